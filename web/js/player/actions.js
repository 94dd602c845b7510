// @ts-check
// A player's statistics: strength, records, opponents, matches by filter. They cover public matches only; each part is the result of a
// public query.

import { state, update } from '../core/state.js';
import { get } from '../core/api.js';
import { showNotice } from '../frame/overlays.js';
import { loadStyles } from '../core/pages.js';
import { toObjects } from '../figures/columns.js';
import { needWords, errorWords } from '../core/words.js';
import { needGames } from '../games/games.js';
import { SITTING_WORDS } from '../seats/words.js';
import { findAnalysis } from '../analysis/kept.js';
import { addUp } from './decisions.js';
import { PLAYER_WORDS } from './words.js';
import { finished, sourcesOf } from './own_sums.js';
import '../avatar/element.js';

/** @typedef {import('../figures/columns.js').Result} Result */
/** @typedef {Record<string, any>} Row by column */
/**
 * @typedef {object} Asked the filter of matches: '' everywhere: all
 * @property {string} game @property {string} seats @property {string} result
 * @property {string} against the number of an opponent @property {string} bot or a bot @property {string} who and its name
 */
/**
 * @typedef {object} Player
 * @property {string} user the number
 * @property {Record<'ratings'|'record'|'rivals'|'tournaments', Row[]>|null} told null: not yet
 * @property {Row[]} matches
 * @property {boolean} more there are older ones
 * @property {boolean} busy
 * @property {Asked} asked
 * @property {string} failed
 * @property {import('./decisions.js').Sum[]|null} decisions one's own; null: not requested
 * @property {{matches: any[], next: string|null, shown: number}|null} own all of one's own that have ended, as far as they have come
 * @property {import('./own_sums.js').Sources[]} sources of one's own points, game by game
 */

const PARTS = /** @type {const} */ (['ratings', 'record', 'rivals', 'tournaments']);
const PAGE = 20;
const ANALYSED = 20; // number of matches that are checked for an analysis
const OWN = 200; // number of the user's matches per request
const SHEETS = 6; // number of matches of each game whose score sheets are read

/** @type {Asked} */
export const ALL = { game: '', seats: '', result: '', against: '', bot: '', who: '' };

export async function prepare() {
  await Promise.all([needWords([PLAYER_WORDS]), loadStyles(['/js/figures/style.css', '/js/player/style.css', '/js/avatar/style.css',
    '/js/tournaments/cup.css'])]);
}

/**
 * Returns the address of the requested matches.
 * @param {string} user @param {Asked} asked @param {Record<string, string|number>} [more]
 */
export function matchesPath(user, asked, more = {}) {
  const { game, seats, result, against, bot } = asked;
  const wanted = Object.entries({ user, game, seats, result, against, bot, ...more }).filter(([, value]) => value !== '');
  return `/statistics/player_matches?${new URLSearchParams(wanted.map(([name, value]) => [name, String(value)]))}`;
}

/** @param {string} user @param {Partial<Player>} what */
function change(user, what) {
  if (state.player?.user === user) update((s) => { if (s.player) Object.assign(s.player, what); });
}

/** @param {string} user @param {unknown} error */
function fail(user, error) {
  const words = errorWords(/** @type {any} */ (error));
  change(user, { failed: words, busy: false });
  showNotice(words, true);
}

/** Loads the next page of the filter, or the first one. @param {string} user @param {boolean} [anew] */
async function ask(user, anew = false) {
  const { asked, matches } = /** @type {Player} */ (state.player);
  const last = anew ? null : matches[matches.length - 1];
  const page = isMine(state) ? OWN : PAGE; // the same number as on the page of the user's own matches
  change(user, { busy: true });
  const rows = toObjects(await get(matchesPath(user, asked, { count: page + 1, ...(last ? { before: last.match } : {}) })));
  if (state.player?.asked !== asked) return; // the page has changed in the meantime
  change(user, { matches: [...(last ? matches : []), ...rows.slice(0, page)], more: rows.length > page, busy: false });
}

/** @param {{id: string}} route */
export async function enter({ id }) {
  update((s) => {
    s.player = { user: id, told: null, matches: [], more: false, busy: false, asked: ALL, failed: '', decisions: null, own: null,
      sources: [] };
  });
  if (state.user && String(state.user.id) === id) loadOwn(id).catch((error) => fail(id, error));
  try {
    const [, ...answers] = await Promise.all([ask(id), ...PARTS.map((part) => get(`/statistics/player_${part}?user=${id}`))]);
    change(id, { told: /** @type {any} */ (Object.fromEntries(PARTS.map((part, at) => [part, toObjects(answers[at])]))) });
  } catch (error) {
    fail(id, error);
  }
}

/** Loads the matches of another filter. @param {Partial<Asked>} what */
export function filterMatches(what) {
  const { user, asked } = /** @type {Player} */ (state.player);
  change(user, { asked: { ...asked, ...what } });
  ask(user, true).catch((error) => fail(user, error));
}

export function loadMoreMatches() {
  const { user } = /** @type {Player} */ (state.player);
  ask(user).catch((error) => fail(user, error));
}

/** Sums the losses of the user's own decisions in the newest matches. */
export async function loadDecisions() {
  const { user } = /** @type {Player} */ (state.player);
  change(user, { busy: true });
  try {
    const { matches } = await get(`/matches?filter=ended&count=${ANALYSED}`);
    const told = [];
    for (const { id, game, my_seat: seat } of matches.filter((/** @type {any} */ one) => one.status === 'over' && one.my_seat !== null)) {
      const analysis = (await get(`/matches/${id}/analysis`)).analysis ?? await findAnalysis(id, game);
      if (analysis) told.push({ game, seat, analysis });
    }
    change(user, { decisions: addUp(told), busy: false });
  } catch (error) {
    fail(user, error);
  }
}

/** Returns whether the page is about the user. @param {import('../core/state.js').State} state */
export const isMine = ({ user, player }) => user !== null && String(user.id) === player?.user;

/** Loads the first page of the user's own matches, and then the sources of their points. @param {string} user */
async function loadOwn(user) {
  const { matches, next } = await get(`/matches?filter=ended&count=${OWN}`);
  change(user, { own: { matches, next, shown: PAGE } });
  await loadSources(user, matches);
}

/** Shows more of the user's own matches. */
export async function moreOwn() {
  const { user, own } = /** @type {Player} */ (state.player);
  if (!own) return;
  const shown = own.shown + PAGE;
  change(user, { own: { ...own, shown }, busy: shown > own.matches.length && own.next !== null });
  if (shown <= own.matches.length || own.next === null) return;
  try {
    const { matches, next } = await get(`/matches?filter=ended&count=${OWN}&before=${own.next}`);
    change(user, { own: { matches: [...own.matches, ...matches], next, shown }, busy: false });
  } catch (error) {
    fail(user, error);
  }
}

/** Reads the score sheets of the newest matches of each game. @param {string} user @param {any[]} matches */
async function loadSources(user, matches) {
  const all = finished(matches);
  const games = [...new Set(all.map(({ game }) => game))];
  await Promise.all([needGames(games), needWords([SITTING_WORDS])]);
  for (const game of games) {
    const sheets = [];
    for (const { id } of all.filter((one) => one.game === game).slice(0, SHEETS)) {
      const { version, my_seat: seat } = matches.find((one) => one.id === id);
      const { tables } = await get(`/matches/${id}/view?version=${version}`);
      if (tables[0].result) sheets.push({ rows: tables[0].result.rows, seat });
      if (state.player?.user !== user) return; // the page has changed in the meantime
    }
    if (sheets.length) change(user, { sources: [...(state.player?.sources ?? []), sourcesOf(game, sheets)] });
  }
}
