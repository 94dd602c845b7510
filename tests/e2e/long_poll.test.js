// Lines without a WebSocket, as programs use them: the same messages, one request that waits, and bounds for all of it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { guests } from '../support/play.js';
import { patient, until } from '../support/patience.js';
import { sleep } from '../support/raw.js';
import { account, guest, Rest, table, unseen } from '../support/rest.js';
import { messageProblem } from '../support/schemas.js';
import { startServer } from '../support/server.js';

let server;
let ann;
let ben;
let lines = 0;
before(async () => {
  server = await startServer({ args: ['--kept-seconds', '600'] });
  [ann, ben] = await guests(server, 'Ann', 'Ben');
});
after(() => server?.close());

/** A line of its own: {path, next, send, read, until}. Every message is held against schema/live. */
async function begin(rest) {
  lines += 1;
  const line = { path: `/api/live/line-of-a-test-${lines}`, next: 0, heard: [] };
  await rest.expect(200, 'PUT', line.path);
  line.send = (message) => rest.post(line.path, message);
  line.read = async (wait = 0) => {
    const { messages, next, closed } = await rest.get(`${line.path}?after=${line.next}&wait=${wait}`);
    for (const message of messages) assert.equal(messageProblem('server', message), null);
    line.next = next;
    line.heard.push(...messages);
    return { messages, closed };
  };
  line.until = (type, ok = () => true) => until(async () => {
    const found = line.heard.find((message) => message.type === type && ok(message));
    if (!found) await line.read(1);
    return found;
  }, type);
  return line;
}

test('a line begins with hello, and tells what a socket tells', async () => {
  const match = await table([ann, ben], { game: 'stoneage', start_seat: 0 });
  const [anns, bens] = [await begin(ann), await begin(ben)];
  assert.equal((await anns.until('hello')).user.name, 'Ann');
  for (const line of [anns, bens]) {
    await line.send({ type: 'subscribe', match: match.id, patches: true });
    await line.until('match');
    await line.until('update');
  }
  await anns.send({ type: 'move', id: 'm1', match: match.id, expects: 0, move: 0 });
  assert.equal((await anns.until('accepted', ({ id }) => id === 'm1')).version, 1);
  assert.equal((await bens.until('update', ({ version }) => version === 1)).from, 1);
  await anns.send({ type: 'move', id: 'm2', match: match.id, expects: 0, move: 0 });
  assert.equal((await anns.until('refused', ({ id }) => id === 'm2')).error.name, 'stale');
  await anns.send({ type: 'nonsense' });
  assert.equal((await anns.until('error')).error.name, 'unknown_type');
  const told = await ann.get(`/api/matches/${match.id}`);
  assert.ok(told.match.seats.every(({ online }) => online), 'a user with a line is online');
});

test('a request waits until there is something to say, and no longer than it wants', async () => {
  const match = await table([ann, ben], { game: 'stoneage', start_seat: 0 });
  const line = await begin(ben);
  await line.send({ type: 'subscribe', match: match.id });
  await line.until('update');
  while ((await line.read(0)).messages.length > 0);
  const begun = Date.now();
  assert.deepEqual((await line.read(1)).messages, []);
  assert.ok(Date.now() - begun >= 900);
  const waiting = line.read(20);
  await sleep(200);
  const moved = Date.now();
  await ann.post(`/api/matches/${match.id}/moves`, { id: 'w', expects: 0, move: 0 });
  assert.equal((await waiting).messages[0].type, 'update');
  assert.ok(Date.now() - moved < patient(1000));
});

test('a user gets nothing of a match without access, nor of the line of another', async () => {
  const { match } = await ann.create('/api/matches', { game: 'stoneage', seats: 2, listed: false });
  const [ours, nobody] = [await begin(ann), new Rest(server)];
  const theirs = await begin(ben);
  await theirs.send({ type: 'subscribe', match: match.id });
  assert.equal((await theirs.until('refused')).error.name, 'no_such_match');
  for (const rest of [ben, nobody]) {
    await rest.refused(404, 'not_found', 'GET', `${ours.path}?after=0`);
    await rest.refused(404, 'not_found', 'POST', ours.path, { type: 'ping', id: 'p' });
    await rest.refused(404, 'not_found', 'PUT', ours.path);
    await rest.refused(404, 'not_found', 'DELETE', ours.path);
  }
  for (const method of ['PUT', 'POST', 'DELETE']) {
    await ann.refused(403, 'wrong_origin', method, ours.path, method === 'POST' ? { type: 'ping', id: 'p' } : undefined, { headers: { origin: 'https://elsewhere.example' } });
  }
  assert.equal((await ours.until('hello')).user.name, 'Ann', 'it stands');
});

test('a session that ends closes its lines with 4001, also one that waits', async () => {
  const who = await account(server, 'leaves');
  const line = await begin(who);
  await line.until('hello');
  const waiting = who.get(`${line.path}?after=${line.next}&wait=20`);
  await sleep(100);
  const cookie = who.cookie;
  await who.ask('DELETE', '/api/sessions');
  const { closed } = await waiting;
  assert.deepEqual(closed, { code: 4001, reason: 'signed out' });
  who.cookie = cookie;
  await new Rest(server).refused(404, 'not_found', 'GET', `${line.path}?after=${line.next}`);
});

test('an answer that was lost ends the line, since messages went with it; another wait takes the place of one', async () => {
  const line = await begin(ann);
  await line.until('hello');
  const first = ann.get(`${line.path}?after=${line.next}&wait=20`);
  await sleep(100);
  const second = line.read(1);
  assert.deepEqual((await first).messages, []);
  await second;
  await ann.refused(404, 'not_found', 'GET', `${line.path}?after=0`);
  await ann.refused(404, 'not_found', 'GET', `${line.path}?after=${line.next}`);
});

test('a message that is too large closes a line, an invalid name creates none, and no request waits for half a minute', async () => {
  const line = await begin(ann);
  await line.until('hello');
  await line.send({ type: 'ping', id: 'x'.repeat(17 * 1024) });
  assert.equal((await line.read()).closed.code, 1009);
  for (const name of ['short', 'with.a.dot.in.it.somewhere', 'a'.repeat(65)])
    assert.ok([400, 404].includes((await ann.ask('PUT', `/api/live/${name}`)).status), name);
  const other = await begin(ann);
  await ann.refused(400, 'bad_request', 'GET', `${other.path}?after=0&wait=26`);
  await ann.refused(400, 'bad_request', 'GET', `${other.path}?after=-1`);
  await ann.post(other.path, { type: 'ping', id: 'p' });
  await ann.expect(200, 'DELETE', other.path);
  await ann.refused(404, 'not_found', 'DELETE', other.path);
});

test('one account has sixteen lines', async () => {
  const own = await guest(server, 'Many');
  for (let i = 0; i < 16; i += 1) await begin(own);
  await own.refused(429, 'too_many_streams', 'PUT', '/api/live/one-line-too-many');
  await own.expect(200, 'PUT', `/api/live/line-of-a-test-${lines}`); // which is there
  await own.expect(200, 'DELETE', `/api/live/line-of-a-test-${lines}`);
  await begin(own);
});

test('a server that stops ends lines that wait, and at once', { timeout: patient(30000) }, async () => {
  const own = await startServer();
  try {
    const [one, other] = [await guest(own, 'One'), new Rest(own)];
    const [first, second] = [await begin(one), await begin(other)];
    await first.until('hello');
    await second.until('hello');
    const waiting = [one.get(`${first.path}?after=${first.next}&wait=25`), other.get(`${second.path}?after=${second.next}&wait=25`)];
    await sleep(200);
    const begun = Date.now();
    await Promise.all([own.stop(), ...waiting.map(async (answer) => assert.equal((await answer).closed.code, 1001))]);
    assert.ok(Date.now() - begun < patient(4000));
  } finally {
    await own.close();
  }
});

test('every answer of the routes was met', () => {
  assert.deepEqual(unseen(/^\/api\/live\//, '503'), []);
});
