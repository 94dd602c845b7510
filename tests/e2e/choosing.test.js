// The ways to send a move. A mouse click that completes a choice sends it. A tap of a finger sends it if it can be undone; else a second
// tap is needed, or one tap for users who prefer that. A move that nothing brings back is sent only after a question. By mouse, touch and
// keys, on the drawn board and in words. The positions come from a stand-in for the server, which accepts moves and sends nothing.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { show } from '../gallery/inside.js';
import { STATES } from '../gallery/states.js';
import { borrow, giveBack, paintNothing, PHONE, ringMet, WIDE } from '../support/browser.js';
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
    await page.waitForFunction(async () => (({ ready, conn }) => ready && conn === 'open')((await import('/js/core/state.js')).state));
    pages[name] = page;
  }
});
after(async () => {
  await giveBack(browser);
  mock?.close();
});

const sent = (page) => page.evaluate(async () => (await import('/js/core/state.js')).state.match?.sending?.move ?? null);
/** Shows a position to who prefers that. */
async function open(page, state, prefs, more = {}) {
  await page.evaluate(async (wanted) => (await import('/js/core/prefs.js')).adoptPrefs({ one_click: false, confirm: false, text: false, ...wanted }), prefs);
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
    await wide.evaluate(async () => (await import('/js/core/state.js')).update(({ match }) => {
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
  await at(page, 'place-quarry').waitFor({ state: 'attached' });
  const { x, y } = await at(page, 'board-quarry').boundingBox();
  const name = [x + 50, y + 20];
  assert.deepEqual(await page.evaluate(shown), [false, false]);
  await page.evaluate(holdFrames, true);
  await page.mouse.click(...name);
  assert.deepEqual(await page.evaluate(shown), [true, false], 'the board answers alone');
  await page.mouse.move(1, 1);
  await page.mouse.down();
  assert.deepEqual(await page.evaluate(shown), [true, true], 'the next press meets all of it');
  await page.mouse.up();
  await page.evaluate(holdFrames, false);
  await at(page, 'cancel').click();
  await until(async () => !(await page.evaluate(shown)).some(Boolean), 'all as it was');
  await page.mouse.click(...name);
  await until(async () => (await page.evaluate(shown)).every(Boolean), 'it follows by itself');
});

/** Chooses a land, and not how many go there: its name is beside all rings. */
const byName = (page, place, way) => page.locator(`[data-testid="board-${place}"]`)[way === 'touch' ? 'tap' : 'click']({ position: { x: 50, y: 20 } });

test('a circle that gets another number takes no press for a moment', { timeout: patient(60000) }, async () => {
  const { phone } = pages;
  await open(phone, 'place-4', {});
  const others = (n) => phone.evaluate(async (count) => (await import('/js/core/state.js')).update(({ match }) => {
    const places = match.view.places.map((one) => (one.place === 'quarry' ? { ...one, people: [0, count, 0, 0] } : one));
    match.view = { ...match.view, places };
  }), n);
  await others(2);
  await phone.waitForFunction(() => document.querySelectorAll('[data-place="quarry"] .crowd .walk').length === 2);
  await ringMet(phone, 'ring-quarry-1');
  await phone.evaluate(() => {
    const { x, y, width, height } = document.querySelector('[data-testid="ring-quarry-1"]').getBoundingClientRect();
    const meaning = () => document.elementFromPoint(x + width / 2, y + height / 2)?.dataset.testid ?? 'none';
    window.meanings = [meaning()];
    new MutationObserver(() => window.meanings.push(meaning())).observe(document.querySelector('[data-testid="board"]'), { subtree: true, childList: true });
  });
  await others(1); // as an undo does
  await phone.waitForFunction(() => window.meanings.length > 1);
  assert.deepEqual(await phone.evaluate(() => window.meanings.slice(0, 2)), ['ring-quarry-1', 'none']);
  await ringMet(phone, 'ring-quarry-2');
});

test('by mouse: one click sends what it makes whole', { timeout: patient(60000) }, async () => {
  const [page, press] = [pages.wide, WAYS.mouse[1]];
  await open(page, 'place-4', {});
  await press(page, 'field');
  await goes(page, { kind: 'place', place: 'field', people: 1 });
  await open(page, 'place-4', {});
  await at(page, 'ring-quarry-3').hover();
  await until(async () => await page.locator('[data-place="quarry"] .to-come').count() === 3, 'the people to be placed');
  assert.match(await at(page, 'pointed').innerText(), /Quarry – 3 people: about 1.6 stone, 4 with your tools/);
  assert.match(await page.locator('[data-place="quarry"] .expected').textContent(), /3 people: ≈ 1.6 stone\s*with tools: 4/);
  await ringMet(page, 'ring-quarry-3');
  await at(page, 'ring-quarry-3').click();
  await goes(page, { kind: 'place', place: 'quarry', people: 3 });
  await open(page, 'place-4', {});
  await byName(page, 'quarry', 'mouse');
  await waits(page); // how many is still to be said
  await page.locator('.panel .figure').nth(1).click();
  await goes(page, { kind: 'place', place: 'quarry', people: 2 });
  await open(page, 'use', {});
  const place = await page.evaluate(async () => (await import('/js/core/state.js')).state.match.choices.use[0]);
  await press(page, place);
  await goes(page, { kind: 'use', place });
  await open(page, 'pick', {});
  await at(page, 'pick-4').click();
  await goes(page, { kind: 'pick', die: 4 });
  await open(page, 'clans-4', {});
  await press(page, from);
  await waits(page);
  await press(page, to);
  await goes(page, { kind: 'move', from, to });
  await open(page, 'place-4', { one_click: true }, { tutorial: true });
  await press(page, 'field');
  await waits(page); // a tutorial shows each step
});

test('by touch: a tap sends moves that can be undone, otherwise the first shows what the second sends; one tap sends all, as a setting', { timeout: patient(60000) }, async () => {
  const [page, press] = [pages.phone, WAYS.touch[1]];
  const [used] = STATES.use.make().update.choices.use;
  const places = [['place-4', 'board-field', { kind: 'place', place: 'field', people: 1 }],
    ['place-4', 'ring-quarry-3', { kind: 'place', place: 'quarry', people: 3 }]];
  const use = ['use', `board-${used}`, { kind: 'use', place: used }]; // only their order is chosen: there is nothing to preview
  const tapOnce = async ([state, name, move], prefs, more) => {
    await open(page, state, prefs, more);
    await at(page, 'status').tap(); // a third tap in a row is one of the question before
    if (name.startsWith('ring-')) await ringMet(page, name);
    await at(page, name).tap();
    await goes(page, move);
    await at(page, 'status').tap();
  };
  for (const one of places) {
    await tapOnce(one, {});
    const [state, name, move] = one;
    await open(page, state, {}, { undo: 'none' });
    await at(page, name).tap();
    await page.locator('.panel .confirm').waitFor();
    await waits(page);
    await at(page, name).tap();
    await goes(page, move);
    await tapOnce(one, { one_click: true }, { undo: 'none' });
  }
  await tapOnce(use, {});
  await tapOnce(use, { one_click: true });
  await open(page, 'place-4', {});
  await at(page, 'ring-quarry-3').dispatchEvent('pointerdown', { pointerType: 'touch' });
  await until(async () => /Quarry – 3 people: about 1.6 stone, 4 with your tools/.test(await at(page, 'status').innerText()), 'what the finger would send');
  assert.equal(await page.locator('[data-place="quarry"] .to-come').count(), 3);
  await at(page, 'ring-quarry-3').dispatchEvent('pointercancel', { pointerType: 'touch' });
  await page.locator('[data-place="quarry"] .to-come').first().waitFor({ state: 'detached' });
  await waits(page); // it has slid off
  await open(page, 'place-4', {}, { undo: 'none' });
  await ringMet(page, 'ring-quarry-3');
  await at(page, 'ring-quarry-3').tap();
  await page.locator('.panel .figure').nth(4).tap();
  await goes(page, { kind: 'place', place: 'quarry', people: 5 }); // another number: still the second tap
  await open(page, 'pick', {});
  await at(page, 'pick-4').tap();
  await goes(page, { kind: 'pick', die: 4 }); // a button of the panel says what it does
  await open(page, 'place-4', {}, { undo: 'none' });
  await press(page, 'field', 'hut');
  await waits(page); // something else is a first tap again
  await open(page, 'place-4', { one_click: true });
  await byName(page, 'quarry', 'touch');
  await waits(page); // how many is still to be said
  await open(page, 'clans-4', {});
  await press(page, from);
  await waits(page);
  await press(page, to);
  await goes(page, { kind: 'move', from, to });
  await open(page, 'place-4', { one_click: true }, { tutorial: true });
  await press(page, 'field');
  await waits(page); // a tutorial shows each step
});

for (const [way, [which, press]] of Object.entries(WAYS)) {
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
    await goes(page, { kind: 'place', place: 'field', people: 1 });
    await open(page, 'place-4', { confirm: true, one_click: true }, { undo: 'none' });
    await tap('status'); // a second click in a row is one of the question before
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
  await open(page, 'place-4', {});
  await keys(page, 'q', '3');
  assert.match(await at(page, 'expect').innerText(), /3 people: about 1.6 stone, 4 with your tools/);
  assert.equal(await at(page, 'expect').getAttribute('aria-live'), 'polite', 'and readers hear it');
  assert.match(await page.locator('.panel .figure').nth(4).getAttribute('aria-label'), /^5 people: about 3 stone, 5 with your tools/);
  await waits(page);
  await keys(page, 'Enter');
  await goes(page, { kind: 'place', place: 'quarry', people: 3 });
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
  await page.evaluate(async () => (await (await import('/js/core/pages.js')).loadPage('text')).needText('stoneage'));
  const place = await page.evaluate(async () => {
    const { state } = await import('/js/core/state.js');
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
      await phone.evaluate(async () => (await (await import('/js/core/pages.js')).loadPage('text')).needText('stoneage'));
      await at(phone, 'in-words').waitFor();
      names = [await phone.locator('[data-testid="panel"] [data-testid^="use-"]').last().getAttribute('data-testid')];
    } else {
      await at(phone, `board-${from}`).tap();
      await at(phone, 'cancel').waitFor();
      names = [`board-${to}`, 'cancel'];
    }
    for (const name of names) {
      await phone.setViewportSize(name.startsWith('board-') ? { width: 844, height: 390 } : { width: 390, height: 844 }); // upright the menu covers the board
      if (text) await at(phone, 'panel').evaluate((node) => { node.style.marginTop = '400px'; }); // below the menu
      await at(phone, name).scrollIntoViewIfNeeded();
      const spot = await middle(phone, name);
      assert.ok(spot.met, `${name} can be tapped`);
      await at(phone, 'more').tap();
      await until(async () => await menu(phone) === 'true', 'the menu');
      const { x, y, height } = await at(phone, 'more-sheet').boundingBox();
      assert.ok(spot.y > y + height || spot.x < x, `${name} lies beside the menu: ${JSON.stringify([spot, x, y, height])}`);
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
    const [{ go }, { state }] = await Promise.all([import('/js/actions.js'), import('/js/core/state.js')]);
    go('/nowhere');
    return state.ui.more;
  }), false, 'another page closes it, too');
});

test('actions whose order has no effect are sent by one press, by every way; the next one only while it is offered', { timeout: patient(60000) }, async () => {
  const all = ['field', 'hunt', 'quarry'].map((place) => ({ kind: 'use', place }));
  const rest = (page) => page.evaluate(async () => (await import('/js/core/state.js')).state.match.next);
  for (const [page, press] of [[pages.wide, (one) => at(one, 'use-all').click()], [pages.phone, (one) => at(one, 'use-all').tap()], [pages.wide, (one) => keys(one, 'a')]]) {
    await open(page, 'use-all', {});
    await press(page);
    await goes(page, all[0]);
    assert.deepEqual(await rest(page), all.slice(1));
    assert.ok(await page.evaluate(async () => {
      const [{ state }, { sendNext }] = await Promise.all(['core/state', 'actions'].map((name) => import(`/js/${name}.js`)));
      const { match } = state;
      sendNext(match); // the one before it is still on its way
      if (match.next.length !== 2) return false;
      match.sending = null;
      sendNext(match);
      if (match.sending.move.place !== 'hunt' || match.next.length !== 1) return false;
      Object.assign(match, { sending: null, choices: { ...match.choices, use: ['card_4'] } });
      sendNext(match);
      return match.sending === null && match.next.length === 0;
    }));
  }
});

test('the cheapest payment takes one click or Enter; another is put together as ever', { timeout: patient(60000) }, async () => {
  const page = pages.wide;
  const { cheapest, dearest } = STATES.building.make().update.choices;
  await open(page, 'building', {});
  await at(page, 'send').click();
  await goes(page, { kind: 'pay', resources: cheapest });
  await open(page, 'building', {});
  await keys(page, 'Enter');
  await goes(page, { kind: 'pay', resources: cheapest });
  await open(page, 'building', {});
  const counted = await page.locator('.coin:has(b)').evaluateAll((coins) => coins.map((one) => [one.querySelector('[data-testid]').dataset.testid.slice(4), Number(one.querySelector('b').textContent)]));
  assert.deepEqual(Object.fromEntries(counted.filter(([, n]) => n)), cheapest, 'the counters say what the button pays');
  await at(page, 'pay-most').click();
  await goes(page, { kind: 'pay', resources: dearest });
  await open(page, 'building', {});
  for (const name of ['stone', 'stone']) await at(page, `pay-${name}`).click();
  assert.equal(await at(page, 'pay-most').count(), 0);
  await at(page, 'send').click();
  await goes(page, { kind: 'pay', resources: { wood: 3, stone: 2 } });
  await open(page, 'tools', {});
  await at(page, 'send').click();
  await goes(page, { kind: 'tools', tools: ['tile_2'] });
  await open(page, 'tools', {});
  await at(page, 'no-tools').click();
  await goes(page, { kind: 'tools', tools: [] });
});

test('a double click answers one question, and not the next that comes under the pointer', { timeout: patient(60000) }, async () => {
  const page = pages.wide;
  await open(page, 'place-4', {});
  const { x, y } = await at(page, 'board-field').boundingBox();
  await page.mouse.click(x + 60, y + 60);
  await goes(page, { kind: 'place', place: 'field', people: 1 });
  await open(page, 'place-4', {}); // the next question offers the same place
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await waits(page);
  await page.mouse.click(x + 60, y + 60);
  await goes(page, { kind: 'place', place: 'field', people: 1 });
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

/** How the land that is pointed at is framed: its classes, and the stroke around it. */
const framed = (page, id) => page.evaluate(async (land) => {
  const { update } = await import('/js/core/state.js');
  update((s) => { s.ui.hover = land; });
  await new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); });
  const place = document.querySelector(`[data-place="${land}"]`);
  return [place.classList.contains('hover'), getComputedStyle(place.querySelector('.veil')).stroke !== 'none'];
}, id);

test('a finger leaves no frame around land that it touched; a mouse frames what it points at, while that may be chosen', { timeout: patient(60000) }, async () => {
  for (const [page, frame] of [[pages.wide, true], [pages.phone, false]]) {
    await open(page, 'clans-4', {});
    assert.deepEqual(await framed(page, from), [true, frame]);
    assert.equal(await page.evaluate(show, STATES['clans-wait'].make()), '');
    assert.deepEqual(await framed(page, from), [false, false], 'it may not be chosen now');
  }
});
