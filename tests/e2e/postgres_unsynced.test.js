// PostgreSQL with a synchronous standby: what the primary has kept, but the standby not yet, would be lost with the primary.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { patient, until } from '../support/patience.js';
import { agree, drive, guests, seatAll } from '../support/play.js';
import { Postgres } from '../support/postgres.js';
import { table } from '../support/rest.js';
import { startServer } from '../support/server.js';

let postgres;
let server;
before(async () => {
  postgres = new Postgres();
  server = await startServer({ args: ['--store', postgres.url()] });
});
after(async () => {
  await server?.close();
  postgres?.close();
});

const admin = (sql) => postgres.run(sql, { user: 'postgres', database: 'postgres' });
/** The sessions whose COMMIT waits for the standby. */
const waiting = () => admin('SELECT pid FROM pg_stat_activity WHERE wait_event = \'SyncRep\'').split('\n').filter(Boolean);
/** Commits wait for that standby; '': for none. */
function standby(name) {
  admin(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
  admin('SELECT pg_reload_conf()');
}

test('a move whose COMMIT was cut off from its standby is accepted when the standby has it, and is there once', { timeout: patient(60000) }, async () => {
  const people = await guests(server, 'Ann', 'Ben');
  const match = await table(people);
  const clients = await seatAll(people, match);
  await drive(clients, match.id, ([{ version }]) => version > 6);
  standby('elsewhere');
  let version;
  let told;
  let answer;
  let cut;
  for (;;) { // until it is in force: a move is made that is not told
    const [update] = await agree(clients, match.id);
    ({ version } = update);
    told = null;
    answer = clients[update.to_act[0]].move(match.id, 0).then((one) => { told = one; return one; });
    await until(() => told || waiting().length, 'an answer, or a COMMIT that waits');
    [cut] = waiting();
    if (cut && !told) break;
  }
  admin(`SELECT pg_terminate_backend(${cut})`);
  await until(() => told || waiting().some((pid) => pid !== cut), 'whoever asks what has become of it, to wait too');
  assert.equal(told, null, 'the standby does not have it');
  standby('');
  assert.deepEqual([(await answer).type, told.version], ['accepted', version + 1]);
  assert.ok(server.log.some((line) => line.includes('event=connection_lost step=commit committed=1 known=1')), server.log.slice(-9).join('\n'));
  assert.equal(postgres.run(`SELECT count(*) FROM move JOIN match ON number = match_number WHERE id = '${match.id}' AND seq = ${version + 1}`).trim(), '1');
  clients.forEach((client) => client.close());
});
