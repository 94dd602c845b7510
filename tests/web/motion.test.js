// Movements and sounds after an event, and the delay of log and stock for dice.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACES } from '../../web/js/core/prefs.js';
import { MOST_MS, holdFor, planOf, shownRows } from '../../web/js/motion/plan.js';
import { lastPlaced, moment, ribbon } from '../../web/games/stoneage/board/moments.js';
import { rollsIn } from '../../web/games/stoneage/board/rolls.js';

const game = { moment, ribbon, flights: (event) => (event.kind === 'gathered' ? Array.from({ length: event.amount }, () => ({ from: event.place, to: 'seat' })) : []) };
const row = (version, ...events) => ({ version, events });
const roll = { kind: 'rolled', seat: 1, place: 'forest', dice: [3, 6] };

test('dice roll first, then what they brought flies, one thing after the other', () => {
  const plan = planOf([row(4, roll, { kind: 'gathered', seat: 1, place: 'forest', amount: 3 })], game, PACES.full);
  assert.deepEqual(plan.flying.map(({ at_ms }) => at_ms), [650, 790, 930]);
  assert.deepEqual(plan.heard, [{ name: 'dice', at_ms: 0 }]);
  assert.equal(plan.settled_ms, 650);
});

test('what several seats do at once moves at the same time, their dice too', () => {
  const gathers = (seat, amount) => [{ ...roll, seat }, { kind: 'gathered', seat, place: 'forest', amount }];
  const plan = planOf([row(4, ...gathers(1, 2)), row(5, ...gathers(2, 1)), row(6, { ...roll, seat: 1, place: 'river' })], game, PACES.full);
  assert.deepEqual(plan.flying.map(({ at_ms }) => at_ms), [650, 790, 650]);
  assert.deepEqual([plan.settled_ms, plan.lasts_ms], [650, MOST_MS]);
});

test('dice followed by others are listed, each with its gain', () => {
  const rows = [row(4, roll, { kind: 'gathered', seat: 1, place: 'forest', amount: 3, yield: 'wood' }, { kind: 'turn_began', seat: 2 }), row(5, { ...roll, seat: 2, place: 'river' })];
  assert.deepEqual(rollsIn(rows, {}).map(({ key, place, amount, fresh }) => [key, place, amount, fresh]), [['4.0', 'forest', 3, true], ['5.0', 'river', undefined, true]]);
  assert.deepEqual(rollsIn([row(6, { kind: 'placed', seat: 1 })], {}), []);
});

test('nothing waits where nothing is rolled, and each sound is heard once', () => {
  const plan = planOf([row(4, { kind: 'fed', seat: 0, amount: 5 }, { kind: 'fed', seat: 1, amount: 5 }), row(5, { kind: 'placed', seat: 1 })], game, 1);
  assert.deepEqual([plan.settled_ms, plan.heard], [0, [{ name: 'feed', at_ms: 0 }, { name: 'place', at_ms: 0 }]]);
});

test('all of it ends in two seconds, however much has happened', () => {
  const many = Array.from({ length: 40 }, (_, i) => row(i, roll, { kind: 'gathered', seat: 1, place: 'forest', amount: 7 }));
  const plan = planOf(many, game, 1);
  assert.ok(plan.flying.length <= 12 && plan.flying.at(-1).at_ms + 520 <= MOST_MS && plan.settled_ms <= MOST_MS);
});

test('quick is half as long; without motion nothing flies and nothing waits; what was taken back does not happen', () => {
  const rows = [row(4, roll, { kind: 'gathered', seat: 1, place: 'forest', amount: 1 })];
  assert.deepEqual(planOf(rows, game, PACES.quick).flying.map(({ at_ms }) => at_ms), [325]);
  const still = planOf(rows, game, PACES.none);
  assert.deepEqual([still.flying, still.settled_ms, still.heard], [[], 0, [{ name: 'dice', at_ms: 0 }]]);
  assert.deepEqual(planOf(rows.map((one) => ({ ...one, gone: 9 })), game, 1).heard, []);
});

test('feeding and a new round are announced over the board, one after the other; never more than two', () => {
  const feed = { kind: 'phase_began', phase: 'feed' };
  const round = (n) => ({ kind: 'round_began', round: n, start: 0 });
  const told = (pace, ...events) => planOf([row(4, ...events)], game, pace).ribbons;
  assert.deepEqual(told(1, feed, { kind: 'fed', seat: 0, amount: 5 }, round(2)), [{ words: 'event.phase_began.feed', at_ms: 0 }, { words: 'round', at_ms: 1000 }]);
  assert.deepEqual(told(1, round(1), { kind: 'phase_began', phase: 'act' }), [], 'a match that begins is no news');
  assert.equal(told(1, feed, round(2), feed, round(3)).length, 2);
  assert.deepEqual(told(PACES.none, feed), []);
});

test('log and stock show what was before while dice roll, and never for long', () => {
  const before = { version: 7, view: { players: ['before'] } };
  const held = holdFor(null, before, 650, 1000);
  assert.deepEqual(held, { version: 7, players: ['before'], since_ms: 1000 });
  assert.deepEqual(shownRows({ rows: [row(7), row(8)], held }).map(({ version }) => version), [7]);
  assert.deepEqual(shownRows({ rows: [row(7), row(8)], held: null }).length, 2);
  const again = holdFor(held, { version: 8, view: { players: ['later'] } }, 650, 1500);
  assert.deepEqual(again, held, 'what was rolled meanwhile waits with it');
  assert.notEqual(again, held, 'for as long as its own dice roll');
  assert.equal(holdFor(held, before, 650, 2600), null, 'then the truth is shown');
  assert.equal(holdFor(null, before, 0, 1000), null);
  assert.equal(holdFor(null, { version: -1, view: null }, 650, 0), null, 'at the first look there is nothing to wait for');
});

test('the people placed last have a halo until people act', () => {
  const placed = (seat, place) => ({ kind: 'placed', seat, place, people: 2 });
  assert.deepEqual(lastPlaced([row(1, placed(0, 'hunt')), row(2, placed(1, 'forest'), { kind: 'turn_began', seat: 0 })]), { place: 'forest', seat: 1 });
  assert.equal(lastPlaced([row(1, placed(0, 'hunt')), row(2, { kind: 'phase_began', phase: 'act' })]), null);
  assert.equal(lastPlaced([{ ...row(1, placed(0, 'hunt')), gone: 3 }]), null);
});

test('what is generated before or after an element does not move, and rules for all elements leave it out', () => {
  const below = (folder) => readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? below(join(folder, one.name)) : [join(folder, one.name)]));
  const sheets = ['js', 'games'].flatMap((folder) => below(fileURLToPath(new URL(`../../web/${folder}`, import.meta.url)))).filter((file) => file.endsWith('.css'));
  const rules = sheets.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/([^{}]*::?(?:before|after)[^{}]*)\{([^{}]*)\}/g)].map(([, selector, body]) => ({ selector, body })));
  assert.ok(rules.length > 0);
  assert.deepEqual(rules.filter(({ selector, body }) => /\b(animation|transition)\b/.test(body) || /(^|[\s,(])\*?::?(before|after)/.test(selector)).map(({ selector }) => selector.trim()), []);
});
