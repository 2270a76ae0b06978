/** The log as turns, and what is shown of them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { namesIn, shownTurns, totalOf, turnsOf } from "../../../src/civitas/web/client/core/turns.js";

const LIVIA = 0, BRUNO = 1, CHIARA = 2;
const BEGINS = { turn_began: "turn", round_began: "part" };
const line = (move, seat, kind, args = {}, gains = undefined) =>
  ({ seq: move, move, seat, message: { id: `game.${kind}`, args }, gains, begins: BEGINS[kind] });
const brief = (shown) => shown.map(({ seat, steps }) =>
  [seat, steps.map((step) => [step.move, step.seat, step.lines.map(({ message }) => message.id.slice(5)).join()])]);

/** Livia ends her turn, Bruno takes a card and ends his; with Chiara's turn a war ends. */
const LINES = [
  line(1, LIVIA, "took", { seat: LIVIA }),
  line(2, LIVIA, "ended", { seat: LIVIA }),
  line(2, LIVIA, "turn_began", { seat: BRUNO }),
  line(3, BRUNO, "took", { seat: BRUNO }, { [BRUNO]: { science: 1 } }),
  line(4, BRUNO, "ended", { seat: BRUNO }, { [BRUNO]: { food: 2 }, [CHIARA]: { culture: 7 }, [LIVIA]: { culture: -7 } }),
  line(4, BRUNO, "round_began"),
  line(4, BRUNO, "row_dealt"),
  line(4, BRUNO, "turn_began", { seat: CHIARA }),
  line(4, BRUNO, "war_won", { seat: CHIARA, rival: LIVIA }),
  line(5, CHIARA, "attacked", { seat: CHIARA, rival: LIVIA }),
  line(6, LIVIA, "defended", { seat: LIVIA }, { [CHIARA]: { food: 3 }, [LIVIA]: { food: -3 } }),
  line(7, CHIARA, "ended", { seat: CHIARA }),
  line(7, CHIARA, "turn_began", { seat: LIVIA }),
];

test("each turn has its own steps, and what begins with a move of another is the next one's", () => {
  assert.deepEqual(brief(shownTurns(LINES.slice(0, 10), LINES[3], LIVIA)), [
    [BRUNO, [[3, BRUNO, "took"], [4, BRUNO, "ended,round_began,row_dealt"]]],
    [CHIARA, [[4, CHIARA, "turn_began,war_won"], [5, CHIARA, "attacked"]]],
  ]);
});

test("moves of which the same is said are one step", () => {
  const hidden = (move) => line(move, BRUNO, "discarded", { seat: BRUNO }, { [BRUNO]: { cards: -1 } });
  const lines = [LINES[3], hidden(4), hidden(5), hidden(6), line(6, BRUNO, "ended")];

  const [{ steps }] = shownTurns(lines, lines[0], LIVIA);

  assert.deepEqual(steps.map(({ first, move }) => [first, move]), [[3, 3], [4, 5], [6, 6]]);
  assert.deepEqual([...steps[1].gains], [["cards", -2]]);
});

test("a turn that only begins is no step", () => {
  assert.deepEqual(brief(shownTurns(LINES, LINES[11], LIVIA)), [[CHIARA, [[7, CHIARA, "ended,turn_began"]]]]);
  assert.deepEqual(shownTurns(LINES.slice(0, 3), LINES[2], LIVIA), []);
  assert.deepEqual(shownTurns(LINES, undefined, LIVIA), []);
});

test("what others do in one's own turn stands under their names", () => {
  const own = [line(1, BRUNO, "turn_began", { seat: LIVIA }), line(2, LIVIA, "revealed"), line(3, BRUNO, "bid"),
    line(4, CHIARA, "bid"), line(5, BRUNO, "colonized", { seat: BRUNO }, { [BRUNO]: { culture: 4 } })];

  const shown = shownTurns(own, own[2], LIVIA);

  assert.deepEqual(brief(shown),
    [[BRUNO, [[3, BRUNO, "bid"]]], [CHIARA, [[4, CHIARA, "bid"]]], [BRUNO, [[5, BRUNO, "colonized"]]]]);
  assert.deepEqual([...shown[2].gains], [["culture", 4]]);
});

test("a turn has brought what each of its moves did, whoever made it", () => {
  const turns = turnsOf(LINES).filter(({ seat }) => seat !== null);

  assert.deepEqual(turns.map((turn) => [turn.seat, Object.fromEntries(totalOf(turn))]),
    [[BRUNO, { science: 1, food: 2 }], [CHIARA, { culture: 7, food: 3 }], [LIVIA, {}]]);
  assert.deepEqual(shownTurns(LINES, LINES[3], LIVIA).map(({ steps }) => steps.map(({ gains }) => [...gains])), [
    [[["science", 1]], [["food", 2]]],
    [[["culture", 7]], [], [["food", -3]], []],
  ]);
});

test("the names of a turn stand under whoever did what names them", () => {
  const cards = { Iron: {}, Warriors: {}, Alchemy: {} };
  const lines = [
    line(1, BRUNO, "bid", { seat: CHIARA, card: "Alchemy" }),
    line(1, CHIARA, "sent", { seat: CHIARA, card: "Warriors" }),
    line(2, BRUNO, "took", { seat: BRUNO, card: "Iron" }),
    line(3, BRUNO, "built", { seat: BRUNO, card: "Iron" }),
  ];

  assert.deepEqual([...namesIn({ seat: BRUNO, lines }, cards)], [[BRUNO, ["Iron"]], [CHIARA, ["Warriors"]]]);
  assert.deepEqual([...namesIn({ seat: BRUNO, lines: lines.slice(1, 2) }, cards)], [[BRUNO, []], [CHIARA, ["Warriors"]]]);
});
