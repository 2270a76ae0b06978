"""Bonus cards of the original edition: how they are chosen, and what scores at the end."""

from collections import Counter

import pytest

import civitas
from civitas import Game
from civitas.ages.cards.kinds import EVENT
from tests.support.ages import asked, civ, civ_of, log, only, opening, options, play, seen, table
from tests.support.ages.positions import edition_of, state_of
from tests.support.rules import rule

AGE_III = 3
AGE_IV = 4


def pass_until(game: Game, stop: str = "") -> None:
    """Everybody passes and ends their turn, and discards what they must, until an age begins or the game ends."""
    while game.result is None and (not stop or seen(game)["age"] != stop):
        moves = options(game)
        game.play(next((move for move in ("pass", "end turn") if move in moves), sorted(moves)[0]))


# Bonus cards


IMPACTS = ["Impact of Colonies", "Impact of Wonders", "Impact of Agriculture", "Impact of Industry"]
HARMLESS = [*IMPACTS[:2], "Impact of Happiness", "Impact of Technology", "Impact of Competition"]
"""They score nothing for whoever has neither colonies, wonders, happy faces, technologies of Age III nor units."""


def events_of_age_iii(game: Game) -> Counter[int]:
    """The events of Age III that lie in the military deck of that age."""
    state = state_of(game)
    return Counter(id for id in state.later_military[AGE_III] if state.edition.military[id].kind == EVENT)


@rule("OR-79.1", "OR-79.2")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_open_bonus_cards_lie_there_from_the_start_and_the_others_in_the_deck(count: int) -> None:
    game = opening(players=3, options={"bonuses": f"open-{count}"}, bonuses=", ".join(IMPACTS))

    opened = seen(game)["bonuses"]["open"]
    assert (len(opened), set(opened) <= {card.name for card in state_of(game).edition.military}) == (count, True)
    assert opened[:3] == IMPACTS[:3]
    assert len(edition_of().events_of(AGE_III)) == 13
    assert (len(events_of_age_iii(game)), len(state_of(game).later_military[AGE_III])) == (13 - count, 45 - count)
    assert not set(state_of(game).open_bonuses) & set(events_of_age_iii(game))


@rule("OR-79.2", "OR-79.7")
def test_open_bonus_cards_score_for_all_beside_the_events_that_are_left() -> None:
    two = civ(technologies="Philosophy 0, Bronze 1", wonders="Pyramids")
    game = table(
        age=AGE_IV, last_round="this", active=2, options={"bonuses": "open-3"}, bonuses=", ".join(IMPACTS[:3]),
        one=civ(colonies="Historic Territory I"), two=two, future="Impact of Industry",
    )  # fmt: skip

    changes = play(game, "end turn")

    # A colony is 4, a wonder of Age A 5, a farm 1; and of the event that is left a mine is 1.
    assert only(changes, "culture 1") == {"culture 1": 4 + 2 + 2}
    assert only(changes, "culture 2") == {"culture 2": 5 + 2 + 1}


@rule("OR-79.3", "OR-79.1")
def test_age_by_age_five_bonus_cards_are_turned_up() -> None:
    game = opening(players=2, options={"bonuses": "by-age"}, bonuses=", ".join(IMPACTS))

    def lie() -> tuple[int, int]:
        return len(seen(game)["bonuses"]["open"]), seen(game)["bonuses"]["hidden"]

    assert (lie(), seen(game)["bonuses"]["open"]) == ((1, 4), IMPACTS[:1])
    assert len(state_of(game).later_military[AGE_III]) == 45 - 4 - 5
    play(game, "end turn")
    assert lie() == (1, 4)
    play(game, "end turn")
    assert (seen(game)["round"], lie()) == (2, (2, 3))
    for age, expected in (("II", (3, 2)), ("III", (4, 1)), ("IV", (5, 0))):
        before = lie()
        pass_until(game, age)
        assert before == (expected[0] - 1, expected[1] + 1)
        assert lie() == expected
    assert "Bonus card: Impact of Wonders will score at the end." in log(game)


@rule("OR-79.1", "OR-79.4", "OR-79.5")
@pytest.mark.parametrize(("players", "dealt", "kept"), [(2, 6, 2), (3, 4, 1), (4, 3, 1)])
def test_personal_bonus_cards_are_dealt_to_all_and_one_or_two_kept_in_secret(
    players: int, dealt: int, kept: int
) -> None:
    game = opening(players=players, options={"bonuses": "personal"})
    hands = [civ_of(game, player, player)["bonus_hand"] for player in range(1, players + 1)]
    assert [len(hand) for hand in hands] == [dealt] * players
    assert len({card for hand in hands for card in hand}) == 12
    assert civ_of(game, 1, 2)["bonus_hand"] == dealt

    for turn in range(kept * players):
        player = turn % players + 1
        assert asked(game) == f"{player}: ChooseBonus"
        assert options(game) == {f"keep {card}" for card in civ_of(game, player, player)["bonus_hand"]}
        game.play(f"keep {civ_of(game, player, player)['bonus_hand'][0]}")

    assert asked(game) == "1: TakeAction"
    for player in range(1, players + 1):
        own = civ_of(game, player, player)["kept_bonuses"]
        assert (len(own), set(own) <= set(hands[player - 1])) == (kept, True)
        assert [civ_of(game, player, other)["kept_bonuses"] for other in (player % players + 1, None)] == [kept, kept]
        assert not any(f"kept the bonus card {card}" in line for card in own for line in log(game))
    # The others, the removed one among them, are in the deck again.
    pacts = 4 if players == 2 else 0
    assert len(events_of_age_iii(game)) == 13 - kept * players
    assert len(state_of(game).later_military[AGE_III]) == 45 - pacts - kept * players


@rule("OR-79.5")
def test_personal_bonus_cards_score_at_the_end() -> None:
    # The first is set apart, and then six are dealt to each of the two players.
    first = ["Impact of Science", "Impact of Agriculture", "Impact of Colonies", "Impact of Wonders"]
    dealt = [*first, "Impact of Competition", "Impact of Progress", "Impact of Government", "Impact of Industry"]
    game = opening(options={"bonuses": "personal"}, bonuses=", ".join(dealt))
    play(game, "keep Impact of Agriculture", "keep Impact of Industry", "keep Impact of Colonies")
    game.play(sorted(move for move in options(game) if "Happiness" in move or "Architecture" in move)[0])

    pass_until(game)

    # Two farms and two mines of level A are 2 culture each for everybody, and nobody has scored anything else.
    assert [civ_of(game, player)["culture"] for player in (1, 2)] == [2 + 2, 2 + 2]


@rule("OR-79.5")
def test_a_copy_of_the_game_knows_the_bonus_cards_that_were_kept() -> None:
    game = opening(options={"bonuses": "personal"}, bonuses="Impact of Science, Impact of Agriculture")
    play(game, "keep Impact of Agriculture")

    assert game.clone().hash == game.hash
    assert game.clone().view(0)["table"] == game.view(0)["table"]
    assert game.view(0)["table"]["civilizations"][0]["kept_bonuses"] == ["Impact of Agriculture"]


@rule("OR-79.1", "OR-79.6")
@pytest.mark.parametrize(("players", "kept"), [(2, 2), (3, 1), (4, 1)])
def test_with_public_choice_each_picks_of_all_and_all_see_it(players: int, kept: int) -> None:
    game = opening(players=players, options={"bonuses": "public"})
    left = set(seen(game)["bonuses"]["pool"])
    assert len(left) == 13

    for turn in range(kept * players):
        player = turn % players + 1
        assert asked(game) == f"{player}: ChooseBonus"
        assert options(game) == {f"keep {card}" for card in left}
        card = sorted(left)[0]
        game.play(f"keep {card}")
        left.remove(card)
        assert card in civ_of(game, player, None)["kept_bonuses"]

    assert asked(game) == "1: TakeAction"
    assert {state_of(game).edition.military[id].name for id in events_of_age_iii(game)} == left
    play(game, "end turn")
    assert len(civ_of(game, 1, 2)["kept_bonuses"]) == kept


@rule("OR-79.7")
@pytest.mark.parametrize("bonuses", ["open-4", "by-age"])
def test_with_bonus_cards_the_events_of_age_iii_that_are_left_score_too(bonuses: str) -> None:
    game = table(
        age=AGE_IV, last_round="this", active=2, options={"bonuses": bonuses}, bonuses=", ".join(HARMLESS),
        one=civ(technologies="Warriors 0"), two=civ(technologies="Warriors 0"),
        events="Impact of Agriculture, Rats", future="Impact of Industry",
    )  # fmt: skip

    assert only(play(game, "end turn"), "culture") == {"culture 1": 4, "culture 2": 4}


# Fewer bonuses


FEWER = {"leftovers": "ignored"}


@rule("OR-80.1", "OR-80.3")
@pytest.mark.parametrize(("bonuses", "culture"), [("hidden", 0), ("open-4", 4), ("by-age", 4)])
def test_with_fewer_bonuses_only_bonus_cards_score_at_the_end(bonuses: str, culture: int) -> None:
    game = table(
        age=AGE_IV, last_round="this", active=2, options={"bonuses": bonuses, **FEWER}, bonuses=", ".join(HARMLESS),
        events="Impact of Agriculture, Rats", future="Impact of Industry",
        one=civ(colonies="Fertile Territory I", technologies="Warriors 0"),
    )  # fmt: skip

    assert only(play(game, "end turn"), "culture 1") == ({"culture 1": culture} if culture else {})


@rule("OR-80.2")
def test_with_fewer_bonuses_an_event_that_is_revealed_still_scores() -> None:
    one = civ(military_hand="Impact of Science")
    game = table(age=AGE_III, phase="politics", options=FEWER, events="Impact of Agriculture, Rats", one=one)

    assert only(play(game, "prepare Impact of Science"), "culture", "future") == {
        "culture 1": 3 + 2, "culture 2": 2, "future": "+Impact of Science",
    }  # fmt: skip


@rule("OR-80.3")
@pytest.mark.parametrize("bonuses", ["hidden", "open-3", "open-4", "open-5", "by-age", "personal", "public"])
def test_fewer_bonuses_go_with_every_kind_of_bonus_cards_and_alone(bonuses: str) -> None:
    game = civitas.new("ages", edition="original", players=3, seed=2, options={"bonuses": bonuses, **FEWER})

    assert not state_of(game).edition.leftover_events_score
    assert game.result is None
