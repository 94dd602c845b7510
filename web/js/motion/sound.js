// @ts-check
// Soft sounds, synthesised: a hand on a hollow log, bones on stone, a crunch. Each is a few strokes, falling tones and puffs of noise. Off
// by default.

import { state } from '../core/state.js';

/**
 * @typedef {object} Stroke
 * @property {number} at_s when it begins
 * @property {number} pitch in Hz: frequency of a tone, or the middle of a puff's band
 * @property {number} long_s
 * @property {number} loud
 * @property {boolean} [puff] noise instead of a tone
 */

/** @param {number} at_s @param {number} pitch @param {number} [loud] @param {number} [long_s] @returns {Stroke} */
const thump = (at_s, pitch, loud = 0.18, long_s = 0.3) => ({ at_s, pitch, long_s, loud });
/** @param {number} at_s @param {number} pitch @param {number} [loud] @param {number} [long_s] @returns {Stroke} */
const puff = (at_s, pitch, loud = 0.12, long_s = 0.05) => ({ at_s, pitch, long_s, loud, puff: true });

/** @type {Record<string, Stroke[]>} what happens, as it sounds */
const SOUNDS = {
  turn: [thump(0, 150), thump(0.18, 196)],
  place: [thump(0, 240, 0.07, 0.1)],
  dice: [puff(0, 2400), puff(0.08, 2900, 0.1), puff(0.17, 2200, 0.11), puff(0.29, 2600, 0.08), puff(0.42, 2000, 0.06),
    puff(0.55, 1700, 0.05)],
  build: [thump(0, 190, 0.14, 0.12), puff(0, 900, 0.08, 0.06), thump(0.16, 160, 0.14, 0.14), puff(0.16, 800, 0.07, 0.06)],
  feed: [puff(0, 620, 0.1, 0.1), puff(0.15, 540, 0.08, 0.12), puff(0.32, 480, 0.06, 0.14)],
  end: [thump(0, 147, 0.14, 0.7), thump(0.2, 185, 0.13, 0.7), thump(0.4, 220, 0.13, 1), thump(0.62, 294, 0.12, 1.3)],
};

/** @type {AudioContext|null} */
let context = null;
/** @type {AudioBuffer|null} */
let noise = null;

/** @param {string} name of SOUNDS @param {number} [later_ms] */
export function play(name, later_ms = 0) {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') context.resume();
    const begin = context.currentTime + 0.02 + later_ms / 1000;
    for (const stroke of SOUNDS[name] ?? []) strike(context, stroke, begin + stroke.at_s);
  } catch {
    // the device has no sound
  }
}

/** @param {AudioContext} audio @param {Stroke} stroke @param {number} at */
function strike(audio, { pitch, long_s, loud, puff: noisy }, at) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud * (state.prefs.volume / 7), at + Math.min(0.015, long_s / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long_s);
  const source = noisy ? rustle(audio, pitch, gain) : tone(audio, pitch, at, long_s, gain);
  gain.connect(audio.destination);
  source.start(at);
  source.stop(at + long_s + 0.05);
}

/**
 * Plays a falling tone that sounds hollow.
 * @param {AudioContext} audio @param {number} pitch @param {number} at @param {number} long_s
 * @param {AudioNode} into
 */
function tone(audio, pitch, at, long_s, into) {
  const source = audio.createOscillator();
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + long_s);
  source.connect(into);
  return source;
}

/** @param {AudioContext} audio @param {number} pitch @param {AudioNode} into */
function rustle(audio, pitch, into) {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 1.4;
  source.connect(band).connect(into);
  return source;
}
