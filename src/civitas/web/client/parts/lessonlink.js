/** From a topic of the rules, or a refusal, to the lesson about it; and, once, from a first game to the course. */

import { get } from "../core/api.js";
import { html, useEffect, signal } from "../core/html.js";
import { lobby, loadLobby } from "../core/lobby.js";
import { go } from "../core/router.js";
import { isLearning, remembered } from "../core/settings.js";
import { name, say, t } from "../core/words.js";
import { confirm } from "./dialog.js";

/** The courses, once they are asked for. */
const courses = signal(null);
let asked = null;

function load() {
  asked ??= get("/courses").then((found) => { courses.value = found.courses; return found; }, () => { asked = null; });
  return asked;
}

/** The ids of a refusal, and of the reasons that it names. */
const idsIn = ({ id, args }) => [id, ...Object.values(args ?? {}).flatMap((value) => (value?.id ? idsIn(value) : []))];

/** The lesson about something: of the same edition, if one of its courses has it. */
function lessonAbout(isAbout, edition) {
  const all = courses.value ?? [];
  const own = all.filter((course) => course.edition === edition);
  return [...own, ...all].flatMap((course) => course.lessons).find(isAbout);
}

/**
 * @param {{topic?: string, refusal?: {id: string, args: object}, edition?: string}} props the id of a topic of the
 *   help, or why a move is refused
 */
export function LessonLink({ topic, refusal, edition }) {
  useEffect(() => { load(); }, []);
  const said = refusal ? idsIn(refusal) : [];
  const isAbout = ({ topics, refusals }) => topics.includes(topic) || refusals.some((id) => said.includes(id));
  const lesson = lessonAbout(isAbout, edition);
  if (!lesson) return null;
  return html`<p class="lesson-link"><a href=${`/lesson/${lesson.id}`}>
    ${t("web.learn.teaches", { title: say(lesson.title) })}</a></p>`;
}

/** @type {{value: string[]}} the games whose course was offered already */
const offered = remembered("offered-courses", []);

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * Offer the course of a game to somebody who has neither played nor learned it, once; the coach comes in any case.
 * @returns {Promise<boolean>} whether they learn instead
 */
export async function offerCourse({ game, edition, title }) {
  if (offered.value.includes(game)) return false;
  const found = await get("/courses").catch(() => null);
  const course = found?.courses.find((other) => other.game === game && other.edition === edition);
  if (!course || course.lessons.some(({ id }) => found.progress[id]) || (await hasPlayed(game))) return false;
  offered.value = [...offered.value, game];
  isLearning.value = true;
  const lessons = { id: "web.learn.offer_lessons", args: { lessons: course.lessons.length } };
  const minutes = { id: "web.learn.offer_minutes", args: { minutes: sum(course.lessons.map((one) => one.minutes)) } };
  const question = {
    title: t("web.learn.offer", { game: name(title) }),
    body: t("web.learn.offer_about", { lessons, minutes }),
    yes: t("web.learn.offer_yes"),
  };
  if (!(await confirm(question))) return false;
  go(`/lesson/${course.lessons[0].id}`);
  return true;
}

async function hasPlayed(game) {
  await loadLobby().catch(() => null);
  const { mine = [], finished = [] } = lobby.value ?? {};
  return [...mine, ...finished].some((table) => table.game === game);
}
