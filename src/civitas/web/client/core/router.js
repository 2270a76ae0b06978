/** Pages by path. Links are ordinary links; this keeps them inside the page. */

import { signal } from "./html.js";

export const place = signal(here());

function here() {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

/**
 * Go to a page of ours.
 * @param {string} to path with query
 * @param {{replace?: boolean}} [how] replace: without a step in the history
 */
export function go(to, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  place.value = here();
}

/** Change the address without leaving the page. */
export function readdress(to) {
  history.replaceState(null, "", to);
}

/** Back to where one came from, or to the lobby for whoever came by a link. */
export function back() {
  go("/");
}

/** Follow the browser's buttons and every plain click on a link of ours. */
export function watchLinks() {
  addEventListener("popstate", () => { place.value = here(); });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    if (!link || !isOurs(link) || isSpecial(event)) return;
    event.preventDefault();
    go(link.getAttribute("href") ?? "/");
  });
}

function isOurs(link) {
  const to = link.getAttribute("href");
  return to.startsWith("/") && !to.startsWith("/api/") && !link.target && !link.hasAttribute("download");
}

function isSpecial(event) {
  return event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey
    || event.altKey;
}
