/** What others moved: since when, and where. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { places as ages } from "../../../src/civitas/web/client/boards/ages/places.js";
import { places as duel } from "../../../src/civitas/web/client/boards/duel/places.js";
import { places as inventions } from "../../../src/civitas/web/client/boards/inventions/places.js";
import { at, linesSince, movedIn } from "../../../src/civitas/web/client/core/moved.js";

const line = (move, seat, args = {}, id = "game.took") => ({ move, seat, message: { id, args } });
const LINES = [line(1, 1), line(2, 0), line(2, null), line(3, 1), line(3, 1), line(4, 2)];
const frame = (eyes, lines = LINES) => ({ log: { lines }, you: { eyes } });

test("a player is shown what happened since their own last move, by whomever", () => {
  assert.deepEqual(linesSince(frame(0)).map(({ move }) => move), [3, 3, 4]);
  assert.deepEqual(linesSince(frame(1)).map(({ move }) => move), [4]);
  assert.deepEqual(linesSince(frame(2)), []);
});

test("whoever has not moved yet is shown everything", () => {
  assert.deepEqual(linesSince(frame(3)).map(({ seat }) => seat), [1, 0, 1, 1, 2]);
  assert.deepEqual(linesSince(frame(3, [])), []);
});

test("what begins with the turn of a rival is news, though one's own move began it", () => {
  const began = (seat) => ({ ...line(5, 0, { seat }), begins: "turn" });
  const won = line(5, 0, { seat: 1, rival: 0 }, "game.war_won");

  assert.deepEqual(linesSince(frame(0, [...LINES, line(5, 0), began(1), won])), [began(1), won]);
  assert.deepEqual(linesSince(frame(0, [...LINES, line(5, 0), began(1)])), []);
  assert.deepEqual(linesSince(frame(0, [...LINES, line(5, 0), began(0), won])), []);
});

test("people at one screen are shown what happened since any of them moved", () => {
  assert.deepEqual(linesSince(frame(0), [0, 1]).map(({ move }) => move), [4]);
  assert.deepEqual(linesSince(frame(0), [0, 1, 2]), []);
});

test("whoever looks on is shown the last move", () => {
  assert.deepEqual(linesSince(frame(null)).map(({ move }) => move), [4]);
  assert.deepEqual(linesSince(frame(null, [])), []);
});

test("a thing is marked at the place its event names, for whoever moved it last", () => {
  const places = { "game.took": ({ seat, card }) => [at(seat, "card", card)] };
  const lines = [line(1, 1, { seat: 1, card: "Iron" }), line(2, 2, { seat: 0, card: "Iron" }), line(3, 1, {}, "other")];

  const moved = movedIn(lines, places);

  assert.deepEqual([...moved], [[at(1, "card", "Iron"), 1], [at(0, "card", "Iron"), 2]]);
  assert.deepEqual([...movedIn(lines)], []);
});

test("what has no card of its own is marked where it moved", () => {
  const moved = (places, id, args) =>
    [...movedIn([{ seat: 1, message: { id, args: { seat: 1, ...args } } }], places)];

  assert.deepEqual(moved(duel, "duel.conflict", { shields: 2 }), [["/track/pawn", 1]]);
  assert.deepEqual(moved(ages, "ages.grew", { food: 2 }), [["1/bank/yellow", 1]]);
  assert.deepEqual(moved(ages, "ages.prepared_hidden", {}), [["/events/future", 1]]);
  assert.deepEqual(moved(inventions, "inventions.influence_changed", { amount: 1 }), [["1/track/influence", 1]]);
  assert.deepEqual(moved(inventions, "inventions.diplomat_home", { milestone: "Smelting" }),
    [["/milestone/Smelting", 1]]);
});
