// @ts-check
// Motion that shows events: gains fly to the player board, moved pieces fly over the map, and dice make a sound. It only decorates:
// possible moves are drawn at once, though log and stock wait while dice roll. All events of one moment move together, and a press on the
// board or the space bar ends all motion. With reduced motion nothing moves.

import { html, render } from '/vendor/lit-html/lit-html.js';
import { state, update } from '../core/state.js';
import { play } from './sound.js';
import { PACES } from '../core/prefs.js';
import { FLY_MS, PASSING_MS, RIBBON_MS, holdFor, planOf } from './plan.js';

/** @typedef {{from: string, to: string, drawing: any}} Flight from and to are selectors of what is drawn */

/** Returns the speed of motion for this user. */
export const paceNow = () => (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACES[state.prefs.pace]);

/**
 * Shows new events.
 * @param {any[]} rows new rows of history
 * @param {import('../games/module.js').Game} game
 * @returns {import('./plan.js').Plan}
 */
export function perform(rows, game) {
  const plan = planOf(rows, game, paceNow());
  if (plan.flying.length) requestAnimationFrame(() => plan.flying.forEach(({ flight, at_ms }) => fly(flight, at_ms, FLY_MS * plan.pace)));
  for (const ribbon of plan.ribbons) unroll(ribbon.words, ribbon.at_ms, RIBBON_MS * plan.pace);
  if (state.prefs.sound && plan.heard.length) plan.heard.forEach(({ name, at_ms }) => play(name, at_ms));
  return plan;
}

/** @type {Set<() => void>} each ends at once what the table on screen still holds back, or shows in passing */
const waiting = new Set();
let moves_until = 0; // the time of performance.now() after which nothing moves

/** Runs a function after a while, or as soon as all motion is ended. @param {() => void} what @param {number} after_ms */
function later(what, after_ms) {
  const once = () => { if (waiting.delete(once)) update(what); };
  waiting.add(once);
  requestAnimationFrame(() => setTimeout(once, after_ms)); // from the time of its drawing
}

/**
 * Shows new events at the table on screen. Its log and its stock wait until the dice have settled, and dice that a later roll replaces are
 * shown for a moment.
 * @param {import('../core/state.js').Match} match
 * @param {{version: number, view: any}} before what it showed
 * @param {any[]} rows
 * @param {import('../games/module.js').Game} game
 */
export function happen(match, before, rows, game) {
  const { settled_ms, pace, lasts_ms } = perform(rows, game);
  moves_until = Math.max(moves_until, performance.now() + lasts_ms);
  pass(match, game.rollsIn(rows.filter((row) => !row.gone), match.view), pace);
  const held = holdFor(match.held, before, settled_ms, performance.now());
  if (held === match.held) return;
  match.held = held;
  if (held) later(() => release(match, held), settled_ms);
}

/**
 * Shows the parts that were held back, and moves the focus of the keyboard to my question.
 * @param {import('../core/state.js').Match} match @param {any} held
 */
function release(match, held) {
  if (match.held !== held) return;
  match.held = null;
  if (match.choices && state.ui.keyboard) state.ui.focus ||= 'choice';
}

/** Shows dice for a moment. @param {import('../core/state.js').Match} match @param {any[]} rolls @param {number} pace */
function pass(match, rolls, pace) {
  if (!pace || !rolls.length) return;
  match.passing = [...match.passing, ...rolls];
  later(() => { match.passing = match.passing.filter((roll) => !rolls.includes(roll)); }, PASSING_MS * pace);
}

/** Selects the elements that move at a table. */
const MOVING = '.play, .flight, .ribbon';

/** Ends all motion at the table, which then shows the current state. Returns false if nothing moved. */
function endMotion() {
  if (!waiting.size && performance.now() > moves_until) return false;
  moves_until = 0;
  for (const end of [...waiting]) end();
  for (const motion of document.getAnimations()) {
    const { effect } = motion;
    const ends = Number.isFinite(effect?.getComputedTiming().endTime);
    if (ends && effect instanceof KeyframeEffect && effect.target?.closest(MOVING)) motion.finish();
  }
  return true;
}

/** Ends motion after a press on the board, or on the space bar; both also have their usual effect. */
export function listenForHaste() {
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('.stage')) endMotion();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || state.route.name !== 'match' || state.match?.past || state.ui.dialog) return;
    const own = event.target instanceof Element && event.target.closest('button, a, summary, input, select, textarea, [role=button]');
    if (endMotion() && !own) event.preventDefault(); // otherwise the page would scroll
  });
}

/**
 * Draws a ribbon over the board, only for sighted users: the log has the same text.
 * @param {string} words @param {number} delay @param {number} duration
 */
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
 * Adds an element to the page for the duration of its motion.
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
