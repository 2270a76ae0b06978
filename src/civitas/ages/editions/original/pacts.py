"""The pacts, one copy of each, left out with two players: equal sides, or a side A and a side B."""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import AGE_I, AGE_II, AGE_III, Pact, Side

# fmt: off
PACTS: Final = (
    Pact("Open Borders Agreement",         it="Accordo di Frontiere Aperte",        pt="Acordo de Livre Fronteira",      age=AGE_I,   both=Side(military_actions=1), attack_bonus=3),
    Pact("Trade Routes Agreement",         it="Accordo sulle Rotte Commerciali",    pt="Acordo de Rotas Comerciais",     age=AGE_I,   a=Side(food_as_resource=True), b=Side(resource_as_food=True)),
    Pact("Acceptance of Supremacy",        it="Accettazione della Supremazia",      pt="Aceitação da Supremacia",        age=AGE_II,  a=Side(resources=1), b=Side(resources=-1), forbids_attack=True),
    Pact("International Trade Agreement",  it="Accordo Commerciale Internazionale", pt="Acordo Comercial Internacional", age=AGE_II,  a=Side(resources=1), b=Side(food=1)),
    Pact("Promise of Military Protection", it="Promessa di Protezione Militare",    pt="Promessa de Proteção Militar",   age=AGE_II,  a=Side(culture=1), b=Side(strength=5, culture=-1), ends_by_attack=True),
    Pact("Scientific Cooperation",         it="Cooperazione Scientifica",           pt="Cooperação Científica",          age=AGE_II,  science_less=2, partner_pays=1),
    Pact("International Tourism",          it="Turismo Internazionale",             pt="Turismo Internacional",          age=AGE_III, both=Side(culture_per_wonder=1)),
    Pact("Loss of Sovereignty",            it="Perdita di Sovranità",               pt="Perda de Soberania",             age=AGE_III, a=Side(culture=2), b=Side(culture=-2, no_war_on=True), forbids_attack=True),
    Pact("Military Pact",                  it="Patto Militare",                     pt="Pacto Militar",                  age=AGE_III, both=Side(strength=4), ends_by_attack=True),
    Pact("Peace Treaty",                   it="Trattato di Pace",                   pt="Tratado de Paz",                 age=AGE_III, both=Side(culture=1), forbids_attack=True),
)
# fmt: on
