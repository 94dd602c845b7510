// @ts-check
// Actions about matches on this device: their list, a new one, its deletion, the hand-over of the device.

import { state, update } from '../core/state.js';
import { go } from '../actions.js';
import { loadPage, loadStyles } from '../core/pages.js';
import { rememberName, setPrefs } from '../core/prefs.js';
import { matchPath } from '../core/router.js';
import { errorWords, needWords, wordsOf } from '../core/words.js';
import { attempt, showNotice } from '../frame/overlays.js';
import { needCovers, needGames } from '../games/games.js';
import { Failure } from './failure.js';
import { playedMatch } from './line.js';
import { keep } from './keep.js';
import { modules } from './modules.js';
import { openLocal, runsModules } from './open.js';
import { forget } from './resume.js';
import { allRecords, removeRecord, storeRecord } from './store.js';

/** @typedef {import('./store.js').LocalRecord} LocalRecord */
/**
 * @typedef {object} Local
 * @property {LocalRecord[]} records the newest first
 * @property {string} problem name of the error that prevents reading them; '' for none
 * @property {string|undefined} obstacle name of the error that prevents a new one; '' for none; undefined: not known yet
 * @property {string} asked the match whose deletion is to be confirmed
 */

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('local');
const ID_BYTES = 12;

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/js/mine/style.css'])]);
}

/** @param {any} error */
const nameOf = (error) => (error instanceof Failure ? error.name : 'local_failed');

/* ---- the list ---- */

/** Loads the list. It always comes to an end, if only to say why there is none. */
export async function loadRecords() {
  let records = /** @type {LocalRecord[]} */ ([]);
  let problem = '';
  try {
    records = await allRecords();
    await needCovers(records.map(({ game }) => game));
  } catch (error) {
    problem = nameOf(error);
  }
  update((s) => { s.local = { obstacle: undefined, asked: '', ...s.local, records, problem }; });
  const [next] = records.filter(({ over }) => !over);
  if (next) (globalThis.requestIdleCallback ?? setTimeout)(() => warm(next.game));
}

/** Loads what the table of a game needs, before its match is opened. @param {string} game */
const warm = (game) => Promise.all([loadPage('match'), needGames([game])]).catch(() => {}); // the table itself reports what it lacks

/** Asks once more before a match is deleted. @param {string} id '': not any longer */
export const askRemoval = (id) => update((s) => { if (s.local) s.local.asked = id; });

/** @param {string} id */
export async function remove(id) {
  try {
    await removeRecord(id);
    forget(id);
    askRemoval('');
    if (state.match?.id === id) go('mine');
    await loadRecords();
  } catch (error) {
    showNotice(errorWords({ name: nameOf(error) }), true);
  }
}

/* ---- a new match ---- */

/** Finds out what keeps this browser from playing a game, if anything does. @param {string} game */
export async function checkDevice(game) {
  const missing = modules[game] ? '' : 'local_no_module';
  const obstacle = missing || (!await runsModules() ? 'local_no_wasm' : await allRecords().then(() => '', nameOf));
  update((s) => { s.local = { records: [], problem: '', asked: '', ...s.local, obstacle }; });
}

/** Returns a random id: `~` and 16 characters, as those of the server. */
function newMatchId() {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return `~${btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_')}`;
}

/** Asks the service worker to store what the game needs without a network. @param {string} game */
const storeGame = (game) => navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(`local ${game}`)).catch(() => {});

/** @typedef {Pick<LocalRecord, 'game'|'seats'|'names'|'options'|'start'>} Wish */

/** Begins a match and stores it. @param {Wish} wish @returns {Promise<LocalRecord>} */
async function begin(wish) {
  const id = newMatchId();
  const match = await openLocal(wish.game).catch(() => { throw new Failure('local_no_module'); });
  try {
    const begun = await match.begin({ game: wish.game, match: id.slice(1), seats: wish.seats, options: wish.options, start: wish.start,
      undo: 'shared' });
    if (begun.type !== 'accepted') throw new Failure(begun.error.name);
    const [saved, { revision, version }] = await Promise.all([match.save(), match.turn()]);
    const now = Date.now();
    return await storeRecord({ ...wish, id, revision, version, created_ms: now, moved_ms: now, over: false, result: null, done: [], edit: 0,
      saved });
  } finally {
    match.close();
  }
}

/** Begins a match, and opens its page. @param {Wish} wish */
async function play(wish) {
  const { id, game } = await begin(wish);
  const [first] = wish.names.filter(Boolean);
  if (first && !state.user) rememberName(first);
  if (!state.prefs.local) setPrefs({ local: true });
  storeGame(game);
  go(matchPath(id));
}

/** The same, and shows a refusal. @param {Wish} wish */
export const beginMatch = (wish) => attempt('local', () => play(wish));

/** Begins the same match again. */
export const beginAgain = () => attempt('local', async () => {
  const { record: { game, seats, names, options, start } } = await playedMatch(state.match?.id ?? '');
  await play({ game, seats, names, options, start });
});

/* ---- at the table ---- */

/** @param {(played: import('./played.js').PlayedMatch) => Promise<void>} act */
const atTable = (act) => attempt('local', async () => {
  const played = await playedMatch(state.match?.id ?? '');
  await played.asked(() => act(played));
});

/** The next person has taken the device. */
export const take = () => atTable((played) => played.take());

/** Undoes the newest move, before the device is handed over. */
export const undo = () => atTable((played) => played.back());

/* ---- in the account ---- */

/** Brings a listed match into the account. @param {string} id */
export const keepListed = (id) => keep(id, () => loadRecords());

/** Brings the match on screen into the account. */
export const keepHere = () => keep(state.match?.id ?? '', async (record) => {
  const played = await playedMatch(record.id);
  await played.run(() => played.replaced(record));
});
