// Late upgrades: a connection that was used for a request asks for /ws, as proxies let it, pings at the pace of the server's tick and ends abruptly.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attackRandom, attackSeconds } from '../support/attack.js';
import { patient } from '../support/patience.js';
import { frame, handshake, raw, sleep } from '../support/raw.js';
import { send } from '../support/rest.js';
import { startServer } from '../support/server.js';

const CONNECTIONS = 300;
const PING = 9;
const CLOSE = 8;

/** One connection's life: a request, the upgrade, up to three pings, an end. Counts what it lived through in `seen`. */
async function life(server, random, number, seen) {
  const local = `127.0.${1 + (number >> 6)}.${1 + (number & 63)}`;
  const one = raw(server, { localAddress: local });
  let over = false;
  one.closed.then(() => { over = true; });
  const until = async (text) => {
    for (let waited = 0; waited < 400 && !over && !one.received.includes(text); waited += 1) await sleep(5);
    return one.received.includes(text);
  };
  one.socket.write(`GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n\r\n`);
  if (await until('"ok"')) {
    one.socket.write(handshake(server));
    if (await until('101 Switching')) seen.upgraded += 1;
    for (let pings = random(4); pings > 0 && !over; pings -= 1) {
      one.socket.write(frame('x', { opcode: PING }));
      await sleep(10 + random(21));
    }
    seen.pongs += one.received.includes('\x8a\x01x') ? 1 : 0;
  }
  const how = random(4);
  if (how === 0) one.socket.write(frame(Buffer.from([0x03, 0xe8]), { opcode: CLOSE }));
  if (how === 1) one.socket.end();
  if (how !== 1 && !over) await sleep(random(3));
  if (how === 0 || how === 2) one.socket.resetAndDestroy();
  else one.socket.destroy();
  await one.closed;
}

test('no end of a late upgrade ends the server', async (t) => {
  const server = await startServer();
  t.after(() => server.close());
  const random = attackRandom('bridges');
  const seen = { upgraded: 0, pongs: 0 };
  const end = Date.now() + attackSeconds(6) * 1000;
  const enough = () => seen.upgraded > CONNECTIONS && seen.pongs > 0; // which takes longer on a busy machine
  const goesOn = () => server.alive && (Date.now() < end || (!enough() && Date.now() < end + patient(15000)));
  const lives = Array.from({ length: CONNECTIONS }, async (_, number) => {
    while (goesOn()) await life(server, random, number, seen);
  });
  await Promise.all(lives);
  assert.ok(server.alive, `the server ended: ${JSON.stringify(await Promise.race([server.exited, null]))}\n${server.tail()}`);
  assert.ok(enough(), JSON.stringify(seen));
  assert.equal((await send(server.url, 'GET', '/healthz')).status, 200);
});
