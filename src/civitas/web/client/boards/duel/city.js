/** A city: its key numbers, its signs, its wonders, its buildings as chips, its progress tokens. */

import { html, useState } from "../../core/html.js";
import { name, t } from "../../core/words.js";
import { botStrength } from "../../parts/seats.js";
import { COLOURS, SIGNS, SIGNS_TO_WIN } from "./facts.js";
import { chiefSymbol } from "./gives.js";
import { Chain, Coin, Delta, Figure, kindWord, SeatMark, Sign, Symbol, TokenDot } from "./pieces.js";
import { lastMoved, press, seatName, stateOf } from "./reading.js";
import { coinsRows, pointsRows, signsRows } from "./sources.js";
import { Wonder } from "./wonder.js";

const CROWDED = 12;
const total = (points) => Object.values(points).reduce((sum, number) => sum + number, 0);

export function City({ table, reading, seat, tip, place }) {
  const city = reading.cities[seat];
  const [open, setOpen] = useState(false);
  const crowded = city.buildings.length > CROWDED ? "crowded" : "";
  const turn = reading.asked === seat ? "turn" : "";
  return html`<section class=${`panel duel-city ${place} ${crowded} ${turn} seat-${seat + 1}`} aria-label=${t("web.duel.city", { seat }, table.players)} data-open=${open}>
    <${Head} table=${table} reading=${reading} seat=${seat} open=${open} toggle=${() => setOpen(!open)} />
    <div class="duel-city-body">
      <${Signs} table=${table} seat=${seat} city=${city} />
      <div class="duel-wonders">
        ${city.wonders.map((entry) => html`<${Wonder} key=${entry.wonder} table=${table} reading=${reading} seat=${seat} entry=${entry} tip=${tip} />`)}
      </div>
      <${Chips} table=${table} reading=${reading} city=${city} seat=${seat} />
    </div>
  </section>`;
}

/** Who it is, and the numbers one looks at all the time. */
function Head({ table, reading, seat, open, toggle }) {
  const city = reading.cities[seat];
  const before = reading.before?.cities[seat];
  const { seq } = table.frame;
  const points = total(city.points);
  const built = city.wonders.filter((wonder) => wonder.built_with).length;
  return html`<header class="duel-city-head">
    <h2><${SeatMark} seat=${seat} /> ${seatName(table, seat)}</h2>
    <${Seated} table=${table} seat=${seat} />
    <span class="duel-brief" aria-hidden="true">${city.symbols.map((sign) => html`<${Sign} key=${sign} sign=${sign} />`)}</span>
    <span class="duel-key"><${Delta} now=${city.coins} before=${before?.coins} seq=${seq}><${Coin} /><//><${Coin} />
      <${Figure} table=${table} title=${t("web.duel.coins_of", { seat, coins: city.coins }, table.players)} rows=${() => coinsRows(table, seat)}
        label=${t("web.duel.label.coins", { coins: city.coins })}>${city.coins}<//></span>
    <span class="duel-key"><${Delta} now=${points} before=${before && total(before.points)} seq=${seq} /><${Symbol} name="points" />
      <${Figure} table=${table} title=${t("web.duel.points_of", { seat, points }, table.players)} rows=${() => pointsRows(table, seat)}
        label=${t("web.duel.label.points", { points })}>${points}<//></span>
    <span class="duel-key duel-built" title=${t("web.duel.wonders_built")}><${Symbol} name="wonder" /><b>${built}/${city.wonders.length}</b></span>
    <button type="button" class="btn quiet icon duel-more" aria-expanded=${open} aria-label=${t("web.duel.show_city", { seat }, table.players)} onClick=${toggle}><${Symbol} name="menu" /></button>
  </header>`;
}

/** What kind of player it is: a bot with its level, a person who is away. */
function Seated({ table, seat }) {
  const player = table.frame.table?.seats?.[seat];
  if (!player) return null;
  if (player.kind === "bot") return html`<span class="aside">${t("web.duel.bot", { level: botStrength(player.level) })}</span>`;
  if (player.bot_plays) return html`<span class="aside">${t("web.duel.bot_plays")}</span>`;
  return player.online || seat === table.eyes ? null : html`<span class="aside">${t("web.seat.away")}</span>`;
}

/** The seven signs: owned are filled, missing are dashed, a pair has a small 2. */
function Signs({ table, seat, city }) {
  const carried = (sign) => [...city.buildings, ...city.tokens].filter((card) => table.cards[card].gives.some((fact) => fact.symbol === sign)).length;
  const count = city.symbols.length;
  return html`<div class="duel-signs">
    <${Figure} table=${table} title=${t("web.duel.signs_of", { seat }, table.players)} rows=${() => signsRows(table, seat)} class="duel-signs-count">
      ${t("web.duel.signs", { count, wanted: SIGNS_TO_WIN })}<//>
    <span class="duel-sign-row">${SIGNS.map((sign) => html`<${Disc} key=${sign} sign=${sign} count=${carried(sign)} owned=${city.symbols.includes(sign)} />`)}</span>
  </div>`;
}

function Disc({ sign, count, owned }) {
  const label = t(owned ? "web.duel.label.sign" : "web.duel.label.no_sign", { sign, count: Math.max(1, count) });
  return html`<span class=${`duel-disc ${owned ? "owned" : ""}`} role="img" aria-label=${label} title=${name(sign)}>
    <${Sign} sign=${sign} size="15" />${count > 1 && html`<b>2</b>`}
  </span>`;
}

/** Tokens, then buildings by colour. */
function Chips({ table, reading, city, seat }) {
  const sorted = COLOURS.flatMap((colour) => city.buildings.filter((building) => table.cards[building].colour === colour));
  if (!sorted.length && !city.tokens.length) return html`<p class="muted duel-nothing">${t("web.duel.no_buildings")}</p>`;
  return html`<div class="duel-chips">
    ${city.tokens.map((token) => html`<${TokenChip} key=${token} table=${table} token=${token} />`)}
    ${sorted.map((building) => html`<${Chip} key=${building} table=${table} reading=${reading} building=${building} seat=${seat} />`)}
  </div>`;
}

function TokenChip({ table, token }) {
  return html`<button type="button" class=${`chip duel-chip duel-token-chip k-green ${lastMoved(table, token)}`} data-chip=${token} onClick=${() => table.open(token)}>
    <${TokenDot} />${name(token)}</button>`;
}

/** A building of a city; when it may be destroyed it can be chosen. */
function Chip({ table, reading, building, seat }) {
  const card = table.cards[building];
  const mayGo = seat !== reading.asked && reading.question === "destroy" && reading.targets.has(building);
  const state = mayGo ? stateOf(table, reading, building) : "";
  const fresh = reading.before && !reading.before.cities[seat].buildings.includes(building) ? "fresh" : "";
  const pressed = () => (mayGo ? press(table, { card: building }) : table.open(building));
  const label = t("web.duel.label.chip", { card: building, kind: kindWord(card) });
  return html`<button type="button" class=${`chip duel-chip k-${card.colour} ${state} ${fresh} ${lastMoved(table, building)}`} data-chip=${building} aria-label=${label} title=${name(building)} onClick=${pressed}>
    <span class="duel-chip-name">${name(building)}</span><${ChipSymbol} card=${card} />
  </button>`;
}

function ChipSymbol({ card }) {
  const chief = chiefSymbol(card);
  if (!chief) return null;
  if (chief.chain) return html`<${Chain} mark=${chief.chain} />`;
  if (chief.sign) return html`<${Sign} sign=${chief.sign} />`;
  if (chief.resource) return html`<span class="duel-chip-makes">${Array.from({ length: chief.count }, (_, i) => html`<${Symbol} key=${i} name=${chief.resource} />`)}</span>`;
  if (chief.resources) return chief.resources.map((resource) => html`<${Symbol} key=${resource} name=${resource} />`);
  return html`<${Symbol} name=${chief.name} />`;
}
