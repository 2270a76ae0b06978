"""Rulings: what a table may decide where the player aid leaves a question. The first values are ours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from civitas.kernel.rules import Option

# fmt: off
OPTIONS: Final = (
    Option("inventions.option.assembly",                    ("columns", "life-cycle")),
    Option("inventions.option.progress_copies",             ("one", "two")),
    Option("inventions.option.rare_wealth",                 ("two", "three")),
    Option("inventions.option.wealth_choice",               ("top", "any")),
    Option("inventions.option.visited",                     ("space", "forum")),
    Option("inventions.option.spend_visits",                ("yes", "no")),
    Option("inventions.option.presenting",                  ("any-era", "current-era")),
    Option("inventions.option.extra_specialists",           ("matching", "any-type")),
    Option("inventions.option.travel_chain_costs_token",    ("no", "yes")),
    Option("inventions.option.technology_costs_token",      ("yes", "no")),
    Option("inventions.option.eureka_diplomats",            ("no", "yes")),
    Option("inventions.option.majority",                    ("strict", "tied")),
    Option("inventions.option.no_tile",                     ("lost", "kept")),
    Option("inventions.option.culture_discount_every_tile", ("no", "yes")),
    Option("inventions.option.academic_limit",              ("always", "era-change")),
    Option("inventions.option.turn_order_right",            ("kept", "used")),
    Option("inventions.option.old_ideas_in_deck",           ("removed", "stay")),
    Option("inventions.option.last_era_change",             ("no", "yes")),
    Option("inventions.option.chronos_start",               ("in-order", "first")),
    Option("inventions.option.chronos_first_round",         ("yes", "no")),
)
# fmt: on
FORUMS_OF_THE_FILE: Final = Option("inventions.own_set.assembly", OPTIONS[0].values[:1])
"""Whoever writes other Forums into a file has decided which they are: the one value is theirs."""


class Rulings:
    """The choices of a table, for the rules to ask: each true where it differs from our own choice."""

    __slots__ = (
        "any_type_extras", "any_wealth", "chronos_rests_first", "chronos_starts_first", "current_era_only",
        "diplomats_at_eureka", "discount_each_tile", "forum_visits", "free_technology", "keep_aspirations",
        "last_era_change", "life_cycle", "limit_at_era_change", "old_ideas_stay", "right_is_used", "silent_spending",
        "three_rare", "tied_majority", "travel_costs_token", "two_copies",
    )  # fmt: skip

    def __init__(self, options: Mapping[str, str]) -> None:
        self.life_cycle: Final[bool] = options["assembly"] == "life-cycle"
        self.two_copies: Final[bool] = options["progress_copies"] == "two"
        self.three_rare: Final[bool] = options["rare_wealth"] == "three"
        self.any_wealth: Final[bool] = options["wealth_choice"] == "any"
        self.forum_visits: Final[bool] = options["visited"] == "forum"
        self.silent_spending: Final[bool] = options["spend_visits"] == "no"
        self.current_era_only: Final[bool] = options["presenting"] == "current-era"
        self.any_type_extras: Final[bool] = options["extra_specialists"] == "any-type"
        self.travel_costs_token: Final[bool] = options["travel_chain_costs_token"] == "yes"
        self.free_technology: Final[bool] = options["technology_costs_token"] == "no"
        self.diplomats_at_eureka: Final[bool] = options["eureka_diplomats"] == "yes"
        self.tied_majority: Final[bool] = options["majority"] == "tied"
        self.keep_aspirations: Final[bool] = options["no_tile"] == "kept"
        self.discount_each_tile: Final[bool] = options["culture_discount_every_tile"] == "yes"
        self.limit_at_era_change: Final[bool] = options["academic_limit"] == "era-change"
        self.right_is_used: Final[bool] = options["turn_order_right"] == "used"
        self.old_ideas_stay: Final[bool] = options["old_ideas_in_deck"] == "stay"
        self.last_era_change: Final[bool] = options["last_era_change"] == "yes"
        self.chronos_starts_first: Final[bool] = options["chronos_start"] == "first"
        self.chronos_rests_first: Final[bool] = options["chronos_first_round"] == "no"
