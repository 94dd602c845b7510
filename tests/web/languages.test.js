// The client's words in every language: nothing missing, nothing left over, nothing in English, each variable, each plural form that the
// language needs, and no text so much longer than the English one that it would not fit.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keyOf, pluralsOf, usesOf } from '../../web/build/catalogues.js';
import { languages, numberText, ownNames } from '../../web/js/core/words.js';
import { formsOf } from '../../web/js/core/word_forms.js';
import { all, wordsOf } from './support/catalogues.js';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const others = languages.filter((lang) => lang !== 'en');

/** Words that a language has as English has them. A text of which every longer word is one of these may read the same. @type {Record<string, string[]>} */
const SAME = {
  all: ['ochre', 'e-mail', 'volume', 'bots', 'chat', 'http', 'json', 'push', 'webhook', 'webhooks', 'websocket', 'passkey', 'passkeys', 'moderator', 'atom', 'select', 'from', 'v_match', 'sonneborn-berger', 'discord', 'slack', 'matrix', 'bbcode', 'markdown'],
  de: ['administrator', 'audit', 'bonus', 'clan', 'code', 'form', 'format', 'homeserver', 'hunger', 'link', 'live', 'name', 'offline', 'region', 'seed', 'token', 'transport'],
  fr: ['absent', 'action', 'actions', 'administration', 'agriculture', 'animal', 'animations', 'audit', 'bonus', 'clan', 'code', 'console', 'culture', 'dense', 'description', 'face', 'format', 'igloo', 'igloos', 'invitations', 'maximum', 'message', 'minimum', 'minutes', 'note', 'notifications', 'options', 'pause', 'performance', 'permissions', 'place', 'points', 'public', 'score', 'steppe',
    'table', 'tables', 'total', 'transport', 'village', 'villages'],
  es: ['animal', 'bonus', 'clan', 'final', 'provisional', 'total', 'tutorial'],
  it: ['account', 'animale', 'bonus', 'console', 'query', 'clan', 'igloo', 'link', 'password', 'replay', 'round', 'token', 'tutorial'],
  pt: ['animal', 'face', 'final', 'total', 'tutorial'],
  pl: ['administrator', 'link', 'region', 'token', 'transport'],
  nl: ['account', 'accounts', 'audit', 'code', 'codes', 'console', 'parameters', 'queries', 'query', 'rating', 'beginner', 'bonus', 'clan', 'clans', 'hint', 'live', 'link', 'lobby', 'moderators', 'open', 'score', 'steppe', 'token', 'tokens', 'transport', 'winter', 'wolf'],
};

/** Words that are the same however many there are, in the sentences with these keys. @type {Record<string, string[]>} */
const ALIKE = {
  de: ['amount.brick', 'trade.tool_maker', 'trade.hut_builder', 'trade.merchant', 'choose.use_roll', 'help.stack', 'table.watchers'],
  fr: ['amount.brick'], es: ['amount.brick'], nl: ['amount.brick', 'notices.hours', 'notices.digest_of'], it: ['amount.brick', 'help.place.players'], pt: ['amount.brick'], pl: ['amount.brick', 'notices.digest_of', 'lobby.waiting_for_you'],
};

/** Keys that are put together of two words, as `${name}.${word}` is. */
const PLACED = /^(at|to|pace|palette|density|mood)\./;

/** Each message in a language and in English: its words, its variables in the order of the English sentence. */
const entries = (lang) => [...all.of(lang).entries].filter(([, { group }]) => group).map(([id, { message, file, line }]) => ({ id, message, at: `${file}:${line}` }));
const words = wordsOf(...all.groups().filter(Boolean));
const variables = Object.fromEntries(entries('en').map(({ id, message }) => [keyOf(id), usesOf(message).variables]));
const namesOf = (key) => [...variables[key] ?? []];
const each = (check) => others.flatMap((lang) => Object.keys(words.en).flatMap((key) => {
  const wrong = check(words.en[key], words[lang][key], lang, key);
  return wrong ? [`${lang} ${key}: ${wrong}`] : [];
}));

/** Arguments that are lists: their sentences count them, or say them all. */
const listed = (sentence) => [...String(sentence).matchAll(/list\(a\.(\w+)|a\.(\w+)\.length/g)].map((found) => found[1] ?? found[2]);

/** The words of a sentence, given a number for each argument, or a list where it wants one. @param {any} sentence @param {string} key @param {(i: number) => number} number */
function said(sentence, key, number) {
  if (typeof sentence !== 'function') return String(sentence);
  const lists = [...listed(sentence), ...listed(words.en[key])];
  return sentence(Object.fromEntries(namesOf(key).map((name, i) => [name, lists.includes(name) ? ['Wanda', 'Brun'] : number(i)])));
}

test('each language calls itself by a name of its own, and the build finds no fault and no gap', () => {
  assert.ok(languages.length >= 8 && languages[0] === 'en');
  assert.equal(new Set(Object.values(ownNames)).size, languages.length);
  for (const lang of languages) {
    assert.deepEqual(Intl.PluralRules.supportedLocalesOf(lang), [lang]);
    assert.notEqual(ownNames[lang], lang);
    assert.deepEqual([...all.faults(lang), ...all.gaps(lang)], []);
  }
});

test('every language has the files of English, not more than a translator can hold', () => {
  const pages = (lang) => readdirSync(`${web}i18n/${lang}`).sort();
  assert.ok(pages('en').length <= 16, `${pages('en').length} files`);
  for (const lang of others) assert.deepEqual(pages(lang), pages('en'));
});

test('every language says what English says of its arguments', () => {
  const number = (i) => 101 + 7 * i;
  const told = (text) => [...new Set(text.match(/1\d\d|Wanda|Brun|undefined/g) ?? [])].sort().join();
  assert.deepEqual(each((en, own, lang, key) => {
    const [wanted, is] = [told(said(en, key, number)), told(said(own, key, number))];
    return wanted !== is && `says ${is || 'nothing'} of ${wanted || 'nothing'}`;
  }), []);
});

test('a word that English counts is counted, by all forms that the language has', () => {
  const bare = (text) => text.replace(/[\d.,\s]+/g, ' ');
  assert.deepEqual(each((en, own, lang, key) => typeof en === 'function' && !ALIKE[lang]?.includes(key) && namesOf(key).length > 0 && namesOf(key).length <= 2
    && bare(said(en, key, () => 1)) !== bare(said(en, key, () => 5)) && bare(said(own, key, () => 1)) === bare(said(own, key, () => 5)) && 'one is as many'), []);
  const bad = languages.flatMap((lang) => entries(lang).flatMap(({ id, message, at }) => usesOf(message).categories
    .flatMap((keys) => pluralsOf(lang).whole.filter((kind) => !keys.includes(kind)).map((kind) => `${at} ${id}: no [${kind}]`))));
  assert.deepEqual(bad, []);
});

test('a number is written as Intl writes it, by hand or not, but for the minus', () => {
  const minus = (text) => text.replace('-', /[1-9]/.test(text) ? '−' : '');
  const numbers = [0, 1, 9, 10, 99.95, 0.05, 0.25, 1.005, 2.5, 3.1667, 87.5, 998.99, 998.9996, 999, 999.96, 1000, 12345.678, -1, -0.5, -0, NaN, Infinity,
    2.505, 1e-7, 5e-7, ...Array.from({ length: 400 }, (_, i) => i * 0.125), ...Array.from({ length: 400 }, (_, i) => i / 200), ...Array.from({ length: 400 }, (_, i) => (i * 7919) % 1009 / 11)];
  const hows = [{}, { maximumFractionDigits: 0 }, { maximumFractionDigits: 1 }, { minimumFractionDigits: 1, maximumFractionDigits: 1 },
    { minimumFractionDigits: 2, maximumFractionDigits: 2 }, { minimumFractionDigits: 4 }, { style: 'percent', maximumFractionDigits: 0 }, { style: 'unit', unit: 'hour', maximumFractionDigits: 1 }];
  for (const lang of languages)
    for (const how of hows)
      for (const n of numbers) assert.equal(numberText(n, how, lang), minus(new Intl.NumberFormat(lang, how).format(n)), `${n} in ${lang}, ${JSON.stringify(how)}`);
});

test('Polish knows one, few and many; others one and other; numbers are written as the language does', () => {
  const polish = formsOf('pl', ['one', 'few']);
  assert.deepEqual([1, 2, 5, 12, 22, 25].map((n) => polish.form(n, 'punkt', 'punkty', 'punktów')), ['punkt', 'punkty', 'punktów', 'punktów', 'punkty', 'punktów']);
  assert.deepEqual([0, 1, 2, 1000000].map((n) => formsOf('fr', ['one']).form(n, 'point', 'points')), ['point', 'point', 'points', 'points']);
  assert.equal(formsOf('es', []).count(12345, 'punto', 'puntos'), '12.345 puntos');
  assert.equal(formsOf('nl', []).list(['Ann', 'Ben', 'Cor']), 'Ann, Ben en Cor');
});

test('nothing is left in English', () => {
  const plain = (words, key) => (Array.isArray(words) ? words.join(' ') : said(words, key, (i) => 101 + 7 * i));
  assert.deepEqual(each((en, own, lang, key) => plain(en, key) === plain(own, key) && plain(en, key).toLowerCase().match(/[\p{L}_-]{4,}/gu)
    ?.some((word) => word !== 'undefined' && !SAME.all.includes(word) && !SAME[lang]?.includes(word)) && plain(en, key)), []);
});

test('no text is much longer than in English: what must fit there fits here', () => {
  const size = (words, key) => (Array.isArray(words) ? words.join(' ') : said(words, key, () => 5)).length;
  const most = (n) => (n <= 12 ? n + 16 : n <= 40 ? 1.5 * n + 10 : 1.45 * n + 14);
  assert.deepEqual(each((en, own, lang, key) => size(own, key) > most(size(en, key)) && `${size(own, key)} instead of ${size(en, key)}: ${said(own, key, () => 5)}`), []);
});

test('every sentence is asked for somewhere', () => {
  const sources = ['js', 'games', 'build'].flatMap((top) => readdirSync(web + top, { recursive: true }).filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${web}${top}/${name}`, 'utf8'))).join('\n');
  const literal = new Set(sources.match(/(?<=['"`])[a-z][\w.-]*(?=['"`])/g));
  const begins = [...new Set([...sources.matchAll(/['"`]([a-z_]+\.[\w.-]*)(?:['"`]\s*\+|\$\{)/g)].map(([, lead]) => lead))]; // 'error.' + name, `stat.${name}`
  const ends = [...new Set([...sources.matchAll(/`\$\{[^`{}]*\}(\.[a-z_]+\.)\$\{/g)].map(([, middle]) => middle))]; // `${game}.teach.${name}`
  const asked = (key) => literal.has(key) || begins.some((lead) => key.startsWith(lead)) || ends.some((middle) => key.includes(middle)) || PLACED.test(key);
  const server = new Set(Object.keys(all.words(['server'], 'en')));
  const unused = Object.keys(words.en).filter((key) => !server.has(key) && !asked(key));
  assert.deepEqual(unused, []);
});

test('each text of the server is one line, and asked for by the server', () => {
  const backend = fileURLToPath(new URL('../../backend/', import.meta.url));
  const sources = ['notify', 'api'].flatMap((room) => readdirSync(backend + room, { recursive: true }).filter((name) => name.endsWith('.c'))
    .map((name) => readFileSync(`${backend}${room}/${name}`, 'utf8'))).join('\n');
  const named = new Set(sources.match(/(?<=")[a-z]+-[a-z_]+(?=")/g));
  for (const lang of languages)
    for (const { id, message, at } of entries(lang).filter(({ at }) => at.includes('/server.ftl'))) {
      assert.ok(named.has(id), `${at} ${id}`);
      assert.ok(!message.value.elements.some(({ expression }) => expression && expression.type !== 'VariableReference'), `${at} ${id}`);
    }
});
