"""Opening a table: a plan from what somebody wishes, with a fresh deal, and the same once more."""

from __future__ import annotations

from dataclasses import replace
from secrets import token_bytes, token_hex
from time import time
from typing import Any, NotRequired, TypedDict, Unpack

from civitas.kernel.chance import KEY_BYTES, Chance, SecretChance
from civitas.kernel.rules import Deal, Rules, Setup
from civitas.web.accounts import Person, new_id
from civitas.web.plan import Plan


class Wish(TypedDict):
    """What a plan takes as it is wished, whatever the game."""

    components: str | None
    clock: dict[str, Any]
    public: bool
    forced: bool
    shuffled: bool
    hints: NotRequired[bool]
    rated: NotRequired[bool]
    bots_resign: NotRequired[bool]


def new_plan(
    person: Person,
    rules: Rules,
    *,
    edition: str | None,
    players: int | None,
    options: dict[str, str],
    seed: int | None = None,
    **wish: Unpack[Wish],
) -> Plan:
    """A plan with a fresh deal; bad wishes are refused by the engine."""
    rules = rules.of(edition)
    setup = rules.check_setup(edition, players, options)
    return Plan(
        id=new_id(),
        host=person.id,
        host_name=person.name,
        game=rules.name,
        edition=setup.edition,
        players=setup.players,
        options=dict(setup.options),
        revision=setup.revision,
        deal=fresh_deal(rules, setup, seed),
        salt=token_hex(16),
        chosen_deal=seed is not None,
        imported=False,
        created=time(),
        **wish,
    )


def fresh_deal(rules: Rules, setup: Setup, seed: int | None = None) -> Deal:
    """A deal that nobody has chosen is drawn from a secret, so that the cards shown do not betray those to come."""
    return rules.deal(setup, SecretChance(token_bytes(KEY_BYTES)) if seed is None else Chance(seed))


def fresh_plan(plan: Plan, person: Person) -> Plan:
    """The same game once more, with another deal."""
    setup = plan.rules.check_setup(plan.edition, plan.players, plan.options)
    return replace(
        plan,
        id=new_id(),
        host=person.id,
        host_name=person.name,
        options=dict(setup.options),
        revision=setup.revision,
        deal=fresh_deal(plan.rules, setup),
        salt=token_hex(16),
        chosen_deal=False,
        public=False,
        imported=False,
        created=time(),
    )
