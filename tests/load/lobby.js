// A measurement, not a test: what the lobby costs. So many listed tables, so many who look at the list, one change of a table each second;
// printed are the bytes and messages that each reader got in a second, and the processor time of the server.
//   node tests/load/lobby.js [--tables 200] [--readers 100] [--seconds 10] [--change seat|presence|hidden|none]
// presence: somebody begins or ends watching; hidden: a seat of a table that is not listed.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import WebSocket from 'ws';
import { guest, table } from '../support/rest.js';
import { Server } from '../support/server.js';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' }, readers: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' }, change: { type: 'string', default: 'seat' },
  },
});
const seconds = Number(values.seconds);
const tick = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Milliseconds of processor time of the server. */
function used(server) {
  const fields = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

function open(server) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
    const reader = { socket, bytes: 0, messages: 0 };
    socket.on('message', (data) => { reader.bytes += data.length; reader.messages += 1; });
    socket.on('open', () => resolve(reader));
    socket.on('error', reject);
  });
}

const server = await new Server({ args: ['--limit-factor', '1000'] }).start();
let host;
let last;
for (let i = 0; i < Number(values.tables); i += 1) {
  if (i % 40 === 0) host = await guest(server, `Host ${i}`);
  last = await table([host], { start: false, seats: 3 });
}
const hidden = await table([host], { start: false, seats: 3, listed: false });
const other = await guest(server, 'Other');
const readers = [];
for (let i = 0; i < Number(values.readers); i += 1) readers.push(await open(server));
const watcher = await open(server);
for (const reader of readers) reader.socket.send('{"type":"lobby","on":true}');
while (readers.some((reader) => reader.messages < 2)) await sleep(50);
const first = readers.reduce((sum, reader) => sum + reader.bytes, 0) / readers.length;
await sleep(1500);
for (const reader of readers) Object.assign(reader, { bytes: 0, messages: 0 });

async function change(i) {
  const on = i % 2 === 0;
  const at = values.change === 'hidden' ? hidden : last;
  if (values.change === 'presence') watcher.socket.send(JSON.stringify({ type: on ? 'subscribe' : 'unsubscribe', match: last.id }));
  else if (values.change !== 'none') await other.post(`/api/matches/${at.id}/${on ? 'join' : 'leave'}`, on ? { key: at.key } : undefined);
}

const cpu = used(server);
for (let i = 0; i < seconds; i += 1) {
  const next = sleep(1000);
  await change(i);
  await next;
}
const per = (field) => readers.reduce((sum, reader) => sum + reader[field], 0) / readers.length / seconds;
console.log(JSON.stringify({
  change: values.change, tables: Number(values.tables), readers: readers.length, first_bytes: Math.round(first),
  bytes_a_second: Math.round(per('bytes')), messages_a_second: Number(per('messages').toFixed(2)),
  server_ms_a_second: Number(((used(server) - cpu) / seconds).toFixed(1)),
}));
for (const reader of [...readers, watcher]) reader.socket.terminate();
await server.stop();
process.exit(0);
