// @ts-check
// Actions of the dashboard and of shared answers. Administrators see all panels, and edit them; everybody else sees the shared ones.

import { state, update } from '../core/state.js';
import { get, post, put, remove } from '../core/api.js';
import { errorWords, needWords, t, wordsOf } from '../core/words.js';
import { loadStyles } from '../core/pages.js';
import { attempt, showNotice } from '../frame/overlays.js';
import { needGames, needList } from '../games/games.js';

/**
 * @typedef {{id: string, title: string, query: string, question: string, params: string[], chart: any, place: number|null,
 *   shared?: boolean, sql?: string}} Panel shared and sql: for administrators
 */

function freshPanels() {
  return {
    list: /** @type {Panel[]|null} */ (null), answers: /** @type {Record<string, any>} */ ({}), failed: '', editing: false, admin: false,
    wrong: /** @type {Record<string, string>} */ ({}), queries: /** @type {any[]} */ ([]), adding: '',
    choices: { game: '', seats: '', part: '', sort: /** @type {any} */ (null), most: 40 },
  };
}

/** @typedef {ReturnType<typeof freshPanels>} Panels */

/** @param {(panels: Panels) => void} fn */
const change = (fn) => update((s) => { if (s.panels) fn(s.panels); });

export async function prepare() {
  await Promise.all([needWords([wordsOf('statistics', 'panels')]), import('../figures/element.js'),
    loadStyles(['/js/figures/style.css', '/js/statistics/style.css', '/js/panels/style.css'])]);
}

/** Computes the answer for administrators: it may be one that nobody else sees. @param {Panel} panel */
async function ownAnswer(panel) {
  const result = await post('/admin/query', { sql: panel.sql, params: panel.params });
  return { ...result, ...panel, name: panel.query, computed_ms: Date.now() };
}

/** @param {Panel} panel */
async function needAnswer(panel) {
  try {
    const answer = panel.shared === false ? await ownAnswer(panel) : await get(`/panels/${panel.id}`);
    change((panels) => { panels.answers[panel.id] = { ...answer, chart: panel.chart ?? answer.chart }; });
  } catch (error) {
    change((panels) => { panels.wrong[panel.id] = errorWords(/** @type {any} */ (error)); });
  }
}

/** Loads the panels, and then the answers of those on the dashboard, one after the other. */
async function needPanels() {
  const admin = Boolean(state.user?.admin);
  const { panels } = await get(admin ? '/admin/panels' : '/panels');
  await needList();
  await needGames(Object.keys(state.games));
  change((all) => { Object.assign(all, { list: panels, admin, wrong: {} }); });
  for (const panel of panels.filter((/** @type {Panel} */ one) => one.place !== null))
    if (!state.panels?.answers[panel.id]) await needAnswer(panel);
}

/** @param {string} id of a shared answer; empty: the dashboard */
export async function enter(id) {
  update((s) => { s.panels = { ...freshPanels(), editing: s.panels?.editing ?? false }; });
  try {
    if (!id) {
      await needPanels();
      return;
    }
    const answer = await get(`/panels/${id}`);
    await needList();
    await needGames(Object.keys(state.games));
    change((all) => { all.answers[id] = answer; });
  } catch (error) {
    const words = /** @type {any} */ (error).name === 'no_such_query' ? t('panels.gone') : errorWords(/** @type {any} */ (error));
    change((all) => { all.failed = words; });
  }
}

/** Shows another part of the answer. @param {Partial<Panels['choices']>} part */
export const showPart = (part) => change((all) => { Object.assign(all.choices, { sort: null, most: 40 }, part); });

export const showMoreRows = () => change((all) => { all.choices.most += 200; });

/* ---- editing ---- */

/** Starts or ends editing; loads the queries to choose from. */
export async function edit() {
  change((all) => { all.editing = !all.editing; });
  if (!state.panels?.editing || state.panels.queries.length) return;
  const { queries } = await get('/admin/queries');
  const usable = (/** @type {any} */ query) => query.params.every((/** @type {any} */ one) => one.optional || query.saved);
  change((all) => { all.queries = queries.filter(usable); });
}

/** @param {() => Promise<void>} work */
const saving = (work) => attempt('panel', async () => {
  try {
    await work();
  } catch (error) {
    const refusal = /** @type {any} */ (error);
    if (!String(refusal.name).startsWith('query_')) throw error;
    showNotice(t('panels.refused', { message: refusal.message }), true);
  }
  await needPanels();
});

/** @param {Panel} panel @param {Partial<Panel>} changed */
function stored(panel, changed) {
  const { query, title, params, place, shared, chart } = { ...panel, ...changed };
  return put(`/admin/panels/${panel.id}`, { query, title, params, place, shared, chart });
}

/** @param {Panel} panel @param {Partial<Panel>} changed */
export const save = (panel, changed) => saving(async () => {
  await stored(panel, changed);
  change((all) => { delete all.answers[panel.id]; });
});

/** Moves a panel one place up or down. @param {Panel} panel @param {number} step -1 or 1 */
export const move = (panel, step) => saving(async () => {
  const placed = /** @type {Panel[]} */ (state.panels?.list).filter((one) => one.place !== null);
  const from = placed.indexOf(panel);
  const order = placed.filter((one) => one !== panel);
  order.splice(from + step, 0, panel);
  for (const [index, one] of order.entries()) if (one.place !== index + 1) await stored(one, { place: index + 1 });
});

/** Takes a panel off the dashboard. One that an administrator has made and nobody else sees is deleted. @param {Panel} panel */
export const takeOff = (panel) => saving(async () => {
  if (panel.shared || panel.id === panel.query) await stored(panel, { place: null });
  else await remove(`/admin/panels/${panel.id}`);
});

/** Chooses the query of a new panel. @param {string} name */
export const choose = (name) => change((all) => { all.adding = name; });

/** Adds a panel at the end. @param {string} query */
export const add = (query) => saving(async () => {
  const last = Math.max(0, ...(state.panels?.list ?? []).map(({ place }) => place ?? 0));
  const before = state.panels?.list?.find((one) => one.id === query && one.place === null);
  if (before) await stored(before, { place: last + 1 });
  else await post('/admin/panels', { query, shared: false, place: last + 1 });
});
