// The front page: a player's own matches come first, and nothing moves while they load; a visitor with a table's link sees what to do there. And the
// pages around a table are no wider than the narrowest window.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { guests } from '../support/play.js';
import { patient } from '../support/patience.js';
import { table } from '../support/rest.js';

const here = stage();

/** How far what is on the page has been pushed about since it was opened, as browsers count it (0.1 is much). */
const watchShifts = (who) => who.page.addInitScript(() => {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => { globalThis.shifted += entry.hadRecentInput ? 0 : entry.value; }))
    .observe({ type: 'layout-shift', buffered: true });
});

/** Returns whether one element is above another, on the page and for a screen reader. */
const isAbove = (who, upper, lower) => who.page.evaluate(([first, second]) => {
  const [one, other] = [first, second].map((selector) => document.querySelector(selector));
  return one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top
    && Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}, [upper, lower]);

for (const [name, viewport] of [['phone', PHONE], ['wide', WIDE]]) {
  const title = `what waits for somebody stands first, and nothing moves when it comes (${name})`;
  test(title, { timeout: patient(60000) }, () => here.people([{ viewport }], async (who) => {
    const [ann, ben] = await guests(here.server, 'Ann', 'Ben');
    const match = await table([ann, ben], { game: 'stoneage', start_seat: 0 });
    await signIn(who, ann);
    await watchShifts(who);
    await who.page.goto('/');
    const row = id(who, 'my-matches').getByTestId(`match-${match.id}`);
    await row.waitFor();
    assert.ok(await isAbove(who, '[data-testid="my-matches"]', '.hero'));
    assert.ok(await isAbove(who, '[data-testid="open-matches"]', '.hero'), 'tables to join come before what is for newcomers');
    await row.locator('.turn-picture svg').first().waitFor();
    await row.getByText('Place your people').waitFor();
    assert.match(await row.getByRole('link').getAttribute('class'), /primary/, 'it is her turn');
    if (name === 'phone') assert.equal(await who.page.locator('.hero-art').isVisible(), false);
    await shot(who, `front_page_back_${name}`);
    assert.ok(await who.page.evaluate(() => globalThis.shifted) < 0.02);
  }));
}

test('one press plays as last time; tables to join are above newcomers’ words, and never full', { timeout: patient(60000) }, () => here.people([{ viewport: PHONE }], async (who) => {
  const [ann, ben, cor] = await guests(here.server, 'Ann', 'Ben', 'Cor');
  const [free, full] = await Promise.all([[ben], [ben, cor]].map((seats) => table(seats, { start: false, seats: 2, listed: true })));
  await signIn(who, ann);
  await who.page.goto('/');
  await id(who, 'play-clans').click();
  await id(who, 'board').waitFor();
  const first = new URL(who.page.url()).pathname;
  await who.page.goto('/');
  await id(who, 'again').waitFor();
  assert.equal(await id(who, 'again').locator('.soft').innerText(), 'Clans against 2 bots');
  await id(who, 'open-matches').getByTestId(`match-${free.id}`).waitFor();
  assert.equal(await id(who, 'open-matches').getByTestId(`match-${full.id}`).count(), 0);
  assert.ok(await isAbove(who, '[data-testid="my-matches"]', '[data-testid="again"]'));
  assert.ok(await isAbove(who, '[data-testid="again"]', '[data-testid="open-matches"]'));
  await shot(who, 'front_page_again');
  await id(who, 'again-go').click();
  await who.page.waitForURL((url) => /match/.test(url.pathname) && url.pathname !== first);
  await id(who, 'board').waitFor();
  const { match } = await ann.get(`/api${new URL(who.page.url()).pathname.replace('match', 'matches')}`);
  assert.deepEqual([match.game, match.status, match.seats.map(({ bot }) => bot)], ['clans', 'running', [null, 'beginner', 'beginner']]);
}));

test('a user without matches sees the greeting first', { timeout: patient(60000) }, () => here.people([{ viewport: PHONE }], async (who) => {
  const [ann] = await guests(here.server, 'Ann');
  await signIn(who, ann);
  await who.page.goto('/');
  await id(who, 'my-matches').waitFor();
  assert.ok(await isAbove(who, '.hero', '[data-testid="my-matches"]'));
  assert.ok(await who.page.locator('.hero-art').isVisible());
  assert.ok(await isAbove(who, '[data-testid="play-clans"]', '.begin > .small'), 'what is said of playing at once stands below that');
  const [hint, create] = await Promise.all(['.begin > .small', '[data-testid="create"]'].map((selector) => who.page.locator(selector).boundingBox()));
  assert.ok(hint.y + hint.height <= create.y);
}));

test('the page appears even if the own matches are not known', { timeout: patient(60000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  const [ann] = await guests(here.server, 'Ann');
  await signIn(who, ann);
  await who.page.route('**/api/matches?filter=*', (route) => route.abort());
  await who.page.goto('/');
  await id(who, 'play-now').waitFor();
  await who.page.unrouteAll();
  who.problems.length = 0; // of what was not answered
}));

test('a table tells its host to invite, and its guest to sit down', { timeout: patient(60000) }, () => here.people([{ viewport: WIDE }, { viewport: PHONE },
  { viewport: PHONE }], async (host, guest, stranger) => {
  const [ann] = await guests(here.server, 'Ann');
  const { match } = await ann.expect(201, 'POST', '/api/matches', { game: 'stoneage', seats: 3, join: 'link' });
  await signIn(host, ann);
  await host.page.goto(`/match/${match.id}`);
  await host.page.getByText('2 seats are still empty. Invite someone, or add a bot.').waitFor();
  await guest.page.goto(await id(host, 'invite-link').inputValue());
  await guest.page.getByText('2 seats are still empty. Take a seat and play.').waitFor();
  await shot(guest, 'table_of_a_guest');
  await stranger.page.goto(`/match/${match.id}`);
  await stranger.page.getByText('2 empty seats').waitFor();
  assert.equal(await id(stranger, 'sit-1').count(), 0);
}));

const NARROW = { width: 320, height: 640 }; // 1280 px, four times as large (WCAG 1.4.10)

test('pages fit a window of 320 px', { timeout: patient(60000) }, () => here.people([{ viewport: NARROW }], async (who) => {
  const [ann, ben] = await guests(here.server, 'Ann', 'Ben');
  const match = await table([ann, ben], { game: 'stoneage', start_seat: 0 });
  await signIn(who, ann);
  await who.page.goto('/');
  await id(who, 'my-matches').getByTestId(`match-${match.id}`).waitFor();
  await checkWidth(who);
  await id(who, 'create').click();
  await id(who, 'create-go').waitFor();
  await checkWidth(who);
  for (const [path, there] of [['/account', 'vacation-card'], ['/mine', `match-${match.id}`], ['/statistics', 'stat-pick']]) {
    await who.page.goto(path);
    await id(who, there).first().waitFor();
    await checkWidth(who);
  }
}));
