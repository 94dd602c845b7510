// @ts-check
// The kind of an event, for its sound and its ribbon; and the place that was taken last.

import { t } from '../../../js/core/words.js';

/** @type {Record<string, string>} */
const MOMENTS = {
  placed: 'place', rolled: 'dice', dice_rolled: 'dice', trade_dice_rolled: 'dice', animal_rolled: 'dice', contest_rolled: 'dice',
  card_taken: 'build', building_taken: 'build', igloo_built: 'build', tool_made: 'build', person_born: 'build', agriculture_rose: 'build',
  fed: 'feed', fed_with: 'feed', ended: 'end',
};

/** Returns the sound of an event. @param {any} event */
export const moment = (event) => MOMENTS[event.kind] ?? '';

/** Returns the heading of the phase that begins with an event, for the ribbon. @param {any} event @returns {string} */
export function ribbon(event) {
  if (event.kind === 'phase_began' && event.phase === 'feed') return t('event.phase_began.feed');
  return event.kind === 'round_began' && event.round > 1 ? t('round', { n: event.round }) : '';
}

/**
 * Returns the place to which people were sent last in this round, and their seat.
 * @param {any[]} rows @returns {{place: string, seat: number}|null}
 */
export function lastPlaced(rows) {
  const events = rows.filter((row) => !row.gone).flatMap((row) => row.events);
  const last = events.filter((/** @type {any} */ event) => ['placed', 'phase_began', 'round_began'].includes(event.kind)).at(-1);
  return last?.kind === 'placed' ? { place: last.place, seat: last.seat } : null;
}
