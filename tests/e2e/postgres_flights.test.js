// How often a server waits for PostgreSQL in one transaction: each time costs the way there and back, which is long where the database is
// another machine.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { patient, until } from '../support/patience.js';
import { agree, drive, guests, seatAll } from '../support/play.js';
import { serveOnPostgres } from '../support/postgres.js';
import { guest, table } from '../support/rest.js';

const { proxy, server, close } = await serveOnPostgres({ proxied: true });
after(close);

/** The most flights of a transaction of `what`. */
async function flights(what) {
  const before = proxy.flights.length;
  const made = await what();
  await until(() => proxy.flights.length > before, 'a commit');
  return [Math.max(...proxy.flights.slice(before)), made];
}

test('a table takes as many flights, however many sit there', { timeout: patient(60000) }, async () => {
  const people = await Promise.all(['Ann', 'Ben', 'Cid', 'Dan', 'Eve'].map((name) => guest(server, name)));
  const tables = { 2: [], 4: [] };
  for (const seats of [2, 4, 2, 4, 2, 4]) tables[seats].push(await flights(() => people[0].create('/api/matches', { game: 'stoneage', seats })));
  const [small, large] = [2, 4].map((seats) => Math.min(...tables[seats].map(([count]) => count))); // what swept before it is no part of it
  assert.equal(large, small);
  assert.ok(large <= 4, `${large} flights to open one`);
  const [joins, starts] = [[], []];
  for (const [, { match }] of tables[4]) {
    for (const person of people.slice(1, 4)) joins.push((await flights(() => person.post(`/api/matches/${match.id}/join`, {})))[0]);
    starts.push((await flights(() => people[0].post(`/api/matches/${match.id}/start`)))[0]);
  }
  assert.ok(Math.min(...joins) <= 4, `${joins} flights for those who sit down`);
  assert.ok(Math.min(...starts) <= 6, `${starts} flights to begin`);
});

test('a move that follows one of this server takes one flight', { timeout: patient(60000) }, async () => {
  const people = await guests(server, 'Ann', 'Ben');
  const match = await table(people);
  const clients = await seatAll(people, match);
  const took = [];
  for (let i = 0; i < 8; i += 1) {
    const [{ to_act: [seat] }] = await agree(clients, match.id);
    took.push((await flights(() => clients[seat].move(match.id, 0)))[0]);
  }
  assert.equal(Math.min(...took), 1, `${took} flights for moves`);
  const [{ version }] = await drive(clients, match.id, (updates) => updates[0].version > 8);
  await agree(clients, match.id, version);
  clients.forEach((client) => client.close());
});
