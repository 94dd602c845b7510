// The level of bots that is proposed: by the results against bots, and by nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './support/globals.js';
import { suited, suitedLevel } from '../../web/js/levels/suited_level.js';

const LADDER = ['beginner', 'casual', 'easy'];

/** A match of three that I ended with this rank. */
const match = (bot, rank, more = {}) => ({ game: 'clans', status: 'over', tutorial: false, my_seat: 0,
  seats: [{ user: 1, bot: null, rank }, { user: null, bot, rank: 0 }, { user: null, bot, rank: 0 }], ...more });

test('the first match is against the softest', () => {
  assert.equal(suited(LADDER, [], 'clans'), 'beginner');
  assert.equal(suited(LADDER, [match('casual', 1, { game: 'stoneage' })], 'clans'), 'beginner', 'another game says nothing');
});

test('a win goes one level up, to the highest', () => {
  assert.equal(suited(LADDER, [match('beginner', 1)], 'clans'), 'casual');
  assert.equal(suited(LADDER, [match('easy', 1)], 'clans'), 'easy');
});

test('two last places in a row go one level down, to the lowest', () => {
  assert.equal(suited(LADDER, [match('casual', 3)], 'clans'), 'casual', 'one is no reason');
  assert.equal(suited(LADDER, [match('casual', 3), match('casual', 3)], 'clans'), 'beginner');
  assert.equal(suited(LADDER, [match('casual', 3), match('casual', 2)], 'clans'), 'casual');
  assert.equal(suited(LADDER, [match('casual', 3), match('beginner', 3)], 'clans'), 'casual', 'the second was elsewhere');
  assert.equal(suited(LADDER, [match('beginner', 3), match('beginner', 3)], 'clans'), 'beginner');
});

test('matches with people, tutorials, matches that did not end and seats that a bot took over say nothing', () => {
  const other = match('casual', 1);
  other.seats[1].user = 2;
  const left = match('casual', 1);
  left.seats[0] = { ...left.seats[0], bot: 'easy', stands_in: true };
  const ignored = [other, left, match('casual', 1, { tutorial: true }), match('casual', 1, { status: 'abandoned' }), match('casual', 1, { my_seat: null })];
  assert.equal(suited(LADDER, ignored, 'clans'), 'beginner');
  assert.equal(suited(LADDER, [...ignored, match('casual', 1)], 'clans'), 'easy');
  assert.equal(suited(LADDER, [match('random', 1), match('casual', 1)], 'clans'), 'easy', 'a bot that is on no level says nothing');
});

test('results against bots are found behind hundreds of other matches, and no more is read than is needed', async () => {
  const asked = [];
  const pages = { '': [match('casual', 1, { game: 'stoneage' })], a: [match('casual', 1)], b: [match('casual', 3)] };
  globalThis.fetch = async (path) => {
    asked.push(path);
    const before = /before=(\w)/.exec(path)?.[1] ?? '';
    const next = { '': 'a', a: 'b', b: 'c' }[before];
    return { ok: true, status: 200, text: async () => JSON.stringify({ matches: pages[before], next }) };
  };
  assert.equal(await suitedLevel('clans'), 'easy');
  assert.deepEqual(asked.map((path) => path.replace(/^.*count=/, '')), ['20', '200&before=a', '200&before=b']);
  asked.length = 0;
  pages[''] = [match('casual', 3), match('casual', 3)];
  assert.equal(await suitedLevel('clans'), 'beginner');
  assert.equal(asked.length, 1);
});
