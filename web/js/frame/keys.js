// @ts-check
// Keys: letters and digits press the button with that label, arrows move between choices, Enter sends, Escape goes back, ? shows the list.
// Text fields and dialogs handle their own keys.

import { drawSlices, isSliced } from './incremental.js';
import { state } from '../core/state.js';
import { goNext } from '../actions.js';
import { closeDialog, openDialog } from './overlays.js';
import { showTab } from '../match/chat.js';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

export function listenToKeys() {
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', ({ pointerType }) => {
    Object.assign(state.ui, { keyboard: false, pointer: pointerType });
    nameKeys(false);
  });
  document.addEventListener('click', onClick, true);
}

/** Shows the keys on buttons and places, for a user of the keyboard. @param {boolean} on */
function nameKeys(on) {
  const root = document.documentElement;
  if ('keys' in root.dataset !== on) root.toggleAttribute('data-keys', on);
}

/** Counts the clicks of a multiple click, and stores the question at the first of them. @param {MouseEvent} event */
function onClick({ detail }) {
  state.ui.clicks = detail;
  if (detail < 2) state.ui.clicked = (state.match?.plan ?? state.match)?.choices;
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  state.ui.keyboard = true;
  nameKeys(true);
  drawSlices();
  if (event.key === 'Escape' && !state.ui.dialog && closeMenu(event)) return;
  if (isTyping(event.composedPath()[0])) return;
  if (event.key === '?') {
    event.preventDefault();
    if (state.ui.dialog?.name === 'keys') closeDialog();
    else openDialog({ name: 'keys' });
    return;
  }
  if (state.ui.dialog) return;
  if (event.key === 'n' && !document.querySelector('.panel [data-key="n"]')) return goNext();
  if (state.route.name !== 'match') return;
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

/** Closes the menu of the table, if it is open, and moves the focus to its button. @param {KeyboardEvent} event */
function closeMenu(event) {
  const button = '.more-button[aria-expanded="true"]';
  /** @type {HTMLElement|null} */ (document.querySelector(button))?.focus();
  return press(event, button);
}

/** @param {EventTarget|null} target */
function isTyping(target) {
  return target instanceof HTMLElement && (target.isContentEditable
    || Boolean(target.closest('input:not([type=checkbox]):not([type=radio]), textarea, select')));
}

/** Presses a button; false: it does not exist, or cannot be pressed now. @param {KeyboardEvent} event @param {string} selector */
function press(event, selector) {
  const button = document.querySelector(selector);
  if (!(button instanceof HTMLButtonElement) || button.disabled) return false;
  event.preventDefault();
  button.click();
  return true;
}

/** Controls the replay by keys; on a button, the space bar presses that button. @param {KeyboardEvent} event */
function onReplayKey(event) {
  const key = event.key === ' ' ? 'Space' : event.key;
  if (key === 'Space' && event.target instanceof Element && event.target.closest('button, a, summary')) return false;
  const wanted = `.replay [data-replay-key="${CSS.escape(key)}"]`;
  if (!document.querySelector(wanted)) return false;
  press(event, wanted);
  return true;
}

/**
 * Handles Enter: on a button it presses the button, or sends if the button is already pressed; elsewhere it sends. A repeated event of a
 * held key does nothing, since the question may have changed.
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

/** The next target of the focus, by the requested kind. @type {Record<string, string>} */
const NEXT = {
  choice: '.panel [data-choice]:not(:disabled), .panel [data-send]:not(:disabled)',
  send: '.panel [data-send]:not(:disabled)',
  done: '.panel [data-send]:not(:disabled)',
  text: '[data-testid="in-words-open"]',
};

/**
 * Moves the focus to the requested target after a drawing, if the keyboard is in use. If an answer is complete without a choice, the target
 * is the send button.
 */
export function settleFocus() {
  const wanted = state.ui.focus;
  if (!wanted || isSliced()) return;
  state.ui.focus = '';
  const busy = document.activeElement;
  if (busy instanceof HTMLElement && isTyping(busy)) return;
  const found = (wanted === 'choice' && document.querySelector(NEXT.send)) || document.querySelector(NEXT[wanted]);
  if (found instanceof HTMLElement) found.focus();
}
