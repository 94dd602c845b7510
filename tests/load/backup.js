// A measurement and a check: while clients write some hundred moves a second, backups are made one after the other. Each must be a file
// that folds; it is restored into a new folder, and a server must start on it and continue its matches.
//   node tests/load/backup.js [--store FILE] [--tables 60] [--rate 500] [--backups 3]
// With --store the server starts on a copy of that file, so that a backup takes longer.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomInt } from 'node:crypto';
import WebSocket from 'ws';
import { guest, Rest, table } from '../support/rest.js';
import { program, Server } from '../support/server.js';

const { values } = parseArgs({
  options: { store: { type: 'string' }, tables: { type: 'string', default: '60' }, rate: { type: 'string', default: '500' }, backups: { type: 'string', default: '3' } },
});
const home = mkdtempSync(join(tmpdir(), 'ochre-backup-of-'));
if (values.store) copyFileSync(values.store, join(home, 'ochre.sqlite'));
const server = await new Server({ dir: home, limits: 1000000 }).start();
const sleep = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });
let accepted = 0;
let stopping = false;
let allowed = 0; // moves that the pace still grants

function sit(rest, id) {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie: rest.cookie }, perMessageDeflate: false });
    let newest = null;
    let number = 0;
    let pending = false;
    const go = async () => {
      if (stopping || newest?.result.over) { socket.terminate(); resolve(); return; }
      if (pending || !newest?.legal) return;
      pending = true;
      while (allowed < 1 && !stopping) await sleep(5);
      allowed -= 1;
      number += 1;
      if (socket.readyState === 1) {
        socket.send(JSON.stringify({ type: 'move', id: `m${number}-${randomInt(1e9)}`, match: id, expects: newest.version, move: randomInt(newest.legal) }));
      }
    };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'subscribe', match: id })));
    socket.on('error', resolve);
    socket.on('close', resolve);
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      if (message.type === 'update' && !message.more) newest = message;
      else if (message.type === 'accepted' || message.type === 'refused') {
        accepted += message.type === 'accepted';
        pending = false;
        if (message.version > newest.version) return;
      } else return;
      go();
    });
  });
}

async function playTable(index) {
  const people = await Promise.all([0, 1].map((seat) => guest(server, `Backup ${index} ${seat}`)));
  while (!stopping) {
    const match = await table(people, { listed: false });
    await Promise.all(people.map((person) => sit(person, match.id)));
  }
}

function run(...args) {
  return new Promise((resolve) => {
    let text = '';
    const child = spawn(program, ['admin', ...args]);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => { text += part; });
    child.on('close', (code) => resolve({ code, text: text.trim().split('\n').at(-1) }));
  });
}

const dir = mkdtempSync(join(tmpdir(), 'ochre-backup-'));
const pace = setInterval(() => { allowed = Math.min(allowed + Number(values.rate) / 50, Number(values.rate)); }, 20);
try {
  const games = Array.from({ length: Number(values.tables) }, (_, index) => playTable(index));
  await sleep(3000);
  const backups = [];
  for (let i = 0; i < Number(values.backups); i += 1) {
    const begun = performance.now();
    const before = accepted;
    const copy = join(dir, `copy${i}.sqlite`);
    const taken = await run('backup', copy, '--data', server.dir);
    const ms = performance.now() - begun;
    assert.equal(taken.code, 0, taken.text);
    backups.push({ copy, ms: Math.round(ms), moves_per_s: Math.round((accepted - before) / ms * 1000) });
    await sleep(1500);
  }
  const whole = { moves: accepted };
  stopping = true;
  await Promise.race([Promise.all(games), sleep(5000)]);
  for (const [index, backup] of backups.entries()) {
    const data = join(dir, `data${index}`);
    spawnSync('mkdir', [data]);
    const restored = await run('restore', backup.copy, '--data', data);
    assert.equal(restored.code, 0, restored.text);
    const checked = await run('check', '--data', data);
    assert.equal(checked.code, 0, checked.text);
    backup.check = checked.text;
    const again = await new Server({ dir: data }).start();
    assert.equal((await new Rest(again).get('/healthz')).ok, true);
    assert.ok(!again.log.some((line) => /log_differs|match_broken/.test(line)));
    await again.stop();
    delete backup.copy;
  }
  console.log(JSON.stringify({ ...whole, backups }, null, 1));
} finally {
  clearInterval(pace);
  await server.close();
  rmSync(home, { recursive: true, force: true });
  rmSync(dir, { recursive: true, force: true });
}
process.exit(0);
