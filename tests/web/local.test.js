// Matches without a server: whose view is shown, and moves as text.
import test from 'node:test';
import assert from 'node:assert/strict';
import { textOf } from '../../web/js/local/notation.js';
import { differs, sightOf } from '../../web/js/local/viewer.js';
import { isLocal } from '../../web/js/core/ids.js';

const turn = (people, { bots = [], secret = [], over = false } = {}) => ({ version: 1, revision: 1, over, people, bots, secret, undo: null });
const nobody = { viewer: null, next: null };

test('a person alone against bots sees the match from the own seat, whoever decides', () => {
  for (const now of [turn([1]), turn([], { bots: [0] }), turn([], { over: true }), turn([1], { secret: [1] })])
    assert.deepEqual(sightOf([1], now, nobody), { viewer: 1, next: null });
});

test('of several persons, the one who decides is shown the match', () => {
  assert.deepEqual(sightOf([0, 2], turn([0]), nobody), { viewer: 0, next: null });
  assert.deepEqual(sightOf([0, 2], turn([2]), { viewer: 0, next: null }), { viewer: 2, next: null });
});

test('while bots decide, the view stays, and after the end it is that of a spectator', () => {
  assert.deepEqual(sightOf([0, 2], turn([], { bots: [1] }), { viewer: 2, next: null }), { viewer: 2, next: null });
  assert.deepEqual(sightOf([0, 2], turn([], { over: true }), { viewer: 2, next: null }), nobody);
});

test('when all decide at once, each does in turn around the table', () => {
  const seen = [];
  let sight = { viewer: 1, next: null };
  for (const left of [[0, 1, 2], [0, 2], [0]]) {
    sight = sightOf([0, 1, 2], turn(left), sight);
    seen.push(sight.viewer);
  }
  assert.deepEqual(seen, [1, 2, 0]);
});

test('a person with a secret is asked to take the device first, and until then the view is that of a spectator', () => {
  const secret = [0, 1];
  const asked = sightOf([0, 1], turn([1], { secret }), { viewer: 0, next: null });
  assert.deepEqual(asked, { viewer: null, next: 1 });
  assert.deepEqual(sightOf([0, 1], turn([1], { secret }), asked), asked, 'an update changes nothing of that');
  assert.deepEqual(sightOf([0, 1], turn([1], { secret }), { viewer: 1, next: null }), { viewer: 1, next: null });
  assert.deepEqual(sightOf([0, 1], turn([0], { secret }), asked), { viewer: null, next: 0 }, 'an undo gives the turn back');
});

test('rows are sent again only if the old view or the new one has a secret', () => {
  assert.equal(differs(turn([1]), 0, 1), false);
  assert.equal(differs(turn([1], { secret: [0] }), 0, null), true);
  assert.equal(differs(turn([1], { secret: [0, 1] }), 1, 1), false);
});

test('a move is written in the order of its shape, whatever order the page has', () => {
  const kinds = [
    { kind: 'place', fields: [{ name: 'place', type: 'name', values: ['hunt'] }, { name: 'people', type: 'number' }] },
    { kind: 'tools', fields: [{ name: 'tools', type: 'names', values: ['tile_1', 'tile_2', 'once_2'] }] },
    { kind: 'pay', fields: [{ name: 'resources', type: 'amounts', values: [null, 'wood', 'brick', 'gold'] }] },
    { kind: 'vote', fields: [{ name: 'about', type: 'seat' }, { name: 'sure', type: 'bool' }, { name: 'dice', type: 'numbers' }] },
  ];
  assert.equal(textOf({ people: 2, place: 'hunt', kind: 'place' }, kinds), 'place hunt 2');
  assert.equal(textOf({ kind: 'tools', tools: ['once_2', 'tile_1'] }, kinds), 'tools tile_1 once_2');
  assert.equal(textOf({ kind: 'tools', tools: [] }, kinds), 'tools');
  assert.equal(textOf({ kind: 'pay', resources: { gold: 1, wood: 2, brick: 0 } }, kinds), 'pay wood 2 gold 1');
  assert.equal(textOf({ kind: 'vote', about: null, sure: true, dice: [6, 1] }, kinds), 'vote - yes 6 1');
  assert.equal(textOf({ kind: 'starve' }, kinds), 'starve');
  assert.equal(textOf('starve', kinds), 'starve');
});

test('no id of a server is one of a match in this browser', () => {
  assert.equal(isLocal('~AAAAAAAAAAAAAAAA'), true);
  for (const id of ['AAAAAAAAAAAAAAAA', '-AAAAAAAAAAAAAAA', '', null, undefined]) assert.equal(isLocal(id), false);
});

test('a worker that never runs fails after a while, and one that runs may load for longer', async (t) => {
  const kept = { Worker: globalThis.Worker, document: globalThis.document, setTimeout: globalThis.setTimeout };
  t.after(() => Object.assign(globalThis, kept));
  const made = [];
  const timers = [];
  globalThis.document = { baseURI: 'http://here.example/' };
  globalThis.setTimeout = (fn, ms) => { timers.push({ fn, ms }); return timers.length; };
  globalThis.Worker = class extends EventTarget {
    constructor() { super(); made.push(this); }
    postMessage() {}
    terminate() { this.ended = true; }
  };
  const { openLocal } = await import('../../web/js/local/open.js');
  const { modules } = await import('../../web/js/local/modules.js');
  modules.pearls = 'hashed/local-pearls.wasm';
  const opening = openLocal('pearls');
  const refused = assert.rejects(opening, /the worker does not start/);
  await Promise.resolve();
  timers[0].fn();
  await refused;
  assert.equal(made[0].ended, true);
  const cleared = [];
  const { clearTimeout } = globalThis;
  globalThis.clearTimeout = (timer) => { cleared.push(timer); };
  t.after(() => { globalThis.clearTimeout = clearTimeout; });
  openLocal('pearls').catch(() => {});
  made[1].dispatchEvent(Object.assign(new Event('message'), { data: {} }));
  assert.deepEqual(cleared.at(-1), 2, 'its first message ends the wait');
});
