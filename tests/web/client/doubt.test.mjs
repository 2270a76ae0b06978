/** How sure a share is. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { doubtOf } from "../../../src/civitas/web/client/core/doubt.js";

test("two games without a victory say little", () => {
  assert.equal(Math.round(100 * doubtOf(0, 2)), 66);
});

test("half of many games is sure within little", () => {
  assert.equal(Math.round(1000 * doubtOf(500, 1000)), 31);
});
