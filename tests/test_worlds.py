"""Zones are the truth of secrecy: what a seat cannot see decides nothing about the worlds it imagines."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

import civitas
from civitas import _form
from civitas.kernel.chance import Chance
from civitas.kernel.knowledge import Zone

RULESETS: dict[str, tuple[str, dict[str, object]]] = {
    "duel": ("duel", {}),
    "duel, a first game": ("duel", {"options": {"wonders": "first-game"}}),
    "ages, new story, 2": ("ages", {"players": 2}),
    "ages, new story, 4": ("ages", {"players": 4}),
    "ages, new story, peaceful": ("ages", {"players": 3, "options": {"military": "peaceful"}}),
    "ages, new story, a first game": ("ages", {"players": 2, "options": {"length": "first"}}),
    "ages, original, simple": ("ages", {"players": 2, "edition": "original", "options": {"mode": "simple"}}),
    "ages, original, advanced": ("ages", {"players": 3, "edition": "original", "options": {"mode": "advanced"}}),
    "ages, original, full": ("ages", {"players": 3, "edition": "original"}),
    "ages, original, bonuses by age": ("ages", {"players": 2, "edition": "original", "options": {"bonuses": "by-age"}}),
    "ages, original, personal": ("ages", {"players": 3, "edition": "original", "options": {"bonuses": "personal"}}),
    "ages, original, public": ("ages", {"players": 2, "edition": "original", "options": {"bonuses": "public"}}),
    "inventions, 2 with Chronos": ("inventions", {"players": 2}),
    "inventions, 3": ("inventions", {"players": 3}),
    "inventions, 4": ("inventions", {"players": 4}),
    "inventions, any Wealth tile": ("inventions", {"players": 3, "options": {"wealth_choice": "any"}}),
    "inventions, old Ideas stay": ("inventions", {"players": 2, "options": {"old_ideas_in_deck": "stay"}}),
}
"""By name: a game and its set-up."""
EVERY = 5 if _form.compiled() else 30
"""Which positions are looked at: in plain Python fewer."""
NUMBERS = {
    "duel": (
        "Duel.active Duel.age Duel.available Duel.buildable Duel.ending Duel.face_up Duel.first Duel.looting "
        "Duel.offer Duel.pawn Duel.present Duel.reachable Duel.second Duel.shared Duel.uses "
        "City.buys City.chains City.coins City.colours City.goods_choices City.makes City.prices "
        "City.raw_choices City.shared City.symbols"
    ),
    "ages": (
        "Ages.active Ages.age Ages.chance Ages.civs Ages.current_owners Ages.discard_owners Ages.edition "
        "Ages.fitted_for Ages.future_owners Ages.is_fresh Ages.is_last_round Ages.parties Ages.round Ages.row_actions "
        "Ages.row_others Ages.row_wonders Ages.seen_event Ages.shared Ages.sheets "
        "Civilization.attacked_by Civilization.blue_bank Civilization.blue_on Civilization.blue_owned "
        "Civilization.caesar_used Civilization.civil_left Civilization.civil_lost Civilization.civil_total "
        "Civilization.colonization Civilization.columbus_used Civilization.culture Civilization.culture_rating "
        "Civilization.hand_actions Civilization.hand_leaders Civilization.hand_technologies "
        "Civilization.happiness Civilization.idle_workers Civilization.leader_ages Civilization.left "
        "Civilization.manned Civilization.military_left Civilization.military_total Civilization.pact_partner "
        "Civilization.pact_side "
        "Civilization.science Civilization.science_rating Civilization.shared Civilization.shown_in_hand "
        "Civilization.skips_politics "
        "Civilization.spare_civil Civilization.spare_food Civilization.spare_military Civilization.spare_resources "
        "Civilization.stages_built Civilization.strength Civilization.tactic_is_exclusive "
        "Civilization.unit_resources Civilization.unit_science Civilization.used Civilization.war_target "
        "Civilization.workers Civilization.yellow_bank Civilization.yellow_owned"
    ),
    "inventions": (
        "Inventions.active Inventions.chronos Inventions.chronos_region Inventions.chronos_tiles "
        "Inventions.colours Inventions.deck_at Inventions.edition Inventions.era Inventions.forums "
        "Inventions.presented Inventions.regions Inventions.reuse_forum Inventions.round Inventions.rulings "
        "Inventions.societies Inventions.turn_order RegionDisplay.innovator RegionDisplay.inventor "
        "RegionDisplay.presenter RegionDisplay.presenters RegionDisplay.sage RegionDisplay.scoring "
        "Society.citizens Society.crowded Society.diplomats Society.economy_tokens Society.epoch "
        "Society.era_space Society.exhausted Society.face_up Society.fresh Society.influence "
        "Society.order_space Society.points Society.ready Society.sages Society.season_1 Society.season_2 "
        "Society.supply Society.taken Society.tokens Society.types"
    ),
}
"""What a state holds besides cards and tokens with faces: numbers, bits of effects, and its parts."""


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", range(3))
def test_a_redealt_world_does_not_depend_on_what_the_viewer_cannot_see(ruleset: str, seed: int) -> None:
    name, setup = RULESETS[ruleset]
    game = civitas.new(name, seed=seed, **setup)  # type: ignore[arg-type]
    chance = Chance(seed)
    played = 0
    while game.seat is not None:
        if played % EVERY == seed:
            for viewer in (None, *range(game.setup.players)):
                other = game.redeal(viewer, Chance(1000 + played))
                worlds = [true.redeal(viewer, Chance(played)).state.encode() for true in (game, other)]
                assert worlds[0] == worlds[1], f"move {played}, viewer {viewer}: {game.prompt}"
        options = game.options()
        game.apply(options[chance.below(len(options))])
        played += 1


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_dealer_deals_each_of_its_worlds_as_if_it_were_the_first(ruleset: str) -> None:
    name, setup = RULESETS[ruleset]
    game = civitas.new(name, seed=7, **setup)  # type: ignore[arg-type]
    chance = Chance(7)
    played = 0
    while game.seat is not None:
        if played % (4 * EVERY) == 0:
            before = game.state.encode()
            dealer = game.rules.dealer(game.state, game.seat)
            worlds = [dealer.world(Chance(seed)) for seed in range(3)]
            for world in worlds:
                world.apply(world.options()[0])
            again = [dealer.world(Chance(seed)).encode() for seed in range(3)]
            assert again == [game.redeal(game.seat, Chance(seed)).state.encode() for seed in range(3)], f"move {played}"
            assert game.state.encode() == before
        options = game.options()
        game.apply(options[chance.below(len(options))])
        played += 1


@pytest.mark.parametrize("game", NUMBERS)
def test_every_pile_of_the_state_has_a_zone(game: str) -> None:
    zones: tuple[Zone, ...] = import_module(f"civitas.{game}.knowledge").ZONES
    in_zones = {pile for zone in zones for pile in zone.piles}

    assert attributes_of(game) - set(NUMBERS[game].split()) == in_zones


@pytest.mark.parametrize("game", NUMBERS)
def test_every_zone_is_asked(game: str) -> None:
    folder = Path(civitas.__file__).parent / game
    module = import_module(f"civitas.{game}.knowledge")
    zones: tuple[Zone, ...] = module.ZONES
    source = (folder / "knowledge.py").read_text("utf-8") + (folder / "view.py").read_text("utf-8")

    asked = names_in_functions(source)
    assert [zone.name for zone in zones if not any(vars(module).get(name) is zone for name in asked)] == []


def names_in_functions(source: str) -> set[str]:
    """The names that functions read: a zone that stands in the table only is asked by nobody."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return {node.id for function in functions for node in ast.walk(function) if isinstance(node, ast.Name)}


def attributes_of(game: str) -> set[str]:
    """The attributes of the state and its parts, read from the source: compiled classes do not list them."""
    file = Path(civitas.__file__).parent / game / "state.py"
    found = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{slot}" for line in node.body for slot in slots_in(line)}
    return found


def slots_in(line: ast.stmt) -> list[str]:
    if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__slots__":
        return list(ast.literal_eval(line.value))
    return []
