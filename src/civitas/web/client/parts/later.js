/** Parts that come when they are first wanted; where they are found, the page that is there already says. */

import { html, useEffect, useState } from "../core/html.js";
import { part } from "../core/session.js";
import { styled } from "./board.js";
import { Skeleton } from "./missing.js";
import { complain } from "./toast.js";

/** What the page says of itself. */
const metaOf = (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";

/** An outline of what stands beside other things, and leaves no gap there. */
export const Nothing = () => null;

export function Later({ page, outline = Skeleton, ...props }) {
  const [found, setFound] = useState(null);
  useEffect(() => {
    Promise.all([part(metaOf("later")), styled(metaOf("later-styles"))])
      .then(([module]) => setFound(module.default),
        () => complain({ reason: { id: "web.error.unreachable", args: {} } }));
  }, []);
  return found ? html`<${found[page]} ...${props} />` : html`<${outline} />`;
}
