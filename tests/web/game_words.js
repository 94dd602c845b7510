// The words of all games, as they come with their modules, which themselves need a browser: i18n/*.LANGUAGE.js of each folder, those
// of the rules apart.
import './general_words.js';
import { languages } from '../../web/js/words.js';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../web/games/', import.meta.url));

/** The folders of games. */
export const games = readdirSync(root).sort();

/** Each file of words: {game, rules (whether it belongs to the rules), lang, words}. */
export const files = await Promise.all(games.flatMap((game) => readdirSync(`${root}${game}/i18n`).sort().map(async (name) => {
  const [words] = Object.values(await import(`${root}${game}/i18n/${name}`));
  return { game, rules: name.startsWith('rules.'), lang: name.split('.').at(-2), words };
})));

const all = (rules, lang) => Object.assign({}, ...files.filter((file) => file.rules === rules && file.lang === lang).map(({ words }) => words));

/** What is said at the table, and on the rules pages, by language. */
const each = (rules) => Object.fromEntries(languages.map((lang) => [lang, all(rules, lang)]));
export const tableWords = each(false);
export const bookWords = each(true);
