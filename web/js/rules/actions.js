// @ts-check
// Actions for a reader of rules: opening them, going to a section, closing them.

import { closeRules } from '../actions.js';
import { state, update } from '../core/state.js';
import { needRuleWords } from './words.js';

/** The name for the rules of every table, in place of a game. */
export const TABLE = 'table';

/** Loads the rules of every table, if they are open. */
export async function loadTableRules() {
  if (state.rules.open?.game !== TABLE || state.books[TABLE]) return;
  const { book: law } = await import('./law.js');
  await needRuleWords(law.words);
  update((s) => { s.books[TABLE] = law; });
}

/** Blocks the keys of the table for a reader; Escape closes the rules. @param {KeyboardEvent} event */
export function onKey(event) {
  event.stopPropagation();
  if (event.key === 'Escape') close();
}

/** Moves the focus into the opened sheet. @param {Element|undefined} element */
export function focusOnce(element) {
  if (!(element instanceof HTMLElement) || element.dataset.shown) return;
  element.dataset.shown = 'yes';
  requestAnimationFrame(() => element.focus({ preventScroll: true }));
}

export function close() {
  closeRules();
  /** @type {HTMLElement|null} */ (document.querySelector('a[data-testid="rules-open"]'))?.focus();
}

/**
 * Scrolls to the section of the address, once per address.
 * @param {Element|undefined} element
 * @param {{game: string, section: string}} open
 */
export function turnTo(element, open) {
  if (!(element instanceof HTMLElement)) return;
  const here = `${open.game}/${open.section}`;
  if (element.dataset.at === here) return;
  const first = element.dataset.at === undefined;
  element.dataset.at = here;
  if (first && !open.section) return;
  const still = first || matchMedia('(prefers-reduced-motion: reduce)').matches;
  requestAnimationFrame(() => {
    const goal = open.section ? element.querySelector(`[data-section="${open.section}"]`) : element;
    goal?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
    if (goal && open.section) arriveAt(goal);
  });
}

const RESTS_FRAMES = 6; // number of frames without change after which the scrolling has ended
const STAYS_FRAMES = 30; // number of frames after which everything around the target is laid out

/**
 * Scrolls to a section. Sections are laid out when they come near, and until then their height is an estimate, so the target moves.
 * Scrolls again until it is stable, or the user scrolls.
 * @param {Element} goal
 */
async function arriveAt(goal) {
  let left = false;
  const leave = () => { left = true; };
  const theirs = ['wheel', 'pointerdown', 'keydown'];
  for (const kind of theirs) addEventListener(kind, leave, { capture: true, passive: true });
  await document.fonts.ready;
  for (let was = NaN, frames = 0; frames < STAYS_FRAMES && !left && goal.isConnected; frames += 1) {
    if (frames >= RESTS_FRAMES) goal.scrollIntoView({ block: 'start' });
    const { top } = goal.getBoundingClientRect();
    if (!(Math.abs(top - was) <= 1)) frames = 0;
    was = top;
    await new Promise(requestAnimationFrame);
  }
  for (const kind of theirs) removeEventListener(kind, leave, { capture: true });
}
