// @ts-check
// Moves that were sent and not answered yet. They are stored in the tab's session storage: a phone short of memory discards a page and
// reloads it.

import { below } from './base.js';
import { state, update } from './state.js';

const KEY = `ochre.unsent${below}`;

/** @typedef {{me: number|null, message: {type: string, id: string, match: string, expects: number, move: any}}} Unsent of which seat */

/** @param {Record<string, Unsent>} unsent by match */
function hold(unsent) {
  update((s) => { s.unsent = unsent; });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(unsent));
  } catch {
    // without storage the client works, too
  }
}

/** Loads the moves that a previous page left. */
export function loadUnsent() {
  try {
    state.unsent = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    // there are none
  }
}

/** @param {Unsent['message']} message */
export const storeUnsent = (message) => hold({ ...state.unsent, [message.match]: { me: state.match?.view?.me ?? null, message } });

/** Drops moves that were answered, or whose user has signed out. @param {(unsent: Unsent) => boolean} which */
export function dropUnsent(which) {
  const left = Object.entries(state.unsent).filter(([, one]) => !which(one));
  if (left.length < Object.keys(state.unsent).length) hold(Object.fromEntries(left));
}

/**
 * Returns the unanswered move of a match that is shown for the first time, to be sent again: by its id the server detects a repetition, so
 * that the move is not made twice. Null: there is none.
 * @param {import('./state.js').Match} match
 */
export function resumeUnsent(match) {
  const { me, message } = state.unsent[match.id] ?? {};
  if (!message || me !== match.view.me) return null;
  match.sending = { id: message.id, expects: message.expects, move: message.move, again: true };
  return message;
}
