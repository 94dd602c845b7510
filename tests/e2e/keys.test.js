// Enter sends what was chosen by keys, in every kind of question: on positions sent by the mock server, which accepts moves and does not answer.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { show } from '../gallery/inside.js';
import { STATES } from '../gallery/states.js';
import { borrow, giveBack, paintNothing } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { startMock } from '../web/mock/server.js';

let mock;
let browser;
let page;
const told = []; // to the server
before(async () => {
  mock = await startMock();
  browser = await borrow();
  page = await browser.newPage({ reducedMotion: 'reduce' });
  await paintNothing(page);
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => told.push(JSON.parse(String(payload)))));
  await page.goto(`${mock.url}/nowhere`);
  await page.waitForFunction(async () => (({ ready, conn }) => ready && conn === 'open')((await import('/js/core/state.js')).state));
});
after(async () => {
  await giveBack(browser);
  mock?.close();
});

const sent = () => page.evaluate(async () => (await import('/js/core/state.js')).state.match?.sending?.move ?? null);
const focus = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');
const open = async (moment) => {
  assert.equal(await page.evaluate(show, { ...STATES[moment].make(), press: [] }), '');
  await page.locator('[data-testid="panel"] button').first().waitFor();
};
/** Presses keys one after the other, each when what it does is there. */
const keys = async (...names) => { for (const name of names) await page.keyboard.press(name); };
/** To a button by Tab. */
async function reach(name) {
  for (let count = 0; count < 120 && await focus() !== name; count += 1) await page.keyboard.press('Tab');
  assert.equal(await focus(), name);
}

for (const [moment, pressed, move] of [
  ['tools', [], { kind: 'tools', tools: ['tile_2'] }],
  ['tools', ['2'], { kind: 'tools', tools: [] }],
  ['tools', ['5'], { kind: 'tools', tools: ['tile_2', 'once_3'] }],
  ['tools', ['2', '5'], { kind: 'tools', tools: ['once_3'] }],
  ['card', ['w', 'w', 'b', 'g'], { kind: 'pay', resources: { wood: 2, brick: 1, gold: 1 } }],
  ['pick', ['4'], { kind: 'pick', die: 4 }],
  ['feed', ['s', 's'], { kind: 'feed', resources: { stone: 2, wood: 1 } }],
]) {
  test(`${moment}: ${pressed.join(' ')} Enter`, { timeout: patient(30000) }, async () => {
    await open(moment);
    await keys(...pressed, 'Enter');
    await until(async () => await sent() !== null, 'the move');
    assert.deepEqual(await sent(), move);
  });
}

/** Letters and digits answer every question of the variants: which keys, and the move that the page sends then. */
for (const [moment, pressed, move] of [
  ['split', ['j', '-', 'Enter'], { kind: 'split', jewelry: 4 }],
  ['join', ['2', 'g', 'Enter'], { kind: 'join', people: 2, resources: { gold: 1 } }],
  ['join', ['x'], { kind: 'decline' }],
  ['tame', ['2', 'Enter'], { kind: 'tame', bonus: 'all' }],
  ['trade', ['t', '2', '3', 'Enter'], { kind: 'trade', give: 'brick', get: 'gold' }],
  ['trade', ['Enter'], { kind: 'pay', resources: { wood: 1, stone: 1, jewelry: 3 } }],
  ['trade', ['t', 'Escape', 'x'], { kind: 'decline' }],
  ['winter', ['p', 'w', 'w', 'w', 's', 'Enter'], { kind: 'pay_extra', resources: { wood: 3, stone: 1 } }],
  ['place-5', ['m', 'Enter'], { kind: 'place', place: 'merchant', people: 2 }],
  ['place-5', ['0', 'Enter'], { kind: 'place', place: 'card_5', people: 1 }],
]) {
  test(`${moment}: ${pressed.join(' ')}`, { timeout: patient(30000) }, async () => {
    await open(moment);
    told.length = 0;
    for (const key of pressed) {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); }));
    }
    await until(() => told.some((message) => message.type === 'move'), 'a move');
    assert.deepEqual(told.find((message) => message.type === 'move').move, move);
  });
}

test('Enter on a tool adds it, and Enter on it again sends; Space takes it away', { timeout: patient(30000) }, async () => {
  await open('tools');
  await reach('tool-tile_3');
  await keys('Enter', 'Space', 'Space', 'Enter');
  await until(async () => await sent() !== null, 'the move');
  assert.deepEqual(await sent(), { kind: 'tools', tools: ['tile_2', 'tile_3'] });
});

test('a table that is left before all of it is drawn is not drawn on', { timeout: patient(30000) }, async () => {
  await open('place-3');
  const said = await page.evaluate(async () => {
    const [{ state, update, drawChanges }, { isSliced }] = await Promise.all(['core/state', 'frame/incremental'].map((name) => import(`/js/${name}.js`)));
    const { match, route } = state;
    const errors = [];
    const listen = ({ message }) => errors.push(message);
    window.addEventListener('error', listen);
    for (const shown of [null, match]) { // it is drawn anew
      update(() => { state.match = shown; });
      drawChanges();
    }
    await new Promise((frame) => { requestAnimationFrame(frame); }); // the first slice comes behind it
    update(() => Object.assign(state, { match: null, route: { name: 'lost', id: '', key: '' } }));
    while (isSliced()) await new Promise((later) => { setTimeout(later); });
    window.removeEventListener('error', listen);
    update(() => Object.assign(state, { match, route }));
    return errors;
  });
  assert.deepEqual(said, []);
});

test('a key that comes before all of a table is drawn means what is about to be there', { timeout: patient(30000) }, async () => {
  await open('place-3');
  const [waited, place] = await page.evaluate(async () => {
    const [{ state, update, drawChanges }, { isSliced }] = await Promise.all(['core/state', 'frame/incremental'].map((name) => import(`/js/${name}.js`)));
    const { match } = state;
    for (const shown of [null, match]) { // it is drawn anew
      update(() => { state.match = shown; });
      drawChanges();
    }
    const waiting = isSliced();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }));
    return [waiting, state.match.draft.place];
  });
  assert.deepEqual([waited, place], [true, 'clay_pit']);
});

test('keys are named once one was pressed, and until a pointer is used', { timeout: patient(30000) }, async () => {
  const named = () => page.evaluate(() => [...document.querySelectorAll('.table kbd, .board .offer-key')].filter((one) => one.getBoundingClientRect().width > 0).length);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('place-3');
  await page.mouse.click(1, 1);
  assert.equal(await named(), 0);
  await keys('Shift');
  assert.ok(await named() > 5);
  await page.mouse.click(1, 1);
  assert.equal(await named(), 0);
});

test('no sign shows a key that does something else now', { timeout: patient(30000) }, async () => {
  const signed = () => page.evaluate(() => [...document.querySelectorAll('.table .quiet[data-key] kbd')].filter((one) => one.checkVisibility()).map((one) => one.textContent));
  const chosen = () => page.evaluate(() => [...document.querySelectorAll('.panel [data-key]')].map((one) => one.dataset.key));
  await page.setViewportSize({ width: 1280, height: 800 });
  await keys('Shift'); // keys are named since then
  for (const moment of ['place-3', 'tools']) {
    await open(moment);
    const [shown, taken] = [await signed(), await chosen()];
    assert.ok(shown.includes('v'));
    assert.deepEqual(shown.filter((key) => taken.includes(key)), [], moment);
    assert.equal(shown.includes('r'), moment !== 'place-3', 'R is the river while people are placed');
  }
});
