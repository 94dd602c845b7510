// The pages of tournaments in browsers: a tournament is created by its form, entered, started and followed, on a phone and on a wide screen.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { until } from '../support/patience.js';
import { account, playOut } from '../support/rest.js';

const here = stage();
const { people } = here;

/** A client with an account, signed in in the browser. */
async function player(who, name) {
  const rest = await account(here.server, name);
  await signIn(who, rest);
  return rest;
}

/** Nothing is wider than the screen. */
const fits = (who) => who.page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('a tournament is created, entered by two, started, and shows its tables and standings', () => people([{ viewport: WIDE }, { viewport: PHONE, touch: true }], async (ann, ben) => {
  const clients = [await player(ann, 'Ann'), await player(ben, 'Ben')];
  await ann.page.goto('/');
  await id(ann, 'tournaments').click();
  assert.match(await id(ann, 'no-tournaments').innerText(), /No tournaments yet.\s*Create the first one/);
  await id(ann, 'tour-new').locator('summary').first().click();
  await id(ann, 'tour-name').fill('Sunday cup');
  await id(ann, 'tour-game-clans').check({ force: true });
  await id(ann, 'tour-seats-2').check({ force: true });
  await id(ann, 'tour-more').click();
  assert.equal(await id(ann, 'tour-points').inputValue(), '2-0');
  await id(ann, 'tour-rounds').fill('1');
  await shot(ann, 'tournament-form');
  await id(ann, 'tour-create').click();
  await id(ann, 'tour-enter').waitFor();
  assert.equal(await id(ann, 'tour-status').innerText(), 'Entries open');
  await id(ann, 'tour-enter').click();
  await id(ann, 'tour-leave').waitFor();
  await ben.page.goto('/tournaments');
  await ben.page.getByText('Sunday cup').tap();
  await id(ben, 'tour-enter').tap();
  await id(ben, 'tour-leave').waitFor();
  assert.deepEqual((await id(ben, 'entries').locator('a').allInnerTexts()).sort(), ['Ann', 'Ben']);
  assert.equal(await id(ben, 'tour-start').count(), 0, 'only the organiser starts it');
  await id(ann, 'tour-start').click();
  const tournament = new URL(ann.page.url()).pathname.split('/').at(-1);
  await until(async () => (await clients[0].get(`/api/tournaments/${tournament}`)).tournament.status === 'running', 'the first round');
  await ben.page.reload();
  await id(ben, 'tour-table-1').waitFor();
  assert.equal(await id(ben, 'tour-status').innerText(), 'Round 1');
  assert.match(await id(ben, 'tour-table-1').innerText(), /Table 1[\s\S]*Play[\s\S]*All had 0 points\. None of them had met before\./);
  assert.equal(await fits(ben), true);
  await shot(ben, 'tournament-running');
  const [{ match }] = (await clients[0].get(`/api/tournaments/${tournament}/rounds/1`)).tables;
  await until(async () => (await clients[0].ask('GET', `/api/matches/${match}`)).json.match?.status === 'running', 'the match');
  await playOut(match, ...clients);
  await until(async () => (await clients[0].get(`/api/tournaments/${tournament}`)).tournament.status === 'over', 'the end');
  for (const who of [ann, ben]) {
    await who.page.reload();
    await id(who, 'standings').waitFor();
    assert.equal(await id(who, 'tour-status').innerText(), 'Finished');
    assert.match(await id(who, 'standings').innerText(), /Rank\s+Player\s+Points\s+Played\s+Strength of wins\s+Wins\s+Same opponents/);
    assert.match(await id(who, 'tour-table-1').innerText(), /View[\s\S]*rank 1, -?\d+ points/);
    assert.equal(await id(who, 'tour-enter').count() + await id(who, 'tour-leave').count(), 0);
    assert.equal(await fits(who), true);
    await shot(who, 'tournament-over');
  }
  const [file] = await Promise.all([ann.page.waitForEvent('download'), id(ann, 'tour-csv').click()]);
  assert.equal(file.suggestedFilename(), 'Sunday cup.csv');
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  const { standings } = await clients[0].get(`/api/tournaments/${tournament}`);
  assert.deepEqual(lines, ['place,player,points,played,sonneborn,wins,same_opponents',
    ...standings.map(({ place, name, points, played, tie_breaks: ties }) => [place, name, points, played, ...ties].join())]);
}));

test('a tournament shows when it starts, and is shared by link and QR code', () => people([{ viewport: PHONE, touch: true }, { viewport: WIDE }], async (ann, visitor) => {
  await player(ann, 'Dora');
  await ann.page.goto('/tournaments');
  await id(ann, 'tour-new').locator('summary').first().tap();
  await id(ann, 'tour-name').fill('New year');
  await id(ann, 'tour-starts-at').fill('2098-12-31T20:15');
  await id(ann, 'tour-create').tap();
  assert.equal(await id(ann, 'tour-starts').innerText(), 'Starts Wed, 31 December 2098 at 20:15');
  await id(ann, 'tour-share').tap();
  await id(ann, 'share-code').waitFor();
  assert.equal(await id(ann, 'share-link').inputValue(), ann.page.url());
  await shot(ann, 'tournament-share');
  await visitor.page.goto(new URL(ann.page.url()).pathname);
  await id(visitor, 'tour-starts').waitFor();
  await id(visitor, 'tour-share').waitFor();
  assert.equal(await id(visitor, 'tour-enter').count(), 0);
}));

test('a refusal is shown in the form, and a visitor is asked to sign in', () => people([{ viewport: PHONE, touch: true }], async (who) => {
  await who.page.goto('/tournaments');
  await who.page.getByText('Sign in with an account to take part.').waitFor();
  assert.equal(await id(who, 'tour-new').count(), 0);
  await player(who, 'Cara');
  await who.page.goto('/tournaments');
  await id(who, 'tour-new').locator('summary').first().tap();
  await id(who, 'tour-name').fill('Too small');
  await id(who, 'tour-more').tap();
  await id(who, 'tour-points').fill('1-2-3');
  await id(who, 'tour-create').tap();
  await who.page.getByText('A tournament isn’t possible with these settings.').first().waitFor();
  await shot(who, 'tournament-refused');
  await who.page.goto('/tournaments/AAAAAAAAAAAAAAAA');
  await who.page.getByText('There is no such tournament.').first().waitFor();
  who.problems.length = 0; // both refusals were meant
}));
