// @ts-check
// The page of my matches: what a person does there. Loaded when somebody first opens it.

import { state, update } from '../state.js';
import { tell } from '../actions.js';
import { addWords, errorWords } from '../words.js';
import { needGames } from '../games.js';
import { loadStyles } from '../pages.js';
import { loadEnded, loadMine } from '../visits.js';
import { mineDe } from '../../i18n/mine.de.js';
import { mineEn } from '../../i18n/mine.en.js';

export { minePage as page } from './view.js';

const TICK_MS = 30000;

let timer = 0;

export async function prepare() {
  addWords({ en: mineEn, de: mineDe });
  await loadStyles(['/css/mine.css']);
}

export async function enter() {
  tick();
  if (!state.user || state.mine.whole) return;
  try {
    await needGames((await loadMine()).map(({ game }) => game));
  } catch (error) {
    tell(errorWords(/** @type {any} */ (error)), true);
  }
}

/** Times in the list are counted from now, as long as it is on screen. */
function tick() {
  clearTimeout(timer);
  update((s) => { s.mine.now_ms = Date.now() + s.ahead_ms; });
  if (state.route.name === 'mine') timer = Number(setTimeout(tick, TICK_MS));
}

/** @param {Partial<import('../mine.js').Mine['filter']>} change */
export const setFilter = (change) => update((s) => { s.mine.filter = { ...s.mine.filter, ...change }; });

/** The next page of what has ended. */
export async function moreEnded() {
  try {
    await loadEnded();
    await needGames((state.mine.ended ?? []).map(({ game }) => game));
  } catch (error) {
    tell(errorWords(/** @type {any} */ (error)), true);
  }
}
