// The administrators' pages and the statistics in Chromium, on a real server over a file that bots have filled.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { follow, id, launch, PHONE, shot, WIDE, withPeople } from '../support/browser.js';
import { guest, Rest, table } from '../support/rest.js';
import { lab, program, startServer } from '../support/server.js';
import { patient } from '../support/patience.js';
import { all } from '../web/support/catalogues.js';

const PASSWORD = 'correct horse battery';
const MATCHES = 12;
let dir;
let server;
let browser;
let ada;

function call(command, ...words) {
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8' });
  assert.equal(status, 0, `${command} ${words.join(' ')}: ${stderr}`);
  return stdout;
}

const ochre = (...words) => call(program, ...words);

async function account(name) {
  const rest = new Rest(server);
  rest.user = (await rest.create('/api/accounts', { name, password: PASSWORD })).user;
  return rest;
}

before(async () => {
  dir = mkdtempSync(join(tmpdir(), 'ochre-admin-'));
  for (const [game, seats] of [['stoneage', 2], ['stoneage', 3], ['clans', 3]]) {
    call(lab, 'sim', '--game', game, '--seats', String(seats), '--matches', String(MATCHES), '--bots', 'easy,random', '--store', join(dir, 'ochre.sqlite'));
  }
  server = await startServer({ dir });
  ada = await account('Ada');
  ochre('admin', 'make-admin', 'Ada', '--data', dir);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
  rmSync(dir, { recursive: true, force: true });
});

const people = (views, work) => withPeople(browser, server, views, work);

/** Gives the page the session of `rest` and opens `path`. */
async function as(who, rest, path) {
  const [name, value] = rest.cookie.split('=');
  await who.context.addCookies([{ name, value, url: server.url }]);
  await who.page.goto(path);
}

/** Opens the console with `sql` in the editor, typed by keyboard. */
async function typeSql(who, sql) {
  await id(who, 'sql').click();
  await who.page.keyboard.press('Control+a');
  await who.page.keyboard.type(sql);
}

const sqlText = (who) => id(who, 'sql').evaluate((content) => [...content.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'));
const cells = (who) => who.page.locator('[data-testid="data-table"] tbody tr').evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent.trim())));

/** How much of the chart's canvas is painted in the colour of its first series. */
const painted = (who) => who.page.locator('figure-chart canvas:not(.figure-sample)').first().evaluate((canvas) => {
  if (!canvas.isConnected) return 0; // it is being drawn anew
  const wanted = getComputedStyle(canvas).getPropertyValue('--plot-1').trim().match(/\w\w/g).map((part) => parseInt(part, 16));
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i + 3] === 255 && wanted.every((part, n) => Math.abs(data[i + n] - part) < 3)) count += 1;
  return count;
});

/** Waits until `read` gives `wanted`: the page is drawn in the next frame. */
async function soon(read, wanted, message) {
  const end = Date.now() + patient(5000);
  for (;;) {
    const found = await read();
    if (isDeepStrictEqual(found, wanted)) return;
    if (Date.now() > end) assert.deepEqual(found, wanted, message);
    await pause(20);
  }
}

const fits = async (who) => assert.ok(await who.page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), `${who.page.url()} scrolls sideways`);

test('a user without the role sees a refusal on every administrators page, no link to them, and never loads the editor', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const plain = await account('Paula');
  const loaded = [];
  who.page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  for (const path of ['', '/overview', '/users', '/matches', '/matches/abcdefghijkmnpqr', '/console', '/audit']) {
    await as(who, plain, `/admin${path}`);
    await id(who, 'forbidden').waitFor();
    assert.equal(await id(who, 'admin').count(), 0);
  }
  await shot(who, 'forbidden');
  assert.deepEqual(loaded.filter((path) => /^\/api\/admin|codemirror|\/js\/admin\//.test(path)), []);
  assert.equal(await who.page.evaluate(async () => (await fetch('/api/admin/overview')).status), 403);
  who.problems.splice(0); // the browser tells the 403 that was asked for
}));

test('the overview moves while people play', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  await as(who, ada, '/');
  await id(who, 'admin').click();
  await id(who, 'gauge-moves').waitFor();
  const total = () => id(who, 'admin.moves_total').innerText().then((text) => Number(text.replace(/\D/g, '')));
  const [first, before] = [await total(), await id(who, 'admin.memory').innerText()];
  const moa = await guest(server, 'Moa');
  const match = await table([moa], { bots: ['easy', 'easy'], start_seat: 0 });
  await moa.post(`/api/matches/${match.id}/moves`, { id: 'overview', expects: 0, move: 'place hunt 1' });
  await who.page.waitForFunction((least) => Number(document.querySelector('[data-testid="admin.moves_total"]').textContent.replace(/\D/g, '')) > least, first);
  assert.equal(Number(await id(who, 'admin.memory').innerText()), Number(before) + 1, 'the new match is in memory');
  await who.page.waitForFunction(() => document.querySelectorAll('figure-chart canvas').length >= 4);
  await shot(who, 'overview');
  await who.page.setViewportSize(PHONE);
  await fits(who);
  await shot(who, 'overview');
}));

test('a user who is banned is thrown out and cannot sign in; lifting the ban lets them back', { timeout: patient(90000) }, () => people([{ viewport: WIDE }, { viewport: WIDE }], async (who, other) => {
  const brun = await account('Brun');
  await as(other, brun, '/');
  const shown = (name) => other.page.waitForFunction((words) => document.querySelector('[data-testid="account"]')?.textContent === words, name);
  await shown('Brun');
  await as(who, ada, '/admin/users');
  await id(who, 'find-user').fill('bru');
  await who.page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1);
  await shot(who, 'users');
  await id(who, 'ban-Brun').click();
  await id(who, 'ban-reason').fill('Called people names');
  await shot(who, 'ban');
  await id(who, 'yes').click();
  await id(who, 'banned-Brun').waitFor();
  await shown('Sign in');
  await other.page.goto('/account');
  await id(other, 'sign-in-name').fill('Brun');
  await id(other, 'sign-in-password').fill(PASSWORD);
  await id(other, 'sign-in-go').click();
  await id(other, 'notice').waitFor();
  assert.match(await id(other, 'notice').innerText(), /banned/);
  other.problems.splice(0); // the browser tells the refusal of the sign-in and the line that was cut
  await id(who, 'unban-Brun').click();
  await id(who, 'yes').click();
  await id(who, 'ban-Brun').waitFor();
  await id(other, 'sign-in-go').click();
  await shown('Brun');
}));

test('a new password is shown once, opens the account, and the old one does not; the role is given after a question', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  await account('Kay');
  await as(who, ada, '/admin/users');
  await id(who, 'reset-password-Kay').click();
  await id(who, 'yes').click();
  const secret = await id(who, 'secret').innerText();
  await shot(who, 'secret');
  await id(who, 'secret-done').click();
  await id(who, 'secret').waitFor({ state: 'detached' });
  assert.ok(!(await who.page.content()).includes(secret));
  await new Rest(server).refused(403, 'wrong_password', 'POST', '/api/sessions', { name: 'Kay', password: PASSWORD });
  assert.equal((await new Rest(server).ask('POST', '/api/sessions', { name: 'Kay', password: secret })).json.user.admin, false);
  await id(who, 'make-admin-Kay').click();
  await id(who, 'close').click();
  assert.equal((await new Rest(server).ask('POST', '/api/sessions', { name: 'Kay', password: secret })).json.user.admin, false, 'closing the question does nothing');
  await id(who, 'make-admin-Kay').click();
  await id(who, 'yes').click();
  await id(who, 'remove-admin-Kay').waitFor();
  assert.equal((await new Rest(server).ask('POST', '/api/sessions', { name: 'Kay', password: secret })).json.user.admin, true);
}));

test('a match is found, its log read and filtered, played again, and ended after a question', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const ulf = await guest(server, 'Ulf');
  const match = await table([ulf], { bots: ['easy'] });
  await as(who, ada, '/admin/matches');
  await id(who, 'find-match').fill('ulf');
  await who.page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1);
  await shot(who, 'matches');
  await id(who, `log-${match.id}`).click();
  await id(who, 'move-0').waitFor();
  const { rows } = await ada.get(`/api/admin/matches/${match.id}/log`);
  for (const row of rows) for (const { text } of row.events) assert.ok((await id(who, `move-${row.version}`).innerText()).includes(text), text);
  await id(who, 'filter-log').fill('no move has these words');
  await id(who, 'move-0').waitFor({ state: 'detached' });
  await id(who, 'filter-log').fill('');
  await id(who, 'repair').click();
  await id(who, 'report').waitFor();
  assert.match(await id(who, 'report').innerText(), /^OK: /);
  await shot(who, 'log');
  await id(who, 'close-match').click();
  await id(who, 'yes').click();
  await id(who, 'close-match').waitFor({ state: 'detached' });
  assert.equal((await ulf.get(`/api/matches/${match.id}`)).match.status, 'abandoned');
}));

test('the console completes columns, answers, sorts, draws, downloads and saves', { timeout: patient(120000) }, () => people([{ viewport: WIDE }], async (who) => {
  await as(who, ada, '/admin/console');
  await id(who, 'query-leaderboard').waitFor();
  await typeSql(who, 'SELECT sea');
  await who.page.locator('.cm-tooltip-autocomplete li', { hasText: 'seats' }).first().waitFor();
  await who.page.keyboard.press('Escape');
  await typeSql(who, 'SELECT game, seats, count(*) AS matches FROM v_match WHERE stat');
  await who.page.locator('.cm-tooltip-autocomplete li[aria-selected]', { hasText: 'status' }).waitFor();
  await shot(who, 'completion');
  await pause(300); // the editor takes an Enter that follows at once for one that was meant before
  await who.page.keyboard.press('Enter');
  await who.page.keyboard.type(" = 'over");
  await who.page.keyboard.press('End');
  await who.page.keyboard.type(' GROUP BY game, seats');
  await who.page.keyboard.press('Escape');
  assert.equal(await sqlText(who), "SELECT game, seats, count(*) AS matches FROM v_match WHERE status = 'over' GROUP BY game, seats");
  await who.page.keyboard.press('Control+Enter');
  await id(who, 'answer').waitFor();
  const n = String(MATCHES);
  await soon(() => cells(who), [['clans', '3', n], ['stoneage', '2', n], ['stoneage', '3', n]]);
  assert.match(await id(who, 'answer-status').innerText(), /^3 rows · [\d,]+ ms$/);
  await id(who, 'sort-seats').click();
  const seats = async () => (await cells(who)).map((row) => row[1]);
  await soon(seats, ['3', '3', '2'], 'numbers are sorted from the largest first');
  await id(who, 'sort-seats').click();
  await soon(seats, ['2', '3', '3']);

  await id(who, 'chart-toggle').click();
  await id(who, 'chart').waitFor();
  await id(who, 'chart-x').selectOption('game');
  await soon(async () => await painted(who) > 3000, true, 'bars are painted');
  await shot(who, 'chart');
  const bars = await painted(who);
  await id(who, 'kind-line').check({ force: true });
  await soon(async () => { const line = await painted(who); return line > 50 && line < bars; }, true, 'a line takes less paint');
  await typeSql(who, 'SELECT nothing of what was answered');
  await who.page.keyboard.press('Escape');

  const [download] = await Promise.all([who.page.waitForEvent('download'), id(who, 'csv').click()]);
  assert.equal(readFileSync(await download.path(), 'utf8'), `game,seats,matches\r\nclans,3,${n}\r\nstoneage,2,${n}\r\nstoneage,3,${n}\r\n`);
  const [json] = await Promise.all([who.page.waitForEvent('download'), id(who, 'json').click()]);
  assert.deepEqual(JSON.parse(readFileSync(await json.path(), 'utf8'))[0], { game: 'clans', seats: 3, matches: MATCHES });

  await typeSql(who, 'SELECT count(*) AS found FROM v_match WHERE game = :game');
  await who.page.keyboard.press('Escape');
  await id(who, 'save').click();
  await id(who, 'save-name').fill('matches_of');
  await id(who, 'save-question').fill('How many matches of a game are there?');
  await id(who, 'save-go').click();
  await id(who, 'query-matches_of').waitFor();
  await who.page.goto('/admin/console');
  await id(who, 'query-matches_of').click();
  await id(who, 'param-game').fill('clans');
  await id(who, 'run').click();
  await id(who, 'answer').waitFor();
  await soon(() => cells(who), [[n]]);
  await shot(who, 'saved');
  await id(who, 'delete-matches_of').click();
  await id(who, 'yes').click();
  await id(who, 'query-matches_of').waitFor({ state: 'detached' });
  await who.page.setViewportSize(PHONE);
  await fits(who);
  await shot(who, 'console');
}));

test('the console shows where a statement is wrong and says what is not allowed; ? in the editor is a letter', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  await as(who, ada, '/admin/console');
  await id(who, 'query-leaderboard').waitFor();
  const wrong = async (sql, word, words) => {
    await typeSql(who, sql);
    await who.page.keyboard.press('Escape');
    await who.page.keyboard.press('Control+Enter');
    await soon(async () => words.test(await id(who, 'sql-error').innerText()), true, `${words}`);
    await soon(() => who.page.locator('.cm-wrong').allInnerTexts(), word === null ? [] : [word]);
  };
  await wrong('SELECT colour FROM v_match', 'colour', /no such column/);
  await shot(who, 'wrong');
  await wrong('SELECT 1 FROM v_nothing', 'v_nothing', /no such table/);
  await wrong('SELECT FROM v_match', 'FROM', /syntax error/);
  await wrong('DELETE FROM v_match', null, /^Invalid SQL: |not allowed|only read/i);
  await typeSql(who, 'SELECT ?');
  assert.equal(await sqlText(who), 'SELECT ?');
  assert.equal(await id(who, 'keys').count(), 0);
  who.problems.splice(0, who.problems.length, ...who.problems.filter((problem) => !/422/.test(problem)));
}));

test('the audit tells what was done and by whom, without secrets', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const target = await account('Rae');
  await ada.post(`/api/admin/users/${target.user.id}/ban`, { reason: 'a test of the audit' });
  await as(who, ada, '/admin/audit');
  const row = who.page.locator('tbody tr').first();
  await row.waitFor();
  const text = await row.innerText();
  for (const part of ['Ada', 'banned', `${target.user.id} Rae`, 'a test of the audit', 'done']) assert.ok(text.includes(part), `${part} in ${text}`);
  await shot(who, 'audit');
  await who.page.setViewportSize(PHONE);
  await fits(who);
  await shot(who, 'audit');
}));

test('leaving before the page knows the user still opens the next page', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  let tell = () => {};
  const asked = new Promise((resolve) => {
    who.page.route('**/api/me', async (route) => {
      await new Promise((answer) => { tell = answer; resolve(); });
      await route.continue();
    });
  });
  await who.page.addInitScript(() => { // nor does the live line say it
    window.WebSocket = class extends EventTarget {
      constructor() { super(); window.lineBegun = true; }
      send() {}
      close() {}
    };
  });
  await as(who, ada, '/');
  await Promise.all([asked, who.page.waitForFunction(() => window.lineBegun)]);
  await follow(who, '/admin/overview');
  tell();
  await id(who, 'gauge-store').waitFor();
}));

test('every administrators page has words in both languages, by day and by night, and fits a phone', { timeout: patient(120000) }, () => people([{ viewport: PHONE, touch: true }], async (who) => {
  const match = (await ada.get('/api/admin/matches?count=1')).matches[0].id;
  const pages = { overview: 'gauge-store', users: 'user-Ada', matches: `match-${match}`, [`matches/${match}`]: 'move-0', 'console/game_length': 'answer', audit: 'audit' };
  for (const [lang, theme] of [['en', 'night'], ['de', 'day']]) {
    await who.context.addInitScript(`localStorage.setItem('ochre.prefs', '${JSON.stringify({ lang, theme })}')`);
    await as(who, ada, '/');
    for (const [path, sign] of Object.entries(pages)) {
      await follow(who, `/admin/${path}`);
      await id(who, sign).first().waitFor();
      assert.doesNotMatch(await who.page.locator('body').innerText(), /undefined|NaN|\b(admin|stat|figures|error|status)\.[a-z_]/, `${path} ${lang}`);
      await fits(who);
    }
    assert.equal(await who.page.evaluate(() => document.documentElement.lang), lang);
  }
}));

for (const [device, view] of [['desktop', { viewport: WIDE }], ['phone', { viewport: PHONE, touch: true }]]) {
  test(`anybody reads the statistics as a chart and a table, by number of players: ${device}`, { timeout: patient(60000) }, () => people([view], async (who) => {
    await who.page.goto('/');
    await id(who, 'statistics').click();
    await id(who, 'figure').waitFor();
    await who.page.goto('/statistics/first_seat_advantage');
    await id(who, 'chart').waitFor();
    const { rows } = await new Rest(server).get('/api/statistics/first_seat_advantage');
    assert.deepEqual(rows.map((row) => [row[0], row[1], row[3]]), [['clans', 3, MATCHES], ['clans', 3, MATCHES], ['clans', 3, MATCHES], ['stoneage', 2, MATCHES], ['stoneage', 2, MATCHES], ...Array(3).fill(['stoneage', 3, MATCHES])]);
    const press = (name) => id(who, name).locator('..').click();
    await press('game-stoneage');
    await press('seats-3');
    await soon(async () => (await cells(who)).map((row) => row.slice(0, 4)), [['Stone Age', '3', '1', String(MATCHES)], ['Stone Age', '3', '2', String(MATCHES)], ['Stone Age', '3', '3', String(MATCHES)]]);
    const part = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
    const bounds = rows.slice(-3).map((row) => row.slice(4, 8).map((share) => part.format(share)));
    for (const [, low, high] of rows.slice(-3).map((row) => row.slice(4, 7))) assert.ok(high - low > 0.2, 'of so few matches not much is known');
    assert.deepEqual((await cells(who)).map((row) => row.slice(4, 8)), bounds, 'beside each share how sure it is');
    assert.match(await id(who, 'figure').innerText(), /95 ?%/);
    await press('seats-2');
    await soon(async () => (await cells(who)).length, 2);
    await id(who, 'chart').locator('.u-over').hover({ position: { x: 40, y: 40 } });
    await soon(async () => /^Seat 1 · Win rate [\d.]+% · Fair share 50%$/.test(await who.page.locator('.figure-readout').innerText()), true, 'seats count from 1 in the chart, too');
    assert.equal(await id(who, 'data-table').locator('td svg.icon').count(), 2, 'each seat has its mark');
    await soon(async () => await painted(who) > 1000, true, 'bars are painted');
    await shot(who, 'statistics');
    await id(who, 'language').selectOption('de');
    await who.page.getByRole('heading', { name: 'Vorteil des Platzes' }).waitFor();
    await fits(who);
  }));
}

test('every statistic has words in both languages, and draws or says that there is nothing', { timeout: patient(120000) }, () => people([{ viewport: WIDE }], async (who) => {
  const told = (await new Rest(server).get('/api/statistics')).statistics;
  const statistics = told.filter(({ params }) => params.every(({ optional }) => optional)); // the others stand on the page of whom they ask about
  assert.ok(statistics.length >= 15);
  await who.page.goto('/statistics');
  for (const { name } of statistics) {
    await id(who, `stat-${name}`).click();
    await who.page.locator(`[data-testid="stat-${name}"][aria-current="page"]`).waitFor();
    await who.page.locator('[data-testid="figure"] table, [data-testid="figure"] .empty').first().waitFor();
    await who.page.waitForFunction(() => document.querySelector('[data-testid="figure"] table') || !/Loading/.test(document.querySelector('[data-testid="figure"]').innerText));
    const text = await id(who, 'figure').innerText();
    assert.doesNotMatch(text, /undefined|NaN|stat\.|null/, name);
    await fits(who);
  }
  const known = all.words(all.groups().filter((group) => group.endsWith('statistics')), 'de');
  assert.deepEqual(statistics.filter(({ name }) => !known[`stat.name.${name}`] || !known[`stat.ask.${name}`]), []);
}));
