// A measurement, not a test: how long a small request waits without other readers, and while many readers of one address request
// for a thousand rows of a match again and again.
//   node tests/load/readers.js [--readers 32] [--seconds 8] [--limits 1]
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { live, playOn } from '../support/live.js';
import { guest, send, table } from '../support/rest.js';
import { Server } from '../support/server.js';

const { values } = parseArgs({ options: { readers: { type: 'string', default: '32' }, seconds: { type: 'string', default: '8' }, limits: { type: 'string', default: '1' } } });
const server = await new Server({ limits: Number(values.limits) }).start();
const people = [await guest(server, 'Ann'), await guest(server, 'Ben')];
const match = await table(people);
await Promise.all(people.map(async (rest) => {
  const client = await live(rest);
  await client.subscribe(match.id);
  await playOn(client, match.id);
  client.close();
}));
const answers = {};
let stopping = false;

async function waits() {
  const times = [];
  for (const until = performance.now() + Number(values.seconds) * 1000; performance.now() < until;) {
    const begun = performance.now();
    await send(server.url, 'GET', '/api/me', { localAddress: '127.0.0.3' });
    times.push(performance.now() - begun);
    await sleep(20);
  }
  times.sort((a, b) => a - b);
  return { p50_ms: Number(times[times.length >> 1].toFixed(1)), p99_ms: Number(times[Math.floor(times.length * 0.99)].toFixed(1)) };
}

const alone = await waits();
const agent = new http.Agent({ keepAlive: true, maxSockets: 256, localAddress: '127.0.0.66' });
const readers = Array.from({ length: Number(values.readers) }, async () => {
  while (!stopping) {
    const { status } = await send(server.url, 'GET', `/api/matches/${match.id}/events?count=1000`, { agent });
    answers[status] = (answers[status] ?? 0) + 1;
    if (status === 429) await sleep(20);
  }
});
const flooded = await waits();
stopping = true;
await Promise.all(readers);
console.log(JSON.stringify({ alone, flooded, answers }));
await server.stop();
process.exit(0);
