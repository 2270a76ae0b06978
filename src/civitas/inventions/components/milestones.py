"""The Milestone tiles, one row each, by the letter of their Era.

A Diplomat sent there gets the first benefit, a Diplomat called back the second.
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
    SCORE_ACADEMICS,
    SCORE_CHAIN_TOKENS,
    SCORE_INFLUENCE_TILES,
    SCORE_INVENTIONS,
    SCORE_PROGRESS,
    SCORE_SPECIALISTS,
    SCORE_WEALTH,
    SEND_DIPLOMAT,
    SHARE,
    TECHNOLOGY,
    TRAVEL,
    TWO_SPECIALISTS,
    WILD_ASPIRATION,
    Milestone,
)

# fmt: off
MILESTONE_ROWS: Final = (
    # A
    Milestone("Tended Fire",       it="Fuoco custodito",         pt="Fogo mantido",         era=1, send=EUREKA,                          recall=INFLUENCE),
    Milestone("Chipped Stone",     it="Pietra scheggiata",       pt="Pedra lascada",        era=1, send=INVENT,                          recall=NEW_SPECIALIST + TECHNOLOGY),
    Milestone("Shared Speech",     it="Parola condivisa",        pt="Fala compartilhada",   era=1, send=PRESENT,                         recall=NEW_SPECIALIST + CULTURE),
    Milestone("Twisted Cord",      it="Corda ritorta",           pt="Corda torcida",        era=1, send=CALL_SPECIALISTS,                recall=NEW_SPECIALIST + ECONOMY),
    Milestone("Gathering Lore",    it="Sapere della raccolta",   pt="Saber da coleta",      era=1, send=INVENT,                          recall=NEW_CITIZEN),
    # B
    Milestone("Sown Fields",       it="Campi seminati",          pt="Campos semeados",      era=2, send=TRAVEL,                          recall=TWO_SPECIALISTS),
    Milestone("Tamed Animals",     it="Animali domati",          pt="Animais domesticados", era=2, send=EUREKA,                          recall=NEW_CITIZEN),
    Milestone("Fired Clay",        it="Argilla cotta",           pt="Argila cozida",        era=2, send=CALL_DIPLOMAT,                   recall=WILD_ASPIRATION),
    Milestone("Woven Fibre",       it="Fibra tessuta",           pt="Fibra tecida",         era=2, send=SHARE,                           recall=SEND_DIPLOMAT),
    # C
    Milestone("Smelting",          it="Fusione dei metalli",     pt="Fundição",             era=3, send=INNOVATE,                        recall=SCORE_CHAIN_TOKENS),
    Milestone("Written Signs",     it="Segni scritti",           pt="Sinais escritos",      era=3, send=PRESENT,                         recall=SCORE_SPECIALISTS + CULTURE),
    Milestone("Wheel and Axle",    it="Ruota e asse",            pt="Roda e eixo",          era=3, send=CALL_SPECIALISTS,                recall=SCORE_SPECIALISTS + ECONOMY),
    # D
    Milestone("Geometry",          it="Geometria",               pt="Geometria",            era=4, send=TRAVEL,                          recall=SCORE_PROGRESS + TECHNOLOGY),
    Milestone("Gearing",           it="Ingranaggi",              pt="Engrenagens",          era=4, send=GAIN_INFLUENCE,                  recall=TWO_SPECIALISTS),
    Milestone("Paper",             it="Carta da scrivere",       pt="Papel",                era=4, send=CALL_DIPLOMAT,                   recall=SCORE_PROGRESS + CULTURE),
    # E
    Milestone("Steam Power",       it="Forza del vapore",        pt="Força do vapor",       era=5, send=INVENT,                          recall=SCORE_INVENTIONS + TECHNOLOGY),
    Milestone("Electromagnetism",  it="Elettromagnetismo",       pt="Eletromagnetismo",     era=5, send=TRAVEL,                          recall=SCORE_INVENTIONS + CULTURE),
    Milestone("Germ Theory",       it="Teoria dei germi",        pt="Teoria dos germes",    era=5, send=PRESENT,                         recall=SCORE_INVENTIONS + ECONOMY),
    # F
    Milestone("Semiconductors",    it="Semiconduttori",          pt="Semicondutores",       era=6, send=SCORE_ACADEMICS,                 recall=GAIN_INFLUENCE),
    Milestone("Genetic Code",      it="Codice genetico",         pt="Código genético",      era=6, send=SCORE_INFLUENCE_TILES,           recall=INNOVATE),
    Milestone("Packet Networks",   it="Reti a pacchetto",        pt="Redes de pacotes",     era=6, send=SCORE_WEALTH,                    recall=INVENT),
)
# fmt: on
