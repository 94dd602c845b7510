// A class behind one address: thirty people who know their passwords sign in at once, and who guesses still may not.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Rest } from '../support/rest.js';
import { startServer } from '../support/server.js';

const PUPILS = 30;
const password = 'correct horse';
const SCHOOL = '192.0.2.1';
const at = (address) => ({ headers: { 'x-forwarded-for': address } });
const pupils = Array.from({ length: PUPILS }, (_, i) => `Pupil ${i}`);

let server;
before(async () => {
  server = await startServer({ limits: 1, moves: true, args: ['--trust-proxy'] });
  await server.hold(); // tries come back as time goes by
  for (const [i, name] of pupils.entries()) await new Rest(server).expect(201, 'POST', '/api/accounts', { name, password }, at(`198.51.100.${i}`));
});
after(() => server?.close());

const tryIn = async (name, secret, address) => (await new Rest(server).ask('POST', '/api/sessions', { name, password: secret }, at(address))).status;

test('guessing has ten attempts at once, and pays for those in flight with them', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => tryIn(`Nobody ${i}`, 'wrong horse', '192.0.2.66')));
  const tried = answers.filter((status) => status === 403).length;
  assert.ok(tried >= 10 && tried <= 10 + 44, `${tried} of 60`);
  for (let i = 0; i < 3; i += 1) assert.equal(await tryIn(`Nobody ${60 + i}`, 'wrong horse', '192.0.2.66'), 429);
  await server.move((tried - 10) * 3000);
  assert.equal(await tryIn('Nobody 70', 'wrong horse', '192.0.2.66'), 429, 'one in six seconds, all in all');
  await server.move((tried - 10) * 3000 + 12000);
  assert.equal(await tryIn('Nobody 71', 'wrong horse', '192.0.2.66'), 403);
});

test('thirty people sign in from one address at the same moment, and again', async () => {
  for (let round = 0; round < 2; round += 1)
    assert.deepEqual(await Promise.all(pupils.map((name) => tryIn(name, password, SCHOOL))), Array(PUPILS).fill(201), `round ${round}`);
});

test('an address from which many have signed in has more wrong tries, too, and no end of them has none', async () => {
  for (const name of pupils) assert.equal(await tryIn(name, 'wrong horse', SCHOOL), 403, 'a pupil who mistypes');
  assert.deepEqual(await Promise.all(pupils.map((name) => tryIn(name, password, SCHOOL))), Array(PUPILS).fill(201));
  let tried = 0;
  while (tried < 60 && await tryIn(`Nobody ${100 + tried}`, 'wrong horse', SCHOOL) === 403) tried += 1;
  assert.ok(tried < 40, `${tried} more`);
});

test('one account that signs in over and over widens nothing and has an end', async () => {
  const statuses = [];
  for (let i = 0; i < 14; i += 1) statuses.push(await tryIn('Pupil 0', password, '192.0.2.77'));
  assert.ok(statuses.includes(429), statuses.join());
});
