// @ts-check
// The parts of Stone Age that are shown outside of its tables: the picture of the front page, and the names of its variants.

import { t, wordsOf } from '../../js/core/words.js';
import { hero } from './drawings/hero.js';

/** @type {import('../../js/games/module.js').Cover} */
export const cover = {
  words: [wordsOf('stoneage-cover')],
  hero: { art: hero, lead: () => t('stoneage.lead') },
};
