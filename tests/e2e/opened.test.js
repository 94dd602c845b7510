// Files that the program writes for others are opened here with the programs that others use: sqlite3, man, and parsers and clients from
// npm.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse as parseCsv } from 'csv-parse/sync';
import ical from 'ical.js';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import FeedParser from 'rss-parser';
import { parse as parseYaml } from 'yaml';
import { patient } from '../support/patience.js';
import { account, callOff, guest, playOut, Rest, table } from '../support/rest.js';
import { lab, program, Server, startServer } from '../support/server.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const DAYS = { pace: 'days', bank_s: 86400, increment_s: 28800, cap_s: 259200 };
const dir = mkdtempSync(join(tmpdir(), 'ochre-opened-'));

let server;
let ann;
let bob;
const matches = {}; // {over, off: called off by ann and bob, running}

before(async () => {
  server = await startServer();
  [ann, bob] = [await account(server, 'Ann, "the=first"'), await account(server, '=Bob')];
  matches.over = await table([ann], { game: 'clans', bots: ['random', 'random'] });
  await playOut(matches.over.id, ann);
  matches.off = await table([ann, bob], { game: 'stoneage' });
  await callOff(matches.off.id, ann, bob);
  matches.running = await table([ann, bob], { clock: DAYS, start_seat: 0 });
});
after(async () => {
  await server?.close();
  rmSync(dir, { recursive: true, force: true });
});

function run(command, args, input = '') {
  const done = spawnSync(command, args, { input, encoding: 'utf8', timeout: patient(60000), maxBuffer: 1 << 28 });
  assert.equal(done.error, undefined);
  return done;
}
function fine(command, ...args) {
  const done = run(command, args);
  assert.equal(done.status, 0, `${command} ${args.join(' ')}: ${done.stdout}${done.stderr}`);
  return done.stdout;
}
const admin = (...args) => fine(program, 'admin', ...args, '--data', server.dir);
/** Rows of a file that is opened as tools for published data open it: it is only read, and does not change. */
const sqlite3 = (file, sql) => JSON.parse(fine('sqlite3', '-json', '-bail', `file:${file}?immutable=1`, sql) || '[]');

/** The public named queries, as documented for use on a published file. */
function publicQueries() {
  const folders = [join(root, 'schema/queries'), ...readdirSync(join(root, 'backend/games'), { withFileTypes: true })
    .filter((one) => one.isDirectory()).map(({ name }) => join(root, 'backend/games', name, 'queries'))];
  return folders.flatMap((folder) => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
    .filter(([, text]) => /^-- Public\.$/m.test(text));
}

for (const [index, args] of [[], ['--matches', 'all'], ['--matches', 'all', '--pseudonyms']].entries()) {
  test(`every table, every view and every public query of a published file can be read: ${args.join(' ') || 'as it is'}`, () => {
    const to = join(dir, `published-${index}.sqlite`);
    admin('publish', to, ...args);
    const shown = sqlite3(to, "SELECT type, name FROM sqlite_schema WHERE type IN ('table', 'view')");
    assert.ok(shown.filter(({ type }) => type === 'view').length >= 30, JSON.stringify(shown));
    const wrong = [];
    for (const { type, name } of shown) {
      for (const sql of [`SELECT * FROM "${name}"`, `SELECT count(*) FROM "${name}"`, `PRAGMA table_xinfo("${name}")`]) {
        const done = run('sqlite3', ['-bail', `file:${to}?immutable=1`], sql);
        if (done.status !== 0) wrong.push(`${type} ${name}: ${done.stderr.trim()}`);
      }
    }
    assert.deepEqual(wrong, []);
    const queries = publicQueries();
    assert.ok(queries.length >= 15);
    for (const [name, sql] of queries) {
      const done = run('sqlite3', ['-bail', `file:${to}?immutable=1`], sql);
      assert.equal(done.status, 0, `${name}: ${done.stderr}`);
    }
    assert.deepEqual(sqlite3(to, 'SELECT count(*) AS n FROM v_match'), [{ n: index === 0 ? 1 : 3 }]);
    assert.equal(sqlite3(to, 'PRAGMA integrity_check')[0].integrity_check, 'ok');
  });
}

test('the user who ended a match is published only if they played in it', () => {
  const to = join(dir, 'ended.sqlite');
  admin('publish', to, '--matches', 'all');
  const live = `file:${join(server.dir, 'ochre.sqlite')}?mode=ro`;
  const [{ ended_by: known }] = JSON.parse(fine('sqlite3', '-json', live, `SELECT ended_by FROM match WHERE id = '${matches.off.id}'`));
  const [{ ended_by: told }] = sqlite3(to, `SELECT ended_by FROM v_match WHERE match = '${matches.off.id}'`);
  assert.equal(told, known);
  for (const { ended_by: user, match } of sqlite3(to, 'SELECT match, ended_by FROM v_match WHERE ended_by IS NOT NULL'))
    assert.deepEqual(sqlite3(to, `SELECT count(*) > 0 AS seated FROM v_seat WHERE match = '${match}' AND user = ${user}`), [{ seated: 1 }]);
});

test('a backup is put in place on another machine, and its match is played on to its end', async () => {
  const backup = join(dir, 'backup.sqlite');
  const match = await table([ann], { game: 'clans', bots: ['random'], start_seat: 0 });
  const { match: { version } } = await ann.get(`/api/matches/${match.id}`);
  admin('backup', backup);
  const other = new Server();
  try {
    fine(program, 'admin', 'restore', backup, '--data', other.dir);
    await other.start();
    const again = new Rest(other);
    await again.create('/api/sessions', { name: 'Ann, "the=first"', password: 'Ann, "the=first" has a password' });
    assert.equal((await again.get(`/api/matches/${match.id}`)).match.version, version);
    await playOut(match.id, again);
    assert.equal((await again.get(`/api/matches/${match.id}`)).match.status, 'over');
  } finally {
    await other.close();
  }
  await callOff(match.id, ann);
});

test('an exported match verifies by itself, and in another database it is what it was', () => {
  const file = join(dir, 'exported.json');
  const other = join(dir, 'other.sqlite');
  writeFileSync(file, admin('export', matches.over.id));
  fine(program, 'verify', file);
  fine(lab, 'sim', '--game', 'clans', '--seats', '2', '--bots', 'random', '--matches', '1', '--store', other);
  fine(program, 'admin', 'import', file, '--file', other);
  fine(program, 'admin', 'check', '--file', other);
  const seats = `SELECT seat, rank, score FROM v_seat WHERE match = '${matches.over.id}' ORDER BY seat`;
  assert.deepEqual(JSON.parse(fine(program, 'admin', 'query', seats, '--json', '--file', other)), JSON.parse(admin('query', seats, '--json')));
});

test('the feeds are a calendar and an Atom feed to programs that read them', async () => {
  const link = await ann.create('/api/me/feed');
  const read = (path) => new Rest(server).expect(200, 'GET', path);
  const calendar = new ical.Component(ical.parse(await read(link.calendar)));
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ical.Event(one));
  const { clocks } = (await ann.get(`/api/matches/${matches.running.id}`)).match;
  assert.deepEqual(events.map(({ summary, startDate }) => [summary, startDate.toUnixTime()]), [['Your move is due: Stone Age with =Bob', Math.floor(clocks[0].deadline_ms / 1000)]]);
  assert.equal(calendar.getFirstPropertyValue('version'), '2.0');
  const feed = await new FeedParser().parseString(await read(link.atom));
  const titles = feed.items.map(({ title }) => title);
  assert.ok(titles.includes('Your turn: Stone Age with =Bob'), titles.join());
  for (const { link: to, isoDate } of feed.items) {
    assert.match(to, new RegExp(`^${server.url}/match/`));
    assert.ok(Math.abs(Date.parse(isoDate) - Date.now()) < patient(600000), isoDate);
  }
});

test('CSV is read by a parser as the rows that JSON has', async () => {
  const sql = "SELECT name, length(name) AS n, 'a' || char(10) || 'b' AS lines, NULL AS missing FROM shown_user WHERE name NOT LIKE '=%' ORDER BY name";
  const [json, csv] = [JSON.parse(admin('query', sql, '--json')), parseCsv(admin('query', sql, '--csv'), { columns: true })];
  assert.ok(json.length > 0);
  assert.deepEqual(csv, json.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? '' : String(value)]))));
  const { columns, rows } = await new Rest(server).get('/api/statistics/how_matches_end');
  const records = parseCsv(await new Rest(server).expect(200, 'GET', '/api/statistics/how_matches_end?format=csv'), { columns: true });
  assert.ok(rows.length > 0);
  assert.deepEqual(records, rows.map((row) => Object.fromEntries(row.map((value, at) => [columns[at], value === null ? '' : String(value)]))));
});

test('a client that is generated from openapi.yaml makes a guest, opens a table and reads it', async () => {
  const definition = JSON.parse(JSON.stringify(parseYaml(readFileSync(join(root, 'schema/openapi.yaml'), 'utf8'))),
    (name, value) => (value?.$ref?.startsWith('live/') ? {} : value)); // that client reads no other file
  const api = new OpenAPIClientAxios({ definition, withServer: { url: server.url, description: '' } });
  const client = await api.init();
  const named = Object.values(definition.paths).flatMap((path) => Object.values(path)).map((one) => one?.operationId).filter(Boolean);
  assert.deepEqual(named.filter((name) => typeof client[name] !== 'function'), []);
  const made = await client.guest_create(null, { name: 'Generated' });
  assert.equal(made.status, 201);
  const headers = { cookie: made.headers['set-cookie'].map((line) => line.split(';')[0]).join('; ') };
  const opened = await client.match_create(null, { game: 'clans', seats: 2 }, { headers });
  const { data } = await client.match_read({ id: opened.data.match.id }, null, { headers });
  assert.equal(data.match.id, opened.data.match.id);
  await assert.rejects(() => client.match_read({ id: 'nosuchmatch' }, null, { headers }), (error) => error.response.data.error.name === 'no_such_match');
});

test('a published file with pseudonyms has no number of an account and no id of a match, and says the same of each all over', () => {
  const [plain, other] = ['named', 'masked'].map((name) => join(dir, `${name}.sqlite`));
  const again = join(dir, 'again.sqlite');
  admin('publish', plain, '--matches', 'all');
  for (const to of [other, again]) admin('publish', to, '--matches', 'all', '--pseudonyms');
  const ids = sqlite3(plain, 'SELECT id FROM match').map(({ id }) => id);
  const texts = readFileSync(other, 'latin1');
  assert.deepEqual(ids.filter((id) => texts.includes(id)), []);
  assert.equal(sqlite3(other, 'SELECT count(DISTINCT id) AS n FROM match')[0].n, ids.length);
  const shape = 'SELECT match_number, seat, user IS NULL AS nobody, rank FROM seat ORDER BY 1, 2';
  assert.deepEqual(sqlite3(other, shape), sqlite3(plain, shape));
  for (const table of ['seat', 'move', 'rating'])
    assert.deepEqual(sqlite3(other, `SELECT count(*) AS n FROM ${table} WHERE user NOT IN (SELECT id FROM user)`), [{ n: 0 }], table);
  assert.deepEqual(sqlite3(other, "SELECT DISTINCT name <> 'Player ' || user AS wrong FROM seat WHERE user IS NOT NULL"), [{ wrong: 0 }]);
  const people = (file) => sqlite3(file, 'SELECT match_number, group_concat(user) AS who FROM seat GROUP BY 1 ORDER BY 1').map(({ who }) => who).join(';');
  const id = (file) => sqlite3(file, 'SELECT id FROM match ORDER BY number').map((row) => row.id).join();
  assert.notEqual(id(other), id(again), 'two copies cannot be matched');
  assert.ok(people(other));
});

test('man sets the page of every command', () => {
  const pages = readdirSync(join(dirname(program), 'man')).filter((name) => name.endsWith('.1'));
  assert.ok(pages.includes('ochre-serve.1') && pages.includes('ochre-admin.1'));
  for (const page of pages) {
    const done = run('man', ['--warnings', '-l', join(dirname(program), 'man', page)]);
    assert.deepEqual([done.status, done.stderr], [0, ''], page);
    assert.match(done.stdout, /^NAME/m);
  }
});

test('guests who never played are not published', async () => {
  await guest(server, 'Onlooker');
  const to = join(dir, 'guests.sqlite');
  admin('publish', to, '--matches', 'all');
  assert.deepEqual(sqlite3(to, "SELECT * FROM v_user WHERE player = 'Onlooker'"), []);
});
