/** Words that may be parted where a column is narrow. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { soft } from "../../../src/civitas/web/client/parts/soft.js";

const parted = (word) => soft(word, 6, 2).replaceAll("\u00AD", "-");

test("the last three letters of a word stay together", () => {
  assert.equal(parted("Agricoltura"), "Agri-col-tura");
});

test("a word that could not be parted else is parted before its last two", () => {
  assert.equal(parted("Dramma"), "Dram-ma");
});

test("a short word stays whole", () => {
  assert.equal(parted("Opera"), "Opera");
});
