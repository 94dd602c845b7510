// Strangers who try passwords, from as many addresses as they like: they are slowed, and the owner of the name is not.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Rest } from '../support/rest.js';
import { startServer } from '../support/server.js';

let server;
before(async () => {
  server = await startServer({ limits: 1, moves: true, args: ['--trust-proxy'] });
  await server.hold(); // tries come back as time goes by
});
after(() => server?.close());

const password = 'correct horse';
const from = (address) => ({ headers: { 'x-forwarded-for': address } });

test('forty addresses have ten wrong tries at a name together, however they write it, and its owner goes on', async () => {
  const owner = new Rest(server, from('192.0.2.1'));
  await owner.expect(201, 'POST', '/api/accounts', { name: 'Lisa', password }, from('192.0.2.1'));
  const spellings = ['Lisa', 'LISA', 'lisa', 'Ｌｉｓａ', 'lISA'];
  const answers = { 403: 0, 429: 0 };
  await Promise.all(Array.from({ length: 40 }, async (_, i) => {
    const body = { name: spellings[i % spellings.length], password: `wrong horse ${i}` };
    const answer = await new Rest(server).ask('POST', '/api/sessions', body, from(`198.51.100.${i}`));
    answers[answer.status] += 1;
  }));
  assert.deepEqual(answers, { 403: 10, 429: 30 });
  await new Rest(server).refused(429, 'too_many_requests', 'POST', '/api/sessions', { name: 'Lisa', password }, from('192.0.2.9'));
  await owner.expect(201, 'POST', '/api/sessions', { name: 'Lisa', password }, from('192.0.2.1')); // with the cookie of the device
  await owner.expect(200, 'POST', '/api/me/password', { old: password, new: 'another horse' }, from('192.0.2.1'));
  await owner.expect(201, 'POST', '/api/sessions', { name: 'Lisa', password: 'another horse' }, from('192.0.2.1'));
});

test('an IPv6 customer is one address, however many of their 2^64 they use', async () => {
  const answers = [];
  for (let i = 0; i < 14; i += 1) // one after the other: what is under way is not counted yet
    answers.push(await new Rest(server).ask('POST', '/api/sessions', { name: `Nobody ${i}`, password }, from(`2001:db8:1:2::${i.toString(16)}`)));
  const refused = answers.filter(({ status }) => status === 429).length;
  assert.ok(refused >= 1 && refused <= 4, `${refused} of 14`);
  const neighbour = await new Rest(server).ask('POST', '/api/sessions', { name: 'Nobody else', password }, from('2001:db8:1:3::1'));
  assert.equal(neighbour.status, 403, 'the next address has attempts of its own');
});
