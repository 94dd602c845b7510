// The console in the hands of somebody who means harm: what one question can make the server do, and what it can see. Every question has a
// process of its own, which ends at its time, with its server, or with its memory.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { attackRandom, attackSeconds } from '../support/attack.js';
import { Rest, send, table } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

const seconds = attackSeconds(3);
const ENDLESS = 'WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r';
/** Hundreds of calls of half a second each, and SQLite looks at no clock between them. */
const BLIND = `WITH RECURSIVE t(a) AS (SELECT 'a' UNION ALL SELECT a || a FROM t LIMIT 17), x(h, n) AS (SELECT max(a) || max(a), max(a) || 'b' FROM t)
  SELECT ${Array(400).fill('instr(h, n)').join(' + ')} FROM x WHERE random() IS NOT NULL`;
/** Keeps a row of 4 KB for each number: full in a second, not in ten. */
const GREEDY = `WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM (SELECT DISTINCT n || '${'x'.repeat(4000)}' FROM r)`;

let server;
let root;
before(async () => { [server, root] = await administered(); });
after(() => server?.close());

async function administered() {
  const one = await startServer();
  const admin = new Rest(one);
  await admin.create('/api/accounts', { name: 'Root', password: 'correct horse' });
  assert.equal(spawnSync(program, ['admin', 'make-admin', 'Root', '--data', one.dir]).status, 0);
  return [one, admin];
}

/** A question gives way to all others: it may be there for six times the processor's time that it was given (record/query_process.c). */
const GIVES_WAY = 6;
const ask = (admin, sql, { seconds: given = 60, ...more } = {}) => send(admin.server.url, 'POST', '/api/admin/query',
  { headers: { cookie: admin.cookie }, timeout_ms: (GIVES_WAY * given + 30) * 1000, body: JSON.stringify({ sql, seconds: given, ...more }) });

/** The processes whose parent is the server. */
function children(one) {
  const mine = (pid) => {
    try {
      return Number(/\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))[1]) === one.child.pid;
    } catch {
      return false; // it has ended
    }
  };
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && mine(name));
}

const alive = (pid) => {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

async function until(what, found) {
  for (const begun = Date.now(); Date.now() - begun < 30000;) {
    const is = found();
    if (is) return is;
    await new Promise((resolve) => { setTimeout(resolve, 20); });
  }
  throw new Error(`never: ${what}`);
}

const child = (one) => until('a question runs', () => children(one)[0]);
const resident = (pid) => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

test('a function that never looks at the clock is ended at its time, and the server does not feel it', async () => {
  const begun = Date.now();
  const answer = ask(root, BLIND, { seconds: 1 });
  await child(server);
  assert.equal((await send(server.url, 'GET', '/healthz')).status, 200);
  const { status, json } = await answer;
  assert.deepEqual([status, json.error.name], [422, 'query_slow']);
  assert.ok(Date.now() - begun < 30000, `${Date.now() - begun} ms`);
  await until('it is gone', () => children(server).length === 0);
});

test('a question is bounded in memory, writes no file, and has no other file of the server open', async () => {
  const before = resident(server.child.pid);
  const answer = ask(root, GREEDY);
  const pid = await child(server);
  const limits = await until('it has bound itself', () => {
    const text = readFileSync(`/proc/${pid}/limits`, 'utf8');
    return /Max file size\s+0 /.test(text) && text;
  });
  assert.match(limits, /Max core file size\s+0 /);
  const open = readdirSync(`/proc/${pid}/fd`);
  assert.ok(open.length <= 7, `files open: ${open}`);
  const { status, json } = await answer;
  assert.equal(status, 422);
  assert.match(json.error.name, /^query_(large|slow)$/); // slow on a machine that cannot fill 384 MB in a minute
  assert.ok(resident(server.child.pid) - before < 64, 'nothing of it was in the server');
  assert.equal((await ask(root, 'SELECT 1')).status, 200);
});

test('a server that is stopped ends its questions, whatever they do', async () => {
  const [other, admin] = await administered();
  const asked = ask(admin, BLIND).catch(() => null);
  const pid = await child(other);
  assert.deepEqual(await other.stop(), { code: 0, signal: null });
  await until('the question ends', () => !alive(pid));
  await asked;
  await other.close();
});

test('a server that is killed leaves no question behind', async () => {
  const [other, admin] = await administered();
  const asked = ask(admin, ENDLESS).catch(() => null);
  const pid = await child(other);
  await other.kill();
  await until('the question ends', () => !alive(pid));
  await asked;
  await other.close();
});

test('no join shows what a player of a running match does not know', async () => {
  const match = await table([root], { game: 'clans', bots: ['easy'] });
  const hidden = ['SELECT events FROM (SELECT 1 AS events) FULL JOIN move USING (events)',
    'SELECT events FROM move NATURAL FULL JOIN (SELECT 1 AS events)',
    'SELECT hex(seed) FROM (SELECT 1 AS seed) RIGHT JOIN match USING (seed)',
    'SELECT name, sql FROM (SELECT 1 AS name) FULL JOIN sqlite_schema USING (name)',
    'WITH v_move AS (SELECT * FROM move) SELECT * FROM v_move'];
  for (const sql of hidden) {
    const { status, json } = await ask(root, sql);
    assert.deepEqual([status, json.error?.name], [422, 'query_refused'], sql);
  }
  const { json } = await ask(root, `SELECT * FROM shown_move JOIN shown_match ON number = match_number WHERE id = '${match.id}'`);
  assert.ok(json.rows.length > 0 && json.rows.every((row) => !/clan_seen|clans_shuffled/.test(JSON.stringify(row))));
});

test('questions made at random of what SQL has end in an answer or a named refusal, and the server serves on', async () => {
  const random = attackRandom('console');
  const one = (list) => list[random(list.length)];
  const tables = ['v_move', 'v_event', 'v_match', 'v_seat', 'move', 'match', 'user', 'session', 'sqlite_schema', 'json_each(x.c)', 'pragma_database_list', 'main.move', 'dbstat'];
  const columns = ['seed', 'events', 'event', 'password_hash', 'token_hash', 'match', 'name', 'sql', 'move', '*', 'rowid', 'value', '1'];
  const calls = ['hex(#)', 'max(#)', 'count(#)', 'group_concat(#)', 'json_group_array(#)', 'replace(#, 1, #)', 'zeroblob(#)', 'load_extension(#)', 'printf(#)', '#',
    'row_number() OVER (ORDER BY #)', '(SELECT # FROM move)', 'instr(#, #)', 'fts3_tokenizer(#)', 'abs(#)', 'CASE WHEN # THEN # END'];
  const joins = ['JOIN @ USING (^)', 'FULL JOIN @ USING (^)', 'NATURAL JOIN @', ', @', 'LEFT JOIN @ ON ^ IS NOT NULL', 'RIGHT JOIN (SELECT ^ FROM @) USING (^)', ''];
  let common; // most words of a question are the same column: else nothing but wrong names would be tried
  const column = () => (random(5) > 0 ? common : one(columns));
  const fill = (text) => text.replace(/@/g, () => one(tables)).replace(/[\^#]/g, column);
  const until_ms = Date.now() + seconds * 1000;
  const ends = {};
  do {
    common = one(columns.slice(0, 9));
    const sql = `${one(['', '', 'EXPLAIN ', 'WITH x AS (SELECT 1 AS c) '])}SELECT ${fill(one(calls))} FROM (SELECT 1 AS ${common}) AS x ${fill(one(joins))} ${
      fill(one(joins))} ${one(['', 'ORDER BY 1', 'GROUP BY 1', 'LIMIT 3', 'UNION SELECT 1'])}`;
    const { status, json } = await ask(root, sql, { seconds: 1 });
    const end = status === 200 ? 'answered' : json.error.name;
    assert.match(end, /^(answered|query_(bad|refused|slow|large))$/, sql);
    assert.doesNotMatch(JSON.stringify(json), /clan_seen|_shuffled|\$argon2|CREATE TABLE/, sql);
    ends[end] = (ends[end] ?? 0) + 1;
  } while (Date.now() < until_ms);
  console.log(JSON.stringify(ends));
  assert.equal((await send(server.url, 'GET', '/healthz')).status, 200);
});
