// The list of matches under attack: whoever sits down, looks at tables, or asks for the list again and again must not make it travel to
// everybody, nor without end. Bytes and messages are counted, not times.
import test from 'node:test';
import assert from 'node:assert/strict';
import { attackRandom, attackSeconds } from '../support/attack.js';
import { live } from '../support/live.js';
import { guest, Rest, table } from '../support/rest.js';
import { Server } from '../support/server.js';

const random = attackRandom('lobby');
const TABLES = 40;
let server;
let hosts;
let tables;

test.before(async () => {
  server = await new Server().start();
  hosts = [];
  tables = [];
  for (let i = 0; i < TABLES; i += 1) {
    if (i % 20 === 0) hosts.push(await guest(server, `Host ${i}`));
    tables.push(await table([hosts.at(-1)], { start: false, seats: 4 }));
  }
});
test.after(() => server.stop());

/** Somebody who looks at the list, and holds it as schema/live.md says. */
async function reader(options) {
  const client = await live(new Rest(server), { raw: true, ...options });
  client.send({ type: 'lobby', on: true });
  await client.next('lobby', { from: 0 });
  return client;
}

function held(client) {
  let list = null;
  for (const message of client.received) {
    if (message.type === 'lobby') list = { version: message.version, matches: new Map(message.matches.map((match) => [match.id, match])) };
    if (message.type !== 'lobby_changed') continue;
    assert.equal(message.version, list.version + 1, 'no gap');
    list.version = message.version;
    for (const id of message.removed) list.matches.delete(id);
    for (const match of message.changed) list.matches.set(match.id, match);
  }
  return list;
}

const ofLobby = (client) => client.texts.filter((text) => text.startsWith('{"type":"lobby'));

/** Waits until the reader has heard of a table that was made now, and so of all that was before. */
async function marked(client) {
  const mark = await table([hosts[0]], { start: false, seats: 2 });
  await client.until(() => held(client).matches.has(mark.id), 'the mark in the list');
  await hosts[0].post(`/api/matches/${mark.id}/leave`);
  await client.until(() => !held(client).matches.has(mark.id), 'the mark to be gone');
}

test('neither presence nor a table that is not listed touches the list', async () => {
  const client = await reader();
  const hidden = await table([hosts[0]], { start: false, seats: 4, listed: false });
  await marked(client);
  const other = await guest(server, 'Other');
  const watcher = await live(other);
  const before = ofLobby(client).length;
  const { version } = held(client);
  for (let i = 0; i < 30; i += 1) {
    await watcher.subscribe(tables[i % 5].id);
    watcher.send({ type: 'unsubscribe', match: tables[i % 5].id });
    await other.post(`/api/matches/${hidden.id}/join`, { key: hidden.key });
    await other.post(`/api/matches/${hidden.id}/leave`);
  }
  await watcher.request({ type: 'ping' });
  await marked(client);
  const news = ofLobby(client).slice(before);
  assert.ok(held(client).version <= version + 2, `the mark came and went, and nothing else: ${news.join('\n').slice(0, 1000)}`);
  assert.ok(!news.join().includes(hidden.id));
  client.close();
  watcher.close();
});

test('a change is sent unasked, equal for all, and many changes at most once a second', async () => {
  const readers = [];
  for (let i = 0; i < 10; i += 1) readers.push(await reader());
  const guests = [];
  for (let i = 0; i < 6; i += 1) guests.push(await guest(server, `Guest ${i}`));
  const began = performance.now();
  const before = readers.map((one) => ofLobby(one).length);
  const seated = new Map();
  const until = began + attackSeconds(4) * 1000;
  for (let changes = 0; performance.now() < until || changes < 100; changes += 1) {
    const who = guests[random(guests.length)];
    const at = seated.get(who);
    const where = tables[random(TABLES)];
    if (at) await who.post(`/api/matches/${at.id}/leave`);
    else await who.post(`/api/matches/${where.id}/join`, {});
    if (at) seated.delete(who);
    else seated.set(who, where);
  }
  for (const [who, at] of seated) await who.post(`/api/matches/${at.id}/leave`);
  await marked(readers[0]);
  const { version } = held(readers[0]);
  for (const one of readers.slice(1)) await one.until(() => held(one).version >= version, 'the same version');
  const seconds = (performance.now() - began) / 1000;
  const whole = ofLobby(readers[0])[0].length;
  readers.forEach((one, i) => {
    const news = ofLobby(one).slice(before[i]);
    assert.ok(news.length <= seconds + 2, `${news.length} messages in ${seconds} s`);
    assert.ok(news.every((text) => text.startsWith('{"type":"lobby_changed"') || text.length <= whole * 2));
  });
  const fresh = held(await reader());
  const old = held(readers[0]);
  assert.deepEqual([...old.matches.values()].sort((a, b) => (a.id < b.id ? -1 : 1)), [...fresh.matches.values()].sort((a, b) => (a.id < b.id ? -1 : 1)), 'the changes lead to the list');
  readers.forEach((one) => one.close());
});

test('one connection that requests the list again and again is refused, and gets few lists', async () => {
  const small = await new Server({ limits: 1 }).start();
  try {
    const host = await guest(small, 'Host');
    for (let i = 0; i < 20; i += 1) await table([host], { start: false, seats: 2 });
    const clients = [];
    for (let i = 0; i < 3; i += 1) clients.push(await live(new Rest(small), { raw: true }));
    const began = performance.now();
    const rounds = attackSeconds(2) * 25;
    for (let i = 0; i < rounds; i += 1) {
      for (const client of clients) {
        client.send({ type: 'lobby', on: true });
        client.send({ type: 'lobby', on: false });
      }
      await new Promise((resolve) => { setTimeout(resolve, 20); });
    }
    for (const client of clients) await client.request({ type: 'ping', id: 'end' });
    const seconds = (performance.now() - began) / 1000;
    for (const client of clients) {
      const refused = client.received.filter((message) => message.type === 'refused');
      assert.ok(ofLobby(client).length <= 10 + seconds / 2 + 1, `${ofLobby(client).length} lists in ${seconds} s`);
      assert.ok(refused.length > 0 && refused.every((message) => message.error.name === 'too_many_requests' && message.error.retry_after_ms > 0));
      assert.equal(client.closed, null);
      client.close();
    }
  } finally {
    await small.stop();
  }
});

test('one address with requests on many connections is refused, and another is not', async () => {
  const small = await new Server({ limits: 1 }).start();
  try {
    let lists = 0;
    let refused = 0;
    const began = performance.now();
    for (let i = 0; i < 16; i += 1) {
      const client = await live(new Rest(small));
      for (let n = 0; n < 10; n += 1) {
        client.send({ type: 'lobby', on: true });
        await client.until(() => client.received.some((message) => ['lobby', 'refused'].includes(message.type)), 'an answer');
        lists += client.received.at(-1).type === 'lobby';
        refused += client.received.at(-1).type === 'refused';
        client.received.length = 0;
      }
      client.close();
    }
    const seconds = (performance.now() - began) / 1000;
    assert.ok(lists <= 100 + 4 * seconds + 1, `${lists} lists in ${seconds} s`);
    assert.ok(refused > 0);
    const other = await live(new Rest(small, { localAddress: '127.0.0.2' }));
    other.send({ type: 'lobby', on: true });
    await other.next('lobby', { from: 0 });
    other.close();
  } finally {
    await small.stop();
  }
});
