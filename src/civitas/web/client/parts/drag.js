/**
 * Things of a board that are dragged where they go: a card of the row into the hand, a card onto one's own city. A
 * place says with `data-drop` which kinds of moves end there, and with `data-drop-on` the card or seat that they must
 * name. What is dropped where it means exactly one move makes it; anywhere else the thing stays where it is.
 */

const PLACE = "[data-drop]";
const CAN_DRAG = matchMedia("(hover: hover) and (pointer: fine)");

/** @type {{table: any, thing: import("../core/pick.js").Thing} | null} */
let carried = null;
let marked = null;

/**
 * How a thing is dragged; fingers hold a thing to hear of it, so that only a mouse drags.
 * @param {object} table
 * @param {import("../core/pick.js").Thing} thing
 */
export function dragged(table, thing) {
  if (!CAN_DRAG.matches || table.past || !table.pick.of(thing).length) return {};
  return {
    draggable: true,
    onDragStart: (event) => {
      carried = { table, thing };
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", "");
      document.addEventListener("dragover", over);
      document.addEventListener("drop", drop);
    },
    onDragEnd: end,
  };
}

/** The one move that dropping what is carried here makes: a place that lies in another one is asked first. */
function meant(target) {
  for (let place = placeOf(target); carried && place; place = placeOf(place.parentElement)) {
    const { drop: kinds = "", dropOn: named } = place.dataset;
    const moves = carried.table.pick.of(carried.thing).filter(({ kind, args }) =>
      kinds.split(" ").includes(kind) && (!named || Object.values(args).map(String).includes(named)));
    if (moves.length === 1) return { place, move: moves[0] };
  }
  return { place: null, move: null };
}

/** @returns {HTMLElement | null} */
const placeOf = (target) => (target instanceof Element ? target.closest(PLACE) : null);

function over(event) {
  const { place, move } = meant(event.target);
  mark(place);
  if (move) event.preventDefault();
}

function mark(place) {
  if (marked === place) return;
  marked?.classList.remove("drop-here");
  place?.classList.add("drop-here");
  marked = place;
}

function drop(event) {
  const { move } = meant(event.target);
  if (!move || !carried) return;
  event.preventDefault();
  const { table } = carried;
  end();
  table.play(move);
}

function end() {
  mark(null);
  carried = null;
  document.removeEventListener("dragover", over);
  document.removeEventListener("drop", drop);
}
