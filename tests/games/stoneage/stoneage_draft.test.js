import test from 'node:test';
import assert from 'node:assert/strict';
import { cell, layoutFor, spots } from '../../../web/games/stoneage/board/layout.js';
import * as drafts from '../../../web/games/stoneage/panel/draft.js';
import { catalogue } from '../../web/mock/catalogue.js';
import { moments } from '../../web/mock/states.js';

const { place, use, tools, building, fixed, pick, feed, card } = moments;

test('choosing a place starts with the least people that may go there', () => {
  const draft = drafts.choosePlace(drafts.startDraft(place.choices), place.choices, 'clay_pit');
  assert.deepEqual([draft.step, draft.place, draft.people], ['confirm', 'clay_pit', 1]);
  assert.deepEqual(drafts.moveOf(draft, place.choices), { kind: 'place', place: 'clay_pit', people: 1 });
});

test('a place that was not offered cannot be chosen', () => {
  const draft = drafts.startDraft(place.choices);
  assert.equal(drafts.choosePlace(draft, place.choices, 'forest'), draft);
  assert.equal(drafts.moveOf(draft, place.choices), null);
  assert.equal(drafts.choosePlace(draft, use.choices, 'river'), draft);
});

test('people stay within what the server offered', () => {
  const draft = drafts.choosePlace(drafts.startDraft(place.choices), place.choices, 'river');
  assert.equal(drafts.setPeople(draft, place.choices, 9).people, 3);
  assert.equal(drafts.setPeople(draft, place.choices, 0).people, 1);
});

test('tools add up to what the server says that set gains', () => {
  const { choices } = tools;
  let draft = drafts.startDraft(choices);
  assert.equal(drafts.gainWith(choices, draft.tools), 2);
  draft = drafts.toggleTool(draft, 'once_3');
  draft = drafts.toggleTool(draft, 'tile_2');
  assert.equal(drafts.gainWith(choices, draft.tools), choices.gain[0b010010]);
  assert.deepEqual(drafts.moveOf(draft, choices), { kind: 'tools', tools: ['tile_2', 'once_3'] });
  assert.deepEqual(drafts.moveOf(drafts.toggleTool(drafts.toggleTool(draft, 'once_3'), 'tile_2'), choices), { kind: 'tools', tools: [] });
});

test('the tools with the best yield are used until others are chosen', () => {
  const { choices } = tools;
  const draft = drafts.startDraft(choices);
  assert.deepEqual(drafts.moveOf(draft, choices), { kind: 'tools', tools: ['tile_2'] });
  const by_hand = drafts.toggleTool({ ...draft, tools: drafts.toolsOf(draft, choices) }, 'tile_2');
  assert.deepEqual(drafts.moveOf(by_hand, choices), { kind: 'tools', tools: [] });
});

test('one more of a resource takes the place of another one when the payment is complete', () => {
  const { price } = building.choices; // five of two kinds
  assert.deepEqual(drafts.withOneMore(price, { wood: 2, stone: 2 }, 'stone'), { wood: 2, stone: 3 });
  assert.deepEqual(drafts.withOneMore(price, { wood: 3, stone: 2 }, 'stone'), { wood: 2, stone: 3 });
  assert.equal(drafts.withOneMore(price, { wood: 3, stone: 2 }, 'gold'), null, 'a third kind');
  assert.deepEqual(drafts.withOneMore(price, { wood: 4, stone: 1 }, 'gold'), { wood: 4, gold: 1 }, 'one kind for another');
  const { price: exact, cheapest } = feed.choices;
  assert.deepEqual(drafts.withOneMore(exact, cheapest, 'stone'), { wood: 2, stone: 1 });
  assert.equal(drafts.withOneMore(fixed.choices.price, drafts.startDraft(fixed.choices).pay, 'wood'), null);
});

test('a payment of five of two kinds takes no third kind and not six', () => {
  const { price } = building.choices;
  assert.equal(drafts.canAdd(price, { wood: 2, stone: 1 }, 'gold'), false);
  assert.equal(drafts.canAdd(price, { wood: 2, stone: 2 }, 'stone'), true);
  assert.equal(drafts.canAdd(price, { wood: 2, stone: 3 }, 'wood'), false);
  assert.equal(drafts.meets(price, { wood: 4, gold: 1 }), true);
  assert.equal(drafts.meets(price, { wood: 4 }), false);
  assert.equal(drafts.worth(price, { wood: 2, stone: 3 }), 21);
});

test('more than the purse holds is not payable', () => {
  assert.equal(drafts.canAdd(card.choices.price, { gold: 1 }, 'gold'), false);
  assert.equal(drafts.meets(card.choices.price, { gold: 2, wood: 2 }), false);
});

test('a fixed price is laid out at once', () => {
  const draft = drafts.startDraft(fixed.choices);
  assert.deepEqual(drafts.moveOf(draft, fixed.choices), { kind: 'pay', resources: { wood: 1, brick: 1, gold: 1 } });
  assert.equal(drafts.canRemove(fixed.choices.price, draft.pay, 'wood'), false);
});

test('a die must be chosen before it is sent', () => {
  const draft = drafts.startDraft(pick.choices);
  assert.equal(drafts.moveOf(draft, pick.choices), null);
  assert.deepEqual(drafts.moveOf({ ...draft, die: 4 }, pick.choices), { kind: 'pick', die: 4 });
});

test('the cheapest payment is the answer until another one is put together', () => {
  const draft = drafts.startDraft(card.choices);
  assert.deepEqual(drafts.moveOf(draft, card.choices), { kind: 'pay', resources: card.choices.cheapest });
  assert.equal(drafts.moveOf({ ...draft, pay: { stone: 1 } }, card.choices), null);
  assert.deepEqual(drafts.moveOf(drafts.startDraft(feed.choices), feed.choices), { kind: 'feed', resources: feed.choices.cheapest });
});

test('a ring stands for so many people, the place alone for none yet, and the place that is chosen for those', () => {
  const { choices } = moments.late;
  const after = (draft, ring) => drafts.chooseRing(draft, choices, ring);
  const start = drafts.startDraft(choices);
  assert.deepEqual(drafts.complete(after(start, 'quarry.3'), choices), { kind: 'place', place: 'quarry', people: 3 });
  assert.equal(drafts.complete(after(start, 'quarry'), choices), null);
  assert.deepEqual(drafts.complete(after(drafts.setPeople(after(start, 'quarry'), choices, 5), 'quarry'), choices), { kind: 'place', place: 'quarry', people: 5 });
  assert.deepEqual(after(start, 'nowhere.3'), start);
});

test('each yield that tools reach is offered with the tools that are worth least', () => {
  assert.deepEqual(drafts.toolSets(tools.choices), [{ gain: 3, tools: ['tile_2'] }]);
  const gain = Array.from({ length: 64 }, (_, set) => Math.floor((5 + (set & 1 ? 3 : 0) + (set & 2 ? 1 : 0) + (set & 8 ? 2 : 0)) / 3));
  const choices = { ...tools.choices, tools: ['tile_1', 'tile_2', 'once_2'], tool_values: [3, 1, 0, 2, 0, 0], gain };
  assert.deepEqual(drafts.toolSets(choices), [{ gain: 2, tools: ['tile_2'] }, { gain: 3, tools: ['tile_1', 'tile_2'] }]);
});

test('missing food is paid in full or not at all', () => {
  const draft = drafts.startDraft(feed.choices);
  assert.equal(drafts.moveOf({ ...draft, pay: { wood: 2 } }, feed.choices), null);
  assert.deepEqual(drafts.moveOf({ ...draft, pay: { wood: 2, stone: 1 } }, feed.choices), { kind: 'feed', resources: { wood: 2, stone: 1 } });
});

test('two of choice takes exactly two, alike or different', () => {
  const draft = drafts.startTaking(card.choices, 2);
  assert.equal(drafts.moveOf({ ...draft, take: { gold: 1 } }, card.choices), null);
  assert.deepEqual(drafts.moveOf({ ...draft, take: { gold: 2 } }, card.choices), { kind: 'take', resources: { gold: 2 } });
  assert.deepEqual(drafts.moveOf({ ...draft, take: { wood: 1, gold: 1 } }, card.choices), { kind: 'take', resources: { wood: 1, gold: 1 } });
});

test('taking the last of a resource back leaves no zero in the move', () => {
  assert.deepEqual(drafts.changed({ wood: 1, gold: 2 }, 'wood', -1), { gold: 2 });
});

test('one click makes whole what leaves nothing to say', () => {
  const after = (choices, name) => drafts.complete(drafts.choosePlace(drafts.startDraft(choices), choices, name), choices);
  assert.deepEqual(after(moments.late.choices, 'field'), { kind: 'place', place: 'field', people: 1 });
  assert.equal(after(moments.late.choices, 'hunt'), null);
  assert.deepEqual(after(use.choices, use.choices.use[0]), { kind: 'use', place: use.choices.use[0] });
  assert.deepEqual(drafts.complete({ ...drafts.startDraft(pick.choices), die: 4 }, pick.choices), { kind: 'pick', die: 4 });
  assert.equal(drafts.complete(drafts.startDraft(tools.choices), tools.choices), null, 'no tool is an answer too');
  assert.equal(drafts.complete({ ...drafts.startDraft(feed.choices), pay: { stone: 2, wood: 1 } }, feed.choices), null, 'another payment may be meant');
});

test('dice, what is turned, and what is given up are not brought back', () => {
  const final = (moment, move) => drafts.final(move, { view: moment.view, choices: moment.choices, catalogue });
  assert.deepEqual(['hunt', 'river', 'field', 'hut', 'card_1', 'building_1'].map((name) => final(use, { kind: 'use', place: name })), [true, true, false, false, false, false]);
  assert.ok(final(feed, { kind: 'starve' }) && final(building, { kind: 'decline' }) && final(building, { kind: 'pay', resources: {} }));
  assert.ok(!final(place, { kind: 'place', place: 'hunt', people: 2 }) && !final(tools, { kind: 'tools', tools: [] }));
  const on = (top) => ({ view: { ...card.view, slots: [{ place: 'card_4', card: 'T' }] }, choices: card.choices, catalogue: { tables: { cards: [{ card: 'T', top }] } } });
  assert.deepEqual(['dice_for_all', 'roll', 'extra_card', 'food'].map((top) => drafts.final({ kind: 'pay' }, on(top))), [true, true, true, false]);
});

test('no circle takes a press that lies on another, however many people hunt, on every shape of the board', () => {
  const plan = { village: ['field', 'hut', 'tool_maker', 'merchant', 'igloo'], cards: ['card_4', 'card_3', 'card_2', 'card_1'], stacks: 4, track: true };
  const found = [];
  for (const shape of ['wide', 'tall', 'small', 'low']) {
    const layout = layoutFor(plan, shape);
    for (const [place, most] of [['hunt', 40], ['forest', 7], ['clay_pit', 7], ['card_1', 5]]) {
      for (let count = 1; count <= most; count += 1) {
        const all = spots(place, layout.boxes[place], layout, count);
        const { w, h } = cell(all, layout);
        const meets = all.flatMap((p, i) => all.slice(i + 1).filter((q) => Math.abs(p.x - q.x) < w - 0.01 && Math.abs(p.y - q.y) < h - 0.01));
        if (meets.length || w < 9) found.push(`${shape} ${place} ${count}: ${w.toFixed(1)} x ${h.toFixed(1)}, ${meets.length} in another's`);
      }
    }
  }
  assert.deepEqual(found, []);
});
