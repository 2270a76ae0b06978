"""The catalogue and the help of Inventions."""

from typing import Any

import pytest

from civitas.inventions.components.files import write
from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.kinds import BENEFIT_NAMES, SCORE_PROGRESS
from civitas.inventions.rules import RULES
from civitas.kernel.messages import Message, join, sentences
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
PACIFIC = "Asia, Oceania, North America and South America"
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
        ("Invention objective 3", "Scores 10 with at least 4 Inventions of one type."),
        ("Invention objective 4", "Scores 10 with at least 2 Inventions of Era 4 and one of Era 5."),
        ("Invention objective 5", "Scores 10 with at least 1 Invention of each Era from 2 to 5."),
        ("Population objective 9", f"{NETWORK}, in up to 4 of these Regions scores 0/1/3/6: {PACIFIC}."),
        (
            "Population objective 2",
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


def test_a_card_of_era_1_says_its_chain_action_alone() -> None:
    assert texts(RULES, "Bone Fishhook") == ["Chain Action: Travel."]


def test_a_card_says_its_milestone_its_people_and_its_chain_action_in_this_order() -> None:
    shown = RULES.catalogue("")["Polished Sickle"]

    assert texts(RULES, "Polished Sickle") == [
        "It needs the Milestone Chipped Stone to be invented.",
        "Presenting it takes 2 of type technology; when it is shared each is worth 2 points.",
        "Inventing it exhausts 1 more.",
        "Chain Action: Call Specialists.",
    ]
    assert (shown["type"], shown["milestone"], shown["need"], shown["extra"]) == ("technology", "Chipped Stone", 2, 1)
    assert (shown["kind"], shown["colour"], shown["age"], shown["chain"]) == (
        "idea",
        "technology",
        "2",
        "Call Specialists",
    )


INVENTING = (
    "Invent an Idea whose Milestone you can access: one matching Specialist stands beside the card, extra ones are "
    "exhausted, you gain a technology Aspiration."
)


def test_a_milestone_says_what_it_gives_its_spaces_and_its_cards() -> None:
    cards = [idea.name for idea in OUR_SET.ideas if idea.milestone == "Chipped Stone"]

    assert texts(RULES, "Chipped Stone") == [
        f"A Diplomat sent here: {INVENTING}",
        "A Diplomat called back: Gain a new Thinker from your supply.",
        "It has 3 spaces for Diplomats.",
        f"Cards that need it: {join(cards)}.",
    ]
    codes = [
        RULES.catalogue("")[name]["code"] for name in ("Tended Fire", "Chipped Stone", "Sown Fields", "Packet Networks")
    ]
    assert codes == ["A1", "A2", "B1", "F3"]


@pytest.mark.parametrize(
    ("name", "kind"),
    [("Present", "Action"), ("Call Diplomat", "Action"), ("build", "Benefit"), ("1 Influence", "Benefit"),
     ("score Sages", "Benefit"), ("Merchant", "People"), ("Academic", "People"), ("wild Aspiration", "Aspiration"),
     ("hex 1", "Space of the Progress Map"), ("space 2 of Era 4", "Space of the Era Track, Era 4"),
     ("Economy 1", "Progress tile, economy"), ("Wealth C1", "Wealth tile, letter C"), ("Africa", "Region"),
     ("Specialist tile 1", "Specialist tile"), ("Knowledge tile 1", "Knowledge tile"),
     ("Influence tile Travel", "Influence tile"), ("Influence objective 1", "Private objective"),
     ("Tended Fire", "Milestone, Era 1"), ("Influence Track", "Track of a player"),
     ("Clay Oven", "Idea and Invention, Era 2, economy")],
)  # fmt: skip
def test_each_component_says_what_kind_it_is(name: str, kind: str) -> None:
    assert told(RULES.catalogue("")[name]["label"]).text() == kind


STEP_3 = "In step 3 of the turn it becomes a Progress tile"
SETTLING = "Put a new Citizen from your supply on any Region."
A_SET = "At the end: 3 points for each set of Progress tiles on your Progress Map"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Merchant", ["A Specialist for cards and tiles of type economy."]),
        ("Academic", ["Stands in for any Specialist."]),
        ("culture Aspiration", [f"{STEP_3} of type culture that you do not have yet."]),
        ("hex 18", [f"A tile built here: {SETTLING}"]),
        ("space 1 of Era 3", ["An Era Marker put here: Gain a new Academic from your supply, within your limit."]),
        ("Specialist tile 7", ["For the Presenter: You may call Citizens home from one Region as Specialists."]),
        ("Knowledge tile 5", [f"Chain side: {SETTLING}", "Scoring side: Score 2 points for each Sage you have."]),
        ("Influence tile Travel", ["Placing it sends 2 Citizens home.", "Chain Action: Travel."]),
        (
            "Africa",
            ["Blue strings lead to Middle East, Europe and South America.", "Its Influence spaces score 3/2/1/1."],
        ),
        ("Wealth B4", [f"{A_SET}: economy, culture and technology."]),
        ("Wealth F1", ["At the end: 1 point for each two of your Citizens in play."]),
    ],
)
def test_what_is_printed_is_said(name: str, says: list[str]) -> None:
    assert texts(RULES, name) == says


def test_the_boards_are_given_as_numbers() -> None:
    shown = RULES.catalogue("")

    assert shown["Influence Track"]["tokens"] == [0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]
    assert shown["Influence Track"]["era_change"] == [1, 0, 0, 0, -1, -1, -1, -1, -2, -2, -2]
    assert shown["Influence Track"]["points"] == [0, 1, 1, 1, 5, 5, 5, 5, 10, 10, 10]
    assert (shown["hex 3"]["q"], shown["hex 3"]["r"], shown["hex 3"]["benefit"]) == (-2, 2, "return Citizens")
    assert [shown[region.name]["number"] for region in OUR_SET.regions] == [1, 2, 3, 4, 5, 6, 7]
    assert shown["Oceania"]["points"] == [4, 3, 2, 1]
    assert shown["Oceania"]["strings"] == ["Asia", "South America"]
    assert (shown["Culture 3"]["type"], shown["Culture 3"]["number"]) == ("culture", 3)
    assert shown["Wealth B1"]["types"] == ["economy", "culture"]
