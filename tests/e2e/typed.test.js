// Input of people and output for programs: the same password from every keyboard, no formula in a table, no control byte on a terminal, and
// signals that other programs use for "read your settings again".
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { parse as parseCsv } from 'csv-parse/sync';
import { patient } from '../support/patience.js';
import { account, callOff, Rest, send, table } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

let server;
before(async () => { server = await startServer(); });
after(() => server?.close());

const admin = (...args) => {
  const done = spawnSync(program, ['admin', ...args, '--data', server.dir], { encoding: 'utf8', timeout: patient(4000) });
  assert.equal(done.status, 0, done.stderr);
  return done.stdout;
};
const tryIn = async (name, password) => (await new Rest(server).ask('POST', '/api/sessions', { name, password })).status;

const composed = 'Zürcher Gschnätzlets ñ';
test('a password is the same however a keyboard writes its letters', async () => {
  assert.notEqual(composed.normalize('NFD'), composed.normalize('NFC'));
  for (const [name, form] of [['Ann', 'NFC'], ['Ben', 'NFD']]) {
    await new Rest(server).expect(201, 'POST', '/api/accounts', { name, password: composed.normalize(form) });
    for (const typed of ['NFC', 'NFD']) assert.equal(await tryIn(name, composed.normalize(typed)), 201, `${form} ${typed}`);
    assert.equal(await tryIn(name, composed.replace('ü', 'u')), 403);
  }
  await new Rest(server).expect(201, 'POST', '/api/accounts', { name: 'Cem', password: 'two\u00a0words here' });
  assert.equal(await tryIn('Cem', 'two words here'), 201, 'a blank is a blank');
});

test('a cell that a spreadsheet would compute is text', async () => {
  const cells = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://evil.example","x")'];
  const sql = `SELECT ${cells.map((cell, i) => `'${cell.replaceAll("'", "''")}' AS c${i}`).join(', ')}, -5 AS number, 'a=b' AS plain`;
  const raw = admin('query', sql, '--csv');
  const [row] = parseCsv(raw, { columns: true });
  cells.forEach((cell, i) => assert.equal(row[`c${i}`], `'${cell}`));
  assert.deepEqual([row.number, row.plain], ['-5', 'a=b']);
  for (const cell of raw.split('\r\n')[1].split(',')) assert.doesNotMatch(cell, /^"?[=+@\t]/);
});

/* ---- what steers a terminal, or turns the direction of writing ---- */

const code = (from, to = from) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
const steering = [...code(1, 0x1f), ...code(0x7f, 0x9f), '\u061c', '\u200e', '\u200f', ...code(0x2028, 0x202e), ...code(0x2066, 0x2069)];
const steers = (text, stays = /[\n]/g) => steering.filter((letter) => text.replaceAll(stays, '').includes(letter)).map((letter) => JSON.stringify(letter));
const byLetters = `SELECT ${steering.map((letter) => `char(${letter.codePointAt(0)})`).join(' || ')} || 'end' AS x, 'begin' || char(27) || char(8238) || 'end' AS y`;

test('nothing that is stored steers a terminal, however it is printed', () => {
  assert.deepEqual(steers(`a${steering.join('')}`, /[]/g).length, steering.length, 'the check finds each');
  const table = admin('query', byLetters);
  assert.deepEqual(steers(table), []);
  assert.match(table, /begin  end$/m);
  assert.deepEqual(steers(admin('query', `${byLetters}, char(9) || 'x'`, '--csv'), /\r\n|[\n\t]/g), []);
  const json = admin('query', `${byLetters}, CAST(x'9b33316d' AS TEXT) AS z`, '--json');
  assert.deepEqual(steers(json), []);
  assert.deepEqual(JSON.parse(json), [{ x: `${steering.join('')}end`, y: 'begin\u001b\u202eend', z: '\ufffd31m' }], 'and JSON says what it was');
  const bytes = spawnSync(program, ['admin', 'query', "SELECT CAST(x'9b33316d' AS TEXT) AS x", '--data', server.dir]).stdout;
  assert.ok(!bytes.includes(0x9b), 'nor does a byte that is no UTF-8');
});

test('a column may be called anything', () => {
  const sql = 'SELECT 1 AS "a""\\b\u001b[31m\u202e"';
  for (const form of [[], ['--csv'], ['--json']]) assert.deepEqual(steers(admin('query', sql, ...form), /\r\n|\n/g), [], form);
  assert.deepEqual(JSON.parse(admin('query', sql, '--json')), [{ 'a"\\b [31m ': 1 }]);
});

test('nor does a name that got into the file some other way, nor what is typed', async () => {
  const bad = 'Ann\u001b[31m\u009b2J\u007f\u202e\u2066\n';
  const quoted = Array.from(bad, (letter) => `char(${letter.codePointAt(0)})`).join(' || ');
  const other = await startServer();
  try {
    const ann = await account(other, 'Ann');
    const match = await table([ann], { bots: ['random'] });
    await callOff(match.id, ann);
    const { user } = await ann.get('/api/me');
    await other.stop();
    const file = join(other.dir, 'ochre.sqlite');
    const run = (...args) => {
      const done = spawnSync(program, ['admin', ...args, '--file', file], { encoding: 'utf8', timeout: patient(8000) });
      assert.deepEqual(steers(done.stdout + done.stderr), [], args.join(' '));
      return done;
    };
    const set = spawnSync('sqlite3', [file, `UPDATE user SET name = ${quoted}; UPDATE seat SET name = ${quoted} WHERE name IS NOT NULL`], { encoding: 'utf8' });
    assert.equal(set.status, 0, set.stderr);
    const who = `#${user.id}`;
    for (const [args, status] of [[['users']], [['users', '--json']], [['ban', who, '--reason', `so${bad}`]], [['unban', who]], [['make-admin', who]],
      [['remove-admin', who]], [['reset-password', who]], [['audit']], [['audit', '--json']], [['matches']], [['repair', match.id]], [['check']],
      [['export', match.id]], [['repair', bad], 1], [['ban', bad], 1], [['ban', who, bad], 2], [['query', bad.replaceAll(/\s/g, '')], 3],
      [['backup', join(other.dir, 'x\u001b[31m\u202e')]], [['export', bad], 1], [['import', bad], 1]]) {
      assert.equal(run(...args).status, status ?? 0, JSON.stringify(args));
    }
    assert.equal(JSON.parse(run('users', '--json').stdout)[0].name, bad);
    assert.equal(JSON.parse(run('export', match.id).stdout).seats[0].name, bad, 'and an export says what is stored');
  } finally {
    await other.close();
  }
});

test('a match comes in with names that people may have here, and with no others', async () => {
  const other = await startServer();
  try {
    const ann = await account(other, 'Ann');
    const match = await table([ann], { bots: ['random'] });
    await callOff(match.id, ann);
    await other.stop();
    const of = (name) => ['--file', join(other.dir, name)];
    const exported = spawnSync(program, ['admin', 'export', match.id, ...of('ochre.sqlite')], { encoding: 'utf8' });
    assert.equal(exported.status, 0, exported.stderr);
    const told = JSON.parse(exported.stdout);
    let files = 0;
    const come = (name) => {
      const path = join(other.dir, `${files += 1}.json`);
      writeFileSync(path, JSON.stringify({ ...told, seats: told.seats.map((seat, i) => (i === 0 ? { ...seat, name } : seat)) }));
      const done = spawnSync(program, ['admin', 'import', path, ...of(`${files}.sqlite`)], { encoding: 'utf8', timeout: patient(8000) });
      return { ...done, path: join(other.dir, `${files}.sqlite`) };
    };
    for (const name of ['Ann', 'علی\u200cرضا', 'ශ්\u200dරී', '👩🏽\u200d🚀', `Wanderer ${'x'.repeat(40)}`]) {
      const done = come(name);
      assert.equal(done.status, 0, `${name}: ${done.stderr}`);
      const [{ name: kept }] = JSON.parse(spawnSync('sqlite3', ['-json', done.path, 'SELECT name FROM seat WHERE seat = 0'], { encoding: 'utf8' }).stdout);
      assert.equal(kept, name);
    }
    for (const name of ['Ann\u202e', 'A\u200dnn', '\u200b', '\u200c', 'Ann\u001b[31m', 'Аnn', 'A\u00ad', 'a'.padEnd(9, '\u0301')]) {
      const done = come(name);
      assert.equal(done.status, 1, JSON.stringify(name));
      assert.match(done.stderr, /The name of seat 0 is none that people may have/);
      assert.deepEqual(steers(done.stderr), []);
      assert.ok(!existsSync(done.path), 'nothing is made for it');
    }
  } finally {
    await other.close();
  }
});

test('SIGHUP ends nothing', async () => {
  const ann = await account(server, 'Hedda');
  server.child.kill('SIGHUP');
  for (let i = 0; i < 3; i += 1) assert.equal((await ann.get('/api/me')).user.name, 'Hedda');
  assert.ok(server.alive);
});

test('robots.txt lists the pages for people', async () => {
  const { status, text, headers } = await send(server.url, 'GET', '/robots.txt');
  assert.equal(status, 200);
  assert.match(headers['content-type'], /^text\/plain/);
  assert.match(text, /^User-agent: \*\nDisallow: \/api\/$/m);
});

test('a base URL is checked at the start, and has one form from then on', async () => {
  for (const wrong of ['play.example.org', 'https://', 'https://play.example.org/ochre?a=b', 'https://play.example.org/api', 'https://me@play.example.org', 'https://play.example.org:99999']) {
    const done = spawnSync(program, ['serve', '--data', '/nonexistent/x', '--base-url', wrong], { encoding: 'utf8', timeout: patient(1000) });
    assert.equal(done.status, 2, wrong);
    assert.match(done.stderr, /^ochre serve: --base-url (does not begin|has )/);
  }
  const named = await startServer({ args: ['--base-url', 'HTTPS://Bücher.example:443/'] });
  try {
    assert.equal((await send(named.url, 'GET', '/api/me', { headers: { host: 'xn--bcher-kva.example' } })).status, 200);
    assert.equal((await send(named.url, 'POST', '/api/guests', { headers: { host: 'xn--bcher-kva.example', origin: 'https://xn--bcher-kva.example' }, body: '{"name":"Ann"}' })).status, 201);
    assert.equal((await send(named.url, 'GET', '/api/me', { headers: { host: 'bcher.example' } })).status, 421);
  } finally {
    await named.close();
  }
});
