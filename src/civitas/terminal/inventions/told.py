"""A society of Inventions in words, for screen readers, pipes and files: one sentence a line."""

from __future__ import annotations

from civitas.inventions.view import SocietyShown, Table
from civitas.kernel.messages import Message
from civitas.terminal.inventions.names import benefit_of, box, chain_facts, idea_facts, texts
from civitas.terminal.voice import Voice


def tell_society(table: Table, seat: int, viewer: int | None, voice: Voice) -> list[str]:
    society = table["societies"][seat]
    return [
        tell_numbers(table, seat, viewer, voice),
        tell_people(society, voice),
        *tell_era_space(society, voice),
        *tell_display(society, voice),
        *tell_hexes(society, voice, whole=seat == viewer),
        *tell_ideas(society, voice),
        *tell_inventions(society, voice),
        *tell_influence_left(society, voice),
        *tell_objectives(society, voice),
    ]


def tell_numbers(table: Table, seat: int, viewer: int | None, voice: Voice) -> str:
    society = table["societies"][seat]
    return voice.sentence(
        "terminal.inventions.tell_society",
        seat=seat,
        you=voice.sentence("terminal.you") if seat == viewer else "",
        score=society["score"],
        influence=society["influence"],
        tokens=society["tokens"],
        limit=society["tokens_by_influence"],
        era=society["era"],
    )


def tell_people(society: SocietyShown, voice: Voice) -> str:
    people = [
        Message("terminal.inventions.tell_person", people=kind, ready=ready, count=ready + society["exhausted"][kind])
        for kind, ready in society["ready"].items()
    ]
    return voice.sentence(
        "terminal.inventions.tell_people",
        people=people,
        limit=society["academic_limit"],
        supply=society["supply"],
        sages=society["sages"],
    )


def tell_era_space(society: SocietyShown, voice: Voice) -> list[str]:
    space = society["era_space"]
    if space is None:
        return []
    return [voice.sentence("terminal.inventions.tell_era_space", space=space, benefit=benefit_of(space, voice))]


def tell_display(society: SocietyShown, voice: Voice) -> list[str]:
    tiles = [*society["display"], *society["waiting"]] or voice.name("none")
    return [voice.sentence("terminal.inventions.tell_display", tiles=tiles, tokens=society["economy_tokens"])]


def tell_hexes(society: SocietyShown, voice: Voice, whole: bool) -> list[str]:
    """The tiles that are built; for the viewer also what the free hexes give."""
    hexes = list(zip(box(voice).hex_names, society["hexes"], strict=True))
    built = [tell_built(society, name, hex, voice) for hex, name in hexes if name is not None]
    lines = [voice.sentence("terminal.inventions.tell_built", tiles=built)] if built else []
    if whole:
        free = [
            Message("terminal.inventions.tell_hex", hex=hex, benefit=benefit_of(hex, voice))
            for hex, name in hexes
            if name is None
        ]
        lines += [voice.sentence("terminal.inventions.tell_free_hexes", hexes=free)] if free else []
    return lines


def tell_built(society: SocietyShown, name: str, hex: str, voice: Voice) -> str:
    points = society["wealth_points"].get(name)
    id = "terminal.inventions.tell_built_tile"
    if points is not None:
        id = "terminal.inventions.tell_wealth_tile"
    elif name in society["used"]:
        id = "terminal.inventions.tell_used_tile"
    elif name in society["spent"]:
        id = "terminal.inventions.tell_spent_tile"
    return voice.sentence(id, tile=name, hex=hex, points=points)


def tell_ideas(society: SocietyShown, voice: Voice) -> list[str]:
    cards = [tell_facts(card, voice, chain=False) for card in society["ideas"]]
    return [voice.sentence("terminal.inventions.tell_ideas", cards=cards)] if cards else []


def tell_inventions(society: SocietyShown, voice: Voice) -> list[str]:
    cards = [
        voice.sentence(
            "terminal.inventions.tell_chained" if card in society["chained"] else "terminal.inventions.tell_card",
            card=card,
            facts=chain_facts(card, voice),
        )
        for card in society["inventions"]
    ]
    return [voice.sentence("terminal.inventions.tell_inventions", cards=cards)] if cards else []


def tell_influence_left(society: SocietyShown, voice: Voice) -> list[str]:
    tiles = [
        Message("terminal.inventions.tile_needs", tile=tile, count=count)
        for tile, count in society["influence_tiles"].items()
    ]
    return [voice.sentence("terminal.inventions.tell_influence_left", tiles=tiles)] if tiles else []


def tell_objectives(society: SocietyShown, voice: Voice) -> list[str]:
    held = society["objectives"]
    if isinstance(held, int):
        return [voice.sentence("terminal.inventions.tell_objectives", count=held)]
    return [
        voice.sentence(
            "terminal.inventions.tell_objective",
            points=objective["points"],
            objective=texts(objective["objective"], voice),
        )
        for objective in held
    ]


def tell_facts(card: str, voice: Voice, chain: bool) -> str:
    facts = chain_facts(card, voice) if chain else idea_facts(card, voice)
    return voice.sentence("terminal.inventions.tell_card", card=card, facts=facts)
