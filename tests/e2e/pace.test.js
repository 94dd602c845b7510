// The pace of a match of one person against bots. A person who needs half a second for each click plays a match of Stone Age with three
// seats, and almost none of that time is waiting. Waiting is counted, not measured, so that a busy machine gives the same result as an idle
// one. The clocks of the server stand still; its share of the waiting is how far they have to be moved until it goes on. The page's share
// is the number of frames between the next question and the moment when the person can answer it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, matchOf, restOf, stage, WIDE } from '../support/browser.js';
import { patient } from '../support/patience.js';
import { byMouse, playPage } from '../support/player.js';
import { sleep } from '../support/raw.js';

const here = stage({ limits: 1000, moves: true });

const CLICK_MS = 500;
const FRAME_MS = 1000 / 60;
const FREE_FRAMES = 6; // in which what was heard is drawn
const STEP_MS = 200; // by which the server's clocks are moved
const HEARS_MS = patient(1000); // in which a server that waits for nothing has said something

/** Counts frames from the update with a decision until it can be answered. Runs in the page. */
async function watch(free) {
  const { state } = await import('/js/core/state.js');
  window.waited = 0;
  let since = 0;
  const look = () => {
    const asked = Boolean(state.match?.choices && !state.match.sending);
    const may = [...document.querySelectorAll('[data-testid="panel"] button[data-testid]')].some((button) => !button.disabled);
    since = asked && !may ? since + 1 : 0;
    if (since > free) window.waited += 1;
    requestAnimationFrame(look);
  };
  look();
}

/** A match against two bots begins, at a page that moves at that pace. */
async function begin(who, pace) {
  await who.page.emulateMedia({ reducedMotion: 'no-preference' });
  await who.page.goto('/');
  await id(who, 'play-now').click();
  await id(who, 'panel').locator('button').first().waitFor();
  const speed = who.page.getByRole('combobox', { name: 'Speed' });
  assert.equal(await speed.inputValue(), 'quick');
  await speed.selectOption(pace);
  await who.page.waitForFunction((now) => document.documentElement.dataset.pace === now, pace);
}

/** Moves the server's clocks, if it has waited for that; returns how far. */
async function waitOn(who) {
  const asked = () => who.page.evaluate(() => import('/js/core/state.js').then(({ state }) => Boolean(state.match?.choices) || Boolean(state.match?.result?.over)));
  for (const end = Date.now() + HEARS_MS; Date.now() < end; await sleep(5)) if (await asked()) return 0;
  let moved = 0;
  for (; !await asked(); moved += STEP_MS) {
    await here.server.move(STEP_MS);
    await sleep(100);
  }
  return moved;
}

for (const [pace, most] of [['quick', 0.15], ['none', 0.03]]) {
  test(`of a match against bots ${most * 100} % are waiting at most (${pace})`, { timeout: patient(240000) }, () => here.people([{ viewport: WIDE }], async (who) => {
    await begin(who, pace);
    const { match } = await (await restOf(who)).get(`/api/matches/${matchOf(who)}`);
    assert.deepEqual([match.game, match.seats.map(({ bot }) => Boolean(bot)), match.bot_delay], ['stoneage', [false, true, true], true]);
    await here.server.hold();
    await who.page.evaluate(watch, FREE_FRAMES);
    let clicks = 0;
    let waited = 0;
    const take = async (...what) => {
      const used = await byMouse(...what);
      if (used) clicks += 1;
      waited += await waitOn(who);
      assert.ok(waited < 20000 + clicks * CLICK_MS, `most of it is waiting: ${waited} ms with ${clicks} clicks`);
      return used;
    };
    await playPage(who, take, { ms: patient(200000) });
    const frames = await who.page.evaluate(() => window.waited);
    const waiting = waited + frames * FRAME_MS;
    const share = waiting / (waiting + clicks * CLICK_MS);
    assert.ok(clicks > 100, String(clicks));
    assert.ok(share <= most, `${clicks} clicks; the server waits ${waited} ms, the page ${frames} frames: ${share}`);
  }));
}

/** When dice tumble, ends all motion once by the bar of space and once by a press on the board; keeps what moved before and after. Runs in the page. */
async function hurry() {
  const { state } = await import('/js/core/state.js');
  const isMoving = ({ playState, effect }) => playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime) && effect.target?.closest('.play, .flight, .ribbon');
  const now = () => ({ moving: document.getAnimations().filter(isMoving).length, late: Boolean(state.match.held) || state.match.passing.length > 0 });
  const presses = [() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })),
    () => document.querySelector('[data-testid="board"]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))];
  window.hurried = [];
  const look = () => {
    const before = now();
    if (before.late && before.moving && document.querySelector('.dice.fresh')) {
      presses.shift()();
      window.hurried.push([before, now()]);
    }
    if (presses.length) requestAnimationFrame(look);
  };
  look();
}

test('the bar of space, or a press on the board, ends all motion at once', { timeout: patient(120000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  await begin(who, 'full');
  await who.page.evaluate(hurry);
  let presses = 0;
  const take = async (...what) => {
    presses = await who.page.evaluate(() => window.hurried.length);
    return byMouse(...what);
  };
  await playPage(who, take, { stop: () => presses === 2 });
  for (const [before, after] of await who.page.evaluate(() => window.hurried)) {
    assert.ok(before.moving > 0);
    assert.deepEqual(after, { moving: 0, late: false });
  }
}));
