/**
 * A new table: everything is chosen already as the last time, so opening one takes two clicks. Only who may come is
 * chosen anew: nobody should wait for guests at a table that only they can see.
 */

import { differences, games, post } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { range } from "../core/lists.js";
import { pageTitle } from "../core/notify.js";
import { go } from "../core/router.js";
import { somebody, user } from "../core/session.js";
import { newTable } from "../core/settings.js";
import { say, t } from "../core/words.js";
import { Choice, GameChoice, Pulldown } from "../parts/choice.js";
import { DifferencesButton } from "../parts/differences.js";
import { editionName, GameNote, optionName, valueName, valueNote } from "../parts/games.js";
import { offerCourse } from "../parts/lessonlink.js";
import { Skeleton } from "../parts/missing.js";
import { closest, Opponents, useResults } from "../parts/opponents.js";
import { botChoice, botName, people, SeatMark } from "../parts/seats.js";
import { complain } from "../parts/toast.js";

const CLOCKS = {
  none: { kind: "none" },
  live: { kind: "live", minutes: 20, increment: 10 },
  days: { kind: "days", days: 2 },
};
const MOST = { minutes: 600, increment: 600, days: 30 };

/** What depends on the game, or on its edition, and is chosen anew with it. */
const OF_EDITION = { options: {} };
const OF_GAME = { ...OF_EDITION, edition: null, players: null, seats: [] };

const learnsInstead = (game, { edition }) => offerCourse({ game: game.name, edition, title: game.titles[edition] });

export function NewTablePage() {
  const [all, setAll] = useState(null);
  useEffect(() => { pageTitle.value = t("web.new.title"); });
  useEffect(() => { games().then(setAll, complain); }, []);
  return all ? html`<${NewTable} games=${all} />` : html`<${Skeleton} />`;
}

function NewTable({ games: all }) {
  const [plan, setPlan] = useState(() => completed(all, { ...newTable.value, public: true }));
  const change = (part) => setPlan(completed(all, { ...plan, ...part }));
  const game = all.find((other) => other.name === plan.game);
  const results = useResults(plan.game, plan.players);
  const opponent = opponentOf(plan.seats);
  const face = (level) => change({ seats: facing(plan.seats, seatFor(level)) });
  const match = closest(game.bots, results);
  useEffect(() => { if (match && !opponent && !("seats" in newTable.value)) face(match); }, [match]);
  const open = async (event) => {
    event.preventDefault();
    if (!(await somebody())) return;
    newTable.value = plan;
    if (opponent && (await learnsInstead(game, plan))) return;
    await post("/tables", plan).then(({ id }) => go(`/table/${id}`), complain);
  };
  return html`<form class="new-table" onSubmit=${open}>
    <h1>${t("web.new.title")}</h1>
    <section class="panel fields">
      <${GameChoice} name="game" games=${all} chosen=${plan.game}
        pick=${(name) => change({ ...OF_GAME, game: name })} />
      <${GameNote} game=${plan.game} edition=${plan.edition} />
      <${WhichGame} game=${game} plan=${plan} change=${change} />
    </section>
    <section class="panel fields">
      <${Opponents} game=${game} plan=${plan} chosen=${opponent} results=${results} pick=${face} />
      <p class="field-note">${opponent && opponent === match ? t("web.opponents.close") : t("web.opponents.note")}</p>
    </section>
    <section class="panel fields"><${Seats} game=${game} plan=${plan} change=${change} /></section>
    <section class="panel fields"><${Manner} game=${game} plan=${plan} change=${change} /></section>
    <div class="row">
      <button class="btn go large">${startWords(plan.seats, opponent)}</button>
      <a class="btn large" href="/">${t("web.cancel")}</a>
    </div>
  </form>`;
}

const PROGRAM = "program:";

/** A seat for a bot, or for a program. */
const seatFor = (level) => (level.startsWith(PROGRAM) ? level : `bot:${level}`);

const isBot = (seat) => Boolean(seat?.startsWith("bot:") || seat?.startsWith(PROGRAM));

/** The one kind of bot that all others are, if you play alone against bots. */
function opponentOf(seats) {
  const others = new Set(seats.filter((seat) => seat !== "me"));
  const [only] = others;
  if (others.size !== 1 || !isBot(only) || seats.filter((seat) => seat === "me").length !== 1) return undefined;
  return only.replace(/^bot:/, "");
}

/** You against bots of one kind; you sit where you sat. */
function facing(seats, bot) {
  const mine = Math.max(0, seats.findIndex(isMine));
  return seats.map((_, place) => (place === mine ? "me" : bot));
}

function startWords(seats, opponent) {
  if (opponent) return t("web.opponents.play", { name: botName(opponent) });
  return t(seats.includes("open") ? "web.new.open" : "web.new.start");
}

/** Edition, players and options, where there is anything to choose. */
function WhichGame({ game, plan, change }) {
  const [least, most] = game.players;
  return html`
    ${game.editions.length > 1 && html`<${Choice} legend=${t("web.new.edition")} name="edition" values=${game.editions}
      chosen=${plan.edition} pick=${(edition) => change({ ...OF_EDITION, edition })}
        label=${(edition) => editionName(game.name, edition)} />`}
    ${most > least && html`<${Choice} legend=${t("web.new.players")} name="players" values=${range(least, most)}
      chosen=${plan.players} pick=${(players) => change({ players })} label=${String} />`}
    <${Options} game=${game} plan=${plan} change=${change} />`;
}

/** More options than these are rulings or variants, which most tables leave as they are. */
const FEW = 4;

/** The option that says how much of the game is played: everybody should see it. */
const MODE = "mode";

function Options({ game, plan, change }) {
  const all = game.options[plan.edition];
  const choice = (option) => html`<${OptionChoice} key=${option.name} game=${game} option=${option}
    chosen=${plan.options[option.name]}
      pick=${(value) => change({ options: { ...plan.options, [option.name]: value } })} />`;
  return html`${all.length <= FEW ? all.map(choice) : html`<${ManyOptions} options=${all} choice=${choice} />`}
    <${Together} plan=${plan} />
    <${DifferencesButton} game=${game} setup=${plan} />`;
}

function ManyOptions({ options, choice }) {
  const modes = options.filter((option) => option.name === MODE);
  const rest = options.filter((option) => option.name !== MODE);
  const words = t(modes.length ? "web.new.variants" : "web.new.rulings", { count: rest.length });
  return html`${modes.map(choice)}
    <details class="rulings"><summary>${words}</summary><div class="fields">${rest.map(choice)}</div></details>`;
}

/** Options that do not go together: why, as soon as they are chosen. */
function Together({ plan }) {
  const [reason, setReason] = useState(null);
  useEffect(() => {
    let wanted = true;
    differences(plan).then(() => null, (error) => error.reason).then((found) => { if (wanted) setReason(found); });
    return () => { wanted = false; };
  }, [plan.game, plan.edition, JSON.stringify(plan.options)]);
  return reason && html`<p class="field-error" role="status">${say(reason)}</p>`;
}

function OptionChoice({ game, option, chosen, pick }) {
  const OneOf = option.values.length > FEW ? Pulldown : Choice;
  return html`<div class="field">
    <${OneOf} legend=${optionName(game.name, option.name)} name=${`option-${option.name}`} values=${option.values}
      chosen=${chosen} pick=${pick} label=${(value) => valueName(game.name, option.name, value)} />
    <p class="field-note">${valueNote(game.name, option.name, chosen)}</p>
  </div>`;
}

/** "me", or "me:NAME" where several people share this device. */
const isMine = (seat) => seat === "me" || Boolean(seat?.startsWith("me:"));

/** What somebody at this device is called who is given no name of their own. */
function namesake(seats, place) {
  const before = seats.slice(0, place).filter((who) => isMine(who) && !nameOf(who)).length;
  const me = user.value?.name ?? t("web.name.label");
  return before ? `${me} ${before + 1}` : me;
}

const nameOf = (who) => who.slice("me:".length);

const isShared = (seats) => seats.filter(isMine).length > 1;

/** Whoever shares a device sees each other's hands: nobody from elsewhere sits down beside them. */
const atOneDevice = (seats) => (isShared(seats) ? seats.map((who) => (who === "open" ? "me" : who)) : seats);

/** Only one seat at this device, the others for people from elsewhere. */
const alone = (seats) => seats.map((who, place) => (isMine(who) && place !== seats.findIndex(isMine) ? "open" : who));

function Seats({ game, plan, change }) {
  const shared = isShared(plan.seats);
  const set = (place, who) => change({ seats: (who === "open" ? alone(plan.seats) : plan.seats).with(place, who) });
  return html`
    <fieldset class="field"><legend>${t("web.new.seats")}</legend>
      <ul class="seat-choices">${plan.seats.map((who, place) => html`
        <${SeatChoice} key=${place} game=${game} who=${who} place=${place} shared=${shared}
          namesake=${namesake(plan.seats, place)} set=${set} />`)}</ul>
      ${shared && html`<p class="field-note">${t("web.new.hot_seat")}</p>`}
    </fieldset>
    <${Choice} legend=${t("web.new.begins")} name="begins" values=${["chance", "given"]} chosen=${plan.begins}
      pick=${(begins) => change({ begins })} label=${(how) => t(`web.new.begins.${how}`)} />`;
}

function SeatChoice({ game, who, place, shared, namesake, set }) {
  const bots = [...people(game), ...game.programs].map((bot) => [seatFor(bot), botChoice(bot)]);
  const choices = [["me", t("web.seat.me")], ["open", t("web.seat.open")], ...bots];
  const number = place + 1;
  return html`<li class="row nowrap"><${SeatMark} seat=${place} />
    <select aria-label=${t("web.new.seat", { number })} value=${isMine(who) ? "me" : who}
      onChange=${(event) => set(place, event.target.value)}>
      ${choices.map(([value, label]) => html`<option value=${value}>${label}</option>`)}
    </select>
    ${shared && isMine(who) && html`<input aria-label=${t("web.new.seat_name", { number })}
      placeholder=${namesake} maxlength="40"
      value=${nameOf(who)} onInput=${(event) => set(place, `me:${event.target.value}`)} />`}
  </li>`;
}

/** Clock, guests, and what answers itself. */
function Manner({ game, plan, change }) {
  const turned = (name) => html`<label class="switch"><input type="checkbox" role="switch" checked=${plan[name]}
    onChange=${(event) => change({ [name]: event.target.checked })} /> ${t(`web.new.${name}`)}</label>`;
  return html`
    <${ClockChoice} clock=${plan.clock} change=${(clock) => change({ clock })} />
    <${Choice} legend=${t("web.new.who")} name="public" values=${[true, false]} chosen=${plan.public}
      pick=${(open) => change({ public: open })} label=${(open) => t(open ? "web.new.public" : "web.new.private")} />
    ${turned("forced")}
    ${game.bots_resign && plan.seats.some(isBot) && turned("bots_resign")}
    ${isBetweenPeople(plan.seats) && html`<${Promises} plan=${plan} change=${change} />`}`;
}

const isBetweenPeople = (seats) => seats.includes("open");
const isRateable = (seats) => isBetweenPeople(seats) && !seats.some(isBot);

/** What people who play against each other agree on: neither is so unless somebody wants it, and not both. */
function Promises({ plan, change }) {
  const one = (name, other) => html`<label class="switch"><input type="checkbox" role="switch" checked=${plan[name]}
    onChange=${(event) => change({ [name]: event.target.checked, [other]: false })} /> ${t(`web.new.${name}`)}</label>`;
  return html`${one("hints", "rated")}${isRateable(plan.seats) && one("rated", "hints")}`;
}

function ClockChoice({ clock, change }) {
  const { kind, ...numbers } = clock;
  const set = (key, value) => change({ ...clock, [key]: Math.trunc(Number(value)) || 0 });
  return html`
    <${Choice} legend=${t("web.new.clock")} name="clock" values=${Object.keys(CLOCKS)} chosen=${kind}
      pick=${(other) => change(CLOCKS[other])} label=${(other) => t(`web.new.clock.kind.${other}`)} />
    ${kind !== "none" && html`<div class="row clock-fields">${Object.entries(numbers).map(([key, value]) => html`
      <div class="field" key=${key}><label for=${`clock-${key}`}>${t(`web.new.clock.${key}`)}</label>
        <input id=${`clock-${key}`} type="number" inputmode="numeric" min=${key === "increment" ? 0 : 1}
          max=${MOST[key]}
          value=${value} onChange=${(event) => set(key, event.target.value)} />
      </div>`)}</div>`}`;
}

/** A plan with something sensible wherever nothing, or something this game does not have, was chosen. */
function completed(all, kept) {
  const game = all.find((other) => other.name === kept.game) ?? all[0];
  const edition = game.editions.includes(kept.edition) ? kept.edition : game.editions[0];
  const [least, most] = game.players;
  const players = Math.min(most, Math.max(least, kept.players ?? least));
  const seats = atOneDevice(range(0, players - 1).map((place) => seatOf(game, kept.seats?.[place], place)));
  return {
    game: game.name,
    edition,
    players,
    options: Object.fromEntries(game.options[edition].map((option) => [option.name, valueOf(option, kept.options)])),
    seats,
    clock: kept.clock ?? CLOCKS.none,
    public: kept.public ?? true,
    forced: kept.forced ?? false,
    begins: kept.begins ?? "chance",
    hints: isBetweenPeople(seats) && (kept.hints ?? false),
    rated: isRateable(seats) && (kept.rated ?? false),
    bots_resign: kept.bots_resign ?? true,
  };
}

const valueOf = (option, kept = {}) =>
  (option.values.includes(kept[option.name]) ? kept[option.name] : option.values[0]);

function seatOf(game, kept, place) {
  const fits = isMine(kept) || kept === "open" 
    || [...people(game), ...game.programs].some((bot) => kept === seatFor(bot));
  return fits ? kept : place === 0 ? "me" : "open";
}
