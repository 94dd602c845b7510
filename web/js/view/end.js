// @ts-check
// Why a match has ended before its end, in words.

import { t } from '../words.js';
import { seatName } from '../table.js';

const WORDS = ['idle', 'closed', 'expired', 'too_long'];

/** @param {any} match */
export function endWords(match) {
  const { end_reason: reason, ended_by: by, my_seat: mine } = match.info;
  const people = match.info.seats.filter((/** @type {any} */ seat) => seat.user !== null && seat.resigned === null).length;
  if (reason === 'called_off' && people > 1) return t('end.called_off');
  if (by !== null && by === mine) return t('end.by_me');
  if (by !== null) return t('end.by', { name: seatName(match, by) });
  return WORDS.includes(reason) ? t('end.' + reason) : t('table.abandoned');
}
