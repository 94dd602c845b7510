// Ochre has gone from an address, and something else is there: no browser shows the old page for ever.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { after, before, test } from 'node:test';
import { borrow, giveBack, id, person, WIDE } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { Rest } from '../support/rest.js';
import { startServer } from '../support/server.js';

let browser;
before(async () => { browser = await borrow(); });
after(() => giveBack(browser));

/** Another program at the port of a server that has stopped. `at(path)`: what it answers, [status, type, text]. */
async function another(port, at) {
  const asked = [];
  const server = http.createServer((request, answer) => {
    asked.push(request.url);
    const [status, type, text] = at(request.url);
    answer.writeHead(status, { 'content-type': type });
    answer.end(text);
  });
  await new Promise((resolve) => { server.listen(port, '127.0.0.1', resolve); });
  return { asked, close: () => { server.close(); server.closeAllConnections?.(); } };
}

const OTHER = [200, 'text/html', '<!doctype html><title>Other</title><h1 id="other">Another page</h1>'];
const GONE = [404, 'text/plain', 'nothing here'];

/** Somebody whose browser keeps the client of a server that stops; what `at` says is there then. */
async function leftBehind(at, work) {
  const server = await startServer();
  const who = await person(browser, server, { viewport: WIDE, kept: true });
  let other = null;
  try {
    await who.page.goto('/');
    await id(who, 'play-now').waitFor();
    await until(() => who.page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('ochre-shell-'))
      && await caches.match('/') && Boolean(navigator.serviceWorker.controller)), 'the client to be kept');
    await server.stop();
    other = await another(server.port, at);
    await who.page.close();
    who.page = await who.context.newPage();
    await work(who, other, server);
  } finally {
    other?.close();
    await who.context.close();
    await server.close();
  }
}

const left = (who) => who.page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]);

for (const path of ['/', '/mine']) {
  test(`who opens ${path} where another program is by now gets that, and nothing of ours stays`, { timeout: patient(60000) }, () => leftBehind((url) => (url === path ? OTHER : GONE), async (who) => {
    await who.page.goto(path);
    await who.page.locator('#other').waitFor();
    assert.deepEqual(await left(who), [0, 0]);
  }));
}

test('a program that has a page for every address is not taken for ours', { timeout: patient(60000) }, () => leftBehind(() => OTHER, async (who) => {
  await who.page.goto('/');
  await who.page.locator('#other').waitFor();
  assert.deepEqual(await left(who), [0, 0]);
}));

test('a server that is only out of order, or away, keeps its page', { timeout: patient(60000) }, () => leftBehind(() => [503, 'text/html', 'soon'], async (who, other, server) => {
  await who.page.goto('/');
  await until(() => other.asked.includes('/api/version'), 'the question');
  await id(who, 'play-now').waitFor({ timeout: 2000 }).catch(() => {});
  assert.equal((await left(who))[0], 1);
  other.close();
  await server.start();
  await who.page.goto('/');
  await id(who, 'play-now').waitFor();
  assert.deepEqual(await new Rest(server).get('/api/version'), { name: 'ochre', version: (await new Rest(server).get('/livez')).version });
}));

test('the switch of the manual removes the worker at once', { timeout: patient(60000) }, () => {
  const manual = readFileSync(new URL('../../docker/README.md', import.meta.url), 'utf8');
  const [, script] = /```js\n(self\.addEventListener\('install'[^]*?)```/.exec(manual);
  return leftBehind((url) => (url === '/service.js' ? [200, 'text/javascript', script] : url === '/' ? OTHER : [404, 'application/json', '{"error":{"name":"not_found"}}']), async (who) => {
    await who.page.goto('/');
    await who.page.locator('#other').waitFor();
    assert.deepEqual(await left(who), [0, 0]);
  });
});
