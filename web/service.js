// @ts-check
/// <reference lib="webworker" />
// The worker beside the pages keeps the client, so that pages come at once and without a network, and shows messages of the server while
// no page is open (push).
//
// A worker belongs to one build of the client, whose files it keeps all or not at all; pages get theirs from one build. The next build's
// worker keeps its own files beside them, and waits until somebody says that the page may be another (js/core/installed_client.js). What
// the server answers is never kept, but for what it says of games, which the rules can be read with.
// A plain script, since not every browser takes a module here.

const BUILD = ''; // of the sources: nothing is kept
const FILES = /** @type {string[]} */ ([]); // by their names below the server's address
const COMPILED = /** @type {Record<string, string>} */ ({}); // the compiled games of matches without a server, likewise

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {any} */ (self));
/** The path that the server is below: '/', or '/ochre/'. */
const BASE = new URL('./', worker.location.href).pathname;
/** The prefix of its caches: a host may have several servers, and browsers store their caches in one place. */
const OURS = BASE === '/' ? 'ochre-' : `ochre:${BASE}-`;
const SHELL = `${OURS}shell-`;
const MINE = SHELL + BUILD;
const ANSWERS = `${OURS}answers`;
const GAMES = `${BASE}api/games`;
const BOTS = `${BASE}api/bots`;
const PUSH = `${BASE}api/me/notify/push`;
const VERSION = `${BASE}api/version`;
const LOOK_MS = 3000; // between two looks: a page that opens asks for one more than once
const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 4; // files, while it begins: somebody may be playing
/** The routes that need no worker: the browser answers as the worker would, without starting it. Not every browser supports them. */
const ROUTES = [
  { condition: { urlPattern: { pathname: BASE, search: '' }, requestMethod: 'GET' }, source: { cacheName: MINE } },
  { condition: { urlPattern: { pathname: `${BASE}hashed/*` }, requestMethod: 'GET' }, source: 'cache' },
  { condition: { or: [GAMES, `${GAMES}/*`, BOTS].map((pathname) => ({ urlPattern: { pathname } })) }, source: 'fetch-event' },
  { condition: { urlPattern: { pathname: `${BASE}api/*` } }, source: 'network' },
];
/**
 * The paths of the client's pages, below the base (js/core/router.js). Other paths belong to the server, or to another one with a path of
 * its own.
 */
const PAGES = /^(index\.html|(account|admin|letter|match|mine|pairing|player|puzzles|result|statistics|tournaments|verify)(\/.*)?)?$/;

/* ---- keeping ---- */

worker.addEventListener('install', (event) => {
  event.waitUntil(begin());
  if (BUILD) event.waitUntil(/** @type {any} */ (event).addRoutes?.(ROUTES));
});
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
/** @type {Promise<void>|null} once at a time: several pages may ask */
let keeping = null;
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') worker.skipWaiting();
  const local = /^local(?: ([a-z]+))?$/.exec(event.data);
  if (local) event.waitUntil(keepCompiled(local[1] ? [local[1]] : Object.keys(COMPILED)).catch(() => {})); // the next match asks again
  if (event.data !== 'keep') return;
  event.waitUntil(keeping ??= keepMissing().finally(() => { keeping = null; }));
  event.waitUntil(look());
});

/** The first worker of a browser takes over at once, whether or not it can keep anything: it is asked to show what is pushed, too. */
async function begin() {
  const first = !worker.registration.active;
  try {
    if (BUILD) await keepAll();
  } catch (error) {
    await caches.delete(MINE);
    if (!first) throw error; // the one before goes on
  }
  await noteServer().catch(() => {});
  if (first || !BUILD) await worker.skipWaiting();
}

/** Requests files again that the first worker could not load at its start, when a page requires it: the line may have failed then. */
async function keepMissing() {
  const lacks = async (/** @type {string} */ address, /** @type {string} */ cacheName) => !await caches.match(address,
    { cacheName, ignoreVary: true });
  if (!BUILD) return;
  if (await lacks(BASE, MINE)) await keepAll().catch(() => caches.delete(MINE));
  else if (await lacks(GAMES, ANSWERS)) await keepGames().catch(() => {});
  await keepPlayed();
}

/** The page comes last: while it is not there, the client is not kept. */
async function keepAll() {
  const cache = await caches.open(MINE);
  const page = await fetch(BASE, { cache: 'no-store' });
  const text = await page.clone().text();
  if (!page.ok || !text.includes(`data-build="${BUILD}"`)) throw new Error('The server has another build by now.');
  const left = [...FILES];
  const some = async () => { for (let file = left.shift(); file; file = left.shift()) await keep(cache, BASE + file); };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
  await keepGames().catch(() => {}); // they come when a page asks the next time
  await keepCompiled(await compiledHere());
  await cache.put(BASE, page);
}

/**
 * Stores the compiled games, so that they are played without a network.
 * @param {string[]} games
 */
async function keepCompiled(games) {
  if (!games.length) return; // it would make a cache that was just deleted
  const cache = await caches.open(MINE);
  for (const file of games.map((game) => COMPILED[game]).filter(Boolean)) {
    if (!await cache.match(BASE + file, { ignoreVary: true })) await keep(cache, BASE + file);
  }
}

/** Returns the compiled games that a build stores here, this one or one before. */
async function compiledHere() {
  const names = (await caches.keys()).filter((name) => name.startsWith(SHELL));
  const files = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().map(({ url }) => url);
  return Object.keys(COMPILED).filter((game) => files.some((url) => url.includes(`hashed/local-${game}-`)));
}

/** @param {Cache} cache @param {string} file */
async function keep(cache, file) {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${answer.status} ${file}`);
  await cache.put(file, answer);
}

/** Caches the server's present data about games. */
async function keepGames() {
  const cache = await caches.open(ANSWERS);
  const [list] = await Promise.all([fetch(GAMES), keep(cache, BOTS)]);
  const { games } = await list.clone().json();
  const wanted = games.map((/** @type {any} */ game) => BASE + game.catalogue.slice(1));
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (search && !wanted.includes(pathname + search)) await cache.delete(url);
  }
  for (const address of wanted) if (!await cache.match(address)) await keep(cache, address);
  await cache.put(GAMES, list);
}

/** Files of the build before stay: pages of it may still be open. Those of older ones go. */
async function takeOver() {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL) && name !== MINE); // in the order in which they were made
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
  await keepPlayed();
}

/** Caches this build's modules of the games that were played here: one may have been played first while this build waited. */
const keepPlayed = async () => keepCompiled(await compiledHere()).catch(() => {}); // the next page asks again

/* ---- whether the server is still there ---- */

let looked_ms = 0;

/**
 * Ochre may have gone from this address, and something else may be there: what a worker keeps would hide it for ever. Its own file, which
 * every update asks for, is gone then; and once a day the server is asked who it is, whatever that file says.
 */
async function look() {
  if (Date.now() - looked_ms < LOOK_MS) return;
  looked_ms = Date.now();
  const cache = await caches.open(ANSWERS);
  const asked_ms = Number(await (await cache.match(VERSION))?.text() ?? 0);
  const there = await worker.registration.update().then(() => true, () => false);
  if (there && Date.now() - asked_ms < DAY_MS) return;
  if (await isOurs()) await noteServer();
  else await leave();
}

/** The server is one of ours, today. */
const noteServer = async () => (await caches.open(ANSWERS)).put(VERSION, new Response(String(Date.now())));

/** Returns whether the server is one of ours, or may be: a server without an answer, or with an error, still exists. */
async function isOurs() {
  try {
    const answer = await fetch(VERSION, { cache: 'no-store' });
    if (answer.status === 429 || answer.status >= 500) return true;
    const { name, error } = await answer.json().catch(() => ({}));
    return name === 'ochre' || Boolean(error?.name); // an older one knows no such address
  } catch {
    return true;
  }
}

/** Nothing of ours stays, and pages become what is there now. */
async function leave() {
  await worker.registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
  for (const page of await worker.clients.matchAll({ type: 'window' })) await page.navigate(page.url).catch(() => {});
}

/* ---- answering ---- */

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (!BUILD || request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (!PAGES.test(pathname.slice(BASE.length))) return;
    event.respondWith(keptOr(MINE, BASE, request));
    event.waitUntil(look());
  } else if (ownFile(pathname.slice(BASE.length))) event.respondWith(fileOf(request));
  else if (pathname.startsWith(`${GAMES}/`) && search) event.respondWith(keptOr(ANSWERS, request.url, request, true));
  else if (pathname === GAMES || pathname === BOTS) event.respondWith(askedOrKept(event));
});

/** Returns whether a build has that file, or the page. @param {string} name below the server's address */
const ownFile = (name) => name === '' || name.startsWith('hashed/') || FILES.includes(name);

/** A file of this build, or of the one before, or what the server has. @param {Request} request */
const fileOf = async (request) => await caches.match(request, { cacheName: MINE, ignoreVary: true })
  ?? await caches.match(request, { ignoreVary: true }) ?? fetch(request);

/** @param {string} name of a cache @param {string} address @param {Request} request @param {boolean} [keeping] whether it is kept now */
async function keptOr(name, address, request, keeping = false) {
  const kept = await caches.match(address, { cacheName: name, ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (keeping && answer.ok) await (await caches.open(name)).put(address, answer.clone());
  return answer;
}

/** Returns the server's answer, or the cached one if it is unreachable. @param {FetchEvent} event */
async function askedOrKept({ request }) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request.url, { cacheName: ANSWERS, ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

/* ---- what is pushed ---- */

/** Parses a push message; a browser must show a notification for each, whatever it contains. @param {PushMessageData|null} data */
function read(data) {
  const plain = { title: 'Ochre', text: '', language: 'en', match: null, path: '/' };
  try {
    return { ...plain, ...data?.json() };
  } catch {
    return plain;
  }
}

worker.addEventListener('push', (event) => {
  const { title, text, language, match, path } = read(event.data);
  const options = { body: text, lang: language, tag: match ?? 'ochre', renotify: true, icon: `${BASE}img/icon-192.png`, data: { path } };
  event.waitUntil(worker.registration.showNotification(title, options));
});

/** The page of that address comes to the front, or is opened. @param {string} path below the server's own */
async function open(path) {
  const { href } = new URL(`.${path}`, worker.location.href);
  if (!path.startsWith('/') || !href.startsWith(new URL(BASE, worker.location.href).href)) return;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === new URL(href).pathname);
  await (there ? there.focus() : worker.clients.openWindow(href));
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data?.path ?? '/')));
});

/**
 * The browser has made itself another address, or takes the old one away: the server is told. What fails now, the next page does
 * (js/notifications/device.js).
 * @param {PushSubscription|null|undefined} old @param {PushSubscription|null|undefined} made not every browser says either
 */
async function renew(old, made) {
  const fresh = made ?? await worker.registration.pushManager.subscribe(old?.options ?? await wish());
  const { endpoint, keys } = fresh.toJSON();
  await fetch(PUSH, { method: 'POST', headers: { 'Content-Type': 'application/json' }, credentials: 'same-origin',
    body: JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth }) });
}

/** Returns the options of a subscription. @returns {Promise<PushSubscriptionOptionsInit>} */
async function wish() {
  const { key } = await (await fetch(PUSH, { credentials: 'same-origin' })).json();
  return { userVisibleOnly: true, applicationServerKey: key };
}

worker.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription, newSubscription } = /** @type {any} */ (event);
  /** @type {any} */ (event).waitUntil(renew(oldSubscription, newSubscription));
});
