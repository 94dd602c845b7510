// @ts-check
// Actions of quick pairing. While the user waits for a live table the client renews the seek, on whatever page: the server pairs nobody who
// has gone.

import { state, update } from '../core/state.js';
import { call, get, post } from '../core/api.js';
import { errorWords, needWords, t, wordsOf } from '../core/words.js';
import { loadStyles } from '../core/pages.js';
import { matchPath } from '../core/router.js';
import { needList } from '../games/games.js';
import { go, needUser } from '../actions.js';
import { playNow } from '../lobby/actions.js';
import { attempt, showNotice } from '../frame/overlays.js';

/**
 * @typedef {{game: string, pace: string, seats: number[], since_ms: number, until_ms: number, paired: boolean, match: string|null}} Seek
 * @typedef {{game: string, pace: string, clock: import('../clock/words.js').Control, waiting: number, wait_ms: number|null}} Pool
 * @typedef {object} Pairing
 * @property {Pool[]|null} pools null: not loaded yet
 * @property {Seek[]} seeks mine
 * @property {number} ahead_ms difference between the server's clock and this device's
 * @property {string} failed the reason why nothing could be loaded
 * @property {{game: string, pace: string, seats: string}} form seats: "2-4"
 */

const TICK_MS = 4000;
const WORDS = [wordsOf('pairing')];
/** Pages from which a table that was found opens by itself. */
const OPENS_FROM = ['pairing', 'lobby'];

let timer = 0;

export async function prepare() {
  await Promise.all([needWords(WORDS), loadStyles(['/js/frame/cover.css', '/js/pairing/style.css'])]);
}

export async function enter() {
  update((s) => {
    s.pairing ??= { pools: null, seeks: [], ahead_ms: 0, failed: '', form: { game: '', pace: 'live_5_15', seats: '2-4' } };
  });
  await needList();
  await refresh();
}

export const isLive = (/** @type {string} */ pace) => pace.startsWith('live');

/** @param {Partial<Pairing['form']>} change */
export const setForm = (change) => update((s) => { if (s.pairing) Object.assign(s.pairing.form, change); });

const path = (/** @type {{game: string, pace: string}} */ { game, pace }) => `/me/seeks/${game}/${pace}`;

/** Waits for the table of the form. @param {string} game */
export const find = (game) => attempt('pairing', async () => {
  await needUser();
  const { pace, seats } = /** @type {Pairing} */ (state.pairing).form;
  const [least, most] = seats.split('-').map(Number);
  await post(path({ game, pace }), { seats_min: least, seats_max: most });
  await refresh();
});

/** @param {Seek} seek */
export const stop = (seek) => attempt('pairing', async () => {
  await call('DELETE', path(seek));
  await refresh();
});

/** Stops waiting, and plays against bots. @param {Seek} seek */
export async function playBots(seek) {
  await stop(seek);
  await playNow(seek.game);
}

/** Reads who waits, and opens the table that was found. */
async function refresh() {
  clearTimeout(timer);
  try {
    const read = await get('/pairing');
    const before = state.pairing?.seeks ?? [];
    update((s) => {
      if (s.pairing) Object.assign(s.pairing, { pools: read.pools, seeks: read.seeks, ahead_ms: read.now_ms - Date.now(), failed: '' });
    });
    const waited = (/** @type {Seek} */ one) => before.some((old) => old.since_ms === one.since_ms && !old.match);
    const found = read.seeks.find((/** @type {Seek} */ one) => one.match && waited(one));
    if (found && isLive(found.pace)) {
      if (OPENS_FROM.includes(state.route.name)) go(matchPath(found.match));
      else showNotice(t('pairing.found'));
    }
  } catch (error) {
    update((s) => { if (s.pairing) s.pairing.failed = errorWords(/** @type {any} */ (error)); });
  }
  await renew();
  const goesOn = state.route.name === 'pairing' || state.pairing?.seeks.some((one) => isLive(one.pace) && !one.match);
  clearTimeout(timer);
  if (goesOn) timer = Number(setTimeout(refresh, TICK_MS));
}

/** Lets the seeks for live tables that still wait, as the last answer said, go on. Whether it was too late is in the next one. */
async function renew() {
  const waiting = state.pairing?.seeks.filter((one) => isLive(one.pace) && !one.paired) ?? [];
  await Promise.all(waiting.map((one) => call('PUT', path(one), { since_ms: one.since_ms }).catch(() => {})));
}
