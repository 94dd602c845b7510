// Where the device has its own few colours, what may be chosen is marked with one of them, and a choice is made as ever.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { show } from '../gallery/inside.js';
import { STATES } from '../gallery/states.js';
import { borrow, giveBack, WIDE } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { Rest } from '../support/rest.js';
import { startServer } from '../support/server.js';
import { startMock } from '../web/mock/server.js';

let mock;
let browser;
let page;
before(async () => {
  const server = await startServer();
  const clans = await new Rest(server).get('/api/games/clans');
  await server.close();
  mock = await startMock(0, { clans });
  browser = await borrow();
  page = await browser.newPage({ viewport: WIDE, reducedMotion: 'reduce', forcedColors: 'active' });
  await page.goto(`${mock.url}/nowhere`);
  await page.waitForFunction(async () => (({ ready, conn }) => ready && conn === 'open')((await import('/js/core/state.js')).state));
});
after(async () => {
  await giveBack(browser);
  mock?.close();
});

const open = async (state) => {
  assert.equal(await page.evaluate(show, { ...STATES[state].make(), press: [] }), '');
  await page.locator('[data-testid="panel"]').waitFor();
};
const sent = () => page.evaluate(async () => (await import('/js/core/state.js')).state.match?.sending?.move ?? null);

/** Runs in the page: how the places that may be chosen are framed, and what the device marks with. */
function frames() {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'Highlight';
  const highlight = getComputedStyle(probe).color;
  probe.remove();
  const strokes = [...document.querySelectorAll('.board g.may')].map((one) => getComputedStyle(one.querySelector('.glow, .veil')));
  return { highlight, strokes: strokes.map(({ stroke, strokeOpacity }) => [stroke, strokeOpacity]) };
}

for (const [state, places, move] of [
  ['place-4', ['field'], { kind: 'place', place: 'field', people: 1 }],
  ['clans-4', STATES['clans-confirm'].make().press.map((one) => /board-(\w+)/.exec(one)[1]), null],
]) {
  test(`${state}: what may be chosen is marked, and is chosen`, { timeout: patient(60000) }, async () => {
    assert.ok(await page.evaluate(() => matchMedia('(forced-colors: active)').matches));
    await open(state);
    const { highlight, strokes } = await page.evaluate(frames);
    assert.ok(strokes.length > 3);
    for (const [stroke, opacity] of strokes) assert.deepEqual([stroke, opacity], [highlight, '1']);
    for (const place of places) await page.locator(`[data-testid="board-${place}"]`).click();
    await until(async () => await sent() !== null, 'the move');
    assert.deepEqual(await sent(), move ?? { kind: 'move', from: places[0], to: places[1] });
  });
}

/** Runs in the page: how each terrain looks, the patches of the chart too, and what is marked as favourable and as barren land. */
function lands() {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const looks = all('.ground .land-fill').map((one) => [one.getAttribute('class').split(' ')[1], getComputedStyle(one).fill, one.nextElementSibling.getAttribute('fill')].join(' '));
  const patches = all('.epoch .land-fill').map((one) => [one.getAttribute('class').split(' ').at(-1), getComputedStyle(one).fill].join(' '));
  const marked = (selector) => all(`[data-fortune]:has(${selector})`).map((one) => [one.dataset.fortune, one.querySelector('text').textContent]).sort();
  return { looks: [...new Set(looks)].sort(), patches: [...new Set(patches)].sort(), good: marked('.gold-edge'), bad: marked('[fill="url(#land-barren)"]') };
}

test('Clans: a terrain looks the same in every epoch, as in the chart; an edge and a bonus, or a hatch and a nought, tell what the epoch does to it', { timeout: patient(60000) }, async () => {
  const { tables } = await page.evaluate(async () => (await import('/js/core/state.js')).state.games.clans);
  const made = STATES['clans-found'].make();
  const held = made.update.view.villages.map(({ territory }) => territory);
  const first = [];
  for (const { epoch, favourable, unfavourable, bonus } of tables.epochs) {
    const shown = { ...made, press: [], info: { ...made.info, id: `${made.info.id}-${epoch}` }, update: { ...made.update, view: { ...made.update.view, epoch } } };
    assert.equal(await page.evaluate(show, shown), '');
    await page.locator('.epoch.now [data-help], .epoch.now').first().waitFor();
    const { looks, patches, good, bad } = await page.evaluate(lands);
    first.push(looks);
    assert.equal(looks.length, 4, `epoch ${epoch}: one look for each terrain`);
    assert.deepEqual(looks, first[0], `epoch ${epoch}: terrain keeps its looks`);
    assert.deepEqual(patches, looks.map((look) => look.replace(/ url.*/, '')), 'the chart shows the same');
    const of = (terrains, words) => tables.territories.filter((row) => terrains.includes(row.terrain) && !held.includes(row.territory)).map((row) => [row.territory, words]).sort();
    assert.deepEqual(good, favourable.length < 4 ? of(favourable, `+${bonus}`) : [], `epoch ${epoch}: where villages score more`);
    assert.deepEqual(bad, of(unfavourable, '0'), `epoch ${epoch}: where they perish`);
  }
});
