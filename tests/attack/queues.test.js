// Slow work waits in queues: password hashes, bots, reads. One address fills them; bots and the log-ins of others must not wait behind it.
// What is compared is the order of the answers, not times.
import test from 'node:test';
import assert from 'node:assert/strict';
import { attackSeconds } from '../support/attack.js';
import { live } from '../support/live.js';
import { guest, Rest, send, table } from '../support/rest.js';
import { Server } from '../support/server.js';

const HASHES = 60;
const ATTACKER = '127.0.0.66';
const password = 'correct horse';
let server;

test.before(async () => { server = await new Server().start(); });
test.after(() => server.stop());

/** Sends many wrong log-ins at once from one address; counts what has been answered. */
function flood() {
  const got = { answers: {}, answered: 0, sent: HASHES };
  got.all = Promise.all(Array.from({ length: HASHES }, async (_, i) => {
    const answer = await send(server.url, 'POST', '/api/sessions', { body: JSON.stringify({ name: `nobody ${i}`, password }), localAddress: ATTACKER });
    got.answered += 1;
    got.answers[answer.status] = (got.answers[answer.status] ?? 0) + 1;
  }));
  return got;
}

/** Resolves when some of the flood's hashes have been made, so that the others wait. */
async function deep(got, least) {
  while ((got.answers[403] ?? 0) < least) await new Promise((resolve) => { setTimeout(resolve, 5); });
}

test('a log-in waits for few of the sixty that another address has sent', async () => {
  const owner = new Rest(server, { localAddress: '127.0.0.2' });
  await owner.ask('POST', '/api/accounts', { name: 'Owner', password });
  for (const until = performance.now() + attackSeconds(0) * 1000, first = { now: true }; first.now || performance.now() < until; first.now = false) {
    const got = flood();
    await deep(got, 1);
    const before = got.answers[403];
    const answer = await new Rest(server, { localAddress: '127.0.0.2' }).ask('POST', '/api/sessions', { name: 'Owner', password });
    const meanwhile = (got.answers[403] ?? 0) - before;
    assert.equal(answer.status, 201);
    assert.ok(meanwhile <= 8, `${meanwhile} of the attacker's were answered first`);
    await got.all;
    assert.deepEqual(Object.keys(got.answers).sort(), ['403', '429'], 'some are made, those over the share are refused');
    assert.ok(got.answers[403] >= 8 && got.answers[403] <= 40, JSON.stringify(got.answers));
  }
});

test('bots move while sixty passwords wait to be hashed', async () => {
  const ann = await guest(server, 'Ann', { localAddress: '127.0.0.3' });
  const match = await table([ann], { bots: ['easy'], start: true });
  const client = await live(ann);
  const held = await client.subscribe(match.id);
  const got = flood();
  await deep(got, 1);
  const version = held.version;
  const waiting = () => got.sent - got.answered;
  let byBot = 0;
  for (let i = 0; i < 40 && byBot < 3 && waiting() > 4; i += 1) {
    const update = await client.until(() => (held.update.legal > 0 && held.update.version === held.version ? held.update : null), 'my turn');
    await client.move(match.id, 0, { expects: update.version });
    byBot = held.rows.filter((row) => row.version > version && row.seat === 1).length;
  }
  assert.ok(waiting() > 0, 'the hashes are still waiting');
  assert.ok(byBot >= 3, `the bot moved ${byBot} times while they did`);
  client.close();
  await got.all;
});
