// People whose names are written from right to left: wherever a page says one, what stands beside it stays where it is, in every language.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { languages } from '../../web/js/core/words.js';
import { id, signIn, stage, WIDE } from '../support/browser.js';
import { notIsolated } from '../support/direction.js';
import { patient, until } from '../support/patience.js';
import { callOff, playOut, Rest, send, table } from '../support/rest.js';
import { program } from '../support/server.js';
import { all } from '../web/support/catalogues.js';

const here = stage({ limits: 1000 });
const YAEL = 'יעל 1!'; // ends with what has no direction of its own
const ALI = 'علی\u200cرضا (2)';
const NAMES = [YAEL, ALI];

async function account(name) {
  const rest = new Rest(here.server);
  rest.user = (await rest.create('/api/accounts', { name, password: 'correct horse' })).user;
  return rest;
}

/** Each name is on the page, and isolated. */
async function check(who, where, names = NAMES) {
  const seen = () => who.page.evaluate((all) => all.filter((name) => document.documentElement.outerHTML.includes(name)), names);
  await until(async () => (await seen()).length === names.length, `${where} says ${names}`);
  assert.deepEqual(await who.page.evaluate(notIsolated, names), [], where);
}

let yael;
let ali;

test('the check finds a name that moves what is beside it, and no other', () => here.people([{ viewport: WIDE }], async (who) => {
  await who.page.goto('/');
  const of = (inside) => who.page.evaluate(([text, find]) => {
    const main = document.querySelector('#app');
    main.replaceChildren();
    main.append(...new DOMParser().parseFromString(text, 'text/html').body.childNodes);
    return new Function(`return (${find})`)()(['יעל 1!']).length;
  }, [inside, String(notIsolated)]);
  for (const fine of [`<p>A <bdi>${YAEL}</bdi> 2</p>`, `<p>A <b dir="auto">${YAEL}</b></p>`, `<p>\u2068${YAEL}\u2069 2</p>`, `<p title="${YAEL}">x</p>`]) assert.equal(await of(fine), 0, fine);
  for (const bad of [`<p>${YAEL} 2</p>`, `<p><b>${YAEL}</b> 2</p>`, `<p><bdi>${YAEL} 2</bdi></p>`, `<p>\u2068x\u2069 ${YAEL}</p>`, `<p title="${YAEL} 2">x</p>`]) assert.equal(await of(bad), 1, bad);
  who.problems.length = 0;
}));

test('before a match and in it, in lists and in what is asked', { timeout: patient(120000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  [yael, ali] = [await account(YAEL), await account(ALI)];
  await signIn(who, yael);
  const waiting = await table([yael, ali], { start: false });
  const match = await table([yael, ali], { start_seat: 0 });
  await ali.create(`/api/matches/${match.id}/chat`, { id: 'one', text: 'hey' });
  await who.page.goto('/');
  await id(who, 'my-matches').waitFor();
  await check(who, 'the front page');
  await who.page.goto('/mine');
  await check(who, 'my matches');
  await who.page.goto(`/match/${waiting.id}`);
  await id(who, 'seat-1').waitFor();
  await check(who, 'a table');
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'panel').waitFor();
  await check(who, 'a match');
  await id(who, 'tab-chat').click();
  await id(who, 'chat').getByText('hey').waitFor();
  await check(who, 'its chat');
  await id(who, 'seat-1').click();
  await id(who, 'person-1').click();
  await id(who, 'person-mute').waitFor();
  await check(who, 'a person');
  await who.page.keyboard.press('Escape');
  await who.page.keyboard.press('v');
  await until(() => who.page.evaluate(() => document.querySelector('.word-player') !== null), 'the table in words');
  await check(who, 'a match in words');
}));

test('after a match: its sheet, its log, looking back, its page for others, and what was played', { timeout: patient(240000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  await signIn(who, yael);
  for (const game of ['clans', 'stoneage']) {
    const match = await table([yael, ali], { game, listed: true });
    await (game === 'clans' ? playOut(match.id, yael, ali) : callOff(match.id, yael, ali));
    await who.page.goto(`/match/${match.id}`);
    await id(who, 'log').waitFor();
    await check(who, `the end of a match of ${game}`);
    if (game === 'clans') {
      await who.page.goto(`/match/${match.id}?v=9`);
      await id(who, 'replay-at').waitFor();
      await check(who, 'looking back');
      const { path } = await yael.create(`/api/matches/${match.id}/result`);
      await who.page.goto(path);
      await who.page.getByText(/ won$/).or(who.page.getByText(/ share the win$/)).waitFor();
      await check(who, 'a result');
      await who.page.goto(`/verify/${match.id}`);
      await check(who, 'a verified match');
    }
  }
  await who.page.goto(`/player/${ali.user.id}`);
  await check(who, 'a player');
}));

test('on the pages of an account and of administrators', { timeout: patient(120000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  await signIn(who, yael);
  await yael.post('/api/me/relations', { name: ALI, kind: 'mute' });
  await who.page.goto('/account');
  await id(who, 'relation-undo').waitFor();
  await check(who, 'the account');
  const made = spawnSync(program, ['admin', 'make-admin', YAEL, '--file', join(here.server.dir, 'ochre.sqlite')], { encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
  for (const page of ['users', 'matches', 'audit']) {
    await who.page.goto(`/admin/${page}`);
    await check(who, `administrators' ${page}`, page === 'audit' ? [YAEL] : NAMES);
  }
}));

test('in feeds, calendars and what a link tells of a match', async () => {
  const apart = (name) => `\u2068${name}\u2069`;
  const ben = await account('Ben');
  const clock = { pace: 'days', bank_s: 86400, increment_s: 28800, cap_s: 259200 };
  const match = await table([yael, ali, ben], { clock, start_seat: 0 });
  const open = await table([yael], { start: false, seats: 2 });
  const link = await yael.create('/api/me/feed');
  const read = async (path) => (await send(here.server.url, 'GET', path)).text;
  assert.ok((await read(link.atom)).includes(`Your turn: Stone Age with ${apart(ALI)}, Ben<`), 'and a name written from left to right has no marks');
  assert.ok((await read(link.calendar)).replaceAll('\r\n ', '').includes(`Stone Age with ${apart(ALI)}\\, Ben`));
  assert.ok((await read(`/match/${match.id}`)).includes(`"Stone Age: ${apart(YAEL)} 0, ${apart(ALI)} 0, Ben 0"`.replaceAll(' 0', '')));
  assert.ok((await read(`/match/${open.id}`)).includes(`Play Stone Age with ${apart(YAEL)}`));
  assert.ok((await read(`/player/${yael.user.id}`)).includes(`<title>${apart(YAEL)} - Ochre</title>`));
});

test('in every sentence of every language', async () => {
  const { catalogues, setLanguage, t } = await import('../../web/js/core/words.js');
  let said = 0;
  for (const lang of languages) {
    Object.assign(catalogues[lang], all.words(all.groups(), lang));
    setLanguage(lang);
    for (const [key, entry] of Object.entries(catalogues[lang])) {
      if (typeof entry !== 'function' || !/\ba\.(name|winner|names)\b/.test(String(entry))) continue;
      let text;
      try {
        text = t(key, { name: YAEL, winner: YAEL, names: /list\(|\.length/.test(String(entry)) ? [YAEL, 'Ben'] : YAEL, n: 2 });
      } catch {
        continue; // it wants more than names
      }
      assert.ok(text.includes(`\u2068${YAEL}\u2069`), `${lang} ${key}: ${text}`);
      said += 1;
    }
    setLanguage('en');
  }
  assert.ok(said > 8 * 50, `${said} sentences`);
});
