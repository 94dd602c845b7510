// The catalogues of words, as the build reads them.
import { fileURLToPath } from 'node:url';
import { catalogues } from '../../web/build/catalogues.js';

export const all = catalogues(fileURLToPath(new URL('../../web/', import.meta.url)));

/** Words by language: of some groups. @param {string[]} groups */
export const wordsOf = (...groups) => Object.fromEntries(all.languages.map((lang) => [lang, all.words(groups, lang)]));
