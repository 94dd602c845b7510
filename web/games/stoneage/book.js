// @ts-check
// The rules of Stone Age to read, and the help at its table.

import { rules, icon } from './rules.js';
import { explain } from './help.js';
import { rulesDe } from './i18n/rules.de.js';
import { rulesEn } from './i18n/rules.en.js';
import { variantsDe } from './i18n/rules.variants.de.js';
import { variantsEn } from './i18n/rules.variants.en.js';

/** @type {import('../../js/game.js').Book} */
export const book = {
  rules,
  icon,
  explain,
  provenance: 'variants',
  words: { en: { ...rulesEn, ...variantsEn }, de: { ...rulesDe, ...variantsDe } },
};
