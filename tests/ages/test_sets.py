"""Cards and units that are chosen as a set: named in any order, one by one or all at once."""

import pytest

from civitas import IllegalMove
from tests.support.ages import asked, civ, civ_of, log, options, play, table
from tests.support.ages.attacks import facing
from tests.support.sentences import refusal

TWO, FOUR, SIX = (f"Defense and Colonization {age}" for age in ("I", "II", "III"))


def test_the_last_card_may_be_discarded_first_and_nothing_happens_before_the_set_is_whole() -> None:
    game = table(one=civ(military_hand="Legion, Phalanx, Rats, Foray", government="Despotism"))
    play(game, "end turn")
    last = sorted(options(game))[-1]

    assert len(options(game)) == 4
    assert play(game, last) == {"asked": "1: DiscardMilitary"}
    assert len(civ_of(game, 1, 1)["military_hand"]) == 4
    assert game.prompt.text() == "Player 1, discard 1 military card."
    assert last not in options(game)


def test_the_order_of_discards_does_not_matter() -> None:
    game = table(one=civ(military_hand="Legion, Phalanx, Rats, Foray", government="Despotism"))
    play(game, "end turn")
    one, other = game.clone(), game.clone()

    play(one, "discard Rats", "discard Legion")
    play(other, "discard Legion", "discard Rats")
    game.select(["discard Legion", "discard Rats"])

    assert one.hash == other.hash == game.hash
    assert one.moves == other.moves == game.moves


def test_with_two_and_four_six_are_reached_from_either_card() -> None:
    game = facing("Spy", civ(military_hand=f"{TWO}, {FOUR}"), strength=7)
    play(game, "play Spy against player 2")

    assert options(game) == {"give up the defence", f"add {TWO}", f"add {FOUR}"}
    assert game.why_not(f"add {FOUR}") is None
    play(game, f"add {FOUR}")
    assert game.prompt.text() == "Player 2, Player 1 attacks with Spy, strength 7: add 2 more with cards."
    play(game, f"add {TWO}")

    assert log(game)[-1] == "Spy of Player 1 was fended off."
    assert [game.say(move) for move in game.moves[1:]] == [f"add {TWO}", f"add {FOUR}"]


def test_a_card_that_no_defence_could_have_is_refused_with_what_cards_add_with_it() -> None:
    game = facing("Spy", civ(military_hand=f"{TWO}, {FOUR}, Rats"), strength=7)
    play(game, "play Spy against player 2")

    assert refusal(game, "discard Rats") == (
        "With Rats among them your cards add 5 at most; 6 are needed, and whoever cannot reach them spends none "
        "(Ages, Playing an aggression)."
    )


def test_a_set_that_falls_short_is_refused_as_a_whole_and_changes_nothing() -> None:
    game = facing("Spy", civ(military_hand=f"{TWO}, {FOUR}, Rats", government="Monarchy"), strength=7)
    play(game, "play Spy against player 2")
    before = game.hash

    with pytest.raises(IllegalMove, match="The defence does not hold yet: it needs 1 more"):
        game.select(["discard Rats", f"add {FOUR}"])
    with pytest.raises(IllegalMove, match="Colonization III is not in your military hand"):
        game.select([f"add {FOUR}", f"add {SIX}"])

    assert (game.hash, game.chosen) == (before, [])
    game.select([f"add {FOUR}", "discard Rats", f"add {TWO}", "defend"])
    assert log(game)[-1] == "Spy of Player 1 was fended off."


def test_a_force_may_begin_with_its_cards_and_its_strongest_unit() -> None:
    game = table(
        phase="politics", events="Vast Territory I, Pestilence",
        one=civ(technologies="Warriors 2, Knights 1", military_hand=f"Rats, Foray, {TWO}"),
        two=civ(technologies="Warriors 0"),
    )  # fmt: skip
    play(game, "prepare Rats", "bid 4")

    assert options(game) == {"send Warriors", "send Knights", f"add {TWO}"}
    play(game, f"add {TWO}", "send Knights")
    assert refusal(game, "send the force") == "A force of 3 is too weak: you bid 4 (Ages, Colonizing)."
    play(game, "send Warriors", "send the force")

    assert civ_of(game, 1)["colonies"] == ["Vast Territory I"]
    moves = ["send Warriors", "send Knights", f"add {TWO}", "send the force"]
    assert [game.say(move) for move in game.moves[2:]] == moves


def test_a_force_is_handed_in_at_once_with_or_without_its_last_word() -> None:
    game = table(
        phase="politics", events="Vast Territory I, Pestilence",
        one=civ(technologies="Warriors 2, Knights 1", military_hand=f"Rats, {TWO}"), two=civ(technologies="Warriors 0"),
    )  # fmt: skip
    play(game, "prepare Rats", "bid 3")
    other = game.clone()

    with pytest.raises(IllegalMove, match="A force needs at least one unit"):
        game.select([f"add {TWO}"])
    game.select(["send Knights", "send Warriors"])
    other.select(["send the force", "send Warriors", "send Knights"])

    assert game.hash == other.hash
    assert asked(game) == "1: TakeAction"


def test_what_is_chosen_is_seen_by_nobody_else_and_taken_back_one_by_one() -> None:
    game = facing("Spy", civ(military_hand=f"{TWO}, {FOUR}"), strength=7)
    play(game, "play Spy against player 2", f"add {FOUR}")
    own, theirs = game.view(1), game.view(0)

    assert [choice["text"] for choice in own["chosen"] or ()] == [f"add {FOUR}"]
    assert (own["prompt"]["id"], theirs["prompt"]["id"]) == ("ages.ask.defend_on", "ages.ask.defend")
    assert theirs["chosen"] is None
    assert game.say(game.take_back()) == f"add {FOUR}"
    assert game.chosen == []


def test_ticked_cards_are_looked_at_before_they_are_handed_in() -> None:
    game = facing("Spy", civ(military_hand=f"{TWO}, {FOUR}, Rats", government="Monarchy"), strength=6)
    play(game, "play Spy against player 2")

    short, whole = game.choosing([f"add {FOUR}"]), game.choosing([f"add {FOUR}", "discard Rats"])

    assert (short["whole"], whole["whole"]) == (False, True)
    assert [choice["text"] for choice in short["moves"]] == [f"add {TWO}", "discard Rats"]
    assert [choice["sentence"]["args"]["strength"] for choice in whole["chosen"]] == [4, 1]
    assert whole["prompt"]["id"] == "ages.ask.defended"
    assert game.chosen == []


def test_one_answer_is_no_set() -> None:
    game = table()

    with pytest.raises(IllegalMove, match="Here one answer is given, not a set"):
        game.select(["end turn", "increase population"])
    game.select(["end turn"])
    assert game.say(game.moves[-1]) == "end turn"


def test_a_member_too_many_is_refused() -> None:
    game = table(one=civ(military_hand="Legion, Phalanx, Rats, Foray", government="Despotism"))
    play(game, "end turn")

    with pytest.raises(IllegalMove, match="'discard Rats' is one too many"):
        game.select(["discard Legion", "discard Phalanx", "discard Rats"])
    with pytest.raises(IllegalMove, match="That is not all: Player 1, discard 1 military card"):
        game.select(["discard Legion"])
