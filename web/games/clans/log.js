// @ts-check
// The log: one sentence for an event, or null for an event that the map shows well enough.

import { known, listed, t } from '../../js/core/words.js';
import { coloursText, hutsText } from './terms.js';

/** @typedef {import('./types.d.ts').View} View */
/** @typedef {import('./types.d.ts').Event} Event */

const SILENT = new Set(['huts_placed', 'turn_began', 'tallied']);

/**
 * Returns the sentence of an event, also of one that the log leaves out.
 * @param {Event} event @param {{name: (seat: number) => string}} context
 */
export function sentence(event, context) {
  const key = event.kind === 'ended' ? `clans.event.ended.${event.reason}` : `clans.event.${event.kind}`;
  return known(key) ? t(key, words(event, context)) : null;
}

/**
 * @param {any} event
 * @param {{name: (seat: number) => string, catalogue: any}} context
 * @returns {{text: string, heading?: boolean, seat: number|null}|null}
 */
export function describe(event, context) {
  if (SILENT.has(event.kind)) return null;
  const text = sentence(event, context);
  if (text === null) return null;
  return { text, heading: event.kind === 'epoch_began' || event.kind === 'ended', seat: event.seat ?? null };
}

/** @param {any} event @param {{name: (seat: number) => string}} context */
function words(event, context) {
  const seat = event.seat ?? event.start;
  return {
    ...event,
    name: seat === undefined || seat === null ? '' : context.name(seat),
    huts: event.huts ? hutsText(event.huts) : '',
    colours: event.colours ? coloursText(event.colours) : '',
    colour: event.colour ? t('clans.clan.' + event.colour) : '',
    territories: event.territories ? listed(event.territories) : '',
  };
}

/** Returns the last move, which the map shows. @param {any[]} rows @param {any} before @param {View} view */
export function lastMove(rows, before, view) {
  let last = before ? { ...before, fresh: false } : null;
  for (const row of rows) {
    for (const event of row.events) {
      if (event.kind === 'moved') last = { key: String(row.version), from: event.from, to: event.to, seat: event.seat, fresh: true };
    }
  }
  return view?.phase === 'end' ? null : last;
}
