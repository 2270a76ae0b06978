/** A game against bots in one click, as it was chosen the last time. */

import { post } from "../core/api.js";
import { html, useState } from "../core/html.js";
import { isPressable, useKeys } from "../core/keys.js";
import { range } from "../core/lists.js";
import { go } from "../core/router.js";
import { somebody } from "../core/session.js";
import { isNew, quickGame } from "../core/settings.js";
import { known, name, t } from "../core/words.js";
import { Choice, GameChoice } from "./choice.js";
import { offerCourse } from "./lessonlink.js";
import { editionName, GameNote, optionName, valueName } from "./games.js";
import { botStrength } from "./seats.js";
import { complain } from "./toast.js";

const BEGINS = ["me", "chance", "bot"];

/** @param {{games: object[]}} props */
export function QuickGame({ games }) {
  const [busy, setBusy] = useState(false);
  const choice = completed(games, quickGame.value);
  const game = games.find((other) => other.name === choice.game);
  const change = (part) => { quickGame.value = { ...choice, ...part }; };
  const start = async () => {
    if (busy || !(await somebody())) return;
    if (await offerCourse({ game: game.name, edition: choice.edition, title: game.titles[choice.edition] })) return;
    setBusy(true);
    quickGame.value = choice;
    await post("/tables", wanted(choice)).then(({ id }) => go(`/table/${id}`), complain);
    setBusy(false);
  };
  useKeys({ Enter: (event) => (isPressable(event.target) ? undefined : (start(), true)) });
  return html`<section class="lobby-group" aria-labelledby="lobby-quick">
    <div class="lobby-head">
      <h2 id="lobby-quick">${t("web.quick.title")}</h2>
      <span class="muted">${t("web.quick.note")}</span>
    </div>
    <div class="panel quick fields">
      <${GameChoice} name="quick-game" games=${games} chosen=${choice.game}
        pick=${(id) => change({ game: id, edition: null, mode: null })} />
      <${GameNote} game=${choice.game} edition=${choice.edition} />
      <${WhichEdition} game=${game} choice=${choice} change=${change} />
      <${Opponents} game=${game} choice=${choice} change=${change} />
      <button class="btn go large wide" disabled=${busy} onClick=${start}>
        ${t("web.quick.start", { game: name(game.titles[choice.edition]) })} <kbd>Enter</kbd>
      </button>
    </div>
  </section>`;
}

/** The edition where there are several, and how much of it is played. */
function WhichEdition({ game, choice, change }) {
  const modes = modesOf(game, choice.edition);
  return html`
    ${game.editions.length > 1 && html`<${Choice} legend=${t("web.new.edition")} name="quick-edition"
      values=${game.editions}
      chosen=${choice.edition} pick=${(edition) => change({ edition, mode: null })}
        label=${(edition) => editionName(game.name, edition)} />`}
    ${modes.length > 0 && html`<${Choice} legend=${optionName(game.name, "mode")} name="quick-mode" values=${modes}
      chosen=${choice.mode} pick=${(mode) => change({ mode })}
        label=${(mode) => valueName(game.name, "mode", mode)} />`}`;
}

const modesOf = (game, edition) => game.options[edition].find((option) => option.name === "mode")?.values ?? [];

function Opponents({ game, choice, change }) {
  const [least, most] = game.players;
  const about = `web.bot.${choice.level}.about`;
  return html`
    ${most > least && html`<${Choice} legend=${t("web.new.players")} name="quick-players" values=${range(least, most)}
      chosen=${choice.players} pick=${(players) => change({ players })} label=${String} />`}
    <${Choice} legend=${t("web.quick.strength")} name="quick-level" values=${game.bots}
      chosen=${choice.level} pick=${(level) => change({ level })} label=${botStrength} />
    ${known(about) && html`<p class="field-note">${t(about)}</p>`}
    <${Choice} legend=${t("web.quick.begins")} name="quick-begins" values=${BEGINS}
      chosen=${choice.begins} pick=${(begins) => change({ begins })} label=${(who) => t(`web.quick.begins.${who}`)} />`;
}

/** Whoever is new begins with the weakest bot, everybody else with the strongest but one. */
const usualLevel = (bots) => (isNew.value ? bots[0] : (bots.at(-2) ?? bots.at(-1)));

/** What was remembered, with something sensible where it is missing or gone. */
function completed(games, kept) {
  const game = games.find((other) => other.name === kept.game) ?? games[0];
  const edition = game.editions.includes(kept.edition) ? kept.edition : game.editions[0];
  const modes = modesOf(game, edition);
  const mode = modes.includes(kept.mode) ? kept.mode : (modes[0] ?? null);
  const level = game.bots.includes(kept.level) ? kept.level : usualLevel(game.bots);
  const [least, most] = game.players;
  const players = Math.min(most, Math.max(least, kept.players ?? least));
  const begins = BEGINS.includes(kept.begins) ? kept.begins : "chance";
  return { game: game.name, edition, mode, level, players, begins };
}

function wanted({ game, edition, mode, level, players, begins }) {
  const bots = Array(players - 1).fill(`bot:${level}`);
  const seats = begins === "bot" ? [...bots, "me"] : ["me", ...bots];
  const options = mode ? { mode } : {};
  const first = begins === "chance" ? "chance" : "given";
  return { game, edition, options, seats, public: false, forced: false, begins: first };
}
