// @ts-check
// Actions at a table: those of the replay, the analysis and the conditional moves load their modules on first use.

import { sendTable } from '../actions.js';
import { loadPage } from '../core/pages.js';
import { showUnreachable } from '../frame/overlays.js';

/**
 * Runs an action of the replay or the analysis, whose module loads on first use.
 * @param {string} what of replay/start.js @param {any[]} given
 */
const inReplay = (what, ...given) => void loadPage('replay').then((replay) => replay[what](...given), showUnreachable);

/** Shows the events after a version again, step by step. @param {number} from */
export const replaySince = (from) => inReplay('openSince', from, true);

/** Shows the analysis of the finished match on screen. */
export const requestAnalysis = () => inReplay('requestAnalysis');

/** Requests a hint, in an unrated match against bots. */
export const requestHint = () => inReplay('requestHint');

/** Shows possible outcomes of the user's conditional moves for the match on screen, where they are built. */
export function planConditionalMoves() {
  loadPage('conditional').then((conditional) => conditional.open(), showUnreachable);
}

/** @param {string} kind undo, undo_ask, undo_agree or undo_refuse */
export const sendUndo = (kind) => sendTable({ kind });
