// The client's result of an update that contains only changes.
import assert from 'node:assert/strict';
import test from 'node:test';
import { patched, wholeUpdate } from '../../web/js/core/patch.js';

test('members go into members, all else takes the place of what was there, null too', () => {
  const before = { turn: 1, players: [{ food: 3, goods: { wood: 2, clay: 1 } }, { food: 5, goods: {} }], card: 'C01', dice: [1, 2] };
  const after = patched(before, { turn: null, players: { 1: { food: 9 }, 0: { goods: { '=': { wood: 4 } } } }, dice: [6] });
  assert.deepEqual(after, { turn: null, players: [{ food: 3, goods: { wood: 4 } }, { food: 9, goods: {} }], card: 'C01', dice: [6] });
  assert.deepEqual(before.players[0].goods, { wood: 2, clay: 1 }, 'the old table stays as it was');
  assert.equal(after.players[1].goods, before.players[1].goods, 'what did not change is shared');
});

test('items leave a list by their old index and come by their new one, and then others change', () => {
  const before = ['a', 'b', 'c', 'd'].map((key) => ({ key, size: 1 }));
  const after = patched(before, { '-': [0, 2], '+': { 0: { key: 'A', size: 7 }, 3: { key: 'e', size: 8 } }, 2: { size: 2 } });
  assert.deepEqual(after, [{ key: 'A', size: 7 }, { key: 'b', size: 1 }, { key: 'd', size: 2 }, { key: 'e', size: 8 }]);
  assert.deepEqual(patched([], { '+': { 0: 1, 1: 2 } }), [1, 2]);
  assert.deepEqual(patched([1, 2], { '-': [0, 1] }), []);
});

test('a patch applies only to its base', () => {
  const held = { version: 4, view: { turn: 0 }, choices: null, result: { over: false, seats: [{ total: 1 }] } };
  const update = { type: 'update', version: 5, rows: [], base: 4, patch: { view: { turn: 1 }, choices: { '=': { decision: 'place' } }, result: { seats: { 0: { total: 2 } } } } };
  assert.deepEqual(wholeUpdate(update, held), {
    type: 'update', version: 5, rows: [], view: { turn: 1 }, choices: { decision: 'place' }, result: { over: false, seats: [{ total: 2 }] },
  });
  assert.equal(wholeUpdate({ ...update, base: 3 }, held), null);
  assert.equal(wholeUpdate(update, null), null);
  const whole = { type: 'update', version: 5, view: {} };
  assert.equal(wholeUpdate(whole, null), whole);
});
