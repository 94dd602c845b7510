// The words of the rules and of the help: both languages complete, and a text for every rule, card, place and bonus that the tables name.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addWords, catalogues } from '../../web/js/core/words.js';
import { parseRules, rulesPath } from '../../web/js/core/router.js';
import { facts, mean } from '../../web/games/stoneage/rules/facts.js';
import { catalogue } from './mock/catalogue.js';
import { all } from './support/catalogues.js';
import { bookWords, tableWords } from './support/game_words.js';

const [rulesEn, rulesDe] = ['en', 'de'].map((lang) => ({ ...all.words(['rules', 'law'], lang), ...bookWords[lang] }));
addWords(tableWords);

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path) => readFileSync(root + path, 'utf8');
const folder = 'backend/games/stoneage/';
const source = readdirSync(root + folder, { recursive: true }).filter((name) => name.endsWith('.c')).map((name) => read(folder + name)).join('\n');
/** Words of NAMES(noun, ...) in the tables. */
const names = (noun) => [...new RegExp(`NAMES\\(${noun},([^)]*)\\)`).exec(source)[1].matchAll(/"(\w+)"/g)].map((found) => found[1]);
const missing = (keys) => ['en', 'de'].flatMap((lang) => keys.filter((key) => ({ en: rulesEn, de: rulesDe })[lang][key] === undefined).map((key) => `${lang} ${key}`));

test('the rules have the same keys in both languages, with the same kind of words', () => {
  assert.ok(Object.keys(rulesEn).length > 300);
  assert.deepEqual(Object.keys(rulesDe).sort(), Object.keys(rulesEn).sort());
  for (const [key, words] of Object.entries(rulesEn)) {
    assert.equal(Array.isArray(rulesDe[key]) && rulesDe[key].length, Array.isArray(words) && words.length, key);
  }
});

test('no words of the rules hide behind words of the client', () => {
  assert.deepEqual(Object.keys(rulesEn).filter((key) => catalogues.en[key] !== undefined), []);
});

test('every rule in the table of variants has a text in both languages, and every text its rule', () => {
  const rules = names('rule');
  assert.ok(rules.length > 100, `${rules.length} rules`);
  const texts = Object.keys(rulesEn).filter((key) => key.startsWith('rule.')).map((key) => key.slice(5));
  assert.deepEqual(texts.sort(), rules.sort());
  assert.deepEqual(missing(rules.map((rule) => 'rule.' + rule)), []);
  const said = rules.map((rule) => rulesEn['rule.' + rule]);
  assert.equal(new Set(said).size, said.length, 'each says something of its own');
});

test('every upper half, profession, bonus, animal and variant that the tables name is explained', () => {
  const tops = names('top');
  const professions = names('profession');
  assert.ok(tops.length > 10 && professions.length > 4);
  assert.deepEqual(missing(tops.map((top) => 'help.top.' + top)), []);
  assert.deepEqual(missing(professions.map((profession) => 'help.bottom.' + profession)), []);
  assert.deepEqual(missing([...names('hut_bonus'), ...names('mammoth_bonus')].map((bonus) => 'var.bonus.' + bonus)), []);
  assert.deepEqual(missing(['bird_of_prey', 'wolf', 'wild_boar', 'polar_bear'].map((animal) => 'var.animal.' + animal)), []);
  const options = names('option_of').flatMap((option) => ['option.' + option, `option.${option}.is`]);
  assert.deepEqual(options.filter((key) => !catalogues.en[key] || !catalogues.de[key]), []);
  const places = names('place').filter((place) => !/^(card|building)_[1-5]$|forest|clay_pit|quarry|river/.test(place));
  assert.ok(places.includes('merchant') && places.includes('hunt'));
  assert.deepEqual(missing(places.map((place) => 'help.place.' + place)), []);
});

test('every key that the pages ask for by name is there', () => {
  const files = readdirSync(root + 'web', { recursive: true }).filter((name) => /^(js|games)\/.*((rules|help)[^/]*\.js$|rules\/.*\.js$)/.test(name));
  const keys = files.flatMap((name) => [...read('web/' + name).matchAll(/\b(?:w|p|words|list|example|told)\('([a-z_.0-9A-Z]+)'[,)]/g)].map((found) => found[1]));
  assert.ok(new Set(keys).size > 120, `${new Set(keys).size} keys`);
  assert.deepEqual([...new Set(keys)].filter((key) => rulesEn[key] === undefined && catalogues.en[key] === undefined), []);
});

test('an address names a game and a section, and nothing else', () => {
  assert.deepEqual(parseRules('#/rules/stoneage/wild_animals'), { game: 'stoneage', section: 'wild_animals' });
  assert.deepEqual(parseRules('#/rules/clans'), { game: 'clans', section: '' });
  for (const other of ['', '#', '#/rules', '#/rules/', '#/rules/a/b/c', '#/rules/"x']) assert.equal(parseRules(other), null, other);
  assert.deepEqual(parseRules(rulesPath('stoneage', 'end')), { game: 'stoneage', section: 'end' });
});

test('what the rules say in numbers is read from the tables, and the base game alone is counted', () => {
  const f = facts(catalogue);
  assert.deepEqual(f.worth, { wood: 3, brick: 4, stone: 5, gold: 6 });
  const more = structuredClone(catalogue);
  more.tables.cards.push({ ...more.tables.cards[0], card: 'C37', option: 'expansion' });
  more.tables.buildings.push({ ...more.tables.buildings[0], building: 'B29', points: 99, option: 'new_huts' });
  assert.deepEqual([facts(more).cards.length, facts(more).tiles.length, facts(more).worth.wood], [36, 28, 3]);
  assert.deepEqual([mean(f, 'food', 1), mean(f, 'stone', 2), mean(f, 'wood', 3)], [1.5, 1, 3.1667]);
});
