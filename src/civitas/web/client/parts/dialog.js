/** Dialogs: the browser's own, so that focus, Esc and the rest of the page behave. */

import { html, signal, useEffect, useRef } from "../core/html.js";
import { Symbol } from "../core/symbol.js";
import { t } from "../core/words.js";

/**
 * A modal dialog, open as long as it is drawn.
 * @param {{title: string, close: () => void, children: any, foot?: any, class?: string}} props
 */
export function Dialog({ title, close, children, foot, class: extra = "" }) {
  const box = useRef(null);
  useEffect(() => {
    const dialog = box.current;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  const outside = (event) => { if (event.target === box.current) close(); };
  const cancel = (event) => { event.preventDefault(); close(); };
  return html`<dialog ref=${box} class=${extra} aria-labelledby="dialog-title" onCancel=${cancel}
    onPointerDown=${outside}>
    <div class="dialog-head">
      <h2 id="dialog-title">${title}</h2>
      <button class="btn quiet icon" aria-label=${t("web.close")} onClick=${close}><${Symbol} name="cross" /></button>
    </div>
    ${children}
    ${foot && html`<div class="dialog-foot">${foot}</div>`}
  </dialog>`;
}

const question = signal(null);

/**
 * Ask before something that cannot be undone.
 * @param {{title: string, body?: any, yes: string, bad?: boolean}} asked
 * @returns {Promise<boolean>}
 */
export function confirm(asked) {
  return new Promise((answer) => { question.value = { ...asked, answer }; });
}

export function Confirmation() {
  const asked = question.value;
  if (!asked) return null;
  const done = (answer) => { question.value = null; asked.answer(answer); };
  return html`<${Dialog} key=${asked.title} title=${asked.title} close=${() => done(false)} foot=${html`
    <button class="btn" onClick=${() => done(false)}>${t("web.cancel")}</button>
    <button class=${`btn ${asked.bad ? "bad" : "go"}`} autofocus onClick=${() => done(true)}>${asked.yes}</button>`}>
    ${asked.body}
  <//>`;
}
