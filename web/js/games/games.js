// @ts-check
// The games of the server. The parts for lists load with the first list that has a match of the game; its module, style sheet, words and
// catalogue load with its first table.

import { state, update } from '../core/state.js';
import { get } from '../core/api.js';
import { completed } from './module.js';
import { markIcon } from '../frame/drawings.js';
import { loadStyles } from '../core/pages.js';
import { needWords } from '../core/words.js';
import { needRuleWords } from '../rules/words.js';

/** @typedef {import('../core/state.js').State} State */
/** @typedef {import('./module.js').Game} Game */

/**
 * Returns the id of the game that the lobby shows, and that a quick match plays: the first of the list.
 * @param {State} state @returns {string} its id
 */
export const frontGame = (state) => Object.keys(state.games)[0] ?? '';

/** Returns the module of a game, once it is loaded. @param {State} state @param {string|undefined} id @returns {Game|null} */
export const gameOf = (state, id) => state.modules[id ?? ''] ?? null;

/** Returns the module of a game on screen, which must be loaded. @param {State} state @param {string} id @returns {Game} */
export function gameOn(state, id) {
  const game = gameOf(state, id);
  if (!game) throw new Error(`The module of ${id} is not there.`);
  return game;
}

/** @type {Promise<void>|null} */
let listed = null;

/** Loads the list of games. */
export function needList() {
  listed ??= get('/games').then(({ games }) => {
    update((s) => { s.games = Object.fromEntries(games.map((/** @type {any} */ game) => [game.id, game])); });
  });
  listed.catch(() => { listed = null; }); // the next call requests it again
  return listed;
}

/** Loads the list of bots. */
export async function needBots() {
  if (state.bots.length) return;
  const { bots } = await get('/bots');
  update((s) => { s.bots = bots; });
}

/** Loads the games' parts for lists; skips games that the server does not have. @param {string[]} ids */
export async function needCovers(ids) {
  await needList();
  await Promise.all([...new Set(ids)].filter((id) => state.games[id]).map(needCover));
}

/** Loads a module of a game, and the words that it names, in parallel. @param {Promise<any>} coming @param {string} name */
async function withWords(coming, name) {
  const there = await coming;
  await needWords(there[name].words ?? []);
  return there;
}

/** @param {string} id */
async function needCover(id) {
  if (state.covers[id]) return;
  const beside = (/** @type {string} */ name) => state.games[id].module.replace(/[^/]+$/, name);
  const [{ cover }] = await Promise.all([withWords(import(beside('cover.js')), 'cover'), loadStyles([beside('style.css')])]);
  update((s) => { s.covers[id] ??= { markIcon, ...cover }; });
}

/** Loads the catalogue of a game, which the server's list omits. @param {string} id */
export async function needCatalogue(id) {
  await needList();
  if (!state.games[id] || state.games[id].tables) return;
  // its address changes with its contents, so that it can be cached
  const catalogue = await get(state.games[id].catalogue.replace(/^\/api/, ''));
  update((s) => { s.games[id] = { ...s.games[id], ...catalogue, options: s.games[id].options }; });
}

/** Loads everything for drawing games; skips those that the server does not have. @param {string[]} ids */
export async function needGames(ids) {
  await needList();
  await Promise.all([...new Set(ids)].filter((id) => state.games[id]).map(needGame));
}

/** @param {string} id */
async function needGame(id) {
  if (state.modules[id]) return;
  const { module } = state.games[id];
  const [{ game }] = await Promise.all([withWords(import(module), 'game'), needCatalogue(id), needCover(id)]);
  update((s) => { s.modules[id] ??= completed(game); });
}

/** Loads the rules of a game and their words, in parallel. @param {string} id */
async function bookOf(id) {
  const { game } = await import(state.games[id].module);
  const book = (await game.book?.())?.book ?? null;
  if (book) await needRuleWords(book.words);
  return book;
}

/** Loads the rules of a game; stays null if it has none. @param {string} id */
export async function needBook(id) {
  await needList();
  if (!state.games[id] || state.books[id] !== undefined) return;
  const [book] = await Promise.all([bookOf(id), needGames([id])]);
  update((s) => { s.books[id] = book; });
}
