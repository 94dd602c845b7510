// @ts-check
// Motion that tells what happened: what somebody gains flies to the player board, what moves flies over the map, and dice are heard. What
// may be done is drawn at once; this only decorates it, and holds log and stock back while dice roll. Nothing moves for those who want
// no motion.

import { html, render } from '/vendor/lit-html/lit-html.js';
import { state, update } from './state.js';
import { play } from './sound.js';
import { PACES } from './prefs.js';
import { FLY_MS, RIBBON_MS, holdFor, planOf } from './motion_plan.js';

/** @typedef {{from: string, to: string, drawing: any}} Flight from and to are selectors of what is drawn */

/** How fast things move for this person. */
export const paceNow = () => (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACES[state.prefs.pace]);

/**
 * Shows what has just happened.
 * @param {any[]} rows new rows of history
 * @param {import('./game.js').Game} game
 * @returns {import('./motion_plan.js').Plan}
 */
export function perform(rows, game) {
  const plan = planOf(rows, game, paceNow());
  if (plan.flying.length) requestAnimationFrame(() => plan.flying.forEach(({ flight, at_ms }) => fly(flight, at_ms, FLY_MS * plan.pace)));
  for (const ribbon of plan.ribbons) unroll(ribbon.words, ribbon.at_ms, RIBBON_MS * plan.pace);
  if (state.prefs.sound && plan.heard.length) plan.heard.forEach(({ name, at_ms }) => play(name, at_ms));
  return plan;
}

/**
 * The same at the table on screen: its log and its stock wait until the dice have settled.
 * @param {import('./state.js').Match} match
 * @param {{version: number, view: any}} before what it showed
 * @param {any[]} rows
 * @param {import('./game.js').Game} game
 */
export function happen(match, before, rows, game) {
  const { settled_ms } = perform(rows, game);
  const held = holdFor(match.held, before, settled_ms, performance.now());
  if (held === match.held) return;
  match.held = held;
  const release = () => { if (match.held === held) update(() => { match.held = null; }); };
  if (held) requestAnimationFrame(() => setTimeout(release, settled_ms)); // from when the dice are drawn
}

/** A ribbon over the board, for eyes alone: the log says it, too. @param {string} words @param {number} delay @param {number} duration */
function unroll(words, delay, duration) {
  const stage = document.querySelector('.stage')?.getBoundingClientRect();
  if (!stage) return;
  const holder = document.createElement('div');
  holder.className = 'ribbon';
  holder.textContent = words;
  const x = stage.x + stage.width / 2;
  const y = Math.min(stage.y + stage.height, innerHeight) * 0.45;
  const at = (/** @type {number} */ down, /** @type {number} */ scale) =>
    `translate(${x}px, ${y + down}px) translate(-50%, -50%) scale(${scale})`;
  const frames = [{ transform: at(10, 0.96), opacity: 0 }, { transform: at(0, 1), opacity: 1, offset: 0.18 },
    { transform: at(0, 1), opacity: 1, offset: 0.8 }, { transform: at(-8, 1), opacity: 0 }];
  run(holder, frames, { duration, delay, easing: 'ease-out' });
}

/**
 * Puts it on the page for as long as it moves.
 * @param {HTMLElement} holder @param {Keyframe[]} frames @param {KeyframeAnimationOptions} how
 */
function run(holder, frames, how) {
  holder.setAttribute('aria-hidden', 'true');
  document.body.append(holder);
  const motion = holder.animate(frames, { ...how, fill: 'both' });
  motion.onfinish = () => holder.remove();
  motion.oncancel = () => holder.remove();
}

/** @param {Flight} flight @param {number} delay @param {number} duration */
function fly(flight, delay, duration) {
  const from = document.querySelector(flight.from)?.getBoundingClientRect();
  const to = document.querySelector(flight.to)?.getBoundingClientRect();
  if (!from || !to) return;
  const holder = document.createElement('div');
  holder.className = 'flight';
  render(html`<svg viewBox="-12.5 -12.5 25 25">${flight.drawing}</svg>`, holder);
  const start = `translate(${from.x + from.width / 2 - 16}px, ${from.y + from.height / 2 - 16}px)`;
  const end = `translate(${to.x + to.width / 2 - 16}px, ${to.y + Math.min(to.height / 2, 40) - 16}px)`;
  const frames = [{ transform: start + ' scale(.6)', opacity: 0 }, { transform: start + ' scale(1.2)', opacity: 1, offset: 0.25 },
    { transform: end + ' scale(.7)', opacity: 0.4 }];
  run(holder, frames, { duration, delay, easing: 'ease-in-out' });
}
