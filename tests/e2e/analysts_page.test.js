// The pages for those who ask in numbers: statistics with matches and without, console, dashboard, shared answer and reference of the interface. On a phone
// and on a wide screen, by day and by night, none has a barrier, and none is wider than its screen.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { barriers } from '../support/axe.js';
import { checkWidth, launch, PHONE, shot, WIDE, withPeople } from '../support/browser.js';
import { historyPeople, historyPlay } from '../support/history.js';
import { patient } from '../support/patience.js';
import { Rest } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

let dir;
let server;
let empty;
let browser;
let ada;
const NOISE = /escaping deep link whitespace/; // of the library that draws the reference

before(async () => {
  dir = mkdtempSync(join(tmpdir(), 'ochre-analysts-'));
  const file = join(dir, 'ochre.sqlite');
  historyPlay(file, [['stoneage', 2, 12], ['clans', 3, 12]]);
  historyPeople(file, { users: 12 });
  [server, empty] = [await startServer({ dir }), await startServer()];
  ada = new Rest(server);
  await ada.create('/api/accounts', { name: 'Ada', password: 'Ada has a password' });
  const made = spawnSync(program, ['admin', 'make-admin', 'Ada', '--data', dir], { encoding: 'utf8', timeout: patient(60000) });
  assert.equal(made.status, 0, made.stderr);
  await ada.expect(200, 'PUT', '/api/admin/panels/busiest_hours', { query: 'busiest_hours', shared: true, title: 'When people play', chart: { kind: 'heat', x: 'hour', split: 'weekday', y: ['matches'] } });
  browser = await launch();
}, { timeout: patient(600000) });
after(async () => {
  await browser?.close();
  await server?.close();
  await empty?.close();
  rmSync(dir, { recursive: true, force: true });
});

const at = (name) => `[data-testid="${name}"]`;

/** The page as it is: its pictures in both themes, and what hinders somebody. */
async function look(who, name) {
  await checkWidth(who);
  for (const theme of ['day', 'night']) {
    await who.page.evaluate((one) => { document.documentElement.dataset.theme = one; }, theme);
    await shot(who, `${name}-${theme}`);
  }
  assert.deepEqual(await barriers(who.page), [], name);
}

for (const viewport of [WIDE, PHONE]) {
  test(`statistics, console, dashboard and a shared answer have no barrier at ${viewport.width} pixels`, { timeout: patient(300000) }, () => withPeople(browser, server, [{ viewport }], async (who) => {
    const { page } = who;
    const [name, value] = ada.cookie.split('=');
    await who.context.addCookies([{ name, value, url: server.url }]);
    for (const [path, sign, picture] of [['/statistics/first_seat_advantage', at('data-table'), 'statistics'], ['/admin/console/busiest_hours', at('answer-status'), 'console'],
      ['/statistics/dashboard', at('panel-decided_by_dice'), 'dashboard'],
      ['/statistics/answer/busiest_hours', `${at('answer-page')} svg`, 'answer']]) {
      await page.goto(path);
      await page.locator(sign).first().waitFor();
      if (picture === 'dashboard') await page.waitForFunction(() => !/Loading/.test(document.querySelector('main').innerText));
      await look(who, picture);
    }
  }));

  test(`statistics without any match say so, and how there will be some, at ${viewport.width} pixels`, { timeout: patient(120000) }, () => withPeople(browser, empty, [{ viewport }], async (who) => {
    const { page } = who;
    await page.goto('/statistics/first_seat_advantage');
    const words = page.locator('.empty');
    await words.filter({ hasText: 'Not enough matches have been played yet.' }).waitFor();
    assert.match(await words.innerText(), /Every match that is finished here counts/);
    assert.equal(await page.locator(`${at('data-table')}, ${at('chart')}`).count(), 0, 'neither an empty table nor an empty chart');
    assert.deepEqual((await new Rest(empty).get('/api/statistics/first_seat_advantage')).rows, []);
    await look(who, 'statistics-empty');
    await page.goto('/statistics/dashboard');
    await page.locator('.panel .empty').filter({ hasText: 'Not enough' }).first().waitFor();
    await look(who, 'dashboard-empty');
  }));

  test(`the reference of the interface has no barrier of ours at ${viewport.width} pixels`, { timeout: patient(120000) }, () => withPeople(browser, empty, [{ viewport }], async (who) => {
    const { page } = who;
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/api/docs');
      await page.locator('.opblock-tag').first().waitFor({ timeout: patient(20000) });
      await checkWidth(who);
      await shot(who, `docs-${colorScheme}`);
    }
    who.problems.splice(0, who.problems.length, ...who.problems.filter((one) => !NOISE.test(one)));
  }));
}
