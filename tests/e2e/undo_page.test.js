// Two people at their pages undo moves: alone by the key, then by asking; and see at the end who had luck.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { id, matchOf, PHONE, restOf, sendTo, shot, stage, toPlace, WIDE } from '../support/browser.js';
import { randomInt } from '../support/random.js';
import { patient } from '../support/patience.js';

const here = stage();
const { people } = here;

/** Ann opens a table where moves are undone by agreement, Ben takes the other seat; Ann starts. */
async function sitDown(ann, ben) {
  await ann.page.goto('/');
  await id(ann, 'guest-name').fill('Ann');
  await id(ann, 'create').click();
  await id(ann, 'create-go').waitFor();
  await ann.page.locator('input[name=count][value="2"]').check({ force: true });
  await id(ann, 'create-seat-1').selectOption('person');
  await id(ann, 'create-join-anyone').click();
  await id(ann, 'create-more').click();
  await id(ann, 'create-undo').selectOption('vote');
  await ann.page.locator('select[name=start_seat]').selectOption('0');
  await shot(ann, 'undo-create');
  await id(ann, 'create-go').click();
  await id(ann, 'waiting').waitFor();
  await ben.page.goto(new URL(ann.page.url()).pathname);
  await id(ben, 'guest-name').fill('Ben');
  assert.match(await id(ben, 'waiting-undo').innerText(), /if all others agree/);
  await id(ben, 'sit-1').click();
  await id(ann, 'start').click();
  await id(ann, 'board').first().waitFor();
  await id(ben, 'board').first().waitFor();
  const { match } = await (await restOf(ben)).get(`/api/matches/${matchOf(ben)}`);
  assert.match(match.seats[1].nonce, /^[0-9a-f]{64}$/, 'a nonce comes with the seat, however soon the host starts');
}

const lines = (who) => who.page.locator('[data-testid="log"] li[data-version]'); // of what has happened, without the divider

async function place(who, name, people) {
  await who.page.locator(`[data-testid="place-${name}"]:enabled`).waitFor();
  const before = await lines(who).count();
  await sendTo(who, name, people);
  await lines(who).nth(before).waitFor();
}

const says = (who, words) => who.page.waitForFunction((text) => document.querySelector('[data-testid="log"]')?.textContent.includes(text), words);

test('two people undo moves, alone and by agreement, and refuse', { timeout: patient(120000) }, () => people([{ viewport: WIDE }, { viewport: PHONE, touch: true }], async (ann, ben) => {
  await sitDown(ann, ben);
  assert.equal(await id(ann, 'undo').isDisabled(), true, 'nothing has happened yet');
  await place(ann, 'tool_maker', 1);
  await place(ben, 'forest', 5);
  await place(ann, 'hunt', 2);
  await place(ann, 'quarry', 2);
  await toPlace(ann, 'tool_maker');
  await says(ben, 'Ann now has a tool of value 1');
  assert.match(await id(ann, 'undo').innerText(), /Undo/);
  await ann.page.waitForFunction(() => !document.querySelector('[data-testid="undo"]').disabled);
  await ann.page.keyboard.press('z');
  for (const who of [ann, ben]) await says(who, 'Ann undoes a move');
  await shot(ann, 'undo-free');
  const gone = await ben.page.locator('[data-testid="log"] del').allInnerTexts();
  assert.equal(gone.length, 1, 'what was undone is struck out for all');
  assert.match(gone[0], /tool/);
  await toPlace(ann, 'hunt');
  await ann.page.waitForFunction(() => document.querySelector('[data-testid="undo"]').innerText.includes('Request'));
  const dice = (rows) => rows.flatMap((row) => row.events).filter((event) => event.kind === 'rolled' && event.seat === 0).at(-1).dice;
  const rest = await restOf(ann);
  const match = matchOf(ann);
  const first = dice((await rest.get(`/api/matches/${match}/events`)).rows);
  await id(ann, 'undo').click();
  await id(ben, 'vote-agree').waitFor();
  assert.match(await id(ben, 'vote').innerText(), /Ann wants to undo a move\. Do you agree\?[^]*If nobody answers, it is declined /);
  assert.match(await id(ann, 'vote').innerText(), /You’ve asked to undo your move\. Waiting for Ben\.[^]*If nobody answers, it is declined /);
  await shot(ann, 'undo-asking');
  await shot(ben, 'undo-asked');
  await id(ben, 'vote-agree').tap();
  await says(ann, 'Ben agreed');
  assert.equal(await id(ann, 'vote').count(), 0);
  await shot(ann, 'undo-done');
  await toPlace(ann, 'tool_maker');
  await says(ann, 'Ann now has a tool of value 1');
  await toPlace(ann, 'hunt');
  await ann.page.locator('.tools-choice').waitFor();
  assert.deepEqual(dice((await rest.get(`/api/matches/${match}/events`)).rows), first, 'the same dice');
  await id(ann, 'undo').click();
  await id(ben, 'vote-refuse').tap();
  await says(ann, 'Ben declines the undo');
  assert.equal(await id(ann, 'undo').isDisabled(), true, 'it is not asked for twice');
  await says(ben, 'Ben declines the undo.');
}));

test('one press starts the plan of a turn again, and drops the choice', { timeout: patient(120000) }, () => people([{ viewport: WIDE }, { viewport: PHONE, touch: true }], async (ann, ben) => {
  await sitDown(ann, ben);
  assert.equal(await id(ann, 'reset').isDisabled(), true, 'nothing is chosen');
  await toPlace(ann, 'quarry');
  await id(ann, 'step-more').click();
  await id(ann, 'reset').click();
  await id(ann, 'send').waitFor({ state: 'detached' });
  await place(ann, 'tool_maker', 1);
  await place(ben, 'forest', 5);
  await place(ann, 'field', 1);
  await place(ann, 'hunt', 3);
  for (const [name, said] of [['tool_maker', 'Ann now has a tool of value 1'], ['field', 'agriculture']]) {
    await toPlace(ann, name);
    await ann.page.waitForFunction((text) => new RegExp(text, 'i').test(document.querySelector('[data-testid="log"]').textContent), said);
  }
  await id(ann, 'reset').click();
  await ann.page.waitForFunction(() => document.querySelectorAll('[data-testid="log"] del').length === 2 && document.querySelector('[data-testid="reset"]').disabled);
  await id(ann, 'place-tool_maker').waitFor();
  const { rows } = await (await restOf(ann)).get(`/api/matches/${matchOf(ann)}/events`);
  assert.deepEqual(rows.flatMap(({ events }) => events).filter(({ kind }) => kind === 'undone').length, 2, 'what was placed stays');
}));

/** A place where one person can go now. */
const offered = (who) => who.page.waitForFunction(() => ['hunt', 'forest', 'clay_pit', 'quarry', 'river']
  .find((name) => document.querySelector(`[data-testid="place-${name}"]:enabled`))).then((found) => found.jsonValue());

/** No part of what is offered lies on a button of the panel. */
const overlaps = (who) => who.page.evaluate(() => {
  const box = document.querySelector('.undo-toast').getBoundingClientRect();
  const covers = (other) => other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
  return [...document.querySelectorAll('.panel button')].map((button) => button.getBoundingClientRect()).filter((other) => other.width > 1 && covers(other)).length;
});

for (const view of [{ viewport: WIDE }, { viewport: PHONE, touch: true }]) {
  test(`against bots the undo of each action is offered for a moment, their answers included (${view.viewport.width})`, { timeout: patient(120000) }, () => people([view], async (who) => {
    await who.page.goto('/');
    await id(who, 'play-now').click();
    await id(who, 'panel').locator('button').first().waitFor();
    const before = await lines(who).count();
    /** One person goes where there is still room; then it is my turn again. */
    const placed = async () => {
      await sendTo(who, await offered(who));
      await id(who, 'undo-offered').focus(); // it stays for whoever is there
      await offered(who);
    };
    const isHome = async (count) => {
      await who.page.waitForFunction(async (wanted) => {
        const { match } = (await import('/js/core/state.js')).state;
        return match.choices && !match.sending && match.view.players.find(({ seat }) => seat === match.view.me).home === wanted;
      }, count);
      assert.equal(await home(), count);
    };
    const home = async () => {
      const { view: seen } = await (await restOf(who)).get(`/api/matches/${matchOf(who)}`);
      return seen.players.find(({ seat }) => seat === seen.me).home;
    };
    await placed();
    const toast = who.page.getByRole('status').filter({ hasText: 'Undo' });
    assert.match(await toast.innerText(), /sends 1 person/);
    assert.equal(await overlaps(who), 0);
    await shot(who, 'undo-offered');
    await isHome(4);
    await placed();
    await isHome(3);
    await who.page.keyboard.press('Enter');
    await isHome(4);
    await who.page.keyboard.press('z');
    await isHome(5);
    assert.ok(await lines(who).count() > before);
    assert.equal(await id(who, 'undo').isDisabled(), true, 'that was all');
    await placed();
    await who.page.evaluate(() => document.activeElement.blur());
    await id(who, 'undo-offered').waitFor({ state: 'detached' });
    assert.equal(await id(who, 'undo').isDisabled(), false, 'it can still be undone');
  }));
}

/** Random legal moves over REST, both seats, until the match is over. */
async function playOut(match, seats) {
  for (;;) {
    const table = await seats[0].get(`/api/matches/${match}`);
    if (table.result.over) return;
    const who = seats[table.to_act[0]];
    const { version, legal } = await who.get(`/api/matches/${match}`);
    await who.post(`/api/matches/${match}/moves`, { id: randomUUID(), expects: version, move: randomInt(legal) });
  }
}

test('the luck report is below the score sheet', { timeout: patient(180000) }, () => people([{ viewport: WIDE }, { viewport: PHONE, touch: true }], async (ann, ben) => {
  await sitDown(ann, ben);
  const match = matchOf(ann);
  const seats = [await restOf(ann), await restOf(ben)];
  await Promise.all([ann, ben].map((who) => who.page.goto('about:blank'))); // pages that draw every move take longer than the match
  await playOut(match, seats);
  await Promise.all([ann, ben].map((who) => who.page.goto(`/match/${match}`)));
  const luck = await seats[0].get(`/api/matches/${match}/luck`);
  for (const who of [ann, ben]) {
    await id(who, 'luck').waitFor();
    for (const seat of luck.seats) {
      const text = await id(who, `luck-${seat.seat}`).innerText();
      assert.ok(text.startsWith(String(seat.pips)), text);
      assert.match(text, /lucky|even/);
    }
    await id(who, 'luck').scrollIntoViewIfNeeded();
    await shot(who, 'luck');
  }
  await ann.page.evaluate(() => document.documentElement.setAttribute('data-theme', 'night'));
  await shot(ann, 'luck-night');
}));
