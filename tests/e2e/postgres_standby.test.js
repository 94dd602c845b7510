// A database with a synchronous standby, both in the server's connection string. Nothing is read from the standby, which may be behind.
// When the primary fails and the standby takes over, the server finds it by itself, with everything that it has acknowledged. Several
// servers, and repeated failures: tests/cluster/run standby.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { patient, until } from '../support/patience.js';
import { agree, drive, guests, seatAll } from '../support/play.js';
import { Postgres } from '../support/postgres.js';
import { Rest, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

let first;
let standby;
let server;
const clients = [];
const args = () => ['--store', `postgresql://ochre@/ochre?host=${[standby, first].map(({ folder }) => encodeURIComponent(folder)).join()}`];
before(async () => {
  first = new Postgres();
  standby = new Postgres(first);
  server = await startServer({ args: args() });
});
after(async () => {
  clients.forEach((client) => client.close());
  await server?.close();
  standby?.close();
  first?.close();
});

test('what is read is what was written, however far the standby has come', { timeout: patient(30000) }, async () => {
  standby.run('SELECT pg_wal_replay_pause()', { user: 'postgres' });
  const [ann] = await guests(server, 'Ann');
  const { match } = await ann.create('/api/matches', { game: 'stoneage', seats: 2 });
  const other = await startServer({ args: args() });
  const there = Object.assign(new Rest(other), { cookie: ann.cookie });
  assert.equal((await there.get('/api/me')).user?.name, 'Ann');
  assert.equal((await there.get(`/api/matches/${match.id}`)).match.id, match.id);
  await other.close();
  standby.run('SELECT pg_wal_replay_resume()', { user: 'postgres' });
});

test('a standby takes over with all that was acknowledged', { timeout: patient(60000) }, async () => {
  const people = await guests(server, 'Ann', 'Ben');
  const match = await table(people);
  clients.push(...await seatAll(people, match));
  const [{ version }] = await drive(clients, match.id, ([now]) => now.version > 20);
  first.kill();
  const health = () => new Rest(server).ask('GET', '/healthz');
  await until(async () => (await health()).status === 503, 'the loss in /healthz');
  standby.promote();
  await until(async () => (await health()).status === 200, 'the standby');
  await agree(clients, match.id, version);
  const [{ version: newest }] = await drive(clients, match.id, ([now]) => now.version > version + 10);
  assert.equal(standby.run(`SELECT max(seq) || ' ' || count(*) - 1 FROM move JOIN match ON number = match_number WHERE id = '${match.id}'`).trim(), `${newest} ${newest}`);
});
