// The cryptography of the page that checks dice, compared with node's own.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import test from 'node:test';
import { chanceOf, keyOf } from '../../web/js/verify/chance.js';
import { fromHex, toHex } from '../../web/js/verify/hex.js';

test('key and chance are what the server computes', () => {
  const seed = '11'.repeat(32);
  assert.equal(toHex(keyOf(seed, [null, null])), seed, 'without nonces the seed is the key');
  const message = Buffer.concat([Buffer.from('ochre nonces'), Buffer.of(1), fromHex('22'.repeat(32)), Buffer.of(0), Buffer.of(1), fromHex('33'.repeat(32))]);
  assert.equal(toHex(keyOf(seed, ['22'.repeat(32), null, '33'.repeat(32)])), createHmac('sha256', fromHex(seed)).update(message).digest('hex'));
  const chance = chanceOf(fromHex(seed));
  const bits = (...name8) => createHmac('sha256', fromHex(seed)).update(Uint8Array.from(name8)).digest().readBigUInt64LE(0);
  assert.equal(chance.below([4, 2, 300, 9], 1, 6), Number(bits(4, 2, 44, 1, 9, 1, 0, 0) % 6n));
  assert.deepEqual(chance.dice([4, 0, 1, 2], 2, 6), [0, 1].map((die) => 1 + Number(bits(4, 0, 1, 0, 2, die, 0, 0) % 6n)));
  assert.deepEqual(chance.dice([4, 0, 1, 2], 2, 10), [0, 1].map((die) => 1 + Number(bits(4, 0, 1, 0, 2, die, 0, 0) % 10n)));
  const order = chance.shuffle([2, 0, 0, 0], ['a', 'b', 'c']);
  const expected = ['a', 'b', 'c'];
  for (const last of [2, 1]) {
    const other = Number(bits(2, 0, 0, 0, 0, last, 0, 0) % BigInt(last + 1));
    [expected[last], expected[other]] = [expected[other], expected[last]];
  }
  assert.deepEqual(order, expected);
});
