/** All about one component: its face and words in each edition, rules, rulings, numbers from the arena, lessons. */

import { get } from "../core/api.js";
import { cardPath, kindOf, relatedTo, slug } from "../core/cards.js";
import { useHelp } from "../core/help.js";
import { html, useEffect, useState } from "../core/html.js";
import { isPressable, useKeys } from "../core/keys.js";
import { pageTitle } from "../core/notify.js";
import { go } from "../core/router.js";
import { build } from "../core/session.js";
import { known, language, name, say, sayRich, t } from "../core/words.js";
import { isMissing, useCards } from "../parts/board.js";
import { Face, useFaces } from "../parts/face.js";
import { editionName, helpPath } from "../parts/games.js";
import { LessonLink } from "../parts/lessonlink.js";
import { Skeleton } from "../parts/missing.js";
import { botName } from "../parts/seats.js";
import { complain } from "../parts/toast.js";

const FEW = 6;
const percent = (share) => Math.round(100 * share);

/** @param {{game: object, edition: string, address: string}} props the card by its part of the address */
export function CardPage({ game, edition, address }) {
  const cards = useCards(game.name, edition);
  const faces = useFaces(game.name);
  const card = cards && Object.keys(cards).find((other) => slug(other) === address);
  useEffect(() => { if (card) pageTitle.value = name(card); });
  if (isMissing(cards) || !faces) return html`<${Skeleton} />`;
  if (!card) return html`<${NoCard} game=${game} edition=${edition} />`;
  return html`<article class="card-page">
    <${Ways} game=${game} edition=${edition} cards=${cards} card=${card} />
    <h1>${name(card)} <span class="muted">${kindOf(cards[card])}</span></h1>
    <${Printings} game=${game} edition=${edition} cards=${cards} card=${card} faces=${faces} />
    <${Rule} game=${game} edition=${edition} entry=${cards[card]} />
    <${More} key=${card} game=${game} edition=${edition} card=${card} />
    <${Related} game=${game} edition=${edition} cards=${cards} card=${card} />
  </article>`;
}

function NoCard({ game, edition }) {
  return html`<div class="empty"><h1>${t("web.cards.none")}</h1>
    <a class="btn" href=${cardPath(game.name, edition)}>${t("web.cards.all")}</a></div>`;
}

/** The way back to all cards, and to those beside this one. */
function Ways({ game, edition, cards, card }) {
  const all = Object.keys(cards);
  const here = all.indexOf(card);
  const to = (place) => cardPath(game.name, edition, all[(place + all.length) % all.length]);
  const turn = (step) => (event) => {
    if (isPressable(event.target) && event.target.tagName !== "A") return undefined;
    go(to(here + step), { replace: true });
    return true;
  };
  useKeys({ ArrowLeft: turn(-1), ArrowRight: turn(1) });
  return html`<nav class="row card-ways" aria-label=${t("web.cards.all")}>
    <a class="btn quiet" href=${cardPath(game.name, edition)}>${t("web.cards.all")}</a>
    <span class="grow" />
    <button class="btn quiet cards-print" onClick=${() => print()}>${t("web.help.print")}</button>
    <a class="btn quiet" href=${to(here - 1)} aria-keyshortcuts="ArrowLeft"
      aria-label=${name(all.at(here - 1))}>‹ <span>${name(all.at(here - 1))}</span></a>
    <a class="btn quiet" href=${to(here + 1)} aria-keyshortcuts="ArrowRight"
      aria-label=${name(all[(here + 1) % all.length])}><span>${name(all[(here + 1) % all.length])}</span> ›</a>
  </nav>`;
}

/** The card as each edition prints it, side by side, the one that was asked for first. */
function Printings({ game, edition, cards, card, faces }) {
  const others = game.editions.filter((other) => other !== edition);
  const next = useCards(game.name, others[0] ?? edition);
  const beside = others.length ? next?.[card] : undefined;
  return html`<div class="card-printings">
    <${Printing} game=${game} edition=${edition} cards=${cards} card=${card} faces=${faces} beside=${beside} />
    ${others.map((other) => html`<${Other} key=${other} game=${game} edition=${other} card=${card} faces=${faces}
      beside=${cards[card]} />`)}
  </div>`;
}

function Other({ game, edition, card, faces, beside }) {
  const cards = useCards(game.name, edition);
  if (isMissing(cards)) return null;
  if (!cards[card]) {
    return html`<section class="panel card-printing"><h2>${editionName(game.name, edition)}</h2>
      <p class="muted">${t("web.cards.not_in_edition")}</p></section>`;
  }
  return html`<${Printing} game=${game} edition=${edition} cards=${cards} card=${card} faces=${faces}
    beside=${beside} />`;
}

function Printing({ game, edition, cards, card, faces, beside }) {
  const entry = cards[card];
  const numbers = faces.numbers?.(entry) ?? [];
  const lines = (other) => [...(other.text ?? []).map((line) => say(line)), ...rows(faces.numbers?.(other) ?? [])];
  const old = beside && new Set(lines(beside));
  const link = (component, text) => (component in cards && component !== card
    ? html`<a href=${cardPath(game.name, edition, component)}>${text}</a>` : html`<b>${text}</b>`);
  const differs = (line) => old && !old.has(line);
  const alike = beside && lines(entry).every((line) => old.has(line)) && lines(entry).length === old.size;
  return html`<section class="panel card-printing">
    ${game.editions.length > 1 && html`<h2>${editionName(game.name, edition)}</h2>`}
    <${Face} cards=${cards} card=${card} faces=${faces} />
    <ul class="facts">
      ${(entry.text ?? []).map((line) => html`<li class=${differs(say(line)) ? "differs" : ""}>
        ${sayRich(line, [], link)}</li>`)}
      ${rows(numbers).map((line) => html`<li class=${differs(line) ? "differs" : ""}>${line}</li>`)}
    </ul>
    ${alike && html`<p class="muted">${t("web.cards.alike")}</p>`}
    ${beside && !alike && html`<p class="muted">${t("web.cards.differs")}</p>`}
  </section>`;
}

const rows = (numbers) => numbers.map(([what, value]) => `${what}: ${value}`);

/** The rule for cards of its kind, in our words. */
function Rule({ game, edition, entry }) {
  useHelp();
  if (!entry.help || !known(entry.help)) return null;
  return html`<section class="panel card-part"><h2>${t("web.cards.rule")}</h2>
    ${known(`${entry.help}.title`) && html`<h3>${t(`${entry.help}.title`)}</h3>`}
    <p>${t(entry.help)}</p>
    <p><a href=${helpPath(game.name, edition, entry.help)}>${t("web.card.rules")}</a></p>
    <${LessonLink} topic=${entry.help} edition=${edition} />
  </section>`;
}

/** What only the server knows. */
function More({ game, edition, card }) {
  const [more, setMore] = useState(null);
  useEffect(() => {
    const asked = new URLSearchParams({ edition, name: card, v: build.value });
    get(`/games/${game.name}/component?${asked}`).then(setMore, complain);
  }, [card, edition]);
  if (!more) return html`<${Skeleton} />`;
  return html`<${Rulings} clauses=${more.clauses} /><${Statistics} samples=${more.statistics} />
    <${Lessons} lessons=${more.lessons} />`;
}

function Rulings({ clauses }) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? clauses : clauses.slice(0, FEW);
  return html`<section class="panel card-part"><h2>${t("web.cards.rulings")}</h2>
    ${clauses.length === 0 && html`<p class="muted">${t("web.cards.no_rulings")}</p>`}
    ${clauses.length > 0 && language.value !== "en" && html`<p class="muted">${t("web.cards.in_english")}</p>`}
    <dl class="clauses" lang="en">${shown.map((clause) => html`<div key=${clause.id}>
      <dt>${clause.id} <span class="muted">${clause.chapter}</span></dt>
      <dd>${clause.text}${clause.why && html` <span class="muted">${clause.why}</span>`}</dd></div>`)}</dl>
    ${clauses.length > FEW && html`<button class="btn quiet small" onClick=${() => setWhole(!whole)}>
      ${t(whole ? "web.lobby.fewer" : "web.lobby.all", { count: clauses.length })}</button>`}
  </section>`;
}

/** What bots made of it; where nobody has counted, or nothing was done with it, that is said. */
function Statistics({ samples }) {
  const done = samples.filter((sample) => Object.keys(sample.deeds).length);
  return html`<section class="panel card-part"><h2>${t("web.cards.statistics")}</h2>
    ${samples.length === 0 && html`<p class="muted">${t("web.cards.not_counted")}</p>`}
    ${samples.length > 0 && done.length === 0 && html`<p class="muted">${t("web.cards.never", of(samples))}</p>`}
    ${done.length > 0 && html`<p class="muted">${t("web.cards.bots", { level: botName(done[0].level) })}</p>
      <div class="scroll-x" role="group" tabindex="0" aria-label=${t("web.cards.statistics")}><table class="table">
        <thead><tr><th>${t("web.new.players")}</th><th>${t("web.cards.deed")}</th>
          <th>${t("web.cards.how_often")}</th><th>${t("web.cards.won")}</th></tr></thead>
        <tbody>${done.flatMap((sample) => Object.entries(sample.deeds).map(([deed, row]) => html`
          <${Deed} key=${sample.players + deed} sample=${sample} deed=${deed} row=${row} />`))}</tbody>
      </table></div>`}
  </section>`;
}

const of = (samples) => ({ games: samples.reduce((sum, { games }) => sum + games, 0) });

function Deed({ sample: { players, games }, deed, row: [times, share, low, high] }) {
  const often = t("web.cards.times", { times, games });
  const won = share === undefined ? t("web.cards.too_few")
    : t("web.cards.share", { share: percent(share), low: percent(low), high: percent(high),
      even: percent(1 / players) });
  return html`<tr><th scope="row">${players}</th><td>${t(`web.deed.${deed}`)}</td><td>${often}</td>
    <td>${won}</td></tr>`;
}

function Lessons({ lessons }) {
  if (lessons.length === 0) return null;
  return html`<section class="panel card-part"><h2>${t("web.cards.lessons")}</h2>
    <ul>${lessons.map(({ id, title }) => html`<li key=${id}><a href=${`/lesson/${id}`}>${say(title)}</a></li>`)}</ul>
  </section>`;
}

/** Cards that name this one, or that it names. */
function Related({ game, edition, cards, card }) {
  const found = relatedTo(cards, card);
  if (found.length === 0) return null;
  return html`<section class="panel card-part"><h2>${t("web.cards.related")}</h2>
    <p class="card-related">${found.map((other) => html`<a key=${other} class=${`chip k-${cards[other].colour}`}
      href=${cardPath(game.name, edition, other)}>${name(other)}</a>`)}</p>
  </section>`;
}
