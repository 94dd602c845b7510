import test, { afterEach } from 'node:test';
import assert from 'node:assert/strict';
import { guessChart, indexOfCharacter, isPlain, only, paramsOf, pickOf, plot, sortRows, splitOf, toObjects, valuesOf, without } from '../../web/js/figures/columns.js';
import { drawing, fileText, ticksOf } from '../../web/js/figures/drawing.js';
import { parseRoute } from '../../web/js/core/router.js';
import { addWords, setLanguage } from '../../web/js/core/words.js';
import { columnWords, longWords, valueWords } from '../../web/js/statistics/names.js';
import { wordsOf } from './support/catalogues.js';
import { tableWords } from './support/game_words.js';
import { figures } from '../../web/games/stoneage/figures.js';
import { catalogue } from './mock/catalogue.js';

addWords(wordsOf('statistics'));
addWords(tableWords);
afterEach(() => setLanguage('en'));

const cards = { columns: ['seats', 'card', 'taken', 'win_rate'], rows: [[2, 'C01', 10, 0.5], [2, 'C02', 8, 0.25], [3, 'C01', 6, 0.4], [3, 'C02', 3, null]] };

test('rows are sorted numbers first, text by the numbers in it, gaps last in either direction', () => {
  const rows = [[null], ['C10'], [7], ['C9'], [-1], [10]];
  assert.deepEqual(sortRows(rows, 0, false).flat(), [-1, 7, 10, 'C9', 'C10', null]);
  assert.deepEqual(sortRows(rows, 0, true).flat(), ['C10', 'C9', 10, 7, -1, null]);
  assert.deepEqual(rows[0], [null], 'the rows given stay as they are');
});

test('where x repeats, the column that tells the rows apart makes the series', () => {
  const chart = { kind: 'bars', x: 'card', y: ['win_rate'] };
  assert.equal(splitOf(cards, chart), 'seats');
  assert.deepEqual(plot(cards, { ...chart, split: 'seats' }), {
    kind: 'bars', time: false, left: 0, labels: ['C01', 'C02'], xs: [0, 1], series: [{ label: '2', values: [0.5, 0.25] }, { label: '3', values: [0.4, null] }],
  });
  assert.equal(splitOf(only(cards, 'seats', 2), chart), undefined, 'nothing repeats among two players');
});

test('what is not split shows each row, not the first of those that share x', () => {
  const drawn = plot(cards, { kind: 'bars', x: 'card', y: ['taken', 'win_rate'] });
  assert.deepEqual(drawn.labels, ['C01', 'C02', 'C01', 'C02']);
  assert.deepEqual(drawn.series.map((series) => [series.label, series.values]), [['taken', [10, 8, 6, 3]], ['win_rate', [0.5, 0.25, 0.4, null]]]);
});

test('a chart that would show unlike things at one place asks for a choice first', () => {
  const yields = { columns: ['place', 'yield', 'people', 'mean_amount', 'expected'], rows: ['river', 'forest', 'quarry', 'hunt', 'clay_pit'].flatMap((place) => [1, 2].map((people) => [place, place, people, people, people])) };
  const chart = { kind: 'bars', x: 'people', y: ['mean_amount', 'expected'] };
  assert.equal(splitOf(yields, chart), undefined, 'five places are too many series');
  assert.equal(isPlain(yields, chart), false);
  assert.equal(pickOf(yields, chart), 'place');
  assert.equal(isPlain(only(yields, 'place', 'river'), chart), true);
});

test('days make a line in the order of time, whatever the order of the rows', () => {
  const drawn = plot({ columns: ['day', 'moves'], rows: [['2026-01-03', 5], ['2026-01-01', 2]] }, { kind: 'line', x: 'day', y: ['moves'] });
  assert.equal(drawn.time, true);
  assert.deepEqual(drawn.xs, [Date.UTC(2026, 0, 1) / 1000, Date.UTC(2026, 0, 3) / 1000]);
  assert.deepEqual(drawn.series[0].values, [2, 5]);
});

test('numbers make a line along their scale, bars in the order of the rows', () => {
  const result = { columns: ['score', 'times'], rows: [[40, 3], [20, 9], [100, 1]] };
  assert.deepEqual(plot(result, { kind: 'line', x: 'score', y: ['times'] }).xs, [20, 40, 100]);
  assert.deepEqual(plot(result, { kind: 'bars', x: 'score', y: ['times'] }).labels, ['40', '20', '100']);
});

test('bars that do not fit are counted, not dropped in silence', () => {
  const rows = Array.from({ length: 50 }, (_, n) => [`p${n}`, n]);
  const drawn = plot({ columns: ['player', 'luck'], rows }, { kind: 'bars', x: 'player', y: ['luck'] }, 40);
  assert.equal(drawn.xs.length, 40);
  assert.equal(drawn.left, 10);
});

test('no numbers, no chart', () => {
  assert.equal(plot({ columns: ['a', 'b'], rows: [['x', 'y']] }, { kind: 'bars', x: 'a', y: ['b'] }), null);
  assert.equal(guessChart({ columns: ['a'], rows: [['x'], ['y']] }), null);
  assert.deepEqual(guessChart({ columns: ['n', 'who'], rows: [[1, 'a'], [2, 'b']] }), { kind: 'bars', x: 'who', y: ['n'] });
});

test('parameters are found once each, and not in strings, names and comments', () => {
  assert.deepEqual(paramsOf("SELECT ':a', \":b\", x -- :c\n/* :d */ FROM v WHERE m = :match AND n > @least AND :match <> 'it''s :e'"), ['match', 'least']);
  assert.deepEqual(paramsOf('SELECT 1'), []);
});

test('the place of an error counts characters, as the server does, not units of the string', () => {
  const sql = "SELECT '🔥é', oops";
  assert.equal(sql.slice(indexOfCharacter(sql, 13)), 'oops');
});

test('rows become objects under their column names', () => {
  assert.deepEqual(toObjects({ columns: ['a', 'b'], rows: [[1, null]] }), [{ a: 1, b: null }]);
  assert.deepEqual(valuesOf(cards, 'seats'), [2, 3]);
});

test('values of the history read as words in both languages', () => {
  const state = { games: { stoneage: { title: 'Stone Age' } }, modules: { stoneage: { figures } } };
  assert.equal(valueWords('clay_pit', 'place', state), 'Clay pit');
  assert.equal(valueWords('place hunt 4', 'opening', state), 'Hunt 4');
  assert.equal(valueWords(0.512, 'win_rate', state), '51.2%');
  assert.equal(valueWords('2026-06-12', 'day', state), 'Jun 12, 2026');
  assert.equal(valueWords(0, 'seat', state), '1', 'seats count from 1 for people');
  assert.equal(valueWords('["house_rules"]', 'options', state), 'house rules');
  assert.equal(valueWords('[]', 'options', state), 'no variants');
  assert.equal(valueWords('stoneage', 'game', state), 'Stone Age');
  assert.equal(valueWords(null, 'fair', state), '–');
  assert.equal(columnWords('brand_new'), 'brand new');
  setLanguage('de');
  assert.equal(valueWords('card_2', 'place', state), 'Karte 2');
  assert.equal(columnWords('win_rate'), 'Siegquote');
});

test('a card and a building are described by what is on them', () => {
  const state = { games: { stoneage: catalogue }, modules: { stoneage: { figures } } };
  assert.equal(longWords('C02', 'card', state), 'Dice for all · 2 Hut builders');
  assert.equal(longWords('B01', 'building', state), '10 points, 2 wood and 1 brick');
  assert.deepEqual(['C07', 'C08'].map((card) => longWords(card, 'card', state)), [1, 2].map((n) => `Dice for all · 2 Tool makers (${n})`), 'of two alike');
  assert.equal(longWords('C99', 'card', state), 'C99', 'an unknown value keeps its name');
  assert.deepEqual(without({ columns: ['card', 'top', 'taken'], rows: [['C02', 'dice_for_all', 4]] }, ['top', 'culture']), { columns: ['card', 'taken'], rows: [['C02', 4]] });
});

test('addresses of statistics, tournaments and administration', () => {
  assert.deepEqual(parseRoute('/tournaments', ''), { name: 'tournaments', id: '', key: '' });
  assert.deepEqual(parseRoute('/tournaments/aB_3', ''), { name: 'tournaments', id: 'aB_3', key: '' });
  assert.deepEqual(parseRoute('/statistics', ''), { name: 'statistics', id: '', key: '' });
  assert.deepEqual(parseRoute('/statistics/openings', ''), { name: 'statistics', id: 'openings', key: '' });
  assert.deepEqual(parseRoute('/admin', ''), { name: 'admin', id: 'overview', key: '' });
  assert.deepEqual(parseRoute('/admin/matches/abc123/', ''), { name: 'admin', id: 'matches/abc123', key: '' });
  assert.equal(parseRoute('/administration', '').name, 'lost');
});

const COLOURS = { plots: ['#900', '#009', '#090', '#990'], ink: '#555', strong: '#000', rule: '#ccc', ground: '#fff' };
const tags = (node, tag) => (typeof node === 'string' ? [] : [...(node[0] === tag ? [node] : []), ...node.slice(2).flatMap((child) => tags(child, tag))]);

test('a box has five columns, in their order, and is not drawn with fewer', () => {
  const waits = { columns: ['seats', 'a', 'b', 'c', 'd', 'e'], rows: [[2, 0, 5, 10, 15, 20], [3, 5, 5, 5, 5, null]] };
  const chart = { kind: 'box', x: 'seats', y: ['a', 'b', 'c', 'd', 'e'] };
  const drawn = plot(waits, chart);
  assert.deepEqual(drawn.series.map(({ values }) => values[0]), [0, 5, 10, 15, 20]);
  assert.equal(plot(waits, { ...chart, y: ['a', 'b', 'c'] }), null);
  const boxes = tags(drawing({ ...drawn, name: 'Waits' }, COLOURS, 400, 'x'), 'rect').filter(([, { fill }]) => fill === '#900');
  assert.equal(boxes.length, 1, 'a row with a gap is left out');
});

test('a heat map has a cell for each pair, which says its number; rows of one cell are added up', () => {
  const hours = { columns: ['game', 'weekday', 'hour', 'matches'], rows: [['a', '0', '08', 2], ['b', '0', '08', 3], ['a', '1', '09', 1]] };
  const drawn = plot(hours, { kind: 'heat', x: 'hour', y: ['matches'], split: 'weekday' });
  assert.deepEqual(drawn.labels, ['08', '09']);
  assert.deepEqual(drawn.series, [{ label: '0', values: [5, null] }, { label: '1', values: [null, 1] }]);
  for (const width of [300, 60]) {
    const cells = tags(drawing({ ...drawn, name: 'Hours' }, COLOURS, width, 'x'), 'rect').filter(([, { fill }]) => fill === '#900');
    assert.deepEqual(cells.map(([, { 'fill-opacity': shade }]) => shade).sort(), ['0.17', '0.52'], 'the largest value is the darkest');
  }
});

test('ticks are round and lie within the values', () => {
  assert.deepEqual(ticksOf(0, 15), [0, 5, 10, 15]);
  assert.deepEqual(ticksOf(0, 0.83), [0, 0.25, 0.5, 0.75]);
  assert.deepEqual(ticksOf(-30, 60), [-25, 0, 25, 50]);
});

test('months make a line in the order of time', () => {
  const drawn = plot({ columns: ['month', 'active'], rows: [['2026-02', 5], ['2026-01', 2]] }, { kind: 'line', x: 'month', y: ['active'] });
  assert.deepEqual([drawn.labels, drawn.series[0].values], [['2026-01', '2026-02'], [2, 5]]);
});

test('the file of a chart is escaped, and has no style that a page could refuse', () => {
  const drawn = plot(cards, { kind: 'bars', x: 'card', y: ['taken'] });
  const text = fileText(drawing({ ...drawn, name: '<b> & "c"' }, COLOURS, 400, 'x', '<b> & "c"'));
  assert.match(text, /<title>&#60;b&#62; &#38; &#34;c&#34;<\/title>/);
  assert.doesNotMatch(text, /style=|<b>/);
});
