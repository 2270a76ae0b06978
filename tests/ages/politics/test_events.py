"""Preparing events: culture for it, the deck that turns over, and who knows what."""

from typing import cast

import pytest

from civitas import Game
from civitas.ages.state import Ages
from tests.support.ages import asked, civ, log, options, play, seen, table
from tests.support.rules import rule


def current(game: Game) -> list[str]:
    """The current events from the top."""
    state = cast(Ages, game.state)
    return [state.edition.military[id].name for id in reversed(state.current_events)]


def ages(game: Game) -> list[int]:
    """The ages of the current events from the top."""
    state = cast(Ages, game.state)
    return [int(state.edition.military[id].age) for id in reversed(state.current_events)]


@rule("NS-R87", "NS-10.1", "NS-10.2", "NS-10.3")
@pytest.mark.parametrize(
    ("card", "culture"),
    [("Crusades", 1), ("Historic Territory I", 1), ("Cold War", 2), ("Vast Territory II", 2), ("Impact of Science", 3)],
)
def test_preparing_scores_the_level_of_the_card_and_reveals_the_top_event(card: str, culture: int) -> None:
    game = table(age=3, phase="politics", events="Rats, Foray", one=civ(military_hand=card))

    assert options(game) == {"pass", f"prepare {card}"}
    assert play(game, f"prepare {card}") == {
        "culture 1": culture,
        "military hand 1": f"-{card}",
        "future": f"+{card}",
        "events": "-Rats",
        "past": "+Rats",
        "asked": "1: TakeAction",
    }


@rule("NS-R87", "NS-10.2")
def test_the_culture_is_scored_before_the_event_is_revealed() -> None:
    one = civ(culture=4, military_hand="Cold War")
    game = table(age=2, phase="politics", active=1, events="National Pride, Foray", one=one, two=civ(culture=5))

    assert play(game, "prepare Cold War")["culture 1"] == 2 + 5


@rule("NS-9.2")
def test_cards_that_are_no_events_cannot_be_prepared() -> None:
    hand = "Legion, Defense and Colonization I"
    game = table(phase="politics", one=civ(military_hand=hand))

    assert options(game) == {"pass"}


@rule("NS-R87", "NS-10.4", "OR-50.4")
def test_the_last_current_event_turns_the_deck_over_with_the_card_just_prepared() -> None:
    game = table(phase="politics", events="Rats", future="Pestilence by 2", one=civ(military_hand="Crusades"))

    changes = play(game, "prepare Crusades")

    assert changes["events"] == "+Crusades, +Pestilence, -Rats"
    assert (changes["future"], changes["past"], changes["asked"]) == ("-Pestilence", "+Rats", "1: TakeAction")


@rule("NS-10.4")
def test_the_oldest_age_lies_on_top_of_the_new_deck() -> None:
    future = "Impact of Science, Cold War, Crusades, Impact of Wonders, Foray, Prosperity"
    game = table(age=3, phase="politics", events="Rats", future=future, one=civ(military_hand="Iconoclasm"))

    play(game, "prepare Iconoclasm")

    assert ages(game) == [1, 1, 2, 2, 2, 3, 3]
    assert set(current(game)[:2]) == {"Crusades", "Foray"}
    assert seen(game)["future_events"] == 0


@rule("NS-10.4", "OR-50.4")
def test_events_of_one_age_are_shuffled() -> None:
    names = "Crusades, Foray, Pestilence, Immigration, Barbarians, Rebellion"
    game = table(phase="politics", events="Rats", future=names, one=civ(military_hand="Good Harvest"))

    play(game, "prepare Good Harvest")

    assert set(current(game)) == {*names.split(", "), "Good Harvest"}
    assert current(game) not in ([*names.split(", "), "Good Harvest"], ["Good Harvest", *reversed(names.split(", "))])


@rule("NS-R13", "NS-36.9", "NS-40.4", "OR-51.8")
def test_a_resolved_event_never_comes_back() -> None:
    game = table(
        phase="politics", events="Rats, Foray", military_deck_size=0, one=civ(military_hand="Crusades", military_left=2)
    )
    play(game, "prepare Crusades")

    play(game, "end turn")

    assert seen(game)["past_events"] == ["Rats"]
    assert "Rats" not in seen(game, 1)["civilizations"][0]["military_hand"]


@rule("NS-10.5")
def test_a_prepared_event_is_resolved_in_a_later_turn() -> None:
    game = table(phase="politics", events="Rats", one=civ(military_hand="Crusades"), two=civ(military_hand="Foray"))

    play(game, "prepare Crusades", "end turn")
    assert asked(game) == "2: PoliticalAction"
    changes = play(game, "prepare Foray")

    assert (changes["past"], changes["culture 2"], changes.get("culture 1", 0)) == ("+Crusades", 1 + 4, -1)


# Who knows what


@rule("NS-10.1")
def test_only_who_prepared_an_event_knows_it() -> None:
    game = table(phase="politics", events="Rats by 2, Foray by 2", one=civ(military_hand="Crusades"))

    play(game, "prepare Crusades")

    assert seen(game, 1)["prepared"] == {"future": ["Crusades"], "current": []}
    assert [seen(game, viewer)["prepared"]["future"] for viewer in (2, None)] == [[], []]
    assert log(game, 1)[0] == "Player 1 prepared Crusades."
    assert log(game, 2)[0] == log(game)[0] == "Player 1 prepared an event."
    assert [seen(game, viewer)["future_events"] for viewer in (1, 2, None)] == [1, 1, 1]


def test_whoever_prepared_an_event_knows_it_among_the_current_ones_but_not_where() -> None:
    future = "Pestilence by 2, Foray by 1, Immigration by 2"
    game = table(phase="politics", events="Rats", future=future, one=civ(military_hand="Crusades"))

    play(game, "prepare Crusades")

    assert seen(game, 1)["prepared"] == {"future": [], "current": ["Crusades", "Foray"]}
    assert seen(game, 2)["prepared"] == {"future": [], "current": ["Immigration", "Pestilence"]}
    assert seen(game)["prepared"] == {"future": [], "current": []}
    assert [seen(game, viewer)["next_event"] for viewer in (1, 2, None)] == [None, None, None]


def test_an_event_that_is_revealed_is_known_to_all() -> None:
    game = table(phase="politics", events="Rats by 2, Foray", one=civ(military_hand="Crusades"))

    play(game, "prepare Crusades")

    assert [seen(game, viewer)["past_events"] for viewer in (1, 2, None)] == [["Rats"]] * 3
    assert "Player 1 revealed Rats." in log(game)
