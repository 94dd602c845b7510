// PostgreSQL with a synchronous standby: what the primary has kept, but the standby not yet, would be lost with the primary. As long as none is
// there, COMMIT does not end.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { metric } from '../cluster/faults.js';
import { patient, saidBy, until } from '../support/patience.js';
import { agree, drive, guests, seatAll } from '../support/play.js';
import { serveOnPostgres } from '../support/postgres.js';
import { guest, Rest, table } from '../support/rest.js';

const { postgres, server, close } = await serveOnPostgres();
after(close);

const admin = (sql) => postgres.run(sql, { user: 'postgres', database: 'postgres' });
/** The sessions whose COMMIT waits for the standby. */
const waiting = () => admin('SELECT pid FROM pg_stat_activity WHERE wait_event = \'SyncRep\'').split('\n').filter(Boolean);
/** Commits wait for that standby; '': for none. */
function standby(name) {
  admin(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
  admin('SELECT pg_reload_conf()');
}

/** A move whose COMMIT waits for a standby that is elsewhere: {version, held (its session), told() (its answer, if it is there), answer}. */
async function heldMove(clients, id) {
  standby('elsewhere');
  for (;;) { // until it is in force: a move is made that is not told
    const [update] = await agree(clients, id);
    let told = null;
    const answer = clients[update.to_act[0]].move(id, 0).then((one) => { told = one; return one; });
    await until(() => told || waiting().length, 'an answer, or a COMMIT that waits');
    const [held] = waiting();
    if (held && !told) return { version: update.version, held, told: () => told, answer };
  }
}

/** How many rows with that number a match has. */
const rowsAt = (id, seq) => Number(postgres.run(`SELECT count(*) FROM move JOIN match ON number = match_number WHERE id = '${id}' AND seq = ${seq}`));

test('a move whose COMMIT was cut off from its standby is accepted when the standby has it, and is there once', { timeout: patient(60000) }, async () => {
  const people = await guests(server, 'Ann', 'Ben');
  const match = await table(people);
  const clients = await seatAll(people, match);
  await drive(clients, match.id, ([{ version }]) => version > 6);
  const { version, held, told, answer } = await heldMove(clients, match.id);
  admin(`SELECT pg_terminate_backend(${held})`);
  await until(() => told() || waiting().some((pid) => pid !== held), 'the session that asks for its state waits, too');
  assert.equal(told(), null, 'the standby does not have it');
  standby('');
  assert.deepEqual([(await answer).type, told().version], ['accepted', version + 1]);
  await saidBy(server, 'event=connection_lost step=commit committed=1 known=1');
  assert.equal(rowsAt(match.id, version + 1), 1);
  clients.forEach((client) => client.close());
});

test('a COMMIT that does not end: players and monitoring get its name, and everything continues automatically', { timeout: patient(60000) }, async () => {
  const people = await guests(server, 'Ann', 'Ben');
  const match = await table(people);
  const clients = await seatAll(people, match);
  await drive(clients, match.id, ([{ version }]) => version > 6);
  const { version, told, answer } = await heldMove(clients, match.id);
  const health = () => new Rest(server).ask('GET', '/healthz');
  await until(async () => (await health()).status === 503, '/healthz');
  assert.equal((await health()).json.reason, 'store_stuck');
  assert.equal(await metric(server, 'store_writing'), 0);
  await new Rest(server).refused(503, 'store_stuck', 'POST', '/api/guests', { name: 'Eve' });
  assert.equal((await people[0].get(`/api/matches/${match.id}`)).match.id, match.id, 'what is only read goes on');
  assert.equal(told(), null, 'its end is unknown');
  standby('');
  assert.deepEqual([(await answer).type, told().version], ['accepted', version + 1]);
  await until(async () => (await health()).status === 200, '/healthz');
  assert.equal(await metric(server, 'store_writing'), 1);
  await guest(server, 'Eve');
  await drive(clients, match.id, ([update]) => update.version > version + 4);
  assert.equal(rowsAt(match.id, version + 1), 1);
  clients.forEach((client) => client.close());
});
