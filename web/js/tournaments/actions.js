// @ts-check
// Tournaments: the list, one with its standings and rounds, entries and creation. The server pairs and counts; this only asks and shows.

import { state, update } from '../core/state.js';
import { get, post, put, remove } from '../core/api.js';
import { go } from '../actions.js';
import { attempt, showNotice } from '../frame/overlays.js';
import { loadStyles } from '../core/pages.js';
import { errorWords, needWords, wordsOf } from '../core/words.js';
import { needList } from '../games/games.js';

const AGAIN_MS = 10000; // while a tournament that is shown may change

/**
 * @typedef {object} Tournaments
 * @property {any[]|null} list
 * @property {string} id of the shown one; empty: the list
 * @property {any} one as the server sends it; null: not loaded
 * @property {number} round the shown one; 0: none
 * @property {any[]|null} tables of that round
 * @property {any[]|null} newest the tables of the newest round
 * @property {string} failed
 * @property {number} seats of the tables in the form
 * @property {string} format in the form
 * @property {string} game in the form; empty: the first one
 * @property {string} clock in the form
 */

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('tournaments');

let timer = 0;

/** @returns {Tournaments} */
const fresh = () => ({ list: null, id: '', one: null, round: 0, tables: null, newest: null, failed: '', seats: 4, format: 'swiss',
  game: '', clock: 'days' });

/** @param {(all: Tournaments) => void} fn */
function change(fn) {
  update((s) => { if (s.tournaments) fn(s.tournaments); });
}

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/js/frame/cover.css', '/js/tournaments/style.css', '/js/tournaments/cup.css']),
    needList()]);
  update((s) => { s.tournaments ??= fresh(); });
}

/** @param {{id: string}} route id of a tournament; empty: the list */
export async function enter(route) {
  change((all) => Object.assign(all, { id: route.id, one: null, round: 0, tables: null, newest: null, failed: '' }));
  await load();
}

/** Loads what is shown, and again after a while, as long as it is on screen and may change. */
async function load() {
  clearTimeout(timer);
  const id = state.tournaments?.id ?? '';
  try {
    await (id ? loadOne(id) : loadList());
  } catch (error) {
    const words = errorWords(/** @type {any} */ (error));
    change((all) => { if (!all.one && !all.list) all.failed = words; });
    showNotice(words, true);
  }
  const status = state.tournaments?.one?.tournament.status;
  const live = id && (status === 'open' || status === 'running');
  if (live && state.route.name === 'tournaments') timer = Number(setTimeout(load, AGAIN_MS));
}

async function loadList() {
  const { tournaments } = await get('/tournaments');
  change((all) => { all.list = tournaments; });
}

/** Loads a tournament, and the shown round: the newest one, unless another was chosen. @param {string} id */
async function loadOne(id) {
  const one = await get(`/tournaments/${encodeURIComponent(id)}`);
  const { tournaments } = state;
  if (tournaments?.id !== id) return;
  const newest = one.tournament.round;
  const before = tournaments.one?.tournament.round ?? 0;
  const round = tournaments.round && tournaments.round !== before ? tournaments.round : newest;
  const tablesOf = async (/** @type {number} */ n) => (await get(`/tournaments/${encodeURIComponent(id)}/rounds/${n}`)).tables;
  const tables = round ? await tablesOf(round) : null;
  const latest = newest && newest !== round ? await tablesOf(newest) : tables;
  change((all) => { if (all.id === id) Object.assign(all, { one, round, tables, newest: latest, failed: '' }); });
}

/** @param {number} round */
export function showRound(round) {
  return attempt('round', async () => {
    const { tables } = await get(`/tournaments/${encodeURIComponent(state.tournaments?.id ?? '')}/rounds/${round}`);
    change((all) => Object.assign(all, { round, tables }));
  });
}

/** @param {'enter'|'leave'|'start'|'cancel'} what */
export function ask(what) {
  return attempt(what, async () => {
    const path = `/tournaments/${encodeURIComponent(state.tournaments?.id ?? '')}`;
    if (what === 'enter') await put(`${path}/entry`, {});
    else if (what === 'leave') await remove(`${path}/entry`);
    else await post(`${path}/${what}`);
    await load();
  });
}

/** Changes a choice on which other fields of the form depend. @param {Partial<Tournaments>} what */
export const choose = (what) => change((all) => Object.assign(all, what));

/** @type {Record<string, any>} */
const CLOCKS = {
  live: { pace: 'live', bank_s: 1200, increment_s: 15, cap_s: 3600 },
  days: { pace: 'days', bank_s: 86400, increment_s: 86400, cap_s: 259200 },
};

/** Sends the form. @param {Record<string, string>} form @param {string} game @param {number} seats at each table */
export function create(form, game, seats) {
  return attempt('create', async () => {
    const { format, clock } = /** @type {Tournaments} */ (state.tournaments);
    const knockout = format === 'knockout';
    const { id } = await post('/tournaments', {
      name: form.name, game, format, seats, points: form.points, listed: form.listed === 'on',
      seats_min: knockout ? Math.floor(seats / 2) + 1 : Number(form.seats_min), players_max: Number(form.players_max),
      bye_points: Number(form.bye_points), tie_breaks: ['sonneborn', 'wins', 'same_opponents'],
      ...(form.starts ? { starts_ms: new Date(form.starts).getTime() } : {}),
      ...(format === 'swiss' ? { rounds: Number(form.rounds) } : {}),
      ...(format === 'groups' ? { groups: Number(form.groups), advance: Number(form.advance) } : {}),
      ...(knockout ? { advance: Math.floor(seats / 2) } : {}), ...(CLOCKS[clock] ? { clock: CLOCKS[clock] } : {}),
    });
    change((now) => { now.list = null; });
    go(`tournaments/${id}`);
  });
}
