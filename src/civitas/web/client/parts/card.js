/** All about one card, in a panel beside the rail, or at the foot of a phone. Pointing shows it, a click keeps it. */

import { cardPath } from "../core/cards.js";
import { html, signal, useEffect, useRef } from "../core/html.js";
import { useHelp } from "../core/help.js";
import { useKeys } from "../core/keys.js";
import { Symbol } from "../core/symbol.js";
import { known, name, say, sayRich, t } from "../core/words.js";
import { helpPath } from "./games.js";
import { LessonLink } from "./lessonlink.js";

const LINGER = 250;
const shown = signal(null);
let timer = 0;

/** Keep a card's panel open. */
export function openCard(card) {
  clearTimeout(timer);
  shown.value = { card, kept: true, from: document.activeElement };
}

/** Show a card as long as the pointer or focus rests on its name. */
function peek(card) {
  if (shown.value?.kept || shown.value?.card === card) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    shown.value = { card, kept: false };
    addEventListener("pointermove", leave);
  }, LINGER);
}

/** A name may have scrolled away from under the pointer without a word. */
function leave(event) {
  if (!event.target.closest?.(".card-link")) unpeek();
}

function unpeek() {
  clearTimeout(timer);
  removeEventListener("pointermove", leave);
  if (shown.value && !shown.value.kept) shown.value = null;
}

export function closeCard() {
  clearTimeout(timer);
  const { from } = shown.value ?? {};
  shown.value = null;
  if (from?.isConnected) from.focus();
}

/** How names in sentences become links to their cards: `link` for sayRich. */
export function linkTo(cards) {
  return (component, text) => (component in cards
    ? html`<${CardLink} card=${component} text=${text} />`
    : html`<b>${text}</b>`);
}

/**
 * A card's name as a button; a link in form, for only a link breaks with the line it stands in.
 * A name that slides under a resting pointer does not open: the pointer must move.
 */
export function CardLink({ card, text }) {
  const open = (event) => { event.preventDefault(); openCard(card); };
  const rest = {
    onClick: open,
    onKeyDown: (event) => event.key === " " && open(event),
    onPointerMove: (event) => event.pointerType === "mouse" && peek(card),
    onPointerLeave: unpeek,
    onFocus: (event) => event.target.matches(":focus-visible") && peek(card),
    onBlur: unpeek,
  };
  return html`<a class="card-link" role="button" href="#card" ...${rest}>${text ?? name(card)}</a>`;
}

/** The panel itself. */
export function CardPanel({ cards, game, edition, players }) {
  const now = shown.value;
  const box = useRef(null);
  useKeys({ Escape: () => (shown.value ? closeCard() ?? true : undefined) });
  useEffect(() => { if (now?.kept) box.current?.focus(); }, [now?.card, now?.kept]);
  useEffect(() => () => { shown.value = null; }, []);
  if (!now || !cards[now.card]) return null;
  const card = cards[now.card];
  return html`<section class=${`pop card-panel k-${card.colour} ${now.kept ? "" : "peek"}`} ref=${box} tabindex="-1"
    aria-label=${name(now.card)}>
    <header class="card-head">
      <h2>${name(now.card)}</h2>
      ${card.age && html`<span>${card.age}</span>`}
      ${now.kept && html`<button class="btn quiet small icon" aria-label=${t("web.close")} onClick=${closeCard}>
        <${Symbol} name="cross" /></button>`}
    </header>
    <${CardFacts} card=${card} game=${game} edition=${edition} players=${players} />
    <p class="card-more"><a href=${cardPath(game, edition, now.card)} target="_blank">${t("web.card.more")}</a></p>
  </section>`;
}

function CardFacts({ card, game, edition, players }) {
  const plain = (component, text) => html`<b>${text}</b>`;
  useHelp();
  return html`<div class="card-facts">
    <p class="card-kind">${kindWords(card)}</p>
    <ul class="facts">${(card.text ?? []).map((fact) => html`<li>${sayRich(fact, players, plain)}</li>`)}</ul>
    ${card.help && known(card.help) && html`<div class="card-rule">
      ${known(`${card.help}.title`) && html`<h3>${t(`${card.help}.title`)}</h3>`}
      <p>${say({ id: card.help, args: {} })}</p>
      <a href=${helpPath(game, edition, card.help)} target="_blank">${t("web.card.rules")}</a>
      <${LessonLink} topic=${card.help} edition=${edition} />
    </div>`}
  </div>`;
}

/** What a card is; a label that names the Era needs no age beside it. */
function kindWords(card) {
  const kind = card.label ? say(card.label) : name(card.kind);
  return card.age && card.label?.args.era === undefined ? t("web.card.kind_age", { kind, age: card.age }) : kind;
}
