// Faults of a database while a server runs on it, or when it starts: clients get the error by name, /healthz and the metrics say so,
// nothing is lost, and when it is mended it goes on by itself.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { metric } from '../cluster/faults.js';
import { Relay } from '../support/cluster.js';
import { atThisLoad, patient, until } from '../support/patience.js';
import { agree, drive, guests, seatAll } from '../support/play.js';
import { serveOnPostgres } from '../support/postgres.js';
import { Rest, table } from '../support/rest.js';
import { Server, startServer } from '../support/server.js';

const COMMIT_MS = 2000;

const { postgres, server, close } = await serveOnPostgres();
after(close);
let match;
let clients;
before(async () => {
  const people = await guests(server, 'Ann', 'Ben');
  match = await table(people);
  clients = await seatAll(people, match);
  await drive(clients, match.id, ([{ version }]) => version > 6);
});
after(() => clients?.forEach((client) => client.close()));

const health = () => new Rest(server).ask('GET', '/healthz');
const asRoot = (sql) => postgres.run(sql, { user: 'postgres' });

/** A move of whose turn it is; its answer. */
async function move() {
  const [{ version, to_act: [seat] }] = await agree(clients, match.id);
  return { before: version, answer: await clients[seat].move(match.id, 0) };
}

/** Moves are refused by this name, everything says so, and what is only read goes on; then it is mended, and the match goes on. */
async function refusedUntil(name, mend) {
  const failures = await metric(server, 'store_failures_total');
  const { before: version, answer } = await until(async () => {
    const one = await move();
    return one.answer.type === 'refused' && one;
  }, 'a move that is refused');
  assert.equal(answer.error.name, name);
  assert.ok(answer.error.message.length > 10, 'in words, too');
  await until(async () => (await health()).json.reason === name && (await metric(server, 'store_writing')) === 0, 'the failure in /healthz and the metrics');
  assert.ok(await metric(server, 'store_failures_total') > failures);
  mend();
  await until(async () => (await health()).status === 200, 'the end of it in /healthz');
  assert.equal(await metric(server, 'store_writing'), 1);
  const updates = await drive(clients, match.id, ([now]) => now.version > version + 4);
  assert.equal(asRoot(`SELECT max(seq) || ' ' || count(*) - 1 FROM move JOIN match ON number = match_number WHERE id = '${match.id}'`).trim(),
    `${updates[0].version} ${updates[0].version}`);
}

/** All sessions of the server end, and it begins others. */
const cut = () => asRoot("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'ochre'");

/** Settings of all sessions, those that are there as well. */
function setting(name, value) {
  asRoot(value === null ? `ALTER SYSTEM RESET ${name}` : `ALTER SYSTEM SET ${name} = ${value}`);
  asRoot('SELECT pg_reload_conf()');
}

/** Returns the output of a server that cannot start. */
async function refusal(url) {
  const one = new Server({ args: ['--store', url] });
  await assert.rejects(one.start());
  return one.log.join('\n');
}

test('a database that takes no writes', { timeout: patient(30000) }, async () => {
  setting('default_transaction_read_only', 'on');
  assert.match(await refusal(postgres.url()), /event=postgres_not_reached .*read-only/);
  await refusedUntil('store_io', () => setting('default_transaction_read_only', null));
});

test('a database that takes no writes from new sessions', { timeout: patient(30000) }, async () => {
  setting('default_transaction_read_only', 'on');
  cut();
  await refusedUntil('store_io', () => setting('default_transaction_read_only', null));
});

test('a database whose disk is full', { timeout: patient(30000) }, async () => {
  asRoot(`
    CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION USING ERRCODE = ''53100'', MESSAGE = ''could not extend file: No space left on device''; END';
    CREATE TRIGGER no_space BEFORE INSERT ON move FOR EACH STATEMENT EXECUTE FUNCTION no_space()`);
  await refusedUntil('store_full', () => asRoot('DROP TRIGGER no_space ON move; DROP FUNCTION no_space()'));
});

test('another password than the server has', { timeout: patient(30000) }, async () => {
  const rules = join(postgres.folder, 'data', 'pg_hba.conf');
  const kept = readFileSync(rules);
  const mend = () => {
    writeFileSync(rules, kept);
    asRoot('SELECT pg_reload_conf()');
  };
  asRoot("ALTER ROLE ochre PASSWORD 'right'");
  writeFileSync(rules, `local all ochre scram-sha-256\n${kept}`);
  asRoot('SELECT pg_reload_conf()');
  const wrong = postgres.url().replace('ochre@', 'ochre:wrong@');
  const said = await refusal(wrong);
  assert.match(said, /event=postgres_not_reached .*password authentication failed/);
  assert.doesNotMatch(said, /wrong@|:wrong/);
  cut();
  await refusedUntil('store_io', mend);
});

test('a database that is away when the server starts, and its server is another version', { timeout: patient(30000) }, async () => {
  const relay = await new Relay(join(postgres.folder, '.s.PGSQL.5432')).open();
  const url = `postgresql://ochre@/ochre?host=${encodeURIComponent(relay.folder)}`;
  relay.cut();
  assert.match(await refusal(url), /event=postgres_not_reached /);
  relay.mend();
  relay.hands = (bytes) => { // what it says of itself, in as many bytes
    const at = bytes.indexOf('server_version\0');
    if (at >= 0) bytes.write('14', at + 'server_version\0'.length);
    return bytes;
  };
  assert.match(await refusal(url), /event=postgres_too_old version=14\d+ needed=150000/);
  relay.hands = (bytes) => bytes;
  await (await startServer({ args: ['--store', url] })).close();
  relay.close();
});

test('a database whose commits take two seconds: moves take as long, and nothing else does', { timeout: patient(60000) }, async () => {
  asRoot(`
    CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(${COMMIT_MS / 1000}); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER slowly AFTER INSERT ON move DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION slowly()`);
  const begun = performance.now();
  const moving = move();
  let most = 0;
  let answered = false;
  moving.then(() => { answered = true; });
  while (!answered) {
    const asked = performance.now();
    assert.equal((await health()).status, 200);
    await new Rest(server).get(`/api/matches/${match.id}?key=${match.key}`);
    most = Math.max(most, performance.now() - asked);
  }
  const { answer } = await moving;
  assert.equal(answer.type, 'accepted', JSON.stringify(answer));
  assert.ok(performance.now() - begun >= COMMIT_MS);
  assert.ok(most < atThisLoad(COMMIT_MS / 4), `a question took ${most} ms`);
  assert.ok(await metric(server, 'store_commit_microseconds_max') >= COMMIT_MS * 1000);
  asRoot('DROP TRIGGER slowly ON move; DROP FUNCTION slowly()');
  await drive(clients, match.id, ([{ version }]) => version > answer.version + 4);
});
