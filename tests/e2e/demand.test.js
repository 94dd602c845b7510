// Matches that leave the server's memory as soon as nobody looks at them: played on over a socket and over REST as if they had stayed.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { agree, drive, guests, seatAll } from '../support/play.js';
import { live } from '../support/live.js';
import { sleep } from '../support/raw.js';
import { callOff, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

let server;
let ann;
let ben;
const clients = [];
before(async () => {
  server = await startServer({ args: ['--kept-seconds', '1'] });
  [ann, ben] = await guests(server, 'Ann', 'Ben');
});
afterEach(() => clients.splice(0).forEach((client) => client.close()));
after(() => server?.close());

async function inMemory() {
  const metrics = await server.metrics();
  return Number(/^ochre_matches (\d+)$/m.exec(metrics)[1]);
}

/** Waits until nothing is in memory. */
async function left() {
  clients.splice(0).forEach((client) => client.close());
  while (await inMemory() > 0) await sleep(100);
}

async function sit(match, options) {
  clients.push(...await seatAll([ann, ben], match, options));
  return clients;
}

async function begin(moves) {
  const match = await table([ann, ben], { start_seat: 0, undo: 'vote' });
  let count = 0;
  await drive(await sit(match), match.id, () => (count += 1) > moves);
  return match;
}

test('a match that has left is shown in lists as it is, without being read', async () => {
  const match = await begin(12);
  const shown = (await ann.get(`/api/matches/${match.id}`)).match;
  await left();
  for (const filter of ['mine', 'running']) {
    const listed = (await ann.get(`/api/matches?filter=${filter}`)).matches.find((line) => line.id === match.id);
    assert.deepEqual({ ...listed, seats: null }, { ...shown, seats: null }, filter);
    assert.deepEqual(listed.seats.map((seat) => seat.name), ['Ann', 'Ben']);
  }
  assert.equal(await inMemory(), 0);
  await callOff(match.id, ann, ben);
});

test('it is played on over REST: a request that was answered is answered so again, another is done', async () => {
  const match = await begin(5);
  const { version, to_act: [seat] } = (await ann.get(`/api/matches/${match.id}`)).match;
  const mover = [ann, ben][seat];
  const move = { id: 'the-one', expects: version, move: 0 };
  const { accepted } = await mover.post(`/api/matches/${match.id}/moves`, move);
  assert.deepEqual(accepted, { id: 'the-one', version: version + 1 });
  await left();
  assert.deepEqual((await mover.post(`/api/matches/${match.id}/moves`, move)).accepted, accepted);
  await left();
  await mover.create(`/api/matches/${match.id}/chat`, { id: 'line', text: 'hello' });
  await left();
  await mover.create(`/api/matches/${match.id}/chat`, { id: 'line', text: 'hello' });
  assert.deepEqual((await mover.get(`/api/matches/${match.id}/chat`)).lines.map((line) => line.text), ['hello']);
  await left();
  const history = await mover.get(`/api/matches/${match.id}/events?from=0`);
  assert.equal(history.version, version + 1);
  assert.equal(history.rows.length, version + 2);
  await callOff(match.id, ann, ben);
});

test('it is played on over a socket, and what can be taken back is as it was', async () => {
  const match = await table([ann, ben], { start_seat: 0, undo: 'vote' });
  await sit(match);
  const placed = await clients[0].move(match.id, 'place tool_maker 1');
  assert.equal(placed.type, 'accepted');
  const [before] = await agree(clients, match.id, placed.version);
  await left();
  await sit(match);
  const [again] = await agree(clients, match.id, placed.version);
  assert.deepEqual(again.view, before.view);
  assert.equal(again.undo, before.undo);
  const asked = await clients[0].move(match.id, 'undo_ask');
  assert.equal(asked.type, 'accepted', JSON.stringify(asked));
  await left();
  await sit(match);
  const [, vote] = await agree(clients, match.id, asked.version);
  assert.deepEqual(vote.vote.needed, [1]);
  const agreed = await clients[1].move(match.id, 'undo_agree');
  assert.equal(agreed.type, 'accepted', JSON.stringify(agreed));
  const [back] = await agree(clients, match.id, agreed.version);
  assert.deepEqual(back.to_act, [0]);
  await left();
  await sit(match);
  await drive(clients, match.id);
  assert.equal((await ann.get(`/api/matches/${match.id}`)).match.status, 'over');
});

test('messages that came while it was read are done in their order', async () => {
  const match = await begin(3);
  const { version, to_act: [seat] } = (await ann.get(`/api/matches/${match.id}`)).match;
  await left();
  const client = await live([ann, ben][seat]);
  clients.push(client);
  client.send({ type: 'chat', match: match.id, id: 'first', text: 'one' });
  client.send({ type: 'move', match: match.id, id: 'second', expects: version, move: 0 });
  client.send({ type: 'ping', id: 'third' });
  await client.next('pong', { from: 0 });
  await client.until(() => client.received.filter((message) => message.type === 'accepted').length === 2, 'both answers');
  const answers = client.received.filter((message) => ['accepted', 'refused'].includes(message.type));
  assert.deepEqual(answers.map((answer) => `${answer.type} ${answer.id}`), ['accepted first', 'accepted second']);
  await callOff(match.id, ann, ben);
});

test('a bot plays on after a restart, without viewers', async () => {
  const match = await table([ann], { bots: ['random'], start_seat: 0, bot_delay: true });
  const [client] = await seatAll([ann], match);
  clients.push(client);
  const held = client.tables.get(match.id);
  while (held.update.to_act.includes(0)) {
    const answer = await client.move(match.id, 0);
    assert.equal(answer.type, 'accepted', JSON.stringify(answer));
    await client.until(() => held.update.version >= answer.version, 'what came of it');
  }
  const { version } = held.update;
  client.close();
  await server.kill();
  await server.start();
  let now;
  do { // asked for in the list, which has nothing read
    now = (await ann.get('/api/matches?filter=mine')).matches.find((line) => line.id === match.id);
    await sleep(100);
  } while (!now.to_act.includes(0));
  assert.ok(now.version > version);
});
