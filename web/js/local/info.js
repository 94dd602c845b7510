// @ts-check
// The server's words about a match (`match` in schema/live.md), made from its record: no account has a seat in it.

import { t } from '../core/words.js';

/** @typedef {import('./store.js').LocalRecord} LocalRecord */

/** Returns whether a record has what lists and the table need. @param {any} record */
export const isWhole = ({ game, seats, names, options, moved_ms, saved }) => typeof game === 'string' && typeof saved === 'string'
  && [seats, names, options].every(Array.isArray) && seats.length === names.length && Number.isSafeInteger(moved_ms);

/** Returns the seats of persons. @param {LocalRecord} record @returns {number[]} */
export const personsOf = ({ seats }) => seats.flatMap((bot, seat) => (bot ? [] : [seat]));

/** Returns the name of a person at the device. @param {LocalRecord} record @param {number} seat */
export const nameOf = ({ names }, seat) => names[seat] || t('local.player', { n: seat + 1 });

/** @param {LocalRecord} record @param {number} seat */
function seatOf(record, seat) {
  const { seats, result } = record;
  const bot = seats[seat];
  return { seat, user: null, name: bot ?? nameOf(record, seat), invited: null, bot_account: false, bot, stands_in: false, resigned: null,
    online: true, answers: null, rank: result?.[seat].rank ?? null, score: result?.[seat].total ?? null, nonce: null };
}

/**
 * @param {LocalRecord} record @param {number[]} toAct
 * @param {{next: number|null, undo: boolean}} [local] next: the seat whose person is to take the device
 */
export function infoOf(record, toAct = [], local = { next: null, undo: false }) {
  const { id, game, revision, options, over, start, created_ms, moved_ms, version, seats } = record;
  return {
    id, game, revision, options, status: over ? 'over' : 'running', listed: false, join: 'link', bot_delay: false, undo: 'free',
    clock: null, leaver: 'bot', start_seat: start, open_days: 1, open_until_ms: null, starts: 'host', standing: false, tutorial: false,
    created_ms,
    started_ms: created_ms, ended_ms: over ? moved_ms : null, end_reason: null, ended_by: null, rematch: null, seed_hash: '', seed: null,
    seats: seats.map((_, seat) => seatOf(record, seat)), my_seat: null, my_invitation: null, vote_about_me_ms: null, rematch_by: null,
    host: false, chat_read: null, mentions: null, seen: null, hints: !over && personsOf(record).length === 1, version, moved_ms,
    to_act: toAct, chat: 0, local: { ...local, kept: record.kept ?? null, keeper: record.keeper },
  };
}
