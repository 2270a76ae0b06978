/** The encyclopaedia: every component of every edition, to be sought and filtered; each has a page of its own. */

import { games } from "../core/api.js";
import { cardPath, kindOf, speaksOf } from "../core/cards.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { useKeys } from "../core/keys.js";
import { groupBy } from "../core/lists.js";
import { pageTitle } from "../core/notify.js";
import { readdress } from "../core/router.js";
import { name, t } from "../core/words.js";
import { isMissing, useCards } from "../parts/board.js";
import { Pulldown } from "../parts/choice.js";
import { Face, useFaces } from "../parts/face.js";
import { editionName, ruleOf, shortName } from "../parts/games.js";
import { Skeleton } from "../parts/missing.js";
import { useRove } from "../parts/rove.js";
import { Thumb } from "../parts/thumb.js";
import { complain } from "../parts/toast.js";
import { CardPage } from "./card.js";

/** @param {{path: string, query: URLSearchParams}} props what follows /cards/ in the address */
export function CardsPage({ path, query }) {
  const [all, setAll] = useState(null);
  useEffect(() => { games().then(setAll, complain); }, []);
  useEffect(() => { pageTitle.value = t("web.nav.cards"); });
  if (!all) return html`<${Skeleton} />`;
  const [wanted, edition, card] = path.split("/").map(decoded);
  const game = ruleOf(all, wanted);
  if (!game) return html`<${GameList} games=${all} />`;
  const shown = game.editions.includes(edition) ? edition : game.editions[0];
  if (card) return html`<${CardPage} key=${card} game=${game} edition=${shown} address=${card} />`;
  return html`<${Browse} key=${`${game.name}/${shown}`} games=${all} game=${game} edition=${shown} query=${query} />`;
}

/** A part of an address; one that somebody has cut is taken as it is. */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function GameList({ games: all }) {
  return html`<div class="prose"><h1>${t("web.cards.title")}</h1>
    <p>${t("web.cards.about")}</p>
    <ul class="game-list">${all.flatMap((game) => game.editions.map((edition) => html`<li key=${game.name + edition}>
      <a class="panel" href=${cardPath(game.name, edition)}><${Thumb} game=${game.name} />
        <span><span class="name block">${name(game.titles[edition])}</span>
        <span class="muted">${editionName(game.name, edition)}</span></span></a>
    </li>`))}</ul>
  </div>`;
}

/** Which game and edition is shown. */
function Editions({ games: all, game, edition }) {
  const pairs = all.flatMap((other) => other.editions.map((its) => [other, its]));
  return html`<nav class="tabs cards-editions" aria-label=${t("web.new.edition")}>${pairs.map(([other, its]) => html`
    <a class="tab" key=${other.name + its} href=${cardPath(other.name, its)}
      aria-current=${other === game && its === edition ? "page" : null}>
      ${[shortName(other), ...(other.editions.length > 1 ? [editionName(other.name, its)] : [])].join(": ")}</a>`)}
  </nav>`;
}

/** What the address asks for. */
const asked = (query) => ({ q: query.get("q") ?? "", kind: query.get("kind") ?? "", age: query.get("age") ?? "" });

function Browse({ games: all, game, edition, query }) {
  const cards = useCards(game.name, edition);
  const faces = useFaces(game.name);
  const [filter, setFilter] = useState(() => asked(query));
  const search = useRef(null);
  const change = (part) => {
    const next = { ...filter, ...part };
    const kept = new URLSearchParams(Object.entries(next).filter(([, value]) => value));
    setFilter(next);
    readdress(`${cardPath(game.name, edition)}${kept.size ? `?${kept}` : ""}`);
  };
  useKeys({ "/": () => (search.current?.focus(), true) });
  if (isMissing(cards) || !faces) return html`<${Skeleton} />`;
  const found = Object.keys(cards).filter((card) => fits(card, cards[card], filter));
  return html`<div class="cards-page">
    <h1>${t("web.cards.title")}</h1>
    <${Editions} games=${all} game=${game} edition=${edition} />
    <${Filters} cards=${cards} filter=${filter} change=${change} search=${search} />
    <p class="muted" role="status">${t("web.cards.found", { found: found.length, all: Object.keys(cards).length })}</p>
    ${found.length === 0 && html`<div class="empty"><p>${t("web.cards.nothing")}</p>
      <button class="btn" onClick=${() => change({ q: "", kind: "", age: "" })}>${t("web.cards.show_all")}</button>
    </div>`}
    ${[...groupBy(found, (card) => kindOf(cards[card]))].map(([kind, members]) => html`
      <${Group} key=${kind} kind=${kind} members=${members} cards=${cards} faces=${faces} game=${game}
        edition=${edition} />`)}
  </div>`;
}

const fits = (card, entry, { q, kind, age }) => (!kind || entry.label.id === kind) && (!age || entry.age === age)
  && (!q.trim() || speaksOf(card, entry, q.trim()));

function Filters({ cards, filter, change, search }) {
  const entries = Object.values(cards);
  const kinds = new Map(entries.map((entry) => [entry.label.id, kindOf(entry)]));
  const eras = [...new Set(entries.map((entry) => entry.age).filter(Boolean))].sort();
  const any = t("web.cards.any");
  return html`<form class="panel cards-filters" role="search" onSubmit=${(event) => event.preventDefault()}>
    <div class="field grow"><label for="cards-sought">${t("web.cards.search")} <kbd>/</kbd></label>
      <input id="cards-sought" type="search" ref=${search} value=${filter.q}
        onInput=${(event) => change({ q: event.target.value })} /></div>
    <${Pulldown} legend=${t("web.cards.kind")} name="cards-kind" values=${["", ...kinds.keys()]} chosen=${filter.kind}
      pick=${(kind) => change({ kind })} label=${(kind) => kinds.get(kind) ?? any} />
    ${eras.length > 1 && html`<${Pulldown} legend=${t("web.cards.age")} name="cards-age" values=${["", ...eras]}
      chosen=${filter.age} pick=${(age) => change({ age })} label=${(age) => age || any} />`}
    <button type="button" class="btn cards-print" onClick=${() => print()}>${t("web.help.print")}</button>
  </form>`;
}

function Group({ kind, members, cards, faces, game, edition }) {
  const rove = useRove();
  return html`<section class="cards-group" aria-label=${kind}>
    <h2>${kind} <span class="muted">${members.length}</span></h2>
    <ul class="cards-grid" ...${rove}>${members.map((card) => html`<li key=${card}>
      <a data-rove href=${cardPath(game.name, edition, card)}>
        <${Face} cards=${cards} card=${card} faces=${faces} /></a></li>`)}</ul>
  </section>`;
}
