"""The names of a component set: each is written on one line, stands once and means one thing."""

import pytest

from civitas.inventions.components.files import read
from tests.support.inventions.files import changed, faults


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", "is empty, or begins or ends with a space."),
        (" Silo", "is empty, or begins or ends with a space."),
        ("Silo, big", "holds a comma, a colon, a # or a line end."),
        ("Silo: big", "holds a comma, a colon, a # or a line end."),
        ("Silo #1", "holds a comma, a colon, a # or a line end."),
        ("Silo  big", "holds two spaces in a row."),
        ("Silo {card}", "holds a brace, a line end or something else that cannot be printed."),
        ("Silo\\u0000", "holds a brace, a line end or something else that cannot be printed."),
        ("Silo\\u2028big", "holds a brace, a line end or something else that cannot be printed."),
        ("S" * 61, "has 61 characters and may have at most 60."),
        ("travel", "is that of a benefit."),
        ("Merchant", "is that of people."),
        ("ECONOMY", "is that of a type."),
        ("Economy 1", "is that of a Progress tile."),
        ("wild Aspiration", "is that of a benefit."),
        ("culture Aspiration", "is that of an Aspiration."),
        ("hex 3", "is that of a hex."),
        ("Space 1 of era 3", "is that of a space of the Era Track."),
        ("Influence Track", "is that of a track."),
        ("Chronos", "is that of a player."),
        ("Player 2", "is that of a player."),
        ("G", "is that of a letter of Wealth tiles."),
        ("second", "is that of a place in the turn order."),
        ("sure majority", "is that of an effect."),
        ("population", "is that of a kind of objective."),
    ],
)
def test_a_name_can_be_written_and_means_one_thing(name: str, fault: str) -> None:
    (found,) = faults(changed("ideas", 9, name=f'"{name}"'))

    assert found.startswith("ideas, row 9: the name '")
    assert found.endswith(f" {fault}")


def test_a_name_of_sixty_letters_is_allowed() -> None:
    assert read(changed("ideas", 9, name=f'"{"S" * 60}"')).ideas[8].name == "S" * 60


def test_a_name_stands_once_in_all_tables_and_each_language() -> None:
    text = changed("ideas", 9, name='"Africa"', it='"Amo d\'osso"', pt='"Europa"')

    assert faults(text) == [
        "regions, row 1: the name 'Africa' stands 2 times. Again in ideas, row 9.",
        "regions, row 3: the Portuguese name 'Europa' stands 2 times. Again in ideas, row 9.",
        'ideas, row 1: the Italian name "Amo d\'osso" stands 2 times. Again in ideas, row 9.',
    ]


def test_a_name_in_another_language_can_be_shown() -> None:
    assert faults(changed("ideas", 9, it='"Forno\\n"')) == [
        "ideas, row 9: the Italian name 'Forno\\n' is empty, or begins or ends with a space.",
        "ideas, row 9: the Italian name 'Forno\\n' holds a brace, a line end or something else that cannot be printed.",
    ]


def test_no_two_moves_read_alike() -> None:
    text = changed("ideas", 9, name='"the tile in Asia"')

    assert faults(text) == [
        "ideas, row 9: two moves read alike, 'chain with the tile in Asia', by the names the tile in Asia, Asia."
    ]


def test_no_two_moves_read_alike_by_where_a_name_ends() -> None:
    text = changed("influence_tiles", 2, name='"Ship"')
    text = text.replace('"Influence tile Share"', '"Ship in Europe"').replace('"Oceania"', '"Europe in Oceania"')
    text = text.replace('"South America"', '"Oceania"')

    assert (
        "influence_tiles, row 2: two moves read alike, 'place Ship in Europe in Oceania', by the names "
        in faults(text)[-1]
    )


def test_a_tile_called_like_another_answer_is_refused() -> None:
    assert faults(changed("wealth", 1, name='"the Sage"')) == [
        "wealth, row 1: two moves read alike, 'take the Sage', by the names the Sage."
    ]
