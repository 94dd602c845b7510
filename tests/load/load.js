// A measurement, not a test: plays matches with live clients that choose at random, and prints moves a second and how long a move took
// from sending to its durable acknowledgement.
//   node tests/load/load.js [--matches 50] [--seats 4] [--seconds 10] [--url http://127.0.0.1:8080]
// Without --url a server of its own is started (OCHRE_BIN, else build/ochre).
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import WebSocket from 'ws';
import { guest, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '50' }, seats: { type: 'string', default: '4' }, seconds: { type: 'string', default: '10' }, url: { type: 'string' },
  },
});
const matches = Number(values.matches);
const seats = Number(values.seats);
const seconds = Number(values.seconds);
const server = values.url ? { url: values.url, tail: () => '', close: async () => {} } : await startServer({ limits: 1000000 });

const waits = [];
let finished = 0;
let bytes = 0;
let refused = 0;
let stopping = false;

/** One seat of one match; resolves when the match is over or the time is up. */
function sit(rest, id) {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie: rest.cookie }, perMessageDeflate: false, skipUTF8Validation: true });
    let sent = 0;
    let number = 0;
    let pending = false;
    let newest = null;
    const end = () => { socket.terminate(); resolve(); };
    const go = () => {
      if (newest.result.over) finished += 1 / seats;
      if (newest.result.over || stopping) return void end();
      if (newest.legal === 0 || pending) return;
      pending = true;
      sent = performance.now();
      number += 1;
      socket.send(JSON.stringify({ type: 'move', id: `m${number}`, match: id, expects: newest.version, move: randomInt(newest.legal) }));
    };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'subscribe', match: id })));
    socket.on('error', end);
    socket.on('message', (data) => {
      bytes += data.length;
      const message = JSON.parse(data);
      if (message.type === 'update' && !message.more) newest = message;
      else if (message.type === 'accepted' || message.type === 'refused') {
        if (message.type === 'accepted') waits.push(performance.now() - sent);
        else refused += 1;
        pending = false;
        if (message.version > newest.version) return;
      } else return;
      go();
    });
    setTimeout(end, seconds * 1000 + 2000).unref();
  });
}

/** Plays one match after the other with the same people until the time is up. */
async function playTable() {
  const people = await Promise.all(Array.from({ length: seats }, (_, seat) => guest(server, `Load ${seat}`)));
  while (!stopping) {
    const match = await table(people, { listed: false });
    await Promise.all(people.map((person) => sit(person, match.id)));
  }
}

const begun = performance.now();
setTimeout(() => { stopping = true; }, seconds * 1000);
await Promise.all(Array.from({ length: matches }, playTable));
const took = (performance.now() - begun) / 1000;
waits.sort((a, b) => a - b);
const at = (share) => Number((waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0).toFixed(2));
console.log(JSON.stringify({
  matches, seats, seconds: Number(took.toFixed(1)), moves: waits.length, moves_per_s: Math.round(waits.length / took), p50_ms: at(0.5), p99_ms: at(0.99),
  max_ms: at(1), finished_matches: Math.round(finished), refused, mb_per_s: Number((bytes / took / 1e6).toFixed(1)),
}));
await server.close();
process.exit(0);
