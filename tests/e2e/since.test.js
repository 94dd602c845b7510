// "Since your last visit": who comes back is shown what happened meanwhile, step by step, and is not in the way of who is playing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { drive, guests, seatAll } from '../support/play.js';
import { patient, until } from '../support/patience.js';
import { table } from '../support/rest.js';

const here = stage();
const held = (who, what) => who.page.evaluate(async (path) => path.split('.').reduce((at, name) => at?.[name], (await import('/js/core/state.js')).state.match), what);

/** Ten minutes pass, as far as the page can tell. */
const later = (who) => who.page.evaluate(async () => { (await import('/js/core/state.js')).state.ahead_ms += 600000; });

/** To the match from the lobby, without loading the page anew. */
async function enter(who, match) {
  await who.page.evaluate(async (path) => (await import('/js/actions.js')).go(path), `/match/${match.id}`);
  await until(async () => await held(who, 'said') !== null && await held(who, 'version') > 0, 'the match');
}

/** The tab comes to the front, or goes behind others. */
const turnTo = (who, visibility) => who.page.evaluate((now) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}, visibility);

const home = async (who) => {
  await id(who, 'home').click();
  await id(who, 'my-matches').waitFor();
};

/** Ann and Ben have played so many moves; Ann has seen all but the newest, of which some are Ben's. */
async function away(game, before) {
  const seats = await guests(here.server, 'Ann', 'Ben');
  const match = await table(seats, { game });
  const clients = await seatAll(seats, match);
  const [{ version: seen }] = await drive(clients, match.id, () => false, before);
  await seats[0].post(`/api/matches/${match.id}/seen`, { version: seen });
  const rows = () => clients[0].tables.get(match.id).rows.filter(({ version, seat }) => version > seen && seat === 1);
  const [{ version }] = await drive(clients, match.id, () => rows().length >= 3, 60);
  return { match, ann: seats[0], clients, seen, version, done: () => clients.forEach((client) => client.close()) };
}

test('the catch-up is stepped through to now by keyboard, and is not shown again', { timeout: patient(120000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  const { match, ann, clients, seen, version, done } = await away('stoneage', 190);
  await signIn(who, ann);
  await who.page.goto('/');
  await id(who, 'my-matches').waitFor();
  await later(who);
  await enter(who, match);
  await id(who, 'since-panel').waitFor();
  assert.equal(new URL(who.page.url()).search, '', 'a reload comes to what is now');
  const steps = version - seen;
  const shown = (n) => until(async () => await id(who, 'since-count').innerText() === `${n} of ${steps}` && await held(who, 'past.at') === seen + n, `step ${n}`);
  await shown(0);
  assert.equal(await id(who, 'panel').count(), 0, 'nothing can be done there');
  for (let n = 1; n <= steps; n += 1) {
    await who.page.keyboard.press('ArrowRight');
    await shown(n);
  }
  await shot(who, 'since');
  const told = (await ann.get(`/api/matches/${match.id}/view?version=${version}`)).tables[0].view;
  assert.deepEqual(await held(who, 'past.picture.view'), told, 'the server\'s own view of that version');
  await who.page.keyboard.press('ArrowLeft');
  await shown(steps - 1);
  await who.page.keyboard.press('Escape');
  await id(who, 'since-panel').waitFor({ state: 'detached' });
  assert.equal(await held(who, 'version'), version);
  const beside = await id(who, 'log').evaluate((log) => {
    const line = log.querySelector('.since-line');
    return [line.previousElementSibling, line.nextElementSibling].map((one) => Number(one.dataset.version));
  });
  assert.ok(beside[0] <= seen && beside[1] > seen, `the log says where the news begin: behind ${seen}, not between ${beside}`); // not every move has a line
  for (let more = 0; await id(who, 'log-earlier').count(); more += 1) {
    assert.ok(more < 10);
    const lines = await who.page.locator('.log li[data-version]').count();
    await id(who, 'log-earlier').click();
    await until(async () => await who.page.locator('.log li[data-version]').count() > lines, 'an earlier page of the log');
  }
  assert.equal(await who.page.locator('.log li[data-version]').first().getAttribute('data-version'), '0', 'to its beginning');
  await home(who);
  await until(async () => (await ann.get(`/api/matches/${match.id}`)).match.seen.version === version, 'the server knows what was seen');
  await later(who);
  await enter(who, match);
  assert.equal(await held(who, 'since'), null, 'nothing has happened since');
  await who.page.goto('/healthz'); // away, for less than a minute
  const [{ version: newer }] = await drive(clients, match.id, ([update]) => update.version >= version + 6, 60);
  await who.page.goto(`/match/${match.id}`);
  await until(async () => await held(who, 'version') === newer && await held(who, 'said') !== null, 'the match');
  assert.equal(await held(who, 'since'), null, 'a visit a moment ago shows no catch-up');
  const others = () => { // the newest rows, which are Ben's
    const { rows } = clients[0].tables.get(match.id);
    return rows.slice(rows.map(({ seat }) => seat).lastIndexOf(0) + 1);
  };
  const line = who.page.locator('.since-line', { hasText: 'Since your last move' });
  for (let tries = 0; tries < 20 && !await line.count(); tries += 1) { // not every move of Ben's has a line
    let moves = 0;
    const [{ version: at }] = await drive(clients, match.id, () => (moves += 1) > 1 && others().some(({ seat, events }) => seat === 1 && events.length), 60);
    await until(async () => await held(who, 'version') === at, 'the page to know that');
    await who.page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); }));
  }
  const from = others()[0].version - 1;
  await line.waitFor();
  await id(who, 'since-again').click();
  await until(async () => await held(who, 'past.at') === from, 'the table as my move has left it');
  await id(who, 'since-now').click();
  await id(who, 'since-again').waitFor();
  done();
}));

test('on a phone one tap leads to now; a tab that was in the background plays what was missed', { timeout: patient(90000) }, () => here.people([{ viewport: PHONE, touch: true }], async (who) => {
  const { match, ann, clients, version, done } = await away('clans', 6);
  await signIn(who, ann);
  await who.page.goto('/');
  await id(who, 'my-matches').waitFor();
  await later(who);
  await enter(who, match);
  await id(who, 'since-panel').waitFor();
  await id(who, 'replay-forward').tap();
  await shot(who, 'since');
  await id(who, 'since-now').tap();
  await id(who, 'since-panel').waitFor({ state: 'detached' });
  assert.equal(await held(who, 'version'), version);
  await turnTo(who, 'hidden');
  const seen = async () => (await ann.get(`/api/matches/${match.id}`)).match.seen.version;
  await until(async () => await seen() === version, 'leaving the tab reports the seen version');
  const [{ version: newer }] = await drive(clients, match.id, ([update]) => update.version >= version + 4, 60);
  await until(async () => await held(who, 'version') === newer, 'it goes on behind');
  await later(who);
  await who.page.emulateMedia({ reducedMotion: 'no-preference' });
  await turnTo(who, 'visible');
  await until(async () => await held(who, 'past.since') === version, 'returning to the tab shows it, too');
  assert.equal(await seen(), version, 'a hidden page has seen nothing');
  await until(async () => await held(who, 'past') === null, 'it plays by itself, and ends in what is now', 40000);
  await who.page.emulateMedia({ reducedMotion: 'reduce' });
  done();
}));
