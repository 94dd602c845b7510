// The cached client: requests of a first and a second visit, a newer build that is announced and never mixed with the one
// before, the rules without a network; and how the server sends what was built.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildClient } from '../../web/build/build.js';
import { follow, id, launch, person, PHONE, shot, signIn, toPlace, WIDE } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { guest, send, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

const REQUESTS_MAX = 12; // of a first visit
const BYTES_MAX = 100 * 1024;
/** The maximum size of each part on the wire; together they leave room for more. [its addresses, KiB] */
const PARTS = {
  fonts: [/\.woff2$/, 45],
  script: [/\/main-[^/]*\.js$/, 27],
  words: [/\/words-en-[^/]*\.js$/, 2.5],
  'the first game': [/\/stoneage[^/]*$/, 11],
  styles: [/\/page-[^/]*\.css$/, 7.5],
  page: [/^\/$/, 4],
  answers: [/^\/api\//, 2.5],
};
const partOf = (path) => Object.keys(PARTS).find((part) => PARTS[part][0].test(path)) ?? path;

const folder = mkdtempSync(join(tmpdir(), 'ochre-shell-'));
const sources = join(folder, 'web');
const out = join(folder, 'built');
const here = {}; // server: of the client as it is; other: of a client that changes
const build = () => buildClient(out, sources, 1);

/** The other client becomes a newer one, for the first who asks. */
let newer = null;
function renew() {
  newer ??= (async () => {
    const words = join(sources, 'i18n', 'en', 'lobby.ftl');
    writeFileSync(words, readFileSync(words, 'utf8').replace(/^lobby-create = .*/m, 'lobby-create = Newer'));
    const statistics = join(sources, 'js', 'statistics', 'view.js');
    writeFileSync(statistics, `${readFileSync(statistics, 'utf8')}\nglobalThis.newerStatistics = true;\n`);
    assert.ok(await build());
  })();
  return newer;
}

before(async () => {
  const web = fileURLToPath(new URL('../../web/', import.meta.url));
  cpSync(web, sources, { recursive: true, filter: (path) => !/\/(node_modules|pictures)$/.test(path) });
  symlinkSync(join(web, 'node_modules'), join(sources, 'node_modules'));
  const built = fileURLToPath(new URL('../../build/web', import.meta.url));
  await buildClient(built); // as all tests have it: there already, mostly
  cpSync(built, out, { recursive: true, filter: (path) => !path.endsWith('.built') });
  here.server = await startServer();
  here.other = await startServer({ web: out });
  here.browser = await launch();
  here.bare = await person(here.browser, here.other, { kept: true }); // keeps nothing, and has the page of the first build
  await here.bare.page.addInitScript(() => { delete Navigator.prototype.serviceWorker; });
  await landing(here.bare);
});
after(async () => {
  await here.browser?.close();
  await here.server?.close();
  await here.other?.close();
  rmSync(folder, { recursive: true, force: true });
});

const buildOf = (who) => who.page.evaluate(() => document.documentElement.dataset.build);
/** Waits until the browser keeps the client. */
const kept = (who) => who.page.evaluate(() => new Promise((done) => {
  if (navigator.serviceWorker.controller) done();
  else navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
}));

/** Returns the requests of the page during `visit`: addresses, those that used the network, their bytes. */
async function asked(who, visit) {
  const cdp = await who.context.newCDPSession(who.page);
  const all = new Map();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => all.set(requestId, { path: new URL(request.url).pathname, bytes: 0, here: /^data:/.test(request.url) }));
  cdp.on('Network.requestServedFromCache', ({ requestId }) => { all.get(requestId).here = true; });
  cdp.on('Network.responseReceived', ({ requestId, response }) => { if (response.fromServiceWorker || response.fromDiskCache) all.get(requestId).here = true; });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => { all.get(requestId).bytes = encodedDataLength; });
  await cdp.send('Network.enable');
  await visit();
  await cdp.detach();
  return [...all.values()].filter((one) => !one.here);
}

const landing = async (who) => {
  await who.page.goto('/');
  await id(who, 'play-now').waitFor();
  await who.page.waitForLoadState('networkidle');
};

test('a first visit makes few requests, a second one only that for the user', { timeout: patient(60000) }, async (t) => {
  const who = await person(here.browser, here.server, { kept: true });
  const first = await asked(who, () => landing(who));
  assert.ok(first.length <= REQUESTS_MAX, first.map(({ path }) => path).join(' '));
  const weights = Object.fromEntries(Object.keys(PARTS).map((part) => [part, 0]));
  for (const { path, bytes } of first) weights[partOf(path)] = (weights[partOf(path)] ?? 0) + bytes;
  const words = `${Object.values(weights).reduce((sum, bytes) => sum + bytes, 0)} bytes: ${JSON.stringify(weights)}`;
  assert.deepEqual(Object.keys(weights).filter((part) => !(weights[part] > 0 && weights[part] <= PARTS[part]?.[1] * 1024)), [], words);
  t.diagnostic(words);
  assert.ok(Object.values(PARTS).reduce((sum, [, most]) => sum + most, 0) * 1024 <= BYTES_MAX, 'the parts are more than the whole may be');
  assert.match(await who.page.locator('link[rel=icon]').getAttribute('href'), /^data:/, 'no browser asks for the icon');
  await kept(who);
  const second = await asked(who, () => landing(who));
  assert.deepEqual(second.map(({ path }) => path).sort(), ['/api/me'], 'and, by the worker, which games there are');
  const past = await who.page.evaluate(() => performance.getEntries().filter(({ workerFinalSourceType: by }) => by)
    .reduce((all, { name, workerFinalSourceType: by }) => ({ ...all, [by]: [...(all[by] ?? []), { name }] }), {}));
  const paths = Object.fromEntries(Object.entries(past).map(([by, all]) => [by, [...new Set(all.map(({ name }) => new URL(name).pathname.split('/').slice(0, 3).join('/')))].sort()]));
  const { cache = [], ...others } = paths;
  assert.ok(cache.includes('/') && cache.every((path) => path === '/' || path.startsWith('/hashed')), `without the worker: ${cache}`);
  assert.deepEqual(others, { network: ['/api/me'], 'fetch-event': ['/api/games'] });
  assert.deepEqual(who.problems, []);
  await who.context.close();
});

test('what a match is drawn with is asked for at once when it comes again, over one line', { timeout: patient(60000) }, async () => {
  const rest = await guest(here.server, 'Again');
  const match = await table([rest], { game: 'clans', bots: ['easy'] });
  const who = await person(here.browser, here.server);
  await signIn(who, rest);
  const lines = [];
  who.page.on('websocket', (line) => lines.push(new URL(line.url()).search));
  const early = () => who.page.evaluate(() => [...document.querySelectorAll('link[rel=modulepreload]')].filter(({ href }) => href.includes('/clans-')).length);
  for (const files of [0, 3]) {
    await who.page.goto(`/match/${match.id}`);
    await id(who, 'board').waitFor();
    await id(who, 'tab-log').waitFor();
    assert.equal(await early(), files);
  }
  assert.deepEqual(lines, [`?match=${match.id}`, `?match=${match.id}`]);
  assert.deepEqual(who.problems, []);
  await who.context.close();
});

test('addresses outside of the client go to the network: another server may have a path of the same host', { timeout: patient(60000) }, async () => {
  const who = await person(here.browser, here.server, { kept: true });
  await landing(who);
  await kept(who);
  for (const [path, ...wanted] of [['/ochre/', 404, false], ['/games/second/match/abcdef', 404, false], ['/mine', 200, true], ['/admin/users', 200, true]]) {
    const answer = await who.page.goto(path);
    assert.deepEqual([answer.status(), answer.fromServiceWorker()], wanted, path);
  }
  await who.context.close();
});

test('without a network the rules are there to read, of both games, and the page says what is wrong', { timeout: patient(60000) }, async () => {
  const who = await person(here.browser, here.server, { kept: true });
  await landing(who);
  await kept(who);
  const { port } = here.server;
  await here.server.stop();
  try {
    for (const game of ['stoneage', 'clans']) {
      await who.page.goto(`/#/rules/${game}`);
      await who.page.reload();
      await who.page.locator(`[data-testid="rules"][data-game="${game}"] .rule`).first().waitFor();
    }
    await id(who, 'reconnecting').waitFor();
    await shot(who, 'offline');
  } finally {
    here.server.port = port;
    await here.server.start();
  }
  await id(who, 'reconnecting').waitFor({ state: 'detached' });
  await who.context.close();
});

/** Stops a server for as long as `work` takes; it comes back at its address. */
async function away(server, work) {
  const { port } = server;
  await server.stop();
  try {
    return await work();
  } finally {
    server.port = port;
    await server.start();
  }
}
/** Returns whether the page, and so every file with it, is cached. */
const isKept = (who) => who.page.evaluate(async () => Boolean(await caches.match('/', { ignoreVary: true })));
const keptWhole = (who) => until(() => isKept(who), 'the client to be kept');
/** The page comes without its server, and says so. */
const comesAlone = (who, server) => away(server, async () => {
  await who.page.reload();
  await id(who, 'reconnecting').waitFor();
  await id(who, 'play-now').waitFor();
});

/** Ann chooses to send two people to the forest while the line is down, and her page is loaded anew then, as a phone does. */
async function sentInVain(name, viewport) {
  const [ann, ben] = [await guest(here.server, name), await guest(here.server, `${name}'s friend`)];
  const match = await table([ann, ben], { start_seat: 0 });
  const who = await person(here.browser, here.server, { kept: true, viewport });
  await signIn(who, ann);
  await landing(who);
  await kept(who);
  await who.page.goto(`/match/${match.id}`);
  await toPlace(who, 'forest');
  await id(who, 'step-more').click();
  return { ann, who, match, placed: async () => (await ann.get(`/api/matches/${match.id}/events`)).rows.flatMap(({ events }) => events).filter(({ kind }) => kind === 'placed') };
}
/** Sends it, and loads the page anew; both without a server. */
async function sendAlone({ who }) {
  await id(who, 'reconnecting').waitFor();
  await id(who, 'send').click();
  await id(who, 'reconnecting').getByText('Your move is saved').waitFor();
  await who.page.reload();
  await id(who, 'reconnecting').getByText('Your move is saved').waitFor();
  assert.equal(await who.page.getByText('Sign in').count(), 0, 'no answer has said that the session ended');
}

test('a move in flight during a reload is made when the connection is back, once', { timeout: patient(60000) }, async () => {
  const there = await sentInVain('Ann', WIDE);
  const { who, placed } = there;
  await away(here.server, async () => {
    await sendAlone(there);
    await shot(who, 'unsent');
  });
  await until(async () => (await placed()).length > 0, 'the move');
  await who.page.locator('[data-testid="log"] li', { hasText: 'to the forest' }).first().waitFor();
  await who.page.reload();
  await id(who, 'board').waitFor();
  await until(() => who.page.evaluate(() => sessionStorage.getItem('ochre.unsent') === '{}'), 'nothing to be on its way');
  assert.deepEqual(await placed(), [{ game: 'stoneage', kind: 'placed', seat: 0, place: 'forest', people: 2 }]);
  assert.equal(await id(who, 'account').innerText(), 'Ann');
  await who.context.close();
});

test('a move in flight that comes too late is reported as not made', { timeout: patient(60000) }, async () => {
  const there = await sentInVain('Dora', PHONE);
  const { who, ann, match, placed } = there;
  await away(here.server, async () => {
    await sendAlone(there);
    await shot(who, 'unsent');
    await who.page.goto('about:blank');
  });
  const { version } = (await ann.get(`/api/matches/${match.id}`)).match;
  await ann.post(`/api/matches/${match.id}/moves`, { id: 'elsewhere', expects: version, move: { kind: 'place', place: 'hunt', people: 1 } });
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'notice').getByText('Your move wasn’t made').waitFor();
  await shot(who, 'not-made');
  assert.deepEqual((await placed()).map(({ place }) => place), ['hunt']);
  await who.page.reload();
  await id(who, 'board').waitFor();
  assert.equal(await who.page.evaluate(() => sessionStorage.getItem('ochre.unsent')), '{}', 'and told once');
  await who.context.close();
});

test('a worker that could not be had when the page came is had when the line is back', { timeout: patient(60000) }, async () => {
  const who = await person(here.browser, here.server, { kept: true });
  await who.page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function tell(...what) {
      const registration = register.apply(this, what);
      registration.catch(() => { window.workerRefused = true; });
      return registration;
    };
  });
  await landing(who);
  await away(here.server, () => who.page.waitForFunction(() => window.workerRefused));
  await kept(who);
  await keptWhole(who);
  await comesAlone(who, here.server);
  await who.context.close();
});

test('what a worker could not keep when it began it keeps when the line is back, or at the next visit', { timeout: patient(90000) }, async () => {
  const folderOf = join(out, 'hashed');
  const lacking = readdirSync(folderOf).filter((name) => name.startsWith('stoneage-text-pl')); // nobody has asked for it yet
  assert.ok(lacking.length > 0);
  for (const back of ['line', 'visit']) {
    const who = await person(here.browser, here.other, { kept: true });
    for (const name of lacking) renameSync(join(folderOf, name), join(out, `${name}.away`));
    try {
      await landing(who);
      await kept(who);
      assert.equal(await isKept(who), false, 'it keeps all or nothing');
    } finally {
      for (const name of lacking) renameSync(join(out, `${name}.away`), join(folderOf, name));
    }
    if (back === 'line') await away(here.other, () => id(who, 'reconnecting').waitFor());
    else await landing(who);
    await keptWhole(who);
    if (back === 'visit') { // nor are the games forgotten, if they alone did not come
      await who.page.evaluate(async () => (await caches.open('ochre-answers')).delete('/api/games', { ignoreVary: true }));
      await landing(who);
      await until(() => who.page.evaluate(async () => Boolean(await caches.match('/api/games', { ignoreVary: true }))), 'the games to be kept');
    }
    await comesAlone(who, here.other);
    await who.context.close();
  }
});

test('a newer build is announced, loaded on request, and never mixed with the one before', { timeout: patient(90000) }, async () => {
  const who = await person(here.browser, here.other, { kept: true });
  await landing(who);
  await kept(who);
  const old = await buildOf(who);

  await renew();

  // A visitor still has the old one, complete, and is told of the new one.
  await landing(who);
  assert.equal(await buildOf(who), old);
  await id(who, 'newer').waitFor();
  await shot(who, 'newer');
  await follow(who, '/statistics');
  await who.page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await who.page.evaluate(() => window.newerStatistics), undefined, 'a page that comes later is of the same build');
  const files = await who.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.startsWith('/hashed/')));
  const there = new Set(readdirSync(join(out, 'hashed')).map((name) => `/hashed/${name}`));
  assert.ok(files.some((path) => !there.has(path)), 'files that the server has no more');

  await id(who, 'newer-take').click();
  await who.page.waitForFunction((build) => document.documentElement.dataset.build !== build && document.querySelector('main h1'), old);
  assert.equal(await who.page.evaluate(() => window.newerStatistics), true);
  await landing(who);
  assert.equal(await id(who, 'create').innerText(), 'Newer');
  assert.equal(await id(who, 'newer').count(), 0);
  assert.deepEqual(who.problems, []);
  await who.context.close();
});

test('without a cache, too, a page that is gone with its build is reported', { timeout: patient(60000) }, async () => {
  const who = here.bare;
  await renew();
  const { port } = here.other;
  await here.other.stop(); // a running one still has what it has sent
  here.other.port = port;
  await here.other.start();
  await id(who, 'reconnecting').waitFor({ state: 'detached' });
  await follow(who, '/statistics');
  await id(who, 'newer').waitFor();
  await id(who, 'newer-take').click();
  await who.page.waitForFunction(() => window.newerStatistics);
  await who.context.close();
});

test('the page is asked for each time, what it names for ever, each as small as the browser takes it', async () => {
  const page = await send(here.server.url, 'GET', '/');
  assert.equal(page.headers['cache-control'], 'no-cache');
  assert.equal((await send(here.server.url, 'GET', '/', { headers: { 'if-none-match': page.headers.etag } })).status, 304);
  assert.match(page.headers['content-security-policy'], /script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
  const script = `/${/src="(hashed\/main-[^"]+)"/.exec(page.text)[1]}`;
  const forms = await Promise.all(['br, gzip', 'gzip', ''].map((coding) => send(here.server.url, 'GET', script, { headers: { 'accept-encoding': coding } })));
  assert.deepEqual(forms.map(({ headers }) => headers['content-encoding']), ['br', 'gzip', undefined]);
  const sizes = forms.map(({ headers }) => Number(headers['content-length']));
  assert.ok(sizes[0] < sizes[1] && sizes[1] < sizes[2] / 2, sizes.join());
  assert.equal(forms[0].headers['cache-control'], 'public, max-age=31536000, immutable');
  const { json } = await send(here.server.url, 'GET', '/api/games');
  const catalogue = await send(here.server.url, 'GET', json.games[0].catalogue, { headers: { 'accept-encoding': 'gzip' } });
  assert.deepEqual([catalogue.headers['content-encoding'], catalogue.headers['cache-control']], ['gzip', 'public, max-age=31536000, immutable']);
  assert.equal((await send(here.server.url, 'GET', '/api/games/stoneage?v=0')).headers['cache-control'], 'no-cache');
});
