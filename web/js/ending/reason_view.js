// @ts-check
// The reason for the early end of a match, in words.

import { listed, t } from '../core/words.js';
import { seatName } from '../match/state.js';

const WORDS = ['idle', 'closed', 'expired', 'too_long'];

/** Returns whether the match ended early, for a reason that its result does not name. @param {any} match */
export const endedEarly = ({ info, result }) => Boolean(info.end_reason) && info.end_reason !== result?.reason;

/** @param {any} match */
export function endWords(match) {
  const { end_reason: reason, ended_by: by, my_seat: mine } = match.info;
  const people = match.info.seats.filter((/** @type {any} */ seat) => seat.user !== null && seat.resigned === null).length;
  if (reason === 'called_off' && match.result?.over) return lastWords(match);
  if (reason === 'called_off' && people > 1) return t('end.called_off');
  if (by !== null && by === mine) return t('end.by_me');
  if (by !== null) return t('end.by', { name: seatName(match, by) });
  return WORDS.includes(reason) ? t('end.' + reason) : t('table.abandoned');
}

/** The words for a match with a result after resignations: the last to resign, and the winners. @param {any} match */
function lastWords(match) {
  const { seats, my_seat: mine } = match.info;
  const [left] = seats.filter((/** @type {any} */ seat) => typeof seat.resigned === 'number')
    .sort((/** @type {any} */ a, /** @type {any} */ b) => b.resigned - a.resigned);
  const best = match.result.seats.flatMap((/** @type {any} */ row, /** @type {number} */ seat) => (row.rank === 1 ? [seat] : []));
  if (!left || !best.length) return t('end.called_off');
  const told = match.rows.flatMap((/** @type {any} */ row) => row.events);
  const claimed = told.some((/** @type {any} */ event) => event.about === left.seat && event.kind === 'vote_ended'
    && event.choice === 'claim');
  const gone = told.some((/** @type {any} */ event) => event.kind === 'gone' && event.seat === left.seat);
  const kind = claimed ? 'claimed' : gone ? 'gone' : 'resigned';
  const whose = left.seat === mine && !gone ? '_me' : best.join() === String(mine) ? '_you' : '';
  return t(`end.${kind}${whose}`, { name: seatName(match, left.seat),
    winner: listed(best.map((/** @type {number} */ seat) => seatName(match, seat))) });
}
