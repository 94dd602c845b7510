import test from 'node:test';
import assert from 'node:assert/strict';
import * as drafts from '../../../web/games/clans/draft.js';
import { lastMove } from '../../../web/games/clans/log.js';
import { badgeAt, layoutFor, path } from '../../../web/games/clans/layout.js';

const move = {
  decision: 'move', left: 12, found: [], moves: [{ from: 'A1', to: ['A2', 'A4'] }, { from: 'A2', to: ['A1'] }],
  previews: [{ from: 'A1', to: 'A4', territory: 'A4', colours: ['red'], lost: [], value: 2, bonus: 0, doomed: false, points: [2] }],
};
const found = { decision: 'found', left: 3, moves: [], found: ['B1', 'C2'], previews: [{ from: null, to: null, territory: 'C2', colours: [], lost: [], value: 0, bonus: 0, doomed: true, points: [0, 0] }] };

test('a move is chosen in two steps and only then sent', () => {
  let draft = drafts.startDraft();
  assert.equal(drafts.moveOf(draft, move), null);
  draft = drafts.chooseFrom(draft, move, 'A1');
  assert.deepEqual([draft.step, drafts.moveOf(draft, move)], ['to', null]);
  draft = drafts.chooseTo(draft, move, 'A4');
  assert.deepEqual(drafts.moveOf(draft, move), { kind: 'move', from: 'A1', to: 'A4' });
  assert.equal(drafts.previewsOf(move, draft)[0].territory, 'A4');
});

test('what the server does not offer cannot be chosen', () => {
  const draft = drafts.chooseFrom(drafts.startDraft(), move, 'A1');
  assert.equal(drafts.chooseTo(draft, move, 'A3'), draft);
  assert.equal(drafts.chooseFrom(draft, move, 'C1'), draft);
  assert.deepEqual(drafts.chooseVillage(drafts.startDraft(), found, 'A1'), drafts.startDraft());
});

test('the map offers the starts, then the targets of the chosen one; a click on it again lets go', () => {
  assert.deepEqual([...drafts.mayChoose(move, drafts.startDraft())], ['A1', 'A2']);
  const draft = drafts.pickOnBoard(drafts.startDraft(), move, 'A1');
  assert.deepEqual([...drafts.mayChoose(move, draft)], ['A2', 'A4']);
  assert.deepEqual(drafts.pickOnBoard(draft, move, 'A1'), drafts.startDraft());
  assert.equal(drafts.pickOnBoard(draft, move, 'A2').to, 'A2', 'a target, though it could also set out');
});

test('one step back: from the target to the targets, from there to the start', () => {
  const draft = drafts.chooseTo(drafts.chooseFrom(drafts.startDraft(), move, 'A1'), move, 'A2');
  assert.deepEqual([drafts.back(draft, move).step, drafts.back(draft, move).from], ['to', 'A1']);
  assert.deepEqual(drafts.back(drafts.back(draft, move), move), drafts.startDraft());
});

test('of several villages one is chosen', () => {
  const draft = drafts.pickOnBoard(drafts.startDraft(), found, 'C2');
  assert.deepEqual(drafts.moveOf(draft, found), { kind: 'found', territory: 'C2' });
  assert.equal(drafts.previewsOf(found, draft)[0].doomed, true);
});

test('the last move stays in sight until the end', () => {
  const rows = [{ version: 3, events: [{ kind: 'moved', seat: 1, from: 'A1', to: 'A2', huts: {} }, { kind: 'turn_began', seat: 2 }] }];
  const last = lastMove(rows, null, { phase: 'play' });
  assert.deepEqual([last.from, last.to, last.fresh], ['A1', 'A2', true]);
  assert.equal(lastMove([], last, { phase: 'play' }).fresh, false);
  assert.equal(lastMove([], last, { phase: 'end' }), null);
});

test('on a phone the map is turned, not mirrored', () => {
  const turn = layoutFor('small').turn;
  const [a, b, c] = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 }].map(turn);
  assert.equal((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x), 1);
  assert.equal(path([{ x: 0, y: 0 }, { x: 10, y: 5 }], layoutFor('wide'), true), 'M6 6L16 11Z');
});

test('the map fills the room that it has as far as it stays in proportion, and the chart stays within it', () => {
  for (const [shape, room] of [['wide', 1.45], ['wide', 1.62], ['wide', 2.1], ['tall', 0.82], ['tall', 0.9], ['tall', 1.2]]) {
    const { width, height, turn, chart, track, row, lane } = layoutFor(shape, room);
    const corner = turn({ x: 1200, y: 800 });
    if (shape === 'tall') assert.ok(Math.abs(width / height - room) < 0.01, `${shape} ${room}: ${width / height}`);
    else assert.ok(Math.abs(((corner.x - 6) / (corner.y - 6)) / 1.5 - 1) < 0.13, `${room}: ${corner.x} by ${corner.y}`);
    const end = [chart.y + 44 + 5 * row + 8, track.y + 44 + 5 * lane + 8];
    assert.ok(Math.max(...end) <= height && corner.x <= width && corner.y <= height, `${shape} ${room}: ${end} of ${height}`);
    if (shape === 'wide') assert.ok(corner.x < chart.x && chart.x === track.x && end[0] < track.y, 'the chart beside the map');
    else assert.ok(corner.y < chart.y && chart.y === track.y, 'the chart below the map');
  }
  assert.deepEqual(layoutFor('wide', 0), layoutFor('wide'));
  assert.ok(Math.abs(layoutFor('wide', 1.78).width / layoutFor('wide', 1.78).height - 1.78) < 0.01, 'a little is filled');
  const widest = layoutFor('wide', 5);
  assert.ok(widest.width / widest.height < 2.5, 'it is still the same map');
});

test('what a village is worth covers neither a name nor the huts beside it, and stays on the map', () => {
  const at = (territory, x, y) => ({ territory, x, y, clearance: 50 });
  const free = { territories: [at('A1', 600, 400)] };
  const layout = layoutFor('wide');
  const alone = badgeAt(free, 'A1', layout);
  assert.ok(alone.x > 605 && alone.y < 407, 'above, or to the right, where one looks for it');
  const beside = { territories: [at('A1', 600, 400), at('A2', 600 + 1.8 * (alone.x - 606), 400 + 1.8 * (alone.y - 406))] };
  const moved = badgeAt(beside, 'A1', layout);
  const { x, y } = layout.turn(beside.territories[1]);
  assert.ok(Math.hypot(moved.x - x, moved.y - y) > Math.hypot(alone.x - x, alone.y - y), 'away from the huts beside it');
  const corner = badgeAt({ territories: [at('A1', 1160, 40)] }, 'A1', layout);
  assert.ok(corner.x < 1206 - 11 * layout.badge && corner.y > 6 + 11 * layout.badge, `${corner.x} ${corner.y}`);
});

test('one click more makes a move whole; what founds a village is not brought back', () => {
  const half = drafts.chooseFrom(drafts.startDraft(), move, 'A1');
  assert.equal(drafts.complete(half, move), null);
  const whole = drafts.complete(drafts.chooseTo(half, move, 'A4'), move);
  assert.deepEqual(whole, { kind: 'move', from: 'A1', to: 'A4' });
  assert.deepEqual([drafts.final(whole, { choices: move }), drafts.final({ ...whole, to: 'A2' }, { choices: move })], [true, false]);
  assert.ok(drafts.final({ kind: 'found', territory: 'B1' }, { choices: found }));
});
