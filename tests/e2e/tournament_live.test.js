// A live tournament of twelve: four people in browsers, who come by the QR code and play every move on the page, and eight programs with tokens.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { clans, play } from '../support/page_player.js';
import { until } from '../support/patience.js';
import { account, Rest } from '../support/rest.js';

const PROGRAMS = 8;
const ROUNDS = 2;
const here = stage();
const { people } = here;

/** A program: an account that says so, with a token that may play. It enters, and plays at random what it is asked. */
async function program(name) {
  const owner = await account(here.server, name);
  await owner.post('/api/me/bot');
  const { secret } = await owner.create('/api/me/tokens', { name: 'tournament', scopes: ['read', 'play'] });
  const rest = new Rest(here.server);
  const ask = rest.ask.bind(rest);
  rest.ask = (method, path, body, options = {}) => ask(method, path, body, { ...options, headers: { authorization: `Bearer ${secret}`, ...options.headers } });
  return { name, owner, rest };
}

/** Plays all matches of the program until `night.over`. */
async function playOn({ rest }, night) {
  while (!night.over) {
    const { matches } = await rest.get('/api/matches?filter=waiting');
    for (const { id: match } of matches) {
      const { version, total } = await rest.get(`/api/matches/${match}/legal?count=1`);
      if (total) await rest.ask('POST', `/api/matches/${match}/moves`, { id: `m${version}`, expects: version, move: version % total });
    }
    if (!matches.length) await new Promise((done) => { setTimeout(done, 100); });
  }
}

test('a live tournament of twelve runs from the QR code to the cup', () => people([{ viewport: WIDE }, { viewport: PHONE, touch: true },
  { viewport: WIDE }, { viewport: PHONE, touch: true }], async (...browsers) => {
  const names = ['Ann', 'Ben', 'Cid', 'Dora'];
  const [organiser] = browsers;
  const rests = [];
  for (const [i, who] of browsers.entries()) {
    rests.push(await account(here.server, names[i]));
    await signIn(who, rests[i]);
    await rests[i].ask('PATCH', '/api/me/preferences', { pace: 'none' });
  }
  await organiser.page.goto('/tournaments');
  await id(organiser, 'tour-new').locator('summary').first().click();
  await id(organiser, 'tour-name').fill('Club night');
  await id(organiser, 'tour-game-clans').check({ force: true });
  await id(organiser, 'tour-seats-4').check({ force: true });
  await id(organiser, 'tour-more').click();
  await id(organiser, 'tour-clock-live').check({ force: true });
  await id(organiser, 'tour-rounds').fill(String(ROUNDS));
  await id(organiser, 'tour-create').click();
  await id(organiser, 'tour-share').click();
  await id(organiser, 'share-code').waitFor();
  const link = await id(organiser, 'share-link').inputValue();
  const tournament = new URL(link).pathname.split('/').at(-1);
  await organiser.page.keyboard.press('Escape');
  for (const who of browsers) {
    await who.page.goto(link);
    await id(who, 'tour-enter').click();
    await id(who, 'tour-leave').waitFor();
  }
  const programs = await Promise.all(Array.from({ length: PROGRAMS }, (_, i) => program(`Program ${i + 1}`)));
  for (const { owner } of programs) await owner.expect(200, 'PUT', `/api/tournaments/${tournament}/entry`);
  const read = () => rests[0].get(`/api/tournaments/${tournament}`);
  const night = { over: false };
  const playing = Promise.all(programs.map((one) => playOn(one, night)));
  playing.catch(() => {}); // it is awaited below
  await id(organiser, 'tour-start').click();
  for (let round = 1; round <= ROUNDS; round += 1) {
    await until(async () => (await read()).tournament.round === round, `round ${round}`);
    await Promise.all(browsers.map(async (who) => {
      await id(who, 'tour-status').getByText(`Round ${round}`).waitFor();
      if (round === 1 && who === organiser) await shot(who, 'tournament-my-table');
      await id(who, 'tour-mine').getByText('Play', { exact: true }).click();
      await id(who, 'status').waitFor();
      await play(who, clans);
      await id(who, 'to-tournament').click();
      await id(who, 'standings').waitFor();
    }));
  }
  await until(async () => (await read()).tournament.status === 'over', 'the end');
  night.over = true;
  await playing;
  const { standings } = await read();
  assert.deepEqual(standings.map(({ played }) => played), Array(names.length + PROGRAMS).fill(ROUNDS));
  const best = standings.filter(({ place }) => place === 1).map(({ name }) => name);
  for (const who of browsers) {
    await id(who, 'tour-winner').waitFor();
    for (const name of best) assert.match(await id(who, 'tour-winner').innerText(), new RegExp(name));
    await shot(who, 'tournament-winner');
  }
  const mine = standings.find(({ name }) => name === 'Ben');
  await browsers[1].page.goto(`/player/${mine.user}`);
  await id(browsers[1], 'trophies').waitFor();
  assert.match(await id(browsers[1], 'trophies').innerText(), new RegExp(`Club night[\\s\\S]*Rank ${mine.place} of 12`));
  await shot(browsers[1], 'tournament-trophies');
}));
