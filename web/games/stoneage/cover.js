// @ts-check
// Stone Age as it is seen outside of its tables: the picture of the front page, the names of its variants.

import { t } from '../../js/words.js';
import { hero } from './hero.js';

/** @type {import('../../js/game.js').Cover} */
export const cover = {
  words: [{
    en: () => import('./i18n/cover.en.js'), de: () => import('./i18n/cover.de.js'), fr: () => import('./i18n/cover.fr.js'),
    es: () => import('./i18n/cover.es.js'), nl: () => import('./i18n/cover.nl.js'), it: () => import('./i18n/cover.it.js'),
    pl: () => import('./i18n/cover.pl.js'), pt: () => import('./i18n/cover.pt.js'),
  }],
  hero: { art: hero, lead: () => t('stoneage.lead') },
};
