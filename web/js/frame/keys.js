// @ts-check
// Keys: ? shows their list, n goes to the next match; those of a table come with it (match/keys.js). Text fields and dialogs handle their
// own keys.

import { drawSlices, isSliced } from './incremental.js';
import { look } from '../core/base.js';
import { state } from '../core/state.js';
import { goNext } from '../actions.js';
import { closeDialog, openDialog } from './overlays.js';

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
  if (event.ctrlKey || event.metaKey || event.altKey || (look && !state.match?.past)) return;
  state.ui.keyboard = true;
  nameKeys(true);
  drawSlices();
  if (event.key === 'Escape' && !state.ui.dialog && closeMenu(event)) return;
  if (isTyping(event.composedPath()[0])) return;
  if (event.key === '?' && !look) {
    event.preventDefault();
    if (state.ui.dialog?.name === 'keys') closeDialog();
    else openDialog({ name: 'keys' });
    return;
  }
  if (state.ui.dialog) return;
  if (event.key === 'n' && !look && !document.querySelector('.panel [data-key="n"]')) return goNext();
  if (state.route.name === 'match') state.pages.match?.onTableKey(event);
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
export function press(event, selector) {
  const button = document.querySelector(selector);
  if (!(button instanceof HTMLButtonElement) || button.disabled) return false;
  event.preventDefault();
  button.click();
  return true;
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
