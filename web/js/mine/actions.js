// @ts-check
// Actions on the page of the user's matches.

import { state, update } from '../core/state.js';
import { showNotice } from '../frame/overlays.js';
import { errorWords, needWords, wordsOf } from '../core/words.js';
import { needCovers } from '../games/games.js';
import { loadPage, loadStyles } from '../core/pages.js';
import { loadEnded, loadMine } from '../match/visits.js';
import { myTurn } from './lists.js';

const TICK_MS = 30000;

let timer = 0;

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('mine');

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/js/mine/style.css'])]);
}

export async function enter() {
  tick();
  if (state.prefs.local) loadPage('local').then((local) => local.loadRecords()).catch(() => {});
  if (!state.user || state.mine.whole) return;
  update((s) => { s.mine.missed = false; });
  try {
    if (!state.mine.whole) await needCovers((await loadMine()).map(({ game }) => game));
    if (state.mine.matches.some(myTurn)) await (await loadPage('turns')).loadTurns();
  } catch (error) {
    update((s) => { s.mine.missed = true; });
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

/** Updates relative times in the list, as long as it is on screen. */
function tick() {
  clearTimeout(timer);
  update((s) => { s.mine.now_ms = Date.now() + s.ahead_ms; });
  if (state.route.name === 'mine') timer = Number(setTimeout(tick, TICK_MS));
}

/** @param {Partial<import('./lists.js').Mine['filter']>} change */
export const setFilter = (change) => update((s) => { s.mine.filter = { ...s.mine.filter, ...change }; });

/** Loads the next page of finished matches. */
export async function moreEnded() {
  try {
    await loadEnded();
    await needCovers((state.mine.ended ?? []).map(({ game }) => game));
  } catch (error) {
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}
