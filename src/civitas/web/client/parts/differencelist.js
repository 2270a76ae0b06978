/** The rows of what differs in this game from the usual one; a word narrows them down. */

import { differences, games } from "../core/api.js";
import { plain } from "../core/choices.js";
import { html, useEffect, useState } from "../core/html.js";
import { groupBy } from "../core/lists.js";
import { name, say, t, word } from "../core/words.js";
import { changedOptions, optionName, ruleOf, valueName, valueNote } from "./games.js";

/** More cards than these of which the same is said are listed together. */
const ALIKE = 5;

export function DifferenceList({ setup }) {
  const [found, setFound] = useState(null);
  const [typed, setTyped] = useState("");
  useEffect(() => { load(setup).then(setFound, (error) => setFound({ refused: error.reason })); }, [setup]);
  if (!found) return html`<p class="muted">${t("web.loading")}</p>`;
  if (found.refused) return html`<p class="field-error">${say(found.refused)}</p>`;
  const { game, rows } = found;
  const shown = matching(rows.map(inWords), typed);
  const topics = [...groupBy(shown, (row) => row.topic)];
  return html`
    <p class="muted">${t("web.differences.usual", { title: game.title })}</p>
    <${Chosen} game=${game} setup=${setup} />
    ${rows.length > 0 && html`<input type="search" aria-label=${t("web.differences.search")}
      placeholder=${t("web.differences.search")}
      value=${typed} onInput=${(event) => setTyped(event.target.value)} />`}
    ${typed && !shown.length && html`<p class="muted" role="status">${t("web.differences.no_match", { typed })}</p>`}
    ${topics.map(([topic, members], place) =>
      html`<${Topic} key=${topic} topic=${topic} rows=${members} open=${place === 0 || typed !== ""} />`)}`;
}

async function load(setup) {
  const [rows, all] = await Promise.all([differences(setup), games()]);
  return { rows, game: ruleOf(all, setup.game) };
}

const inWords = (row) => ({ topic: row.topic, what: say(row.what), usual: say(row.usual), here: say(row.here) });

/** The rows in which every typed word occurs. */
function matching(rows, typed) {
  const wanted = plain(typed).split(/\s+/);
  return rows.filter(({ what, usual, here }) => {
    const text = plain(`${what} ${usual} ${here}`);
    return wanted.every((part) => text.includes(part));
  });
}

/** The edition and the options that are not the default, with what they do. */
function Chosen({ game, setup }) {
  const { edition } = setup;
  return html`<dl class="facts-list">
    ${edition !== game.editions[0]
      && html`<div><dt>${t("web.new.edition")}</dt><dd>${name(game.titles[edition])}</dd></div>`}
    ${changedOptions(game, setup).map(([option, value]) => html`<div key=${option}>
      <dt>${optionName(game.name, option)}</dt>
      <dd>${valueName(game.name, option, value)}<span class="field-note block">${valueNote(game.name, option, value)}
        </span></dd>
    </div>`)}
  </dl>`;
}

function Topic({ topic, rows, open }) {
  const title = word(`web.differences.${topic}`, topic);
  const { single, alike } = topic === "rules" ? { single: rows, alike: [] } : gathered(rows);
  return html`<details class="differences-topic" open=${open}>
    <summary><h3>${title}</h3> <span class="aside">${rows.length}</span></summary>
    ${single.length > 0 && html`<table class="table">
      <thead><tr><td /><th scope="col">${t("web.differences.here")}</th><th scope="col">${t("web.differences.usually")}
        </th></tr></thead>
      <tbody>${single.map((row) => html`<tr key=${row.what}>
        <th scope="row">${row.what}</th><td data-word=${t("web.differences.here")}>${row.here}</td>
        <td class="muted" data-word=${t("web.differences.usually")}>${row.usual}</td>
      </tr>`)}</tbody>
    </table>`}
    ${alike.map(([here, members]) => html`<p key=${here} class="differences-alike">
      <b>${t("web.differences.alike", { here, count: members.length })}</b> ${members.map((row) => row.what).join(", ")}
        </p>`)}
  </details>`;
}

/** Those of which something is said alone, and those of which the same is said, such as that they are not there. */
function gathered(rows) {
  const alike = [...groupBy(rows, (row) => row.here)].filter(([, members]) => members.length > ALIKE);
  const same = new Set(alike.map(([here]) => here));
  return { single: rows.filter((row) => !same.has(row.here)), alike };
}
