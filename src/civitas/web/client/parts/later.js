/** Parts that come when they are first wanted; where they are found, the page that is there already says. */

import { html, useEffect, useState } from "../core/html.js";
import { Skeleton } from "./missing.js";
import { complain } from "./toast.js";

export function Later({ page, outline = Skeleton, ...props }) {
  const [found, setFound] = useState(null);
  useEffect(() => {
    const address = document.querySelector('meta[name="later"]')?.getAttribute("content") ?? "";
    import(address).then((module) => setFound(module.default), complain);
  }, []);
  return found ? html`<${found[page]} ...${props} />` : html`<${outline} />`;
}
