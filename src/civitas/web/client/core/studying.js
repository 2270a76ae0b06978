/** The analysis of one game as this browser knows it: how far it is, what was found, and how to ask for more. */

import { get, post, remove } from "./api.js";
import { useEffect, useState } from "./html.js";
import { listen } from "./live.js";
import { somebody } from "./session.js";
import { complain } from "../parts/toast.js";

export const DEEPER = 4;
export const DEEPEST = 6400;

/** Somebody else may begin an analysis, or go on with it: until it is whole there is something to hear. */
const UNFINISHED = ["none", "running", "cancelled", "failed"];

/** What we know, and what comes: sketches of the decisions while it runs, the account when it is whole. */
export function useStudying(id) {
  const [state, setState] = useState(null);
  const [failed, setFailed] = useState(null);
  const path = `/tables/${id}/analysis`;
  useEffect(() => { get(path).then(setState, setFailed); }, [path]);
  const grows = UNFINISHED.includes(state?.status);
  useEffect(() => {
    if (!grows) return undefined;
    const line = listen(() => `${path}/live?since=0`, (fresh) => {
      if (fresh.status) setState((known) => merged(known, fresh));
    });
    return () => line.close();
  }, [path, grows]);
  const ask = async (games) => {
    if (!(await somebody())) return;
    await post(path, games === undefined ? {} : { games }).then(setState).catch(async (error) => {
      const now = await get(path).catch(() => null);
      if (now) setState(now);
      if (now?.status !== "running") complain(error);
    });
  };
  const stop = () => remove(path).then(setState).catch(complain);
  return { state, failed, ask, stop };
}

/** News of a study that runs tell only what is new; the account found before stays while a deeper one is made. */
function merged(known, fresh) {
  const first = fresh.rows[0]?.number ?? fresh.done;
  const rows = [...(known?.rows ?? []).filter(({ number }) => number < first), ...fresh.rows];
  return { ...fresh, rows, found: fresh.found ?? known?.found ?? null };
}
