"""The Idea and Invention cards, one row each, by the Milestones they need.

A card of an Era needs a Milestone of that Era or of the one before. Cards of Era 1 are Inventions of the start: only
their type and Chain Action matter.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.kinds import (
    CALL_DIPLOMAT,
    CALL_SPECIALISTS,
    CULTURE,
    ECONOMY,
    EUREKA,
    GAIN_INFLUENCE,
    INFLUENCE,
    INNOVATE,
    INVENT,
    NEW_CITIZEN,
    NEW_SPECIALIST,
    PRESENT,
    SEND_DIPLOMAT,
    SHARE,
    TECHNOLOGY,
    TRAVEL,
    Idea,
)

# fmt: off
IDEA_ROWS: Final = (
    # Era 1
    Idea("Bone Fishhook",         it="Amo d'osso",                pt="Anzol de osso",          era=1, type=ECONOMY,     chain=TRAVEL),
    Idea("Barter Beads",          it="Perline di scambio",        pt="Contas de troca",        era=1, type=ECONOMY,     chain=SHARE),
    Idea("Digging Stick",         it="Bastone da scavo",          pt="Bastão de cavar",        era=1, type=ECONOMY,     chain=SEND_DIPLOMAT),
    Idea("Cave Painting",         it="Pittura rupestre",          pt="Pintura rupestre",       era=1, type=CULTURE,     chain=PRESENT),
    Idea("Bone Flute",            it="Flauto d'osso",             pt="Flauta de osso",         era=1, type=CULTURE,     chain=CALL_DIPLOMAT),
    Idea("Burial Rite",           it="Rito funebre",              pt="Rito funerário",         era=1, type=CULTURE,     chain=GAIN_INFLUENCE),
    Idea("Spear Thrower",         it="Propulsore",                pt="Propulsor de lanças",    era=1, type=TECHNOLOGY,  chain=INVENT),
    Idea("Hand Axe",              it="Amigdala",                  pt="Machado de mão",         era=1, type=TECHNOLOGY,  chain=INNOVATE),
    # Era 2
    Idea("Clay Oven",             it="Forno d'argilla",           pt="Forno de argila",        era=2, type=ECONOMY,     milestone="Tended Fire",      need=2, extra=0, chain=TRAVEL),
    Idea("Polished Sickle",       it="Falcetto levigato",         pt="Foice polida",           era=2, type=TECHNOLOGY,  milestone="Chipped Stone",    need=2, extra=1, chain=CALL_SPECIALISTS),
    Idea("Oral Epic",             it="Epica orale",               pt="Epopeia oral",           era=2, type=CULTURE,     milestone="Shared Speech",    need=2, extra=1, chain=NEW_SPECIALIST + CULTURE),
    Idea("Fishing Net",           it="Rete da pesca",             pt="Rede de pesca",          era=2, type=ECONOMY,     milestone="Twisted Cord",     need=2, extra=1, chain=SHARE),
    Idea("Herbal Remedies",       it="Rimedi d'erbe",             pt="Remédios de ervas",      era=2, type=CULTURE,     milestone="Gathering Lore",   need=2, extra=0, chain=CALL_DIPLOMAT),
    Idea("Granary",               it="Granaio",                   pt="Celeiro",                era=2, type=ECONOMY,     milestone="Sown Fields",      need=2, extra=1, chain=GAIN_INFLUENCE),
    Idea("Ox Yoke",               it="Giogo",                     pt="Canga de bois",          era=2, type=ECONOMY,     milestone="Tamed Animals",    need=1, extra=0, chain=INNOVATE),
    Idea("Painted Pottery",       it="Ceramica dipinta",          pt="Cerâmica pintada",       era=2, type=CULTURE,     milestone="Fired Clay",       need=1, extra=0, chain=NEW_CITIZEN),
    Idea("Hand Loom",             it="Telaio a mano",             pt="Tear manual",            era=2, type=TECHNOLOGY,  milestone="Woven Fibre",      need=2, extra=2, chain=SEND_DIPLOMAT),
    # The deck, by the letter of the Milestone: B
    Idea("Irrigation Canal",      it="Canale d'irrigazione",      pt="Canal de irrigação",     era=3, type=ECONOMY,     milestone="Sown Fields",      need=2, extra=1, chain=PRESENT),
    Idea("Caravan Route",         it="Via carovaniera",           pt="Rota de caravanas",      era=3, type=ECONOMY,     milestone="Tamed Animals",    need=1, extra=0, chain=CALL_SPECIALISTS),
    Idea("Brick Temple",          it="Tempio di mattoni",         pt="Templo de tijolos",      era=3, type=CULTURE,     milestone="Fired Clay",       need=2, extra=1, chain=CALL_DIPLOMAT),
    Idea("Sailcloth Rig",         it="Velatura",                  pt="Velame",                 era=3, type=TECHNOLOGY,  milestone="Woven Fibre",      need=1, extra=1, chain=NEW_SPECIALIST + TECHNOLOGY),
    # C
    Idea("Iron Ploughshare",      it="Vomere di ferro",           pt="Relha de ferro",         era=4, type=ECONOMY,     milestone="Smelting",         need=1, extra=1, chain=CALL_SPECIALISTS),
    Idea("Bronze Bell",           it="Campana di bronzo",         pt="Sino de bronze",         era=4, type=CULTURE,     milestone="Smelting",         need=1, extra=0, chain=INFLUENCE),
    Idea("Law Tablets",           it="Tavole della legge",        pt="Tábuas da lei",          era=4, type=CULTURE,     milestone="Written Signs",    need=1, extra=0, chain=SEND_DIPLOMAT),
    Idea("Tally Ledger",          it="Libro dei conti",           pt="Livro de contas",        era=4, type=ECONOMY,     milestone="Written Signs",    need=1, extra=1, chain=NEW_SPECIALIST + ECONOMY),
    Idea("Spoked Chariot",        it="Carro a raggi",             pt="Biga de rodas raiadas",  era=4, type=TECHNOLOGY,  milestone="Wheel and Axle",   need=1, extra=2, chain=GAIN_INFLUENCE),
    Idea("Potter's Wheel",        it="Tornio da vasaio",          pt="Roda de oleiro",         era=3, type=CULTURE,     milestone="Wheel and Axle",   need=1, extra=1, chain=INNOVATE),
    Idea("Minted Coin",           it="Moneta coniata",            pt="Moeda cunhada",          era=4, type=ECONOMY,     milestone="Smelting",         need=1, extra=0, chain=TRAVEL),
    Idea("Great Library",         it="Grande biblioteca",         pt="Grande biblioteca",      era=4, type=CULTURE,     milestone="Written Signs",    need=2, extra=1, chain=INNOVATE),
    Idea("Wheelbarrow",           it="Carriola",                  pt="Carrinho de mão",        era=4, type=ECONOMY,     milestone="Wheel and Axle",   need=1, extra=1, chain=INNOVATE),
    # D
    Idea("Stone Arch",            it="Arco di pietra",            pt="Arco de pedra",          era=4, type=TECHNOLOGY,  milestone="Geometry",         need=2, extra=2, chain=CALL_SPECIALISTS),
    Idea("Astrolabe",             it="Astrolabio",                pt="Astrolábio",             era=5, type=CULTURE,     milestone="Geometry",         need=1, extra=0, chain=SEND_DIPLOMAT),
    Idea("Tower Clock",           it="Orologio da torre",         pt="Relógio de torre",       era=5, type=TECHNOLOGY,  milestone="Gearing",          need=1, extra=2, chain=EUREKA),
    Idea("Windmill",              it="Mulino a vento",            pt="Moinho de vento",        era=5, type=ECONOMY,     milestone="Gearing",          need=1, extra=0, chain=CALL_SPECIALISTS),
    Idea("Woodblock Print",       it="Xilografia",                pt="Xilogravura",            era=4, type=CULTURE,     milestone="Paper",            need=1, extra=0, chain=CALL_DIPLOMAT),
    Idea("Letter of Credit",      it="Lettera di credito",        pt="Carta de crédito",       era=5, type=ECONOMY,     milestone="Paper",            need=1, extra=0, chain=GAIN_INFLUENCE),
    Idea("Perspective Painting",  it="Pittura prospettica",       pt="Pintura em perspectiva", era=5, type=CULTURE,     milestone="Geometry",         need=1, extra=0, chain=INFLUENCE),
    Idea("Spinning Frame",        it="Filatoio",                  pt="Máquina de fiar",        era=5, type=ECONOMY,     milestone="Gearing",          need=1, extra=0, chain=INNOVATE),
    Idea("Movable Type Press",    it="Stampa a caratteri mobili", pt="Prensa de tipos móveis", era=5, type=CULTURE,     milestone="Paper",            need=1, extra=1, chain=PRESENT),
    # E
    Idea("Railway",               it="Ferrovia",                  pt="Ferrovia",               era=5, type=ECONOMY,     milestone="Steam Power",      need=2, extra=1, chain=GAIN_INFLUENCE),
    Idea("Steam Pump",            it="Pompa a vapore",            pt="Bomba a vapor",          era=5, type=TECHNOLOGY,  milestone="Steam Power",      need=1, extra=2, chain=INVENT),
    Idea("Telegraph",             it="Telegrafo",                 pt="Telégrafo",              era=5, type=CULTURE,     milestone="Electromagnetism", need=1, extra=0, chain=SEND_DIPLOMAT),
    Idea("Electric Light",        it="Luce elettrica",            pt="Luz elétrica",           era=5, type=TECHNOLOGY,  milestone="Electromagnetism", need=2, extra=2, chain=EUREKA),
    Idea("Vaccination",           it="Vaccinazione",              pt="Vacinação",              era=5, type=CULTURE,     milestone="Germ Theory",      need=1, extra=0, chain=NEW_CITIZEN),
    Idea("Canned Food",           it="Cibo in scatola",           pt="Comida enlatada",        era=5, type=ECONOMY,     milestone="Germ Theory",      need=1, extra=0, chain=SHARE),
    # F
    Idea("Personal Computer",     it="Personal computer",         pt="Computador pessoal",     era=6, type=TECHNOLOGY,  milestone="Semiconductors",   need=2, extra=2, chain=INVENT),
    Idea("Gene Therapy",          it="Terapia genica",            pt="Terapia gênica",         era=6, type=CULTURE,     milestone="Genetic Code",     need=1, extra=1, chain=INNOVATE),
    Idea("Online Market",         it="Mercato online",            pt="Mercado on-line",        era=6, type=ECONOMY,     milestone="Packet Networks",  need=1, extra=1, chain=CALL_DIPLOMAT),
)
# fmt: on
