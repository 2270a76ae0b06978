"""Explicit deals: what a game may be dealt from, and which deals are refused."""

from collections.abc import Callable

import pytest

import civitas
from civitas import BadDeal, BadSetup
from civitas.ages.rules import ORIGINAL_RULES
from tests.support.ages import deal, seen
from tests.support.rules import rule

Rows = dict[str, list[str | int]]


def refused(change: Callable[[Rows], object], players: int = 2) -> str:
    """What is said of a deal after one change."""
    rows = deal(players=players)
    change(rows)
    with pytest.raises(BadDeal) as said:
        civitas.new("ages", players=players, deal=rows)
    return str(said.value)


def swap(row: str, place: int, card: str | int) -> Callable[[Rows], object]:
    return lambda rows: rows[row].__setitem__(place, card)


@rule("NS-2.1", "NS-2.12", "NS-2.16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_deal_is_accepted_by_name_and_by_number(players: int) -> None:
    numbers = civitas.new("ages", players=players, deal=deal(players=players))
    names = civitas.new("ages", players=players, deal=deal(players=players, civil_A="Moses, Homer"))

    assert seen(names)["row"][:2] == ["Moses", "Homer"]
    assert len(seen(numbers)["row"]) == 13


@rule("NS-2.16")
def test_names_are_read_in_any_case() -> None:
    rows = deal(civil_A="Moses")
    rows["civil A"][0] = "mOSES"

    assert seen(civitas.new("ages", players=2, deal=rows))["row"][0] == "Moses"


@rule("NS-2.1")
@pytest.mark.parametrize("row", ["civil A", "civil III", "events", "military II", "later shuffles"])
def test_a_deal_without_a_row_is_refused(row: str) -> None:
    assert refused(lambda rows: rows.pop(row)) == f"The deal has no row {row!r}."


@rule("NS-2.1")
def test_a_row_that_does_not_exist_is_refused() -> None:
    said = refused(lambda rows: rows.update({"military IV": []}))

    assert said.startswith("A deal of Through the Ages: A New Story of Civilization has no row 'military IV'. It has:")


@rule("NS-2.1")
def test_a_card_of_another_deck_is_refused() -> None:
    rows = deal(civil_I="Knights")
    rows["civil I"][0] = "Coal"

    with pytest.raises(BadDeal, match="civil I: "):
        civitas.new("ages", players=2, deal=rows)


@rule("NS-2.2", "NS-2.3", "NS-2.4")
def test_a_deck_must_be_the_one_for_the_number_of_players() -> None:
    with pytest.raises(BadDeal, match=r"civil I has 45 entries|civil I has \d+ entries and needs \d+"):
        civitas.new("ages", players=2, deal=deal(players=3))


@rule("NS-2.4", "NS-13.1")
def test_a_pact_in_a_game_of_two_is_refused() -> None:
    said = refused(swap("military I", -1, "Open Borders Agreement"))

    assert said.startswith("military I: ")
    assert "times" in said


@rule("NS-2.12")
def test_an_event_twice_or_of_another_age_is_refused() -> None:
    twice = deal(events="Development of Science, Development of Crafts")
    twice["events"][1] = "Development of Science"

    with pytest.raises(BadDeal, match="Development of Science is no event of Age A, or stands there twice"):
        civitas.new("ages", players=2, deal=twice)
    assert refused(swap("events", 0, "Rats")) == "events: Rats is no event of Age A, or stands there twice."


@rule("NS-2.12")
def test_one_event_too_few_is_refused() -> None:
    assert refused(lambda rows: rows["events"].pop()) == "events has 3 entries and needs 4."


@rule("NS-2.1")
@pytest.mark.parametrize(
    ("row", "card", "said"),
    [("civil A", "Napoleon", "civil A: there is no 'Napoleon' in this game."),
     ("civil A", 999, "civil A: there is no number 999, only 0 to"),
     ("later shuffles", "many", "later shuffles: 'many' is no whole number."),
     ("later shuffles", 2**32, "later shuffles: three whole numbers from 0 to 4294967295."),
     ("later shuffles", -1, "later shuffles: three whole numbers from 0 to 4294967295.")],
)  # fmt: skip
def test_what_cannot_be_read_is_refused(row: str, card: str | int, said: str) -> None:
    assert refused(swap(row, 0, card)).startswith(said)


@rule("NS-2.1")
@pytest.mark.parametrize("number", [0, 2**32 - 1])
def test_a_later_shuffle_may_be_the_least_or_the_greatest_number(number: int) -> None:
    game = civitas.new("ages", players=2, deal=deal() | {"later shuffles": [number, 1, 2]})

    assert (game.deal or {})["later shuffles"] == [number, 1, 2]


@rule("NS-2.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players_play(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 players"):
        civitas.new("ages", players=players)


@rule("NS-2.1")
def test_a_peaceful_game_has_no_aggressions_wars_and_pacts() -> None:
    game = civitas.new("ages", players=3, seed=5, options={"military": "peaceful"})
    assert game.deal is not None

    kinds = {game.state.edition.military[id].kind for age in ("I", "II", "III") for id in game.deal[f"military {age}"]}  # type: ignore[attr-defined]
    assert kinds == {0, 1, 5, 6}


def test_bonus_cards_are_different_events_of_age_iii() -> None:
    options = {"bonuses": "open-3"}
    setup = ORIGINAL_RULES.check_setup("original", 2, options)
    rows = deal(edition=ORIGINAL_RULES.edition_for(setup), bonuses="Impact of Science, Impact of Wonders")
    twice = {**rows, "bonuses": [*rows["bonuses"][:2], rows["bonuses"][0]]}

    assert civitas.new("ages", edition="original", deal=rows, options=options).seat == 0
    with pytest.raises(BadDeal, match="bonuses: Impact of Science is no event of Age III, or stands there twice"):
        civitas.new("ages", edition="original", deal=twice, options=options)
