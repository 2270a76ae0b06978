/** Preact without a build: `html` makes elements from templates. All that the client takes from the libraries. */

import { Component, createContext, h, render } from "../vendor/preact.js";
import htm from "../vendor/htm.js";

export { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
export { batch, computed, effect, signal, untracked } from "../vendor/signals-core.js";
export { useComputed, useSignal, useSignalEffect } from "../vendor/signals.js";
export { Component, createContext, h, render };

export const html = htm.bind(h);

/** @param {string} id an element of the page that is always there */
export const byId = (id) => /** @type {any} */ (document.getElementById(id));
