/** Pick: what was touched on a board, and what that leaves to do. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Pick, thing, thingsOf } from "../../../src/civitas/web/client/core/pick.js";

const choice = (kind, args = {}) => ({ move: 0, kind, args });
const building = (name) => thing(name, [["building"]]);
const wonder = (name) => thing(name, [["wonder"]]);
const region = (name) => thing(name, [["region", "start"], ["end"]]);
const hex = (name) => thing(name, [["hex", "one", "other"]]);

const BUILD = choice("build", { building: "Baths" });
const DISCARD = choice("discard", { building: "Baths" });
const SPHINX = choice("build_wonder", { wonder: "The Sphinx", building: "Baths" });
const SPHINX_WITH_THEATER = choice("build_wonder", { wonder: "The Sphinx", building: "Theater" });
const DUEL = [BUILD, DISCARD, SPHINX, choice("discard", { building: "Theater" }), SPHINX_WITH_THEATER];

test("nothing is chosen at first, and everything is left", () => {
  const pick = new Pick(DUEL);

  assert.deepEqual(pick.chosen, []);
  assert.deepEqual(pick.left, DUEL);
  assert.equal(pick.only, null);
  assert.equal(pick.wants, false);
});

test("a thing that is touched narrows the choices to those that name it", () => {
  const pick = new Pick(DUEL).touch(building("Baths"));

  assert.ok(pick.has(building("Baths")));
  assert.deepEqual(pick.left, [BUILD, DISCARD, SPHINX]);
  assert.deepEqual(pick.enders, [BUILD, DISCARD]);
  assert.ok(pick.addable(wonder("The Sphinx")));
  assert.ok(!pick.addable(building("Theater")));
});

test("two things of one move may be touched in either order", () => {
  const cardFirst = new Pick(DUEL).touch(building("Baths")).touch(wonder("The Sphinx"));
  const wonderFirst = new Pick(DUEL).touch(wonder("The Sphinx")).touch(building("Baths"));

  assert.equal(cardFirst.only, SPHINX);
  assert.equal(wonderFirst.only, SPHINX);
});

test("a wonder alone wants a card, and only what can be added rings", () => {
  const pick = new Pick(DUEL).touch(wonder("The Sphinx"));

  assert.ok(pick.wants);
  assert.equal(pick.look(building("Theater")), "legal");
  assert.equal(pick.look(wonder("The Sphinx")), "selected");
  assert.equal(pick.look(building("Stable")), "");
});

test("while a choice can end the pick, other things still ring", () => {
  assert.equal(new Pick(DUEL).touch(building("Baths")).look(building("Theater")), "legal");
});

test("another thing of the same role takes the place of the first", () => {
  const pick = new Pick(DUEL).touch(wonder("The Sphinx")).touch(building("Baths")).touch(building("Theater"));

  assert.equal(pick.only, SPHINX_WITH_THEATER);
  assert.equal(pick.chosen.length, 2);
});

test("a thing without any move is chosen alone, and leaves nothing to do", () => {
  const pick = new Pick(DUEL).touch(building("Baths")).touch(building("Stable"));

  assert.deepEqual(pick.chosen.map((one) => one.value), ["Stable"]);
  assert.deepEqual(pick.left, []);
  assert.equal(pick.wants, false);
});

test("undoing takes back one touch at a time", () => {
  const pick = new Pick(DUEL).touch(building("Baths")).touch(wonder("The Sphinx")).undone();

  assert.deepEqual(pick.left, [BUILD, DISCARD, SPHINX]);
  assert.deepEqual(pick.undone().left, DUEL);
});

const TRAVELS = [["Africa", "Europe"], ["Europe", "Africa"], ["Europe", "Asia"]].map(([start, end]) => choice("travel", { start, end }));

test("a journey begins with the region that is touched first", () => {
  assert.equal(new Pick(TRAVELS).touch(region("Europe")).touch(region("Africa")).only, TRAVELS[1]);
  assert.equal(new Pick(TRAVELS).touch(region("Africa")).touch(region("Europe")).only, TRAVELS[0]);
});

test("a region where no journey begins may be touched first as its end", () => {
  assert.equal(new Pick(TRAVELS).touch(region("Asia")).only, TRAVELS[2]);
});

test("roles of the same row may be taken in any order", () => {
  const swaps = [["hex 1", "hex 2"], ["hex 1", "hex 3"], ["hex 2", "hex 3"]].map(([one, other]) => choice("swap", { one, other }));

  assert.equal(new Pick(swaps).touch(hex("hex 3")).touch(hex("hex 1")).only, swaps[1]);
  assert.equal(new Pick(swaps).touch(hex("hex 2")).left.length, 2);
});

test("one name at two places is told apart by the kinds of moves that mean it there", () => {
  const use = choice("use", { tile: "economy 2" });
  const build = choice("build", { tile: "economy 2", hex: "hex 4" });
  const built = thing("economy 2", [["tile"]], { kinds: ["use", "swap"] });
  const shown = thing("economy 2", [["tile"]], { kinds: ["build", "replace"] });
  const pick = new Pick([use, build]);

  assert.equal(pick.touch(built).only, use);
  assert.equal(pick.touch(shown).only, build);
  assert.ok(!pick.touch(built).has(shown));
});

test("a card that lies on two spaces of a row is told apart by its space", () => {
  const takes = [1, 5].map((space) => choice("take", { card: "Iron", space }));
  const at = (space) => thing("Iron", [["card"]], { where: { space } });

  assert.equal(new Pick(takes).touch(at(5)).only, takes[1]);
  assert.ok(!new Pick(takes).touch(at(5)).has(at(1)));
});

test("a thing without a value stands for all choices of its kinds", () => {
  const stages = [1, 2].map((count) => choice("stages", { count }));
  const unfinished = thing(undefined, undefined, { kinds: ["stages"], card: "Colossus" });
  const pick = new Pick([...stages, choice("pass")]).touch(unfinished);

  assert.deepEqual(pick.left, stages);
  assert.deepEqual(pick.enders, stages);
});

test("numbers are no things of the board: they are offered once the names are chosen", () => {
  const attacks = [1, 2].map((rival) => choice("attack", { card: "Raid", rival }));
  const pick = new Pick(attacks).touch(thing("Raid", [["card"]]));

  assert.deepEqual(pick.enders, attacks);
  assert.equal(pick.touch(thing(2, [["rival"]])).only, attacks[1]);
});

test("many things ring quietly", () => {
  const many = Array.from({ length: 7 }, (_, place) => choice("discard", { building: `card ${place}` }));

  assert.equal(new Pick(many).look(building("card 3")), "legal-many");
  assert.equal(new Pick(many.slice(1)).look(building("card 3")), "legal");
});

test("a hint chooses what its move names, as the board calls it", () => {
  const pick = new Pick(DUEL, thingsOf(SPHINX));

  assert.ok(pick.has(wonder("The Sphinx")));
  assert.ok(pick.has(building("Baths")));
  assert.equal(pick.only, SPHINX);
});

test("touching a thing again makes the move that is meant, where others are rarely wanted", () => {
  const [pillar, spend] = ["pillar", "spend"].map((kind) => choice(kind, { action: "Travel" }));
  const space = thing("Travel", [["action"]], { again: ["pillar"] });

  assert.equal(new Pick([pillar, spend]).touch(space).again(space), pillar);
  assert.equal(new Pick([spend]).touch(space).again(space), null);
  assert.deepEqual(new Pick([pillar, spend]).touch(space).enders, [pillar, spend]);
});

test("where a thing cannot be chosen, what can be done with another is asked of it", () => {
  const pick = new Pick(DUEL);

  assert.deepEqual(pick.asks(building("Baths")), []);
  assert.deepEqual(pick.asks(building("Stable")).map(({ kind, args }) => [kind, args.building]), [
    ["build", "Stable"],
    ["discard", "Stable"],
    ["build_wonder", "Stable"],
  ]);
});

test("where a journey has begun, its end is asked about", () => {
  const pick = new Pick(TRAVELS).touch(region("Africa"));

  assert.deepEqual(pick.asks(region("Oceania")), [{ kind: "travel", args: { start: "Africa", end: "Oceania" } }]);
});
