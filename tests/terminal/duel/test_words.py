"""What the cards of Duel give and cost, in words."""

import pytest

from civitas.duel.cards.decks import BUILDING_NAMES, TOKEN_NAMES, WONDER_NAMES
from civitas.terminal.duel.names import SHORT, about, building_called, cost_in_letters, gives
from civitas.terminal.voice import Voice

ENGLISH = Voice()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Quarry", "Quarry (brown): makes 1 stone; costs nothing."),
        ("Sawmill", "Sawmill (brown): makes 2 wood; costs 2 coins."),
        ("Baths", "Baths (blue): 3 points, the chain symbol drop; costs 1 stone."),
        ("Customs House", "Customs House (yellow): glass and papyrus for 1 coin a unit from then on; costs 4 coins."),
        ("Forum", "Forum (yellow): makes 1 glass or papyrus a turn; costs 3 coins and 1 clay."),
        (
            "Library",
            """Library (green): the scientific symbol quill, 2 points;
            costs 1 wood, 1 stone and 1 glass, or nothing with the chain symbol book.""",
        ),
        (
            "Port",
            """Port (yellow): 2 coins at once for each brown card of the city, 3 points;
            costs 1 wood, 1 glass and 1 papyrus.""",
        ),
        (
            "Shipowners Guild",
            """Shipowners Guild (purple): 1 coin at once and 1 point at the end for each brown or grey card
            in the city with most; costs 1 clay, 1 stone, 1 glass and 1 papyrus.""",
        ),
        (
            "Builders Guild",
            """Builders Guild (purple): 2 points at the end for each built wonder in the city with most;
            costs 1 wood, 1 clay, 2 stone and 1 glass.""",
        ),
        (
            "The Appian Way",
            """The Appian Way (wonder): 3 points, 3 coins, the rival loses 3 coins, play again;
            costs 2 clay, 2 stone and 1 papyrus.""",
        ),
        (
            "Circus Maximus",
            """Circus Maximus (wonder): 1 shield, 3 points, a grey card of the rival is discarded;
            costs 1 wood, 2 stone and 1 glass.""",
        ),
        ("Law", "Law (progress token): the scientific symbol scales."),
        ("Mathematics", "Mathematics (progress token): 3 points for each progress token of the city."),
    ],
)
def test_a_card_in_one_sentence(name: str, sentence: str) -> None:
    assert about(name, ENGLISH) == " ".join(sentence.split())


@pytest.mark.parametrize("name", [*BUILDING_NAMES, *WONDER_NAMES, *TOKEN_NAMES])
@pytest.mark.parametrize("language", ["en", "it", "pt"])
def test_every_card_gives_something_in_both_lengths(name: str, language: str) -> None:
    voice = Voice(language)

    assert gives(name, voice)
    assert gives(name, voice, SHORT)
    assert about(name, voice).startswith(f"{voice.name(name)} (")


def test_the_short_form_fits_on_a_card() -> None:
    assert gives("School", ENGLISH, SHORT) == "wheel, 1 pt, ►lyre"
    assert gives("Shipowners Guild", ENGLISH, SHORT) == "1¢+1 pt per brown/grey"


def test_a_printed_cost_in_letters() -> None:
    caravansery, aqueduct, altar = map(building_called, ("Caravansery", "Aqueduct", "Altar"))

    assert cost_in_letters(caravansery.cost) == "2¢ GP"
    assert cost_in_letters(aqueduct.cost, int(aqueduct.free_with)) == "SSS/drop"
    assert cost_in_letters(altar.cost) == ""
