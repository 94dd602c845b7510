// @ts-check
// Keys at a table: letters and digits press the button with that label, arrows move between choices, Enter sends, Escape goes back.

import { state } from '../core/state.js';
import { press } from '../frame/keys.js';
import { showTab } from './chat.js';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** @param {KeyboardEvent} event */
export function onTableKey(event) {
  if (state.match?.past && onReplayKey(event)) return;
  if (ARROWS.includes(event.key)) return walk(event);
  if (event.key === 'Escape') return void press(event, '[data-back]');
  if (event.key === 'Enter') return enter(event);
  const wanted = `.panel [data-key="${CSS.escape(event.key === '=' ? '+' : event.key.toLowerCase())}"]`;
  if (['z', 'r', 'o', 'v'].includes(event.key) && !document.querySelector(wanted))
    return void press(event, `:is(.table, .table-told) [data-key=${event.key}]`);
  if ((event.key === 'l' || event.key === 'y') && !document.querySelector(wanted)) return showTab(event.key === 'l' ? 'log' : 'chat');
  if (press(event, wanted)) state.ui.focus ||= 'done'; // Enter sends a choice made by its key
}

/** Controls the replay by keys; the space bar on a button presses that button. @param {KeyboardEvent} event */
function onReplayKey(event) {
  const key = event.key === ' ' ? 'Space' : event.key;
  if (key === 'Space' && event.target instanceof Element && event.target.closest('button, a, summary')) return false;
  const wanted = `.replay [data-replay-key="${CSS.escape(key)}"]`;
  if (!document.querySelector(wanted)) return false;
  press(event, wanted);
  return true;
}

/**
 * Handles Enter: on a button it presses it, or sends if the button is pressed already; elsewhere it sends. A held key does nothing more,
 * since the question may have changed.
 * @param {KeyboardEvent} event
 */
function enter(event) {
  const on = event.target instanceof Element ? event.target.closest('button, a, summary') : null;
  if (event.repeat && on) return event.preventDefault();
  const chosen = on?.matches('.panel [aria-pressed="true"]') && document.querySelector('.panel [data-send]:not(:disabled)');
  if (!on || chosen) press(event, '.panel [data-send]');
}

/** Moves the focus among the buttons of the panel; at a number of people, arrows change the number. @param {KeyboardEvent} event */
function walk(event) {
  const forward = event.key === 'ArrowRight' || event.key === 'ArrowDown';
  const stepper = document.querySelector('.panel .stepper');
  if (stepper) return void press(event, `.panel [data-key="${event.key === 'ArrowRight' || event.key === 'ArrowUp' ? '+' : '-'}"]`);
  const choices = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.panel button:not(:disabled)')]);
  if (!choices.length) return;
  event.preventDefault();
  const at = choices.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = at < 0 ? (forward ? 0 : choices.length - 1) : (at + (forward ? 1 : -1) + choices.length) % choices.length;
  choices[next].focus();
}
