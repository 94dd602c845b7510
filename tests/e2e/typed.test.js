// What people type and what programs read: the same password from every keyboard, no formula in a table, no control byte on a terminal, and signals that
// others take for "read your settings again".
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { parse as parseCsv } from 'csv-parse/sync';
import { patient } from '../support/patience.js';
import { account, Rest, send } from '../support/rest.js';
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

test('nothing that is stored steers a terminal', () => {
  const told = admin('query', "SELECT char(27) || '[31m' || char(155) || '2J' || char(7) || char(127) || 'end' AS x");
  for (const letter of told) assert.ok(letter === '\n' || (letter >= ' ' && !(letter >= '\u007f' && letter <= '\u009f')), JSON.stringify(told));
  assert.match(told, /end/);
});

test('SIGHUP ends nothing', async () => {
  const ann = await account(server, 'Hedda');
  server.child.kill('SIGHUP');
  for (let i = 0; i < 3; i += 1) assert.equal((await ann.get('/api/me')).user.name, 'Hedda');
  assert.ok(server.alive);
});

test('robots are told what is for people', async () => {
  const { status, text, headers } = await send(server.url, 'GET', '/robots.txt');
  assert.equal(status, 200);
  assert.match(headers['content-type'], /^text\/plain/);
  assert.match(text, /^User-agent: \*\nDisallow: \/api\/$/m);
});

test('a base URL is checked at the start, and has one form from then on', async () => {
  for (const wrong of ['play.example.org', 'https://', 'https://play.example.org/ochre', 'https://me@play.example.org', 'https://play.example.org:99999']) {
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
