/** A city: its key numbers, its signs, its wonders, its buildings as chips, its progress tokens. */

import { html, useEffect, useRef, useState } from "../../core/html.js";
import { range } from "../../core/lists.js";
import { name, t } from "../../core/words.js";
import { Delta } from "../../parts/delta.js";
import { Touchable } from "../../parts/pick.js";
import { botStrength, seatName } from "../../parts/seats.js";
import { meantBy } from "../../parts/spotlight.js";
import { builtWonders, COLOURS } from "./facts.js";
import { chiefSymbol } from "./gives.js";
import { Chain, Coin, Figure, kindWord, SeatMark, Sign, Symbol, TokenDot } from "./marks.js";
import { building as buildingThing, ownToken } from "./pick.js";
import { inCity } from "./places.js";
import { carriersOf, coinsRows, pointsRows, signsRows } from "./sources.js";
import { Wonder } from "./wonder.js";

/** @import { City, DuelTable, DuelView, Reading } from "./facts.js" */

const total = (points) => Object.values(points).reduce((sum, number) => sum + number, 0);

/** @param {{table: DuelTable, reading: Reading, seat: number, place: string}} props */
export function City({ table, reading, seat, place }) {
  const city = reading.cities[seat];
  const body = useRef(null);
  const [open, setOpen] = useOpen(table, body);
  const turn = reading.asked === seat ? "turn" : "";
  return html`<section class=${`panel duel-city ${place} ${turn} seat-${seat + 1}`} data-open=${open}
      data-drop=${place === "own" ? "build" : null} aria-label=${t("web.duel.city", { seat }, table.players)}>
    <${Head} table=${table} reading=${reading} seat=${seat} open=${open} toggle=${() => setOpen(!open)} />
    <div class="duel-city-body" ref=${body}>
      <${Signs} table=${table} reading=${reading} seat=${seat} city=${city} />
      <div class="duel-wonders" data-fact=${`cities.${seat}.wonders`}>${city.wonders.map((entry) => html`
        <${Wonder} key=${entry.wonder} table=${table} reading=${reading} seat=${seat} entry=${entry} />`)}</div>
      <${Chips} table=${table} reading=${reading} city=${city} seat=${seat} />
    </div>
  </section>`;
}

/**
 * Where there is little room a city is closed until somebody opens it, or a lesson points into it.
 * @returns {[boolean, (open: boolean) => void]}
 * @param {DuelTable} table
 */
function useOpen(table, body) {
  const [open, setOpen] = useState(false);
  const point = table.point ?? [];
  const isMeant = () => point.flatMap(meantBy).some((element) => body.current?.contains(element));
  useEffect(() => { if (point.length) setOpen(isMeant()); }, [point.join("|"), table.view.move]);
  return [open, setOpen];
}

/**
 * Who it is, and the numbers one looks at all the time.
 * @param {{table: DuelTable, reading: Reading, seat: number, open: boolean, toggle: () => void}} props
 */
function Head({ table, reading, seat, open, toggle }) {
  const city = reading.cities[seat];
  const built = `${builtWonders(city).length}/${city.wonders.length}`;
  return html`<header class="duel-city-head">
    <h2><${SeatMark} seat=${seat} /> ${seatName(table, seat)}</h2>
    <${Seated} table=${table} seat=${seat} />
    <span class="duel-brief" aria-hidden="true">
      ${city.symbols.map((sign) => html`<${Sign} key=${sign} sign=${sign} />`)}</span>
    <${Coins} table=${table} reading=${reading} seat=${seat} />
    <${Points} table=${table} seat=${seat} />
    <span class="duel-key duel-built" title=${t("web.duel.wonders_built")}>
      <${Symbol} name="wonder" /><b>${built}</b></span>
    <button type="button" class="btn quiet icon duel-more" aria-expanded=${open} onClick=${toggle}
      aria-label=${t("web.duel.show_city", { seat }, table.players)}><${Symbol} name="menu" /></button>
  </header>`;
}

/** @param {{table: DuelTable, reading: Reading, seat: number}} props */
function Coins({ table, reading, seat }) {
  const { coins } = reading.cities[seat];
  return html`<span class="duel-key" data-fact=${`cities.${seat}.coins`}>
    <${Delta} table=${table} of=${/** @param {DuelView} view */ (view) => view.table.cities[seat].coins}><${Coin} /><//>
    <${Coin} />
    <${Figure} table=${table} title=${t("web.duel.coins_of", { seat, coins }, table.players)}
      rows=${() => coinsRows(table, seat)} label=${t("web.duel.label.coins", { coins })}>${coins}<//></span>`;
}

/** @param {{table: DuelTable, seat: number}} props */
function Points({ table, seat }) {
  /** @param {DuelView} view */
  const pointsOf = (view) => total(view.table.cities[seat].points);
  const points = pointsOf(table.view);
  return html`<span class="duel-key" data-fact=${`cities.${seat}.points`}>
    <${Delta} table=${table} of=${pointsOf} /><${Symbol} name="points" />
    <${Figure} table=${table} title=${t("web.duel.points_of", { seat, points }, table.players)}
      rows=${() => pointsRows(table, seat)} label=${t("web.duel.label.points", { points })}>${points}<//></span>`;
}

/**
 * What kind of player it is: a bot with its level, a person who is away.
 * @param {{table: DuelTable, seat: number}} props
 */
function Seated({ table, seat }) {
  /** @type {Record<string, any>} */
  const player = table.frame.table?.seats?.[seat];
  if (!player) return null;
  if (player.kind === "bot") {
    return html`<span class="aside">${t("web.duel.bot", { level: botStrength(player.level) })}</span>`;
  }
  if (player.bot_plays) return html`<span class="aside">${t("web.duel.bot_plays")}</span>`;
  return player.online || seat === table.eyes ? null : html`<span class="aside">${t("web.seat.away")}</span>`;
}

/**
 * The seven signs: owned are filled, missing are dashed, a pair has a small 2.
 * @param {{table: DuelTable, reading: Reading, seat: number, city: City}} props
 */
function Signs({ table, reading: { drawing }, seat, city }) {
  const words = t("web.duel.signs", { count: city.symbols.length, wanted: drawing.symbols_to_win });
  return html`<div class="duel-signs" data-fact=${`cities.${seat}.symbols`}>
    <${Figure} table=${table} title=${t("web.duel.signs_of", { seat }, table.players)} class="duel-signs-count"
      rows=${() => signsRows(table, seat)}>${words}<//>
    <span class="duel-sign-row">${drawing.symbols.map((sign) => html`<${Disc} key=${sign} sign=${sign}
      count=${carriersOf(table, city, sign).length} owned=${city.symbols.includes(sign)} />`)}</span>
  </div>`;
}

function Disc({ sign, count, owned }) {
  const label = t(owned ? "web.duel.label.sign" : "web.duel.label.no_sign", { sign, count: Math.max(1, count) });
  return html`<span class=${`duel-disc ${owned ? "owned" : ""}`} role="img" aria-label=${label} title=${name(sign)}>
    <${Sign} sign=${sign} size="15" />${count > 1 && html`<b>2</b>`}
  </span>`;
}

/** Tokens, then buildings by colour. @param {{table: DuelTable, reading: Reading, city: City, seat: number}} props */
function Chips({ table, reading, city, seat }) {
  const ofColour = (colour) => city.buildings.filter((building) => table.cards[building].colour === colour);
  if (!city.buildings.length && !city.tokens.length) {
    return html`<p class="muted duel-nothing">${t("web.duel.no_buildings")}</p>`;
  }
  return html`<div class="duel-chips" data-fact=${`cities.${seat}.buildings`}>
    ${city.tokens.map((token) => html`<${TokenChip} key=${token} table=${table} token=${token} seat=${seat} />`)}
    ${COLOURS.flatMap(ofColour).map((building) => html`
      <${Chip} key=${building} table=${table} reading=${reading} building=${building} seat=${seat} />`)}
  </div>`;
}

/** @param {{table: DuelTable, token: string, seat: number}} props */
function TokenChip({ table, token, seat }) {
  return html`<${Touchable} table=${table} thing=${ownToken(token)} place=${inCity(seat, token)} explains=${false}
      class="chip duel-chip duel-token-chip k-green" data-arrives label=${name(token)}>
    <${TokenDot} />${name(token)}<//>`;
}

/**
 * A building of a city; when it may be destroyed it can be chosen.
 * @param {{table: DuelTable, reading: Reading, building: string, seat: number}} props
 */
function Chip({ table, reading, building, seat }) {
  const card = table.cards[building];
  const fresh = reading.before && !reading.before.cities[seat].buildings.includes(building) ? "fresh" : "";
  return html`<${Touchable} table=${table} thing=${buildingThing(building)} place=${inCity(seat, building)}
      explains=${false} class=${`chip duel-chip k-${card.colour} ${fresh}`} data-arrives
      title=${name(building)} label=${t("web.duel.label.chip", { card: building, kind: kindWord(card) })}>
    <span class="duel-chip-name">${name(building)}</span><${ChipSymbol} card=${card} />
  <//>`;
}

const markOf = (symbol) => html`<${Symbol} name=${symbol} />`;

function ChipSymbol({ card }) {
  const { chain, sign, resource, count, resources, name: symbol } = chiefSymbol(card) ?? {};
  if (chain) return html`<${Chain} mark=${chain} />`;
  if (sign) return html`<${Sign} sign=${sign} />`;
  if (resource) return html`<span class="duel-chip-makes">${range(1, count).map(() => markOf(resource))}</span>`;
  return resources ? resources.map(markOf) : symbol ? markOf(symbol) : null;
}
