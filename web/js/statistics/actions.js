// @ts-check
// Statistics for everyone: the named queries that are safe for all, each as a chart and a table.

import { state, update } from '../core/state.js';
import { get } from '../core/api.js';
import { errorWords, needWords, wordsOf } from '../core/words.js';
import { showNotice } from '../frame/overlays.js';
import { loadStyles } from '../core/pages.js';
import { whenDrawn } from '../frame/incremental.js';
import { needGames, needList } from '../games/games.js';
import { themes } from './themes.js';

function freshStatistics() {
  return {
    list: /** @type {any[]|null} */ (null), figures: /** @type {Record<string, any>} */ ({}), asked: '', failed: '',
    game: '', seats: '', part: '', sort: /** @type {any} */ (null), most: 40,
    given: /** @type {Record<string, string>} parameters of the query */ ({}),
  };
}

/** @typedef {ReturnType<typeof freshStatistics>} Statistics */

/** @param {(statistics: Statistics) => void} fn */
function change(fn) {
  update((s) => { if (s.statistics) fn(s.statistics); });
}

/** @param {any} sort a column and its direction */
export const sortBy = (sort) => change((s) => { s.sort = sort; });

export const showMoreRows = () => change((s) => { s.most += 200; });

/** Shows another part of the figure, from its first row. @param {Partial<Statistics>} part */
export const showPart = (part) => change((s) => { Object.assign(s, part, { sort: null, most: 40 }); });

/** The parameters that the page offers, of those that a query has. */
export const PARAMS = ['who', 'since', 'until'];

/** Returns the address of a figure below the server's. @param {string} name @param {Record<string, string>} given */
export function addressOf(name, given) {
  const search = new URLSearchParams(Object.entries(given).filter(([, value]) => value)).toString();
  return `statistics/${name}${search ? `?${search}` : ''}`;
}

/** Shows the figure of other matches, and changes the address of the page. @param {Record<string, string>} changed */
export function give(changed) {
  const all = state.statistics;
  if (!all) return;
  history.replaceState(null, '', addressOf(all.asked, { ...all.given, ...changed }));
  enter({ id: all.asked });
}

/** Reads the parameters of the page's address. */
function givenHere() {
  const search = new URLSearchParams(location.search);
  return Object.fromEntries(PARAMS.flatMap((name) => (search.get(name) ? [[name, String(search.get(name))]] : [])));
}

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('statistics');

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/vendor/uplot/dist/uPlot.min.css', '/js/figures/style.css',
    '/js/statistics/style.css'])]);
  update((s) => { s.statistics ??= freshStatistics(); });
}

/** Loads the list of queries without required parameters. */
async function listed() {
  const { statistics } = await get('/statistics');
  return statistics.filter((/** @type {any} */ one) => one.params.every((/** @type {any} */ param) => param.optional));
}

/** Loads the parts of the page below its head, which can be read in the meantime. */
async function needAll() {
  await whenDrawn();
  const games = needList().then(() => needGames(Object.keys(state.games)));
  const [list] = await Promise.all([listed(), games, import('../figures/chart.js')]);
  change((all) => { all.list = list; });
}

/** @param {{id: string}} route id: which statistic; empty: the first */
export async function enter(route) {
  try {
    if (!state.statistics?.list) await needAll();
    const name = route.id || themes(state.statistics?.list ?? [], state)[0]?.[1][0].name;
    const given = givenHere();
    change((all) => { Object.assign(all, { asked: name, given, failed: '', sort: null, most: 40 }); });
    const address = addressOf(name, given);
    const figure = await get(`/${address}`);
    change((all) => { all.figures[address] = figure; });
  } catch (error) {
    const words = errorWords(/** @type {any} */ (error));
    change((all) => { all.failed = words; });
    showNotice(words, true);
  }
}
