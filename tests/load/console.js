// A measurement, not a test: how long a move takes from sending to its durable acknowledgement without queries of the history, and while
// heavy questions run through the console. People move at a steady pace, so that the two can be compared.
//   node tests/load/console.js [--store FILE] [--matches 800] [--tables 10] [--pause 100] [--seconds 20] [--asking 3]
// Without --store a history of that many matches of bots is made first (OCHRE_BIN, else build/ochre).
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomInt } from 'node:crypto';
import WebSocket from 'ws';
import { guest, Rest, send, table } from '../support/rest.js';
import { lab, program, Server } from '../support/server.js';

const { values } = parseArgs({
  options: {
    store: { type: 'string' }, matches: { type: 'string', default: '800' }, tables: { type: 'string', default: '10' },
    pause: { type: 'string', default: '100' }, seconds: { type: 'string', default: '20' }, asking: { type: 'string', default: '3' },
  },
});
const pause = Number(values.pause);
const seconds = Number(values.seconds);
const password = 'correct horse';

/** Some stopped by the clock, some that read all there is, some that sort and gather it. */
const heavy = [
  'WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r',
  "SELECT kind, count(*), min(event), max(event) FROM v_event GROUP BY kind",
  'SELECT player, place, sum(luck), group_concat(dice) FROM v_roll GROUP BY player, place ORDER BY 3',
  'SELECT text, count(*) FROM v_move GROUP BY text ORDER BY 2 DESC',
];

const waits = [];
let stopping = false;

/** One person: moves when asked, `pause` ms after the last acknowledgement. */
function sit(server, rest, id) {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie: rest.cookie }, perMessageDeflate: false });
    let newest = null;
    let sent = 0;
    let number = 0;
    let pending = false;
    const end = () => { socket.terminate(); resolve(); };
    const go = () => {
      if (stopping || newest?.result.over) return void end();
      if (pending || !newest?.legal) return;
      pending = true;
      setTimeout(() => {
        sent = performance.now();
        number += 1;
        socket.send(JSON.stringify({ type: 'move', id: `m${number}-${randomInt(1e9)}`, match: id, expects: newest.version, move: randomInt(newest.legal) }));
      }, pause);
    };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'subscribe', match: id })));
    socket.on('error', end);
    socket.on('close', resolve);
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      if (message.type === 'update' && !message.more) newest = message;
      else if (message.type === 'accepted' || message.type === 'refused') {
        if (message.type === 'accepted') waits.push(performance.now() - sent);
        pending = false;
        if (message.version > newest.version) return;
      } else return;
      go();
    });
  });
}

async function playTable(server, index) {
  const people = await Promise.all([0, 1].map((seat) => guest(server, `Pace ${index} ${seat}`)));
  while (!stopping) {
    const match = await table(people, { listed: false });
    await Promise.all(people.map((person) => sit(server, person, match.id)));
  }
}

async function askOn(server, root, index, ends) {
  for (let at = index; !stopping && asking; at += 1) {
    const answer = await send(server.url, 'POST', '/api/admin/query', {
      headers: { cookie: root.cookie }, timeout_ms: 70000,
      body: JSON.stringify({ sql: heavy[at % heavy.length], seconds: 10, rows: 100000 }),
    });
    const end = answer.status === 200 ? 'rows' : answer.json?.error?.name ?? String(answer.status);
    ends[end] = (ends[end] ?? 0) + 1;
  }
}

let asking = false;
const sleep = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

async function measure() {
  await sleep(2000);
  waits.length = 0;
  await sleep(seconds * 1000);
  const sorted = [...waits].sort((a, b) => a - b);
  const at = (share) => Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2));
  return { moves: sorted.length, p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1) };
}

const dir = mkdtempSync(join(tmpdir(), 'ochre-console-'));
const file = join(dir, 'ochre.sqlite');
if (values.store) copyFileSync(values.store, file);
else {
  for (const game of ['stoneage', 'clans']) {
    spawnSync(lab, ['sim', '--game', game, '--seats', '4', '--bots', 'easy,random', '--matches', values.matches, '--store', file], { stdio: 'ignore' });
  }
}
const server = await new Server({ dir, limits: 1000000 }).start();
try {
  const root = new Rest(server);
  await root.create('/api/accounts', { name: 'Root', password });
  spawnSync(program, ['admin', 'make-admin', 'Root', '--file', file]);
  const games = Array.from({ length: Number(values.tables) }, (_, index) => playTable(server, index));
  const idle = await measure();
  asking = true;
  const ends = {};
  const askers = Array.from({ length: Number(values.asking) }, (_, index) => askOn(server, root, index, ends));
  const busy = await measure();
  asking = false;
  await Promise.all(askers);
  const after = await measure();
  stopping = true;
  await Promise.race([Promise.all(games), sleep(5000)]);
  console.log(JSON.stringify({ mb: Math.round(statSync(file).size / 1e6), idle, busy, after, ends, times: Number((busy.p99_ms / idle.p99_ms).toFixed(2)) }));
} finally {
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}
process.exit(0);
