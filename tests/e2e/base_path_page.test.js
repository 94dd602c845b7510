// The server below a path of a host, in a browser, behind real proxies: an account, a table, moves, a reload, the cached client; and a
// second server beside it, where the same browser is another person.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openBelow } from '../support/below.js';
import { borrow, giveBack, id, matchOf, person, shot } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { byMouse, playPage } from '../support/player.js';
import { Rest } from '../support/rest.js';
import { unbuilt } from '../support/unbuilt.js';

const PASSWORD = 'correct horse battery';

/** Another page, loaded anew; once the one before has its line: a browser complains of one that is left while it is opened. */
async function visit(who, url) {
  if (who.page.url() !== 'about:blank') {
    await until(() => who.page.evaluate(async () => {
      const { state } = await import(new URL('js/core/state.js', document.baseURI).href);
      return state.conn === 'open';
    }), 'the line is open');
  }
  await (url === who.page.url() ? who.page.reload() : who.page.goto(url));
}

async function register(who, url, name) {
  await visit(who, `${url}/account`);
  await id(who, 'register-name').fill(name);
  await id(who, 'register-password').fill(PASSWORD);
  await id(who, 'register-go').click();
  await id(who, 'play-now').waitFor();
  assert.equal(await id(who, 'account').innerText(), name);
}

/** A started match of a person and two bots, who do not dawdle. */
async function openTable(who) {
  await id(who, 'create').click();
  await id(who, 'create-seat-1').selectOption('easy');
  await id(who, 'create-seat-2').selectOption('easy');
  await id(who, 'create-join-anyone').click();
  await id(who, 'create-more').click();
  await id(who, 'create-bot-delay').click();
  await id(who, 'create-go').click();
  await id(who, 'start').click();
  await id(who, 'board').first().waitFor();
}

/** Returns the data that the browser has of the page's server: {scope, controlled, caches, keys}. */
const holdings = (who) => who.page.evaluate(async () => ({
  scope: (await navigator.serviceWorker.ready).scope,
  caches: (await caches.keys()).sort(),
  keys: Object.keys(localStorage).sort(),
}));

/** Waits until the client is kept, the page of it last. */
const kept = (who, path) => until(() => who.page.evaluate(async (at) => Boolean(await caches.match(at)), `${path}/`), 'the client is kept');

for (const chain of [['nginx-below'], ['haproxy-below', 'caddy-without']]) {
  test(`behind ${chain.join(' and ')} a person plays below a path, and is somebody else at the server beside it`, { timeout: patient(200000) }, async (t) => {
    const below = await openBelow(chain);
    t.after(below.close);
    const [first, second] = below.servers;
    const browser = await borrow();
    t.after(() => giveBack(browser));
    const who = await person(browser, first, { kept: true });
    const asked = new Set();
    const lines = [];
    who.context.on('request', (request) => asked.add(new URL(request.url()).pathname));
    who.page.on('websocket', (line) => lines.push(new URL(line.url()).pathname));

    await register(who, first.url, 'Ann');
    await openTable(who);
    const match = matchOf(who);
    assert.equal(who.page.url(), `${first.url}/match/${match}`);
    let moves = 0;
    await playPage(who, async (...what) => {
      if (what[1] === 'send') moves += 1;
      return byMouse(...what);
    }, { stop: () => moves >= 3 });
    const rows = async () => (await new Rest(first).get(`/api/matches/${match}/events`)).rows.filter((row) => row.seat === 0).length;
    await until(async () => await rows() >= 2, 'moves are in the log');
    assert.ok(lines.length > 0 && lines.every((path) => path === '/ochre/ws'), `live lines: ${lines}`);

    await visit(who, who.page.url());
    await id(who, 'board').first().waitFor();
    assert.equal(who.page.url(), `${first.url}/match/${match}`);
    await who.page.locator('a[href^="#/rules/"]').first().click();
    await id(who, 'rules').waitFor();
    assert.match(who.page.url(), new RegExp(`^${first.url}/match/${match}#/rules/stoneage`), 'the rules open beside the table');
    await shot(who, 'below-rules');
    await who.page.goBack();
    await id(who, 'home').click();
    await id(who, 'play-now').waitFor();
    assert.equal(who.page.url(), `${first.url}/`);
    await id(who, 'mine').click();
    await who.page.locator(`.mine-link[href="match/${match}"]`).first().waitFor();
    assert.equal(who.page.url(), `${first.url}/mine`);

    await kept(who, '/ochre');
    const here = await holdings(who);
    assert.equal(here.scope, `${first.url}/`);
    assert.ok(here.caches.every((name) => name.startsWith('ochre:/ochre/-')), here.caches.join(' '));
    assert.ok(here.keys.length > 0 && here.keys.every((name) => name.endsWith('ochre/')), here.keys.join(' '));
    const cookies = (await who.context.cookies()).map(({ name, path }) => `${name.replace(/_\d+/, '')} ${path}`).sort();
    assert.deepEqual(cookies, ['ochre_device+ochre /ochre/api', 'ochre_session+ochre /ochre/']);
    assert.deepEqual([...asked].filter((path) => !path.startsWith('/ochre/')), [], 'nothing outside is asked for');

    await register(who, second.url, 'Ben');
    await kept(who, second.path);
    const there = await holdings(who);
    assert.equal(there.scope, `${second.url}/`);
    for (const name of here.caches) assert.ok(there.caches.includes(name), `${name} is left alone`);
    await visit(who, `${first.url}/account`);
    assert.equal(await id(who, 'account').innerText(), 'Ann');
    await visit(who, `${second.url}/account`);
    await id(who, 'sign-out').click();
    await id(who, 'play-now').waitFor(); // the lobby, as nobody
    assert.equal(who.page.url(), `${second.url}/`);
    await visit(who, `${first.url}/match/${match}`);
    await id(who, 'board').first().waitFor();
    assert.equal(await id(who, 'account').innerText(), 'Ann', 'nor does signing out there end it');

    const rest = new Rest(first);
    rest.cookie = (await who.context.cookies(`${first.url}/`)).map(({ name, value }) => `${name}=${value}`).join('; ');
    await rest.expect(202, 'POST', '/api/me/notify/mail', { address: 'ann@home.example' });
    const mail = await until(() => below.box.mails.at(-1), 'a letter');
    await visit(who, /http:\S*\/letter#[\w-]{55}/.exec(mail.text)[0]);
    await id(who, 'letter-go').click();
    await id(who, 'letter-done').waitFor();
    assert.equal(who.page.url(), `${first.url}/letter`);
    assert.deepEqual(who.problems, []);
    await who.context.close();
  });
}

test('the sources, served as they are, run below a path, too, even one that begins as that of their modules', { timeout: patient(60000) }, async (t) => {
  const sources = unbuilt(mkdtempSync(join(tmpdir(), 'ochre-sources-')));
  t.after(() => rmSync(sources, { recursive: true, force: true }));
  const below = await openBelow(['nginx-below'], { web: sources });
  t.after(below.close);
  const browser = await borrow();
  t.after(() => giveBack(browser));
  for (const { url } of below.servers) {
    const who = await person(browser, { url });
    await visit(who, `${url}/`);
    await id(who, 'play-now').waitFor();
    await openTable(who);
    await who.page.locator('a[href^="#/rules/"]').first().click();
    await id(who, 'rules').waitFor();
    assert.deepEqual(who.problems, []);
    await who.context.close();
  }
});
