// The words of all games, as they come with their modules, which themselves need a browser; those of the rules apart.
import './general_words.js';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { all, wordsOf } from './catalogues.js';

/** The folders of games. */
export const games = readdirSync(fileURLToPath(new URL('../../../web/games/', import.meta.url))).sort();

/** The groups of a game's words. @param {string} game */
export const groupsOf = (game) => all.groups().filter((group) => group === game || group.startsWith(`${game}-`));

/** Each group of words: {game, rules (whether it belongs to the rules), lang, words}. */
export const files = games.flatMap((game) => groupsOf(game).flatMap((group) => Object.entries(wordsOf(group))
  .map(([lang, words]) => ({ game, rules: group.startsWith(`${game}-rules`), lang, words }))));

const each = (rules) => wordsOf(...games.flatMap(groupsOf).filter((group) => /-rules/.test(group) === rules));

/** Words by language: those at the table, and those of the rules pages. */
export const tableWords = each(false);
export const bookWords = each(true);
