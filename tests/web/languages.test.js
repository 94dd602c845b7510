// The client's words in every language: nothing missing, nothing left over, nothing in English, each placeholder, each plural form that the
// language needs, and no text so much longer than the English one that it would not fit.
import test from 'node:test';
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formsOf, languages, numberText, ownNames } from '../../web/js/words.js';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const folders = ['i18n', ...readdirSync(`${web}games`).map((game) => `games/${game}/i18n`)];
const files = folders.flatMap((folder) => readdirSync(web + folder).filter((name) => /(^|\.)en\.js$/.test(name)).map((name) => `${folder}/${name}`));
const fileOf = (file, lang) => file.replace(/en\.js$/, `${lang}.js`);
const others = languages.filter((lang) => lang !== 'en');

/** Words that a language has as English has them. A text of which every longer word is one of these may read the same. @type {Record<string, string[]>} */
const SAME = {
  all: ['ochre', 'e-mail', 'volume', 'bots', 'chat', 'http', 'json', 'push', 'webhook', 'webhooks', 'websocket', 'atom', 'select', 'from', 'v_match'],
  de: ['audit', 'bonus', 'clan', 'format', 'hunger', 'link', 'live', 'name', 'offline', 'region', 'transport'],
  fr: ['absent', 'action', 'actions', 'administration', 'agriculture', 'animal', 'animations', 'audit', 'bonus', 'clan', 'console', 'culture', 'dense', 'description', 'face', 'format', 'igloo', 'igloos', 'invitations', 'maximum', 'minimum', 'note', 'notifications', 'options', 'pause', 'permissions', 'points', 'score', 'steppe',
    'table', 'total', 'transport', 'village', 'villages'],
  es: ['animal', 'bonus', 'clan', 'provisional', 'total', 'tutorial'],
  it: ['account', 'animale', 'bonus', 'console', 'query', 'clan', 'igloo', 'link', 'password', 'replay', 'round', 'token', 'tutorial'],
  pt: ['animal', 'face', 'total', 'tutorial'],
  pl: ['administrator', 'link', 'region', 'token', 'transport'],
  nl: ['account', 'accounts', 'audit', 'console', 'parameters', 'queries', 'query', 'rating', 'beginner', 'bonus', 'clan', 'clans', 'live', 'link', 'lobby', 'score', 'steppe', 'token', 'tokens', 'transport', 'wolf'],
};

/** Words that are the same however many there are, in the sentences with these keys. @type {Record<string, string[]>} */
const ALIKE = {
  de: ['amount.brick', 'trade.tool_maker', 'trade.hut_builder', 'trade.merchant', 'choose.use_roll', 'help.stack', 'table.watchers'],
  fr: ['amount.brick'], es: ['amount.brick'], nl: ['amount.brick', 'notices.hours', 'notices.digest_of'], it: ['amount.brick', 'help.place.players'], pt: ['amount.brick'], pl: ['amount.brick', 'notices.digest_of', 'lobby.waiting_for_you'],
};

/** Keys that are put together of two words, as `${name}.${word}` is. */
const PLACED = /^(at|to|pace|palette|density)\./;

const wordsOf = async (file) => Object.values(await import(web + file))[0];
const pairs = [];
for (const lang of others) {
  for (const file of files) {
    if (existsSync(web + fileOf(file, lang))) pairs.push({ lang, file, en: await wordsOf(file), own: await wordsOf(fileOf(file, lang)) });
  }
}

/** The names of a sentence's arguments. @param {(args: any) => string} sentence */
const namesOf = (sentence) => (/^\(\{([^}]*)\}\)/.exec(String(sentence))?.[1] ?? '').split(',').map((name) => name.split(':')[0].trim()).filter(Boolean);

/** What a sentence says of arguments that are numbers, or where it wants lists, lists. @param {any} sentence @param {(i: number) => number} number */
function said(sentence, number) {
  if (typeof sentence !== 'function') return String(sentence);
  const args = Object.fromEntries(namesOf(sentence).map((name, i) => [name, number(i)]));
  const lists = { ...args, names: ['Wanda', 'Brun'], colours: ['Wanda', 'Brun'] };
  try {
    return sentence(String(sentence).startsWith('({') ? args : ['Wanda', 'Brun']);
  } catch {
    return sentence(lists);
  }
}

const each = (check) => pairs.flatMap(({ lang, file, en, own }) => Object.keys(en).filter((key) => own[key] !== undefined)
  .flatMap((key) => { const wrong = check(en[key], own[key], lang, key); return wrong ? [`${lang} ${file} ${key}: ${wrong}`] : []; }));

test('each language calls itself by a name of its own, and has every file', () => {
  assert.equal(new Set(Object.values(ownNames)).size, languages.length);
  for (const lang of languages) assert.deepEqual(Intl.PluralRules.supportedLocalesOf(lang), [lang]);
  const missing = others.flatMap((lang) => files.filter((file) => !existsSync(web + fileOf(file, lang))).map((file) => `${lang} ${file}`));
  assert.deepEqual(missing, []);
});

test('each source of words names every language that it has a file for', () => {
  const sources = ['js', 'games'].flatMap((top) => readdirSync(web + top, { recursive: true }).filter((name) => name.endsWith('.js')).map((name) => `${top}/${name}`));
  const named = new Set(sources.flatMap((name) => [...readFileSync(web + name, 'utf8').matchAll(/import\('([^']*i18n\/[^']*)'\)/g)]
    .map(([, path]) => new URL(path, `file:///${name}`).pathname.slice(1))));
  const beside = new Set(files.flatMap((file) => [...readFileSync(web + file, 'utf8').matchAll(/from '\.\/([\w.]+)en\.js'/g)].map(([, name]) => `i18n/${name}en.js`)));
  const wanted = files.filter((file) => !beside.has(file)).flatMap((file) => languages.map((lang) => fileOf(file, lang))).filter((file) => existsSync(web + file));
  assert.deepEqual(wanted.filter((file) => !named.has(file)), []);
});

test('every language has the keys of English, with words of the same kind', () => {
  const wrong = pairs.flatMap(({ lang, file, en, own }) => [
    ...Object.keys(en).filter((key) => own[key] === undefined).map((key) => `${lang} ${file} lacks ${key}`),
    ...Object.keys(own).filter((key) => en[key] === undefined).map((key) => `${lang} ${file} has ${key} besides`),
    ...Object.keys(en).filter((key) => own[key] !== undefined && (typeof own[key] !== typeof en[key] || (Array.isArray(en[key]) && own[key].length !== en[key].length)))
      .map((key) => `${lang} ${file} ${key} is another kind`)]);
  assert.deepEqual(wrong, []);
});

test('every language says what English says of its arguments', () => {
  const number = (i) => 101 + 7 * i;
  const told = (text) => [...new Set(text.match(/1\d\d|Wanda|Brun|undefined/g) ?? [])].sort().join();
  assert.deepEqual(each((en, own) => {
    const [wanted, is] = [told(said(en, number)), told(said(own, number))];
    return wanted !== is && `says ${is || 'nothing'} of ${wanted || 'nothing'}`;
  }), []);
});

test('a word that English counts is counted, by all forms that the language has', () => {
  const bare = (text) => text.replace(/[\d.,\s]+/g, ' ');
  assert.deepEqual(each((en, own, lang, key) => typeof en === 'function' && !ALIKE[lang]?.includes(key) && namesOf(en).length > 0 && namesOf(en).length <= 2
    && bare(said(en, () => 1)) !== bare(said(en, () => 5)) && bare(said(own, () => 1)) === bare(said(own, () => 5)) && 'one is as many'), []);
  const forms = { one: 1, few: 2 };
  const bad = pairs.flatMap(({ lang, file }) => [...readFileSync(web + fileOf(file, lang), 'utf8').matchAll(/\b(?:count|form)\(\w+((?:, (?:'[^']*'|`[^`]*`))+)\)/g)]
    .filter(([, given]) => given.match(/'[^']*'|`[^`]*`/g).length !== 1 + Math.max(...new Intl.PluralRules(lang).resolvedOptions().pluralCategories.map((kind) => forms[kind] ?? 0)))
    .map(([all]) => `${lang} ${file}: ${all}`));
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
  const polish = formsOf('pl');
  assert.deepEqual([1, 2, 5, 12, 22, 25].map((n) => polish.form(n, 'punkt', 'punkty', 'punktów')), ['punkt', 'punkty', 'punktów', 'punktów', 'punkty', 'punktów']);
  assert.deepEqual([0, 1, 2, 1000000].map((n) => formsOf('fr').form(n, 'point', 'points')), ['point', 'point', 'points', 'points']);
  assert.equal(formsOf('es').count(12345, 'punto', 'puntos'), '12.345 puntos');
  assert.equal(formsOf('nl').list(['Ann', 'Ben', 'Cor']), 'Ann, Ben en Cor');
});

test('nothing is left in English', () => {
  const plain = (words) => (Array.isArray(words) ? words.join(' ') : said(words, (i) => 101 + 7 * i));
  assert.deepEqual(each((en, own, lang) => plain(en) === plain(own) && plain(en).toLowerCase().match(/[\p{L}_-]{4,}/gu)
    ?.some((word) => word !== 'undefined' && !SAME.all.includes(word) && !SAME[lang]?.includes(word)) && plain(en)), []);
});

test('no text is much longer than in English: what must fit there fits here', () => {
  const size = (words) => (Array.isArray(words) ? words.join(' ') : said(words, () => 5)).length;
  const most = (n) => (n <= 12 ? n + 16 : n <= 40 ? 1.5 * n + 10 : 1.45 * n + 14);
  assert.deepEqual(each((en, own) => size(own) > most(size(en)) && `${size(own)} instead of ${size(en)}: ${said(own, () => 5)}`), []);
});

test('every sentence is asked for somewhere', () => {
  const sources = ['js', 'games', 'build'].flatMap((top) => readdirSync(web + top, { recursive: true }).filter((name) => name.endsWith('.js') && !name.includes('i18n'))
    .map((name) => readFileSync(`${web}${top}/${name}`, 'utf8'))).join('\n');
  const literal = new Set(sources.match(/(?<=['"`])[a-z][\w.-]*(?=['"`])/g));
  const begins = [...new Set([...sources.matchAll(/['"`]([a-z_]+\.[\w.-]*)(?:['"`]\s*\+|\$\{)/g)].map(([, lead]) => lead))]; // 'error.' + name, `stat.${name}`
  const ends = [...new Set([...sources.matchAll(/`\$\{[^`{}]*\}(\.[a-z_]+\.)\$\{/g)].map(([, middle]) => middle))]; // `${game}.teach.${name}`
  const asked = (key) => literal.has(key) || begins.some((lead) => key.startsWith(lead)) || ends.some((middle) => key.includes(middle)) || PLACED.test(key);
  const unused = pairs.filter(({ lang }) => lang === 'de').flatMap(({ file, en }) => Object.keys(en).filter((key) => !asked(key)).map((key) => `${file} ${key}`));
  assert.deepEqual(unused, []);
});
