// Questions of administrators about people and tables: when accounts were made, who was here on which day, when a table was full, how much was
// said. On both engines, with a server that writes it, and compared with the rows of the tables.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { patient } from '../support/patience.js';
import { PSQL, serveOnPostgres } from '../support/postgres.js';
import { guest, Rest, rowsOf, table } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

const file = await startServer();
const database = await serveOnPostgres();
after(async () => {
  await file.close();
  await database.close();
});

const password = 'correct horse';
const DAY = 86400000;
const text = (at) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

async function account(server, name, rest = new Rest(server)) {
  rest.user = (await rest.create('/api/accounts', { name, password })).user;
  return rest;
}

for (const [engine, server, url] of [['a file', file, null], ['PostgreSQL', database.server, database.postgres.url()]]) {
  const raw = (sql) => JSON.parse((url
    ? execFileSync(PSQL, ['-qXAt', '-v', 'ON_ERROR_STOP=1', '-c', `SELECT coalesce(json_agg(one), '[]') FROM (${sql}) AS one`, url], { encoding: 'utf8' })
    : execFileSync('sqlite3', ['-json', join(server.dir, 'ochre.sqlite'), sql], { encoding: 'utf8' })) || '[]');
  const write = (sql) => (url ? execFileSync(PSQL, ['-qX', '-v', 'ON_ERROR_STOP=1', '-c', sql, url])
    : execFileSync('sqlite3', [join(server.dir, 'ochre.sqlite'), sql]));
  const root = await account(server, 'Root');
  if (url) database.postgres.run(`UPDATE "user" SET admin = 1 WHERE id = ${root.user.id}`);
  else assert.equal(spawnSync(program, ['admin', 'make-admin', 'root', '--data', server.dir], { timeout: patient(60000) }).status, 0);
  const ask = async (sql) => rowsOf(await root.post('/api/admin/query', { sql }));

  test(`since when a user has an account, what they are, and their time zone (${engine})`, async () => {
    const ann = await guest(server, 'Ann');
    const bea = await account(server, 'Bea');
    const cem = await guest(server, 'Cem');
    await cem.post('/api/me/calendar', { time_zone: 'Asia/Kolkata' });
    const [before] = raw(`SELECT created_ms, account_ms FROM "user" WHERE id = ${ann.user.id}`);
    assert.equal(before.account_ms, null);
    await account(server, 'Annabel', ann);
    const rows = raw('SELECT id, created_ms, account_ms, seen_day, offset_minutes FROM "user" ORDER BY id');
    const told = await ask('SELECT "user", kind, created, account_since, last_seen, offset_minutes FROM v_user ORDER BY "user"');
    assert.deepEqual(told, rows.map((row) => ({
      user: row.id, kind: row.id === cem.user.id ? 'guest' : 'account', created: text(row.created_ms), account_since: row.account_ms && text(row.account_ms), last_seen: row.seen_day,
      offset_minutes: row.offset_minutes,
    })));
    const of = (rest) => rows.find(({ id }) => id === rest.user.id);
    assert.equal(of(ann).created_ms, before.created_ms);
    assert.ok(of(ann).account_ms >= before.created_ms && of(ann).account_ms <= Date.now());
    assert.equal(of(bea).account_ms, of(bea).created_ms);
    assert.equal(of(cem).account_ms, null);
    assert.deepEqual([of(cem).offset_minutes, of(bea).offset_minutes], [330, null]);
    assert.equal((await ann.post('/api/me/password', { old: password, new: 'another horse' })) && raw(`SELECT account_ms FROM "user" WHERE id = ${ann.user.id}`)[0].account_ms, of(ann).account_ms);
  });

  test(`each user counts once on each day, by what they are, without a name (${engine})`, async () => {
    const counted = () => raw('SELECT * FROM session_day ORDER BY day');
    const before = counted().at(-1);
    const [dan, eva] = [await guest(server, 'Dan'), await account(server, 'Eva')];
    await new Rest(server).create('/api/sessions', { name: 'Eva', password });
    const today = counted().at(-1);
    assert.deepEqual([today.guests - before.guests, today.accounts - before.accounts], [1, 1]);
    const users = raw('SELECT seen_day FROM "user" WHERE seen_day IS NOT NULL');
    assert.equal(users.length, today.guests + today.accounts);
    // As if a day had passed: the server has read the sessions before, and reads them again from the file.
    write(`UPDATE "user" SET seen_day = '2026-01-05' WHERE id IN (${dan.user.id}, ${eva.user.id})`);
    write(`UPDATE session SET used_ms = used_ms - ${2 * DAY} WHERE "user" = ${eva.user.id}`);
    await server.stop();
    await server.start();
    await eva.get('/api/me');
    await dan.get('/api/me');
    const seen = (rest) => raw(`SELECT seen_day FROM "user" WHERE id = ${rest.user.id}`)[0].seen_day;
    assert.equal(seen(dan), '2026-01-05', 'a session that was used today is not written again');
    assert.equal(seen(eva), today.day);
    const last = counted().at(-1);
    assert.deepEqual([last.guests, last.accounts], [today.guests, today.accounts + 1]);
    assert.deepEqual(await ask('SELECT * FROM v_session_day ORDER BY day'), counted().map(({ day, guests, accounts }) => ({ day, users: guests + accounts, guests, accounts })));
    await eva.expect(200, 'DELETE', '/api/me', { password });
    assert.deepEqual(raw(`SELECT account_ms, seen_day, offset_minutes FROM "user" WHERE id = ${eva.user.id}`), [{ account_ms: null, seen_day: null, offset_minutes: null }]);
  });

  test(`when each took a seat, when the table was full, and how much each said (${engine})`, async () => {
    const [fay, gus] = [await guest(server, 'Fay'), await guest(server, 'Gus')];
    const match = await table([fay], { seats: 3, start: false });
    const filled = async () => (await ask(`SELECT filled FROM v_match WHERE match = '${match.id}'`))[0].filled;
    assert.equal(await filled(), null);
    await gus.post(`/api/matches/${match.id}/join`);
    await fay.post(`/api/matches/${match.id}/bots`, { seat: 2, bot: 'easy' });
    const begun = Date.now();
    const at = () => raw(`SELECT seat, taken_ms FROM seat JOIN match ON number = match_number WHERE id = '${match.id}' ORDER BY seat`).map(({ taken_ms: ms }) => ms);
    const taken = at();
    assert.ok(taken.every((ms, seat) => ms > begun - patient(60000) && ms <= begun && ms >= (taken[seat - 1] ?? 0)));
    for (const [who, what] of [[fay, 'hello'], [gus, 'hi'], [fay, 'a quiet evening']]) await who.create(`/api/matches/${match.id}/chat`, { id: `say${what.length}`, text: what });
    await fay.post(`/api/matches/${match.id}/start`);
    assert.deepEqual(at(), taken);
    assert.equal(await filled(), text(Math.max(...taken)));
    assert.deepEqual(await ask(`SELECT seat, sat, lines FROM v_seat WHERE match = '${match.id}' ORDER BY seat`),
      [2, 1, 0].map((lines, seat) => ({ seat, sat: text(taken[seat]), lines })));
    assert.equal((await root.ask('POST', '/api/admin/query', { sql: 'SELECT text FROM chat' })).status, 422);
  });
}

test('a published file has the lines of the players as numbers, and no times of people', async () => {
  const to = join(file.dir, 'published.sqlite');
  const done = spawnSync(program, ['admin', 'publish', to, '--matches', 'all', '--data', file.dir], { encoding: 'utf8', timeout: patient(60000) });
  assert.equal(done.status, 0, done.stderr);
  const rows = (sql) => JSON.parse(execFileSync('sqlite3', ['-json', to, sql], { encoding: 'utf8' }) || '[]');
  assert.deepEqual(rows("SELECT seat, lines FROM v_seat ORDER BY seat"), [{ seat: 0, lines: 2 }, { seat: 1, lines: 1 }, { seat: 2, lines: 0 }]);
  assert.deepEqual(rows('SELECT DISTINCT created, account_since, last_seen, offset_minutes FROM v_user'), [{ created: null, account_since: null, last_seen: null, offset_minutes: null }]);
  assert.deepEqual(rows('SELECT * FROM v_session_day'), []);
  assert.deepEqual(rows('SELECT DISTINCT name FROM pragma_table_info(\'chat\')').map(({ name }) => name), ['match_number', 'user']);
});
