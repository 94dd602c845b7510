// The server's findings about its own installation, on the administrators' overview: by REST, in words of each language, on a wide screen
// and on a phone.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { barriers } from '../support/axe.js';
import { borrow, giveBack, id, PHONE, shot, WIDE, withPeople } from '../support/browser.js';
import { patient } from '../support/patience.js';
import { account } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

const NOBODY = '127.0.0.1:1'; // there
const FAULT = ['--smtp', `smtp://${NOBODY}`, '--mail-from', 'a@b.example'];

/** Ada, who administers. */
async function administrator(of) {
  const rest = await account(of, 'Ada');
  const made = spawnSync(program, ['admin', 'make-admin', 'Ada', '--data', of.dir], { encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
  return rest;
}

let server;
let browser;
let ada;
before(async () => {
  server = await startServer({ moves: true, args: FAULT });
  ada = await administrator(server);
  browser = await borrow();
});
after(async () => {
  await giveBack(browser);
  await server?.close();
});

const people = (views, work) => withPeople(browser, server, views, work);
const lines = ({ checks }) => Object.fromEntries(checks.map((line) => [line.check, line]));
/** The folder of backups, with one that is so old. */
function backedUp(days) {
  const file = join(server.dir, 'backups', 'ochre-20260101T000000Z.sqlite');
  mkdirSync(join(server.dir, 'backups'), { recursive: true, mode: 0o700 });
  writeFileSync(file, '', { mode: 0o600 });
  const then = Date.now() / 1000 - days * 86400 - 60;
  utimesSync(file, then, then);
}

test('only administrators get the report, and it is cached for a minute', { timeout: patient(60000) }, async () => {
  const ben = await account(server, 'Ben');
  await ben.refused(403, 'not_allowed', 'GET', '/api/admin/doctor');
  const reports = await Promise.all([1, 2, 3].map(() => ada.get('/api/admin/doctor')));
  assert.equal(new Set(reports.map(({ at_ms }) => at_ms)).size, 1, 'a second request waits for the same report');
  const seen = lines(reports[0]);
  assert.equal(reports[0].verdict, 'fault');
  assert.equal(seen.mail.code, 'mail_down');
  assert.equal(seen.site.code, 'site_local');
  assert.equal(seen.database.code, 'database_ok');
  assert.equal(seen.wal.code, 'wal_ok');
  assert.equal(seen.backup.code, 'backup_none');
  assert.equal(seen.settings, undefined, 'settings are for the command line');
  backedUp(30);
  assert.equal(lines(await ada.get('/api/admin/doctor')).backup.code, 'backup_none', 'it is not made again at once');
  await server.move(61000, 0);
  assert.equal(lines(await ada.get('/api/admin/doctor')).backup.code, 'backup_very_old');
});

test('the server finds itself by its own name, with its live connections, and answers others meanwhile', { timeout: patient(60000) }, async () => {
  const as = async (url) => {
    const own = await startServer();
    await own.stop();
    own.options.args = ['--base-url', url ?? own.url];
    await own.start();
    try {
      const root = await administrator(own);
      const [report] = await Promise.all([root.get('/api/admin/doctor'), root.get('/api/me'), root.get('/api/version')]);
      return lines(report);
    } finally {
      await own.close();
    }
  };
  const seen = await as();
  assert.equal(seen.site.code, 'site_ok', seen.site.text);
  assert.equal(seen.proxies.code, 'proxies_none');
  assert.equal(seen.websocket.code, 'websocket_ok');
  assert.equal((await as(`http://${NOBODY}`)).site.code, 'site_unreached', 'it knows that it runs');
});

test('a stopping server does not wait for a hanging check', { timeout: patient(60000) }, async () => {
  const own = await startServer({ args: ['--smtp', `smtp://127.0.0.1:${server.port}`, '--mail-from', 'a@b.example'] }); // where nobody greets
  const eve = await administrator(own);
  const asked = eve.ask('GET', '/api/admin/doctor').catch(() => null);
  await eve.get('/api/me');
  await own.close(); // fails if that takes longer than a stop may
  await asked;
});

/** Gives the page the session and opens the overview. */
async function open(who) {
  const [name, value] = ada.cookie.split('=');
  await who.context.addCookies([{ name, value, url: server.url }]);
  await who.page.goto('/admin/overview');
  await id(who, 'checks-wrong').waitFor();
}

for (const [name, viewport] of [['wide', WIDE], ['phone', PHONE]]) {
  test(`the overview shows faults first, each with the command that mends it: ${name}`, { timeout: patient(90000) }, () => people([{ viewport }], async (who) => {
    await server.move(61000, 0);
    backedUp(3);
    await open(who);
    const signs = await who.page.locator('[data-testid="checks-wrong"] > li').evaluateAll((all) => all.map((li) => li.dataset.sign));
    assert.deepEqual(signs, [...signs].sort(), 'faults come before warnings');
    assert.equal(signs[0], 'fault');
    assert.match(await id(who, 'check-mail').innerText(), /fault[^]*Email[^]*The mail server 127\.0\.0\.1 cannot be reached\.[^]*curl -v smtp:\/\/127\.0\.0\.1:1/);
    assert.match(await id(who, 'check-backup').innerText(), /warning[^]*is already 3 d[^]*systemctl start ochre-backup\.service/);
    assert.equal(await id(who, 'check-database').isVisible(), false);
    await id(who, 'checks-rest').locator('summary').click();
    assert.match(await id(who, 'check-database').innerText(), /ok[^]*Database[^]*OK: /);
    assert.ok(await who.page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), 'nothing scrolls sideways');
    await id(who, 'checks').scrollIntoViewIfNeeded();
    await shot(who, `doctor-${name}`);
    assert.deepEqual(await barriers(who.page), []);
  }));
}

test('it is in the language of the page', { timeout: patient(90000) }, () => people([{ viewport: WIDE }], async (who) => {
  await who.context.addInitScript('localStorage.setItem(\'ochre.prefs\', \'{"lang":"de"}\')');
  await open(who);
  assert.match(await id(who, 'check-mail').innerText(), /Fehler[^]*E-Mail[^]*Der Mailserver 127\.0\.0\.1 ist nicht erreichbar\./);
  assert.match(await id(who, 'checks').innerText(), /Zustand der Installation/);
}));
