/** The coach at a table against bots: one remark beside the board, before something is final; never an order. */

import { wordOf } from "../core/advice.js";
import { html, useEffect, useState } from "../core/html.js";
import { announce } from "../core/notify.js";
import { Symbol } from "../core/symbol.js";
import { say, t } from "../core/words.js";
import { LessonLink } from "./lessonlink.js";
import { Spotlight } from "./spotlight.js";

/** At the beginning of our turn. */
export function useCoach(table) {
  const { seq, you } = table.frame.value;
  const asked = you.may.includes("move");
  useEffect(() => {
    table.advice.value = null;
    let wanted = asked;
    if (asked) wordOf(table).then((word) => { if (wanted && word) show(table, word); });
    return () => { wanted = false; };
  }, [seq, asked]);
}

function show(table, shown) {
  table.advice.value = shown;
  announce(say(shown.advice?.message ?? shown.question.say, table.players.value));
}

/** Whether the coach has something to say of a move: then it is not made, and pressing it again makes it. */
export async function objects(table, choice) {
  if (table.advice.value?.choice === choice.text) return false;
  const word = await wordOf(table, choice.text);
  if (word) show(table, { ...word, choice: choice.text });
  return word !== null;
}

/** @param {{table: import("../core/table.js").Table, play: (choice: object) => void}} props */
export function TableCoach({ table, play }) {
  const shown = table.advice.value;
  if (!shown) return null;
  const close = () => { table.advice.value = null; };
  if (shown.question) return html`<${Recall} key=${shown.question.id} table=${table} question=${shown.question}
    close=${close} />`;
  const { advice, choice } = shown;
  const meant = table.allChoices.value.find((other) => other.text === choice);
  return html`<section class="panel table-coach" aria-label=${t("web.learn.coach")} data-kind=${advice.kind}>
    <span class="coach-face"><${Symbol} name="civitas" size="16" /></span>
    <p>${say(advice.message, table.players.value)}</p>
    <footer>
      ${meant && html`<button class="btn small" onClick=${() => play(meant)}>${t("web.coach.anyway")}</button>`}
      <button class="btn small" onClick=${close}>${t(meant ? "web.coach.again" : "web.close")}</button>
    </footer>
    <${Spotlight} pointers=${advice.point} moment=${advice.kind} describedBy="" veiled=${false} />
  </section>`;
}

/** A question about an earlier idea: the answer is there to be found, and may be left out. */
function Recall({ table, question, close }) {
  const { edition } = table.frame.value.table;
  const asked = say(question.say, table.players.value);
  const [chosen, choose] = useState(null);
  const isRight = chosen === question.answer;
  const answer = (value) => {
    choose(value);
    announce(value === question.answer ? t("teaching.right") : wrong(question));
  };
  return html`<section class="panel table-coach recall" aria-label=${t("web.learn.coach")} data-kind=${question.id}>
    <span class="coach-face"><${Symbol} name="civitas" size="16" /></span>
    <p>${asked}</p>
    ${chosen === null
      ? html`<div class="coach-answers" role="radiogroup" aria-label=${asked}>
        ${question.choices.map((value) => html`<button key=${value} type="button" role="radio" class="btn small"
          aria-checked="false" onClick=${() => answer(value)}>${value}</button>`)}</div>`
      : html`<p class=${isRight ? "coach-said" : "coach-wrong"}>${isRight ? t("teaching.right") : wrong(question)}</p>`}
    <footer>
      ${chosen !== null && !isRight && html`<${LessonLink} topic=${question.topic} edition=${edition} />`}
      <button class="btn small" onClick=${close}>${t("web.close")}</button>
    </footer>
  </section>`;
}

const wrong = ({ answer, hint }) => `${t("teaching.recall_answer", { answer })} ${say(hint)}`;
