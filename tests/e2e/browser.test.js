// The real page in Chromium on the real server: whole matches by mouse, by finger, by keyboard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSheet, checkWidth, id, matchOf, PHONE, restOf, shot, stage, toPlace, WIDE } from '../support/browser.js';
import { byMouse, byNamedKeys, byTouch, moments, playPage, question } from '../support/player.js';
import { Rest } from '../support/rest.js';
import { patient, until } from '../support/patience.js';

const here = stage();
const { people } = here;

/** From the front page to a started match of a person and two bots, who do not dawdle. `use` presses a button of the page. */
async function openTable(who, name, use, fill) {
  await who.page.goto('/');
  await fill('guest-name', name);
  await shot(who, 'lobby');
  await use('create');
  await id(who, 'create-go').waitFor();
  await id(who, 'create-seat-1').selectOption('easy');
  await id(who, 'create-seat-2').selectOption('easy');
  await use('create-join-anyone');
  await use('create-more');
  await use('create-bot-delay');
  await shot(who, 'create');
  await use('create-go');
  await id(who, 'waiting').waitFor();
  await shot(who, 'waiting');
  await use('start');
  await id(who, 'board').first().waitFor();
}

/** A picture of each kind of decision, the first time it is asked. */
function pictures(who, take) {
  const seen = new Set();
  return async (person_, name, buttons) => {
    const kind = ['pick-', 'tool-', 'pay-', 'starve', 'decline', 'step-more', 'take', 'place-'].find((word) => buttons.some((button) => button.startsWith(word))) ?? 'send';
    if (!seen.has(kind)) {
      seen.add(kind);
      await shot(who, `table-${kind.replace(/-$/, '')}`);
    }
    return take(person_, name, buttons);
  };
}

test('a guest plays a whole 3-seat match against bots to the score sheet: by mouse', { timeout: patient(200000) }, () => people([{ viewport: WIDE, kept: true }], async (who) => {
  await openTable(who, 'Moa', (name) => id(who, name).click(), (name, text) => id(who, name).fill(text));
  const used = await playPage(who, pictures(who, byMouse));
  assert.ok(used > 30, `${used} buttons`);
  await checkSheet(who);
  await shot(who, 'score-sheet');
  await checkWidth(who);
}));

/** The questions that come in every match: each was put to the page. */
function checkAsked(asked) {
  const kinds = [...asked.keys()];
  for (const kind of ['place', 'use', 'feed']) assert.ok(kinds.some((one) => one.startsWith(kind)), `the page was asked ${kind}: ${kinds}`);
}

test('a guest answers each question of a 3-seat match against bots, to the score sheet: by finger on a phone', { timeout: patient(200000) }, () => people([{ viewport: PHONE, touch: true }], async (who) => {
  await openTable(who, 'Moa', (name) => id(who, name).tap(), (name, text) => id(who, name).fill(text));
  const { asked, by } = moments(await restOf(who), matchOf(who), question);
  await playPage(who, by(pictures(who, byTouch)));
  checkAsked(asked);
  await checkSheet(who);
  await shot(who, 'score-sheet');
  await checkWidth(who);
}));

test('the board itself can be clicked: a place, then send', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  await openTable(who, 'Bo', (name) => id(who, name).click(), (name, text) => id(who, name).fill(text));
  await id(who, 'place-hunt').waitFor();
  await id(who, 'board-hunt').click();
  await id(who, 'step-more').click();
  await id(who, 'send').click();
  const rest = new Rest(here.server);
  const mine = await until(async () => (await rest.get(`/api/matches/${matchOf(who)}/events`)).rows.find((row) => row.seat === 0), 'the move');
  assert.deepEqual(mine.events[0], { kind: 'placed', game: 'stoneage', seat: 0, place: 'hunt', people: 2 });
}));

test('a guest plays a whole 3-seat match against bots to the score sheet: by keyboard alone', { timeout: patient(250000) }, () => people([{ viewport: WIDE }], async (who) => {
  const { keyboard } = who.page;
  const reach = async (name) => {
    for (let count = 0; count < 80; count += 1) {
      if (await who.page.evaluate(() => document.activeElement?.dataset?.testid) === name) return;
      await keyboard.press('Tab');
    }
    throw new Error(`the keyboard never reached ${name}`);
  };
  await who.page.goto('/');
  await id(who, 'guest-name').waitFor();
  await reach('guest-name');
  await keyboard.type('Kay');
  await reach('create');
  await keyboard.press('Enter');
  await id(who, 'create-go').waitFor();
  await reach('create-seat-1');
  await keyboard.type('Bot: easy');
  await reach('create-seat-2');
  await keyboard.type('Bot: easy');
  await reach('create-join-link');
  await keyboard.press('ArrowRight');
  await reach('create-more');
  await keyboard.press('Enter');
  await reach('create-bot-delay');
  await keyboard.press('Space');
  await reach('create-go');
  await keyboard.press('Enter');
  await id(who, 'start').waitFor();
  await reach('start');
  await keyboard.press('Enter');
  await id(who, 'board').first().waitFor();
  await keyboard.press('?');
  await id(who, 'keys').waitFor();
  await keyboard.press('Escape');
  await id(who, 'keys').waitFor({ state: 'detached' });
  const used = await playPage(who, byNamedKeys, { ms: patient(200000) });
  assert.ok(used > 50, `${used} keys`);
  await checkSheet(who);
}));

test('the keys that the page names: a letter chooses, Escape goes back, Enter sends', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  await openTable(who, 'Lee', (name) => id(who, name).click(), (name, text) => id(who, name).fill(text));
  await id(who, 'place-hunt').waitFor();
  const key = await id(who, 'place-hunt').getAttribute('data-key');
  await who.page.locator('body').press(key);
  await id(who, 'send').waitFor();
  await who.page.keyboard.press('Escape');
  await id(who, 'place-hunt').waitFor();
  await who.page.keyboard.press(key);
  await id(who, 'send').waitFor();
  await who.page.keyboard.press('ArrowUp');
  await who.page.keyboard.press('Enter');
  await id(who, 'send').waitFor({ state: 'detached' });
  const { rows } = await new Rest(here.server).get(`/api/matches/${matchOf(who)}/events`);
  assert.equal(rows.find((row) => row.seat === 0).events[0].place, 'hunt');
}));

test('a server that goes away and comes back: the page says so and goes on', { timeout: patient(90000) }, () => people([{ viewport: WIDE }], async (who) => {
  await openTable(who, 'Rae', (name) => id(who, name).click(), (name, text) => id(who, name).fill(text));
  await id(who, 'place-hunt').waitFor();
  await here.server.kill();
  await id(who, 'reconnecting').waitFor();
  await shot(who, 'reconnecting');
  await here.server.start();
  await id(who, 'reconnecting').waitFor({ state: 'detached' });
  await toPlace(who, 'hunt');
  await id(who, 'send').click();
  await who.page.waitForFunction(() => !document.querySelector('[data-testid="send"]'));
  who.problems.splice(0); // that the line was lost, the browser's console says too
}));

test('an address that is not there, a match that is not there: words and a way out', () => people([{ viewport: WIDE }], async (who) => {
  await who.page.goto('/match/AAAAAAAAAAAAAAAA');
  await who.page.getByRole('link', { name: /lobby/i }).first().waitFor();
  await id(who, 'language').selectOption('de');
  await who.page.waitForFunction(() => document.documentElement.lang === 'de');
  who.problems = who.problems.filter((problem) => !/404.*\/match\//.test(problem)); // the page says so, too
}));
