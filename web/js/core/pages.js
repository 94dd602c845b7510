// @ts-check
// Pages that load on demand: their code, words and style sheets.

import { state, update } from './state.js';

/** @type {Record<string, () => Promise<any>>} each has page(state) or dialog(state), and perhaps prepare() and enter(route) */
const SOURCES = {
  account: () => import('../account/start.js'),
  admin: () => import('../admin/start.js'),
  dialogs: () => import('../frame/dialogs_view.js'),
  letter: () => import('../email_link/start.js'),
  match: () => import('../match/start.js'),
  player: () => import('../player/start.js'),
  mine: () => import('../mine/start.js'),
  local: () => import('../local/start.js'),
  notify: () => import('../notifications/start.js'),
  conditional: () => import('../conditional/start.js'),
  pairing: () => import('../pairing/start.js'),
  puzzles: () => import('../puzzles/start.js'),
  replay: () => import('../replay/start.js'),
  screen: () => import('../screen/start.js'),
  text: () => import('../text/start.js'),
  result: () => import('../result/start.js'),
  share: () => import('../share/start.js'),
  statistics: () => import('../statistics/start.js'),
  tournaments: () => import('../tournaments/start.js'),
  teach: () => import('../teach/start.js'),
  turns: () => import('../turns/start.js'),
  verify: () => import('../verify/start.js'),
};

/** Loads the page of `route`, if it is one of these, and lets it request its data. @param {typeof state.route} route */
export async function enterPage(route) {
  const { name } = route;
  if (!SOURCES[name] || (name === 'admin' && !state.user?.role)) return;
  const [page] = await Promise.all([loadPage(name), route.look && loadPage('screen')]);
  if (state.route === route) await page.enter?.(route);
}

/** @param {string} name */
export async function loadPage(name) {
  if (!state.pages[name]) {
    const page = await SOURCES[name]();
    await page.prepare?.();
    update((s) => { s.pages[name] = page; });
  }
  return state.pages[name];
}

/**
 * Adds style sheets to the page, once each, and waits for them; the import map may map them to other files. Whatever the order of loading,
 * the table's sheet comes before those of pages and dialogs, and those of games come last.
 * @param {string[]} addresses
 */
export function loadStyles(addresses) {
  const kind = (/** @type {string} */ address) => (address.startsWith('/games/') ? 'game'
    : address.endsWith('/table.css') ? 'first' : 'later');
  /** @type {Record<string, string>} what it comes before */
  const before = { game: '', later: 'link.game', first: 'link:is(.game, .later)' };
  const wanted = addresses.map((address) => ({ href: import.meta.resolve(address), className: kind(address) }))
    .filter(({ href }, i, all) => all.findIndex((one) => one.href === href) === i); // several names may lead to one file
  const missing = wanted.filter(({ href }) => !document.querySelector(`link[rel="stylesheet"][href="${href}"]`));
  return Promise.all(missing.map((one) => new Promise((onload, onerror) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', ...one, onload, onerror });
    const next = before[one.className];
    document.head.insertBefore(link, next ? document.head.querySelector(next) : null);
  })));
}
