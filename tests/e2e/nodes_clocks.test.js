// Servers on one database whose wall clocks are an hour apart, and one that was held up: clocks of matches run by one time all the same, and
// no player is charged for a server's fault.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { live } from '../support/live.js';
import { patient, until } from '../support/patience.js';
import { drive, guests } from '../support/play.js';
import { Postgres } from '../support/postgres.js';
import { Rest, table } from '../support/rest.js';
import { Server } from '../support/server.js';

const HOUR_MS = 3600 * 1000;
const HELD_MS = 40000;
const BANK_S = 600;
const CLOCK = { pace: 'live', bank_s: BANK_S, increment_s: 0, cap_s: BANK_S };

let postgres;
const nodes = [];
const clients = [];
before(async () => {
  postgres = new Postgres();
  for (const ahead of [0, HOUR_MS]) {
    const node = new Server({ args: ['--store', postgres.url()], moves: true });
    node.moved = [ahead, 0];
    nodes.push(await node.start());
  }
});
afterEach(() => clients.splice(0).forEach((client) => client.close()));
after(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  postgres?.close();
});

/** The same person, who asks another node. */
const at = (node, rest) => Object.assign(new Rest(node), { cookie: rest.cookie, device: rest.device, user: rest.user });

/** Two who sit at different nodes, and their match. */
async function sitApart(options) {
  const people = await guests(nodes[0], 'Ann', 'Ben');
  const match = await table(people, { clock: CLOCK, start_seat: 0, ...options });
  for (const [i, person] of people.entries()) {
    const client = await live(at(nodes[i], person));
    clients.push(client);
    await client.subscribe(match.id, match.key);
  }
  return { people, match };
}

/** Returns the remaining time of each seat, in seconds, as both nodes report it. */
const left = async (people, match) => Promise.all(people.map(async (person, i) => {
  const { match: now } = await at(nodes[i], person).get(`/api/matches/${match.id}`);
  assert.equal(now.status, 'running');
  return now.clocks.map(({ left_ms }) => left_ms / 1000);
}));

/** Both nodes say the same of each seat. */
const same = ([here, there]) => here.every((seconds, seat) => Math.abs(seconds - there[seat]) < 3);

test('the first clocks of a database run by one time, at servers an hour apart', { timeout: patient(60000) }, async () => {
  const begun = performance.now(); // to sit down takes its time, too, and the first clock runs
  const { people, match } = await sitApart();
  await drive(clients, match.id, ([{ version }]) => version > 30);
  const took = (performance.now() - begun) / 1000;
  for (const banks of await left(people, match)) for (const seconds of banks) assert.ok(seconds > BANK_S - took - 5, `${banks} s after ${took} s`);
  await until(async () => same(await left(people, match)), 'one time');
});

test('a server that was held up takes the time of the others, once', { timeout: patient(60000) }, async () => {
  const begun = performance.now();
  const { people, match } = await sitApart();
  await drive(clients, match.id, ([{ version }]) => version > 6);
  await nodes[0].move(HELD_MS, 0); // as if it were the other that stood still
  await until(async () => same(await left(people, match)), 'one time');
  await drive(clients, match.id, ([{ version }]) => version > 40);
  const took = (performance.now() - begun + HELD_MS) / 1000;
  const sums = (await left(people, match)).map((banks) => banks.reduce((sum, seconds) => sum + BANK_S - seconds, 0));
  for (const used of sums) assert.ok(used < 2 * took, `both have used ${used} s in ${took} s`);
});

test('a server that is killed and begins again is no time behind', { timeout: patient(60000) }, async () => {
  const { people, match } = await sitApart();
  await drive(clients, match.id, ([{ version }]) => version > 6);
  clients.splice(0).forEach((client) => client.close());
  await nodes[1].kill();
  await nodes[0].move(10000); // less than a heartbeat
  await nodes[1].start();
  await until(async () => same(await left(people, match)), 'one time');
});

test('sessions, tables and lines of one are the other\'s', { timeout: patient(60000) }, async () => {
  const [ann, ben] = await guests(nodes[1], 'Ann', 'Ben');
  const { match } = await at(nodes[0], ann).create('/api/matches', { game: 'stoneage', seats: 2, open_days: 1 });
  await ben.post(`/api/matches/${match.id}/join`, {});
  await until(async () => (await at(nodes[0], ann).get(`/api/matches/${match.id}`)).match.seats.every(({ name }) => name), 'Ben at the table');
  await at(nodes[0], ann).post(`/api/matches/${match.id}/start`);
  await ben.create(`/api/matches/${match.id}/chat`, { id: 'one', text: 'Grüße' });
  await at(nodes[0], ann).create(`/api/matches/${match.id}/chat`, { id: 'two', text: 'zurück' });
  for (const [i, person] of [ann, ben].entries()) {
    const client = await live(at(nodes[i], person));
    clients.push(client);
    await client.subscribe(match.id, match.key);
  }
  await drive(clients, match.id, ([{ version }]) => version > 6);
  for (const node of nodes) await until(async () => (await at(node, ann).get(`/api/matches/${match.id}`)).match.chat === 2, 'both lines');
});
