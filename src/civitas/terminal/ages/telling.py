"""The table of Through the Ages in words, for screen readers, pipes and files: one sentence a line."""

from __future__ import annotations

from typing import Final, Literal, get_args

from civitas.ages.view import CivilizationShown, Table
from civitas.terminal.ages.board import edition_played, end_notice, tell_events
from civitas.terminal.ages.choices import tell_ending
from civitas.terminal.ages.marks import Seen, first_seat
from civitas.terminal.ages.names import about, civil_card, gives
from civitas.terminal.layout import seats_in_order
from civitas.terminal.voice import Voice


def tell(seen: Seen, voice: Voice) -> list[str]:
    """The whole table."""
    table, viewer = seen["table"], seen["viewer"]
    lines = [*tell_edition(seen, voice), *tell_moment(table, voice), *tell_row(table, voice)]
    for seat in seats_in_order(len(table["civilizations"]), first_seat(seen)):
        lines += tell_civilization(table, seat, viewer, voice)
    return [*lines, *tell_board(table, voice), *tell_ending(seen, voice)]


def tell_briefly(seen: Seen, voice: Voice) -> list[str]:
    """The own numbers, and what ending the turn would bring."""
    return [tell_numbers(seen["table"], first_seat(seen), seen["viewer"], voice), *tell_ending(seen, voice)]


def tell_edition(seen: Seen, voice: Voice) -> list[str]:
    played = edition_played(seen, voice)
    return [voice.sentence("terminal.ages.tell_edition", edition=played)] if played else []


def tell_moment(table: Table, voice: Voice) -> list[str]:
    lines = [
        voice.sentence(
            "terminal.ages.tell_moment",
            age=table["age"],
            round=table["round"],
            seat=table["active"],
            civil=table["civil_deck"],
            military=table["military_deck"],
        )
    ]
    notice = end_notice(table, voice)
    return [*lines, voice.sentence("terminal.ages.notice", notice=notice)] if notice else lines


def tell_row(table: Table, voice: Voice) -> list[str]:
    return [
        voice.sentence("terminal.ages.tell_space", space=at + 1, cost=table["row_cost"][at], card=about(name, voice))
        for at, name in enumerate(table["row"])
        if name is not None
    ]


# A civilization


def tell_civilization(table: Table, seat: int, viewer: int | None, voice: Voice) -> list[str]:
    civ = table["civilizations"][seat]
    lines = [
        tell_numbers(table, seat, viewer, voice),
        tell_state(civ, voice),
        *tell_technologies(civ, voice),
        tell_population(civ, voice),
        *tell_wonders(civ, voice),
        *tell_listed(civ, voice),
        *tell_bonds(civ, voice),
        *tell_hands(civ, voice),
    ]
    return [lines[0], *(f"  {line}" for line in lines[1:])]


Number = Literal[
    "culture", "culture_rating", "science", "science_rating", "strength", "happiness", "happiness_needed", "food",
    "food_production", "resources", "resource_production", "consumption", "corruption",
]  # fmt: skip
NUMBERS: Final[tuple[Number, ...]] = get_args(Number)


def tell_numbers(table: Table, seat: int, viewer: int | None, voice: Voice) -> str:
    civ = table["civilizations"][seat]
    you = voice.sentence("terminal.you") if seat == viewer else ""
    return voice.sentence(
        "terminal.ages.tell_numbers",
        seat=seat,
        you=you,
        civil=civ["civil_actions"][0 if seat == table["active"] else 1] + civ["spare_civil_actions"],
        military=civ["military_actions"][0 if seat == table["active"] else 1] + civ["spare_military_actions"],
        **{name: civ[name] for name in NUMBERS},
    )


def tell_state(civ: CivilizationShown, voice: Voice) -> str:
    leader = about(civ["leader"], voice) if civ["leader"] else voice.sentence("terminal.ages.nobody_leads")
    return voice.sentence(
        "terminal.ages.tell_state", government=civ["government"], limit=civ["urban_limit"], leader=leader
    )


def tell_technologies(civ: CivilizationShown, voice: Voice) -> list[str]:
    return [
        voice.sentence(
            "terminal.ages.tell_goods" if technology["blue"] else "terminal.ages.tell_technology",
            card=technology["card"],
            kind=voice.name(technology["kind"]),
            workers=technology["workers"],
            blue=technology["blue"],
            gives=gives(technology["card"], voice),
        )
        for technology in civ["technologies"]
    ]


def tell_population(civ: CivilizationShown, voice: Voice) -> str:
    return voice.sentence(
        "terminal.ages.tell_population",
        idle=civ["idle_workers"],
        discontent=civ["discontent"],
        yellow=civ["yellow_bank"],
        cost=civ["population_cost"],
        blue=civ["blue_bank"],
    )


def tell_wonders(civ: CivilizationShown, voice: Voice) -> list[str]:
    lines = [
        voice.sentence("terminal.ages.tell_ruin" if name in civ["ruins"] else "terminal.ages.tell_wonder", wonder=name)
        for name in civ["wonders"]
    ]
    if civ["unfinished_wonder"]:
        stages = [int(stage) for stage in civil_card(civ["unfinished_wonder"], voice.edition).stages]
        left = stages[civ["stages_built"] :]
        lines.append(voice.sentence("terminal.ages.tell_project", wonder=civ["unfinished_wonder"], left=left))
    return lines


def tell_listed(civ: CivilizationShown, voice: Voice) -> list[str]:
    """Special technologies, colonies and the tactic, where there are any."""
    tactic = [civ["tactic"]] if civ["tactic"] else []
    listed = {"special": civ["special_technologies"], "colonies": civ["colonies"], "tactic": tactic}
    return [
        voice.sentence(f"terminal.ages.tell_{what}", cards=[about_shortly(name, voice) for name in cards])
        for what, cards in listed.items()
        if cards
    ]


def about_shortly(name: str, voice: Voice) -> str:
    return f"{voice.name(name)} ({gives(name, voice)})"


def tell_bonds(civ: CivilizationShown, voice: Voice) -> list[str]:
    lines = []
    if civ["war"]:
        lines.append(voice.sentence("terminal.ages.tell_war", war=civ["war"], rival=civ["war_target"]))
    if civ["pact"]:
        lines.append(
            voice.sentence(
                "terminal.ages.tell_pact", pact=civ["pact"], partner=civ["pact_partner"], side=civ["pact_side"]
            )
        )
    return lines


def tell_hands(civ: CivilizationShown, voice: Voice) -> list[str]:
    lines = [
        voice.sentence(
            "terminal.ages.tell_hand" if civ["hand"] else "terminal.ages.tell_no_hand",
            count=len(civ["hand"]),
            limit=civ["hand_limit"],
            cards=civ["hand"],
        )
    ]
    held = civ["military_hand"]
    count = held if isinstance(held, int) else len(held)
    if isinstance(held, int) or not held:
        lines.append(voice.sentence("terminal.ages.tell_military_count", count=count, limit=civ["military_hand_limit"]))
    else:
        cards = [about_shortly(name, voice) for name in held]
        lines.append(
            voice.sentence("terminal.ages.tell_military", count=count, limit=civ["military_hand_limit"], cards=cards)
        )
    return lines


def tell_board(table: Table, voice: Voice) -> list[str]:
    lines = [voice.sentence("terminal.ages.tell_events", events="; ".join(tell_events(table, voice)))]
    if table["common_tactics"]:
        tactics = [about_shortly(name, voice) for name in table["common_tactics"]]
        lines.append(voice.sentence("terminal.ages.tell_tactics", tactics=tactics))
    return lines
