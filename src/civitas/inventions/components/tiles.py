"""Specialist tiles, Knowledge tiles and Influence tiles, one row each."""

from __future__ import annotations

from typing import Final

from civitas.inventions.kinds import (
    CALL_DIPLOMAT,
    CULTURE,
    ECONOMY,
    EUREKA,
    GAIN_INFLUENCE,
    INFLUENCE,
    INNOVATE,
    NEW_ACADEMIC,
    NEW_CITIZEN,
    NEW_SPECIALIST,
    PRESENT,
    RETURN_CITIZENS,
    SCORE_BESIDE_CARDS,
    SCORE_ECONOMY_TOKENS,
    SCORE_INVENTIONS,
    SCORE_PROGRESS,
    SCORE_SAGES,
    SCORE_SPECIALISTS,
    SHARE,
    TECHNOLOGY,
    TRAVEL,
    TWO_SPECIALISTS,
    InfluenceTile,
    KnowledgeTile,
    SpecialistTile,
)

# fmt: off
# Two of them get no card at the start, the best one too. Of the others two are about equally good (an Academic, a
# Merchant), so that with two players nobody starts ahead; three give nothing before the first turn, when nobody is on the
# Map and nothing is invented there. Whoever plays last starts first, and so has the choice.
SPECIALIST_ROWS: Final = (
    SpecialistTile("Specialist tile 1", it="Tessera Specialista 1", pt="Peça de Especialista 1", benefit=TWO_SPECIALISTS, starts_with_card=False),
    SpecialistTile("Specialist tile 2", it="Tessera Specialista 2", pt="Peça de Especialista 2", benefit=NEW_SPECIALIST + ECONOMY),
    SpecialistTile("Specialist tile 3", it="Tessera Specialista 3", pt="Peça de Especialista 3", benefit=INNOVATE),
    SpecialistTile("Specialist tile 4", it="Tessera Specialista 4", pt="Peça de Especialista 4", benefit=GAIN_INFLUENCE),
    SpecialistTile("Specialist tile 5", it="Tessera Specialista 5", pt="Peça de Especialista 5", benefit=NEW_CITIZEN, starts_with_card=False),
    SpecialistTile("Specialist tile 6", it="Tessera Specialista 6", pt="Peça de Especialista 6", benefit=NEW_ACADEMIC),
    SpecialistTile("Specialist tile 7", it="Tessera Specialista 7", pt="Peça de Especialista 7", benefit=RETURN_CITIZENS),
)

KNOWLEDGE_ROWS: Final = (
    KnowledgeTile("Knowledge tile 1", it="Tessera Conoscenza 1", pt="Peça de Conhecimento 1", chain=SHARE,            score=SCORE_BESIDE_CARDS),
    KnowledgeTile("Knowledge tile 2", it="Tessera Conoscenza 2", pt="Peça de Conhecimento 2", chain=INNOVATE,         score=SCORE_INVENTIONS + TECHNOLOGY),
    KnowledgeTile("Knowledge tile 3", it="Tessera Conoscenza 3", pt="Peça de Conhecimento 3", chain=GAIN_INFLUENCE,   score=SCORE_PROGRESS + CULTURE),
    KnowledgeTile("Knowledge tile 4", it="Tessera Conoscenza 4", pt="Peça de Conhecimento 4", chain=CALL_DIPLOMAT,    score=SCORE_ECONOMY_TOKENS),
    KnowledgeTile("Knowledge tile 5", it="Tessera Conoscenza 5", pt="Peça de Conhecimento 5", chain=NEW_CITIZEN,      score=SCORE_SAGES),
    KnowledgeTile("Knowledge tile 6", it="Tessera Conoscenza 6", pt="Peça de Conhecimento 6", chain=INFLUENCE,        score=SCORE_PROGRESS + ECONOMY),
    KnowledgeTile("Knowledge tile 7", it="Tessera Conoscenza 7", pt="Peça de Conhecimento 7", chain=NEW_ACADEMIC,     score=SCORE_SPECIALISTS + TECHNOLOGY),
)

# Each player has these five; the first is placed in the preparation.
INFLUENCE_ROWS: Final = (
    InfluenceTile("Influence tile +1",      it="Tessera Influenza +1",          pt="Peça de Influência +1",           citizens=0, chain=INFLUENCE),
    InfluenceTile("Influence tile Travel",  it="Tessera Influenza Viaggia",     pt="Peça de Influência Viajar",       citizens=2, chain=TRAVEL),
    InfluenceTile("Influence tile Present", it="Tessera Influenza Presenta",    pt="Peça de Influência Apresentar",   citizens=3, chain=PRESENT),
    InfluenceTile("Influence tile Share",   it="Tessera Influenza Condividi",   pt="Peça de Influência Compartilhar", citizens=3, chain=SHARE),
    InfluenceTile("Influence tile Eureka",  it="Tessera Influenza Eureka",      pt="Peça de Influência Eureca",       citizens=4, chain=EUREKA),
)
# fmt: on
