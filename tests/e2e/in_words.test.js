// A match by somebody who has the page read to them: what the tree of the page for assistive technology says, roles and names, is all they know.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSheet, checkWidth, id, matchOf, PHONE, restOf, shot, signIn, stage } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { moments, question } from '../support/player.js';
import { randomInt } from '../support/random.js';
import { guest, table } from '../support/rest.js';
import { sleep } from '../support/raw.js';

const here = stage();
const STUCK_MS = patient(30000);

const region = (who, name) => who.page.getByRole('region', { name, exact: true });

/** Returns the contents of a region as lines of roles and names; '' if it is not there. */
const read = async (who, name) => (await region(who, name).count() ? region(who, name).ariaSnapshot({ timeout: patient(5000) }).catch(() => '') : '');

/** The buttons of a region that can be pressed, by their names. */
function buttonsIn(tree) {
  const found = [...tree.matchAll(/^\s*- (?:'button "(.*?)"(.*?)'|button "((?:[^"\\]|\\.)*)"(.*?)):?\s*(.*)$/gm)];
  return found.filter((line) => !/\[disabled\]/.test((line[2] ?? '') + (line[4] ?? ''))).map((line) => (line[1] ?? line[3]).replace(/\\"/g, '"').replace(/''/g, "'"));
}

/** Mostly forward: who pays does not take it back for ever. */
function wanted(buttons) {
  const forward = buttons.filter((name) => !/^(Back|Undo|Request undo|Trade$|One less)/.test(name));
  const list = forward.length && randomInt(100) < 92 ? forward : buttons;
  return list[randomInt(list.length)];
}

/** Presses one of the buttons that "What you may do" names. */
async function act(who) {
  const buttons = buttonsIn(await read(who, 'Your legal moves'));
  if (!buttons.length) return false;
  const name = wanted(buttons);
  return region(who, 'Your legal moves').getByRole('button', { name, exact: true }).first().press('Enter', { timeout: patient(5000) }).then(() => true, () => false);
}

/** To the score sheet. `step` does one thing, and says whether there was something to do. */
async function toTheEnd(who, step) {
  const end = who.page.getByRole('heading', { name: /wins with|share the win/ });
  for (let last = Date.now(); !await end.count();) {
    assert.deepEqual(who.problems, [], 'nothing went wrong in the page');
    if (await step(who)) last = Date.now();
    else await sleep(20);
    assert.ok(Date.now() - last < STUCK_MS, `there was something to do: ${await who.page.locator('main').ariaSnapshot()}`);
  }
}

/** At a table with bots, told in words by the key that says so. */
async function sitDown(who, { again = false, ...options }) {
  const ann = await guest(here.server, 'Ann');
  const match = await table([ann], { bots: ['random', 'easy'], start_seat: 0, ...options });
  await signIn(who, ann);
  await who.page.goto(`/match/${match.id}`);
  if (!again) { // then it is a preference
    await id(who, 'board').waitFor();
    await who.page.keyboard.press('v');
  }
  await region(who, 'On the board').waitFor();
  return match;
}

/** Every legal choice is a button, where choices are listed one by one; one more may take several of them at once. */
async function checkChoices(who, legal) {
  const single = async () => buttonsIn(await read(who, 'Your legal moves')).filter((name) => !/^Use \d places at once$/.test(name));
  await until(async () => (await single()).length === legal, `${legal} buttons`).catch(async (error) => {
    error.message += await read(who, 'Your legal moves');
    throw error;
  });
}

test('Stone Age is played to its end in words, and they tell all that lies there', { timeout: patient(200000) }, () => here.people([{}], async (who) => {
  await sitDown(who, {});
  const rest = await restOf(who);
  await shot(who, 'in-words');
  const { view, legal } = await rest.get(`/api/matches/${matchOf(who)}`);
  await checkChoices(who, legal);
  const [board, players] = [await read(who, 'On the board'), await read(who, 'Players')];
  for (const words of ['Places', 'Cards', 'Buildings']) assert.match(board, new RegExp(`heading "${words}" \\[level=3\\]`));
  assert.equal((board.match(/- listitem/g) ?? []).length, view.places.length + 1, 'a line for each place, and one for the round');
  assert.match(board, new RegExp(`${view.deck_left} in the deck`));
  for (const { food, people, home } of view.players) assert.match(players, new RegExp(`${home} of ${people} at home[^]*${food} food`));
  const { asked, by } = moments(rest, matchOf(who), question);
  const seen = new Set();
  const step = by(async (_, __, ___, { choices: { decision, may_take: take }, legal: count, version }) => {
    if (['place', 'use'].includes(decision) && !take && !seen.has(decision)) {
      seen.add(decision);
      await who.page.waitForFunction(async (at) => (await import('/js/core/state.js')).state.match?.version >= at, version);
      await checkChoices(who, count);
    }
    return act(who);
  });
  await toTheEnd(who, step);
  const kinds = [...asked.keys()];
  const isAsked = (kind) => kinds.some((one) => one.startsWith(kind));
  for (let tries = 0; tries < 5 && !isAsked('tools'); tries += 1) { // few matches pass without them
    await sitDown(who, { again: true });
    const more = moments(await restOf(who), matchOf(who), question, { wanted: (kind) => kind.startsWith('tools') });
    await toTheEnd(who, more.by(() => act(who)));
    kinds.push(...more.asked.keys());
  }
  for (const kind of ['place', 'use', 'feed', 'tools']) assert.ok(isAsked(kind), `asked ${kind}: ${kinds}`);
  await checkSheet(who);
}));

test('Clans is played to its end in words, on a phone', { timeout: patient(200000) }, () => here.people([{ viewport: PHONE, touch: true }], async (who) => {
  await sitDown(who, { game: 'clans', bots: ['random'] });
  const rest = await restOf(who);
  await shot(who, 'in-words-clans');
  await checkWidth(who);
  const { view, legal } = await rest.get(`/api/matches/${matchOf(who)}`);
  await checkChoices(who, legal);
  const board = await read(who, 'On the board');
  for (const { territory } of view.lands) assert.match(board, new RegExp(`${territory}, (forest|mountain|steppe|grassland)`));
  await toTheEnd(who, act);
  await checkSheet(who);
  await who.page.reload();
  await region(who, 'On the board').waitFor(); // it is a preference
  await who.page.keyboard.press('v');
  await region(who, 'On the board').waitFor({ state: 'detached' });
}));
