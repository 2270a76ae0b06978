/** Bring a record from elsewhere: a file, or text from the clipboard, becomes a replay. */

import { post } from "../core/api.js";
import { html, useState } from "../core/html.js";
import { go } from "../core/router.js";
import { somebody } from "../core/session.js";
import { say, t } from "../core/words.js";
import { Dialog } from "./dialog.js";

export function ImportRecord() {
  const [open, setOpen] = useState(false);
  return html`<section class="panel import"><h2>${t("web.import.title")}</h2><p class="muted">${t("web.import.about")}
    </p>
    <button class="btn" onClick=${() => setOpen(true)}>${t("web.import.open")}</button>
    ${open && html`<${ImportDialog} close=${() => setOpen(false)} />`}
  </section>`;
}

function ImportDialog({ close }) {
  const [text, setText] = useState("");
  const [error, setError] = useState(null);
  const send = async (event) => {
    event.preventDefault();
    if (!(await somebody())) return;
    try {
      const { id } = await post("/records", { record: text });
      go(`/replay/${id}`);
    } catch (refusal) {
      if (!refusal.reason) throw refusal;
      setError(refusal.reason);
    }
  };
  const read = async (event) => { if (event.target.files[0]) setText(await event.target.files[0].text()); };
  return html`<${Dialog} title=${t("web.import.title")} close=${close}>
    <form class="fields" onSubmit=${send}>
      <div class="field"><label for="record-file">${t("web.import.file")}</label>
        <input id="record-file" type="file" accept=".record,.civ,.txt,text/plain" onChange=${read} /></div>
      <div class="field"><label for="record-text">${t("web.import.paste")}</label>
        <textarea id="record-text" rows="8" spellcheck="false" value=${text}
          onInput=${(event) => setText(event.target.value)}></textarea></div>
      ${error && html`<p class="problem" role="alert">${say(error)}</p>`}
      <div class="row"><button class="btn go" disabled=${!text.trim()}>${t("web.import.go")}</button></div>
    </form>
  <//>`;
}
