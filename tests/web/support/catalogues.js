// The catalogues of words, as the build reads them.
import { fileURLToPath } from 'node:url';
import { catalogues } from '../../../web/build/catalogues.js';

export const all = catalogues(fileURLToPath(new URL('../../../web/', import.meta.url)));

/** Words by language: of some groups. @param {string[]} groups */
export const wordsOf = (...groups) => Object.fromEntries(all.languages.map((lang) => [lang, all.words(groups, lang)]));

/** In place of web/js/core/catalogue.js, which only Node can load, in a browser: words are modules at words/GROUPS/LANGUAGE.js. */
export const catalogueModule = `export const ownNames = ${JSON.stringify(all.names)};
export const wordsOf = (...groups) => Object.fromEntries(Object.keys(ownNames).map((lang) => [lang,
  () => import(new URL('../../words/' + groups.join('_') + '/' + lang + '.js', import.meta.url).href)]));
`;

/** Such a module; null: the address is none. @param {string} path */
export function wordsModule(path) {
  const [, groups, lang] = /^\/?words\/([\w-]+)\/([a-z]{2})\.js$/.exec(path) ?? [];
  return groups ? all.module(groups.split('_'), lang, '../../js/core/word_forms.js') : null;
}
