/** Time: one tick a second for everybody who shows it, and durations in words. */

import { computed, signal } from "./html.js";
import { t } from "./words.js";

export const now = signal(Date.now() / 1000);
setInterval(() => { now.value = Date.now() / 1000; }, 1000);
export const minute = computed(() => Math.floor(now.value / 60) * 60);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const two = (number) => String(number).padStart(2, "0");

/** Seconds as a clock shows them: 4:07, 1:02:03, 2 d 04 h. */
export function duration(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  const days = Math.floor(left / DAY);
  if (days > 0) return t("web.clock.days", { days, hours: two(Math.floor((left % DAY) / HOUR)) });
  const tail = `${two(Math.floor((left % HOUR) / MINUTE))}:${two(left % MINUTE)}`;
  return left >= HOUR ? `${Math.floor(left / HOUR)}:${tail}` : tail.replace(/^0/, "");
}

/** Seconds for the lobby: 5 min, 3 h, 2 d 04 h. */
export function roughly(seconds) {
  const left = Math.max(0, seconds);
  if (left >= DAY) return duration(left);
  if (left >= HOUR) return t("web.clock.hours", { hours: Math.floor(left / HOUR) });
  return t("web.clock.minutes", { minutes: Math.ceil(left / MINUTE) });
}

/** What a clock's settings say: 20 min each + 10 s, 2 days a move. */
export function clockWords(clock) {
  if (clock.kind === "live") return t(clock.increment ? "web.clock.live_increment" : "web.clock.live", clock);
  if (clock.kind === "days") return t("web.clock.days_a_move", clock);
  return t("web.clock.none");
}
