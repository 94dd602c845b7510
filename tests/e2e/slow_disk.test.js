// A disk that is slow (build/ochre_slow: the server with a VFS that sleeps on command). Requests that need a read wait for it;
// whoever plays, pings, loads the client or is known already does not. A slow commit delays moves and nothing else. Afterwards all
// that was asked is answered, and nothing is lost or there twice.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { Live, live } from '../support/live.js';
import { atThisLoad, patient, until } from '../support/patience.js';
import { randomInt } from '../support/random.js';
import { sleep } from '../support/raw.js';
import { callOff, guest, Rest, send, table } from '../support/rest.js';
import { program, Server } from '../support/server.js';

const READ_MS = Math.round(Math.min(3000, atThisLoad(1000))); // of one read; what is asked for takes one or more
const COMMIT_MS = Math.round(Math.min(15000, atThisLoad(5000)));
const PASSWORD = 'a password of some length';
let server;
let people;
let sockets;
let matches;
let over;

const told = () => join(server.dir, 'slow');
const disk = (read, commit) => writeFileSync(told(), `${read} ${commit}\n`);

before(async () => {
  server = new Server({ program: join(dirname(program), 'ochre_slow'), limits: 1000 });
  server.options.env = { OCHRE_SLOW: told() };
  disk(0, 0);
  await server.start();
  people = await Promise.all(['Ann', 'Ben', 'Cy', 'Dan'].map((name) => guest(server, name)));
  sockets = await Promise.all(people.map((rest) => live(rest)));
  matches = [await table(people.slice(0, 2)), await table(people.slice(2))];
  over = await table(people.slice(0, 2), { listed: true });
  await callOff(over.id, ...people.slice(0, 2));
});

after(async () => {
  disk(0, 0);
  sockets.forEach((socket) => socket.close());
  await server.close();
});

/** Resolves with what `ask` gives and how long that took, from before it was asked. */
async function timed(ask) {
  const begun = performance.now();
  const value = await ask();
  return { value, ms: performance.now() - begun };
}

/** The two of a match and what they hold of it. */
async function pair(index) {
  const clients = sockets.slice(2 * index, 2 * index + 2);
  const { id } = matches[index];
  return { id, clients, held: await Promise.all(clients.map((client) => client.subscribe(id))) };
}

/** The next move of a match, by whose turn it is: resolves with the answer. */
async function move({ id, clients, held }) {
  const seat = await clients[0].until(() => {
    assert.ok(!held[0].update?.result.over, 'the match goes on');
    const at = held.findIndex(({ update, version }) => update?.legal > 0 && update.version === version);
    return at >= 0 && held.every(({ version }) => version === held[0].version) ? at + 1 : null;
  }, 'a turn') - 1;
  const { version, legal } = held[seat].update;
  const answer = await clients[seat].request({ type: 'move', match: id, expects: version, move: randomInt(legal) });
  if (answer.type === 'accepted') await Promise.all(clients.map((client, i) => client.until(() => held[i].version >= answer.version, 'the move')));
  return answer;
}

/** Sends requests that need no disk, each as often as possible until `done`; returns the longest duration of each. */
async function onlookers(done) {
  let going = true;
  done.finally(() => { going = false; });
  const worst = {};
  const again = async (name, ask) => {
    for (worst[name] = 0; going;) {
      const { ms } = await timed(ask);
      worst[name] = Math.max(worst[name], ms);
      await sleep(20);
    }
  };
  await Promise.all([
    again('page', async () => assert.equal((await send(server.url, 'GET', '/')).status, 200)),
    again('the own user', async () => assert.equal((await people[0].get('/api/me')).user.name, 'Ann')),
    again('lobby', async () => people[1].get('/api/matches')),
    again('ping', async () => assert.equal((await sockets[0].request({ type: 'ping' })).type, 'pong')),
  ]);
  return worst;
}

const slowest = (worst, limit) => Object.entries(worst).filter(([, ms]) => ms >= limit).map(([name, ms]) => `${name}: ${Math.round(ms)} ms`);

test('hanging reads delay only their own requests: moves, pages, pings and cached sessions go on', async () => {
  await new Rest(server).create('/api/accounts', { name: 'Ada', password: PASSWORD });
  const first = await guest(server, 'First'); // whose session nobody has read yet
  const comes = await guest(server, 'Comes');
  const game = await pair(0);
  disk(READ_MS, 0);
  const socket = new Live(comes);
  const asked = {
    'a log-in': timed(() => new Rest(server).create('/api/sessions', { name: 'Ada', password: PASSWORD })),
    'a first visit': timed(() => first.get('/api/me')),
    'my sessions': timed(() => people[1].get('/api/me/sessions')),
    'a history': timed(() => people[1].get('/api/me/export')),
    'a connection': timed(() => socket.open().then(async () => {
      socket.send({ type: 'ping', id: 'early' }); // before hello
      await socket.until(() => socket.received.some(({ type }) => type === 'pong'), 'the pong', patient(60000));
      return socket.received.map(({ type }) => type);
    })),
  };
  const answers = Promise.all(Object.values(asked));
  let going = true;
  answers.finally(() => { going = false; });
  const looks = onlookers(answers);
  const waits = [];
  while (going) {
    const { value, ms } = await timed(() => move(game));
    assert.equal(value.type, 'accepted', JSON.stringify(value));
    waits.push(ms);
    await sleep((READ_MS / 50) * 1.02 ** waits.length); // or the match would be over before the disk is: two hundred take as long as fifty reads
  }
  const worst = { ...await looks, move: Math.max(...waits) };
  disk(0, 0);
  console.log(`reads of ${READ_MS} ms: ${waits.length} moves; the longest ${JSON.stringify(worst)}`);
  assert.ok(waits.length >= 10, `${waits.length} moves`);
  assert.deepEqual(slowest(worst, READ_MS / 2), []);
  for (const [name, promise] of Object.entries(asked)) assert.ok((await promise).ms >= READ_MS, `${name} had to be read`);
  assert.equal((await asked['a first visit']).value.user.name, 'First');
  assert.deepEqual((await asked['a connection']).value, ['hello', 'pong'], 'first the session, then the request');
  assert.equal(socket.received[0].user.name, 'Comes');
  assert.ok((await asked['a history']).value.matches.some(({ id }) => id === over.id));
  socket.close();
});

test('a hanging commit delays moves, but no cached sessions, pings or pages; then each move is there once', async () => {
  const games = [await pair(0), await pair(1)];
  const before = games.map(({ held }) => held[0].version);
  disk(0, COMMIT_MS);
  const moves = games.map((game) => timed(() => move(game)));
  const line = timed(() => sockets[3].request({ type: 'chat', match: matches[1].id, text: 'is it slow?' }));
  const all = Promise.all([...moves, line]);
  const worst = await onlookers(all);
  disk(0, 0);
  console.log(`a commit of ${COMMIT_MS} ms: the longest ${JSON.stringify(worst)}`);
  assert.deepEqual(slowest(worst, COMMIT_MS / 2), []);
  for (const { value, ms } of await all) {
    assert.equal(value.type, 'accepted', JSON.stringify(value));
    assert.ok(ms >= COMMIT_MS, 'told when it was durable, not before');
  }
  for (const [i, { id, held }] of games.entries()) {
    assert.deepEqual(held.map(({ version }) => version), [before[i] + 1, before[i] + 1]);
    assert.equal((await people[2 * i].get(`/api/matches/${id}`)).match.id, id);
  }
  const lines = (await people[2].get(`/api/matches/${matches[1].id}/chat`)).lines;
  assert.equal(lines.filter(({ text }) => text === 'is it slow?').length, 1);
});

test('an abandoned request is not read, and a repeated one is answered', async () => {
  const cy = people[2];
  const gauge = async (name) => Number(new RegExp(`^ochre_${name} (\\d+)$`, 'm').exec(await server.metrics())[1]);
  const unread = Array.from({ length: 12 }, (_, i) => `aaaaaaaaaaaaaa${String.fromCharCode(98 + i)}a`);
  disk(READ_MS, 0);
  const looking = await Promise.all(unread.map(() => live(cy)));
  looking.forEach((socket, i) => socket.send({ type: 'subscribe', match: unread[i] }));
  await until(async () => await gauge('loads_waiting') >= unread.length - 2, 'those to wait');
  const begun = performance.now();
  looking.forEach((socket) => socket.close());
  await until(async () => await gauge('live_connections') === sockets.length, 'them to have gone');
  const back = await timed(() => cy.ask('GET', `/api/matches/${unread[0]}`));
  const none = await timed(() => cy.ask('GET', `/api/matches/${unread[11]}`));
  assert.deepEqual([back.value.status, none.value.status], [404, 404]);
  await until(async () => await gauge('loads_waiting') === 0, 'the others to be given up');
  console.log(`twelve that nobody wanted, and two asked for again: ${Math.round(performance.now() - begun)} ms`);
  assert.ok(performance.now() - begun < unread.length * READ_MS / 2, 'not all were read');
  disk(0, 0);
});

/** Returns true if the process has logged its end. */
const listens = (pid) => (BigInt(`0x${/^SigCgt:\s*(\w+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]}`) >> 14n) % 2n === 1n;

test('a server stopped during its start ends as soon as it has started', async () => {
  const other = new Server({ program: join(dirname(program), 'ochre_slow') });
  const slow = join(other.dir, 'slow');
  writeFileSync(slow, `${Math.round(READ_MS / 5)} ${Math.round(READ_MS / 5)}\n`); // it waits for the disk a dozen times
  other.options.env = { OCHRE_SLOW: slow };
  const begun = other.start().catch(() => null);
  await until(() => other.child && listens(other.child.pid), 'a server that begins');
  assert.equal(other.port, 0, 'it does not serve yet');
  assert.deepEqual(await other.stop(), { code: 0, signal: null });
  await begun;
  await other.close();
});
