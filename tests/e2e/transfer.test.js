// `ochre admin restore` of a file of SQLite into a PostgreSQL, `ochre admin backup` of that into a file: the same, row by row and number by number.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { patient, until } from '../support/patience.js';
import { openFolder, Postgres, PSQL } from '../support/postgres.js';
import { program } from '../support/server.js';

const root = new URL('../../', import.meta.url);
const dir = openFolder('transfer');
const file = join(dir, 'ochre.sqlite');
let postgres;

function ochre(command, ...args) {
  const { status, stdout, stderr } = spawnSync(program, ['admin', command, ...args], { encoding: 'utf8', timeout: 120000, maxBuffer: 1 << 28 });
  return { status, said: stdout, wrong: stderr };
}

function done(command, ...args) {
  const { status, said, wrong } = ochre(command, ...args);
  assert.equal(status, 0, said + wrong);
  return said;
}

function sqlite(path, sql) {
  const { status, stdout, stderr } = spawnSync('sqlite3', [path], { input: sql, encoding: 'utf8', maxBuffer: 1 << 28 });
  assert.equal(status, 0, stderr);
  return stdout;
}

/** All rows of all tables but those by which each engine knows its own age; rows of a log in its order. */
function dump(path) {
  const tables = sqlite(path, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'schema%' ORDER BY name").trim().split('\n');
  assert.ok(tables.length > 30);
  return tables.map((table) => {
    const columns = JSON.parse(sqlite(path, `SELECT json_group_array(name) FROM pragma_table_info('${table}')`));
    return `${table}\n${sqlite(path, `SELECT ${columns.map((name) => `quote("${name}")`).join(", '|', ")} FROM "${table}" ORDER BY ${columns.map((_, i) => 2 * i + 1).join()}`)}`;
  }).join('\n');
}

/** Additions to a stored database of the first release: a row of every later table, difficult texts, reals, exhausted numbers. */
const LATER = `
  INSERT INTO session SELECT randomblob(32), min(id), 1, 2, 3, 'Firefox, ''Linux''' FROM user;
  INSERT INTO known_device SELECT min(id), randomblob(32), 7 FROM user;
  INSERT INTO token (number, user, token_hash, name, scopes, made_ms, expires_ms, used_day) SELECT 41, min(id), randomblob(32), 'a \\ b', 7, 1, 2, '2026-11-22' FROM user;
  INSERT INTO token (number, user, token_hash, name, scopes, made_ms, expires_ms) SELECT 77, min(id), randomblob(32), 'gone', 1, 1, 2 FROM user;
  DELETE FROM token WHERE number = 77;
  INSERT INTO recovery SELECT max(id), randomblob(32), 5 FROM user;
  INSERT INTO feed SELECT max(id), randomblob(32), 5 FROM user;
  INSERT INTO bookmark SELECT user, match_number, 3, 'a ''note'' – 🎲', 4 FROM seat WHERE user IS NOT NULL LIMIT 3;
  INSERT INTO passkey SELECT 5, max(id), 'AQID', 'AAAAAAAAAAAAAAAAAAAAAA', -257, 'a-key', 4294967295, 'internal', 1, 'a ''phone'' – 🎲', 4, '2026-11-28' FROM user;
  INSERT INTO passkey_challenge VALUES (randomblob(32), 5);
  INSERT INTO identity SELECT 6, max(id), 'https://a.example/''x''', 'a \\ subject', 'a name – 🎲', 1, 4, '2026-11-28' FROM user;
  INSERT INTO tournament SELECT 9, 'AAAAAAAAAAAAAAAA', 'Cup – 🎲', min(id), 'clans', '{}', 'swiss', 4, 3, 0, 0, 3, '[4,2,1,0]', 0, '[]', 64, 1, 'over', 1, randomblob(32), 1, NULL, 1, 2 FROM user;
  INSERT INTO tournament_player SELECT 9, 1, min(id), 1500, 0, NULL, 1 FROM user;
  INSERT INTO tournament_table VALUES (9, 0, 1, NULL, 0, 0, '[1]');
  INSERT INTO report (number, at_ms, user, target, name, kind, match_number, line, reason, words) SELECT 7, 5, min(user.id), max(user.id), 'a ''name''', 'line', min(match.number), 2, 'spam', 'so – 🎲' FROM user, match;
  INSERT INTO warning SELECT 3, max(id), 5, 'a ''word''', NULL FROM user;
  INSERT INTO silence SELECT max(id), 5, 6 FROM user;
  UPDATE chat SET hidden_ms = 9 WHERE number = 1;
  INSERT INTO follow SELECT min(id), max(id), 5 FROM user;
  INSERT INTO own_puzzle SELECT user, 'fedcba9876543210', match_number, 3, 512, 'ochre-puzzles-1 clans' || char(10), 4, 2, 9, NULL FROM seat WHERE user IS NOT NULL LIMIT 1;
  INSERT INTO puzzle_answer SELECT id, 'clans', 20000, '0123456789abcdef', 1, 6 FROM user ORDER BY id LIMIT 2;
  INSERT INTO seek SELECT id, 'clans', 'days', 12, 5, 6, NULL, NULL, NULL FROM user ORDER BY id LIMIT 1;
  INSERT INTO seek SELECT id, 'clans', 'days', 12, 7, 8, 'AAAAAAAAAAAAAAAA', 9, 2 FROM user ORDER BY id LIMIT 2;
  INSERT INTO setup VALUES (randomblob(32), 1, 2);
  INSERT OR IGNORE INTO figured SELECT min(number), 1 FROM match;
  INSERT INTO figure SELECT 'luck', min(number), 0, 77, 'a ''word'' – 🎲', 3, 1.0 / 3, NULL, -0.5, 1e-5 FROM match;
  INSERT INTO setting VALUES ('registration', 'invite', 5);
  INSERT INTO code (number, code, user, note, uses, used, made_ms, expires_ms) SELECT 12, 'abcdefghijkm', min(id), 'a ''note''', 3, 1, 4, 5 FROM user;
  INSERT INTO preferences SELECT max(id), 5, '{"theme": "dark",  "volume":0.50}' FROM user;
  INSERT INTO relation SELECT min(id), max(id), 'block', 9 FROM user;
  INSERT INTO calendar SELECT min(id), 3 FROM user;
  INSERT INTO quiet_hours SELECT min(id), 5, 'Europe/Berlin', 1380, 420 FROM user;
  INSERT INTO vacation SELECT min(id), '2026-08-03', '2026-08-09', 1, 2 FROM user;
  INSERT INTO past_sitter SELECT match_number, seat, 5, user, NULL, name FROM seat WHERE seat = 1;
  INSERT INTO mention SELECT match_number, number, user FROM chat WHERE user IS NOT NULL;
  INSERT INTO note SELECT user, match_number, 'line one' || char(10) || 'line ''two'' – 🎲 "\\n"', 5 FROM seat WHERE user IS NOT NULL LIMIT 5;
  INSERT INTO orders SELECT match_number, user, 1, 'when', 0, '', '', 3, 4 FROM seat WHERE user IS NOT NULL LIMIT 5;
  INSERT INTO rating (number, match_number, seat, pool, user, game, seats, at_ms, matches, rating, deviation, volatility)
    SELECT 1000, match_number, seat, 'bots', user, 'clans', 2, 1, 1, 1500.0 / 7, 350.1 / 3, 1e-5 / 3 FROM seat WHERE user IS NOT NULL LIMIT 1;
  INSERT INTO result_link SELECT match_number, user, randomblob(32), 1 FROM seat WHERE user IS NOT NULL LIMIT 3;
  INSERT INTO analysis SELECT number, '0123456789abcdef', 1, '{"a":[1,2.50,"x"]}' FROM match WHERE status = 'over' LIMIT 3;
  INSERT INTO heartbeat VALUES (1, 2, 3);
  INSERT INTO uncharged VALUES (3, 1, 2, 3, 'down');
  INSERT INTO notify SELECT min(id), 1, 'de', 1, 2, 3, 4, 5, 'none', NULL, 0, 0, 'a@b' FROM user;
  INSERT INTO notify_match SELECT user, match_number, 3 FROM seat WHERE user IS NOT NULL LIMIT 2;
  INSERT INTO address (number, user, channel, target, name, state, made_ms, handled) SELECT 5, min(id), 'mail', 'a@b', 'A', 'on', 1, 2 FROM user;
  INSERT INTO outbox (number, user, event, version, detail, at_ms) SELECT 900, min(id), 'letter', 1, 'x', 1 FROM user;
  INSERT INTO outbox (number, user, event, version, at_ms) SELECT 950, max(id), 'turn', 1, 1 FROM user;
  DELETE FROM outbox WHERE number = 950;
  INSERT INTO public_event SELECT 960, min(number), 'ended', 1, 0 FROM match;
  INSERT INTO panel VALUES ('AAAAAAAAAAAAAAAAAAAAAA', 3, 1, 'It''s', 'mine', 'what?', 'SELECT 1', 'a=b' || char(10), '{"kind":"bars","x":"a","y":["b"]}', 5);
  INSERT INTO panel VALUES ('bots_beaten', NULL, 0, '', 'bots_beaten', '', '', '', '', 6);
  INSERT INTO saved_query SELECT 'mine', 'what?', 'SELECT ''a;b''', min(id), 1 FROM user;
  UPDATE move SET ordered = 1, owed = 3 WHERE rowid % 7 = 0;
  UPDATE rewound SET clock_ms = at_ms, clocks = '[1,2]';`; // what a row of the log is checked by stays

before(() => {
  writeFileSync(file, gunzipSync(readFileSync(new URL('tests/stored/schema-005.sqlite.gz', root))), { mode: 0o600 });
  done('check', '--file', file);
  sqlite(file, LATER);
  postgres = new Postgres();
});

test('from SQLite into PostgreSQL and back it is the same', () => {
  const before_it = dump(file);
  for (const part of before_it.split(/\n(?=\w+\n)/)) assert.match(part, /\n./, 'every table has a row');
  assert.match(done('restore', file, '--file', postgres.url()), /into the database/);
  assert.equal(dump(file), before_it, 'what it was made of has not changed');
  const back = join(dir, 'back.sqlite');
  // The restore adds one row to the audit log.
  const [row] = postgres.rows('SELECT max(number) AS number FROM audit');
  assert.equal(postgres.run(`DELETE FROM audit WHERE action = 'restore' AND number = ${row.number} RETURNING number`).trim(), String(row.number));
  done('backup', back, '--file', postgres.url());
  assert.equal(dump(back), before_it);
  assert.equal(existsSync(`${back}.part`), false);
  assert.equal(existsSync(`${back}-wal`), false);
  assert.deepEqual(readdirSync(dir).filter((name) => /loading|part/.test(name)), []);
});

test('a file made so is one of ours: every match is as it was played', () => {
  const back = join(dir, 'back.sqlite');
  assert.equal(done('check', '--file', back), done('check', '--file', file));
});

test('numbers go on behind the largest that was ever given', () => {
  const given = (sql) => Number(postgres.run(`BEGIN; ${sql} RETURNING number; ROLLBACK;`).trim());
  assert.equal(given(`INSERT INTO token ("user", token_hash, name, scopes, made_ms, expires_ms) SELECT min(id), sha256('x'), 'n', 1, 1, 2 FROM "user"`), 78);
  assert.equal(given(`INSERT INTO outbox ("user", event, version, at_ms) SELECT max(id), 'turn', 1, 1 FROM "user"`), 951);
});

test('what is not empty stays as it is; nor is a file taken that is none of ours', () => {
  const counts = () => postgres.run('SELECT count(*) FROM move; SELECT count(*) FROM session; SELECT count(*) FROM secret;');
  const there = counts();
  const again = ochre('restore', file, '--file', postgres.url());
  assert.equal(again.status, 1);
  assert.match(again.wrong, /not empty; nothing was changed/);
  assert.equal(counts(), there);
  postgres.database('fresh');
  const other = join(dir, 'other.sqlite');
  sqlite(other, 'CREATE TABLE a (b)');
  assert.equal(ochre('restore', other, '--file', postgres.url('fresh')).status, 1);
  assert.equal(ochre('restore', join(dir, 'nowhere'), '--file', postgres.url('fresh')).status, 1);
  const taken = ochre('backup', file, '--file', postgres.url());
  assert.equal(taken.status, 1);
  assert.match(taken.wrong, /exists/);
});

test('a program that has just ended is no server that has the database open', { timeout: patient(30000) }, async () => {
  const ends = spawn(PSQL, ['-X', '-q', '-d', postgres.url('fresh'), '-c', 'SELECT pg_sleep(1)'], { env: { ...process.env, PGAPPNAME: 'ochre' }, stdio: 'ignore' });
  const open = () => Number(postgres.run("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'ochre' AND datname = 'fresh'", { database: 'fresh' }));
  await until(() => open() > 0, 'the other program');
  const asked = ochre('restore', join(dir, 'nowhere'), '--file', postgres.url('fresh'));
  assert.equal(asked.status, 1, asked.wrong);
  assert.equal(open(), 0, 'it was waited for');
  ends.kill();
});

test('a backup of the first release is brought up to date on its way in, and stays as it was', () => {
  const old = join(dir, 'old.sqlite');
  const bytes = gunzipSync(readFileSync(new URL('tests/stored/schema-005.sqlite.gz', root)));
  writeFileSync(old, bytes);
  postgres.database('old');
  done('restore', old, '--file', postgres.url('old'));
  assert.ok(readFileSync(old).equals(bytes));
  assert.deepEqual(readdirSync(dir).filter((name) => /loading/.test(name)), []);
  assert.equal(Number(postgres.run('SELECT count(*) FROM move', { database: 'old' })), Number(sqlite(file, 'SELECT count(*) FROM move')));
});

test('ratings of a database are computed again while no server has it', () => {
  assert.match(done('rate', '--file', postgres.url('old')), /^\d+ matches, \d+ ratings, 0 of them changed\.$/m);
  assert.equal(Number(postgres.run('SELECT count(*) FROM audit WHERE action = \'rate\'', { database: 'old' })), 1);
});

test('what is for files alone says so', () => {
  for (const command of [['vacuum'], ['publish', join(dir, 'p.sqlite')], ['repair', 'x']]) {
    const { status, wrong } = ochre(...command, '--file', postgres.url());
    assert.equal(status, 1, command[0]);
    assert.match(wrong, /is for a file/);
  }
});
