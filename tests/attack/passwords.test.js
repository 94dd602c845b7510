// A core dump, a swapped page or a read past a buffer would show the server's memory: once a request has ended, no password of it is there.
// The test reads all of the memory through /proc, as the owner of the process may.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { patient } from '../support/patience.js';
import { raw, sleep } from '../support/raw.js';
import { Rest } from '../support/rest.js';
import { startServer } from '../support/server.js';

const PIECE = 1 << 20;
const FORGOTTEN_MS = patient(5000);
const SEEN = 12; // characters of a password that would give it away

let server;
before(async () => { server = await startServer(); });
after(() => server?.close());

/** Where `bytes` stand in the writable memory of the process: "address in what". */
function found(pid, bytes) {
  const places = [];
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  for (const line of readFileSync(`/proc/${pid}/maps`, 'utf8').split('\n')) {
    const [, first, last, what] = /^([0-9a-f]+)-([0-9a-f]+) rw\S* \S+ \S+ \S+ *(.*)/.exec(line) ?? [];
    if (!first || what.startsWith('[v')) continue;
    const end = Number(`0x${last}`);
    for (let at = Number(`0x${first}`); at < end; at += PIECE) {
      const piece = Buffer.alloc(Math.min(PIECE + bytes.length, end - at));
      let size = 0;
      try {
        size = readSync(memory, piece, 0, piece.length, at);
      } catch (error) {
        if (error.code !== 'EIO') throw error; // a page that was never there
      }
      const seen = piece.subarray(0, size).indexOf(bytes);
      if (seen >= 0) places.push(`${(at + seen).toString(16)} in ${what || 'memory of its own'}`);
    }
  }
  closeSync(memory);
  return places;
}

/** A password of a kind that can be told from all else. */
const unique = () => `horse-${randomBytes(12).toString('hex')}`;

/** Each part of a password that is long enough to be one. A request ends a moment after its answer was sent. */
async function assertForgotten(password, when) {
  const until = Date.now() + FORGOTTEN_MS;
  for (let at = 0; at + SEEN <= password.length; at += SEEN) {
    const part = password.slice(at, at + SEEN);
    let places = found(server.child.pid, Buffer.from(part));
    while (places.length > 0 && Date.now() < until) {
      await sleep(20);
      places = found(server.child.pid, Buffer.from(part));
    }
    assert.deepEqual(places, [], `${part} of ${password} is there ${when}`);
  }
}

test('what is in memory is found, or this would prove nothing', async () => {
  const name = `Seen ${randomBytes(6).toString('hex')}`;
  await new Rest(server).create('/api/guests', { name });
  assert.notDeepEqual(found(server.child.pid, Buffer.from(name)), []);
});

test('no password is left in memory by a registration, log-ins, a change and what is refused', async () => {
  const name = `Owner ${randomBytes(4).toString('hex')}`;
  const [first, second, wrong, long, doubled] = [unique(), unique(), unique(), unique() + 'x'.repeat(3000), unique()];
  const rest = new Rest(server);
  await rest.create('/api/accounts', { name, password: first });
  await assertForgotten(first, 'after a registration');
  await new Rest(server).create('/api/sessions', { name, password: first });
  await assertForgotten(first, 'after a log-in');
  await new Rest(server).refused(403, 'wrong_password', 'POST', '/api/sessions', { name, password: wrong });
  await assertForgotten(wrong, 'after a wrong one');
  await new Rest(server).ask('POST', '/api/sessions', { name, password: long });
  await assertForgotten(long.slice(0, 30), 'after one that is too long');
  await new Rest(server).ask('POST', '/api/sessions', undefined, { raw: `{"name":"x","password":"${doubled}","password":"${doubled}"}` });
  await assertForgotten(doubled, 'after a body that is refused');
  await rest.post('/api/me/password', { old: first, new: second });
  await assertForgotten(first, 'after a change');
  await assertForgotten(second, 'after a change');
  await rest.expect(200, 'DELETE', '/api/me', { password: second });
  await assertForgotten(second, 'after a deletion');
});

test('a body that comes in pieces leaves none of them', async () => {
  const password = unique();
  const body = JSON.stringify({ name: `Slow ${randomBytes(4).toString('hex')}`, password }).replace('}', ' '.repeat(240) + '}');
  const client = raw(server);
  client.socket.write(`POST /api/accounts HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`);
  for (let at = 0; at < body.length; at += 40) {
    client.socket.write(body.slice(at, at + 40));
    await sleep(3);
  }
  await client.closed;
  assert.match(client.received, /^HTTP\/1.1 201/);
  await assertForgotten(password, 'after a body in pieces');
});
