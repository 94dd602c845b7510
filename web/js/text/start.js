// @ts-check
// The text view of the table: its contents, the players' goods, the choices, as headings and lists. For users of screen readers, and for
// all who prefer text. Its code and words load on first use.

import { gameOf, needGames } from '../games/games.js';
import { loadStyles } from '../core/pages.js';
import { state, update } from '../core/state.js';
import { needWords, wordsOf } from '../core/words.js';

export { textPage as page } from './view.js';

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('text');

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/js/text/style.css'])]);
}

/** Loads the text view of a game; a game without its own uses the general one. @param {string} id */
export async function needText(id) {
  await needGames([id]);
  if (state.texts[id] !== undefined) return;
  const text = (await gameOf(state, id)?.text?.())?.text ?? null;
  await needWords(text?.words ?? []);
  update((s) => { s.texts[id] = text; });
}
