// SHA-256 and HMAC-SHA256 of the page that checks dice, against known answers and node's own.
import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import test from 'node:test';
import { chanceOf, keyOf } from '../../web/js/verify/chance.js';
import { bytesOf, digests, fromHex, hmac, joined, sha256, toHex } from '../../web/js/verify/digest.js';

const bytes = (size) => Uint8Array.from({ length: size }, (_, i) => (i * 7 + size) % 256);

test('SHA-256 gives the published answers', () => {
  assert.equal(toHex(sha256(bytesOf(''))), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  assert.equal(toHex(sha256(bytesOf('abc'))), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('SHA-256 and HMAC agree with node at every length around a block', () => {
  for (let size = 0; size < 200; size += 1) {
    assert.equal(toHex(sha256(bytes(size))), createHash('sha256').update(bytes(size)).digest('hex'), `${size} bytes`);
    assert.equal(toHex(hmac(bytes(32), bytes(size))), createHmac('sha256', bytes(32)).update(bytes(size)).digest('hex'), `${size} bytes`);
  }
});

for (const [name, digest] of [['the browser’s', digests()], ['our own', digests(null)]]) {
  test(`key and chance by ${name} cryptography are what the server computes`, async () => {
    const seed = '11'.repeat(32);
    assert.equal(toHex(await keyOf(digest, seed, [null, null])), seed, 'without nonces the seed is the key');
    const message = joined(bytesOf('ochre nonces'), Uint8Array.of(1), fromHex('22'.repeat(32)), Uint8Array.of(0), Uint8Array.of(1), fromHex('33'.repeat(32)));
    assert.equal(toHex(await keyOf(digest, seed, ['22'.repeat(32), null, '33'.repeat(32)])), createHmac('sha256', fromHex(seed)).update(message).digest('hex'));
    const chance = await chanceOf(digest, fromHex(seed));
    const bits = (...name8) => createHmac('sha256', fromHex(seed)).update(Uint8Array.from(name8)).digest().readBigUInt64LE(0);
    assert.equal(await chance.below([4, 2, 300, 9], 1, 6), Number(bits(4, 2, 44, 1, 9, 1, 0, 0) % 6n));
    assert.deepEqual(await chance.dice([4, 0, 1, 2], 2), [0, 1].map((die) => 1 + Number(bits(4, 0, 1, 0, 2, die, 0, 0) % 6n)));
    const order = await chance.shuffle([2, 0, 0, 0], ['a', 'b', 'c']);
    const expected = ['a', 'b', 'c'];
    for (const last of [2, 1]) {
      const other = Number(bits(2, 0, 0, 0, 0, last, 0, 0) % BigInt(last + 1));
      [expected[last], expected[other]] = [expected[other], expected[last]];
    }
    assert.deepEqual(order, expected);
  });
}
