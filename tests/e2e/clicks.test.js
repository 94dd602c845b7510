// How many clicks a match takes: a whole three-player match of Stone Age and one of Clans against house bots, played through the page alone, by mouse and
// by finger. The player here has experience, and takes the shortest way that the page offers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSheet, chooseGame, id, PHONE, shot, stage, WIDE } from '../support/browser.js';
import { clans, play, stoneAge } from '../support/page_player.js';
import { patient } from '../support/patience.js';

const STONEAGE_MOST = 110; // clicks of one player in a whole match
const SPARE = 1.1; // taps for a move by finger: a land that is tapped beside its rings asks for a second one
const CLANS_MOST = 2; // clicks of a move

const { people } = stage();

/** From the front page to a started match: a guest and two house bots who do not dawdle. */
async function openTable(who, game, use) {
  await who.page.goto('/');
  await id(who, 'guest-name').fill('Moa');
  await use('create');
  if (game !== 'stoneage') await chooseGame(who, game, use);
  await id(who, 'create-seat-1').selectOption('easy');
  await id(who, 'create-seat-2').selectOption('easy');
  await use('create-join-anyone');
  await use('create-more');
  await use('create-bot-delay');
  await use('create-go');
  await use('start');
  await id(who, 'board').waitFor();
}

/* ---- Stone Age ---- */

const use = (who) => (name) => (who.touch ? id(who, name).tap() : id(who, name).click());

/** How many moves the page's seat has made, by the log of the page. */
const movesOf = (who) => who.page.evaluate(async () => {
  const { match } = (await import('/js/core/state.js')).state;
  return match.rows.filter((row) => row.seat === match.view.me).length;
});

for (const [how, view, oneTap] of [['mouse', { viewport: WIDE }], ['mouse in a narrow window', { viewport: PHONE }],
  ['finger, one tap for each move', { viewport: PHONE, touch: true }, true], ['finger, as a phone is to begin with', { viewport: PHONE, touch: true }]]) {
  test(`how many clicks a whole match of Stone Age for three takes: by ${how}`, { timeout: patient(240000) }, () => people([view], async (who) => {
    if (oneTap) {
      await who.page.goto('/account');
      await id(who, 'playing-one_click').check();
    }
    await openTable(who, 'stoneage', use(who));
    const clicks = await play(who, stoneAge);
    await checkSheet(who);
    await shot(who, 'clicks-stoneage');
    const moves = await movesOf(who);
    console.log(`# ${how}: ${clicks} clicks for ${moves} moves`);
    assert.ok(moves > 30, `a whole match: ${moves} moves`);
    assert.ok(clicks <= moves * (view.touch && !oneTap ? SPARE : 1) && clicks <= STONEAGE_MOST, `${clicks} clicks for ${moves} moves`);
  }));
}

/* ---- Clans ---- */

for (const [how, view] of [['mouse', { viewport: WIDE }], ['finger', { viewport: PHONE, touch: true }]]) {
  test(`a move of Clans takes at most ${CLANS_MOST} clicks: by ${how}`, { timeout: patient(200000) }, () => people([view], async (who) => {
    await openTable(who, 'clans', use(who));
    const clicks = await play(who, clans);
    await checkSheet(who);
    const moves = await movesOf(who);
    console.log(`# ${how}: ${clicks} clicks for ${moves} moves`);
    assert.ok(moves > 5, `a whole match: ${moves} moves`); // three need few for their twelve villages
    assert.ok(clicks <= CLANS_MOST * moves, `${clicks} clicks for ${moves} moves`);
  }));
}
