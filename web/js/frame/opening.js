// @ts-check
// The first drawing of the page. It waits for a match that is being opened, since every drawing before it costs a slow device as much time
// as the table itself; meanwhile the page's placeholder is visible.

import { isLocal } from '../core/ids.js';

export const WAIT_MS = 1500; // after the page was opened: if the match takes longer, the page says that it is loading

/**
 * Returns whether the first drawing is to wait for the match. It does not wait if there is something to tell: a refusal, or that the server
 * cannot be reached, which a match in this browser does not need.
 * @param {import('../core/state.js').State} state @param {number} ms since the page was opened
 */
export function waitsForMatch({ route, match, conn, ui }, ms) {
  if (route.name !== 'match' || !match || ms >= WAIT_MS) return false;
  const told = ui.notice || match.error || (conn === 'lost' && !isLocal(match.id));
  const none = match.info && (match.info.started_ms === null || match.info.status === 'broken'); // there is no view to wait for
  return !told && !match.view && !none;
}
