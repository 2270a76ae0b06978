"""The twelve wonders, one row each."""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.effects import BROWN, GREY, MANUFACTURED_GOOD, RAW_MATERIAL, Cost, Wonder

# fmt: off
WONDERS: Final = (
    Wonder("The Appian Way",        it="La Via Appia",          pt="A Via Ápia",           cost=Cost(clay=2, stone=2, papyrus=1), coins=3, rival_loses=3, points=3, play_again=True),
    Wonder("Circus Maximus",        it="Il Circo Massimo",      pt="O Circo Máximo",       cost=Cost(wood=1, stone=2, glass=1), destroys=GREY, shields=1, points=3),
    Wonder("The Colossus",          it="Il Colosso",            pt="O Colosso",            cost=Cost(clay=3, glass=1), shields=2, points=3),
    Wonder("The Great Library",     it="La Grande Biblioteca",  pt="A Grande Biblioteca",  cost=Cost(wood=3, glass=1, papyrus=1), library=True, points=4),
    Wonder("The Great Lighthouse",  it="Il Grande Faro",        pt="O Grande Farol",       cost=Cost(wood=1, stone=1, papyrus=2), chooses=RAW_MATERIAL, points=4),
    Wonder("The Hanging Gardens",   it="I Giardini Pensili",    pt="Os Jardins Suspensos", cost=Cost(wood=2, glass=1, papyrus=1), coins=6, points=3, play_again=True),
    Wonder("The Mausoleum",         it="Il Mausoleo",           pt="O Mausoléu",           cost=Cost(clay=2, glass=2, papyrus=1), mausoleum=True, points=2),
    Wonder("Piraeus",               it="Il Pireo",              pt="Pireu",                cost=Cost(wood=2, clay=1, stone=1), chooses=MANUFACTURED_GOOD, points=2, play_again=True),
    Wonder("The Pyramids",          it="Le Piramidi",           pt="As Pirâmides",         cost=Cost(stone=3, papyrus=1), points=9),
    Wonder("The Sphinx",            it="La Sfinge",             pt="A Esfinge",            cost=Cost(clay=1, stone=1, glass=2), points=6, play_again=True),
    Wonder("The Statue of Zeus",    it="La Statua di Zeus",     pt="A Estátua de Zeus",    cost=Cost(wood=1, clay=1, stone=1, papyrus=2), destroys=BROWN, shields=1, points=3),
    Wonder("The Temple of Artemis", it="Il Tempio di Artemide", pt="O Templo de Ártemis",  cost=Cost(wood=1, stone=1, glass=1, papyrus=1), coins=12, play_again=True),
)

# The wonders of a first game (rulebook, Wonder selection).
FIRST_GAME: Final = (
    ("The Pyramids", "The Great Lighthouse", "The Temple of Artemis", "The Statue of Zeus"),
    ("Circus Maximus", "Piraeus", "The Appian Way", "The Colossus"),
)
# fmt: on
