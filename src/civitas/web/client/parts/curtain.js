/** Several people at one device: before the next one sees their hand, the device is passed on. */

import { html, useEffect, useRef, useState } from "../core/html.js";
import { t } from "../core/words.js";
import { SeatMark } from "./seats.js";

/** Whether the curtain is drawn: the eyes have changed, and they see what the others may not. */
export function useCurtain(frame) {
  const [seen, setSeen] = useState(frame.you.eyes);
  const hides = frame.you.hidden;
  const drawn = hides && frame.table.status === "playing" && seen !== frame.you.eyes;
  useEffect(() => { if (!hides) setSeen(frame.you.eyes); }, [hides, frame.you.eyes]);
  return { drawn, open: () => setSeen(frame.you.eyes) };
}

export function Curtain({ frame, open }) {
  const button = useRef(null);
  const seat = frame.table.seats[frame.you.eyes];
  useEffect(() => { button.current.focus(); }, []);
  return html`<main id="main" class="curtain" tabindex="-1">
    <div class=${`curtain-box seat-${frame.you.eyes + 1}`}>
      <p class="curtain-mark"><${SeatMark} seat=${frame.you.eyes} /></p>
      <h1>${t("web.curtain.title", { name: seat.name })}</h1>
      <p class="muted">${t("web.curtain.text")}</p>
      <button ref=${button} class="btn go large" onClick=${open}>${t("web.curtain.open", { name: seat.name })}</button>
    </div>
  </main>`;
}
