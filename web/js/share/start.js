// @ts-check
// The ways to share a link. Loaded on first use, and by a host who waits.

import { state } from '../core/state.js';
import { leadsHere } from './actions.js';
import { code } from './view.js';

export { dialog } from './view.js';
export * from './actions.js';

/** Returns a link of this page as a code for phones; none, if no known address works from other machines. @param {string} link */
export function codeOf(link) {
  const { origin, pathname, search } = new URL(link);
  const to = leadsHere(origin) ? state.reach?.[0] : origin;
  return to ? code(state.pages, to + pathname + search) : null;
}
