// @ts-check
// The rules of Stone Age to read, and the help at its table.

import { rules, icon } from './rules.js';
import { explain } from './help.js';

/** @type {import('../../js/game.js').Book} */
export const book = {
  rules,
  icon,
  explain,
  provenance: 'variants',
  words: [
    {
      en: () => import('./i18n/rules.en.js'), de: () => import('./i18n/rules.de.js'), fr: () => import('./i18n/rules.fr.js'),
      es: () => import('./i18n/rules.es.js'), nl: () => import('./i18n/rules.nl.js'), it: () => import('./i18n/rules.it.js'),
      pl: () => import('./i18n/rules.pl.js'), pt: () => import('./i18n/rules.pt.js'),
    },
    {
      en: () => import('./i18n/rules.variants.en.js'), de: () => import('./i18n/rules.variants.de.js'),
      fr: () => import('./i18n/rules.variants.fr.js'), es: () => import('./i18n/rules.variants.es.js'),
      nl: () => import('./i18n/rules.variants.nl.js'), it: () => import('./i18n/rules.variants.it.js'),
      pl: () => import('./i18n/rules.variants.pl.js'), pt: () => import('./i18n/rules.variants.pt.js'),
    },
  ],
};
