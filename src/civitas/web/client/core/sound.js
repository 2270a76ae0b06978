/**
 * A soft note when it is our turn, two when a game is over, one when our clock runs short: made by the browser, no
 * files, and only for whoever wants it. Never for what rivals do.
 */

import { remembered } from "./settings.js";

export const wantsSound = remembered("sound", false);

/** For each occasion the notes, in hertz, one after the other. */
const NOTES = { turn: [587], over: [587, 440], short: [440] };
const LENGTH = 0.45;
const GAP = 0.18;
const LOUDNESS = 0.08;

let audio = null;

/** @param {"turn" | "over" | "short"} occasion */
export function chime(occasion) {
  if (!wantsSound.value) return;
  if (navigator.userActivation?.hasBeenActive === false) return; // a page that nobody has touched may not sound
  audio ??= newAudio();
  audio?.resume?.().catch(() => {});
  if (audio) NOTES[occasion].forEach((pitch, place) => play(audio, pitch, audio.currentTime + place * GAP));
}

/** A browser without sound is silent. */
function newAudio() {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}

/** A sine that swells and dies away. */
function play(context, pitch, at) {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.03);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + LENGTH);
}

/** The switch lets one hear at once what it is about. */
export function switchSound(wanted) {
  wantsSound.value = wanted;
  if (wanted) chime("turn");
}
