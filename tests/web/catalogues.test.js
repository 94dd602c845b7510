// The build reads catalogues: a folder is a language, a missing message comes in English, and a fault is refused with its file and line.
import test, { after } from 'node:test';
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogues, checkCatalogues } from '../../web/build/catalogues.js';

const folder = mkdtempSync(join(tmpdir(), 'ochre-words-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const ENGLISH = `language-name = English

## page: all of it

go-close = Close
ask-reset--password = Reset it, { $name }?
eggs = { $n ->
    [0] No eggs
    [one] { $n } egg
   *[other] { $n } eggs
 }
done = { $name } is done{ $more ->
    [none] { "" }
   *[other] : { $more }
 }.
agreed = { COUNT($names) ->
    [one] { LIST($names) } agrees, { ICON("egg") }
   *[other] { LIST($names) } agree, { ICON("egg") }
 }
steps =
    .item1 = Take { $n }
    .item2 = Go
came = You came { $rank ->
    [1] first
    [2] second
   *[other] { $rank }th
 }
`;
let made = 0;
/** Catalogues with these files, by language. @param {Record<string, string>} files */
function client(files) {
  const web = join(folder, String(made += 1));
  for (const [lang, text] of Object.entries({ en: ENGLISH, ...files })) {
    mkdirSync(join(web, 'i18n', lang), { recursive: true });
    writeFileSync(join(web, 'i18n', lang, 'page.ftl'), text);
  }
  return catalogues(web);
}
const refusal = (text, lang = 'de') => {
  try {
    checkCatalogues(client({ [lang]: text }), () => {});
  } catch (error) {
    return error.message;
  }
  return '';
};

test('messages are sentences, functions of their variables, and lists', () => {
  const words = client({}).words(['page'], 'en');
  assert.equal(words['go.close'], 'Close');
  assert.equal(words['ask.reset-password']({ name: 'Ann' }), 'Reset it, Ann?');
  assert.deepEqual([0, 1, 2, 21].map((n) => words.eggs({ n })), ['No eggs', '1 egg', '2 eggs', '21 eggs']);
  assert.deepEqual([12345, '7', -2].map((n) => words.eggs({ n })), ['12,345 eggs', '7 eggs', '−2 eggs']);
  assert.deepEqual(['', 'late'].map((more) => words.done({ name: 'Ann', more })), ['Ann is done.', 'Ann is done: late.']);
  assert.equal(words.agreed({ names: ['Ann'] }), 'Ann agrees, {egg}');
  assert.equal(words.agreed({ names: ['Ann', 'Ben', 'Cor'] }), 'Ann, Ben and Cor agree, {egg}');
  assert.deepEqual([words.steps[0]({ n: 3 }), words.steps[1]], ['Take 3', 'Go']);
  assert.deepEqual([1, '2', 5].map((rank) => words.came({ rank })), ['You came first', 'You came second', 'You came 5th']);
});

test('a folder is a language, with its own name and its own plurals', () => {
  const all = client({ cs: 'language-name = Čeština\neggs = { $n ->\n    [one] { $n } vejce je\n    [few] { $n } vejce jsou\n   *[other] { $n } vajec\n }\n',
    ar: 'language-name = العربية\neggs = { $n ->\n    [zero] z\n    [one] o\n    [two] t\n    [few] f\n    [many] m\n   *[other] x\n }\n' });
  assert.deepEqual(Object.entries(all.names), [['en', 'English'], ['cs', 'Čeština'], ['ar', 'العربية']]);
  const said = (lang, numbers) => numbers.map((n) => all.words(['page'], lang).eggs({ n }));
  assert.deepEqual(said('cs', [0, 1, 2, 5, 1.5]), ['0 vajec', '1 vejce je', '2 vejce jsou', '5 vajec', '1,5 vajec']);
  assert.deepEqual(said('ar', [0, 1, 2, 3, 11, 100]), ['z', 'o', 't', 'f', 'm', 'x']);
});

test('what a language lacks is said in English, and told; what English lacks is left out, and told', () => {
  const all = client({ de: 'language-name = Deutsch\ngo-close = Zu\nold = Alt\n' });
  const told = [];
  checkCatalogues(all, (gap) => told.push(gap));
  assert.deepEqual(all.words(['page'], 'de')['ask.reset-password']({ name: 'Ann' }), 'Reset it, Ann?');
  assert.equal(all.words(['page'], 'de')['go.close'], 'Zu');
  assert.equal(told.length, 7);
  assert.ok(told.includes('web/i18n/de/page.ftl: eggs is missing, and said in English'));
  assert.ok(told.includes('web/i18n/de/page.ftl:3: old is not in English, and left out'));
});

test('a fault is refused with its file and line', () => {
  const head = 'language-name = Deutsch\n\n';
  assert.match(refusal(`${head}go-close = Zu { $nam\n`), /^catalogues of words:\nweb\/i18n\/de\/page\.ftl:3: Expected token: "}"$/);
  assert.match(refusal(`${head}ask-reset--password = Neu, { $nam }?\n`), /page\.ftl:3: ask-reset--password: no \$nam is given$/);
  assert.match(refusal(`${head}go-close = { NUMBER($n) }\n`), /:3: go-close: no function NUMBER/);
  assert.match(refusal(`${head}go-close = { ICON("egg") }\n`), /:3: go-close: no ICON\("egg"\) in English/);
  assert.match(refusal(`${head}eggs = { $n ->\n    [few] x\n   *[other] y\n }\n`), /:3: eggs: de has no plural "few"/);
  assert.match(refusal(`${head}go-close = Zu\ngo-close = Zu\n`), /:4: go-close is there twice/);
  assert.match(refusal(`${head}go-close = { eggs }\n`), /:3: go-close: refers to eggs/);
  assert.match(refusal(`${head}-egg = Ei\n`), /:3: a term/);
  assert.match(refusal(`${head}steps =\n    .item1 = Nur\n`), /:3: steps: 2 parts in English/);
  assert.match(refusal(`${head}agreed = { LIST($name) }\n`), /:3: agreed: no \$name is given/);
  assert.match(refusal(`${head}done = { COUNT($more) }\n`), /:3: done: COUNT/);
  assert.match(refusal(`${head}eggs = { $n ->\n   *[one] { $n } Ei\n    [other] { $n } Eier\n }\n`), /:3: eggs: \* stands before \[other\]/);
  assert.equal(refusal(head), '');
});
