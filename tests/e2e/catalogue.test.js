// The tables of PostgreSQL are those of SQLite: schema/postgres and schema/sqlite, each as its engine has understood it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { openFolder, Postgres, PSQL } from '../support/postgres.js';
import { lab, program } from '../support/server.js';

const folder = new URL('../../schema/postgres/', import.meta.url);
const texts = readdirSync(folder).filter((name) => /^\d{3}_.*\.sql$/.test(name)).sort();
const file = join(openFolder('catalogue'), 'ochre.sqlite');
let postgres;

function sqlite(sql) {
  const done = spawnSync('sqlite3', ['-json', file, sql], { encoding: 'utf8' });
  assert.equal(done.status, 0, done.stderr);
  return JSON.parse(done.stdout || '[]');
}

before(() => {
  const made = spawnSync(lab, ['sim', '--game', 'clans', '--bots', 'random', '--matches', '1', '--store', file], { encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
  postgres = new Postgres();
  for (const name of texts) postgres.run(readFileSync(new URL(name, folder), 'utf8'), { args: ['-1'] });
});

const TYPES = { INTEGER: 'bigint', TEXT: 'text', BLOB: 'bytea', REAL: 'double precision' };
/** Made by the migrator of each engine. */
const MIGRATOR = "('schema_migration')";
/** Present in PostgreSQL alone: SQLite has the order of insertion without an index. */
const ONE_SIDED = ['move_clock'];

test('each twin says from which program on a database that has had it is served; they follow one another from 030 on', () => {
  texts.forEach((name, i) => {
    assert.equal(Number(name.slice(0, 3)), 30 + i);
    assert.match(readFileSync(new URL(name, folder), 'utf8'), /^-- Compatible from: \d{3}\.\n/, name);
  });
  const twins = readdirSync(new URL('../sqlite/', folder)).filter((name) => /^\d{3}_/.test(name) && name >= '031').sort();
  assert.deepEqual(texts.slice(1), twins, 'from 031 on each migration has a twin of its name');
});

test('tables, columns, types, order, defaults and what may be NULL', () => {
  // A key column of SQLite is never null, with or without NOT NULL in its text.
  const there = sqlite(`SELECT t.name AS "table", c.name AS "column", c.type, c."notnull" OR c.pk > 0 AS needed, c.dflt_value AS standard
    FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
    WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' AND t.name NOT IN ${MIGRATOR} ORDER BY t.name, c.name`)
    .map((column) => ({ ...column, type: TYPES[column.type] }));
  const here = postgres.rows(`SELECT table_name AS "table", column_name AS "column", data_type AS type, (is_nullable = 'NO')::int AS needed,
    replace(column_default, '::text', '') AS standard FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT IN ${MIGRATOR}
      AND table_name IN (SELECT tablename FROM pg_tables)
    ORDER BY table_name COLLATE "C", column_name COLLATE "C"`);
  assert.ok(there.length > 150);
  assert.deepEqual(here, there);
});

test('keys, what is unique, and every index by its name, its columns and its condition', () => {
  const plain = (text) => text?.replaceAll(/::(text|bigint)|[()"\s]|^where/gi, '').replaceAll(/=ANYARRAY\[([^\]]*)\]/g, 'IN$1').toLowerCase() ?? null;
  const there = sqlite(`SELECT i.name, t.name AS "table", i."unique", i.origin, s.sql,
      (SELECT json_group_array(name) FROM (SELECT name FROM pragma_index_info(i.name) ORDER BY seqno)) AS columns
    FROM sqlite_schema AS t JOIN pragma_index_list(t.name) AS i LEFT JOIN sqlite_schema AS s ON s.name = i.name
    WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' AND t.name NOT IN ${MIGRATOR}`)
    .map(({ name, table, unique, origin, sql, columns }) => [table, origin === 'c' ? name : origin, unique,
      origin === 'c' ? plain(/ ON \S+ (.*?)( WHERE |$)/s.exec(sql)[1]) : JSON.parse(columns).join(), plain(/ WHERE (.*)/s.exec(sql)?.[1])]);
  // A key of one whole number is the row's own, and has no index there.
  for (const { table, key } of sqlite(`SELECT t.name AS "table", c.name AS key FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
    WHERE t.type = 'table' AND c.pk = 1 AND t.name NOT LIKE 'sqlite%' AND t.name NOT IN ${MIGRATOR}`)) {
    if (!there.some(([name, origin]) => name === table && origin === 'pk')) there.push([table, 'pk', 1, key, null]);
  }
  const here = postgres.rows(`SELECT t.relname AS "table", i.relname AS name, x.indisunique::int AS "unique", k.contype::text AS kind,
      (SELECT string_agg(pg_get_indexdef(x.indexrelid, n, true), ',' ORDER BY n) FROM generate_series(1, x.indnatts) AS n) AS columns,
      pg_get_expr(x.indpred, x.indrelid) AS condition
    FROM pg_index AS x JOIN pg_class AS i ON i.oid = x.indexrelid JOIN pg_class AS t ON t.oid = x.indrelid
      LEFT JOIN pg_constraint AS k ON k.conindid = i.oid AND k.contype IN ('p', 'u')
    WHERE t.relnamespace = 'public'::regnamespace AND t.relname NOT IN ${MIGRATOR}`)
    .filter(({ name }) => !ONE_SIDED.includes(name))
    .map(({ table, name, unique, kind, columns, condition }) => [table, { p: 'pk', u: 'u' }[kind] ?? name, unique, plain(columns), plain(condition)]);
  const written = (rows) => rows.map((row) => row.join(' | ')).sort();
  assert.ok(there.length > 60);
  assert.deepEqual(written(here), written(there));
});

/** References that PostgreSQL would look for without an index (030_baseline.sql). */
const UNTOLD = ['match.created_by', 'match.ended_by', 'move.user', 'rewound.user'];

test('what refers to what, and what goes with it', () => {
  const there = sqlite(`SELECT t.name AS "table", f."from" AS "column", f."table" AS target, f."to" AS key, f.on_delete AS gone
    FROM sqlite_schema AS t JOIN pragma_foreign_key_list(t.name) AS f WHERE t.type = 'table' ORDER BY 1, 2`)
    .filter(({ table, column }) => !UNTOLD.includes(`${table}.${column}`));
  const here = postgres.rows(`SELECT t.relname AS "table", a.attname AS "column", r.relname AS target, b.attname AS key,
      CASE k.confdeltype WHEN 'a' THEN 'NO ACTION' WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' END AS gone
    FROM pg_constraint AS k JOIN pg_class AS t ON t.oid = k.conrelid JOIN pg_class AS r ON r.oid = k.confrelid
      JOIN pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = k.conkey[1] JOIN pg_attribute AS b ON b.attrelid = r.oid AND b.attnum = k.confkey[1]
    WHERE k.contype = 'f' ORDER BY t.relname COLLATE "C", a.attname COLLATE "C"`);
  assert.ok(there.length > 40);
  assert.deepEqual(here, there);
});

/** Returns the contents of the parentheses of each CHECK in a table's text. */
function checks(sql) {
  const found = [];
  for (let at = sql.indexOf('CHECK ('); at >= 0; at = sql.indexOf('CHECK (', at + 1)) {
    let end = at + 7;
    for (let depth = 1; depth > 0; end += 1) depth += { '(': 1, ')': -1 }[sql[end]] ?? 0;
    found.push(sql.slice(at + 7, end - 1));
  }
  return found;
}

test('each CHECK of one is a CHECK of the other', () => {
  const kept = postgres.rows(`SELECT conrelid::regclass::text AS "table", pg_get_constraintdef(oid) AS text FROM pg_constraint
    WHERE contype = 'c' AND connamespace = 'public'::regnamespace`);
  const written = (rows) => rows.map(({ table, text }) => `${table}: ${text}`).sort();
  // PostgreSQL itself says how it understands what SQLite was told.
  const told = sqlite("SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'").flatMap(({ name, sql }) =>
    checks(sql).map((text) => ({ table: name, text: text.replaceAll(/json_valid\((\w+)\)/g, '$1::json IS NOT NULL').replaceAll(/\buser\b/g, '"user"') })));
  const tables = [...new Set(told.map(({ table }) => table))];
  const script = [...tables.map((table) => `CREATE TEMP TABLE "told_${table}" (LIKE public."${table}")`),
    ...told.map(({ table, text }) => `ALTER TABLE "told_${table}" ADD CHECK (${text})`)];
  const understood = JSON.parse(postgres.run(`${script.join(';\n')};
    SELECT json_agg(one) FROM (SELECT conrelid::regclass::text AS "table", pg_get_constraintdef(oid) AS text FROM pg_constraint
    WHERE contype = 'c' AND connamespace = pg_my_temp_schema()) AS one`));
  assert.ok(told.length > 30, `${told.length}`);
  assert.deepEqual(written(kept), written(understood.map(({ table, text }) => ({ table: table.replace('told_', '').replace(/^user$/, '"user"'), text }))));
});

test('numbers that come by themselves do not come again', () => {
  const given = postgres.rows(`SELECT table_name AS name FROM information_schema.columns WHERE is_identity = 'YES' ORDER BY 1`).map(({ name }) => name);
  assert.deepEqual(given.sort(), ['address', 'audit', 'code', 'identity', 'match', 'outbox', 'passkey', 'public_event', 'rating', 'report', 'token', 'tournament', 'uncharged', 'user', 'warning']);
  const again = "INSERT INTO \"user\" (name, name_key, guest, admin, created_ms) VALUES ('a', 'a', 1, 0, 0) RETURNING id;";
  const [first, second] = postgres.run(`BEGIN; ${again} DELETE FROM "user"; ${again} ROLLBACK;`).trim().split('\n').map(Number);
  assert.equal(second, first + 1);
});

test('the former holder of a seat is written when another takes it, once for each version', () => {
  const rows = postgres.run(`BEGIN;
    INSERT INTO "user" (id, name, name_key, guest, admin, created_ms) VALUES (901, 'a', 'a', 1, 0, 0), (902, 'b', 'b', 1, 0, 0);
    INSERT INTO match (number, id, game, revision, options, status, listed, key_needed, created_ms, seed, seats)
    VALUES (901, 'm', 'clans', 1, '{}', 'running', 1, 0, 0, sha256('a'), 2);
    INSERT INTO seat (match_number, seat, "user", name, score) VALUES (901, 0, 901, 'a', 0);
    UPDATE seat SET "user" = 902, name = 'b';
    SELECT count(*) FROM past_sitter;
    INSERT INTO move (match_number, seq, events, state_hash, at_ms) VALUES (901, 0, '[]', '', 0), (901, 1, '[]', '', 0);
    UPDATE seat SET "user" = 902, rank = 1;
    SELECT count(*) FROM past_sitter;
    UPDATE seat SET bot = 'easy', name = 'easy';
    UPDATE seat SET bot = NULL, "user" = 901, name = 'a';
    SELECT match_number, seat, until, "user", bot, name FROM past_sitter; ROLLBACK;`).trim().split('\n');
  assert.deepEqual(rows, ['0', '0', '901|0|2|902||b']);
});

test('a database that sorts by a language is refused', () => {
  const made = spawnSync(PSQL, ['-qX', '-h', postgres.folder, '-U', 'postgres', '-d', 'postgres', '-c',
    "CREATE DATABASE other OWNER ochre TEMPLATE template0 ENCODING 'SQL_ASCII'"], { encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
  const { status, wrong } = postgres.psql(readFileSync(new URL(texts[0], folder), 'utf8'), { database: 'other' });
  assert.notEqual(status, 0);
  assert.match(wrong, /must be made with ENCODING/);
});
