import test, { afterEach } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addWords, catalogues, errorWords, guessLanguage, locale, numberText, setLanguage, t } from '../../web/js/core/words.js';
import { describe } from '../../web/games/stoneage/log.js';
import { aboutText } from '../../web/games/stoneage/terms.js';
import { describe as describeClans, sentence } from '../../web/games/clans/log.js';
import { catalogue } from './mock/catalogue.js';
import { all, wordsOf } from './support/catalogues.js';
import { files, games, groupsOf, tableWords } from './support/game_words.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path) => readFileSync(root + path, 'utf8');
const context = { catalogue, name: (seat) => ['Wanda', 'Brun'][seat] };

afterEach(() => setLanguage('en'));
const groups = all.groups().filter((group) => group && group !== 'law' && !games.some((game) => groupsOf(game).includes(group)));
addWords(wordsOf(...groups));
const general = new Set(Object.keys(catalogues.en));
addWords(tableWords);

test('the words of a game are its own: no other game has the key, nor has the client', () => {
  const keys = Object.fromEntries(games.map((game) => [game, files.filter((file) => file.game === game).flatMap(({ words }) => Object.keys(words))]));
  assert.ok(games.length >= 2 && games.every((game) => keys[game].length > 50));
  for (const [game, own] of Object.entries(keys)) {
    const others = new Set(Object.entries(keys).flatMap(([other, theirs]) => (other === game ? [] : theirs)));
    assert.deepEqual(own.filter((key) => general.has(key) || others.has(key)), [], game);
  }
});

test('each row of a game\'s score sheet has words, those of no other game', () => {
  for (const game of games) {
    const rows = /export type Row =([^;]*);/.exec(read(`web/games/${game}/types.d.ts`))[1].match(/'(\w+)'/g).map((name) => `row.${name.slice(1, -1)}`);
    const own = new Set(files.filter((file) => file.game === game).flatMap(({ words }) => Object.keys(words)));
    assert.ok(rows.length > 1);
    assert.deepEqual(rows.filter((key) => !general.has(key) && !own.has(key)), [], game);
  }
});

test('nothing of the client names a game: what there is comes from the server', () => {
  const general_ = readdirSync(root + 'web', { recursive: true }).filter((name) => /^(js|css)\/.*\.(js|css)$|^[^/]*\.(html|webmanifest)$/.test(name));
  assert.ok(general_.length > 60);
  const titles = readdirSync(root + 'backend/games').filter((name) => games.includes(name)).map((name) => /\.title = "([^"]+)"/.exec(read(`backend/games/${name}/game.c`))[1]);
  const named = new RegExp([...games, ...titles].join('|'), 'i');
  assert.deepEqual(general_.filter((name) => named.test(read('web/' + name))), []);
});

test('both catalogues have the same keys, and lists in the same places', () => {
  assert.deepEqual(Object.keys(catalogues.de).sort(), Object.keys(catalogues.en).sort());
  for (const [key, words] of Object.entries(catalogues.en)) assert.equal(Array.isArray(catalogues.de[key]), Array.isArray(words), key);
});

test('every key that the client asks for by name is in the catalogue', () => {
  const files = readdirSync(root + 'web', { recursive: true }).filter((name) => /^(js|games)\/.*\.js$/.test(name));
  const keys = files.flatMap((name) => [...read('web/' + name).matchAll(/\bt\('([a-z_.0-9]+)'[,)]/g)].map((found) => found[1]));
  assert.ok(keys.length > 100);
  assert.deepEqual([...new Set(keys)].filter((key) => catalogues.en[key] === undefined), []);
});

test('every error that the server can name has words', () => {
  const rows = [...read('backend/hub/core/errors.c').matchAll(/\[HUB_\w+\] = \{"(\w+)"/g)].map((found) => found[1]);
  const refusals = [...read('backend/engine/game.c').matchAll(/\[GAME_\w+\] = "(\w+)"/g)].map((found) => found[1]);
  const names = [...rows, ...refusals].filter((name) => !['ok', 'accepted', 'refused'].includes(name));
  assert.ok(names.length > 40);
  assert.deepEqual(names.filter((name) => catalogues.en['error.' + name] === undefined), []);
});

test('every kind of event has a text or is left out on purpose', () => {
  const kinds = [...read('backend/games/stoneage/view/fields_moves.c').matchAll(/=\s+EVENT\("(\w+)"/g)].map((found) => found[1]);
  const silent = ['cards_shuffled', 'buildings_shuffled', 'card_slid', 'card_turned', 'turn_began', 'price_asked', 'building_turned', 'returned', 'tallied',
    'deck_shuffled', 'mammoths_shuffled', 'join_asked', 'split_asked', 'second_asked', 'tame_asked'];
  const variants = { phase_began: { phase: 'feed' }, ended: { reason: 'cards' }, animal_left: { card: 'wolf' } };
  const told = { ...context, catalogue: { tables: { ...catalogue.tables, animals: [{ card: 'wolf', penalty: 1 }] } } };
  assert.ok(kinds.length >= 60, String(kinds.length));
  for (const kind of kinds) {
    const line = describe({ kind, seat: 0, place: 'forest', people: 2, dice: [1], resources: { wood: 1 }, card: 'C11', yield: 'wood', amount: 1, round: 2, value: 1, level: 1, missing: 1, die: 1, points: 3, food: 1, tile: 'M01', bonus: 'tool', give: 'wood+wood', get: 'gold', ...variants[kind] }, told);
    assert.equal(line === null, silent.includes(kind), kind);
    if (line) assert.doesNotMatch(line.text, /undefined|NaN|event\.|bonus\.|  |: \./, kind);
  }
});

test('the variants tell what was traded, what came, and who went with the herd', () => {
  const told = { ...context, catalogue: { tables: { ...catalogue.tables, animals: [{ card: 'wolf', penalty: 1 }] } } };
  const say = (event) => describe(event, told)?.text;
  assert.equal(say({ kind: 'traded', seat: 0, give: 'wood+wood', get: 'gold+jewelry' }), 'Wanda trades 2 wood for 1 gold and 1 jewellery.');
  assert.equal(say({ kind: 'card_turned', place: 'card_4', card: 'wolf' }), 'A wolf appears: 1 less from every roll.');
  assert.equal(say({ kind: 'card_turned', place: 'card_4', card: 'C11' }), undefined);
  assert.equal(say({ kind: 'joined', seat: 1, people: 3, food: 2, resources: { stone: 1 } }), 'Brun joins the herd with 3 people, for 1 stone and 2 food.');
  assert.equal(say({ kind: 'extra_paid', seat: 1, yield: 'gold', points: 6 }), 'Brun adds 1 gold for Harsh Winter and scores 6 points.');
  setLanguage('de');
  assert.equal(say({ kind: 'herd_moved', place: 'river', tile: 'M01', next: null }), 'Die Mammutherde ist am Fluss.');
});

test('every kind of event of Clans has a sentence in both languages, and the log leaves out three', () => {
  const kinds = [...read('backend/games/clans/view/fields.c').matchAll(/=\s+EVENT\("(\w+)"/g)].map((found) => found[1]);
  assert.equal(kinds.length, 17);
  const reasons = ['villages', 'no_moves'];
  const events = kinds.flatMap((kind) => (kind === 'ended' ? reasons.map((reason) => ({ kind, reason })) : [{ kind }]))
    .map((event) => ({ seat: 0, from: 'A1', to: 'A2', territory: 'A2', territories: ['A2', 'B1'], region: 'A', epoch: 2, chip: 5, value: 4, bonus: 2, points: 6, colour: 'red', colours: ['red', 'black'], huts: { red: 2, black: 1 }, ...event }));
  for (const lang of ['en', 'de']) {
    setLanguage(lang);
    for (const event of events) {
      const key = `clans.event.${event.kind}${event.kind === 'ended' ? `.${event.reason}` : ''}`;
      assert.ok(catalogues[lang][key], `${lang} ${key}`);
      assert.doesNotMatch(sentence(event, context), /undefined|NaN|clans\.|null/, `${lang} ${key}`);
      assert.equal(describeClans(event, context) === null, ['huts_placed', 'turn_began', 'tallied'].includes(event.kind), event.kind);
    }
  }
});

test('a move and a village of Clans read as sentences in both languages', () => {
  const moved = { kind: 'moved', seat: 0, from: 'A1', to: 'A2', huts: { black: 1, red: 2 } };
  const scored = { kind: 'scored', territory: 'A2', value: 5, bonus: 1, points: 6, colours: ['red', 'blue'] };
  assert.equal(describeClans(moved, context).text, 'Wanda moves 2 red and 1 black from A1 to A2.');
  assert.equal(describeClans(scored, context).text, '6 points (1 of them for the land) for red and blue.');
  setLanguage('de');
  assert.equal(describeClans(moved, context).text, 'Wanda versetzt 2 rote und 1 schwarze von A1 nach A2.');
  assert.equal(describeClans(scored, context).text, '6 Punkte (davon 1 für das Land) für Rot und Blau.');
});

test('a roll and its harvest read as sentences in both languages', () => {
  const rolled = { kind: 'rolled', seat: 0, place: 'clay_pit', yield: 'brick', dice: [3, 6] };
  const gathered = { kind: 'gathered', seat: 1, place: 'clay_pit', yield: 'brick', amount: 2 };
  assert.equal(describe(rolled, context).text, 'Wanda rolls 3 + 6 = 9 in the clay pit.');
  assert.equal(describe(gathered, context).text, 'Brun brings home 2 bricks.');
  setLanguage('de');
  assert.equal(describe(rolled, context).text, 'Wanda würfelt 3 + 6 = 9 in der Lehmgrube.');
  assert.equal(describe(gathered, context).text, 'Brun bringt 2 Lehm heim.');
});

test('a payment lists its resources in one fixed order', () => {
  const paid = { kind: 'paid', seat: 0, resources: { gold: 1, wood: 2, brick: 1 } };
  assert.equal(describe(paid, context).text, 'Wanda pays 2 wood, 1 brick and 1 gold.');
});

test('an average is written as its language writes numbers', () => {
  const said = ['en', 'de', 'nl', 'es'].map((lang) => { setLanguage(lang); return [13, 5, 34].map((tenths) => /[\d.,]+/.exec(aboutText('wood', tenths))[0]); });
  assert.deepEqual(said, [['1.3', '0.5', '3'], ['1,3', '0,5', '3'], ['1,3', '0,5', '3'], ['1,3', '0,5', '3']]);
});

test('a number below zero has a minus, in every language and in every sentence', () => {
  addWords({ en: { below: ({ n, name }) => `${name} has ${n}` } });
  for (const lang of ['en', 'de', 'fr', 'es', 'nl', 'it', 'pl', 'pt']) {
    for (const [n, how] of [[-10], [-0.25], [-0.4, { style: 'percent' }], [-3, { signDisplay: 'exceptZero' }], [-1234.5]]) {
      assert.match(numberText(n, how, lang), /^−[^-]+$/, `${lang} ${n}`);
    }
  }
  assert.equal(numberText(-0.3, { maximumFractionDigits: 0 }), '0', 'nothing is below nothing');
  assert.equal(t('below', { n: -10, name: 'Ann-10' }), 'Ann-10 has −10');
  assert.equal(t('below', { n: 10, name: 'Ann' }), 'Ann has 10');
});

test('an unknown error falls back to what the server says', () => {
  assert.equal(errorWords({ name: 'brand_new', message: 'It said so.' }), 'It said so.');
  assert.equal(errorWords({ name: 'stale', message: 'x' }), t('error.stale'));
  assert.equal(errorWords({ name: 'store_stuck', message: 'x' }), t('error.store'), 'what could not be saved is said in words of ours');
  assert.notEqual(errorWords({ name: 'store_full', message: 'x' }), t('error.store'));
  assert.equal(errorWords({ name: 'store_closed', message: 'It may have happened.' }), 'It may have happened.');
});

test('the language follows what the browser prefers', () => {
  assert.equal(guessLanguage(['ja-JP', 'fr-CA', 'en']), 'fr');
  assert.equal(guessLanguage(['ja']), 'en');
});

test('dates follow the region of the browser, if it is one of the page\'s language', (t) => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  t.after(() => { setLanguage('en'); if (own) Object.defineProperty(globalThis, 'navigator', own); else delete globalThis.navigator; });
  const prefers = (...languages) => Object.defineProperty(globalThis, 'navigator', { value: { languages }, configurable: true });
  const day = () => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(0);
  prefers('en-GB', 'en');
  setLanguage('en');
  assert.equal(day(), '1 Jan 1970');
  prefers('de-AT', 'en-US');
  assert.equal(day(), 'Jan 1, 1970');
  prefers('fr-FR');
  assert.equal(locale(), 'en');
});
