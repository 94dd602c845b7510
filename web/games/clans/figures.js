// @ts-check
// The statistics of Clans, with their values in words.

import { known, t } from '../../js/core/words.js';

/** @type {import('../../js/games/module.js').Figures} */
export const figures = {
  themes: { playing: ['villages_by_territory', 'villages_by_epoch'] },
  shortWords: (column, value) => (column === 'end_reason' && known(`stat.value.${value}`) ? t(`stat.value.${value}`) : ''),
};
