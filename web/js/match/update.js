// @ts-check
// An update of the match on screen: its data, and its effects.

import { state, update } from '../core/state.js';
import { resubscribe, sendAgain } from '../actions.js';
import { showNotice, showUnreachable } from '../frame/overlays.js';
import { gameOf } from '../games/games.js';
import { loadPage } from '../core/pages.js';
import { happen, paceNow } from '../motion/motion.js';
import { wholeUpdate } from '../core/patch.js';
import { play } from '../motion/sound.js';
import { isTalk, mayAnswer } from './state.js';
import { dropUnsent } from '../core/resend.js';
import { meet } from './visits.js';
import { t } from '../core/words.js';
import { loadEnd } from '../ending/actions.js';
import { forget, foundBack, applyUpdate } from './messages.js';

/** @param {import('../core/state.js').Match} match @param {any} told */
export function onUpdate(match, told) {
  const game = /** @type {any} */ (gameOf(state, match.info.game));
  if (told.reset) wentBack(match);
  const message = wholeUpdate(told, match.told);
  if (!message) return resubscribe();
  const asked = Boolean(match.choices);
  const voted = mayAnswer(match);
  const again = Boolean(match.lost);
  const first = match.version < 0;
  const before = { version: match.version, view: match.view };
  const ended = Boolean(match.result?.over);
  const tip = match.teaching?.hints ? state.pages.teach?.told(match)?.name : '';
  const rows = applyUpdate(match, message, game);
  if (message.more) return;
  if (again) reportLost(match);
  meet(match);
  if (first && !again) sendAgain(match);
  if (first && !again) loadPage('match').then((page) => page.teach(match)).catch(showUnreachable);
  if (message.result?.over) loadEnd(match);
  const wanted = (match.choices && !asked) || (mayAnswer(match) && !voted);
  if (wanted && !first && state.prefs.sound) play('turn');
  if (match.past) return void state.pages.replay?.follow();
  if (match.plan) state.pages.conditional.follow(match);
  if (match.choices && state.ui.keyboard) state.ui.focus = 'choice';
  if (first) return;
  if (message.result?.over && !ended) match.endPace = paceNow();
  if (tip && rows.some((row) => row.seat === match.view.me && !row.ordered && !isTalk(row))) state.pages.teach.goOn(tip);
  offerUndo(match, rows);
  happen(match, before, rows, game);
}

const OFFERED_MS = 3000;

/** Offers for a moment to undo my last move. @param {import('../core/state.js').Match} match @param {any[]} rows */
function offerUndo(match, rows) {
  const { me } = match.view;
  const own = rows.filter((row) => row.seat === me && !row.ordered && !isTalk(row)).at(-1);
  if (!own || match.info.seats[me]?.stands_in) return;
  match.acted = own.version;
  const end = () => {
    if (match.acted !== own.version) return;
    const isUsed = document.querySelector('.undo-toast:is(:hover, :focus-within)');
    if (isUsed) setTimeout(end, OFFERED_MS);
    else update(() => { match.acted = null; });
  };
  setTimeout(end, OFFERED_MS);
}

/** Handles a match that has returned to a time before its start. @param {import('../core/state.js').Match} match */
export function openAgain(match) {
  wentBack(match);
  match.view = null;
  reportLost(match);
}

/**
 * Handles a server that has gone back: the match's data and choices are invalid.
 * @param {import('../core/state.js').Match} match
 */
function wentBack(match) {
  state.pages.replay?.close();
  dropUnsent((one) => one.message.match === match.id);
  forget(match);
}

/** Reports lost moves, if there are any. @param {import('../core/state.js').Match} match */
function reportLost(match) {
  const found = foundBack(match);
  if (!found) return;
  showNotice(t(found.mine ? 'back.mine' : 'back.others', { move: found.version }));
  update((s) => { if (s.ui.notice) s.ui.notice.stays = true; });
}
