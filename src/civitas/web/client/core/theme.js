/** Light, dark, or as the system has it. */

import { effect } from "./html.js";
import { chosenTheme } from "./settings.js";

export const THEMES = ["system", "light", "dark"];

/** Keep the page in the chosen theme. */
export function followTheme() {
  effect(() => {
    if (chosenTheme.value === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosenTheme.value;
  });
}

/** The other of light and dark, whatever is shown now. */
export function switchTheme() {
  const dark = chosenTheme.value === "dark"
    || (chosenTheme.value === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  chosenTheme.value = dark ? "light" : "dark";
}
