// @ts-check
// The rules of Clans to read, and the help at its table.

import { rules, icon } from './rules.js';
import { explain } from './help.js';
import { rulesDe } from './i18n/rules.de.js';
import { rulesEn } from './i18n/rules.en.js';

/** @type {import('../../js/game.js').Book} */
export const book = { rules, icon, explain, provenance: 'epochs', words: { en: rulesEn, de: rulesDe } };
