"""The catalogue and the help of Inventions."""

from typing import Any

import pytest

from civitas.inventions.components.files import write
from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.kinds import BENEFIT_NAMES, SCORE_PROGRESS
from civitas.inventions.rules import RULES
from civitas.kernel.messages import Message, sentences
from civitas.kernel.rules import Rules


def test_every_component_is_explained_in_the_catalogue() -> None:
    box = OUR_SET
    entries = RULES.catalogue("civitas")

    for names in (RULES.names["card"], RULES.names["milestone"], RULES.names["region"], RULES.names["objective"]):
        assert set(names) <= set(entries)
    assert {tile.name for tile in box.progress} | {tile.name for tile in box.wealth} <= set(entries)
    for name, shown in entries.items():
        texts = [Message(text["id"], **text["args"]).id for text in (*shown["text"], shown["label"])]
        assert all(id in sentences("en") for id in texts), name
        assert shown["help"] in RULES.help


def test_every_topic_of_the_help_has_a_title_and_a_text() -> None:
    known = sentences("en")

    assert all(topic in known and f"{topic}.title" in known for topic in RULES.help)


def test_a_wealth_tile_is_explained_with_its_points_and_types() -> None:
    text = RULES.catalogue("civitas")["Wealth A1"]["text"][0]

    assert Message(text["id"], **text["args"]).text() == (
        "At the end: 3 points for each of these tiles in the contiguous group with this one: economy."
    )


def texts(box: Rules, name: str) -> list[str]:
    """What the catalogue says of a component."""
    return [told(text).text() for text in box.catalogue("")[name]["text"]]


def told(message: Any) -> Message:
    """A message from plain data, with those inside it."""
    args = {name: told(value) if isinstance(value, dict) else value for name, value in message["args"].items()}
    return Message(message["id"], **args)


EACH = {
    "score economy tiles": "1 point for each economy tile on your Progress Map",
    "score culture tiles": "1 point for each culture tile on your Progress Map",
    "score technology tiles": "1 point for each technology tile on your Progress Map",
    "score Merchants": "1 point for each of your Merchants",
    "score Artisans": "1 point for each of your Artisans",
    "score Thinkers": "1 point for each of your Thinkers",
    "score economy Inventions": "2 points for each of your economy Inventions",
    "score culture Inventions": "2 points for each of your culture Inventions",
    "score technology Inventions": "2 points for each of your technology Inventions",
    "score Citizens beside cards": "1 point for each of your Citizens beside a card",
    "score Academics": "2 points for each of your Academics",
    "score Wealth tiles": "2 points for each Wealth tile on your Progress Map",
    "score Economy tokens": "2 points for each Economy token you used this Era",
    "score Sages": "2 points for each Sage you have",
    "score Influence tiles": "2 points for each Influence tile you have on the board",
    "score Chain tokens": "2 points for each Chain Action token that your Influence allows",
}


@pytest.mark.parametrize(("name", "each"), EACH.items())
def test_a_public_objective_says_the_points_it_scores(name: str, each: str) -> None:
    assert texts(RULES, name) == [f"Score {each}."]


EUROPE = "Europe, Oceania, North America and South America"
ASIA = "Africa, Asia, North America and South America"
MOST = "Most Citizens, without ties"
NETWORK = "A network of your Citizens, connected by strings"


def test_every_public_objective_is_said() -> None:
    assert list(EACH) == BENEFIT_NAMES[SCORE_PROGRESS:]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Influence objective 1", f"Influence tiles in up to 4 of these Regions score 1/3/6/10: {EUROPE}."),
        ("Invention objective 1", "Scores 10 with at least 8 Inventions."),
        ("Invention objective 2", "Scores 10 with at least 2 Inventions of each type."),
        ("Invention objective 4", "Scores 10 with at least 4 Inventions of one type."),
        ("Invention objective 6", "Scores 10 with at least 2 Inventions of Era 4 and one of Era 5."),
        ("Invention objective 7", "Scores 10 with at least 1 Invention of each Era from 2 to 5."),
        ("Population objective 1", f"{NETWORK}, in up to 4 of these Regions scores 0/1/3/6: {EUROPE}."),
        (
            "Population objective 4",
            f"{MOST}, in up to 4 of these Regions score 3/6/10/15: {ASIA}.",
        ),
    ],
)
def test_a_private_objective_says_what_it_measures(name: str, says: str) -> None:
    assert texts(RULES, name) == [says]


def test_an_objective_of_three_regions_says_three() -> None:
    text = write(OUR_SET).replace("points = [0, 1, 3, 6, 10]\nwanted = 0\nregions = [3, 5, 6, 7]",
                                  "points = [0, 1, 3, 6]\nwanted = 0\nregions = [3, 5, 6]")  # fmt: skip
    box = RULES.with_components(text)

    assert texts(box, "Influence objective 1") == [
        "Influence tiles in up to 3 of these Regions score 1/3/6: Europe, Oceania and North America."
    ]
