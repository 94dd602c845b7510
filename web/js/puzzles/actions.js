// @ts-check
// Actions of the puzzle page, and of the table of a puzzle.

import { state, update } from '../core/state.js';
import { get } from '../core/api.js';
import { errorWords, locale, needWords, t, wordsOf } from '../core/words.js';
import { loadStyles } from '../core/pages.js';
import { needCovers, needList } from '../games/games.js';
import { copy } from '../frame/sharing.js';

/**
 * @typedef {object} Puzzles
 * @property {string} id part of the address: a game and a theme, or empty
 * @property {any} list the answer of the server; null: not loaded yet
 * @property {any} mine my streaks and answers; null: nobody is signed in
 * @property {string} failed the reason why nothing could be loaded
 */

export const DAY_MS = 86400000;

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('puzzles');

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/js/frame/cover.css', '/js/puzzles/style.css'])]);
}

/** Returns the date of a day since 1970, in UTC. @param {number} day */
export const dateOf = (day) => new Date(day * DAY_MS).toLocaleDateString(locale(), { dateStyle: 'long', timeZone: 'UTC' });

/** @param {{id: string}} route id: a game and a theme, or empty */
export async function enter({ id }) {
  const [game, theme] = id.split('/');
  const change = (/** @type {Partial<Puzzles>} */ what) => update(() => {
    if (state.puzzles?.id === id) Object.assign(state.puzzles, what);
  });
  update((s) => { s.puzzles = { id, list: null, mine: null, failed: '' }; });
  try {
    const asked = theme ? `?game=${encodeURIComponent(game)}&theme=${encodeURIComponent(theme)}` : '';
    const [list, mine] = await Promise.all([get(`/puzzles${asked}`), state.user ? get('/me/puzzles') : null, needList()]);
    await needCovers(list.games.map((/** @type {any} */ one) => one.game));
    change({ list, mine });
  } catch (error) {
    change({ failed: errorWords(/** @type {any} */ (error)) });
  }
}

/** Shows another step of a line. @param {any} puzzle of the match on screen @param {'best'|'played'} line @param {number} step */
export const showStep = (puzzle, line, step) => update(() => { puzzle.shown = { line, step }; });

/** Copies the result, without the solution. @param {any} puzzle */
export function shareAnswer({ game, answer }) {
  const day = dateOf(Math.floor(answer.at_ms / DAY_MS));
  const title = state.games[game]?.title ?? game;
  const lines = [t(answer.today ? 'puzzles.shared_today' : 'puzzles.shared', { game: title, day }),
    t(answer.solved ? 'puzzles.shared_right' : 'puzzles.shared_wrong')];
  if (answer.streak) lines.push(t('puzzles.streak', { n: answer.streak }));
  return copy([...lines, `${state.base}puzzles`].join('\n'));
}
