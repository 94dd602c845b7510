// The steps of a tutorial, chosen by the view of its seat and the table of each game.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { isTaught, nowOf, stepNow } from '../../web/js/teach/steps.js';
import { languages } from '../../web/js/core/words.js';
import { games, tableWords } from './support/game_words.js';

const lessons = await Promise.all(games.filter((game) => readdirSync(new URL(`../../web/games/${game}/`, import.meta.url)).includes('lesson.js'))
  .map(async (game) => ({ game, lesson: (await import(`../../web/games/${game}/lesson.js`)).lesson })));

const seat = (seat, more = {}) => ({ seat, food: 12, eats: 5, clan: 'red', ...more });
/** A match as the client holds it, in which seat 0 is mine. */
const match = (view, choices, rows = [], draft = null) => ({ draft, choices, rows: rows.map((events) => ({ events })),
  view: { me: 0, players: [seat(0), seat(1)], round: 1, phase: 'place', places: [], villages: [], epoch: 1, ...view } });
const step = (game, held, read = []) => {
  const { steps } = lessons.find((one) => one.game === game).lesson;
  const now = nowOf(held);
  const found = stepNow(steps, now, read);
  return found && [found.name, found.point?.(now) ?? ''];
};

test('each game with a tutorial has five to eight steps, and all it says in each language', () => {
  assert.deepEqual(lessons.map(({ game }) => game), ['clans', 'stoneage']);
  for (const { game, lesson } of lessons) {
    assert.ok(lesson.steps.length >= 5 && lesson.steps.length <= 8, `${game}: ${lesson.steps.length}`);
    assert.ok(lesson.steps.at(-1).read, 'the last step is read, and leads on');
    const now = nowOf(match({}, { decision: 'move', moves: [], previews: [] }));
    for (const { name, words } of [...lesson.steps, ...lesson.hints]) {
      for (const lang of languages) {
        const entry = tableWords[lang][`${game}.teach.${name}`];
        assert.ok(entry, `${lang} ${game}.teach.${name}`);
        for (const touch of [false, true]) {
          const text = typeof entry === 'function' ? entry({ touch, ...words?.(now) }) : entry;
          assert.ok(text.length > 30 && text.length < 260, `${lang} ${name}: ${text.length}`);
          assert.doesNotMatch(text, /undefined|NaN|null/);
        }
      }
    }
  }
});

test('a step is shown when the view has its state, until it is passed or read', () => {
  const steps = [
    { name: 'read', read: true, when: () => true, until: ({ view }) => view.round > 2 },
    { name: 'do', when: ({ choices }) => Boolean(choices), until: ({ did }) => did.has('placed') },
    { name: 'last', read: true, when: ({ did }) => did.has('placed') },
  ];
  const now = (rows, view = {}, choices = { decision: 'place' }) => nowOf(match(view, choices, rows));
  assert.equal(stepNow(steps, now([]), []).name, 'read');
  assert.equal(stepNow(steps, now([]), ['read']).name, 'do');
  assert.equal(stepNow(steps, now([], { round: 3 }), []).name, 'do', 'what is behind me needs no button');
  assert.equal(stepNow(steps, now([], {}, null), ['read']), null, 'no question, no message');
  assert.equal(stepNow(steps, now([[{ kind: 'placed', seat: 1 }]]), ['read']).name, 'do', 'what others do is no step of mine');
  assert.equal(stepNow(steps, now([[{ kind: 'placed', seat: 0 }]]), ['read']).name, 'last');
  const back = nowOf({ ...match({}, {}), rows: [{ gone: 9, events: [{ kind: 'placed', seat: 0 }] }] });
  assert.equal(stepNow(steps, back, ['read']).name, 'do', 'what was taken back is to be done again');
});

test('Stone Age: goal, place, buyer, rest, use, buy, feed, end; it points at what is offered', () => {
  const place = (...names) => ({ decision: 'place', places: names.map((name) => ({ place: name })) });
  const placed = [{ kind: 'placed', seat: 0 }];
  const stands = [{ place: 'card_2', people: [1, 0] }];
  assert.deepEqual(step('stoneage', match({}, place('forest', 'card_1'))), ['goal', 'building_1']);
  assert.deepEqual(step('stoneage', match({}, place('forest', 'card_1')), ['goal']), ['place', 'forest']);
  assert.deepEqual(step('stoneage', match({}, place('quarry', 'card_1')), ['goal']), ['place', 'quarry']);
  assert.deepEqual(step('stoneage', match({}, place('hunt', 'card_2'), [placed])), ['buyer', 'card_2']);
  assert.deepEqual(step('stoneage', match({ places: stands }, place('hunt'), [placed])), ['rest', 'hunt']);
  assert.equal(step('stoneage', match({ places: stands }, null, [placed])), null);
  const act = { phase: 'act', places: stands };
  assert.deepEqual(step('stoneage', match(act, { decision: 'use', use: ['card_2', 'forest'] }, [placed])), ['use', 'forest']);
  assert.deepEqual(step('stoneage', match(act, { decision: 'use', use: ['card_2'] }, [placed, [{ kind: 'returned', seat: 0 }]])), ['buy', 'card_2']);
  assert.deepEqual(step('stoneage', match(act, { decision: 'pay', place: 'card_2' }, [placed, [{ kind: 'returned', seat: 0 }]])), ['buy', 'card_2']);
  const fed = [placed, [{ kind: 'paid', seat: 0 }, { kind: 'returned', seat: 0 }], [{ kind: 'fed', seat: 0 }]];
  assert.deepEqual(step('stoneage', match({ round: 2 }, place('hunt'), fed)), ['feed', '']);
  assert.deepEqual(step('stoneage', match({ round: 2 }, place('hunt'), fed), ['feed']), ['end', '']);
  assert.equal(step('stoneage', match({ round: 2 }, place('hunt'), fed), ['feed', 'end']), null);
});

test('Clans: from, to, send; then a move that founds, as the server foretells it', () => {
  const moves = [{ from: 'A1', to: ['A2'] }, { from: 'B1', to: ['B2', 'B3'] }];
  const choices = { decision: 'move', moves, previews: [{ from: 'B1', to: 'B3', territory: 'B3', doomed: true }, { from: 'B1', to: 'B2', territory: 'B2' }] };
  const from = (name, to = '') => ({ from: name, to });
  assert.deepEqual(step('clans', match({}, choices)), ['goal', '']);
  assert.deepEqual(step('clans', match({}, choices), ['goal']), ['from', 'B1']);
  assert.deepEqual(step('clans', match({}, { ...choices, previews: [] }), ['goal']), ['from', 'A1']);
  assert.deepEqual(step('clans', match({}, choices, [], from('B1')), ['goal']), ['to', 'B2']);
  assert.deepEqual(step('clans', match({}, choices, [], from('A1')), ['goal']), ['to', 'A2']);
  assert.deepEqual(step('clans', match({}, choices, [], from('A1', 'A2')), ['goal']), ['send', '']);
  const moved = [[{ kind: 'moved', seat: 0 }]];
  assert.deepEqual(step('clans', match({}, choices, moved)), ['village', 'B1']);
  assert.equal(step('clans', match({}, { ...choices, previews: [] }, moved)), null);
  const founded = [...moved, [{ kind: 'founded', seat: 0 }]];
  const villages = [{ chip: 1 }];
  assert.deepEqual(['score', 'epoch', 'end'].map((_, i, all) => step('clans', match({ villages }, choices, founded), all.slice(0, i))[0]), ['score', 'epoch', 'end']);
});

test('a tutorial teaches every player in it; tips are for the first match of a game', () => {
  const info = { id: 'm', game: 'g', my_seat: 0, status: 'running', tutorial: false };
  assert.equal(isTaught({ ...info, tutorial: true }, {}), true);
  assert.equal(isTaught({ ...info, tutorial: true, my_seat: null }, {}), false);
  assert.equal(isTaught({ ...info, tutorial: true, status: 'abandoned' }, {}), false);
  assert.equal(isTaught(info, {}), false);
  assert.equal(isTaught(info, { g: { match: 'm', gone: [] } }), true);
  assert.equal(isTaught(info, { g: { match: 'other', gone: [] } }), false);
});
