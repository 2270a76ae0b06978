"""The coach: it speaks of what a seat may overlook, and knows no more than the seat."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import civitas
from civitas import bots, coaching
from civitas.coaching import Advice, Restraint, advise, can_coach
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.messages import Message, sentences
from civitas.library import games
from civitas.teaching.courses import find_lesson
from civitas.teaching.rulebook import at_step

COACHED = [game for game in games() if can_coach(game)]


def scene(lesson: str, step: str) -> Game:
    """The position of a lesson in which a step stands."""
    return next(place.start() for place, one in find_lesson(lesson)[1].steps if one.id == step)


def kinds(game: Game, move: str | None = None, seat: int = 0) -> list[str]:
    return [advice.kind for advice in advise(game, seat, move)]


@pytest.mark.parametrize("game", COACHED)
def test_what_is_hidden_changes_nothing_that_is_said(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every position of a game, with the move in mind and without: the same in another world that looks the same.

    Nor does it matter which of these worlds the coach imagines.
    """
    table = civitas.new(game, seed=6)
    players = [bots.make("greedy", game, seed=1), bots.make("uniform", game, seed=2)]
    said = set()
    while table.seat is not None and len(table.moves) < 160:
        seat, move = table.seat, players[table.seat].choose(table)
        for meant in (None, table.say(move)):
            heard = [advice.json() for advice in advise(table, seat, meant)]
            other = table.redeal(seat, Chance(len(table.moves)))
            assert heard == [advice.json() for advice in advise(other, seat, meant)]
            monkeypatch.setattr(coaching, "SEED", 2 + len(table.moves))
            assert heard == [advice.json() for advice in advise(table, seat, meant)]
            monkeypatch.undo()
            said |= {row["kind"] for row in heard}
        table.apply(move)

    assert len(said) >= 3


@pytest.mark.parametrize("game", COACHED)
def test_nobody_else_is_advised_and_nothing_is_changed(game: str) -> None:
    table = civitas.new(game, seed=5)
    before = table.hash

    assert advise(table, 1) == []
    advise(table, 0, table.say(table.options()[0]))
    assert table.hash == before


def test_a_card_that_frees_the_winning_one_is_warned_of_and_another_is_not() -> None:
    game = scene("duel.4", "uncover")

    (advice,) = [row for row in advise(game, 0, "build Aqueduct") if row.kind == "frees"]
    assert str(advice.message) == "Look at what this card frees: Parade Ground would end the game for your rival."
    assert advice.point == ["card:Parade Ground"]
    assert "frees" not in kinds(game, "discard Laboratory")


def test_danger_at_the_capital_and_of_the_sixth_symbol() -> None:
    assert "capital" in kinds(scene("duel.4", "poor"))
    assert "fifth" in kinds(scene("duel.5", "his"))
    assert "capital" not in kinds(scene("duel.5", "recall"))


def test_a_win_that_is_passed_over_is_spoken_of_without_saying_which() -> None:
    game = scene("duel.5", "win")

    (advice,) = [row for row in advise(game, 0, "build Palace") if row.kind == "winning"]
    assert "Study" not in str(advice.message)
    assert "winning" not in kinds(game, "build Study")


def test_a_pair_a_chain_and_much_money() -> None:
    game = scene("duel.5", "pair")

    assert kinds(game) == ["pair"]
    assert kinds(game, "build Sawmill") == ["chain"]
    assert kinds(scene("duel.6", "begin")) == ["rich"]


def test_the_dangers_at_the_end_of_a_turn() -> None:
    starts = [place.start() for place in find_lesson("ages.4")[1].scenes]

    assert [kinds(start, "end turn") for start in starts] == [
        ["corruption", "actions", "idle", "hand"],
        ["hunger", "idle", "science"],
        ["uprising", "science", "hand"],
    ]
    assert [kinds(start) for start in starts] == [[], [], []]


def test_actions_do_not_keep() -> None:
    game = civitas.new("ages", seed=3)
    for move in ("end turn", "end turn", "pass"):
        game.play(move)

    assert "actions" in kinds(game, "end turn")


def test_corruption_is_told_with_its_numbers() -> None:
    game = find_lesson("ages.4")[1].scenes[0].start()

    (advice,) = [row for row in advise(game, 0, "end turn") if row.kind == "corruption"]
    assert str(advice.message).startswith("If you end now, corruption takes 2: 9 blue tokens lie on your cards.")
    on_cards = sum(row["blue"] for row in game.view(0)["table"]["civilizations"][0]["technologies"])
    assert advice.message.args["kept"] == on_cards == 16 - game.view(0)["table"]["civilizations"][0]["blue_bank"]


def test_where_mines_produce_first_corruption_comes_from_what_is_made() -> None:
    (advice,) = [row for row in advise(scene("ages-original.1", "order"), 0, "end turn") if row.kind == "corruption"]

    assert "corruption takes 2: what you produce empties the blue bank" in str(advice.message)


def test_a_pawn_at_the_gates_is_spoken_of_twice() -> None:
    near, nearer = scene("duel.4", "poor"), scene("duel.4", "uncover")

    (first,) = [row for row in advise(near, 0) if row.kind == "capital"]
    (then,) = [row for row in advise(nearer, 0) if row.kind == "capital"]
    restraint = Restraint()
    assert [restraint.choose([row]) for row in (first, first, then, then)] == [first, None, then, None]


def test_what_the_end_of_an_age_takes_is_named_and_nothing_else() -> None:
    game = scene("ages.11", "deck")

    (advice,) = [row for row in advise(game, 0, "end turn") if row.kind == "age_ends"]
    assert advice.message.args["what"] == ["Hanging Gardens", "Aristotle"]
    assert advice.point == ["card:Hanging Gardens", "card:Aristotle"]
    game.play("build 1 stage")
    game.play("build 1 stage")
    (advice,) = [row for row in advise(game, 0, "end turn") if row.kind == "age_ends"]
    assert advice.message.args["what"] == ["Aristotle"]
    assert "age_ends" not in kinds(scene("ages.9", "margin"), "pass")


def test_near_the_end_what_does_not_earn_its_cost_is_spoken_of() -> None:
    game = scene("ages.11", "impact")
    game.play("prepare Impact of Happiness")

    (advice,) = [row for row in advise(game, 0, "build Iron") if row.kind == "late"]
    assert str(advice.message) == (
        "About 1 turn left: 5 resources spent here bring back 2 until the end. Only culture counts then."
    )
    assert "late" not in kinds(game, "build Warriors")
    assert "late" not in kinds(scene("ages.12", "use"), "build Bronze")
    assert "late" not in kinds(scene("ages-simple.3", "when"), "build Bronze")  # its end scores what a mine makes


def test_a_revolution_is_not_too_late_for_whoever_changes_the_government_in_peace() -> None:
    game = at_step("ages-simple.3", "government").game

    assert "revolution" not in kinds(game, "develop Monarchy")
    assert "revolution" in kinds(game, "destroy Bronze")


def test_science_for_a_card_in_hand_is_spoken_of_when_the_turn_ends() -> None:
    game = scene("ages.9", "giveup")
    for move in ("give up the defence", "raid Religion", "end turn", "pass"):
        game.play(move)

    (advice,) = [row for row in advise(game, 0, "end turn") if row.kind == "science"]
    assert advice.message.args["card"] in ("Cartography", "Warfare")
    assert "science" not in kinds(game, "develop Warfare")


def test_each_kind_is_said_once_and_again_where_twice_as_much_is_at_stake() -> None:
    def of(kind: str, loss: int) -> Advice:
        return Advice(kind, Message("coach.ages.unmade"), loss=loss)

    restraint = Restraint()

    assert restraint.choose([of("a", 2), of("b", 1)]) == of("a", 2)
    assert restraint.choose([of("a", 3), of("b", 1)]) == of("b", 1)
    assert restraint.choose([of("a", 3), of("b", 1)]) is None
    assert restraint.choose([of("a", 4)]) == of("a", 4)


# Inventions


def after(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


def test_sharing_for_anothers_points_is_spoken_of_and_sharing_for_ones_own_is_not() -> None:
    game = at_step("inventions.3", "share").game

    (advice,) = [row for row in advise(game, 0, "share in Asia") if row.kind == "whose"]
    assert str(advice.message) == "Whose points are these? Sharing there brings 4 to another player, and 0 to you."
    assert advice.point == ["card:Asia"]
    assert "whose" not in kinds(game, "share in Africa")


def test_a_token_left_unused_is_spoken_of() -> None:
    game = at_step("inventions.2", "chain").game

    assert "tokens" in kinds(game, "skip")
    assert "tokens" not in kinds(game, "chain with Cave Painting")


def test_before_an_era_change_old_ideas_and_high_influence_are_spoken_of_but_not_before_the_end() -> None:
    game = scene("inventions.8", "recall")

    said = {row.kind: str(row.message) for row in advise(game, 0)}
    assert said["ideas"] == "This is the last round of the Era. At Era Change you lose Minted Coin from your hand."
    assert said["influence"] == "Your Influence is 6. Era Change takes 1 of it, and before that it pays for building."

    last = scene("inventions.8", "secret")
    assert not {"ideas", "influence"} & set(kinds(last))


def test_nothing_built_with_a_full_tile_display_is_spoken_of() -> None:
    game = after(at_step("inventions.2", "build").game, "done")
    while game.seat != 0:
        game.play(next(text for text in map(game.say, game.options()) if text == "done" or text.startswith("spend")))
    after(game, "pillar on Travel", "travel from Africa to Europe", "skip", "take Culture 1")

    assert len(game.view(0)["table"]["societies"][0]["display"]) == 4
    assert "display" in kinds(game, "done")
    assert "display" not in kinds(game, "build Technology 2 on hex 1")


def test_an_academic_beyond_the_limit_is_spoken_of_wherever_they_come_from() -> None:
    game = scene("inventions.5", "recall")
    after(game, "pillar on Gain Influence", "place Influence tile Travel in Asia", "chain with the tile in Africa")

    (advice,) = [row for row in advise(game, 0, "build Wealth F3 on hex 6") if row.kind == "academic"]
    assert str(advice.message) == "You have 2 Academics, and your limit is 2: another one would go to the supply."
    assert "academic" not in kinds(game, "build Wealth F3 on hex 7")

    early = after(scene("inventions.6", "recall"), "pillar on Call Diplomat")
    assert "academic" not in kinds(early, "recall from Sown Fields")


def test_a_majority_given_away_is_spoken_of() -> None:
    game = at_step("inventions.2", "three").game

    (advice,) = [row for row in advise(game, 0, "call 4 from Africa") if row.kind == "majority"]
    assert str(advice.message) == "You have most Citizens in Africa now. After this you would not."
    assert "majority" not in kinds(game, "call 3 from Africa")


RANDOM_GAMES = [
    ("duel", "makes", 1, 21, None, "your city makes hardly anything"),
    ("duel", "lost_turn", 1, 25, "build The Sphinx with Clay Reserve", "the extra turn of that wonder would be lost"),
    ("duel", "seventh", 1, 37, None, "The seventh is the last one"),
    ("duel", "dear", 1, 47, "build Statue", "8 coins for clay alone"),
    ("duel", "dear", 3, 59, "build University", "That is purchase number 3 of papyrus."),
    ("duel", "fifth", 58, 60, None, "Study would make a pair. With the token Law a pair is the sixth."),
    ("ages", "event", 1, 23, "pass", "You hold Strategic Territory I."),
    ("ages", "empty", 1, 58, "end turn", "Irrigation has no worker yet"),
    ("ages", "revolution", 1, 110, "take Code of Laws at 1", "it is too late for Theocracy this turn"),
    ("ages", "weak", 2, 65, None, "Your strength is 0, the strongest has 5."),
    ("ages", "unmade", 7, 69, "end turn", "The blue bank is nearly empty"),
    ("inventions", "display", 228, 98, "skip", "another Aspiration: one will be lost"),
]
"""What comes up in games of a random player: the game, the kind, the seed, after how many moves, and of which move."""


@pytest.mark.parametrize(("name", "kind", "seed", "after", "move", "said"), RANDOM_GAMES, ids=lambda row: str(row))
def test_what_comes_up_in_a_random_game_is_spoken_of(
    name: str, kind: str, seed: int, after: int, move: str | None, said: str
) -> None:
    game = civitas.new(name, seed=seed)
    player = bots.make("uniform", name, seed)
    assert kind not in kinds(game, seat=game.seat or 0)
    while len(game.moves) < after:
        game.apply(player.choose(game))

    assert game.seat is not None
    (advice,) = [row for row in advise(game, game.seat, move) if row.kind == kind]

    assert said in str(advice.message)


ORDER = re.compile(
    r"(?:^|[.:;,] )(?:or )?(build|buy|call|discard|grow|lose|pass|pay|play|prepare|sell|spend|take|use)\b", re.I
)


def test_the_coach_gives_no_orders() -> None:
    said = {id: text for id, text in sentences("en").items() if id.startswith("coach.")}

    assert len(said) >= 30
    assert {id: text for id, text in said.items() if ORDER.search(text)} == {}


def test_every_situation_is_found_in_some_test() -> None:
    sources = "".join(file.read_text("utf-8") for file in Path(coaching.__file__).parent.glob("*.py"))
    tested = Path(__file__).read_text("utf-8")

    known = set(re.findall(r'Advice\(\s*"(\w+)"', sources))

    assert len(known) >= 30
    assert {kind for kind in known if f'"{kind}"' not in tested} == set()
