"""Refusals of people: who stands in, who is exhausted, and who comes home."""

from __future__ import annotations

from typing import Final, cast

from civitas.inventions.benefits import GainSpecialists
from civitas.inventions.calling import ChooseType, ReturnCitizens
from civitas.inventions.kinds import ACADEMIC, TYPE_NAMES
from civitas.inventions.obstacles import BILL_UNPAID, NONE_READY, REGION_BEFORE, TOO_FEW_CITIZENS, UNFIT_MIX
from civitas.inventions.people import ChoosePeople, least_academics, most_academics
from civitas.inventions.state import Inventions
from civitas.inventions.words.refusals.refusal import Refusal
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.bits import number_at


def mix(game: Inventions, asked: AnyDecision, *_: int) -> dict[str, object]:
    question = cast(ChoosePeople, asked)
    society = game.societies[asked.seat]
    return {
        "count": int(question.count),
        "least": int(least_academics(society, question.type, question.count)),
        "most": int(most_academics(society, question.count)),
        "have": int(number_at(society.ready, question.type)),
        "type": TYPE_NAMES[question.type],
        "academics": int(number_at(society.ready, ACADEMIC)),
    }


def citizens_called(game: Inventions, asked: AnyDecision, count: int, region: int) -> dict[str, object]:
    return {"have": int(number_at(game.societies[asked.seat].citizens, region)), "need": count + 1}


def bill(game: Inventions, asked: AnyDecision, *_: int) -> dict[str, object]:
    return {"bill": int(cast(ReturnCitizens | ChooseType | GainSpecialists, asked).bill)}


# fmt: off
REFUSALS: Final = {
    UNFIT_MIX:        Refusal("mix",              "Of {count}, between {least} and {most} can be Academics: you have {have} of type {type} and {academics:Academic|Academics} available.", mix),
    NONE_READY:       Refusal("none_ready",       "You have no available {people}."),
    TOO_FEW_CITIZENS: Refusal("too_few_citizens", "You have {have:Citizen|Citizens} in {region} and would need {need}.", citizens_called),
    REGION_BEFORE:    Refusal("region_before",    "Regions are chosen in their numerical order; {region} comes before."),
    BILL_UNPAID:      Refusal("bill_unpaid",      "You must still be able to exhaust {bill:person|people} for the tile you build; this would not do.", bill),
}
# fmt: on
