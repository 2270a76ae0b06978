"""Each step and question of a game has a number of its own in an encoded position."""

from civitas.duel import codes


def test_no_two_items_share_a_code() -> None:
    numbers = [value for name, value in vars(codes).items() if name.isupper()]

    assert len(set(numbers)) == len(numbers)
