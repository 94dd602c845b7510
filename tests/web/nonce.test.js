// The browser's contribution to the dice: once for each seat, only after the commitment, and stored in the browser.
import assert from 'node:assert/strict';
import test, { beforeEach } from 'node:test';
import './support/globals.js';
import { addNonce, claimed, dropNonce, nonceGiven, nonceOf, remembered } from '../../web/js/verify/nonce.js';

const kept = new Map();
let sent = [];
let answer = () => ({ ok: true, status: 200, text: async () => '{}' });
globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
globalThis.fetch = async (path, { body }) => {
  sent.push([path, JSON.parse(body).nonce]);
  return answer();
};

const tooLate = () => ({ ok: false, status: 409, text: async () => '{"error":{"name":"not_open","message":""}}' });

let count = 0;
const info = (more) => ({ id: `match-${count}`, status: 'open', my_seat: 0, seed_hash: 'ab'.repeat(32), ...more });

beforeEach(() => {
  count += 1;
  sent = [];
  answer = () => ({ ok: true, status: 200, text: async () => '{}' });
});

test('a seated person adds 32 random bytes once, and remembers them with the seal', async () => {
  await Promise.all([addNonce(info()), addNonce(info())]);
  await addNonce(info());
  assert.equal(sent.length, 1);
  const [[path, nonce]] = sent;
  assert.equal(path, `api/matches/match-${count}/nonce`);
  assert.match(nonce, /^[0-9a-f]{64}$/);
  assert.deepEqual(remembered(`match-${count}`), { seal: 'ab'.repeat(32), nonce, given: true });
  assert.equal(claimed(remembered(`match-${count}`)), nonce);
  const first = nonce;
  count += 1;
  await addNonce(info());
  assert.notEqual(sent[1][1], first, 'each match gets another');
});

test('without a seat, too late, or without a seed hash no nonce is added', async () => {
  for (const more of [{ my_seat: null }, { status: 'running' }, { status: 'over' }, { seed_hash: '' }]) await addNonce(info(more));
  await addNonce(undefined);
  assert.deepEqual(sent, []);
  assert.equal(remembered(`match-${count}`), null);
});

test('a seat that was left and taken again gets the same nonce again', async () => {
  await addNonce(info());
  dropNonce(`match-${count}`);
  await addNonce(info());
  assert.equal(sent.length, 2);
  assert.equal(sent[0][1], sent[1][1]);
});

test('a nonce moves with its person to another seat: it is sent once, and is claimed though the match starts at once', async () => {
  await addNonce(info());
  const before = remembered(`match-${count}`);
  answer = tooLate;
  await addNonce(info({ my_seat: 1 }));
  assert.equal(sent.length, 1);
  assert.deepEqual(remembered(`match-${count}`), before);
});

test('what the server has refused as too late is not claimed afterwards; what did not arrive is sent again', async () => {
  answer = tooLate;
  await addNonce(info());
  assert.equal(claimed(remembered(`match-${count}`)), '');
  count += 1;
  answer = () => { throw new Error('no network'); };
  await addNonce(info());
  const { nonce } = remembered(`match-${count}`);
  assert.equal(claimed(remembered(`match-${count}`)), '');
  answer = () => ({ ok: true, status: 200, text: async () => '{}' });
  await addNonce(info());
  assert.deepEqual(sent.slice(-2).map(([, given]) => given), [nonce, nonce]);
  assert.equal(claimed(remembered(`match-${count}`)), nonce);
});

test('a nonce that was sent in time stays claimed when the page is loaded again and the match starts before it sends it again', async () => {
  await addNonce(info());
  const { nonce } = remembered(`match-${count}`);
  const { addNonce: addAfterReload } = await import('../../web/js/verify/nonce.js?reloaded');
  answer = tooLate;
  await addAfterReload(info());
  assert.equal(sent.length, 2);
  assert.equal(claimed(remembered(`match-${count}`)), nonce);
});

test('a nonce that comes with the seat is claimed from the answer on, and not sent again; that of a seat that was left is not', async () => {
  const nonce = nonceOf(info({ my_seat: null }));
  assert.equal(claimed(remembered(`match-${count}`)), '');
  nonceGiven(`match-${count}`);
  assert.equal(claimed(remembered(`match-${count}`)), nonce);
  await addNonce(info());
  assert.deepEqual(sent, [], 'the server has it');
  dropNonce(`match-${count}`);
  assert.equal(claimed(remembered(`match-${count}`)), '');
  await addNonce(info());
  assert.deepEqual(sent.map(([, given]) => given), [nonce], 'another seat needs it anew');
});

test('a record without a mark, of an earlier client, is claimed as it was', () => {
  assert.equal(claimed({ seal: 'ab', nonce: 'cd' }), 'cd');
  assert.equal(claimed({ seal: 'ab', nonce: '' }), '');
  assert.equal(claimed(null), '');
});

test('no more than sixty matches are remembered, the newest', async () => {
  for (let i = 0; i < 70; i += 1) {
    count += 1;
    await addNonce(info());
  }
  assert.equal(Object.keys(JSON.parse(kept.get('ochre.seals'))).length, 60);
  assert.ok(remembered(`match-${count}`));
});

test('a browser that keeps nothing adds to the dice all the same', async () => {
  const { getItem, setItem } = globalThis.localStorage;
  globalThis.localStorage.getItem = globalThis.localStorage.setItem = () => { throw new Error('denied'); };
  await addNonce(info());
  assert.equal(sent.length, 1);
  Object.assign(globalThis.localStorage, { getItem, setItem });
});
