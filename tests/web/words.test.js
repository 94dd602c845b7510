import test, { afterEach } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogues, errorWords, guessLanguage, setLanguage, t } from '../../web/js/words.js';
import { describe } from '../../web/js/games/stoneage/describe.js';
import { catalogue } from './mock/catalogue.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path) => readFileSync(root + path, 'utf8');
const context = { catalogue, name: (seat) => ['Wanda', 'Brun'][seat] };

afterEach(() => setLanguage('en'));

test('both catalogues have the same keys, and functions in the same places', () => {
  assert.deepEqual(Object.keys(catalogues.de).sort(), Object.keys(catalogues.en).sort());
  for (const [key, words] of Object.entries(catalogues.en)) assert.equal(typeof catalogues.de[key], typeof words, key);
});

test('every key that the client asks for by name is in the catalogue', () => {
  const files = readdirSync(root + 'web/js', { recursive: true }).filter((name) => name.endsWith('.js'));
  const keys = files.flatMap((name) => [...read('web/js/' + name).matchAll(/\bt\('([a-z_.0-9]+)'[,)]/g)].map((found) => found[1]));
  assert.ok(keys.length > 100);
  assert.deepEqual([...new Set(keys)].filter((key) => catalogues.en[key] === undefined), []);
});

test('every error that the server can name has words', () => {
  const rows = [...read('backend/hub/errors.c').matchAll(/\[HUB_\w+\] = \{"(\w+)"/g)].map((found) => found[1]);
  const refusals = [...read('backend/engine/game.c').matchAll(/\[GAME_\w+\] = "(\w+)"/g)].map((found) => found[1]);
  const names = [...rows, ...refusals].filter((name) => !['ok', 'accepted', 'refused'].includes(name));
  assert.ok(names.length > 40);
  assert.deepEqual(names.filter((name) => catalogues.en['error.' + name] === undefined), []);
});

test('every kind of event is told or knowingly left out', () => {
  const kinds = [...read('backend/games/stoneage/fields.c').matchAll(/= EVENT\("(\w+)"/g)].map((found) => found[1]);
  const silent = ['cards_shuffled', 'buildings_shuffled', 'card_slid', 'card_turned', 'turn_began', 'price_asked', 'building_turned', 'returned', 'tallied'];
  const variants = { phase_began: { phase: 'feed' }, ended: { reason: 'cards' } };
  assert.ok(kinds.length > 30);
  for (const kind of kinds) {
    const line = describe({ kind, seat: 0, place: 'forest', people: 2, dice: [1], resources: { wood: 1 }, card: 'C11', yield: 'wood', amount: 1, round: 2, value: 1, level: 1, missing: 1, die: 1, points: 3, ...variants[kind] }, context);
    assert.equal(line === null, silent.includes(kind), kind);
    if (line) assert.doesNotMatch(line.text, /undefined|NaN|event\./, kind);
  }
});

test('a roll and its harvest read as sentences in both languages', () => {
  const rolled = { kind: 'rolled', seat: 0, place: 'clay_pit', yield: 'brick', dice: [3, 6] };
  const gathered = { kind: 'gathered', seat: 1, place: 'clay_pit', yield: 'brick', amount: 2 };
  assert.equal(describe(rolled, context).text, 'Wanda rolls 3, 6 in the clay pit.');
  assert.equal(describe(gathered, context).text, 'Brun brings home 2 bricks.');
  setLanguage('de');
  assert.equal(describe(rolled, context).text, 'Wanda würfelt 3, 6 in der Lehmgrube.');
  assert.equal(describe(gathered, context).text, 'Brun bringt 2 Lehm heim.');
});

test('a payment lists its resources in one fixed order', () => {
  const paid = { kind: 'paid', seat: 0, resources: { gold: 1, wood: 2, brick: 1 } };
  assert.equal(describe(paid, context).text, 'Wanda pays 2 wood, 1 brick and 1 gold.');
});

test('an unknown error falls back to what the server says', () => {
  assert.equal(errorWords({ name: 'brand_new', message: 'It said so.' }), 'It said so.');
  assert.equal(errorWords({ name: 'stale', message: 'x' }), t('error.stale'));
});

test('the language follows what the browser prefers', () => {
  assert.equal(guessLanguage(['fr-FR', 'de-AT', 'en']), 'de');
  assert.equal(guessLanguage(['fr']), 'en');
});
