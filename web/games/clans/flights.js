// @ts-check
// The pieces that move over the map.

import { t } from '../../js/core/words.js';
import { chipPiece, hut } from './pieces.js';
import { COLOURS } from './terms.js';

/** @type {Record<string, string>} */
const MOMENTS = { moved: 'place', founded: 'build', doomed: 'feed', ended: 'end' };

/** Returns the sound of an event. @param {any} event */
export const moment = (event) => MOMENTS[event.kind] ?? '';

/** Returns the heading of what begins with an event, for the ribbon: an epoch, or a village. @param {any} event */
export function ribbon(event) {
  if (event.kind === 'founded') return t('clans.ribbon.founded', event);
  return event.kind === 'epoch_began' && event.epoch > 1 ? t('clans.event.epoch_began', event) : '';
}

/** The flights of huts that move and of chips that are taken. @param {any} event @returns {import('../../js/motion/motion.js').Flight[]} */
export function flights(event) {
  const at = (/** @type {string} */ place) => `[data-place="${place}"]`;
  if (event.kind === 'moved') {
    return COLOURS.filter((colour) => event.huts[colour])
      .map((colour) => ({ from: at(event.from), to: at(event.to), drawing: hut(colour) }));
  }
  return event.kind === 'founded' ? [{ from: at(event.territory), to: `[data-seat="${event.seat}"]`, drawing: chipPiece }] : [];
}
