// The answers that a player composes for the questions of the variants, and the room on the board for their additions.
import test from 'node:test';
import assert from 'node:assert/strict';
import { addWords } from '../../../web/js/core/words.js';
import { tableWords } from '../../web/support/game_words.js';
import * as drafts from '../../../web/games/stoneage/panel/draft.js';
import { layoutFor, planOf } from '../../../web/games/stoneage/board/layout.js';
import { rollToShow } from '../../../web/games/stoneage/board/rolls.js';
import { PLACES, PLACE_KEYS, buildingText, bundleText, cardText } from '../../../web/games/stoneage/terms.js';

addWords(tableWords);

const noPrice = { total_least: 0, total_most: 0, kinds_least: 0, kinds_most: 0, least: {}, most: {}, points: 0, points_each: {}, payable: true, extra: null, extra_points: 0 };
const asked = (decision, changes) => ({ decision, place: null, places: [], use: [], tools: [], gain: [], price: noPrice, pick: [], trades: [], amount: 0, ...changes });

test('a hunt is split into food and jewelry within what it brought', () => {
  const choices = asked('split', { amount: 5 });
  const draft = drafts.startDraft(choices);
  assert.deepEqual(drafts.moveOf(draft, choices), { kind: 'split', jewelry: 0 });
  assert.deepEqual(drafts.moveOf(drafts.setJewelry(draft, choices, 3), choices), { kind: 'split', jewelry: 3 });
  assert.equal(drafts.setJewelry(draft, choices, 9).jewelry, 5);
  assert.equal(drafts.setJewelry(draft, choices, -1).jewelry, 0);
});

test('each who joins the herd costs one food, and a resource in its stead where food is short', () => {
  const priceOf = (least, total) => ({ total_least: least, total_most: total, kinds_least: 0, kinds_most: 4, least: {},
    most: { wood: Math.min(2, total), gold: 1 } });
  const choices = asked('join', { place: 'forest', join_prices: [priceOf(0, 1), priceOf(1, 2), priceOf(2, 3)] });
  let draft = drafts.startDraft(choices);
  assert.deepEqual(drafts.moveOf(draft, choices), { kind: 'join', people: 1, resources: {} });
  draft = drafts.setJoining(draft, choices, 9);
  assert.equal(draft.people, 3);
  assert.equal(drafts.moveOf(draft, choices), null, 'two food are missing');
  draft = { ...draft, pay: { wood: 1, gold: 1 } };
  assert.deepEqual(drafts.moveOf(draft, choices), { kind: 'join', people: 3, resources: { wood: 1, gold: 1 } });
  assert.equal(drafts.canAdd(drafts.joinPrice(draft, choices), { wood: 2, gold: 1 }, 'wood'), false);
  assert.deepEqual(drafts.setJoining(draft, choices, 1).pay, {}, 'fewer people need a new payment');
  const poor = asked('join', { place: 'forest', join_prices: [] });
  assert.equal(drafts.moveOf(drafts.startDraft(poor), poor), null, 'no payment before two of choice are taken');
});

test('taming a mammoth offers one of two bonuses', () => {
  const choices = asked('tame', { one: 'tool', all: 'food_2' });
  const draft = drafts.startDraft(choices);
  assert.equal(drafts.moveOf(draft, choices), null);
  assert.deepEqual(drafts.moveOf({ ...draft, side: 'all' }, choices), { kind: 'tame', bonus: 'all' });
});

test('jewelry pays only what names it, and counts as no resource', () => {
  const price = { ...noPrice, total_least: 2, total_most: 2, kinds_least: 1, kinds_most: 1, least: { jewelry: 3 }, most: { wood: 4, stone: 2, jewelry: 3 } };
  const choices = asked('pay', { place: 'building_1', price, cheapest: { jewelry: 3, wood: 2 } });
  const draft = drafts.startDraft(choices);
  assert.deepEqual(draft.pay, { jewelry: 3 });
  assert.deepEqual(drafts.moveOf(draft, choices), { kind: 'pay', resources: { jewelry: 3, wood: 2 } }, 'the cheapest, until another is chosen');
  assert.equal(drafts.moveOf({ ...draft, pay: { jewelry: 3, stone: 1 } }, choices), null);
  assert.deepEqual(drafts.moveOf({ ...draft, pay: { jewelry: 3, wood: 2 } }, choices), { kind: 'pay', resources: { jewelry: 3, wood: 2 } });
  assert.equal(drafts.canAdd(price, { jewelry: 3 }, 'jewelry'), false);
  assert.equal(drafts.canRemove(price, { jewelry: 3 }, 'jewelry'), false);
  assert.equal(drafts.meets(price, { jewelry: 2, wood: 2 }), false);
});

test('a second card is paid for like a first', () => {
  const choices = asked('second', { price: { ...noPrice, kinds_most: 0, least: { jewelry: 3 }, most: { jewelry: 3 } }, cheapest: { jewelry: 3 } });
  assert.deepEqual(drafts.moveOf(drafts.startDraft(choices), choices), { kind: 'pay', resources: { jewelry: 3 } });
});

test('what winter adds stays in the store until it is paid', () => {
  const price = { ...noPrice, total_least: 2, total_most: 2, kinds_least: 1, kinds_most: 2, most: { wood: 3, gold: 2 }, extra: 'gold', extra_points: 6 };
  const choices = asked('pay', { place: 'card_2', price });
  const draft = { ...drafts.startDraft(choices), pay: { wood: 1, gold: 1 } };
  assert.deepEqual(drafts.moveOf({ ...draft, extra: true }, choices), { kind: 'pay_extra', resources: { wood: 1, gold: 1 } });
  assert.equal(drafts.maySpare(draft, choices, { wood: 3, gold: 2 }), true);
  assert.equal(drafts.maySpare({ ...draft, pay: { gold: 2 } }, choices, { wood: 3, gold: 2 }), false);
  assert.equal(drafts.priceNow({ ...draft, extra: true }, choices, { wood: 3, gold: 2 }).most.gold, 1);
  assert.equal(drafts.priceNow(draft, choices, { wood: 3, gold: 2 }).most.gold, 2);
});

test('a trade offers what can be got for what is given', () => {
  const trades = [{ give: 'wood+wood', get: 'gold' }, { give: 'wood+wood', get: 'stone' }, { give: 'wood+brick', get: 'gold' }];
  const choices = asked('pay', { trades });
  assert.deepEqual(drafts.bundles(trades), ['wood+wood', 'wood+brick']);
  assert.deepEqual(drafts.bundles(trades, 'wood+wood'), ['gold', 'stone']);
  const draft = { ...drafts.startDraft(choices), step: 'trade', give: 'wood+wood' };
  assert.equal(drafts.moveOf(draft, choices), null);
  assert.deepEqual(drafts.moveOf({ ...draft, get: 'stone' }, choices), { kind: 'trade', give: 'wood+wood', get: 'stone' });
  assert.equal(bundleText('wood+jewelry'), '1 wood and 1 jewellery');
});

test('buildings with jewelry or a bonus and animals read as words', () => {
  assert.equal(buildingText({ points: 0, cost: { jewelry: 3 }, total_least: 2, total_most: 2, kinds_least: 1 }), '2 of 1 kind and 3 jewellery');
  assert.equal(buildingText({ points: 6, cost: { wood: 2, stone: 1 }, bonus: 'wood_each_round' }), '2 wood and 1 stone, for wood each round');
  assert.equal(cardText({ card: 'wolf', top: null }), 'wolf');
});

/** A view with these places beside those of the base game. */
function placesOf(more, stacks) {
  const base = ['tool_maker', 'hut', 'field', 'hunt', 'forest', 'clay_pit', 'quarry', 'river', 'card_1', 'card_2', 'card_3', 'card_4'];
  const tiles = Array.from({ length: stacks }, (_, i) => `building_${i + 1}`);
  return { places: [...base, ...more, ...tiles].map((place) => ({ place })), stacks: tiles.map((place) => ({ place })) };
}

test('every place of every table has room of its own on a board of each shape, and a key', () => {
  const tables = [placesOf([], 2), placesOf([], 4), placesOf(['igloo'], 3), placesOf(['merchant', 'card_5'], 5), placesOf(['merchant', 'card_5', 'igloo'], 5)];
  for (const view of tables) {
    for (const layout of ['wide', 'tall', 'small', 'low'].map((shape) => layoutFor(planOf(view), shape))) {
      const boxes = Object.entries(layout.boxes);
      for (const { place } of view.places) assert.ok(layout.boxes[place], `${layout.name} ${place}`);
      for (const [name, a] of boxes) {
        assert.ok(a.x >= 0 && a.y >= 0 && a.x + a.w <= layout.width && a.y + a.h <= layout.height, `${layout.name} ${name} lies on the board`);
        for (const [other, b] of boxes) {
          if (other <= name) continue;
          assert.ok(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y, `${layout.name}: ${name} and ${other}`);
        }
      }
    }
  }
  assert.equal(new Set(Object.values(PLACE_KEYS)).size, PLACES.length);
});

test('the dice of a contest lie where the herd is, and go when people are asked to join', () => {
  const rows = (...events) => [{ version: 4, events }];
  const contest = { kind: 'contest_rolled', seat: 1, roll: 0, dice: [2, 6] };
  assert.equal(rollToShow(rows(contest), null, { herd_place: 'river' }).place, 'river');
  assert.equal(rollToShow(rows({ kind: 'rolled', seat: 0, place: 'river', yield: 'gold', dice: [1] }, { kind: 'join_asked', seat: 0, place: 'river' }), null, {}), null);
});
