// The dashboard and shared answers in Chromium: boxes, heat maps, bars and lines as SVG, their tables and files; administrators edit and share, in
// light and dark, on a phone and on a wide screen.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launch, PHONE, shot, WIDE, withPeople } from '../support/browser.js';
import { historyPeople, historyPlay } from '../support/history.js';
import { patient } from '../support/patience.js';
import { Rest } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

const FIRST = ['active_players', 'guests_to_accounts', 'return_after_losing', 'time_to_full_table', 'busiest_hours', 'bots_beaten', 'openings', 'decided_by_dice'];
let dir;
let server;
let browser;
let ada;

before(async () => {
  dir = mkdtempSync(join(tmpdir(), 'ochre-panels-'));
  const file = join(dir, 'ochre.sqlite');
  historyPlay(file, [['stoneage', 2, 60], ['stoneage', 3, 40], ['clans', 3, 60]]);
  historyPeople(file, { users: 20 });
  server = await startServer({ dir });
  ada = new Rest(server);
  await ada.create('/api/accounts', { name: 'Ada', password: 'Ada has a password' });
  const made = spawnSync(program, ['admin', 'make-admin', 'Ada', '--data', dir], { encoding: 'utf8', timeout: patient(60000) });
  assert.equal(made.status, 0, made.stderr);
  browser = await launch();
}, { timeout: patient(600000) });
after(async () => {
  await browser?.close();
  await server?.close();
  rmSync(dir, { recursive: true, force: true });
});

/** The selector of an element by its name in tests. */
const at = (name) => `[data-testid="${name}"]`;
const people = (views, work) => withPeople(browser, server, views, work);

/** Gives the page the session of the administrator and opens `path`. */
async function asAdmin(who, path) {
  const [name, value] = ada.cookie.split('=');
  await who.context.addCookies([{ name, value, url: server.url }]);
  await who.page.goto(path);
}

const wide = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('an administrator sees the eight first panels, each with its kind of chart and its figures', { timeout: patient(300000) }, async () => {
  await people([{ viewport: WIDE }, { viewport: PHONE }], async (desk, phone) => {
    await phone.page.emulateMedia({ colorScheme: 'dark' });
    for (const [who, name] of [[desk, 'dashboard-wide'], [phone, 'dashboard-phone-dark']]) {
      await asAdmin(who, '/statistics/dashboard');
      const { page } = who;
      for (const one of FIRST) {
        const { rows } = await ada.post('/api/admin/query', { name: one });
        await page.locator(`${at(`panel-${one}`)} ${rows.length ? `${at('chart')} svg` : '.empty:text("Not enough")'}`).waitFor();
        assert.ok(rows.length > 0 || one === 'openings', one);
      }
      assert.deepEqual(await page.locator('.panel').evaluateAll((cards) => cards.map((card) => card.dataset.testid)), FIRST.map((one) => `panel-${one}`));
      assert.equal(await page.locator(`${at('panel-busiest_hours')} figure-drawing`).evaluate((element) => element.figure.kind), 'heat');
      assert.equal(await page.locator(`${at('panel-time_to_full_table')} figure-drawing`).evaluate((element) => element.figure.kind), 'box');
      assert.equal(await page.locator(`${at('panel-active_players')} figure-drawing`).evaluate((element) => element.figure.kind), 'line');
      assert.ok(await wide(page) <= 0, 'nothing is wider than the page');
      await shot(who, name);
    }
    const { page } = desk;
    // The cells add up to the answer of the server.
    const answer = await ada.post('/api/admin/query', { name: 'busiest_hours' });
    const sum = answer.rows.reduce((all, row) => all + row[answer.columns.indexOf('matches')], 0);
    const drawn = await page.locator(`${at('panel-busiest_hours')} svg`).evaluate((svg) => [...svg.querySelectorAll('rect[fill-opacity] + text')].reduce((all, text) => all + Number(text.textContent), 0));
    assert.equal(drawn, sum);
    const summary = page.locator(`${at('panel-time_to_full_table')} summary`);
    await summary.click();
    await page.locator(`${at('panel-time_to_full_table')} td`).first().waitFor();
    await shot(desk, 'dashboard-figures');
  });
});

test('everybody sees what an administrator shares, until it is shared no more', { timeout: patient(300000) }, async () => {
  await people([{ viewport: WIDE }, { viewport: PHONE }, { viewport: WIDE }], async (desk, phone, later) => {
    await desk.page.emulateMedia({ colorScheme: 'dark' });
    await phone.page.goto('/statistics/dashboard');
    await phone.page.locator(at('panel-openings')).waitFor();
    assert.equal(await phone.page.locator('.panel').count(), 1, 'only what is public anyhow');
    assert.equal(await phone.page.locator(at('edit')).count(), 0);
    await asAdmin(desk, '/statistics/dashboard');
    await desk.page.locator(at('edit')).click();
    await desk.page.locator(at('share-busiest_hours')).click();
    await desk.page.locator(at('open-busiest_hours')).waitFor();
    await desk.page.locator(at('title-busiest_hours')).fill('When people play');
    await desk.page.locator(at('title-busiest_hours')).press('Enter');
    await desk.page.locator(`${at('panel-busiest_hours')} h2:text("When people play")`).waitFor();
    await shot(desk, 'dashboard-editing-dark');
    await desk.page.locator(at('up-busiest_hours')).click();
    await desk.page.waitForFunction(() => document.querySelectorAll('.panel')[3]?.dataset.testid === 'panel-busiest_hours');
    await phone.page.goto('/statistics/dashboard');
    await phone.page.locator(at('open-busiest_hours')).click();
    await phone.page.locator(`${at('answer-page')} svg`).waitFor();
    assert.equal(await phone.page.locator('h1').textContent(), 'When people play');
    assert.ok(await wide(phone.page) <= 0);
    await shot(phone, 'answer-phone');
    const rows = await phone.page.locator(`${at('answer-page')} tbody tr`).count();
    assert.ok(rows > 0, 'the figures are below the chart');
    await desk.page.locator(at('share-busiest_hours')).click();
    await desk.page.locator(`${at('seen-busiest_hours')}:text("administrators")`).waitFor();
    await later.page.goto('/statistics/answer/busiest_hours'); // a browser may keep what it has seen for a minute
    await later.page.locator(at('answer-gone')).filter({ hasText: 'shared' }).waitFor();
    later.problems = later.problems.filter((one) => !/404/.test(one));
  });
});

test('an answer of the console is shared with its chart, and its files are those of the page', { timeout: patient(300000) }, async () => {
  await people([{ viewport: WIDE }], async (desk) => {
    await asAdmin(desk, '/admin/console/bots_beaten');
    const { page } = desk;
    await page.locator(at('answer-status')).waitFor();
    await page.locator(at('chart-toggle')).click();
    await page.locator(at('share')).click();
    await page.locator(at('share-name')).fill('Bots');
    await shot(desk, 'share-dialog');
    await page.locator(at('share-go')).click();
    await page.locator(at('shared-link')).click();
    await page.locator(`${at('answer-page')} svg`).waitFor();
    const address = new URL(page.url()).pathname;
    assert.match(address, /^\/statistics\/answer\/[A-Za-z0-9_-]{22}$/);
    const panel = address.split('/').at(-1);
    const files = {};
    for (const kind of ['svg', 'csv', 'json']) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.locator(at(kind)).click()]);
      assert.equal(download.suggestedFilename(), `${panel}.${kind}`);
      files[kind] = readFileSync(await download.path(), 'utf8');
    }
    const answer = await ada.get(`/api/panels/${panel}`);
    assert.deepEqual(JSON.parse(files.json).rows, answer.rows);
    assert.equal(files.csv.trim().split('\r\n').length, answer.rows.length + 1);
    assert.match(files.svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    assert.match(files.svg, /Bots/);
    const parsed = await page.evaluate((text) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('parsererror').length, files.svg);
    assert.equal(parsed, 0, 'it is well-formed');
    await shot(desk, 'answer-wide');
    await page.goto('/admin/console/leaderboard');
    await page.locator(at('answer-status')).waitFor();
    await page.locator(at('share')).click();
    await page.locator(at('share-go')).click();
    await page.locator('.form-error').filter({ hasText: 'names players' }).waitFor();
    desk.problems = desk.problems.filter((one) => !/422/.test(one));
  });
});

test('the console draws boxes and heat maps', { timeout: patient(300000) }, async () => {
  await people([{ viewport: WIDE }], async (desk) => {
    await asAdmin(desk, '/admin/console/busiest_hours');
    const { page } = desk;
    await page.locator(at('answer-status')).waitFor();
    await page.locator(at('chart-toggle')).click();
    await page.locator(`${at('picture')} figure-drawing svg`).waitFor();
    assert.ok(await page.locator(at('kind-heat')).isChecked());
    await shot(desk, 'console-heat');
    await page.locator(at('kind-bars')).check({ force: true });
    await page.locator(`${at('picture')} figure-chart canvas`).first().waitFor();
    await page.locator(at('kind-heat')).check({ force: true });
    await page.locator(at('chart-split')).selectOption('weekday');
    await page.locator(`${at('picture')} figure-drawing svg`).waitFor();
  });
});

test('a statistic is narrowed down by its address, which can be given to others', { timeout: patient(300000) }, async () => {
  await people([{ viewport: PHONE }, { viewport: WIDE }], async (phone, other) => {
    await phone.page.goto('/statistics/first_seat_advantage');
    await phone.page.locator(at('data-table')).waitFor();
    const all = await phone.page.locator(at('data-table')).textContent();
    await phone.page.locator('.narrowing summary').click();
    await phone.page.locator(at('param-who')).selectOption('people');
    await phone.page.waitForFunction((before) => ![undefined, before].includes(document.querySelector('[data-testid=data-table]')?.textContent), all);
    assert.equal(new URL(phone.page.url()).search, '?who=people');
    await shot(phone, 'statistics-narrowed');
    await other.page.goto(phone.page.url());
    await other.page.locator(at('data-table')).waitFor();
    assert.equal(await other.page.locator(at('param-who')).inputValue(), 'people');
    const expected = await ada.get('/api/statistics/first_seat_advantage?who=people');
    assert.ok(expected.rows.length > 0);
    const [download] = await Promise.all([other.page.waitForEvent('download'), other.page.locator(at('csv')).click()]);
    assert.equal(readFileSync(await download.path(), 'utf8').trim().split('\r\n').length, expected.rows.length + 1);
  });
});
