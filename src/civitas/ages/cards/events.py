"""What the unusual events do: effects beyond plain gains and losses."""

from __future__ import annotations

from typing import Final

from civitas.ages.actions.action_cards import GainEither, gain_culture, gain_goods, gain_science
from civitas.ages.actions.buildings import add_builds, build
from civitas.ages.actions.card_row import add_takes, replenish, take, take_cost
from civitas.ages.actions.population import can_grow, increase_population
from civitas.ages.actions.technologies import add_developments, develop, revolution
from civitas.ages.cards.aggressions import least, mixes, urban_moves
from civitas.ages.cards.kinds import (
    AGE_II,
    AGE_III,
    AGE_IV,
    ARENA,
    FARMS_MINES_URBAN,
    LEVELS,
    NONE,
    UNITS,
    URBAN,
    WORKER_KINDS,
)
from civitas.ages.discards import discard_military, draw_military
from civitas.ages.goods import FOOD, RESOURCES, lose, stored
from civitas.ages.happenings import ACTIONS_SPENT, DESTROYED, RAIDED, RUINED
from civitas.ages.leaving import colony_leaves, leader_leaves
from civitas.ages.politics.comparing import STRENGTH, ranked
from civitas.ages.politics.events import ALL, LEAST_CULTURE, STRONGEST, WEAKEST, Effect
from civitas.ages.ratings import (
    consumption,
    count_kind,
    discontent,
    level_sum,
    refresh,
    special_levels,
    workers_in_all,
)
from civitas.ages.state import ROW, Ages
from civitas.ages.tokens import ask, card_tokens, gain_yellow, lose_population, put_on, take_off, worker_moves
from civitas.ages.upkeep.military_hand import must_discard
from civitas.ages.upkeep.production import (
    consume,
    food_production,
    mine_production,
    pay_corruption,
    produce_food,
    produce_resources,
    resource_production,
)
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message

# Age A


class Either(Effect):
    """So much food or so many resources."""

    __slots__ = ("amount",)

    def __init__(self, amount: i64) -> None:
        super().__init__(ALL)
        self.amount: Final[i64] = amount

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        ask(game, GainEither(seat, self.amount))


class FreeWorker(Effect):
    """Who has an unused worker may put it on a card of the player board free of charge."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__(ALL)
        self.card: Final = card

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        place = game.edition.civil[game.edition.civil_ids[self.card]].place
        decision = BuildFree(seat, place)
        if len(decision.options(game)) > 1:
            game.agenda.append(decision)


class BuildFree(Decision[Ages]):
    """Build it, or leave it."""

    __slots__ = ("place",)

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: Final[i64] = place

    def options(self, game: Ages) -> list[int]:
        civ = game.civs[self.seat]
        book = game.edition.book
        found: list[int] = [int(book.done)]
        kind = self.place // LEVELS
        limit = game.edition.civil[civ.government].urban_limit
        if civ.idle_workers and (not (URBAN >> kind) & 1 or count_kind(civ, kind) < limit):
            found.append(int(book.build) + game.edition.worker_numbers[self.place])
        return found

    def answer(self, game: Ages, move: i64) -> None:
        if move != game.edition.book.done:
            put_on(game, self.seat, self.place)

    def question(self, game: Ages) -> Message:
        card = game.edition.civil[game.edition.place_cards[self.place]].name
        return Message("ages.ask.build_free", seat=int(self.seat), card=card)

    def encode(self) -> list[int]:
        return [260, self.seat, self.place]


class Advance(Effect):
    """Each may grow, build or develop for one less, without an action."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        decision = AdvanceCivilization(seat)
        if len(decision.options(game)) > 1:
            game.agenda.append(decision)


class AdvanceCivilization(Decision[Ages]):
    """Increase the population, build, or develop, each for one less; or nothing."""

    __slots__ = ()

    def options(self, game: Ages) -> list[int]:
        civ = game.civs[self.seat]
        book = game.edition.book
        found: list[int] = [int(book.done)]
        if can_grow(game, civ, 1):
            found.append(int(book.grow))
        add_builds(game, civ, FARMS_MINES_URBAN, 1, found)
        add_developments(game, self.seat, 1, True, found)
        return found

    def answer(self, game: Ages, move: i64) -> None:
        book = game.edition.book
        if move == book.grow:
            increase_population(game, self.seat, 1)
        elif book.build <= move < book.destroy:
            build(game, self.seat, game.edition.place_of(move - book.build), 1)
        elif book.develop <= move < book.revolution:
            develop(game, self.seat, move - book.develop, 1)
        elif book.revolution <= move < book.use:
            revolution(game, self.seat, move - book.revolution, 1)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.advance", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [261, self.seat]


# Age I


class DestroyOwn(Effect):
    """A farm, mine or urban building of the own choice is destroyed."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(WEAKEST)

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        ask(game, DestroyBuilding(seat))


class DestroyBuilding(Decision[Ages]):
    __slots__ = ()

    def options(self, game: Ages) -> list[int]:
        return worker_moves(game, self.seat, game.edition.book.destroy, FARMS_MINES_URBAN)

    def answer(self, game: Ages, move: i64) -> None:
        place = game.edition.place_of(move - game.edition.book.destroy)
        take_off(game, self.seat, place)
        game.tell(DESTROYED, self.seat, game.edition.place_cards[place])

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.destroy", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [262, self.seat]


class Mix(Effect):
    """Food and resources, so many in all, gained or lost in a mix of the own choice."""

    __slots__ = ("amount",)

    def __init__(self, who: i64, amount: i64) -> None:
        super().__init__(who)
        self.amount: Final[i64] = amount

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        ask(game, ChooseMix(seat, self.amount))


class ChooseMix(Decision[Ages]):
    """How much of it is food; the rest is resources. A negative amount is lost."""

    __slots__ = ("amount",)

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: Final[i64] = amount

    def options(self, game: Ages) -> list[int]:
        civ = game.civs[self.seat]
        if self.amount < 0:
            return mixes(game, stored(game, civ, FOOD), stored(game, civ, RESOURCES), -self.amount)
        first = int(game.edition.book.food)
        return [first + part for part in range(int(self.amount) + 1)]

    def answer(self, game: Ages, move: i64) -> None:
        food = move - game.edition.book.food
        if self.amount > 0:
            gain_goods(game, self.seat, FOOD, food)
            gain_goods(game, self.seat, RESOURCES, self.amount - food)
        else:
            lose(game, game.civs[self.seat], FOOD, food)
            lose(game, game.civs[self.seat], RESOURCES, -self.amount - food)

    def question(self, game: Ages) -> Message:
        id = "ages.ask.gain_mix" if self.amount > 0 else "ages.ask.lose_mix"
        return Message(id, seat=int(self.seat), amount=abs(int(self.amount)))

    def encode(self) -> list[int]:
        return [263, self.seat, self.amount]


class ByRating(Effect):
    """Culture or science equal to a rating."""

    __slots__ = ("from_science", "to_science")

    def __init__(self, *, from_science: bool, to_science: bool) -> None:
        super().__init__(ALL)
        self.from_science: Final = from_science
        self.to_science: Final = to_science

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        civ = game.civs[seat]
        amount = civ.science_rating if self.from_science else civ.culture_rating
        if self.to_science:
            gain_science(game, seat, amount)
        else:
            gain_culture(game, seat, amount)


class Harvest(Effect):
    """Food is produced."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        produce_food(game, seat)


class Deposits(Effect):
    """Resources are produced."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        produce_resources(game, seat)


class LoseAllFood(Effect):
    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        civ = game.civs[seat]
        lose(game, civ, FOOD, stored(game, civ, FOOD))


class Riot(Effect):
    """Two civil actions are spent for each discontent worker."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        civ = game.civs[seat]
        spent = least(2 * discontent(game, civ), civ.civil_left)
        civ.civil_left -= spent
        if spent:
            game.tell(ACTIONS_SPENT, seat, spent)


class TakeYellow(Effect):
    """The strongest takes a yellow token from the bank of the weakest."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(STRONGEST)

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        weakest = ranked(game, STRENGTH, current)[-1]
        if weakest == seat or game.civs[weakest].yellow_bank == 0:
            return
        gain_yellow(game, weakest, -1)
        gain_yellow(game, seat, 1)


# Age II


class CultureForDiscontent(Effect):
    """So much culture for each discontent worker."""

    __slots__ = ("each",)

    def __init__(self, each: i64) -> None:
        super().__init__(ALL)
        self.each: Final[i64] = each

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        gain_culture(game, seat, self.each * discontent(game, game.civs[seat]))


class Economy(Effect):
    """Corruption, food, consumption, resources; no points."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        pay_corruption(game, seat)
        produce_food(game, seat)
        consume(game, seat)
        produce_resources(game, seat)


class Emigrate(Effect):
    """Half the discontent workers are lost, rounded up."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        lose_population(game, seat, (discontent(game, game.civs[seat]) + 1) // 2)


class RemoveOldLeader(Effect):
    """A leader who is not of the current age leaves."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        civ = game.civs[seat]
        if civ.leader != NONE and game.edition.civil[civ.leader].age != game.age:
            leader_leaves(game, seat)


class LoseColony(Effect):
    """A colony of the own choice is lost."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(WEAKEST)

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        ask(game, AbandonColony(seat))


class AbandonColony(Decision[Ages]):
    __slots__ = ()

    def options(self, game: Ages) -> list[int]:
        return [int(game.edition.book.abandon) + id for id in game.civs[self.seat].colonies]

    def answer(self, game: Ages, move: i64) -> None:
        id = move - game.edition.book.abandon
        colony_leaves(game, self.seat, id)
        discard_military(game, id)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.abandon", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [264, self.seat]


class TakeFromRow(Effect):
    """The strongest may take cards worth 5 civil actions and gives up the next political action."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(STRONGEST)

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        game.agenda.append(TakeByAgreement(seat, 5))


class TakeByAgreement(Decision[Ages]):
    """Take a card, or stop; then the row is filled without discarding."""

    __slots__ = ("worth",)

    def __init__(self, seat: i64, worth: i64) -> None:
        super().__init__(seat)
        self.worth: Final[i64] = worth

    def options(self, game: Ages) -> list[int]:
        found: list[int] = [int(game.edition.book.done)]
        add_takes(game, self.seat, self.worth, found)
        return found

    def answer(self, game: Ages, move: i64) -> None:
        book = game.edition.book
        if move == book.done:
            replenish(game, False)
            return
        civ = game.civs[self.seat]
        civ.skips_politics = 1
        space = (move - book.take) % ROW
        left = self.worth - take_cost(game, civ, space)
        take(game, self.seat, space)
        game.agenda.append(TakeByAgreement(self.seat, left))

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.agreement", seat=int(self.seat), worth=int(self.worth))

    def encode(self) -> list[int]:
        return [265, self.seat, self.worth]


class DrawOrScore(Effect):
    """The strongest draws military cards; in Age IV scores culture instead."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(STRONGEST)

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        if game.age == AGE_IV:
            gain_culture(game, seat, 5)
        else:
            draw_military(game, seat, 5)


class DiscardOrLose(Effect):
    """The weakest discards military cards; in Age IV loses culture instead."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(WEAKEST)

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        if game.age == AGE_IV:
            gain_culture(game, seat, -3)
        else:
            must_discard(game, seat, 3)


class FoodForFaces(Effect):
    """Food for each happy face."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        gain_goods(game, seat, FOOD, game.civs[seat].happiness)


class RuinWonder(Effect):
    """A completed wonder of Age A or I, of the own choice, falls into ruins."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        ask(game, ChooseRuin(seat))


class ChooseRuin(Decision[Ages]):
    __slots__ = ()

    def options(self, game: Ages) -> list[int]:
        civ = game.civs[self.seat]
        civil = game.edition.civil
        first = int(game.edition.book.ruin)
        return [first + id for id in civ.wonders if civil[id].age < AGE_II and id not in civ.ruins]

    def answer(self, game: Ages, move: i64) -> None:
        id = move - game.edition.book.ruin
        game.civs[self.seat].ruins.append(int(id))
        card_tokens(game, self.seat, game.edition.civil[id], -1)
        refresh(game, self.seat)
        game.tell(RUINED, self.seat, id)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.ruin", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [266, self.seat]


class Terror(Effect):
    """Who has least culture destroys an urban building of each other civilization."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(LEAST_CULTURE)

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        rivals = game.seats_from(seat + 1)
        rivals.reverse()
        for rival in rivals:
            if rival != seat:
                decision = Terrorize(seat, rival)
                if decision.options(game):
                    game.agenda.append(decision)


class Terrorize(Decision[Ages]):
    __slots__ = ("rival",)

    def __init__(self, seat: i64, rival: i64) -> None:
        super().__init__(seat)
        self.rival: Final[i64] = rival

    def options(self, game: Ages) -> list[int]:
        return urban_moves(game, self.rival, AGE_III)

    def answer(self, game: Ages, move: i64) -> None:
        place = game.edition.place_of(move - game.edition.book.raid)
        take_off(game, self.rival, place)
        game.tell(RAIDED, self.seat, game.edition.place_cards[place], self.rival)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.terrorize", seat=int(self.seat), rival=int(self.rival))

    def encode(self) -> list[int]:
        return [267, self.seat, self.rival]


# Age III: the impacts


class Impact(Effect):
    """Each civilization scores culture for something."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        gain_culture(game, seat, self.culture_for(game, seat, current))

    def culture_for(self, game: Ages, seat: i64, current: i64) -> i64:
        raise NotImplementedError


class ImpactOfAgriculture(Impact):
    """Food production, and 4 more when it exceeds consumption."""

    __slots__ = ()

    def culture_for(self, game: Ages, seat: i64, current: i64) -> i64:
        made = food_production(game, seat)
        return made + 4 if made > consumption(game, game.civs[seat]) else made


class ImpactOfArchitecture(Impact):
    """The levels of urban buildings."""

    __slots__ = ()

    def culture_for(self, game: Ages, seat: i64, current: i64) -> i64:
        return level_sum(game.civs[seat], URBAN)


class ImpactOfBalance(Impact):
    """Twice the least of science, culture, food and resources."""

    __slots__ = ()

    def culture_for(self, game: Ages, seat: i64, current: i64) -> i64:
        civ = game.civs[seat]
        points = least(civ.science_rating, civ.culture_rating)
        return 2 * least(points, least(food_production(game, seat), resource_production(game, seat)))


class ImpactOfColonies(Impact):
    __slots__ = ()

    def culture_for(self, game: Ages, seat: i64, current: i64) -> i64:
        return 3 * len(game.civs[seat].colonies)


class ImpactOfCompetition(Impact):
    """The levels of units and arenas."""

    __slots__ = ()

    def culture_for(self, game: Ages, seat: i64, current: i64) -> i64:
        return level_sum(game.civs[seat], UNITS | (1 << ARENA))


class ImpactOfGovernment(Impact):
    """2 for each civil action, 1 for each military action."""

    __slots__ = ()

    def culture_for(self, game: Ages, seat: i64, current: i64) -> i64:
        civ = game.civs[seat]
        return 2 * civ.civil_total + civ.military_total


class ImpactOfHappiness(Impact):
    """2 for each happy face, minus 2 for each discontent worker."""

    __slots__ = ()

    def culture_for(self, game: Ages, seat: i64, current: i64) -> i64:
        civ = game.civs[seat]
        return 2 * civ.happiness - 2 * discontent(game, civ)


class ImpactOfIndustry(Impact):
    """What the mines produce."""

    __slots__ = ()

    def culture_for(self, game: Ages, seat: i64, current: i64) -> i64:
        return mine_production(game, game.civs[seat])


class ImpactOfPopulation(Impact):
    """2 for each content worker above 10."""

    __slots__ = ()

    def culture_for(self, game: Ages, seat: i64, current: i64) -> i64:
        civ = game.civs[seat]
        above = workers_in_all(civ) - discontent(game, civ) - 10
        return 2 * above if above > 0 else 0


class ImpactOfProgress(Impact):
    """2 for each level of the government and of special technologies."""

    __slots__ = ()

    def culture_for(self, game: Ages, seat: i64, current: i64) -> i64:
        return 2 * special_levels(game, game.civs[seat])


class Ranking(Impact):
    """Culture by the place in a ranking, by number of players."""

    __slots__ = ("prizes", "what")

    def __init__(self, what: i64, prizes: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(ALL)
        self.what: Final[i64] = what
        self.prizes: Final = [list(row) for row in prizes]

    def culture_for(self, game: Ages, seat: i64, current: i64) -> i64:
        order = ranked(game, self.what, current)
        return self.prizes[len(order) - 2][order.index(int(seat))]


class ImpactOfTechnology(Impact):
    """4 for each technology of level III."""

    __slots__ = ()

    def culture_for(self, game: Ages, seat: i64, current: i64) -> i64:
        civ = game.civs[seat]
        civil = game.edition.civil
        count: i64 = 1 if civil[civ.government].age == AGE_III else 0
        for id in civ.specials:
            if id != NONE and civil[id].age == AGE_III:
                count += 1
        kind: i64
        for kind in range(WORKER_KINDS):
            count += (civ.technologies >> (kind * LEVELS + AGE_III)) & 1
        return 4 * count


class ImpactOfVariety(Impact):
    """2 for each kind of unit and of urban building, and each special technology."""

    __slots__ = ()

    def culture_for(self, game: Ages, seat: i64, current: i64) -> i64:
        civ = game.civs[seat]
        count: i64 = 0
        kind: i64
        for kind in range(WORKER_KINDS):
            if ((URBAN | UNITS) >> kind) & 1 and count_kind(civ, kind):
                count += 1
        for id in civ.specials:
            if id != NONE:
                count += 1
        return 2 * count


class ImpactOfWonders(Impact):
    """5, 4, 3 or 2 for each completed wonder by its age, ruins included."""

    __slots__ = ()

    def culture_for(self, game: Ages, seat: i64, current: i64) -> i64:
        total: i64 = 0
        for id in game.civs[seat].wonders:
            total += 5 - game.edition.civil[id].age
        return total
