"""The catalogue and the help of Inventions."""

from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.rules import RULES
from civitas.kernel.messages import Message, sentences


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
