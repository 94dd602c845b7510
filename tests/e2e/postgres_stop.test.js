// A COMMIT that waits for a standby which is away: no success is reported, and a stopping server does not wait for it without end.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { patient, until } from '../support/patience.js';
import { guests } from '../support/play.js';
import { Postgres } from '../support/postgres.js';
import { Rest, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

const ENDS_MS = patient(4000);
let first;
let standby;
let server;
before(async () => {
  first = new Postgres();
  standby = new Postgres(first);
  server = await startServer({ args: ['--store', first.url()] });
});
after(async () => {
  await server?.close();
  standby?.close();
  first?.close();
});

const waiting = () => first.run("SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'", { user: 'postgres' }).trim();

/** A match, and a move of it that waits for the standby. */
async function moveThatWaits() {
  const people = await guests(server, 'Ann', 'Ben');
  const match = await table(people, { start_seat: 0 });
  const { match: { version } } = await people[0].get(`/api/matches/${match.id}`);
  standby.kill();
  const answer = people[0].ask('POST', `/api/matches/${match.id}/moves`, { id: 'waits', expects: version, move: 0 }, { timeout_ms: ENDS_MS })
    .then(({ status, json }) => ({ status, name: json?.error?.name }), (error) => ({ status: 0, name: error.code }));
  await until(async () => waiting() !== '0', 'a COMMIT that waits');
  return { people, match, version, answer };
}

test('a COMMIT whose wait for the standby an administrator of the database cancels was not acknowledged', { timeout: patient(60000) }, async () => {
  const { people, match, version, answer } = await moveThatWaits();
  first.run("SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'", { user: 'postgres' });
  const { status, name } = await Promise.race([answer, new Promise((resolve) => { setTimeout(resolve, patient(300), { status: 'still waits' }).unref(); })]);
  assert.notEqual(status, 200, 'nothing is acknowledged that a lost machine takes back');
  if (status !== 'still waits') assert.equal(status, 503, name);
  standby.again();
  await until(async () => (await new Rest(server).ask('GET', '/healthz')).status === 200, 'the standby');
  await until(async () => (await people[0].ask('POST', `/api/matches/${match.id}/moves`, { id: 'waits', expects: version, move: 0 })).status === 200, 'the same request');
  assert.equal((await people[0].get(`/api/matches/${match.id}`)).match.version, version + 1, 'once');
});

test('SIGTERM ends a server whose COMMIT waits for a standby that is away, and its log says so', { timeout: patient(90000) }, async () => {
  const { people, match, version, answer } = await moveThatWaits();
  const ended = server.exited;
  server.child.kill('SIGTERM');
  const end = await Promise.race([ended, new Promise((resolve) => { setTimeout(resolve, ENDS_MS, null).unref(); })]);
  assert.deepEqual(end, { code: 0, signal: null }, server.tail());
  assert.ok(server.log.some((line) => /event=commit_given_up/.test(line)), server.tail());
  assert.notEqual((await answer).status, 200);
  standby.again();
  await server.start();
  const again = await people[0].post(`/api/matches/${match.id}/moves`, { id: 'waits', expects: version, move: 0 });
  assert.equal(again.accepted.version, version + 1);
});
