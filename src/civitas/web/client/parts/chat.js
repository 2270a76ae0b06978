/** What the players say to each other. */

import { html, useRef, useState } from "../core/html.js";
import { post } from "../core/api.js";
import { t } from "../core/words.js";
import { useLatest } from "./log.js";
import { complain } from "./toast.js";

const LONGEST = 500;

/** @param {{table: import("../core/table.js").Table}} props */
export function Chat({ table }) {
  const frame = table.frame.value;
  const { lines } = frame.chat;
  const list = useRef(null);
  useLatest(list, [lines.length]);
  return html`<div class="chat">
    <ol class="log" ref=${list} tabindex="0" aria-label=${t("web.chat.title")}>
      ${lines.length === 0 && html`<li class="muted">${t("web.chat.empty")}</li>`}
      ${lines.map((line) => html`<li key=${line.seq} class=${`log-line seat-${(line.seat ?? -1) + 1}`}><b>${line.name}
        </b> ${line.text}</li>`)}
    </ol>
    ${frame.you.may.includes("chat") && html`<${ChatField} table=${table} />`}
  </div>`;
}

function ChatField({ table }) {
  const [text, setText] = useState("");
  const send = async (event) => {
    event.preventDefault();
    if (!text.trim()) return;
    try {
      table.take(await post(`/tables/${table.id}/chat`, { text: text.trim() }));
      setText("");
    } catch (error) {
      complain(error);
    }
  };
  return html`<form class="chat-field" onSubmit=${send}>
    <input aria-label=${t("web.chat.say")} placeholder=${t("web.chat.say")} maxlength=${LONGEST} autocomplete="off"
      value=${text} onInput=${(event) => setText(event.target.value)} />
    <button class="btn">${t("web.chat.send")}</button>
  </form>`;
}
