// Looking back at a match: which tables are held and shown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLOCK, emptyPast, missing, nearest, show, addTables } from '../../web/js/replay/past.js';
import { matchPath, parseRoute } from '../../web/js/core/router.js';

const game = { startDraft: () => ({ empty: true }), rollToShow: (rows, before) => rows.reduce((held, { version }) => ({ key: `${version}`, fresh: true }), before && { ...before, fresh: false }) };
const table = (version, more) => ({ version, to_act: [version % 2], view: { n: version, deep: { same: true } }, result: { over: false }, ...more });
const patch = (version) => ({ version, to_act: [], base: version - 1, patch: { view: { n: version }, result: {} } });
const row = (version, more) => ({ version, events: [], ...more });

test('each table is made of the one before it and its patch; what did not change stays', () => {
  const past = emptyPast(0);
  addTables(past, { tables: [table(50), patch(51), patch(52)] });
  assert.deepEqual([...past.tables.keys()], [50, 51, 52]);
  assert.deepEqual(past.tables.get(52), { version: 52, toAct: [], view: { n: 52, deep: { same: true } }, result: { over: false } });
  assert.equal(past.tables.get(50).view.n, 50);
});

test('what is missing is asked for by whole blocks', () => {
  const past = emptyPast(0);
  addTables(past, { tables: [table(0)] });
  assert.equal(missing(past, 0), -1);
  assert.equal(missing(past, 1), 0);
  assert.equal(missing(past, BLOCK), BLOCK);
  assert.equal(missing(past, 3 * BLOCK + 7), 3 * BLOCK);
});

test('what is wanted is shown once it is here, with the log as it stood then', () => {
  const match = { rows: [row(0), row(1), row(2, { gone: 3 }), row(3), row(4)], version: 4 };
  const past = emptyPast(2);
  show(match, past, game);
  assert.equal(past.picture, null);
  addTables(past, { tables: [0, 1, 2, 3, 4].map((version) => table(version)) });
  show(match, past, game);
  assert.deepEqual([past.at, past.picture.version, past.picture.view.n, past.picture.toAct], [2, 2, 2, [0]]);
  assert.deepEqual(past.picture.rows.map(({ version, gone }) => [version, Boolean(gone)]), [[0, false], [1, false], [2, false]], 'not taken back yet');
  assert.deepEqual([past.picture.choices, past.picture.undo, past.picture.vote, past.picture.sending], [null, null, null, null], 'nothing can be done there');
  past.wanted = 3;
  show(match, past, game);
  assert.deepEqual(past.picture.rows.map(({ version, gone }) => [version, Boolean(gone)]), [[0, false], [1, false], [2, true], [3, false]]);
});

test('dice tumble when stepping one move, and lie still when jumping', () => {
  const match = { rows: [row(0), row(1), row(2), row(3)], version: 3 };
  const past = emptyPast(1);
  addTables(past, { tables: [0, 1, 2, 3].map((version) => table(version)) });
  const rollAt = (version) => { past.wanted = version; show(match, past, game); return past.picture.lastRoll; };
  assert.deepEqual(rollAt(1), { key: '1', fresh: false });
  assert.deepEqual(rollAt(2), { key: '2', fresh: true });
  assert.deepEqual(rollAt(1), { key: '1', fresh: false });
  assert.deepEqual(rollAt(3), { key: '3', fresh: false });
});

test('the nearest of some versions before and after', () => {
  assert.equal(nearest([0, 5, 9], 5, 1), 9);
  assert.equal(nearest([0, 5, 9], 5, -1), 0);
  assert.equal(nearest([0, 5, 9], 9, 1), undefined);
  assert.equal(nearest([], 3, -1), undefined);
});

test('an address names the version that is shown', () => {
  assert.equal(matchPath('ab', null, 0), 'match/ab?v=0');
  assert.equal(matchPath('ab', 'k y', 12), 'match/ab?key=k%20y&v=12');
  assert.equal(matchPath('ab', null), 'match/ab');
  assert.deepEqual(parseRoute('/match/ab', '?key=k&v=12'), { name: 'match', id: 'ab', key: 'k', version: 12 });
  for (const wrong of ['?v=', '?v=-1', '?v=1e3', '?v=1234567', '?vv=3']) assert.equal(parseRoute('/match/ab', wrong).version, undefined, wrong);
  assert.equal(parseRoute('/', '?v=3').version, undefined);
});
