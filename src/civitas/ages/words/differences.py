"""The labels of what may differ between two editions or modes of Through the Ages."""

from __future__ import annotations

from typing import Final

from civitas.kernel.messages import add_sentences

# fmt: off
FIELDS: Final = {
    "last_age":                 "Ages with civil cards",
    "military_decks":           "Ages with military cards",
    "left_out":                 "Left out of the decks",
    "event_counts":             "Events at the start, for 2, 3 and 4 players",
    "blue_tokens":              "Blue tokens",
    "yellow_bank":              "Yellow tokens in the bank at the start",
    "corruption":               "Corruption, by blue tokens left in the bank",
    "happiness_needed":         "Happy faces needed, by yellow tokens left in the bank",
    "most_culture_rating":      "Highest culture rating",
    "most_science_rating":      "Highest science rating",
    "most_strength":            "Highest strength",
    "most_science":             "Most science points at one time",
    "turn":                     "The turn",
    "production":               "Production",
    "corruption_takes_food":    "Corruption takes food where resources do not suffice",
    "mines_may_hold_back":      "A token of a mine may be held back to escape corruption",
    "military_draw_limit":      "Military cards drawn at most in a turn",
    "draws_as_action":          "A military action draws a card",
    "leader_refund":            "Civil actions back for replacing a leader",
    "urban_limit_more":         "Urban buildings of each kind beyond the limit of the government",
    "stage_token_from_cards":   "A token from a card may cover a stage when the bank is empty",
    "tactics_are_shared":       "Tactics become common, one a turn",
    "attacks_weaker_only":      "Aggressions only against weaker rivals",
    "one_attacker":             "Only one rival may attack a civilization at a time",
    "units_are_sacrificed":     "Units may be sacrificed in aggressions and wars",
    "sacrifices_in_last_round": "Units may be sacrificed in the last round",
    "any_card_defends":         "Any military card may be discarded in defence",
    "defense_is_limited":       "Cards in defence are limited by military actions",
    "defends_all_or_nothing":   "Cards are spent only in a defence that holds",
    "wars_in_last_round":       "Wars may be declared in the last round",
    "war_left_culture":         "Culture for a war whose target has resigned",
    "resigns_at_start":         "Resigning as the turn begins, in any age",
    "refits_decks":             "Later decks are fitted to the players who are left",
    "antiquates":               "Old cards leave at the end of an age",
    "yellow_lost_each_age":     "Yellow tokens lost at the end of each age",
    "extra_round":              "One more round when the last deck ends after the first player's turn",
    "bonuses":                  "Bonus cards",
    "leftover_events_score":    "Age III events left in the decks score at the end",
    "end_bonuses":              "Bonuses of every game at the end",
}
STEPS: Final = {
    "RevealEvent":      "reveal an event",
    "ReplenishRow":     "fill the card row",
    "ResetActions":     "all actions come back",
    "ResolveWar":       "own war",
    "ShareTactics":     "tactics become common",
    "Politics":         "politics",
    "DiscardExcess":    "discard excess military cards",
    "TakeActions":      "actions",
    "CheckUprising":    "production, unless there is an uprising",
    "DrawMilitary":     "draw military cards",
    "ScorePoints":      "culture and science",
    "PayCorruption":    "corruption",
    "ProduceFood":      "food",
    "Consume":          "consumption",
    "ProduceResources": "resources",
}
END_BONUSES: Final = {
    "ImpactOfTechnology": "{each} culture for each technology of the last age",
    "ImpactOfArms":       "{each} culture for each point of strength",
    "ImpactOfHappiness":  "{each} culture for each happy face",
    "ImpactOfLearning":   "{each} culture for each point of the science rating",
    "ImpactOfFarms":      "{each} culture for each food that farms produce",
    "ImpactOfIndustry":   "{each} culture for each resource that mines produce",
}
OTHERS: Final = {
    "ages.compare.value":            "{value}",
    "ages.compare.yes":              "yes",
    "ages.compare.no":               "no",
    "ages.compare.no_limit":         "no limit",
    "ages.compare.nothing":          "-",
    "ages.compare.not_there":        "not in this game",
    "ages.compare.with_tokens":      "{value} with {tokens}",
    "ages.compare.copies":           "{copies} copies (with 2/3/4 players)",
    "ages.compare.bonuses.none":     "none",
    "ages.compare.bonuses.open":     "{count} open from the beginning",
    "ages.compare.bonuses.by-age":   "{count}, revealed as the ages pass",
    "ages.compare.bonuses.personal": "chosen and kept in secret",
    "ages.compare.bonuses.public":   "chosen openly from all",
}
# fmt: on
add_sentences("en", OTHERS)
add_sentences("en", {f"ages.compare.{name}": text for name, text in FIELDS.items()})
add_sentences("en", {f"ages.step.{name}": text for name, text in STEPS.items()})
add_sentences("en", {f"ages.bonus.{name}": text for name, text in END_BONUSES.items()})
