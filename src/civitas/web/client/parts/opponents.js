/**
 * Who plays against you: a person for each level, with their style, what was measured of them, and how you fared.
 * Nothing is guessed: what nobody has measured is said to be so.
 */

import { get } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { user } from "../core/session.js";
import { Symbol } from "../core/symbol.js";
import { known, t, word } from "../core/words.js";
import { Emblem, KINDS } from "./emblem.js";
import { botName, botStrength, people } from "./seats.js";

const STEPS = 10;
/** A game is close against whom you win about half of the time; fewer games say nothing. */
const CLOSE = [0.4, 0.6];
const FEWEST = 5;
/** Whoever needs fewer milliseconds answers at once. */
const AT_ONCE = 300;

const percent = (share) => `${Math.round(100 * share)} %`;

/**
 * What was measured of each level at such a table.
 * @param {{levels: object[]}} game
 * @param {{edition: string, players: number, options: object}} plan
 */
const measuredAt = (game, plan) => new Map(game.levels
  .filter((row) => row.edition === plan.edition && row.players === plan.players && row.mode === modeOf(game, plan))
  .map((row) => [row.level, row]));

/** What makes another game of it, such as `advanced`; empty for the plain game. */
function modeOf(game, { edition, options }) {
  const other = game.options[edition].find(({ name, values }) => game.rulesets.includes(name)
    && options[name] && options[name] !== values[0]);
  return other ? options[other.name] : "";
}

/** How many steps of ten each level stands above chance, on the scale of Elo; none where a match is missing. */
export function steps(levels, measured) {
  let elo = 0;
  const heights = levels.map((level) => {
    const row = measured.get(level);
    const share = row && Math.min(0.99, Math.max(0.01, row.share));
    elo += share ? Math.log10((share * (row.players - 1)) / (1 - share)) : NaN;
    return elo;
  });
  const most = Math.max(...heights);
  return heights.map((height) => (most > 0 ? Math.max(1, Math.round((STEPS * height) / most)) : NaN));
}

/** Your results against each level at tables of some size, once they are known. */
export function useResults(game, players) {
  const [rows, setRows] = useState([]);
  useEffect(() => {
    let wanted = true;
    setRows([]);
    if (user.value) get(`/games/${game}/results`).then((found) => { if (wanted) setRows(found); }, () => {});
    return () => { wanted = false; };
  }, [game, user.value?.id]);
  return new Map(rows.filter((row) => row.players === players).map((row) => [row.level, row]));
}

/** The level you beat about half of the time, if that is known. */
export function closest(levels, results) {
  return levels.find((level) => {
    const row = results.get(level);
    return row && row.games >= FEWEST && row.won / row.games >= CLOSE[0] && row.won / row.games <= CLOSE[1];
  });
}

/**
 * @param {{game: object, plan: object, chosen: string|undefined, results: Map<string, object>,
 *   pick: (level: string) => void}} props
 */
export function Opponents({ game, plan, chosen, results, pick }) {
  const measured = measuredAt(game, plan);
  const heights = steps(game.bots, measured);
  return html`<fieldset class="field"><legend>${t("web.opponents.title")}</legend>
    <div class="opponents" role="radiogroup" aria-label=${t("web.opponents.title")}>
      ${[...people(game), ...game.programs].map((level, place) => html`<${Opponent} key=${level} level=${level}
        place=${place} chosen=${level === chosen} pick=${pick} row=${measured.get(level)} height=${heights[place]}
        result=${results.get(level)} isProgram=${place >= people(game).length} />`)}
    </div>
  </fieldset>`;
}

function Opponent({ level, place, chosen, pick, row, height, result, isProgram }) {
  const about = isProgram ? "web.bot.program.about" : `web.bot.${level}.about`;
  return html`<label class=${`opponent k-${isProgram ? "grey" : KINDS[Math.min(place, KINDS.length - 1)]}`}>
    <input type="radio" name="opponent" checked=${chosen} onChange=${() => pick(level)} />
    <span class="opponent-who">
      ${isProgram
        ? html`<span class="opponent-robot"><${Symbol} name="bot" /></span>`
        : html`<${Emblem} place=${place} />`}
      <span class="opponent-name">${botName(level)}</span>
      ${!isProgram && html`<span class="opponent-level">${botStrength(level)}</span>`}
    </span>
    <span class="opponent-about">${known(about) ? t(about) : ""}</span>
    <span class="opponent-facts">
      ${!isProgram && html`<${Measured} row=${row} height=${height} />`}
      <${Yours} result=${result} />
      ${row && html`<span class="muted">${pace(row.milliseconds)}</span>`}
    </span>
  </label>`;
}

/** How strong they are: against the level below, and in steps. */
function Measured({ row, height }) {
  if (!row) return html`<span class="muted">${t("web.opponents.not_measured")}</span>`;
  const doubt = Math.round(50 * (row.high - row.low));
  const below = row.below === "uniform" ? t("web.opponents.chance") : word(`web.bot.${row.below}.name`, row.below);
  return html`
    ${height > 0 && html`<${Strength} height=${height} />`}
    <${Fact} name=${t("web.opponents.beats", { below })} share=${row.share}
      note=${t("web.opponents.doubt", { doubt, games: row.games })} />`;
}

function Strength({ height }) {
  const boxes = Array.from({ length: STEPS }, (_, step) => html`<i class=${step < height ? "full" : ""} />`);
  return html`<span class="opponent-fact"><span>${t("web.opponents.strength")}</span>
    <span class="strength" role="img" aria-label=${t("web.opponents.steps", { steps: height })}>${boxes}</span>
  </span>`;
}

function Yours({ result }) {
  if (!result?.games) return html`<span class="muted">${t("web.opponents.never_played")}</span>`;
  const { won, games } = result;
  return html`<${Fact} name=${t("web.opponents.you_win")} share=${won / games}
    note=${t("web.opponents.won_of", { won, games })} />`;
}

const Fact = ({ name, share, note }) => html`<span class="opponent-fact">
  <span>${name}</span><span class="strong">${percent(share)}</span>
  <meter min="0" max="1" value=${share} aria-label=${name}></meter>
  <span class="muted">${note}</span>
</span>`;

const pace = (milliseconds) => (milliseconds < AT_ONCE
  ? t("web.opponents.at_once")
  : t("web.opponents.thinks", { seconds: Math.max(1, Math.round(milliseconds / 1000)) }));
