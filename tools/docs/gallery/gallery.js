/**
 * The faces of the cards on a page of the gallery, drawn with the symbols, words and styles of the client.
 * What a card is and says stands on the page already. What is printed on the cards
 * of a game, the `face` module of its board draws.
 */

import { html, render } from "./client/core/html.js";
import { LANGUAGES, name, say, speak } from "./client/core/words.js";

const here = (file) => new URL(file, import.meta.url);
const { face, styles: own, cards: page } = document.querySelector("script[data-cards]").dataset;

/** The styles of the client, for what lies in the shadow of a face: what they say of the root holds for the face. */
async function styles() {
  const files = [...["style/tokens.css", "style/base.css", ...own.split(" ").filter(Boolean)].map((file) => `client/${file}`), "face.css"];
  const texts = await Promise.all(files.map((file) => fetch(here(file)).then((answer) => answer.text())));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(texts.join("\n").replaceAll(":root", ":host"));
  return sheet;
}

function Face({ cards, card, Printed }) {
  const entry = cards[card];
  return html`<div class=${`card k-${entry.colour}`} lang=${document.documentElement.lang}>
    <span class="card-head"><span>${name(card)}</span>${entry.age && html`<span>${entry.age}</span>`}</span>
    <span class="card-body">
      <span class="card-kind">${say(entry.label)}</span>
      <span class="printed"><${Printed} cards=${cards} card=${card} entry=${entry} /></span>
    </span>
  </div>`;
}

/** Switch the faces to another language. */
function Languages({ draw }) {
  const chosen = async (event) => { await speak(event.target.value, here(`words-${event.target.value}.json`)); draw(); };
  return html`<label>Faces in <select onChange=${chosen}>
    ${Object.entries(LANGUAGES).map(([code, title]) => html`<option value=${code}>${title}</option>`)}
  </select></label>`;
}

async function start() {
  const [{ Printed }, cards, sheet] = await Promise.all([
    import(`./client/${face}`), fetch(here(`${page}.json`)).then((answer) => answer.json()), styles(),
    speak("en", here("words-en.json")),
  ]);
  const faces = [...document.querySelectorAll(".face")];
  for (const face of faces) face.attachShadow({ mode: "open" }).adoptedStyleSheets = [sheet];
  const draw = () => faces.forEach((face) => render(html`<${Face} cards=${cards} card=${face.dataset.card} Printed=${Printed} />`, face.shadowRoot));
  draw();
  const bar = document.querySelector("h1").insertAdjacentElement("afterend", document.createElement("p"));
  render(html`<${Languages} draw=${draw} />`, bar);
  document.documentElement.dataset.drawn = faces.length;
}

start();
