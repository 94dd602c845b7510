// The console on PostgreSQL: what its role may see when nothing stands before it, and what gets through the program. A secret of a match that
// goes on, a password, a session or a note is nowhere in it, and no question changes or delays anything.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { openFolder, Postgres } from '../support/postgres.js';
import { program } from '../support/server.js';

const root = new URL('../../', import.meta.url);
const reader = { user: 'ochre_reader' };
let postgres;

function ochre(...args) {
  const { status, stdout, stderr } = spawnSync(program, ['admin', ...args, '--file', postgres.url()], { encoding: 'utf8', timeout: 60000, maxBuffer: 1 << 28 });
  return { status, said: stdout, wrong: stderr };
}

before(() => {
  const file = join(openFolder('console'), 'ochre.sqlite');
  writeFileSync(file, gunzipSync(readFileSync(new URL('tests/stored/schema-005.sqlite.gz', root))), { mode: 0o600 });
  postgres = new Postgres();
  const { status, wrong } = ochre('restore', file);
  assert.equal(status, 0, wrong);
  postgres.run(`UPDATE "user" SET password_hash = 'the-hash', email = 'the@mail'; UPDATE match SET key = 'the-key';
    UPDATE chat SET text = 'the-chat'; UPDATE move SET request = 'the-request', state_hash = 'the-state-hash';
    INSERT INTO note SELECT "user", match_number, 'the-note', 1 FROM seat WHERE "user" IS NOT NULL LIMIT 1;
    INSERT INTO orders SELECT match_number, "user", 1, 'the-orders', 0, '', '', 1, 1 FROM seat WHERE "user" IS NOT NULL LIMIT 1;`);
});

const hidden = ['session', 'secret', 'chat', 'note', 'orders', 'token', 'address', 'outbox', 'audit', 'ban', 'saved_query', 'rewound', 'known_device',
  '"user"', 'match', 'seat', 'move', 'past_sitter', 'rating', 'schema_migration', 'preferences', 'bookmark', 'tournament', 'passkey', 'passkey_challenge', 'setting', 'code', 'setup', 'follow', 'relation', 'puzzle_answer', 'own_puzzle', 'seek', 'panel', 'public_event', 'identity', 'report', 'silence', 'warning'];

test('the role may read the views, and no table', () => {
  const views = postgres.rows("SELECT viewname AS name FROM pg_views WHERE schemaname = 'history'").map(({ name }) => name);
  assert.ok(views.length > 25);
  postgres.run(views.map((name) => `SELECT 1 FROM history.${name} LIMIT 1;`).join('\n'), reader);
  const refused = hidden.flatMap((table) => [`SELECT * FROM public.${table}`, `SELECT count(*) FROM public.${table}`, `DELETE FROM public.${table}`,
    `TRUNCATE public.${table}`, `BEGIN; LOCK TABLE public.${table}`, `COPY public.${table} TO STDOUT`, `SELECT (x).* FROM (SELECT t AS x FROM public.${table} AS t) AS y`]);
  postgres.each(refused, reader).forEach((said, at) => assert.match(said, /permission denied/, refused[at]));
  const all = postgres.rows(`SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'S', 'p', 'm') AND relnamespace = 'public'::regnamespace
    AND (CASE relkind WHEN 'S' THEN has_sequence_privilege('ochre_reader', oid, 'USAGE, SELECT, UPDATE') ELSE has_table_privilege('ochre_reader', oid,
    'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER') OR has_any_column_privilege('ochre_reader', oid, 'SELECT, INSERT, UPDATE') END)`);
  assert.deepEqual(all, []);
});

test('the role may create nothing, become no other role, and read no file', () => {
  const refused = ['CREATE TABLE a (b int)', 'CREATE TABLE history.a (b int)', 'CREATE SCHEMA a', 'CREATE FUNCTION public.f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'CREATE OR REPLACE VIEW history.v_match AS SELECT 1', 'DROP VIEW history.v_match', 'ALTER VIEW history.v_match SET (security_barrier = false)',
    'SET ROLE ochre', "SET SESSION AUTHORIZATION 'ochre'", 'CREATE EXTENSION dblink', "SELECT pg_read_file('/etc/passwd')", "SELECT pg_ls_dir('.')",
    "COPY (SELECT 1) TO '/tmp/x'", "COPY history.v_match TO PROGRAM 'cat'", "SELECT lo_import('/etc/passwd')", 'SELECT * FROM pg_authid', 'SELECT * FROM pg_statistic',
    "SELECT setval('public.match_number_seq', 1)", 'ALTER ROLE ochre_reader SUPERUSER', 'CREATE ROLE another', 'GRANT ochre TO ochre_reader'];
  postgres.each(refused, reader).forEach((said, at) => assert.notEqual(said, '', refused[at]));
  assert.equal(postgres.run("SELECT count(*) FROM pg_stats WHERE schemaname = 'public'", reader).trim(), '0', 'no sample of a table');
});

test('nothing that the views give has a secret in it', () => {
  const views = postgres.rows("SELECT viewname AS name FROM pg_views WHERE schemaname = 'history'").map(({ name }) => name);
  for (const name of views) {
    const text = postgres.run(`SELECT one::text FROM history.${name} AS one`, reader);
    for (const secret of ['the-hash', 'the@mail', 'the-key', 'the-chat', 'the-request', 'the-state-hash', 'the-note', 'the-orders']) assert.ok(!text.includes(secret), `${name}: ${secret}`);
  }
  const kinds = new Set(postgres.rows('SELECT DISTINCT kind FROM history.v_event AS event JOIN history.v_match AS match ON match.match = event.match WHERE status <> \'over\'')
    .map(({ kind }) => kind));
  const shown = new Set(postgres.rows('SELECT kind FROM history.shown_kind').map(({ kind }) => kind));
  assert.ok(kinds.size > 10);
  for (const kind of kinds) assert.ok(shown.has(kind), kind);
});

test('of what is hidden in a match that goes on, no condition and no error tells', () => {
  // The same questions of two databases that differ in their secrets alone have the same answers, errors too.
  const questions = [
    'SELECT count(*) FROM v_event WHERE 1 / (CASE WHEN event LIKE \'%secret-%\' THEN 0 ELSE 1 END) = 1',
    'SELECT count(*) FROM shown_move WHERE length(events) > 300',
    "SELECT sum(length(events)) FROM shown_move WHERE CAST(events ->> '$[0].seat' AS INTEGER) IS NOT NULL",
    "SELECT count(*) FROM shown_move WHERE events LIKE '%secret-%'",
    'SELECT count(*), sum(length(text)), sum(length(move)) FROM v_move',
    'SELECT count(*), sum(rounds) FROM v_match WHERE length(options) > 0',
    "SELECT count(*) FROM v_match WHERE CAST(options ->> '$.seed' AS INTEGER) = 1",
    'SELECT sum(rank), sum(score) FROM v_seat', 'SELECT sum(points) FROM v_score_sheet', 'SELECT sum(luck) FROM v_analysis', 'SELECT sum(luck) FROM v_analysis_phase', 'SELECT sum(lost) FROM v_analysis_kind', 'SELECT count(*) FROM shown_seat AS a JOIN shown_seat AS b USING (match_number, seat)',
  ];
  const answers = () => questions.map((sql) => { const { status, said, wrong } = ochre('query', sql, '--json'); return { sql, status, said, wrong }; });
  const before_it = answers();
  const kind = 'no_such_kind';
  postgres.run(`UPDATE match SET seed = sha256('another'), key = 'another-key' WHERE status <> 'over';
    UPDATE seat SET nonce = sha256('n') WHERE match_number IN (SELECT number FROM match WHERE status <> 'over');
    UPDATE move SET events = '[' || coalesce((SELECT string_agg(CASE WHEN one ->> 'kind' IN (SELECT kind FROM history.shown_kind) THEN one::text
        ELSE '{"kind":"${kind}","x":"secret-' || repeat('y', 400) || '"}' END, ',' ORDER BY nth) FROM json_array_elements(events::json) WITH ORDINALITY AS e (one, nth)), '') || ']'
      WHERE match_number IN (SELECT number FROM match WHERE status <> 'over')`);
  const changed = postgres.rows(`SELECT count(*) AS n FROM move WHERE events LIKE '%secret-%'`)[0].n;
  assert.ok(changed > 10, `${changed}`);
  assert.deepEqual(answers(), before_it);
});

test('the program refuses what does more than ask, by its words, and nothing is changed', () => {
  const count = () => postgres.run('SELECT count(*) FROM "user"; SELECT count(*) FROM move; SELECT count(*) FROM pg_largeobject_metadata; SELECT count(*) FROM pg_tables;');
  const before_it = count();
  // The words that are refused are tried in tests/unit/store_pg_question_test.c; these go the whole way.
  for (const sql of ["SELECT pg_notify('ochre', 'x')", 'SELECT pg_sleep(30)', "SELECT lo_from_bytea(0, 'x')", "SELECT set_config('role', 'ochre', false)",
    'SELECT query FROM pg_stat_activity', "SELECT query_to_xml('SELECT * FROM secret', true, true, '')", 'SELECT * FROM public.session', 'DELETE FROM v_match',
    'SELECT 1; DROP VIEW v_match', 'SELECT 1 INTO a', 'WITH a AS (DELETE FROM v_match RETURNING 1) SELECT * FROM a', 'COPY v_match TO STDOUT', 'SET ROLE ochre']) {
    const { status, said, wrong } = ochre('query', sql);
    assert.equal(status, 3, `${sql}: ${said}`);
    assert.match(wrong, /query_(refused|bad)/, sql);
  }
  assert.equal(count(), before_it);
});

test('the time ends a question, and its rows are counted', () => {
  const long = 'WITH RECURSIVE a (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a) SELECT count(*) FROM a';
  const began = Date.now();
  const slow = ochre('query', long, '--seconds', '1');
  assert.equal(slow.status, 3);
  assert.match(slow.wrong, /query_slow/);
  assert.ok(Date.now() - began < 15000);
  assert.equal(postgres.run("SELECT count(*) FROM pg_stat_activity WHERE usename = 'ochre_reader' AND state = 'active'").trim(), '0', 'nothing goes on behind it');
  const rows = JSON.parse(ochre('query', 'SELECT * FROM v_event', '--rows', '7', '--json').said);
  assert.equal(rows.length, 7);
});
