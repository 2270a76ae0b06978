"""The seven guilds one by one: coins now and points at the end, for the city that has most of what they count."""

import pytest

from civitas import Game
from tests.support.duel import asked, log, play, points, price, table
from tests.support.rules import rule


def build_guild(guild: str, cities: tuple[str, str], built: tuple[str, str] = ("", "")) -> tuple[Game, int]:
    """Player 1 builds the guild, the last card but one of the game; and how many coins it gave them."""
    game = table(display=f"{guild}, Circus", layout="last", cities=cities, built=built, coins=(30, 0))
    cost = price(game, guild)
    changes = play(game, f"build {guild}")
    return game, int(changes.get("coins 1", 0)) + cost


counting_guilds = pytest.mark.parametrize(
    ("guild", "three", "one"),
    [
        ("Merchants Guild", "Tavern, Brewery, Arena", "Port"),
        ("Magistrates Guild", "Theater, Baths, Palace", "Altar"),
        ("Scientists Guild", "Workshop, School, Academy", "Pharmacist"),
        ("Tacticians Guild", "Stable, Walls, Arsenal", "Palisade"),
        ("Shipowners Guild", "Quarry, Sawmill, Press", "Glassworks"),
    ],
)


@rule("DU-29.3", "DU-29.4", "DU-29.5", "DU-29.6", "DU-29.7", "DU-29.8", "DU-R26")
@counting_guilds
def test_a_guild_gives_a_coin_for_each_card_of_the_city_that_has_most(guild: str, three: str, one: str) -> None:
    own_most, gained = build_guild(guild, (three, one))
    assert gained == 3
    assert asked(own_most) == "2: PlayCard"

    rival_most, gained = build_guild(guild, (one, three))
    assert gained == 3
    assert "Player 1 gained 3 coins." in log(rival_most)


@rule("DU-29.8")
@counting_guilds
def test_a_guild_with_nothing_to_count_gives_nothing(guild: str, three: str, one: str) -> None:
    game, gained = build_guild(guild, ("", ""))

    assert gained == 0
    assert points(game, 1).get("guilds", 0) == 0


@rule("DU-29.3", "DU-29.4", "DU-29.5", "DU-29.6", "DU-29.7", "DU-R26")
@counting_guilds
def test_a_guild_is_worth_a_point_at_the_end_for_each_card_of_the_city_that_has_most(
    guild: str, three: str, one: str
) -> None:
    for cities in ((three, one), (one, three)):
        game, _ = build_guild(guild, cities)
        game.play("discard Circus")
        assert game.result is not None
        assert [sheet["guilds"] for sheet in game.result.scores] == [3, 0]


@rule("DU-29.4", "DU-R26")
@pytest.mark.parametrize(
    ("first", "second", "count"),
    [
        ("Quarry, Sawmill, Press", "Glassworks, Drying Room, Clay Pool, Clay Pit", 4),
        ("Quarry, Sawmill, Clay Pool", "Glassworks, Drying Room", 3),
        ("Quarry, Sawmill", "Glassworks, Drying Room", 2),
        ("Quarry, Press", "", 2),
    ],
)
def test_shipowners_guild_counts_brown_and_grey_in_one_city(first: str, second: str, count: int) -> None:
    game, gained = build_guild("Shipowners Guild", (first, second))

    assert gained == count
    assert points(game, 1)["guilds"] == count


@rule("DU-29.1", "DU-R26")
@pytest.mark.parametrize(
    ("built", "worth"),
    [
        (("The Pyramids, The Sphinx", "Piraeus"), 4),
        (("Piraeus", "The Pyramids, The Sphinx, The Colossus"), 6),
        (("", ""), 0),
    ],
)
def test_builders_guild_is_worth_two_points_for_each_built_wonder_and_gives_no_coins(
    built: tuple[str, str], worth: int
) -> None:
    game, gained = build_guild("Builders Guild", ("", ""), built)
    game.play("discard Circus")

    assert gained == 0
    assert game.result is not None
    assert [sheet["guilds"] for sheet in game.result.scores] == [worth, 0]


@rule("DU-29.2", "DU-R26", "DU-R59")
@pytest.mark.parametrize(
    ("coins", "guilds", "own"),
    [((17, 5), 3, 3), ((8, 14), 5, 0), ((9, 2), 1, 0), ((8, 0), 0, 0)],
)
def test_moneylenders_guild_is_worth_a_point_for_each_three_coins_of_the_richer_city(
    coins: tuple[int, int], guilds: int, own: int
) -> None:
    game = table(display="Moneylenders Guild, Circus", layout="last", coins=coins)

    assert play(game, "build Moneylenders Guild")["coins 1"] == -8
    game.play("discard Circus")

    assert game.result is not None
    first, second = game.result.scores
    assert (first["guilds"], first["coins"], second["guilds"]) == (guilds, own, 0)


@rule("DU-29.9", "DU-R26")
def test_the_city_that_counts_at_the_end_may_be_another_than_the_one_that_gave_coins() -> None:
    game = table(
        display="Magistrates Guild, Palace, Obelisk", cities=("Theater", ""), coins=(8, 30), behind="Arena, Port"
    )
    assert play(game, "build Magistrates Guild")["coins 1"] == -8 + 1  # the own Theater
    game.play("build Palace")
    game.play("discard Arena")
    game.play("build Obelisk")

    assert points(game, 1)["guilds"] == 2  # now the rival has more


@rule("DU-29.8", "DU-28.18")
def test_a_guild_gives_its_coins_once() -> None:
    game = table(display="Magistrates Guild, Palace, Circus", cities=("Theater", ""), coins=(20, 0))
    game.play("build Magistrates Guild")
    game.play("discard Circus")

    assert play(game, "build Palace")["coins 1"] == -10


@rule("DU-3.9")
def test_a_guild_does_not_count_guilds_or_other_colours() -> None:
    game, gained = build_guild("Merchants Guild", ("Quarry, Press, Theater, Workshop, Stable, Builders Guild", ""))

    assert gained == 0
    assert points(game, 1).get("guilds", 0) == 0
