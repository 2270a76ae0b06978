/** Learn: the courses, where one is in them, and how to begin. Nothing is locked. */

import { games, get } from "../core/api.js";
import { LessonTable, wantsCounts } from "../core/lesson.js";
import { html, useEffect, useState } from "../core/html.js";
import { isPressable, useKeys } from "../core/keys.js";
import { pageTitle } from "../core/notify.js";
import { go } from "../core/router.js";
import { somebody } from "../core/session.js";
import { Symbol } from "../core/symbol.js";
import { say, t } from "../core/words.js";
import { ruleOf } from "../parts/games.js";
import { Skeleton } from "../parts/missing.js";
import { Switch } from "../parts/switch.js";
import { Thumb } from "../parts/thumb.js";
import { complain } from "../parts/toast.js";

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {{course: string|null}} props the course that was looked for */
export function LearnPage({ course: sought }) {
  const [found, setFound] = useState(null);
  useEffect(() => { get("/courses").then(setFound, complain); }, []);
  useEffect(() => { pageTitle.value = t("web.nav.learn"); });
  useEffect(() => { if (found && sought) document.getElementById(`course-${sought}`)?.scrollIntoView(); }, [found]);
  if (!found) return html`<${Skeleton} />`;
  return html`<div class="learn"><h1 class="visually-hidden">${t("web.nav.learn")}</h1>
    <${Doors} ...${found} />
    <div class="learn-courses">${found.courses.map((course) => html`
      <${Course} key=${course.id} course=${course} progress=${found.progress} />`)}</div>
    <aside class="panel learn-more" aria-labelledby="look-up">
      <h2 id="look-up">${t("web.learn.look_up")}</h2>
      <p><a class="btn" href="/puzzles">${t("web.puzzles")}</a></p>
      <p><a class="btn" href="/help/all">${t("web.nav.rules")}</a></p>
      <${Switch} value=${wantsCounts} label=${t("web.learn.counts")} />
      <p class="muted">${t("web.learn.counts_about")}</p>
    </aside>
  </div>`;
}

/** The lesson to go on with: the one last worked on, or what follows the last one done. */
export function continued({ courses, progress }) {
  const all = courses.flatMap((course) => course.lessons.map((lesson, place) => ({ course, lesson, place })));
  const begun = all.filter(({ lesson }) => progress[lesson.id])
    .sort((one, other) => progress[other.lesson.id].updated - progress[one.lesson.id].updated);
  if (!begun.length) return null;
  const last = begun[0];
  if (!isFinished(progress[last.lesson.id])) return last;
  const undone = last.course.lessons.findIndex(({ id }) => !progress[id]?.done);
  return undone < 0 ? null : { course: last.course, lesson: last.course.lessons[undone], place: undone };
}

const isFinished = (row) => row.done && row.updated <= row.done;

/** Two doors: for whoever is new, and for whoever goes on; the likelier one is the primary button. */
function Doors({ courses, progress }) {
  const next = continued({ courses, progress });
  const first = courses[0].lessons[0];
  const to = next ? next.lesson.id : first.id;
  useKeys({ Enter: (event) => (isPressable(event.target) ? undefined : (go(`/lesson/${to}`), true)) });
  return html`<div class="learn-doors">
    <section class="panel learn-door"><span class="coach-face"><${Symbol} name="civitas" size="22" /></span>
      <div><h2>${t("web.learn.new_here")}</h2><p>${t("web.learn.new_here_about")}</p></div>
      <a class=${`btn large ${next ? "" : "go"}`} href=${`/lesson/${first.id}`}>
        ${t("web.learn.start", { minutes: first.minutes })} ${!next && html`<kbd>Enter</kbd>`}</a>
    </section>
    ${next && html`<section class="panel learn-door on"><div><p class="muted">${t("web.learn.where_you_were")}</p>
      <h2>${say(next.course.title)} · ${say(next.lesson.title)}</h2>
      <p>${where(next, progress)}</p></div>
      <a class="btn large go" href=${`/lesson/${next.lesson.id}`}>${t("web.learn.continue")} <kbd>Enter</kbd></a>
    </section>`}
  </div>`;
}

function where({ course, lesson, place }, progress) {
  const row = progress[lesson.id];
  const lessons = t("web.learn.lesson_of", { number: place + 1, of: course.lessons.length });
  if (!row || isFinished(row)) return lessons;
  return `${lessons}, ${t("teaching.step", { number: row.step, count: row.steps })}`;
}

function Course({ course, progress }) {
  const { lessons } = course;
  const done = lessons.filter(({ id }) => progress[id]?.done).length;
  const open = lessons.find(({ id }) => !progress[id]?.done) ?? lessons[0];
  const doneOf = t("web.learn.done_of", { done, of: lessons.length });
  const minutes = sum(lessons.map((lesson) => lesson.minutes));
  return html`<section class="panel learn-course" id=${`course-${course.id}`} aria-labelledby=${`title-${course.id}`}>
    <header><${Thumb} game=${course.game} />
      <div><h2 id=${`title-${course.id}`}>${say(course.title)}</h2><p class="muted">${say(course.about)}</p></div>
      <div class="learn-how"><b>${doneOf}</b>
        <progress max=${lessons.length} value=${done} aria-label=${doneOf} />
        <span class="muted">${t("web.learn.minutes", { minutes })}</span></div>
    </header>
    <ol class=${lessons.length > 8 ? "two" : ""}>${lessons.map((lesson, place) => html`
      <${Row} key=${lesson.id} lesson=${lesson} place=${place} row=${progress[lesson.id]}
        next=${lesson === open} />`)}</ol>
    <footer>
      <a class="btn" href=${`/lesson/${open.id}`}>${t(done ? "web.learn.continue" : "web.learn.begin")}</a>
      ${course.doors.map((door) => html`<${Door} key=${door.after} door=${door} />`)}
    </footer>
  </section>`;
}

function Row({ lesson, place, row, next }) {
  const begun = row && !row.done && row.step > 1;
  return html`<li class=${next ? "next" : ""}><a href=${`/lesson/${lesson.id}`}>
    <i class=${`learn-disc ${row?.done ? "finished" : ""}`} aria-hidden="true">
      ${row?.done ? html`<${Symbol} name="tick" />` : place + 1}</i>
    <span class="grow">${say(lesson.title)}${row?.done
      && html`<span class="visually-hidden"> ${t("web.learn.is_done")}</span>`}
      ${begun && html` <small class="muted">
        ${t("teaching.step", { number: row.step, count: row.steps })}</small>`}</span>
    <span class="muted">${t("web.learn.min", { minutes: lesson.minutes })}</span>
  </a></li>`;
}

/** A whole game after some lesson. */
function Door({ door }) {
  const play = async () => {
    if (!(await somebody())) return;
    const { bots } = ruleOf(await games(), door.game.game);
    await LessonTable.begin(door.game, bots).then(({ id }) => go(`/table/${id}`), complain);
  };
  return html`<button class="btn" onClick=${play}><span class="muted">
    ${t("web.learn.after_lesson", { number: door.after })}</span> ${say(door.say)}</button>`;
}
