/** Yes or no. */

import { html } from "../core/html.js";

/** A yes or no that the browser remembers. */
export function Switch({ value, label, change = (wanted) => { value.value = wanted; }, disabled = false }) {
  const turn = async (event) => {
    const box = event.target;
    await change(box.checked);
    box.checked = value.value;
  };
  return html`<label class="switch">
    <input type="checkbox" role="switch" disabled=${disabled} checked=${value.value} onChange=${turn} />${label}
  </label>`;
}
