/** Friends: who is here and where they play, asking them to a table, following and blocking whoever sits at one. */

import { minute } from "../core/clock.js";
import { html, useEffect, useState } from "../core/html.js";
import { askTo, block, follow, friends, loadFriends, unblock, unfollow } from "../core/friends.js";
import { somebody, user } from "../core/session.js";
import { Symbol } from "../core/symbol.js";
import { t } from "../core/words.js";
import { confirm } from "./dialog.js";
import { complain, toast } from "./toast.js";
import { pagePath } from "./who.js";

/** Followed people in the lobby, and a field to follow somebody by name. */
export function Friends() {
  useEffect(() => { loadFriends().catch(complain); }, [user.value?.id, minute.value]);
  const known = friends.value;
  const following = known?.following ?? [];
  return html`<section class="lobby-group" aria-labelledby="lobby-friends">
    <div class="lobby-head"><h2 id="lobby-friends">${t("web.friends.title")}</h2>
      <span class="muted">${following.length || ""}</span></div>
    <div class="panel friends">
      ${following.length === 0 && html`<p class="muted">${t("web.friends.none")}</p>`}
      <ul>${following.map((friend) => html`<${Friend} key=${friend.id} friend=${friend} />`)}</ul>
      <${FollowForm} />
      ${known && html`<${Quiet} followers=${known.followers} blocked=${known.blocked} following=${following} />`}
    </div>
  </section>`;
}

function Friend({ friend }) {
  const stop = () => unfollow(friend.id).catch(complain);
  return html`<li class="row nowrap friend">
    <i class=${`friend-dot ${friend.online ? "on" : ""}`} aria-hidden="true" />
    <span class="grow"><b><a href=${pagePath(friend.id)}>${friend.name}</a></b> <span class="muted">
      ${t(friend.online ? "web.friends.here" : "web.friends.away")}</span></span>
    ${friend.table && html`<a class="btn small" href=${`/table/${friend.table}`}
      aria-label=${t("web.friends.watch", { name: friend.name })}>${t("web.lobby.watch_it")}</a>`}
    <button class="btn quiet small icon" aria-label=${t("web.friends.unfollow", { name: friend.name })}
      title=${t("web.friends.unfollow", { name: friend.name })} onClick=${stop}><${Symbol} name="cross" /></button>
  </li>`;
}

function FollowForm() {
  const [name, setName] = useState("");
  const send = async (event) => {
    event.preventDefault();
    if (!(await somebody())) return;
    await follow({ name }).then(() => setName(""), complain);
  };
  return html`<form class="row nowrap" onSubmit=${send}>
    <input class="grow" aria-label=${t("web.friends.name")} placeholder=${t("web.friends.name")} maxlength="40" required
      value=${name} onInput=${(event) => setName(event.target.value)} />
    <button class="btn">${t("web.friends.follow")}</button>
  </form>`;
}

/** Who follows us without being followed, and whom we have blocked. */
function Quiet({ followers, blocked, following }) {
  const others = followers.filter(({ id }) => !following.some((friend) => friend.id === id));
  if (others.length + blocked.length === 0) return null;
  return html`<details><summary>${t("web.friends.more", { count: others.length + blocked.length })}</summary>
    <ul>${others.map(({ id, name }) => html`<li class="row nowrap friend" key=${id}>
        <span class="grow">${t("web.friends.follows_you", { name })}</span>
        <button class="btn small" onClick=${() => follow({ person: id }).catch(complain)}>
          ${t("web.friends.follow")}</button>
        <button class="btn small" onClick=${() => blockAsking({ person: id }, name)}>
          ${t("web.friends.block")}</button></li>`)}
      ${blocked.map(({ id, name }) => html`<li class="row nowrap friend" key=${id}>
        <span class="grow">${t("web.friends.is_blocked", { name })}</span>
        <button class="btn small" onClick=${() => unblock(id).catch(complain)}>${t("web.friends.unblock")}</button>
      </li>`)}</ul>
  </details>`;
}

export async function blockAsking(who, name) {
  const question = { title: t("web.friends.block_sure", { name }), body: t("web.friends.block_text"),
    yes: t("web.friends.block"), bad: true };
  if (await confirm(question)) {
    await block(who).then(() => toast({ id: "web.friends.is_blocked", args: { name } }), complain);
  }
}

export const followSeat = (table, seat, name) =>
  follow({ table, seat }).then(() => toast({ id: "web.friends.followed", args: { name } }), complain);

/** Before a game: ask a friend to the free seat. */
export function AskFriends({ table }) {
  const [asked, setAsked] = useState([]);
  useEffect(() => { loadFriends().catch(() => {}); }, [user.value?.id]);
  const all = friends.value?.following ?? [];
  if (all.length === 0) return null;
  const ask = (id) => askTo(table, id).then(() => setAsked([...asked, id]), complain);
  return html`<section class="ask-friends"><h3>${t("web.friends.ask")}</h3>
    <ul>${all.map(({ id, name, online }) => html`<li class="row nowrap friend" key=${id}>
      <i class=${`friend-dot ${online ? "on" : ""}`} aria-hidden="true" /><span class="grow">${name}</span>
      <button class="btn small" disabled=${asked.includes(id)} onClick=${() => ask(id)}
        aria-label=${t("web.friends.ask_name", { name })}>
        ${t(asked.includes(id) ? "web.friends.asked" : "web.friends.ask_one")}</button></li>`)}</ul>
  </section>`;
}
