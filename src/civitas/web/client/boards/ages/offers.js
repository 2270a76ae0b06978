/** The question at hand where it is not a turn of actions: bids, forces, defence, pacts, attacks, and any other choice. */

import { html } from "../../core/html.js";
import { name, say, t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { spoken, Yields } from "./facts.js";
import { KindMark, Mark, SeatMark, withSign, Yield } from "./marks.js";
import { choicesAt, isPolitics } from "./pick.js";
import { Final } from "./final.js";

const PANELS = {
  "ages.ask.bid": Bid,
  "ages.ask.send": Force,
  "ages.ask.defend": Defence,
  "ages.ask.defended": Defence,
  "ages.ask.pact": Pact,
};
const ON_THE_BOARD = new Set(["ages.ask.act", "ages.ask.politics"]);

/** The panel that a position asks for, or nothing. */
export function offerOf(table) {
  if (table.view.result) return html`<${Final} table=${table} />`;
  if (!table.choices.length) return null;
  if (isPolitics(table) && table.selected && choicesAt(table, "military", table.selected.card).length) return html`<${Politics} table=${table} card=${table.selected.card} />`;
  if (ON_THE_BOARD.has(table.view.prompt.id)) return null;
  return html`<${PANELS[table.view.prompt.id] ?? Question} table=${table} args=${table.view.prompt.args} />`;
}

function Offer({ title, about, children, actions }) {
  return html`<section class="panel ages-offer" aria-label=${title}>
    <div class="ages-offer-head"><h2>${title}</h2>${about}</div>
    ${children && html`<div class="ages-offer-body">${children}</div>`}
    <div class="ages-offer-actions">${actions}</div>
  </section>`;
}

function Do({ table, choice, go, children }) {
  return html`<button type="button" class=${go ? "btn go" : "btn"} aria-label=${choice.label} onClick=${() => table.play(choice)}>${children ?? choice.label}</button>`;
}

const withText = (table, text) => table.choices.find((choice) => choice.text === text);
const withVerb = (table, verb) => table.choices.filter((choice) => choice.text.startsWith(`${verb} `));

/** What a card does, on one line; what it costs stands on the button. */
function Rule({ table, card }) {
  const entry = table.cards[card];
  const lines = (entry?.text ?? []).filter((line) => line.id !== "ages.gives.attack_cost");
  return html`<span class="ages-offer-rule">${lines.map((line) => say(line, table.players)).join(", ")}</span>`;
}

/** What a territory gives at once, and for as long as it is held. */
function Gifts({ table, card }) {
  const { once = {}, lasting = {} } = table.cards[card] ?? {};
  return html`<span class="ages-gifts"><span class="label">${t("web.ages.at_once")}</span>${Object.entries(once).map(([of, n]) => html`<${Yield} of=${of} n=${withSign(n)} />`)}
    <span class="label">${t("web.ages.then")}</span>${Object.entries(lasting).map(([of, n]) => html`<${Yield} of=${of} n=${withSign(n)} />`)}</span>`;
}

/** A key number with its word. */
function Figure({ n, word, bad }) {
  return html`<span class="ages-figure"><b class=${`key ${bad ? "lacks" : ""}`}>${n}</b><span class="label">${word}</span></span>`;
}

function Bid({ table, args }) {
  const bids = withVerb(table, "bid");
  const most = bids.at(-1)?.args.bid ?? 0;
  return html`<${Offer} title=${name(args.territory)} about=${html`<${Gifts} table=${table} card=${args.territory} />`}
    actions=${html`${bids.map((choice) => html`<${Do} table=${table} choice=${choice}>${choice.args.bid}<//>`)}<${Do} table=${table} choice=${withText(table, "pass")} />`}>
    <${Figure} n=${args.bid || "–"} word=${t("web.ages.highest_bid")} /><${Figure} n=${most || "–"} word=${t("web.ages.most_force")} />
  <//>`;
}

function Force({ table, args }) {
  const done = withText(table, "done");
  const more = table.choices.filter((choice) => choice !== done);
  const short = args.bid - args.force;
  return html`<${Offer} title=${name(args.territory)} about=${html`<${Gifts} table=${table} card=${args.territory} />`}
    actions=${html`${more.map((choice) => html`<${Do} table=${table} choice=${choice}><${Adds} table=${table} choice=${choice} /><//>`)}${done && html`<${Do} table=${table} choice=${done} go />`}`}>
    <${Figure} n=${args.force} word=${t("web.ages.force_now")} bad=${short > 0} /><${Figure} n=${args.bid} word=${t("web.ages.force_needed")} />
    ${short > 0 && html`<${Figure} n=${short} word=${t("web.ages.missing")} bad />`}
  <//>`;
}

/** A unit or card that strengthens, and by how much or to what. */
function Adds({ table, choice }) {
  const { card, force, strength, bid } = choice.args;
  const gain = strength ?? (bid === undefined ? force ?? 1 : null);
  return html`<${KindMark} kind=${table.cards[card]?.kind} />${name(card)} <b>${gain === null ? `→ ${force}` : withSign(gain)}</b>`;
}

function Defence({ table, args }) {
  const done = withText(table, "done");
  const cards = table.choices.filter((choice) => choice !== done);
  const { civilizations: civs } = table.view.table;
  const holds = table.view.prompt.id === "ages.ask.defended";
  const title = holds ? t("web.ages.defence_holds") : t("web.ages.attacked_by", { rival: args.attacker, card: args.aggression }, table.players);
  return html`<${Offer} title=${title} about=${!holds && html`<${Rule} table=${table} card=${args.aggression} />`}
    actions=${html`${cards.map((choice) => html`<${Do} table=${table} choice=${choice}><${Adds} table=${table} choice=${choice} /><//>`)}
      ${done && html`<${Do} table=${table} choice=${done} go=${holds} />`}`}>
    ${!holds && html`<${Figure} n=${civs[args.attacker].strength} word=${t("web.ages.strength_of", { player: args.attacker }, table.players)} />
      <${Figure} n=${civs[table.eyes].strength} word=${t("web.ages.your_strength")} /><${Figure} n=${args.needed} word=${t("web.ages.missing")} bad />`}
  <//>`;
}

function Pact({ table, args }) {
  const sided = table.cards[args.pact]?.sided;
  const title = t("web.ages.pact_offer", { player: args.offerer, pact: args.pact }, table.players);
  return html`<${Offer} title=${title} about=${html`<${Rule} table=${table} card=${args.pact} />`}
    actions=${html`<${Do} table=${table} choice=${withText(table, "accept")} go /><${Do} table=${table} choice=${withText(table, "refuse")} />`}>
    ${sided && html`<${Sides} table=${table} mine=${args.side} theirs=${args.offerer} />`}
  <//>`;
}

/** Who is A and who is B. */
function Sides({ table, mine, theirs }) {
  const other = mine === "A" ? "B" : "A";
  const seats = { [mine]: table.eyes, [other]: theirs };
  return ["A", "B"].map((side) => html`<span class="ages-party"><b class="key">${side}</b><${SeatMark} seat=${seats[side]} />${seats[side] === table.eyes ? t("web.ages.you") : table.players[seats[side]]}</span>`);
}

/** What a military card can do as the political action: whom to attack, to whom to offer, on which side. */
function Politics({ table, card }) {
  const choices = choicesAt(table, "military", card);
  const { rival, partner } = choices[0].args;
  const whom = rival !== undefined ? t("web.ages.against") : partner !== undefined ? t("web.ages.offer_to") : null;
  return html`<${Offer} title=${name(card)} about=${html`<${Rule} table=${table} card=${card} />`}
    actions=${html`${whom && html`<span class="label">${whom}</span>`}
      ${choices.map((choice) => html`<${Do} table=${table} choice=${choice} go=${choices.length === 1}><${Target} table=${table} choice=${choice} /><//>`)}`} />`;
}

function Target({ table, choice }) {
  const { rival, partner, side, strength, theirs, cost, culture } = choice.args;
  if (rival !== undefined) {
    return html`<${SeatMark} seat=${rival} />${table.players[rival]} <b class="ages-versus"><${Mark} of="strength" />${strength} : ${theirs}</b><span class="price"><${Mark} of="military_actions" />${cost}</span>`;
  }
  if (partner !== undefined) return html`<${SeatMark} seat=${partner} />${table.players[partner]}${side ? html` <b>${t("web.ages.you_as", { side })}</b>` : ""}`;
  return culture === undefined ? choice.label : html`${t("web.ages.prepare")} <${Yield} of="culture" n=${withSign(culture)} />`;
}

const MOST_LETTERS = 90;

/** Any other question: its words, and its answers as buttons. What lies on the board rings as well, and suffices where they are many. */
function Question({ table }) {
  const letters = table.choices.map((choice) => brief(table, choice)).join("").length;
  const answers = letters > MOST_LETTERS ? table.choices.filter((choice) => !choice.targets.length) : table.choices;
  return html`<${Offer} title=${say(table.view.prompt, table.players)}
    actions=${answers.map((choice) => html`<${Do} key=${choice.text} table=${table} choice=${choice}>${brief(table, choice)}<//>`)} />`;
}

/** Answers that differ only in a card are told by its name. */
function brief(table, choice) {
  const alike = table.choices.filter((other) => other.sentence.id === choice.sentence.id);
  return alike.length > 1 && choice.targets.length === 1 ? name(choice.targets[0]) : choice.label;
}
