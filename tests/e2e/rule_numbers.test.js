// The client has no number of the rules of its own: drawn from a catalogue with another number, the rules page and the help at the table say that
// number. The pages are drawn without a browser, as the text of their templates.
import assert from 'node:assert/strict';
import { register } from 'node:module';
import { after, before, test } from 'node:test';
import { Rest } from '../support/rest.js';
import { startServer } from '../support/server.js';
import { bookWords, tableWords } from '../web/support/game_words.js';
import { wordsOf } from '../web/support/catalogues.js';

/** The server's files under /vendor/ are those that npm has installed in web/. */
const hook = `const home = ${JSON.stringify(new URL('../../web/node_modules/', import.meta.url).href)};
export const resolve = (name, context, next) => next(name.startsWith('/vendor/lit-html/') ? home + name.replace('/vendor/lit-html/', 'lit-html/node/') : name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

let server;
const catalogues = {};
const modules = {};
before(async () => {
  server = await startServer();
  const rest = new Rest(server);
  const { addWords } = await import('../../web/js/core/words.js');
  const { addRuleWords } = await import('../../web/js/rules/words.js');
  addWords(tableWords);
  addRuleWords(wordsOf('rules'));
  addRuleWords(bookWords);
  for (const game of ['stoneage', 'clans']) {
    catalogues[game] = await rest.get(`/api/games/${game}`);
    const { book } = await import(`../../web/games/${game}/book.js`);
    modules[game] = { rules: book.rules, help: book.explain };
  }
});
after(() => server?.close());

/** Returns whether the value after `strings[i]` is an attribute without readers: a coordinate of a drawing, a class. */
function isMeasure(strings, i) {
  const before = strings.slice(0, i + 1).join('');
  const tag = before.slice(before.lastIndexOf('<'));
  return !tag.includes('>') && tag.startsWith('<') && !/ (alt|aria-label|title)="?[^"]*$/.test(tag);
}

/** All that a template, or what stands for one, would show; what comes a frame later, too. */
function text(thing) {
  if (Array.isArray(thing)) return thing.map(text).join(' ');
  if (thing?._$litDirective$) return thing.values.map((value) => text(typeof value === 'function' && !value.length ? value() : value)).join(' ');
  if (thing && typeof thing === 'object' && thing.strings) return thing.strings.map((part, i) => `${part} ${isMeasure(thing.strings, i) ? '' : text(thing.values[i])}`).join(' ');
  if (thing && typeof thing === 'object' && Symbol.iterator in thing) return text([...thing]);
  return ['string', 'number'].includes(typeof thing) ? String(thing) : '';
}

const seat = { seat: 0, people: 5, home: 5 };
const winter = { options: ['harsh_winter', 'igloos'], players: [seat, seat], slots: [{ place: 'card_1', card: 'C11', cost: 1 }], stacks: [{ place: 'building_1', building: 'B01', left: 7 }], places: [] };
const map = { lands: [{ territory: 'A1', size: 99, village: false, huts: { red: 99 } }], villages: [], epoch: 1 };
const HELP = { stoneage: [['place:igloo', winter], ['place:card_1', winter], ['place:building_1', winter], ['thing:gold', winter], ['building:B28', winter]], clans: [['territory:A1', map]] };

/** The rules page and the help of a game, as one text. */
function said(game, catalogue) {
  const page = modules[game].rules(catalogue).sections.map(({ body }) => text(body())).join('\n');
  const help = HELP[game].map(([key, view]) => modules[game].help(key, { view, catalogue, name: String })?.lines.join('\n'));
  return [page, ...help].join('\n');
}

/** A catalogue in which one number is another. */
function changed(game, table, row, column, number) {
  const copy = structuredClone(catalogues[game]);
  assert.equal(typeof copy.tables[table][row][column], 'number', `${game} ${table} ${row} ${column}`);
  copy.tables[table][row][column] = number;
  return copy;
}

/** [game, table, row, column, what it becomes, what then is said] */
const CASES = [
  ...['people', 'food', 'stack_tiles', 'hunger_points', 'winter_card', 'winter_building'].map((column) => ['stoneage', 'constants', 0, column, 87, /\b87\b/]),
  ['stoneage', 'constants', 0, 'igloo_cost', 29, /\b87\b/], // wood is worth 3
  ...[0, 1, 2, 3].map((row) => ['stoneage', 'values', row, 'value', 87, /\b87\b/]),
  ...[0, 14, 24, 34, 44].map((row) => ['stoneage', 'expectations', row, 'whole', 87, /\b8[78]\.\d/]),
  ['clans', 'constants', 0, 'crowd', 87, /\b87\b/],
  ['clans', 'epochs', 0, 'bonus', 87, /\b87\b/],
];

test('numbers of the rules are read from the catalogue, each', () => {
  for (const [game, table, row, column, number, wanted] of CASES) {
    const what = `${game} ${table}[${row}].${column}`;
    assert.doesNotMatch(said(game, catalogues[game]), wanted, `${what}: said without it`);
    assert.match(said(game, changed(game, table, row, column, number)), wanted, `${what}: not said`);
  }
});

test('how many resources of choice are taken is read from the card', async () => {
  const { takeTotal } = await import('../../web/games/stoneage/rules/facts.js');
  const { startTaking, moveOf } = await import('../../web/games/stoneage/panel/draft.js');
  const row = catalogues.stoneage.tables.cards.findIndex(({ top }) => top === 'two_of_choice');
  for (const number of [2, 3]) {
    const takes = takeTotal(changed('stoneage', 'cards', row, 'amount', number));
    const draft = startTaking({}, takes);
    assert.equal(takes, number);
    for (const taken of [1, 2, 3]) assert.equal(moveOf({ ...draft, take: { wood: taken } }, {}) !== null, taken === number);
  }
});
