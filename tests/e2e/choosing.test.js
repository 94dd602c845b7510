// How moves are sent, as one prefers it: by the click that makes a choice whole, and of what nothing brings back only after a second question. By
// mouse, by touch and by keys, drawn and in words, on positions told by the stand-in for the server, which takes moves and says nothing.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { show } from '../gallery/inside.js';
import { STATES } from '../gallery/states.js';
import { borrow, giveBack, paintNothing, PHONE, WIDE } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { Rest } from '../support/rest.js';
import { startServer } from '../support/server.js';
import { startMock } from '../web/mock/server.js';

let mock;
let browser;
const pages = {};
before(async () => {
  const server = await startServer();
  const clans = await new Rest(server).get('/api/games/clans');
  await server.close();
  mock = await startMock(0, { clans });
  browser = await borrow();
  for (const [name, hasTouch, viewport] of [['wide', false, WIDE], ['phone', true, PHONE], ['low', false, { width: 640, height: 400 }]]) {
    const context = await browser.newContext({ viewport, hasTouch, reducedMotion: 'reduce' });
    await paintNothing(context);
    const page = await context.newPage();
    await page.goto(`${mock.url}/nowhere`);
    await page.waitForFunction(async () => (({ ready, conn }) => ready && conn === 'open')((await import('/js/state.js')).state));
    pages[name] = page;
  }
});
after(async () => {
  await giveBack(browser);
  mock?.close();
});

const sent = (page) => page.evaluate(async () => (await import('/js/state.js')).state.match?.sending?.move ?? null);
/** Shows a position to who prefers that. */
async function open(page, state, prefs, more = {}) {
  await page.evaluate(async (wanted) => (await import('/js/prefs.js')).adoptPrefs({ one_click: false, confirm: false, text: false, ...wanted }), prefs);
  const made = STATES[state].make();
  assert.equal(await page.evaluate(show, { ...made, info: { ...made.info, ...more }, press: [] }), '');
  await page.locator('[data-testid="panel"]').waitFor();
}
const WAYS = {
  mouse: ['wide', (page, ...names) => each(names, (name) => page.locator(`[data-testid="board-${name}"]`).click())],
  touch: ['phone', (page, ...names) => each(names, (name) => page.locator(`[data-testid="board-${name}"]`).tap())],
};
async function each(names, press) { for (const name of names) await press(name); }
const keys = (page, ...names) => each(names, (name) => page.keyboard.press(name));
const at = (page, name) => page.locator(`[data-testid="${name}"]`);
/** It was sent; or it is not, with all that was drawn since. */
const goes = async (page, move) => { await until(async () => await sent(page) !== null, 'the move'); assert.deepEqual(await sent(page), move); };
async function waits(page) {
  await page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); }));
  assert.equal(await sent(page), null);
}

const { from, to } = STATES['clans-confirm'].make().press.reduce((way, selector, i) => ({ ...way, [['from', 'to'][i]]: /board-(\w+)/.exec(selector)[1] }), {});

test('a question of two lines leaves the board where it is', { timeout: patient(60000) }, async () => {
  const { wide } = pages;
  await open(wide, 'place-3', {});
  const seen = await wide.evaluate(() => {
    const status = document.querySelector('[data-testid="status"]');
    const stage = () => { const { y, height } = document.querySelector('.stage').getBoundingClientRect(); return { y, height }; };
    const [before, one] = [stage(), status.clientHeight];
    const more = document.createTextNode('');
    status.append(more);
    while (status.clientHeight === one && more.data.length < 400) more.data += ' tool';
    const told = { before, after: stage(), one, two: status.clientHeight };
    more.remove();
    return told;
  });
  assert.ok(seen.two > seen.one * 1.5, JSON.stringify(seen));
  assert.deepEqual(seen.after, seen.before, JSON.stringify(seen));
});

for (const [game, state, press] of [['Stone Age', 'place-4', ['forest']], ['Clans', 'clans-4', [from, to]]]) {
  test(`what is asked lies below the board, also while somebody wants a move back: ${game}`, { timeout: patient(60000) }, async () => {
    const { wide } = pages;
    await open(wide, state, {});
    const asked = async (what) => {
      const seen = await wide.evaluate(() => {
        const [board, ground, dock] = ['.stage .board', '.stage', '.dock'].map((one) => document.querySelector(one).getBoundingClientRect());
        return { board: [board.top, board.bottom], ground: [ground.top, ground.bottom], dock: [dock.top, dock.bottom] };
      });
      assert.ok(seen.board[1] <= seen.dock[0] + 1 && seen.board[0] >= seen.ground[0], `${what}: ${JSON.stringify(seen)}`);
    };
    await asked('as ever');
    await wide.evaluate(async () => (await import('/js/state.js')).update(({ match }) => {
      match.vote = { seat: 1, version: match.rows.at(-1).version, needed: [match.view.me], agreed: [] };
    }));
    await at(wide, 'vote').waitFor();
    await asked('before something is chosen');
    for (const place of press) await at(wide, `board-${place}`).click();
    await wide.locator('.panel .confirm').waitFor();
    await asked('when something is chosen');
  });
}

/** Runs in the page: frames are kept back, or those that were asked for come. */
function holdFrames(held) {
  if (held) {
    window.heldFrames = { frame: window.requestAnimationFrame, asked: [] };
    window.requestAnimationFrame = (fn) => window.heldFrames.asked.push(fn);
  } else {
    const { frame, asked } = window.heldFrames;
    window.requestAnimationFrame = frame;
    for (const fn of asked) frame(fn);
  }
}
/** Runs in the page: whether a place is lit, and whether how many go there is asked. */
const shown = () => [document.querySelector('.lit-place').getBoundingClientRect().width > 0, Boolean(document.querySelector('.panel .confirm'))];

test('a click on the board is answered by the board; what is asked follows, or comes with the next press', { timeout: patient(60000) }, async () => {
  const page = pages.wide;
  await open(page, 'place-4', {});
  await at(page, 'place-forest').waitFor({ state: 'attached' });
  const { x, y, width, height } = await at(page, 'board-forest').boundingBox();
  assert.deepEqual(await page.evaluate(shown), [false, false]);
  await page.evaluate(holdFrames, true);
  await page.mouse.click(x + width / 2, y + height / 2);
  assert.deepEqual(await page.evaluate(shown), [true, false], 'the board answers alone');
  await page.mouse.move(1, 1);
  await page.mouse.down();
  assert.deepEqual(await page.evaluate(shown), [true, true], 'the next press meets all of it');
  await page.mouse.up();
  await page.evaluate(holdFrames, false);
  await at(page, 'cancel').click();
  await until(async () => !(await page.evaluate(shown)).some(Boolean), 'all as it was');
  await page.mouse.click(x + width / 2, y + height / 2);
  await until(async () => (await page.evaluate(shown)).every(Boolean), 'it follows by itself');
});

for (const [way, [which, press]] of Object.entries(WAYS)) {
  test(`by ${way}: one click sends what it makes whole, where somebody likes that`, { timeout: patient(60000) }, async () => {
    const page = pages[which];
    await open(page, 'place-4', { one_click: true });
    await press(page, 'field');
    await goes(page, { kind: 'place', place: 'field', people: 1 });
    await open(page, 'place-4', { one_click: true });
    await press(page, 'hunt');
    await waits(page); // how many is still to be said
    await open(page, 'use', { one_click: true });
    const place = await page.evaluate(async () => (await import('/js/state.js')).state.match.choices.use[0]);
    await press(page, place);
    await goes(page, { kind: 'use', place });
    await open(page, 'clans-4', { one_click: true });
    await press(page, from);
    await waits(page);
    await press(page, to);
    await goes(page, { kind: 'move', from, to });
    await open(page, 'place-4', {});
    await press(page, 'field');
    await waits(page); // as ever
    await open(page, 'place-4', { one_click: true }, { tutorial: true });
    await press(page, 'field');
    await waits(page); // a tutorial shows each step
  });

  test(`by ${way}: what nothing brings back is asked once more, where somebody likes that`, { timeout: patient(60000) }, async () => {
    const page = pages[which];
    const tap = (name) => (way === 'touch' ? at(page, name).tap() : at(page, name).click());
    await open(page, 'feed', { confirm: true });
    await tap('starve');
    await at(page, 'sure').waitFor();
    await waits(page);
    await tap('sure-back');
    await at(page, 'starve').waitFor();
    await tap('starve');
    await tap('sure-send');
    await goes(page, { kind: 'starve' });
    await open(page, 'place-4', { confirm: true });
    await press(page, 'field');
    await tap('send');
    await goes(page, { kind: 'place', place: 'field', people: 1 });
    await open(page, 'place-4', { confirm: true, one_click: true }, { undo: 'none' });
    await press(page, 'field');
    await at(page, 'sure').waitFor();
    await waits(page);
    await tap('sure-back');
    await at(page, 'sure').waitFor({ state: 'detached' });
    await press(page, 'field');
    await tap('sure-send');
    await goes(page, { kind: 'place', place: 'field', people: 1 });
  });
}

test('by keys: its letter sends what is whole; Enter asks, Enter again sends, Escape goes back', { timeout: patient(60000) }, async () => {
  const page = pages.wide;
  await open(page, 'place-4', { one_click: true });
  await keys(page, 'd');
  await goes(page, { kind: 'place', place: 'field', people: 1 });
  await open(page, 'pick', { one_click: true });
  await keys(page, '4');
  await goes(page, { kind: 'pick', die: 4 });
  await open(page, 'clans-found', { one_click: true, confirm: true });
  await keys(page, '1');
  await at(page, 'sure').waitFor();
  await keys(page, 'Escape');
  await at(page, 'sure').waitFor({ state: 'detached' });
  await keys(page, '1');
  await at(page, 'sure').waitFor();
  await waits(page);
  await keys(page, 'Enter');
  await until(async () => (await sent(page))?.kind === 'found', 'the village');
  await open(page, 'building', { confirm: true });
  await keys(page, 'x');
  await at(page, 'sure').waitFor();
  await keys(page, 'Enter');
  await goes(page, { kind: 'decline' });
});

test('in words: the question comes in place of the choices', { timeout: patient(60000) }, async () => {
  const page = pages.wide;
  await open(page, 'use', { confirm: true, text: true });
  await page.evaluate(async () => (await (await import('/js/pages.js')).bringPage('text')).needText('stoneage'));
  const place = await page.evaluate(async () => {
    const { state } = await import('/js/state.js');
    return state.match.choices.use.find((one) => ['hunt', 'forest', 'clay_pit', 'quarry', 'river'].includes(one));
  });
  await at(page, `use-${place}`).click();
  await at(page, 'sure').waitFor();
  await waits(page);
  await at(page, 'sure-send').click();
  await goes(page, { kind: 'use', place });
});

/** The middle of what bears that name, and whether a finger would meet it there. */
const middle = (page, name) => at(page, name).evaluate((node) => {
  const { x, y, width, height } = (node.querySelector('.veil, .slab') ?? node).getBoundingClientRect();
  const spot = { x: x + width / 2, y: y + height / 2 };
  return { ...spot, met: node.contains(document.elementFromPoint(spot.x, spot.y)) };
});
const menu = (page) => at(page, 'more').getAttribute('aria-expanded');

for (const text of [false, true]) {
  test(`a tap beside the open menu closes it and does nothing else, on the board and on what is asked${text ? ', in words' : ''}`, { timeout: patient(60000) }, async () => {
    const { phone } = pages;
    await open(phone, text ? 'use' : 'clans-4', { one_click: true, text });
    let names; // of what would answer
    if (text) {
      await phone.evaluate(async () => (await (await import('/js/pages.js')).bringPage('text')).needText('stoneage'));
      await at(phone, 'in-words').waitFor();
      names = [await phone.locator('[data-testid="panel"] [data-testid^="use-"]').last().getAttribute('data-testid')];
    } else {
      await at(phone, `board-${from}`).tap();
      await at(phone, 'cancel').waitFor();
      names = [`board-${to}`, 'cancel'];
    }
    for (const name of names) {
      await at(phone, name).scrollIntoViewIfNeeded();
      const spot = await middle(phone, name);
      assert.ok(spot.met, `${name} can be tapped`);
      await at(phone, 'more').tap();
      await until(async () => await menu(phone) === 'true', 'the menu');
      const { y, height } = await at(phone, 'more-sheet').boundingBox();
      assert.ok(spot.y > y + height, `${name} lies beside the menu`);
      await phone.touchscreen.tap(spot.x, spot.y);
      await until(async () => await menu(phone) === 'false', 'the menu to be closed');
      await waits(phone);
      if (!text) assert.equal(await at(phone, 'cancel').count(), 1, 'what was chosen is chosen');
    }
    await at(phone, 'more').tap();
    await at(phone, 'sound').tap();
    assert.equal(await menu(phone), 'true', 'what is switched in it leaves it open');
    await at(phone, 'sound').tap();
    await at(phone, 'more').tap({ force: true });
    await until(async () => await menu(phone) === 'false', 'its own button to close it');
  });
}

test('Escape closes the open menu, gives the focus back to its button, and takes nothing back', { timeout: patient(60000) }, async () => {
  const { low } = pages;
  await open(low, 'clans-4', {});
  await at(low, `board-${from}`).click();
  await at(low, 'cancel').waitFor({ state: 'attached' });
  for (const inside of ['theme', 'language']) {
    await at(low, 'more').focus();
    await keys(low, 'Enter');
    await until(async () => await menu(low) === 'true', 'the menu');
    await at(low, inside).focus();
    await keys(low, 'Escape');
    await until(async () => await menu(low) === 'false', 'the menu to be closed');
    assert.equal(await low.evaluate(() => document.activeElement?.getAttribute('data-testid')), 'more');
    assert.equal(await at(low, 'cancel').count(), 1, 'what was chosen is chosen');
  }
  await keys(low, 'Escape');
  await at(low, 'cancel').waitFor({ state: 'detached' });
  await at(low, 'more').click();
  assert.equal(await low.evaluate(async () => {
    const [{ go }, { state }] = await Promise.all([import('/js/actions.js'), import('/js/state.js')]);
    go('/nowhere');
    return state.ui.more;
  }), false, 'another page closes it, too');
});

test('the second click of a double click does not answer', { timeout: patient(60000) }, async () => {
  const page = pages.wide;
  await open(page, 'feed', { confirm: true });
  await at(page, 'starve').click();
  await at(page, 'sure-send').dispatchEvent('click', { detail: 2 });
  await waits(page);
  await at(page, 'sure-send').click();
  await goes(page, { kind: 'starve' });
});
