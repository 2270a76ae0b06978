"""What is hidden: military hands, decks and events; and worlds that look the same to a player."""

import json

import pytest

import civitas
from civitas import Chance, Game
from civitas.ages.cards.kinds import EVENT, PACT, TERRITORY
from civitas.ages.discards import discard_from_hand
from tests.support.ages import civ, civ_of, log, options, play, seen, table
from tests.support.ages.positions import state_of
from tests.support.ages.worlds import VIEWERS, WORLDS, check_worlds, names, worlds
from tests.support.rules import rule


def told(game: Game, viewer: int | None) -> str:
    """All that a viewer sees and has heard."""
    return json.dumps(game.view(None if viewer is None else viewer - 1)) + " ".join(log(game, viewer))


# Hands


@rule("NS-39.1")
def test_civil_cards_in_hand_are_seen_by_everybody() -> None:
    game = table(one=civ(hand="Iron, Moses"))

    assert [civ_of(game, 1, viewer)["hand"] for viewer in VIEWERS] == [["Iron", "Moses"]] * 3


@rule("NS-39.3")
def test_military_cards_in_hand_are_seen_by_their_owner_and_counted_by_everybody() -> None:
    game = table(one=civ(military_hand="Rats, Legion"), two=civ(military_hand="Foray"))

    assert [civ_of(game, 1, viewer)["military_hand"] for viewer in VIEWERS] == [["Legion", "Rats"], 2, 2]
    assert [civ_of(game, 2, viewer)["military_hand"] for viewer in VIEWERS] == [1, ["Foray"], 1]
    assert ["Rats" in told(game, viewer) for viewer in VIEWERS] == [True, False, False]


@rule("NS-39.3")
def test_only_who_draws_a_military_card_hears_which() -> None:
    game = table(military_deck="Rats, Foray", military_deck_size=2)

    play(game, "end turn")

    assert "Player 1 drew Rats." in log(game, 1)
    assert log(game, 2).count("Player 1 drew a military card.") == 2
    assert ["Rats" in told(game, viewer) for viewer in VIEWERS] == [True, False, False]


def test_hidden_hands_are_dealt_anew_and_the_own_hand_stays() -> None:
    game = table(one=civ(military_hand="Rats, Legion"), two=civ(military_hand="Foray, Phalanx"))

    hands = {tuple(sorted(names(world, state_of(world).civs[1].military_hand))) for world in worlds(game, 1)}

    assert len(hands) > WORLDS // 2
    assert all(not {"Rats"} & set(hand) for hand in hands)
    assert {tuple(names(world, state_of(world).civs[0].military_hand)) for world in worlds(game, 1)} == {
        ("Rats", "Legion")
    }


def test_a_spectators_worlds_deal_every_hand_anew() -> None:
    game = table(one=civ(military_hand="Rats, Legion"), two=civ(military_hand="Foray, Phalanx"))

    for seat in (0, 1):
        hands = {tuple(names(world, state_of(world).civs[seat].military_hand)) for world in worlds(game, None)}
        assert len(hands) > WORLDS // 2


def test_a_hidden_card_keeps_its_age() -> None:
    game = table(age=2, one=civ(military_hand="Rats, Spy"), two=civ(military_hand="Foray, Annex, Legion"))

    for world in worlds(game, 1):
        cards = state_of(world).civs[1].military_hand
        assert sorted(state_of(world).edition.military[id].age for id in cards) == [1, 1, 2]


# Decks


@pytest.mark.parametrize("viewer", VIEWERS)
def test_decks_are_counted_and_not_seen(viewer: int | None) -> None:
    game = table(civil_deck="Iron, Theology", military_deck="Rats, Foray")

    view = seen(game, viewer)
    assert (view["civil_deck"], view["military_deck"]) == (
        len(state_of(game).civil_deck),
        len(state_of(game).military_deck),
    )
    assert not [name for name in ("Rats", "Foray", "Theology") if name in told(game, viewer)]


def test_the_order_of_the_decks_differs_between_worlds() -> None:
    game = table(civil_deck="Iron, Theology", military_deck="Rats, Foray")

    assert len({state_of(world).civil_deck[-1] for world in worlds(game, 1)}) > 5
    assert len({state_of(world).military_deck[-1] for world in worlds(game, 1)}) > 5
    assert len({state_of(world).later_civil[2][-1] for world in worlds(game, 1)}) > 5
    assert len({state_of(world).later_military[2][-1] for world in worlds(game, 1)}) > 5


def test_the_chance_of_later_shuffles_differs_between_worlds() -> None:
    game = table()

    assert len({tuple(state_of(world).chance.encode()) for world in worlds(game, 1)}) == WORLDS


# Discards


@rule("NS-40.3", "NS-31.1")
def test_cards_discarded_unplayed_are_counted_and_those_played_are_seen() -> None:
    game = table(
        one=civ(military_hand="Rats, Foray, Crusades"), shown_discards="Plunder I", discards="Pestilence"
    )  # fmt: skip

    play(game, "end turn", "discard Foray")

    for viewer in VIEWERS:
        assert seen(game, viewer)["discards"] == [0, 2, 0, 0]
        assert seen(game, viewer)["shown_discards"] == [[], ["Plunder I"], [], []]
    assert "Player 1 discarded Foray." in log(game, 1)
    assert "Player 1 discarded a military card." in log(game, 2)
    assert ["Foray" in told(game, viewer) for viewer in (2, None)] == [False, False]


@rule("NS-40.3", "NS-39.3")
def test_whoever_discards_a_card_face_down_knows_it_in_every_world_and_nobody_else_does() -> None:
    game = table(one=civ(military_hand="Rats, Foray, Crusades"), two=civ(military_hand="Legion"), discards="Pestilence")

    play(game, "end turn", "discard Foray")

    own = [seen(game, viewer)["own_discards"] for viewer in VIEWERS]
    assert own == [[[], ["Foray"], [], []], [[], [], [], []], [[], [], [], []]]
    assert {names(world, state_of(world).discards)[1] for world in worlds(game, 1)} == {"Foray"}
    assert len({names(world, state_of(world).discards)[0] for world in worlds(game, 1)}) > 5
    for viewer in (2, None):
        assert len({tuple(names(world, state_of(world).discards)) for world in worlds(game, viewer)}) > 5


@rule("NS-40.3")
def test_a_card_given_up_for_the_defense_is_known_to_the_defender() -> None:
    two = civ(military_hand="Defense and Colonization I, Foray", government="Monarchy")
    game = table(phase="politics", one=civ(technologies="Warriors 4", military_hand="Plunder I"), two=two)

    play(game, "play Plunder I against player 2", "add Defense and Colonization I", "discard Foray")

    assert [seen(game, viewer)["own_discards"][1] for viewer in VIEWERS] == [[], ["Foray"], []]
    assert {tuple(names(world, state_of(world).discards)) for world in worlds(game, 2)} == {("Foray",)}


@rule("NS-34.4")
def test_a_shuffle_of_the_discards_ends_what_was_known_of_them() -> None:
    game = table(age=2, one=civ(military_hand="Spy, Annex, Foray"), military_deck="Infiltrate", military_deck_size=1)

    play(game, "end turn", "discard Spy")

    assert names(game, state_of(game).civs[0].military_hand) == ["Annex", "Foray", "Infiltrate", "Spy"]
    assert seen(game, 1)["own_discards"] == [[]] * 4
    check_worlds(game, 1)


def test_a_card_in_the_open_discards_is_nowhere_else_in_any_world() -> None:
    game = table(two=civ(military_hand="Rats, Legion"), shown_discards="Enslave, Enslave")

    for world in worlds(game, 1):
        assert "Enslave" not in names(world, state_of(world).civs[1].military_hand + state_of(world).military_deck)


def test_cards_in_play_are_nowhere_else_in_any_world() -> None:
    one = civ(war=("War over Territory", 2), pact=("Scientific Cooperation", 3), colonies="Vast Territory II")
    two = civ(tactic="Classic Army", exclusive=True, war=("War over Territory", 1))
    game = table(players=3, age=2, one=one, two=two, three=civ(tactic="Fortifications", military_hand="Spy, Annex"))

    in_play = {"War over Territory", "Scientific Cooperation", "Vast Territory II", "Classic Army", "Fortifications"}
    for world in worlds(game, 1):
        hidden = state_of(world).military_deck + state_of(world).civs[2].military_hand + state_of(world).future_events
        assert not in_play & set(names(world, hidden))


# Events


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_current_events_are_counted_and_not_seen(viewer: int | None) -> None:
    game = table(events="Development of Markets, Rats by 3, Foray by 3", players=3)

    assert seen(game, viewer)["current_events"] == 3
    assert not [name for name in ("Rats", "Foray", "Markets") if name in told(game, viewer)]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_the_event_decks_keep_their_ages_and_hold_events_only(viewer: int | None) -> None:
    events = "Development of Markets, Rats by 1, Vast Territory I by 2, Cold War by 2"
    game = table(age=2, events=events, future="Foray by 1, Crime Wave by 2")

    for world in worlds(game, viewer):
        military = state_of(world).edition.military
        assert [military[id].age for id in reversed(state_of(world).current_events)] == [0, 1, 1, 2]
        assert sorted(military[id].age for id in state_of(world).future_events) == [1, 2]
        cards = state_of(world).current_events + state_of(world).future_events
        assert all(military[id].kind in (TERRITORY, EVENT) for id in cards)


def test_events_of_others_differ_between_worlds_and_own_ones_stay_among_them() -> None:
    events = "Rats by 1, Pestilence by 2, Immigration by 2, Foray by 2"
    game = table(events=events, future="Crusades by 1, Rebellion by 2")

    found = [names(world, state_of(world).current_events) for world in worlds(game, 1)]

    assert all("Rats" in cards for cards in found)
    assert len({tuple(sorted(cards)) for cards in found}) > 5
    assert all("Crusades" in names(world, state_of(world).future_events) for world in worlds(game, 1))


@rule("NS-10.4")
def test_where_the_own_event_lies_in_a_shuffled_deck_is_not_known() -> None:
    events = "Rats by 1, Pestilence by 2, Immigration by 2, Foray by 2"
    game = table(events=events)

    places = {names(world, state_of(world).current_events).index("Rats") for world in worlds(game, 1)}

    assert len(places) > 1


def test_joan_of_arc_knows_the_next_event_in_every_world_and_the_others_do_not() -> None:
    events = "Rats by 2, Pestilence by 2, Immigration by 2"
    game = table(phase="politics", events=events, one=civ(leader="Joan of Arc"))

    assert [seen(game, viewer)["next_event"] for viewer in VIEWERS] == ["Rats", None, None]
    assert {names(world, state_of(world).current_events)[-1] for world in worlds(game, 1)} == {"Rats"}
    assert len({names(world, state_of(world).current_events)[-1] for world in worlds(game, None)}) > 3


def test_what_joan_looks_at_is_told_to_her_alone_and_is_not_taken_back() -> None:
    game = table(active=2, events="Rats by 2, Foray by 2", one=civ(leader="Joan of Arc"))

    play(game, "end turn")

    hers, theirs = ([str(message) for message in game.log(viewer)] for viewer in (0, 1))
    assert "Player 1 looked at the next event: Rats." in hers
    assert "Player 1 looked at the next event." in theirs
    assert not [line for line in theirs if "Rats" in line]
    assert [event.kind.reveals for event in game.events if event.kind.id == "ages.event_seen"] == [True]


def test_joan_knows_the_only_event_there_is() -> None:
    game = table(phase="politics", events="Rats by 2", one=civ(leader="Joan of Arc"))

    assert {names(world, state_of(world).current_events)[-1] for world in worlds(game, 1)} == {"Rats"}
    assert all("Rats" not in names(world, state_of(world).military_deck) for world in worlds(game, 1))


def test_joan_keeps_what_she_has_seen_until_the_event_is_revealed() -> None:
    one = civ(leader="Joan of Arc")
    game = table(phase="politics", events="Rats by 2, Foray by 2", one=one, two=civ(military_hand="Crusades"))

    play(game, "pass")
    assert seen(game, 1)["next_event"] == "Rats"
    play(game, "end turn")
    assert seen(game, 1)["next_event"] == "Rats"
    play(game, "prepare Crusades")
    assert [seen(game, viewer)["next_event"] for viewer in VIEWERS] == [None, None, None]


def test_joan_sees_nothing_before_she_leads() -> None:
    game = table(events="Rats by 2, Foray by 2", one=civ(hand="Joan of Arc"))

    play(game, "play Joan of Arc")

    assert seen(game, 1)["next_event"] is None


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_look_the_same_all_through_a_game(players: int) -> None:
    game = civitas.new("ages", players=players, seed=players)
    chance = Chance(players)
    for move in range(400):
        choices = game.options()
        if not choices:
            break
        game.play(choices[chance.below(len(choices))])
        if move % 20 == 0:
            for viewer in (None, *range(1, players + 1)):
                check_worlds(game, viewer)


@rule("NS-R12")
@pytest.mark.parametrize("viewer", [2, 3, None])
def test_worlds_look_the_same_after_somebody_has_resigned(viewer: int | None) -> None:
    one = civ(tactic="Legion", exclusive=True, colonies="Vast Territory I", military_hand="Rats")
    game = table(players=3, phase="politics", one=one)

    game.resign(0)

    check_worlds(game, viewer)
    assert options(game) == {"pass"}


@rule("NS-15.7", "NS-R12")
@pytest.mark.parametrize("viewer", [2, 3, None])
def test_pacts_left_out_after_a_resignation_are_in_no_world(viewer: int | None) -> None:
    game = table(players=3, age=1, phase="politics", civil_deck_size=2)
    game.resign(0)
    assert seen(game)["age"] == "II"

    for world in worlds(game, viewer):
        pacts = [id for id in state_of(world).military_deck if state_of(world).edition.military[id].kind == PACT]
        assert names(world, pacts) == []


@pytest.mark.parametrize("bonuses", ["personal", "public"])
def test_bonus_cards_that_nobody_has_seen_are_events_in_every_imagined_world(bonuses: str) -> None:
    game = civitas.new("ages", players=3, edition="original", seed=1, options={"bonuses": bonuses})
    kinds = state_of(game).edition.military_kinds
    chance = Chance(1)

    for _ in range(10):
        world = state_of(game.redeal(0, chance))
        held = [id for own in world.civs for id in (*own.bonus_hand, *own.kept_bonuses)]
        imagined = [*held, *world.bonus_pool, *world.hidden_bonuses]
        assert imagined
        assert {kinds[id] for id in imagined} == {EVENT}


def test_cards_that_everybody_has_seen_stay_known_when_one_of_another_age_is_discarded() -> None:
    game = table(one=civ(military_hand="Raid I, Plunder II, Enslave"))
    own = state_of(game).civs[0]
    raid, plunder, last = own.military_hand
    own.shown_in_hand = 2

    discard_from_hand(state_of(game), 0, raid)

    assert (own.military_hand, own.shown_in_hand) == ([plunder, last], 1)
