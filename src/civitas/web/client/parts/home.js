/** What the lobby has besides tables: a first game, the next lesson, the puzzle of the day, the last game, results. */

import { get, post } from "../core/api.js";
import { html, signal, useEffect } from "../core/html.js";
import { go } from "../core/router.js";
import { somebody, user } from "../core/session.js";
import { isLearning, isNew } from "../core/settings.js";
import { say, t } from "../core/words.js";
import { gameTitle, ruleOf, shortName } from "./games.js";
import { botName } from "./seats.js";
import { Thumb } from "./thumb.js";
import { complain } from "./toast.js";

/** What the server has for this person. */
const home = signal(null);

/**
 * @param {number|undefined} changed what makes it out of date; undefined while that is not known
 * @returns {object|null} null until it is here
 */
export function useHome(changed) {
  useEffect(() => {
    if (changed !== undefined) get("/home").then((found) => { home.value = found; }, complain);
  }, [user.value?.id, changed]);
  return home.value;
}

/** Begin the game that somebody new begins with. */
async function playFirst({ game, edition, options, level }) {
  if (!(await somebody())) return;
  isLearning.value = true;
  const wanted = { game, edition, options, seats: ["me", `bot:${level}`], public: false, begins: "given" };
  await post("/tables", wanted).then(({ id }) => go(`/table/${id}`), complain);
}

/** For whoever has no game yet: the first one, and the first lesson; the likelier of the two is the primary button. */
export function FirstSteps({ games, found }) {
  const { first, lesson } = found;
  const about = { game: gameTitle(games, first), rival: botName(first.level) };
  return html`<div class="panel home-first">
    <${Thumb} game=${first.game} />
    <div class="grow"><h3>${t("web.home.first", about)}</h3><p class="muted">${t("web.home.first_about")}</p></div>
    <div class="row">
      ${lesson && html`<a class=${`btn ${isNew.value ? "go" : ""}`} href=${`/lesson/${lesson.id}`}>
        ${t("web.home.learn_first", { minutes: lesson.minutes })}</a>`}
      <button class=${`btn ${isNew.value ? "" : "go"}`} onClick=${() => playFirst(first)}>
        ${t("web.home.play_first")}</button>
    </div>
  </div>`;
}

/** The next lesson, the puzzle of the day, the last game: each leads on with one press. */
export function Today({ games, found, last }) {
  const { lesson, puzzle } = found;
  return html`<section class="lobby-group" aria-labelledby="lobby-today">
    <div class="lobby-head"><h2 id="lobby-today">${t("web.home.today")}</h2></div>
    <ul class="panel list">
      ${lesson && html`<${Way} game=${lesson.game} title=${say(lesson.title)} about=${lessonWords(lesson)}
        to=${`/lesson/${lesson.id}`} word=${t(lesson.step > 1 ? "web.learn.continue" : "web.home.learn")} />`}
      ${!lesson && html`<${Way} game=${games[0].name} title=${t("web.home.all_learned")} about="" to="/learn"
        word=${t("web.nav.learn")} />`}
      ${puzzle && html`<${Way} game=${puzzle.game} title=${t("web.home.puzzle")} about=${puzzleWords(puzzle)}
        to=${`/puzzle/${puzzle.game}/${puzzle.number}`} word=${t("web.home.solve")} />`}
      ${last && html`<${Way} game=${last.game} title=${t("web.home.last")} about=${gameTitle(games, last)}
        to=${`/analysis/${last.id}`} word=${t("web.home.study")} />`}
    </ul>
  </section>`;
}

const Way = ({ game, title, about, to, word }) => html`<li class="list-row"><${Thumb} game=${game} />
  <span class="list-what"><span class="name">${title}</span><span class="muted block">${about}</span></span>
  <a class="btn" href=${to} aria-label=${`${word}: ${title}`}>${word}</a></li>`;

function lessonWords({ course, number, of, step, steps }) {
  const where = t("web.learn.lesson_of", { number, of });
  const at = step > 1 ? `, ${t("teaching.step", { number: step, count: steps })}` : "";
  return `${say(course)} · ${where}${at}`;
}

const puzzleWords = ({ level }) => (level ? t("web.home.puzzle_level", { rival: botName(level) })
  : t("web.home.puzzle_hard"));

/** How one fared against each level. */
export function Results({ games, found: { first, results } }) {
  return html`<section class="lobby-group" aria-labelledby="lobby-results">
    <div class="lobby-head"><h2 id="lobby-results">${t("web.home.results")}</h2></div>
    ${results.length === 0 && html`<div class="empty"><p>${t("web.home.no_results")}</p>
      ${first && html`<button class="btn" onClick=${() => playFirst(first)}>
        ${t("web.home.play_against", { rival: botName(first.level) })}</button>`}</div>`}
    ${results.length > 0 && html`<div class="panel home-results"><table class="table"><tbody>
      ${results.map((row) => html`<tr key=${row.game + row.players + row.level}>
        <th scope="row">${shortName(ruleOf(games, row.game) ?? { name: row.game, title: row.game })},${" "}
          ${t("web.home.players", { players: row.players })}</th>
        <td>${botName(row.level)}</td><td class="n">${t("web.home.won_of", { won: row.won, games: row.games })}</td>
      </tr>`)}</tbody></table></div>`}
  </section>`;
}

