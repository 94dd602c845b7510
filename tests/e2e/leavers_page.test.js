// Absent players, at the page: a bot takes over a seat and its person takes it back; a vote hands a seat to a substitute.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, PHONE, shot, signIn, stage, useTool, WIDE } from '../support/browser.js';
import { until } from '../support/patience.js';
import { guests } from '../support/play.js';
import { table } from '../support/rest.js';

const DAY_MS = 24 * 3600 * 1000;
const here = stage({ moves: true });
const { people } = here;

/** The page of somebody who plays in the match. */
async function at(who, rest, match) {
  await signIn(who, rest);
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'board').first().waitFor();
}

const log = (who, words) => who.page.locator('[data-testid="log"] li').filter({ hasText: words }).first();

/** Both lights, for whoever looks at the pictures. */
async function shots(who, name) {
  if (!process.env.OCHRE_SHOTS) return;
  for (const scheme of ['light', 'dark']) {
    await who.page.emulateMedia({ colorScheme: scheme });
    await shot(who, `${name}-${scheme}`);
  }
  await who.page.emulateMedia({ colorScheme: 'light' });
}

test('a bot takes a seat, all see it, and its person takes it back by keyboard', () => people([{ viewport: PHONE, touch: true }, { viewport: WIDE }], async (ann, ben) => {
  const rests = await guests(here.server, 'Ann', 'Ben');
  const match = await table(rests, { start_seat: 1 });
  await Promise.all([at(ann, rests[0], match), at(ben, rests[1], match)]);
  await useTool(ann, 'leave-menu');
  await id(ann, 'bot').waitFor();
  await checkWidth(ann);
  await shots(ann, 'leave');
  await id(ann, 'bot').click();
  await id(ann, 'away').waitFor();
  await checkWidth(ann);
  await shots(ann, 'away');
  await log(ben, 'A bot takes over for Ann.').waitFor();
  await id(ben, 'seat-0').getByText('away').waitFor();
  await shots(ben, 'stand-in');
  await id(ann, 'seat-back').focus();
  await ann.page.keyboard.press('Enter');
  await id(ann, 'away').waitFor({ state: 'detached' });
  await log(ben, 'Ann is back.').waitFor();
  await useTool(ben, 'leave-menu');
  await id(ben, 'resign').click();
  await shots(ben, 'resign');
  await id(ben, 'resign-yes').click();
  await ben.page.getByText('You have resigned.').waitFor();
  await id(ben, 'leave-menu').waitFor({ state: 'detached' });

  await log(ann, 'Ben resigns.').waitFor();
  await id(ann, 'chip-1').getByText('resigned').waitFor();
  await useTool(ann, 'leave-menu');
  await id(ann, 'call_off_alone').getByText('the ranks as they stand now are its result').waitFor();
  await shots(ann, 'left-alone');
  await id(ann, 'call_off_alone').click();
  for (const [who, words] of [[ann, 'Ben resigned: you win.'], [ben, 'You resigned: the win goes to Ann.']]) {
    await id(who, 'end-words').getByText(words).waitFor();
    await shots(who, 'called-off');
  }
  const { match: ended } = await rests[0].get(`/api/matches/${match.id}`);
  assert.deepEqual([ended.status, ended.end_reason, ended.seats.map(({ rank }) => rank)], ['over', 'called_off', [1, 2]]);
}));

test('a vote of the others hands a seat to a substitute, who sits down by the link', () => people([{ viewport: WIDE }, { viewport: PHONE, touch: true }, { viewport: PHONE, touch: true }], async (ben, cid, dan) => {
  const rests = await guests(here.server, 'Ann', 'Ben', 'Cid');
  const match = await table(rests, { start_seat: 2, listed: false, join: 'link' });
  await rests[2].post(`/api/matches/${match.id}/moves`, { id: 'first', expects: 0, move: 0 });
  await here.server.move(DAY_MS);
  await Promise.all([at(ben, rests[1], match), at(cid, rests[2], match)]);
  await id(ben, 'since-now').click();
  await useTool(ben, 'leave-menu');
  await id(ben, 'ask-0').waitFor();
  await shots(ben, 'ask');
  await id(ben, 'ask-bot').click();
  await id(ben, 'seat-vote-0').waitFor();
  await id(cid, 'seat-vote-0').getByText('Ben: a bot takes over').waitFor();
  await checkWidth(cid);
  await shots(cid, 'vote');
  await id(ben, 'choose-substitute').click(); // another mind
  await id(cid, 'seat-vote-0').getByText('Ben: a substitute').waitFor();
  await shots(ben, 'vote');
  await id(cid, 'choose-substitute').click();
  await id(ben, 'offer-0').waitFor();
  await checkWidth(cid);
  await shots(ben, 'offer');
  await shots(cid, 'offer');
  const link = await id(ben, 'sit-link').innerText();
  await dan.page.goto(new URL(link).pathname + new URL(link).search);
  await id(dan, 'sit').waitFor();
  await checkWidth(dan);
  await shots(dan, 'sit');
  await id(dan, 'guest-name').fill('Dina');
  await id(dan, 'sit-yes').click();
  await id(dan, 'panel').waitFor();
  await log(ben, 'takes over as a substitute').waitFor();
  await id(ben, 'offer-0').waitFor({ state: 'detached' });
  assert.match((await rests[1].get(`/api/matches/${match.id}`)).match.seats[0].name, /^Dina$/);
}));

const DAYS = { pace: 'days', bank_s: 3 * 86400, increment_s: 86400, cap_s: 5 * 86400 };

/** Ben's time runs out: a bot takes over, or the others vote. */
async function timedOut(rests, match, seat, state) {
  await here.server.move(DAYS.bank_s * 1000);
  await until(async () => (await rests[0].get(`/api/matches/${match.id}`)).sitting?.states[seat] === state, 'the end of the time');
}

test('after the opponent ran out of time the page says when the win can be claimed, and claims it then', () => people([{ viewport: PHONE, touch: true }, { viewport: WIDE }], async (ann, ben) => {
  const rests = await guests(here.server, 'Ann', 'Ben');
  const match = await table(rests, { start_seat: 1, clock: DAYS, leaver: 'bot' });
  await timedOut(rests, match, 1, 'timed_out');
  await Promise.all([at(ann, rests[0], match), at(ben, rests[1], match)]);
  await id(ann, 'since-now').click();
  await id(ann, 'claim-later').getByText('at the earliest').waitFor();
  await id(ann, 'chip-1').getByText('timed out').waitFor();
  await checkWidth(ann);
  await shots(ann, 'claim-later');
  await id(ben, 'away').getByText('Your time ran out').waitFor();
  await shots(ben, 'timed-out');
  await here.server.move(DAY_MS);
  await ann.page.reload();
  await id(ann, 'ask-panel-1').getByText('Ben counts as resigned').waitFor();
  await checkWidth(ann);
  await shots(ann, 'claim');
  await id(ann, 'panel-bot').click();
  await id(ann, 'ask-panel-1').getByText('A bot plays on for Ben.').waitFor();
  assert.equal(await id(ann, 'panel-bot').count(), 0, 'that is said');
  await id(ann, 'panel-claim').click();
  await id(ann, 'claim-yes').waitFor();
  await shots(ann, 'claim-sure');
  await id(ann, 'claim-yes').click();
  await id(ann, 'end-words').getByText('Ben ran out of time: you win.').waitFor();
  await id(ben, 'end-words').getByText('You ran out of time: the win goes to Ann.').waitFor();
}));

test('whom a vote is about sees it in the list of their matches, until they have moved', () => people([{ viewport: PHONE, touch: true }], async (ben) => {
  const rests = await guests(here.server, 'Ann', 'Ben');
  const match = await table(rests, { start_seat: 1, clock: DAYS, leaver: 'ask' });
  await timedOut(rests, match, 1, 'timed_out');
  await at(ben, rests[1], match);
  await id(ben, 'seat-vote-1').waitFor();
  await ben.page.goto('/mine');
  await id(ben, 'mine-voted').getByText('vote about your seat, until').waitFor();
  await checkWidth(ben);
  await shots(ben, 'mine-voted');
  const { version } = (await rests[1].get(`/api/matches/${match.id}`)).match;
  await rests[1].post(`/api/matches/${match.id}/moves`, { id: 'back', expects: version, move: 0 });
  await id(ben, 'mine-voted').waitFor({ state: 'detached' });
}));

test('an absent player answers calls to end the match, and reads who must agree and how it all works', () => people([{ viewport: WIDE }, { viewport: PHONE, touch: true }], async (ann, ben) => {
  const rests = await guests(here.server, 'Ann', 'Ben');
  const match = await table(rests, { start_seat: 0 });
  await rests[1].post(`/api/matches/${match.id}/moves`, { id: 'bot', expects: 0, move: { kind: 'seat_bot' } });
  await Promise.all([at(ann, rests[0], match), at(ben, rests[1], match)]);
  await useTool(ann, 'leave-menu');
  await id(ann, 'call_off').getByText('once everyone agrees: Ben.').waitFor();
  await id(ann, 'call_off').click();
  await id(ben, 'seat-vote-match').getByText('Everyone must agree: Ann and Ben.').waitFor();
  await shots(ben, 'away-asked');
  await id(ben, 'law-open').last().click();
  await id(ben, 'rule-votes').waitFor();
  await checkWidth(ben);
  await id(ben, 'rules-close').click();
  await id(ben, 'choose-call_off').click();
  await ann.page.getByText('All players agreed to call off this match. It has no result.').first().waitFor();
}));
