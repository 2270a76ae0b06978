"""Opening a table: a plan from what somebody wishes, with a fresh deal, and the same once more."""

from __future__ import annotations

from secrets import token_bytes, token_hex
from time import time
from typing import Any

from civitas.kernel.chance import KEY_BYTES, Chance, SecretChance
from civitas.kernel.rules import Rules
from civitas.web.accounts import Person, new_id
from civitas.web.plan import Plan


def new_plan(
    person: Person,
    rules: Rules,
    *,
    components: str | None,
    edition: str | None,
    players: int | None,
    options: dict[str, str],
    clock: dict[str, Any],
    public: bool,
    forced: bool,
    shuffled: bool,
    seed: int | None = None,
    hints: bool = False,
    rated: bool = False,
    bots_resign: bool = True,
) -> Plan:
    """A plan with a fresh deal; bad wishes are refused by the engine.

    From the cards that were shown nobody can find those to come: a deal that nobody has chosen is drawn from a secret.
    """
    rules = rules.of(edition)
    setup = rules.check_setup(edition, players, options)
    chance = SecretChance(token_bytes(KEY_BYTES)) if seed is None else Chance(seed)
    return Plan(
        id=new_id(),
        host=person.id,
        host_name=person.name,
        game=rules.name,
        edition=setup.edition,
        components=components,
        players=setup.players,
        options=dict(setup.options),
        revision=setup.revision,
        deal=rules.deal(setup, chance),
        salt=token_hex(16),
        chosen_deal=seed is not None,
        clock=clock,
        public=public,
        forced=forced,
        shuffled=shuffled,
        imported=False,
        created=time(),
        hints=hints,
        rated=rated,
        bots_resign=bots_resign,
    )


def fresh_plan(plan: Plan, person: Person) -> Plan:
    """The same game once more, with another deal."""
    return new_plan(
        person,
        plan.rules,
        components=plan.components,
        edition=plan.edition,
        players=plan.players,
        options=plan.options,
        clock=plan.clock,
        public=False,
        forced=plan.forced,
        shuffled=plan.shuffled,
        hints=plan.hints,
        rated=plan.rated,
        bots_resign=plan.bots_resign,
    )
