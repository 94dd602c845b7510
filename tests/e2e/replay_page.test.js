// Looking back in Chromium: a match is stepped through to its end and back by keyboard, led to by its log and by links.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { drive, guests, seatAll } from '../support/play.js';
import { patient, until } from '../support/patience.js';
import { table } from '../support/rest.js';

const here = stage();
const { people } = here;

/** A match of two, so many moves old or over. */
async function played(game, moves) {
  const seats = await guests(here.server, 'Ann', 'Ben');
  const match = await table(seats, { game });
  const clients = await seatAll(seats, match);
  const [update] = await drive(clients, match.id, () => false, moves);
  return { match, seats, clients, version: update.version, done: () => clients.forEach((client) => client.close()) };
}

const at = async (who) => Number(/\d+/.exec(await id(who, 'replay-at').innerText())[0]);
const shown = (who, version) => until(async () => await at(who) === version && new URL(who.page.url()).searchParams.get('v') === `${version}`, `version ${version}`);

test('a match that is over is replayed to its end and back by keyboard', { timeout: patient(120000) }, () => people([{ viewport: WIDE }], async (who) => {
  const { match, version, done } = await played('clans');
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'score-sheet').waitFor();
  const { keyboard } = who.page;
  await keyboard.press('r');
  await shown(who, 0);
  for (let next = 1; next <= version; next += 1) {
    await keyboard.press('ArrowRight');
    await shown(who, next);
  }
  await keyboard.press('ArrowRight'); // there is no more
  await shown(who, version);
  await keyboard.press('ArrowLeft');
  await shown(who, version - 1);
  await keyboard.press('Home');
  await shown(who, 0);
  await keyboard.press('End');
  await shown(who, version);
  await keyboard.press('Escape');
  await id(who, 'score-sheet').waitFor();
  assert.equal(new URL(who.page.url()).search, '');
  done();
}));

test('it plays by itself from the beginning to the end, and through each seat\'s eyes', { timeout: patient(120000) }, () => people([{ viewport: PHONE, touch: true }], async (who) => {
  const { match, version, done } = await played('clans');
  await who.page.goto(`/match/${match.id}?v=5`);
  await shown(who, 5);
  await shot(who, 'replay');
  await checkWidth(who);
  await id(who, 'replay-more').tap();
  await id(who, 'replay-speed').tap();
  await id(who, 'replay-more').tap();
  await id(who, 'replay-play').tap();
  await shown(who, version);
  await until(async () => await id(who, 'replay-play').getAttribute('aria-pressed') === 'false', 'it has come to its end');
  await who.page.goto(`/match/${match.id}?v=5`);
  await shown(who, 5);
  const secret = () => who.page.evaluate(async () => (await import('/js/core/state.js')).state.match.past.picture.view.me);
  assert.equal(await secret(), null);
  await id(who, 'replay-more').tap();
  await id(who, 'replay-eyes').selectOption('1');
  await until(async () => await secret() === 1, 'the table as the second seat saw it');
  done();
}));

test('on a phone six buttons lead through a match, and the rarer ways are words in a menu', { timeout: patient(60000) }, () => people([{ viewport: PHONE, touch: true }], async (who) => {
  const { match, seats, version, done } = await played('stoneage', 40);
  done();
  await signIn(who, seats[0]);
  await who.page.goto(`/match/${match.id}?v=5`);
  await shown(who, 5);
  await id(who, 'replay-more').waitFor(); // the panel is drawn after the board
  const names = (selector) => who.page.locator(selector).evaluateAll((all) => all.map((node) => node.getAttribute('aria-label') ?? node.innerText.trim()));
  assert.deepEqual(await names('.replay-buttons button'), ['Go to start', 'Previous move', 'Play', 'Next move', 'Latest move', 'More']);
  const boxes = await who.page.locator('.replay-buttons button').evaluateAll((all) => all.map((node) => node.getBoundingClientRect().toJSON()));
  assert.equal(new Set(boxes.map(({ top }) => top)).size, 1, 'they share a line');
  assert.ok(boxes.every(({ width, height }) => width >= 46 && height >= 44), JSON.stringify(boxes));
  assert.ok((await who.page.locator('.bar').boundingBox()).height <= 56, 'the head is one line');
  assert.equal(await id(who, 'replay-menu').isVisible(), false);
  await id(who, 'replay-more').tap();
  await shot(who, 'replay-menu');
  await checkWidth(who);
  await id(who, 'replay-turn').waitFor(); // it is there once the log is
  const lines = await who.page.locator('.replay-menu > .quiet').evaluateAll((all) => all.map((node) => node.innerText.trim()));
  assert.deepEqual(lines.slice(0, 4), ['Start of the round', 'Next round', 'My previous move', 'My next move']);
  assert.ok(lines.every((words) => /\p{L}{4}/u.test(words)), lines.join());
  await id(who, 'replay-turn').tap();
  await until(async () => await at(who) > 5, 'the next own move');
  await who.page.keyboard.press('Escape');
  await until(async () => !(await id(who, 'replay-menu').isVisible()), 'the menu is closed');
  assert.ok(await at(who) < version, 'and the replay is not');
  await who.page.keyboard.press('ArrowUp'); // keys of a closed menu
  await until(async () => await at(who) < 5, 'the beginning of the round');
}));

test('a line of the log leads to the table as it was, while the match goes on', { timeout: patient(120000) }, () => people([{ viewport: WIDE }], async (who) => {
  const { match, seats, clients, version, done } = await played('stoneage', 40);
  await signIn(who, seats[0]);
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'board').first().waitFor();
  const line = id(who, 'log').locator('li[data-version]').nth(-25);
  const led = Number(await line.getAttribute('data-version'));
  assert.ok(led > 5 && led < version, `${led}`);
  await line.click();
  await shown(who, led);
  assert.equal(await id(who, 'panel').count(), 0, 'nothing can be done there');
  const [update] = await drive(clients, match.id, () => false, 1);
  await until(async () => (await id(who, 'replay-at').innerText()).includes(`of ${update.version}`), 'the newest move is shown');
  assert.equal(await at(who), led, 'and what is shown stays');
  await who.page.keyboard.press('ArrowUp'); // the beginning of the round
  await until(async () => await at(who) < led, 'the beginning of the round');
  const begin = await at(who);
  await who.page.keyboard.press('PageDown'); // the next own move
  await until(async () => await at(who) > begin, 'another version');
  const { rows } = await seats[0].get(`/api/matches/${match.id}/events?count=1000`);
  assert.equal(rows[await at(who)].seat, 0);
  await id(who, 'replay-close').click();
  await who.page.locator('.status-line:not(.looking-back)').waitFor();
  assert.equal(update.version, version + 1);
  done();
}));

test('a version that is not there is the newest, a match that may not be seen is not shown', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const { match, version, done } = await played('clans', 4);
  await who.page.goto(`/match/${match.id}?v=9999`);
  await shown(who, version);
  who.problems.splice(0); // the server has said no
  await who.page.goto('/match/AAAAAAAAAAAAAAAA?v=3');
  await who.page.getByRole('link', { name: /lobby/i }).first().waitFor();
  who.problems.splice(0);
  done();
}));

test('leaving and reopening the replay before the first answer does not hang', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const { match, done } = await played('clans');
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'score-sheet').waitFor();
  let held = () => {};
  const free = new Promise((resolve) => { held = resolve; });
  let asked = 0;
  await who.page.route('**/view?*', async (route) => { // the first answer comes last
    asked += 1;
    if (asked === 1) await free;
    await route.continue().catch(() => {}); // the page may be gone by then
  });
  await id(who, 'replay-open').click();
  await until(() => asked === 1, 'the first question');
  await who.page.evaluate(async () => (await import('/js/replay/start.js')).close());
  await who.page.evaluate(async (version) => (await import('/js/replay/start.js')).open(version), 1);
  await shown(who, 1);
  held();
  await who.page.unroute('**/view?*');
  done();
}));

test('a bookmark with a note leads back to its move, and goes when it is deleted', { timeout: patient(120000) }, () => people([{ viewport: PHONE, touch: true }], async (who) => {
  const { match, seats, done } = await played('clans', 6);
  await signIn(who, seats[0]);
  await who.page.goto(`/match/${match.id}?v=3`);
  await shown(who, 3);
  await checkWidth(who);
  await id(who, 'replay-more').tap();
  await id(who, 'replay-bookmark').tap();
  await id(who, 'bookmark-note').fill('the first village');
  await shot(who, 'bookmark');
  await id(who, 'bookmark-save').tap();
  await until(async () => (await seats[0].get(`/api/me/bookmarks?match=${match.id}`)).bookmarks.length === 1, 'it is stored');
  await who.page.goto(`/match/${match.id}?v=1`);
  await shown(who, 1);
  await id(who, 'replay-more').tap();
  await id(who, 'replay-bookmark').tap();
  assert.equal(await id(who, 'bookmark-note').inputValue(), '');
  assert.match(await id(who, 'bookmarks').innerText(), /Move 3\s+the first village/);
  await shot(who, 'bookmarks');
  await checkWidth(who);
  await id(who, 'bookmark-3').tap();
  await shown(who, 3);
  await id(who, 'replay-more').tap();
  await id(who, 'replay-bookmark').tap();
  await until(async () => await id(who, 'bookmark-note').inputValue() === 'the first village', 'the note');
  await id(who, 'bookmark-delete').tap();
  await until(async () => (await seats[0].get(`/api/me/bookmarks?match=${match.id}`)).bookmarks.length === 0, 'it is deleted');
  done();
}));
