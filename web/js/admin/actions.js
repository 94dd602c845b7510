// @ts-check
// An administrator's queries and actions. Their results go into state.admin.

import { state, update } from '../core/state.js';
import { call, callText, get, post, put, remove } from '../core/api.js';
import { indexOfCharacter, paramsOf, guessChart, toObjects } from '../figures/columns.js';
import { saveAsFile } from '../figures/download.js';
import { errorWords, known, t } from '../core/words.js';
import { needGames } from '../games/games.js';
import { attempt, closeDialog, openDialog, showNotice } from '../frame/overlays.js';

const POLL_MS = 1000;
const HIDDEN_POLL_MS = 10000;
const CHECKS_MS = 60000; // time that the server caches a report
const TYPING_MS = 250;
export const PAST_MAX = 120;
const FIRST_SQL = `SELECT game, seats, count(*) AS matches, round(avg(moves), 1) AS mean_moves
FROM v_match
WHERE status = 'over'
GROUP BY game, seats`;
const DOWNLOAD_ROWS = 100000;

/** @param {number} [owner] the administrator */
export function freshAdmin(owner = 0) {
  return {
    owner,
    overview: /** @type {any} */ (null), past: /** @type {any[]} */ ([]), lost: false, turn: 0,
    checks: { report: /** @type {any} */ (null), failed: false },
    users: { query: '', filter: 'all', list: /** @type {any[]|null} */ (null), more: false },
    matches: { query: '', state: 'all', list: /** @type {any[]|null} */ (null), more: false },
    log: { id: '', match: /** @type {any} */ (null), rows: /** @type {any[]} */ ([]), more: false, filter: '', seat: '',
      report: /** @type {any} */ (null) },
    settings: /** @type {any[]|null} */ (null), codes: /** @type {any[]|null} */ (null),
    reports: { state: 'open', list: /** @type {any[]|null} */ (null), more: false }, report: /** @type {any} */ (null),
    audit: { rows: /** @type {any[]|null} */ (null), more: false },
    console: {
      sql: FIRST_SQL, params: /** @type {Record<string, string>} */ ({}), name: '', rows: 1000, running: false,
      result: /** @type {any} */ (null), asked: /** @type {any} what the result answers */ (null),
        error: /** @type {null|{text: string, at: number|null}} */ (null),
      sort: /** @type {any} */ (null), most: 200, chart: /** @type {any} */ (null), charted: false,
      views: /** @type {any[]} */ ([]), queries: /** @type {any[]|null} */ (null), filter: '', listed: /** @type {boolean|null} */ (null),
    },
  };
}

/** @typedef {ReturnType<typeof freshAdmin>} Admin */

/** @param {(admin: Admin) => void} fn */
export function change(fn) {
  update((s) => { if (s.admin) fn(s.admin); });
}

/** @param {number} ms */
const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

/** Runs a request and shows a refusal; an administrator who has lost the role is sent to the lobby. @param {() => Promise<void>} work */
export async function load(work) {
  try {
    await work();
  } catch (error) {
    const refusal = /** @type {any} */ (error);
    if (refusal.name === 'not_allowed' || refusal.name === 'not_signed_in')
      update((s) => { if (s.user) s.user = { ...s.user, admin: false, role: undefined }; });
    showNotice(errorWords(refusal), true);
  }
}

/* ---- overview ---- */

/** Repeats the request for the figures while the page is open. */
export async function watchOverview() {
  const turn = (state.admin?.turn ?? 0) + 1;
  change((admin) => { admin.turn = turn; });
  let checked = 0;
  while (state.route.name === 'admin' && state.route.id === 'overview' && state.admin?.turn === turn && state.user?.admin) {
    try {
      applyOverview(await get('/admin/overview'));
    } catch (error) {
      if (/** @type {any} */ (error).status === 403) await load(() => Promise.reject(error));
      else change((admin) => { admin.lost = true; });
    }
    if (!document.hidden && (!checked || performance.now() - checked > CHECKS_MS)) {
      checked = performance.now();
      loadChecks();
    }
    await pause(document.hidden ? HIDDEN_POLL_MS : POLL_MS);
  }
}

/** Loads the checks separately: they take the server seconds, and the figures should appear before. */
async function loadChecks() {
  try {
    const report = await get('/admin/doctor');
    change((admin) => { admin.checks = { report, failed: false }; });
  } catch {
    change((admin) => { admin.checks = { ...admin.checks, failed: true }; });
  }
}

/** @param {any} overview */
function applyOverview(overview) {
  change((admin) => {
    admin.lost = false;
    admin.overview = overview;
    admin.past = [...admin.past, {
      live: overview.connections.live, http: overview.connections.http, p50: overview.commits.p50_ms, p99: overview.commits.p99_ms,
      thinking: overview.bots.thinking, queue: overview.bots.queue, running: overview.matches.running, open: overview.matches.open,
        wal: overview.store.wal_bytes,
    }].slice(-PAST_MAX);
  });
}

/* ---- users ---- */

/** @param {boolean} [more] the next page instead of the first */
export function loadUsers(more = false) {
  return load(async () => {
    const { query, filter, list } = /** @type {Admin} */ (state.admin).users;
    const before = more && list?.length ? `&before=${list[list.length - 1].id}` : '';
    const reply = await get(`/admin/users?query=${encodeURIComponent(query)}&filter=${filter}${before}`);
    change(({ users }) => {
      if (users.query !== query || users.filter !== filter) return;
      users.list = more ? [...(users.list ?? []), ...reply.users] : reply.users;
      users.more = reply.more;
    });
  });
}

/** Searches after a pause in typing. @param {'users'|'matches'} what @param {Record<string, string>} wanted */
export async function search(what, wanted) {
  change((admin) => { Object.assign(admin[what], wanted); });
  const { query } = /** @type {Admin} */ (state.admin)[what];
  if (wanted.query !== undefined) await pause(TYPING_MS);
  if (state.admin?.[what].query !== query) return;
  await (what === 'users' ? loadUsers() : loadMatches());
}

/** @param {any} user */
function applyUser(user) {
  change(({ users }) => { users.list = (users.list ?? []).map((old) => (old.id === user.id ? user : old)); });
}

/** @param {any} user @param {string} deed as in the address @param {any} [body] */
export function toUser(user, deed, body) {
  return attempt(`admin-${deed}`, async () => {
    const reply = await post(`/admin/users/${user.id}/${deed}`, body);
    applyUser(reply.user);
    if (reply.password) openDialog({ name: 'admin', what: 'secret', user: reply.user, password: reply.password });
    else closeDialog();
    if (!reply.password) showNotice(t(`admin.done.${deed}`, { name: user.name }));
  });
}

/* ---- matches ---- */

/** @param {boolean} [more] */
export function loadMatches(more = false) {
  return load(async () => {
    const { query, state: wanted, list } = /** @type {Admin} */ (state.admin).matches;
    const before = more && list?.length ? `&before=${list[list.length - 1].number}` : '';
    const reply = await get(`/admin/matches?query=${encodeURIComponent(query)}&state=${wanted}${before}`);
    await needGames(reply.matches.map((/** @type {any} */ match) => match.game));
    change(({ matches }) => {
      if (matches.query !== query || matches.state !== wanted) return;
      matches.list = more ? [...(matches.list ?? []), ...reply.matches] : reply.matches;
      matches.more = reply.more;
    });
  });
}

/** @param {string} id */
export function loadLog(id) {
  if (state.admin?.log.id !== id) change((admin) => { admin.log = { ...freshAdmin().log, id }; });
  return load(async () => {
    const { rows } = /** @type {Admin} */ (state.admin).log;
    const from = rows.length ? rows[rows.length - 1].version + 1 : 0;
    const reply = await get(`/admin/matches/${id}/log?from=${from}`);
    await needGames([reply.match.game]);
    change(({ log }) => {
      if (log.id !== id) return;
      const have = log.rows.length ? log.rows[log.rows.length - 1].version : -1;
      log.match = reply.match;
      log.rows = [...log.rows, ...reply.rows.filter((/** @type {any} */ row) => row.version > have)];
      log.more = reply.more;
    });
  });
}

/** @param {string} id */
export function repairMatch(id) {
  return attempt('admin-repair', async () => {
    const report = await post(`/admin/matches/${id}/repair`);
    change(({ log }) => { if (log.id === id) log.report = report; });
  });
}

/** @param {string} id */
export function closeMatch(id) {
  return attempt('admin-close', async () => {
    const { match } = await post(`/admin/matches/${id}/close`);
    change(({ log }) => { if (log.id === id) log.match = match; });
    closeDialog();
    showNotice(t('admin.done.close'));
  });
}

/* ---- settings ---- */

export function loadSettings() {
  return load(async () => {
    const [{ settings }, { codes }] = await Promise.all([get('/admin/settings'), get('/admin/codes')]);
    change((admin) => { Object.assign(admin, { settings, codes }); });
  });
}

/** @param {string} name @param {string} value */
export function changeSetting(name, value) {
  return attempt('admin-setting', async () => {
    await put(`/admin/settings/${name}`, { value });
    await loadSettings();
    showNotice(t('admin.done.setting'));
  });
}

/** @param {string} name */
export function resetSetting(name) {
  return attempt('admin-setting', async () => {
    await remove(`/admin/settings/${name}`);
    await loadSettings();
    showNotice(t('admin.done.setting'));
  });
}

/** @param {number} number */
export function revokeCode(number) {
  return attempt('admin-code', async () => {
    await remove(`/admin/codes/${number}`);
    await loadSettings();
  });
}

/* ---- audit ---- */

/** @param {boolean} [more] */
export function loadAudit(more = false) {
  return load(async () => {
    const { rows } = /** @type {Admin} */ (state.admin).audit;
    const before = more && rows?.length ? `?before=${rows[rows.length - 1].number}` : '';
    const reply = await get(`/admin/audit${before}`);
    change(({ audit }) => {
      audit.rows = more ? [...(audit.rows ?? []), ...reply.rows] : reply.rows;
      audit.more = reply.more;
    });
  });
}

/* ---- console ---- */

/** Loads the queries and views; then opens the named query, if any. @param {string} name */
export function loadConsole(name) {
  return load(async () => {
    const [{ queries }, { views }] = await Promise.all([get('/admin/queries'), get('/admin/schema')]);
    change((admin) => { Object.assign(admin.console, { queries, views }); });
    if (name && state.admin?.console.name !== name) pickQuery(name);
  });
}

/** Returns a query without the comment on top, which is shown next to it. @param {{sql: string}} query */
const bareSql = (query) => query.sql.replace(/^(?:--[^\n]*\n)+/, '').trim();

/** @param {string} name */
export function pickQuery(name) {
  const query = state.admin?.console.queries?.find((one) => one.name === name);
  if (!query) return;
  change((admin) => { Object.assign(admin.console, { sql: bareSql(query), params: {}, name, result: null, error: null, sort: null,
    chart: null, listed: state.ui.narrow ? false : null }); });
  if (paramsOf(query.sql).every((name) => query.params.some((/** @type {any} */ one) => one.name === name && one.optional))) runQuery();
}

/** Returns whether that is the SQL of the query. @param {{sql: string}|undefined} query @param {string} sql */
export const isQuery = (query, sql) => query !== undefined && bareSql(query) === sql.trim();

/** Builds the request for the current statement. @param {Admin['console']} input */
function question(input) {
  const params = paramsOf(input.sql).filter((name) => input.params[name]).map((name) => `${name}=${input.params[name]}`);
  return { sql: input.sql, params };
}

/**
 * Finds the position of the name in an error message, if the server gives no position; null without a name.
 * @param {string} sql
 * @param {string} message
 */
function placeOf(sql, message) {
  const name = /no such [a-z]+: (\S+)|near "([^"]+)"/.exec(message);
  const at = name ? sql.toLowerCase().indexOf((name[1] ?? name[2]).toLowerCase()) : -1;
  return at < 0 ? null : at;
}

export async function runQuery() {
  const input = state.admin?.console;
  if (!input || input.running || !input.sql.trim()) return;
  const asked = question(input);
  change((admin) => { Object.assign(admin.console, { running: true, error: null }); });
  try {
    const result = await post('/admin/query', { ...asked, rows: input.rows });
    const named = input.queries?.find((query) => query.name === input.name && isQuery(query, input.sql));
    change((admin) => {
      const { chart } = admin.console;
      const still = chart && result.columns.includes(chart.x) && chart.y.every((/** @type {string} */ y) => result.columns.includes(y));
      Object.assign(admin.console, { running: false, result, asked, sort: null, most: 200,
        chart: still ? chart : named?.chart ?? guessChart(result) });
    });
  } catch (error) {
    const refusal = /** @type {any} */ (error);
    const at = refusal.offset === undefined ? placeOf(input.sql, refusal.message) : indexOfCharacter(input.sql, refusal.offset);
    const text = known(`admin.sql.${refusal.name}`) ? t(`admin.sql.${refusal.name}`, { message: refusal.message }) : errorWords(refusal);
    change((admin) => { Object.assign(admin.console, { running: false, result: null, error: { text, at } }); });
  }
}

/** Downloads all rows of the last result as a file. @param {'csv'|'json'} format */
export function download(format) {
  return attempt('admin-download', async () => {
    const input = /** @type {Admin} */ (state.admin).console;
    const name = input.name || 'ochre';
    const body = { ...input.asked, rows: DOWNLOAD_ROWS, format };
    if (format === 'csv') saveAsFile(`${name}.csv`, 'text/csv', await callText('POST', '/admin/query', body));
    else saveAsFile(`${name}.json`, 'application/json',
      `${JSON.stringify(toObjects(await call('POST', '/admin/query', body)), null, 1)}\n`);
  });
}

/** @param {string} name @param {string} asked */
export function saveQuery(name, asked) {
  return attempt('admin-save', async () => {
    const { query } = await post('/admin/queries', { name, question: asked, sql: /** @type {Admin} */ (state.admin).console.sql });
    change((admin) => {
      const others = (admin.console.queries ?? []).filter((one) => one.name !== name);
      Object.assign(admin.console, { name, queries: [...others, query].sort((a, b) => a.name.localeCompare(b.name)) });
    });
    closeDialog();
    showNotice(t('admin.done.save', { name }));
  });
}

/** Makes a panel of the answer. @param {{title: string, everybody: boolean, dashboard: boolean}} how */
export function sharePanel({ title, everybody, dashboard }) {
  return attempt('admin-share', async () => {
    const { name, asked, chart } = /** @type {Admin} */ (state.admin).console;
    const last = dashboard ? Math.max(0, ...(await get('/admin/panels')).panels.map((/** @type {any} */ one) => one.place ?? 0)) : 0;
    try {
      const { panel } = await post('/admin/panels', { query: name, title, params: asked.params, chart, shared: everybody,
        place: dashboard ? last + 1 : null });
      openDialog({ name: 'admin', what: 'shared', path: everybody ? `statistics/answer/${panel.id}` : 'statistics/dashboard' });
    } catch (error) {
      const refusal = /** @type {any} */ (error);
      if (refusal.name === 'query_refused') refusal.message = t('admin.sql.query_refused', { message: refusal.message });
      throw refusal;
    }
  });
}

/** @param {string} name */
export function deleteQuery(name) {
  return attempt('admin-delete', async () => {
    await remove(`/admin/queries/${name}`);
    change((admin) => {
      admin.console.queries = (admin.console.queries ?? []).filter((one) => one.name !== name);
      if (admin.console.name === name) admin.console.name = '';
    });
    closeDialog();
    showNotice(t('admin.done.delete', { name }));
  });
}
