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
    },
    {
      en: () => import('./i18n/rules.variants.en.js'), de: () => import('./i18n/rules.variants.de.js'),
      fr: () => import('./i18n/rules.variants.fr.js'),
    },
  ],
};
