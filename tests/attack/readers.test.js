// Reading the history: forty-eight readers from one address ask for a thousand rows at a time, again and again. That happens beside the loop
// and is paid by the address: others' reads and moves go on, and the processor is theirs.
import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import test from 'node:test';
import assert from 'node:assert/strict';
import { attackSeconds } from '../support/attack.js';
import { live, playOn } from '../support/live.js';
import { callOff, guest, Rest, send, table } from '../support/rest.js';
import { Server } from '../support/server.js';

const READER = '127.0.0.66';
const OTHER = '127.0.0.3';
const SHARE_MS = 2000; // of processor time at once; then 200 in a second
const READS = ['/events?count=1000', '/luck', '/export'];
let server;
let people;
let match;
let running;

/** Plays a match to its end, and begins another. */
test.before(async () => {
  server = await new Server({ limits: 1 }).start();
  people = [await guest(server, 'Ann', { localAddress: '127.0.0.10' }), await guest(server, 'Ben', { localAddress: '127.0.0.11' })];
  match = await table(people);
  await Promise.all(people.map(async (rest) => {
    const client = await live(rest);
    await client.subscribe(match.id);
    await playOn(client, match.id);
    client.close();
  }));
  running = await table([people[0]], { bots: ['easy'] });
});
test.after(() => server.stop());

/** Milliseconds of processor time that the server's workers have used, and its loop. */
function used() {
  const { pid } = server.child;
  const ms = { workers: 0, loop: 0 };
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [ns] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    ms[Number(thread) === pid ? 'loop' : 'workers'] += Number(ns) / 1e6;
  }
  return ms;
}

/** Readers that ask without a pause until told to stop; counts what they were answered. */
function flood(paths, count = 48) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: count, localAddress: READER });
  const got = { answers: {}, rows: 0, stopping: false, refusals: [] };
  got.all = Promise.all(Array.from({ length: count }, async (_, i) => {
    for (let n = i; !got.stopping; n += 1) {
      const answer = await send(server.url, 'GET', paths[n % paths.length], { agent, timeout_ms: 60000 });
      got.answers[answer.status] = (got.answers[answer.status] ?? 0) + 1;
      if (answer.status === 429) {
        got.refusals.push(answer);
        await new Promise((resolve) => { setTimeout(resolve, 20); });
      }
    }
  })).finally(() => agent.destroy());
  return got;
}

test('an endless reader has a share and gets a time to retry, and others read on', async () => {
  const other = new Rest(server, { localAddress: OTHER });
  const expected = await other.get(`/api/matches/${match.id}/events?count=1000`);
  const before = used();
  const began = performance.now();
  const got = flood(READS.map((path) => `/api/matches/${match.id}${path}`));
  const until = began + attackSeconds(3) * 1000;
  let read = 0;
  while (performance.now() < until) {
    assert.deepEqual(await other.get(`/api/matches/${match.id}/events?count=1000`), expected, 'nothing is refused to others');
    read += 1;
    await new Promise((resolve) => { setTimeout(resolve, 100); });
  }
  const ms = used();
  const seconds = (performance.now() - began) / 1000;
  got.stopping = true;
  await got.all;
  const { error } = got.refusals[0].json; // more wait than an address may have waiting, whatever the share
  assert.equal(error.name, 'too_many_requests');
  assert.ok(error.retry_after_ms > 0 && Number(got.refusals[0].headers['retry-after']) >= 1);
  assert.deepEqual(Object.keys(got.answers).sort(), ['200', '429']);
  const workers = ms.workers - before.workers;
  console.log(`${JSON.stringify(got.answers)} in ${seconds.toFixed(1)} s, ${read} of others; workers ${workers.toFixed(0)} ms, loop ${(ms.loop - before.loop).toFixed(0)} ms`);
  assert.ok(workers <= 1.5 * (SHARE_MS + 200 * seconds) + 20 * read, `${workers} ms in ${seconds} s`);
  assert.ok(read >= 3);
});

test('moves are answered while forty-eight read', async () => {
  const got = flood([`/api/matches/${match.id}/events?count=1000`]);
  const client = await live(people[0]);
  await client.subscribe(running.id);
  let accepted = 0;
  await playOn(client, running.id, { until: () => accepted >= 30, onAccepted: () => { accepted += 1; } });
  assert.ok(accepted >= 30);
  assert.ok(Object.keys(got.answers).every((status) => ['200', '429'].includes(status)), JSON.stringify(got.answers));
  got.stopping = true;
  await got.all;
  client.close();
});

test('a share that is used up comes back', async () => {
  const began = performance.now();
  for (;;) {
    const answer = await send(server.url, 'GET', `/api/matches/${match.id}/events?count=10`, { localAddress: READER });
    if (answer.status === 200) break;
    assert.equal(answer.status, 429);
    assert.ok(performance.now() - began < 60000, 'for ever');
    await new Promise((resolve) => { setTimeout(resolve, 100); });
  }
});

/** How many matches the server holds in memory. */
async function inMemory() {
  const text = await server.metrics();
  return Number(/^ochre_matches (\d+)$/m.exec(text)[1]);
}

test('matches that have ended are listed and read without being folded again, alike', async () => {
  const rest = people[0];
  for (let i = 0; i < 5; i += 1) {
    const one = await table([rest], { bots: ['easy'] });
    await callOff(one.id, rest);
  }
  const paths = ['/api/matches?filter=mine', '/api/me/export', ...READS.map((path) => `/api/matches/${match.id}${path}`), `/api/matches/${match.id}/events?from=3&count=2`];
  const look = () => Promise.all(paths.map((path) => rest.get(path)));
  const before = await look();
  assert.ok(before[0].matches.filter((one) => one.status === 'abandoned').length >= 5);
  assert.ok(before[0].matches.every((one, i, all) => i === 0 || one.created_ms <= all[i - 1].created_ms), 'the newest first');
  await server.stop();
  await server.start();
  const held = await inMemory();
  const after = await look();
  for (const one of [...before[0].matches, ...after[0].matches]) for (const seat of one.seats) delete seat.online;
  before.forEach((answer, i) => assert.deepEqual(after[i], answer, paths[i]));
  assert.equal(await inMemory(), held);
  const stranger = new Rest(server, { localAddress: OTHER });
  const hidden = await table([rest], { bots: ['easy'], listed: false });
  await callOff(hidden.id, rest);
  await server.stop();
  await server.start();
  for (const path of READS) {
    assert.equal((await stranger.ask('GET', `/api/matches/${hidden.id}${path}`)).status, 404, path);
    const wrong = path.includes('?') ? `${path}&key=` : `${path}?key=`;
    assert.equal((await stranger.ask('GET', `/api/matches/${hidden.id}${wrong}`)).status, 404);
    assert.equal((await stranger.ask('GET', `/api/matches/${hidden.id}${wrong}${hidden.key}`)).status, 200);
  }
});
