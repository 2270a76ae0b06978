/** From the names at a table to the pages of people. */

import { get } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";

export const pagePath = (page) => `/player/${page}`;

/**
 * For each seat, whose page it leads to, as far as we may see it.
 * @param {string} id of the table
 * @param {any} [moment] asked anew when it changes; not at all while it is null
 */
export function usePages(id, moment = "once") {
  const [pages, setPages] = useState([]);
  useEffect(() => {
    if (moment !== null) get(`/tables/${id}/people`).then(setPages, () => setPages([]));
  }, [id, moment]);
  return pages;
}

/** A name that leads to its page, where there is one for us. */
export const Who = ({ name: who, page }) => (page ? html`<a href=${pagePath(page)}>${who}</a>` : who);
