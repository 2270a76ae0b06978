/** The question at hand where it is not a turn of actions: bids, forces, defence, pacts, attacks, any other choice. */

import { html } from "../../core/html.js";
import { withSign } from "../../core/numbers.js";
import { name, say, t } from "../../core/words.js";
import { cardOf } from "../../core/pick.js";
import { SeatMark, seatName } from "../../parts/seats.js";
import { Card } from "./card.js";
import { Final } from "./final.js";
import { KindMark, Mark, Price, Yield } from "./marks.js";
import { cardAt, choiceOf, isPolitics, isWithMilitaryCard } from "./pick.js";

/**
 * @import { AgesTable } from "./facts.js"
 * @import { Choice } from "../../types/board"
 */

const PANELS = {
  "ages.ask.bid": Bid,
  "ages.ask.send": Force,
  "ages.ask.defend": Defence,
  "ages.ask.defend_on": Defence,
  "ages.ask.defended": Defended,
  "ages.ask.sacrifice": Sacrifice,
  "ages.ask.sacrifice_in_defense": Sacrifice,
  "ages.ask.keep_bonus": KeepBonus,
  "ages.ask.pact": Pact,
};
const ON_THE_BOARD = new Set(["ages.ask.act", "ages.ask.politics"]);

/**
 * The panel that a position asks for, or nothing.
 * @param {AgesTable} table
 */
export function offerOf(table) {
  const { result, prompt } = table.view;
  if (result) return html`<${Final} table=${table} result=${result} />`;
  if (!table.choices.length && !table.view.chosen?.length) return null;
  if (isPolitics(table) && table.pick.chosen.length && table.pick.left.some(isWithMilitaryCard)) {
    return html`<${Politics} table=${table} />`;
  }
  if (ON_THE_BOARD.has(prompt.id)) return null;
  return html`<${PANELS[prompt.id] ?? Question} table=${table} args=${prompt.args} />`;
}

/** What it is about, its numbers, and the answers. */
function Offer({ title, card, about, children, actions, look = "" }) {
  return html`<section class=${`panel ages-offer ${look}`} data-whole=${card} aria-label=${title}>
    <div class="ages-offer-head"><h2>${title}</h2>${about}</div>
    ${children && html`<div class="ages-offer-body">${children}</div>`}
    <div class="ages-offer-actions">${actions}</div>
  </section>`;
}

/** An answer as a button. @param {{table: AgesTable, choice: Choice, go: any, children: any}} props */
function Do({ table, choice, go, children }) {
  if (!choice) return null;
  return html`<button type="button" class=${go ? "btn go" : "btn"} aria-label=${choice.label}
    onClick=${() => table.play(choice)}>${children ?? choice.label}</button>`;
}

/** The kinds of answers that end a choice of units or cards. */
const ENDINGS = ["send_force", "defend", "give_up", "fight"];
/** @param {AgesTable} table */
const ending = (table) => table.choices.find(({ kind }) => ENDINGS.includes(kind));
/** @param {AgesTable} table */
const additions = (table) => table.choices.filter(({ kind }) => !ENDINGS.includes(kind));

/**
 * What a card does, on one line; what it costs stands on the button.
 * @param {{table: AgesTable, card: string}} props
 */
function Rule({ table, card }) {
  const lines = (table.cards[card]?.text ?? []).filter((line) => line.id !== "ages.gives.attack_cost");
  return html`<span class="ages-offer-rule">${lines.map((line) => say(line, table.players)).join(", ")}</span>`;
}

/** What a territory gives at once, and for as long as it is held. @param {{table: AgesTable, card: string}} props */
function Gifts({ table, card }) {
  const { once = {}, lasting = {} } = table.cards[card] ?? {};
  const yields = (gifts) => Object.entries(gifts).map(([of, n]) => html`<${Yield} of=${of} n=${withSign(n)} />`);
  return html`<span class="ages-gifts">
    <span class="label">${t("web.ages.at_once")}</span>${yields(once)}
    <span class="label">${t("web.ages.then")}</span>${yields(lasting)}
  </span>`;
}

/** A key number with its word. */
function Figure({ n, word, bad }) {
  return html`<span class="ages-figure"><b class=${bad ? "key lacks" : "key"}>${n}</b>
    <span class="label">${word}</span></span>`;
}

// Colonizing

/** @param {{table: AgesTable, args: Record<string, any>}} props */
function Bid({ table, args }) {
  const bids = table.choices.filter(({ kind }) => kind === "bid");
  const actions = html`${bids.map((choice) => html`<${Do} table=${table} choice=${choice}>${choice.args.count}<//>`)}
    <${Do} table=${table} choice=${choiceOf(table, "pass")} />`;
  const about = html`<${Gifts} table=${table} card=${args.territory} />`;
  return html`<${Offer} title=${name(args.territory)} card=${args.territory} about=${about} actions=${actions}>
    <${Figure} n=${args.bid || "–"} word=${t("web.ages.highest_bid")} />
    <${Figure} n=${bids.at(-1)?.args.count ?? "–"} word=${t("web.ages.most_force")} />
  <//>`;
}

/** @param {{table: AgesTable, args: Record<string, any>}} props */
function Force({ table, args }) {
  const short = args.bid - args.force;
  const actions = html`<${Additions} table=${table} /><${Do} table=${table} choice=${ending(table)} go />`;
  const about = html`<${Gifts} table=${table} card=${args.territory} />`;
  return html`<${Offer} title=${name(args.territory)} card=${args.territory} about=${about} actions=${actions}>
    <${Figure} n=${args.force} word=${t("web.ages.force_now")} bad=${short > 0} />
    <${Figure} n=${args.bid} word=${t("web.ages.force_needed")} />
    ${short > 0 && html`<${Figure} n=${short} word=${t("web.ages.missing")} bad />`}
  <//>`;
}

/** The units and cards that may be added. @param {{table: AgesTable}} props */
function Additions({ table }) {
  return html`${table.ticks}${additions(table).map((choice) => html`<${Do} table=${table} choice=${choice}>
    <${Adds} table=${table} choice=${choice} /><//>`)}`;
}

/**
 * A unit shows the force or strength it leads to, a card what it adds; any other card is discarded for one more.
 * @param {{table: AgesTable, choice: Choice}} props
 */
function Adds({ table, choice }) {
  const { card, force, strength, bid, against } = choice.sentence.args;
  const reached = bid === undefined ? against !== undefined && strength : force;
  const gain = reached ? `→ ${reached}` : withSign(strength ?? force ?? 1);
  return html`<${KindMark} kind=${table.cards[card]?.kind} />${name(card)} <b>${gain}</b>`;
}

// Attacks and pacts

/**
 * Both strengths, the units that may be sacrificed for more, and the fight with what there is.
 * @param {{table: AgesTable, args: Record<string, any>}} props
 */
function Sacrifice({ table, args }) {
  const attacks = table.view.prompt.id === "ages.ask.sacrifice";
  const { rival, card, strength, against } = args;
  const title = t(attacks ? "web.ages.you_attack" : "web.ages.attacked_by", { rival, card }, table.players);
  const weak = attacks ? strength <= against : strength < against;
  const fight = ending(table);
  const actions = html`<${Additions} table=${table} />
    <${Do} table=${table} choice=${fight} go>${t("web.ages.fight")}<//>`;
  return html`<${Offer} title=${title} about=${html`<${Rule} table=${table} card=${card} />`} actions=${actions}>
    <${Figure} n=${strength} word=${t("web.ages.your_strength")} bad=${weak} />
    <${Figure} n=${against} word=${table.players[rival]} />
  <//>`;
}

/** @param {{table: AgesTable, args: Record<string, any>}} props */
function Defence({ table, args }) {
  const title = t("web.ages.attacked_by", { rival: args.attacker, card: args.aggression }, table.players);
  const actions = html`<${Additions} table=${table} /><${Do} table=${table} choice=${ending(table)} />`;
  const about = html`<${Rule} table=${table} card=${args.aggression} />`;
  return html`<${Offer} title=${title} about=${about} actions=${actions}>
    <${Figure} n=${args.attack} word=${table.players[args.attacker]} />
    <${Figure} n=${args.attack - args.needed} word=${t("web.ages.your_strength")} />
    <${Figure} n=${args.needed} word=${t("web.ages.missing")} bad />
  <//>`;
}

/** @param {{table: AgesTable}} props */
function Defended({ table }) {
  const actions = html`<${Additions} table=${table} /><${Do} table=${table} choice=${ending(table)} go />`;
  return html`<${Offer} title=${t("web.ages.defence_holds")} actions=${actions} />`;
}

/** @param {{table: AgesTable, args: Record<string, any>}} props */
function Pact({ table, args }) {
  const title = t("web.ages.pact_offer", { player: args.offerer, pact: args.pact }, table.players);
  const actions = html`<${Do} table=${table} choice=${choiceOf(table, "accept")} go />
    <${Do} table=${table} choice=${choiceOf(table, "refuse")} />`;
  return html`<${Offer} title=${title} about=${html`<${Rule} table=${table} card=${args.pact} />`} actions=${actions}>
    ${table.cards[args.pact]?.sided && html`<${Sides} table=${table} mine=${args.side} theirs=${args.offerer} />`}
  <//>`;
}

/** Who is A and who is B. @param {{table: AgesTable, mine: any, theirs: any}} props */
function Sides({ table, mine, theirs }) {
  const parties = mine === "A" ? [table.eyes, theirs] : [theirs, table.eyes];
  return parties.map((seat, side) => html`<span class="ages-party">
    <b class="key">${"AB"[side]}</b><${SeatMark} seat=${seat} />${seatName(table, seat)}</span>`);
}

/** What the moves at a rival begin with. */
const WHOM = { attack: "web.ages.against", declare: "web.ages.against", offer: "web.ages.offer_to" };

/**
 * What a military card can do as the political action: whom to attack, to whom to offer, on which side.
 * @param {{table: AgesTable}} props
 */
function Politics({ table }) {
  const choices = table.pick.left;
  const card = cardOf(table.pick.chosen[0]);
  const whom = WHOM[choices[0].kind];
  const actions = html`${whom && html`<span class="label">${t(whom)}</span>`}
    ${choices.map((choice) => html`<${Do} table=${table} choice=${choice} go=${choices.length === 1}>
      ${(TARGETS[choice.kind] ?? (() => choice.label))(table, choice)}<//>`)}`;
  const about = html`<${Rule} table=${table} card=${card} />`;
  return html`<${Offer} title=${name(card)} about=${about} actions=${actions} />`;
}

/** The rival with both strengths and the price. @param {AgesTable} table @param {Choice} choice */
function fought(table, { args: { rival }, sentence: { args: { strength, theirs, cost } } }) {
  return html`<${SeatMark} seat=${rival} />${table.players[rival]}
    <b class="ages-versus"><${Mark} of="strength" />${strength} : ${theirs}</b>
    <${Price} of="military_actions" n=${cost} />`;
}

/** The partner, and the side one would have. @param {AgesTable} table @param {{args: Record<string, any>}} props */
function offered(table, { args: { rival, side } }) {
  return html`<${SeatMark} seat=${rival} />${table.players[rival]}
    ${side && html`<b>${t("web.ages.you_as", { side })}</b>`}`;
}

/** @param {AgesTable} table @param {Choice} choice */
function prepared(table, { sentence: { args: { culture } } }) {
  return html`${t("web.ages.prepare")} <${Yield} of="culture" n=${withSign(culture)} />`;
}

/** What stands on the button of a political action. */
const TARGETS = { attack: fought, declare: fought, offer: offered, prepare: prepared };

// Bonus cards

/** More cards than these lie in two rows. */
const ROOMY = 7;

/**
 * The cards to keep one of, each with what it scores; they are few, or all that lie open.
 * @param {{table: AgesTable}} props
 */
function KeepBonus({ table }) {
  const keep = table.choices.filter(({ kind }) => kind === "keep");
  const chosen = table.pick.chosen.length > 0 && table.pick.only;
  const columns = keep.length > ROOMY ? Math.ceil(keep.length / 2) : keep.length;
  const cards = html`<div class="ages-cards ages-bonus-choice" style=${{ "--cards": columns }}>
    ${keep.map(({ args: { card } }) => html`<${Card} key=${card} table=${table} thing=${cardAt("bonus", card)}
      card=${card} />`)}</div>`;
  const about = html`<span class="aside">${t("web.ages.keep_bonus_about")}</span>`;
  return html`<${Offer} title=${t("web.ages.keep_bonus")} about=${about}
    actions=${chosen && html`<${Do} table=${table} choice=${chosen} go />`}>${cards}<//>`;
}

// Anything else

const MOST_LETTERS = 90;

/**
 * Its words, and its answers as buttons. What lies on the board rings as well, and suffices where the answers are many.
 * @param {{table: AgesTable}} props
 */
function Question({ table }) {
  const letters = table.choices.map((choice) => brief(table, choice)).join("").length;
  const answers = letters > MOST_LETTERS ? table.choices.filter((choice) => !choice.targets.length) : table.choices;
  return html`<${Offer} title=${say(table.view.prompt, table.players)} look="ages-asked"
    actions=${html`${table.ticks}${answers.map((choice) => html`<${Do} key=${choice.move} table=${table}
      choice=${choice}>${brief(table, choice)}<//>`)}`} />`;
}

/** Answers that differ only in a card show its name. @param {AgesTable} table @param {Choice} choice */
function brief(table, choice) {
  const alike = table.choices.filter((other) => other.sentence.id === choice.sentence.id);
  return alike.length > 1 && choice.targets.length === 1 ? name(choice.targets[0]) : choice.label;
}
