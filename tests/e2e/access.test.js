// Nothing keeps anybody out: every state of every page goes through axe-core and has a title, by day and by night, and text in drawings can be
// read. One page stays open for all of it; positions of matches are put on it as the gallery does.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { show } from '../gallery/inside.js';
import { STATES } from '../gallery/states.js';
import { barriers } from '../support/axe.js';
import { follow, id, launch, person, PHONE, signIn } from '../support/browser.js';
import { drive, guests, seatAll } from '../support/play.js';
import { patient } from '../support/patience.js';
import { account, guest, table } from '../support/rest.js';
import { lab, program, startServer } from '../support/server.js';
import { unbuilt } from '../support/unbuilt.js';

let dir;
let sources; // as modules, into which a test can look
let server;
let browser;

function call(command, ...words) {
  const { status, stderr } = spawnSync(command, words, { encoding: 'utf8' });
  assert.equal(status, 0, `${command} ${words.join(' ')}: ${stderr}`);
}

const ochre = (...words) => call(program, ...words);

before(async () => {
  dir = mkdtempSync(join(tmpdir(), 'ochre-access-'));
  for (const game of ['stoneage', 'clans']) call(lab, 'sim', '--game', game, '--seats', '2', '--matches', '3', '--bots', 'easy,random', '--store', join(dir, 'ochre.sqlite'));
  sources = unbuilt(mkdtempSync(join(tmpdir(), 'ochre-sources-')));
  server = await startServer({ dir, web: sources });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
  for (const made of [dir, sources]) rmSync(made, { recursive: true, force: true });
});

/** Goes through states on one page: [name, title, (who) => what brings it there]. Returns all findings. */
async function look(who, states) {
  const found = [];
  for (const [name, title, reach] of states) {
    await reach(who);
    await who.page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); }));
    const called = await who.page.title();
    if (!title.test(called)) found.push(`${name}: the page is called "${called}"`);
    found.push(...(await barriers(who.page)).map((words) => `${name}: ${words}`));
  }
  return found;
}

const nothing = (found) => assert.ok(!found.length, `${found.length} findings:\n${found.join('\n')}`);

const go = (path, ready) => async (who) => {
  await follow(who, path);
  await who.page.locator(ready).first().waitFor();
};
/** All of a game's rules: another's may still be there. */
const rules = (game) => async (who) => {
  await follow(who, `/#/rules/${game}`);
  await who.page.locator(`[data-testid="rules"][data-game="${game}"] [data-testid="rules-end"]`).waitFor({ state: 'attached' });
};
const press = (name, ready) => async (who) => {
  await id(who, name).first().click();
  await who.page.locator(ready).first().waitFor();
};
/** One after the other. */
const then = (...steps) => async (who) => { for (const step of steps) await step(who); };
const key = (name) => (who) => who.page.keyboard.press(name);
/** A position, as the server would tell it. */
const position = (name, more = {}) => async (who) => {
  assert.equal(await who.page.evaluate(show, { ...STATES[name].make(), ...more }), '');
};
const inWords = (on) => (who) => who.page.evaluate(async (text) => {
  const [{ state }, { flipText }] = await Promise.all([import('/js/core/state.js'), import('/js/actions.js')]);
  if (state.prefs.text !== text) flipText();
  if (text) await (await (await import('/js/core/pages.js')).loadPage('text')).needText(state.match.info.game);
}, on);
const closed = (who) => who.page.evaluate(async () => (await import('/js/frame/overlays.js')).closeDialog());

test('a first visit', { timeout: patient(120000) }, async () => {
  const who = await person(browser, server);
  await who.page.goto('/');
  await id(who, 'play-now').waitFor();
  nothing(await look(who, [
    ['landing', /^Ochre$/, async () => {}],
    ['rules', /^Rules - Stone Age - Ochre$/, rules('stoneage')],
    ['rules of Clans', /^Rules - Clans - Ochre$/, rules('clans')],
    ['rules of the table', /^Rules - Ochre$/, rules('table')],
    ['signed out', /^Your account - Ochre$/, go('/account', 'form')],
    ['404', /^Page not found - Ochre$/, go('/nowhere', '.lone')],
    ['403', /^Administrators only - Ochre$/, go('/admin', '[data-testid="forbidden"]')],
    ['statistics', /^Statistics - Ochre$/, go('/statistics', 'main h1')],
    ['dice', /^Verify the dice - Ochre$/, go('/verify', 'main h1')],
    ['tutorial', /Your turn - Stone Age - Ochre$/, then(go('/', '[data-testid="learn-stoneage"]'), press('learn-stoneage', '[data-step="goal"]'))],
  ]));
  await who.context.close();
});

test('an account of an administrator', { timeout: patient(120000) }, async () => {
  const ada = await account(server, 'Ada');
  const { user } = await ada.get('/api/me');
  ochre('admin', 'make-admin', 'Ada', '--data', dir);
  const other = await guest(server, 'Brun');
  const open = await table([other], { start: false, seats: 2 });
  const mine = await table([ada, other], { start_seat: 0 });
  const own = await table([ada, other], { start: false, seats: 4, bots: ['easy'] });
  const who = await person(browser, server);
  await signIn(who, ada);
  await who.page.goto('/');
  await id(who, 'waiting-for-me').waitFor();
  nothing(await look(who, [
    ['lobby', /^\(1\) Ochre$/, async () => {}],
    ['create', /Ochre$/, press('create', '[data-testid="create-go"]')],
    ['mine', /^\(1\) My matches - Ochre$/, then(closed, go('/mine', '.mine-row'))],
    ['account', /Your account - Ochre$/, go('/account', 'form')],
    ['notices', /Notifications - Ochre$/, go('/account/notices', 'main h1')],
    ['player', /Player - Ochre$/, go(`/player/${user.id}`, 'main h1')],
    ...['overview', 'matches', 'users', 'audit', 'sql'].map((name) => [`admin ${name}`, /Administration - Ochre$/, go(`/admin/${name}`, 'main h1')]),
    ['waiting', /^\(1\) Waiting for players - Stone Age - Ochre$/, go(`/match/${open.id}`, '[data-testid="waiting"]')],
    ['arranging', /Waiting for players - Stone Age - Ochre$/, then(go(`/match/${own.id}`, '[data-testid="first"]'), press('move-0', '[data-testid="move-0"][aria-pressed="true"]'))],
    ['own turn', /Your turn - Stone Age - Ochre$/, go(`/match/${mine.id}`, '[data-testid="place-hunt"]')],
    ['conditional', /Ochre$/, then(key('o'), (on) => id(on, 'conditional-sheet').waitFor())],
    ['tutorial', /Your turn - Stone Age - Ochre$/, then(go('/', '[data-testid="my-matches"]'), press('learn-stoneage', '[data-testid="teach"]'), (on) => on.page.locator('.panel [data-choice]').first().waitFor({ state: 'attached' }))],
    ['keys', /Ochre$/, then(go('/', '[data-testid="my-matches"]'), key('?'), (on) => id(on, 'keys').waitFor())],
  ]));
  await who.context.close();
});

test('at the table', { timeout: patient(180000) }, async () => {
  const [ann, ben] = await guests(server, 'Ann', 'Ben');
  const match = await table([ann, ben]);
  const clients = await seatAll([ann, ben], match);
  await drive(clients, match.id, () => false, 12);
  clients.forEach((client) => client.close());
  const who = await person(browser, server);
  await signIn(who, ann);
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'board').waitFor();
  const turn = /^Your turn - Stone Age - Ochre$|^\(1\) Your turn - Stone Age - Ochre$/;
  const clans = /Your turn - Clans - Ochre$/;
  nothing(await look(who, [
    ['replay', /Replay - Stone Age - Ochre$/, go(`/match/${match.id}?v=3`, '[data-testid="replay"]')],
    ...['place-5', 'people', 'use', 'use-all', 'tools', 'card', 'building', 'take', 'pick', 'feed', 'split', 'join', 'tame', 'trade', 'winter'].map((name) => [name, turn, position(name)]),
    ['wait', /Waiting for .* - Stone Age - Ochre$/, position('wait')],
    ['vote', /Ochre$/, position('vote')],
    ...['claim', 'claim-later', 'vote-seat', 'vote-me', 'states', 'called-off', 'unrated-sure', 'claim-sure'].map((name) => [name, /Ochre$/, then(closed, position(name))]),
    ['clocks', /Ochre$/, then(closed, position('clocks'))],
    ['chat', /Ochre$/, position('chat')],
    ['seat', /Ochre$/, position('seat')],
    ['over', /The match is over - Stone Age - Ochre$/, position('over')],
    ['rules beside', /Ochre$/, then(position('wait'), (on) => on.page.evaluate(() => { location.hash = '#/rules/stoneage'; }), (on) => on.page.locator('.rules-sheet, [data-testid="rules"]').first().waitFor())],
    ...['clans-4', 'clans-to', 'clans-confirm', 'clans-found'].map((name) => [name, clans, then((on) => on.page.evaluate(() => { location.hash = ''; }), position(name))]),
    ['clans-over', /The match is over - Clans - Ochre$/, position('clans-over')],
    ['clans in words', clans, then(position('clans-4'), inWords(true))],
    ['clans over in words', /over - Clans - Ochre$/, position('clans-over')],
    ...['place-5', 'use', 'tools', 'feed', 'over'].map((name) => [`${name} in words`, /Ochre$/, then(position(name), inWords(true))]),
    ...['away', 'clans-away'].map((name) => [name, /Ochre$/, then(inWords(false), position(name))]),
  ]));
  await who.page.setViewportSize({ ...PHONE, height: 1500 }); // nothing lies in the shadow of what stands at the bottom
  nothing(await look(who, ['away', 'clans-away'].map((name) => [`${name} on a phone`, /Ochre$/, position(name)])));
  await who.context.close();
});

test('at the table, in the scenery of the winter and of the night', { timeout: patient(120000) }, async () => {
  const who = await person(browser, server);
  const [ann] = await guests(server, 'Ann');
  await signIn(who, ann);
  await who.page.goto('/nowhere');
  await who.page.waitForFunction(async () => (({ ready, conn }) => ready && conn === 'open')((await import('/js/core/state.js')).state));
  const moods = ['winter', 'night'].flatMap((mood) => ['place-5', 'card', 'building', 'clans-4', 'clans-found', 'over'].map((name) => [`${name}: ${mood}`, /Ochre$/,
    then(async (on) => {
      await on.page.evaluate(async (wanted) => {
        await (await import('/js/core/pages.js')).loadStyles(['/js/frame/moods.css']);
        (await import('/js/core/prefs.js')).adoptPrefs({ mood: wanted });
      }, mood);
    }, position(name))]));
  nothing(await look(who, moods));
  await who.context.close();
});
