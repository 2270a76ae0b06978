"""Aggressions: whom one may attack, and how the rival defends."""

import pytest

from tests.support.ages import asked, civ, civ_of, log, options, play, seen, table
from tests.support.ages.attacks import against, attacker, facing, succeed
from tests.support.ages.positions import OVER
from tests.support.rules import rule

BONUS_I = "Defense and Colonization I"


# Playing one


@rule("NS-11.1", "NS-11.2")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("Enslave", 2), ("Plunder I", 1), ("Plunder II", 1), ("Plunder III", 1), ("Raid I", 1), ("Raid II", 2),
        ("Raid III", 3), ("Annex", 2), ("Infiltrate", 2), ("Spy", 1), ("Armed Intervention", 2),
    ],
)  # fmt: skip
def test_an_aggression_costs_military_actions_and_the_rival_is_asked_to_defend(card: str, cost: int) -> None:
    rival = civ(leader="Bill Gates", colonies="Vast Territory I", military_hand=BONUS_I)
    game = facing(card, rival, military_left=cost)
    short = facing(card, rival, military_left=cost - 1)

    assert options(game) == {"pass", against(card)}
    assert play(game, against(card)) == {
        "military 1": -cost, "military hand 1": f"-{card}", "asked": "2: Defend",
    }  # fmt: skip
    assert options(short) == {"pass"}


@rule("NS-R71", "NS-11.4")
@pytest.mark.parametrize(("strength", "may"), [(3, True), (4, False), (5, False)])
def test_only_a_weaker_rival_can_be_attacked(strength: int, may: bool) -> None:
    game = facing("Spy", civ(technologies=f"Warriors {strength}"))

    assert (against("Spy") in options(game)) == may


@rule("NS-11.2")
def test_each_weaker_rival_can_be_attacked_and_nobody_oneself() -> None:
    game = facing("Spy", civ(technologies="Warriors 5"), civ())

    assert options(game) == {"pass", against("Spy", 3)}


@rule("NS-R10")
def test_aggressions_are_legal_in_the_last_round() -> None:
    game = table(age=4, phase="politics", last_round="this", one=attacker("Spy"), two=civ(science=9))

    assert succeed(game, "Spy") == {"science 1": 5, "science 2": -5, **OVER}


# Pacts


@rule("NS-R71", "NS-11.5")
@pytest.mark.parametrize(("strength", "may"), [(5, True), (6, False)])
def test_open_borders_help_the_attacker(strength: int, may: bool) -> None:
    rival = civ(technologies=f"Warriors {strength}", pact=("Open Borders Agreement", 1))
    game = facing("Spy", rival, civ(technologies="Warriors 9"))

    assert (against("Spy") in options(game)) == may


@rule("NS-R71", "NS-R72", "NS-11.5")
def test_the_bonus_of_open_borders_counts_in_the_defense_and_the_pact_stays() -> None:
    hand = f"{BONUS_I}, {BONUS_I}"
    rival = civ(technologies="Warriors 1", pact=("Open Borders Agreement", 1), military_hand=hand)
    game = facing("Spy", rival, civ(technologies="Warriors 9"))

    play(game, against("Spy"))

    # 4 and 2 against 1 and twice 2: one short, and there are no more cards.
    assert options(game) == {"give up the defence"}
    assert civ_of(game, 2)["pact"] == "Open Borders Agreement"


@rule("NS-R71", "NS-11.3", "OR-54.10")
@pytest.mark.parametrize("pact", ["Acceptance of Supremacy", "Loss of Sovereignty", "Peace Treaty"])
@pytest.mark.parametrize("owner", ["one", "two"])
def test_a_pact_that_forbids_it_prevents_the_attack(pact: str, owner: str) -> None:
    parties = {
        "one": (attacker("Spy", pact=(pact, 2)), civ()),
        "two": (attacker("Spy"), civ(pact=(pact, 1))),
    }
    one, two = parties[owner]
    game = table(players=3, age=3, phase="politics", one=one, two=two, three=civ())

    assert {move for move in options(game) if move.startswith("play")} == {against("Spy", 3)}


@rule("NS-R71", "NS-R75", "NS-11.6", "NS-11.7")
def test_a_pact_that_ends_by_the_attack_is_removed_first_and_its_strength_is_not_counted() -> None:
    one = attacker("Spy", 2, pact=("Military Alliance", 2))
    game = table(
        players=3,
        age=3,
        phase="politics",
        one=one,
        two=civ(science=9, military_hand=BONUS_I),
        three=civ(technologies="Warriors 9"),
    )

    assert play(game, against("Spy")) == {
        "military 1": -1,
        "military hand 1": "-Spy",
        "pact 1": "-Military Alliance",
        "discards": "+Military Alliance",
        "strength 1": -3,
        "strength 2": -3,
        "asked": "2: Defend",
    }


@rule("NS-R71", "NS-11.6")
@pytest.mark.parametrize(("side", "may"), [("A", True), ("B", False)])
def test_the_strength_of_a_promise_of_protection_counts_for_neither_side(side: str, may: bool) -> None:
    # Without the pact 3 against 2, or 2 against 3.
    strengths = (3, 2) if side == "A" else (2, 3)
    pact = ("Promise of Military Protection", 2, side)
    one = attacker("Spy", strengths[0], pact=pact)
    two = civ(technologies=f"Warriors {strengths[1]}")
    game = table(players=3, age=3, phase="politics", one=one, two=two, three=civ(technologies="Warriors 9"))

    assert (against("Spy") in options(game)) == may


# Defending


@rule("NS-R72", "NS-11.8", "NS-11.9", "NS-11.11")
def test_bonus_cards_add_their_defense_and_other_cards_one_until_the_strength_is_reached() -> None:
    game = facing("Spy", civ(military_hand=f"{BONUS_I}, Rats", science=9))
    play(game, against("Spy"))

    assert options(game) == {"give up the defence", f"add {BONUS_I}", "discard Rats"}
    assert play(game, f"add {BONUS_I}") == {"asked": "2: Defend"}
    assert options(game) == {"discard Rats"}
    assert play(game, "discard Rats") == {
        "military hand 2": f"-{BONUS_I}, -Rats", "discards": f"+{BONUS_I}, +Rats, +Spy", **OVER,
    }  # fmt: skip
    assert log(game)[-1] == "Spy of Player 1 was fended off."


@rule("NS-R72", "NS-11.11")
@pytest.mark.parametrize(("strength", "defends"), [(3, True), (4, False)])
def test_equal_strength_fends_off_and_one_less_does_not(strength: int, defends: bool) -> None:
    game = facing("Spy", civ(military_hand=BONUS_I), strength=strength)

    play(game, against("Spy"))

    assert (f"add {BONUS_I}" in options(game)) == defends


@rule("NS-R72", "NS-11.8", "NS-11.9")
@pytest.mark.parametrize(
    ("bonus", "defense"),
    [(BONUS_I, 2), ("Defense and Colonization II", 4), ("Defense and Colonization III", 6), ("Crusades", 1)],
)
def test_each_card_adds_what_it_adds(bonus: str, defense: int) -> None:
    enough = facing("Spy", civ(military_hand=bonus), strength=1 + defense)
    short = facing("Spy", civ(military_hand=bonus), strength=2 + defense)

    play(enough, against("Spy"))
    play(short, against("Spy"))

    assert len(options(enough)) == 2
    assert "give up the defence" in options(short) or asked(short) == "1: TakeAction"


@rule("NS-R72", "NS-11.8")
def test_a_defence_that_is_one_short_does_not_hold() -> None:
    game = facing("Spy", civ(military_hand=f"{BONUS_I}, Crusades"), strength=4)
    play(game, against("Spy"), "add Defense and Colonization I")

    assert str(game.why_not("defend")) == (
        "The defence does not hold yet: it needs 1 more (Ages, Playing an aggression)."
    )
    play(game, "discard Crusades")
    assert "defend" in options(game) or asked(game) == "1: TakeAction"


@rule("NS-R72", "NS-R21", "NS-11.10", "NS-48.6")
def test_no_more_cards_than_military_actions_in_all_whether_spent_or_not() -> None:
    hand = "Rats, Foray, Crusades"
    enough = facing("Spy", civ(military_hand=hand, military_left=0), strength=3)
    short = facing("Spy", civ(military_hand=hand, spare_military=1), strength=4)

    play(enough, against("Spy"))
    play(short, against("Spy"))

    assert "discard Crusades" in options(enough)
    assert options(short) == {"give up the defence"}


@rule("NS-R72", "NS-11.11")
def test_whoever_has_reached_the_strength_exactly_may_stop_or_add_more() -> None:
    rival = civ(military_hand=f"{BONUS_I}, Rats, Foray", government="Monarchy")
    game = facing("Spy", rival, strength=3)

    play(game, against("Spy"), f"add {BONUS_I}")

    assert options(game) == {"defend", "discard Rats", "discard Foray"}
    assert play(game, "defend") == {"military hand 2": f"-{BONUS_I}", "discards": f"+{BONUS_I}, +Spy", **OVER}
    assert civ_of(game, 2, 2)["military_hand"] == ["Foray", "Rats"]


@rule("NS-R72", "NS-11.10")
def test_with_as_many_cards_as_military_actions_the_defense_is_over() -> None:
    game = facing("Spy", civ(military_hand="Rats, Foray, Crusades"), strength=3)

    play(game, against("Spy"), "discard Crusades")

    assert play(game, "discard Foray") == {
        "military hand 2": "-Crusades, -Foray", "discards": "+Crusades, +Foray, +Spy", **OVER,
    }  # fmt: skip


@rule("NS-R72", "NS-11.12")
def test_whoever_gives_up_spends_no_card() -> None:
    game = facing("Spy", civ(military_hand=BONUS_I, science=9), strength=3)

    play(game, against("Spy"))

    assert play(game, "give up the defence") == {"discards": "+Spy", "science 1": 5, "science 2": -5, **OVER}


@rule("NS-R72", "NS-40.2", "NS-40.3")
def test_cards_of_the_defense_are_shown_or_hidden_as_they_were_played_or_not() -> None:
    game = facing("Spy", civ(military_hand=f"{BONUS_I}, Rats"))

    play(game, against("Spy"), f"add {BONUS_I}", "discard Rats")

    assert seen(game)["shown_discards"][1] == [BONUS_I]
    assert seen(game)["shown_discards"][2] == ["Spy"]
    assert seen(game)["discards"] == [0, 1, 0, 0]
    assert "Player 2 discarded a military card for one more." in log(game, 1)
