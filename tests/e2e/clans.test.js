// Clans in Chromium on the real server: a whole match by mouse and one by finger, and no other clan in the page before the end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSheet, checkWidth, chooseGame, id, matchOf, PHONE, shot, stage, WIDE } from '../support/browser.js';
import { wholeUpdate } from '../../web/js/core/patch.js';
import { byMouse, byNamedKeys, byTouch, playPage } from '../support/player.js';
import { Rest } from '../support/rest.js';
import { patient, until } from '../support/patience.js';
import { nameBox, standAt } from '../../web/games/clans/huts.js';
import { edgeRoom, layoutFor, valueAt } from '../../web/games/clans/layout.js';
import { tablesOf } from '../../web/games/clans/maps.js';
import { signsOf } from '../../web/games/clans/signs.js';
import { COLOURS } from '../../web/games/clans/terms.js';

const here = stage();
const { people } = here;

/** From the front page to a started match of Clans: a guest and two bots, who do not dawdle. */
async function openTable(who, name, use) {
  await who.page.goto('/');
  await id(who, 'guest-name').fill(name);
  await use('create');
  await chooseGame(who, 'clans', use);
  await id(who, 'create-seat-1').selectOption('random');
  await id(who, 'create-seat-2').selectOption('easy');
  await use('create-join-anyone');
  await use('create-more');
  await use('create-bot-delay');
  await shot(who, 'clans-create');
  await use('create-go');
  await use('start');
  await id(who, 'board').waitFor();
}

/** Every message of the live line that the page gets, as objects: updates as the whole tables that the page makes of their patches. */
function eavesdrop(page) {
  const heard = [];
  page.on('websocket', (socket) => {
    let held = null;
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload));
      const whole = message.type === 'update' ? wholeUpdate(message, held) : message;
      assert.ok(whole, 'a patch is one of the table that was told before it');
      if (whole.view) held = whole;
      heard.push(whole);
    });
  });
  return heard;
}

/** A picture of each step, the first time and again late in the match. */
function pictures(who, take) {
  const seen = new Map();
  return async (person, name, buttons) => {
    const kind = ['from-', 'to-', 'found-'].find((word) => buttons.some((button) => button.startsWith(word))) ?? 'send';
    const times = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, times);
    if (times === 1 || times === 9) await shot(who, `clans-${kind.replace('-', '')}-${times}`);
    return take(person, name, buttons);
  };
}

/** Clans of seats that messages of a running match tell. */
function clansTold(heard) {
  const updates = heard.filter((message) => message.type === 'update' && message.view && !message.result.over);
  assert.ok(updates.length > 5, `${updates.length} updates`);
  const views = updates.flatMap((message) => message.view.players).filter((player) => player.clan !== null);
  const events = updates.flatMap((message) => message.rows).flatMap((row) => row.events)
    .filter((event) => ['clans_shuffled', 'clan_seen', 'clan_shown'].includes(event.kind));
  return [...views, ...events].map((told) => told.seat ?? 'all of them');
}

for (const [how, view, take] of [['mouse', { viewport: WIDE }, byMouse], ['finger on a phone', { viewport: PHONE, touch: true }, byTouch]]) {
  test(`a guest plays a whole 3-seat match of Clans against bots to the score sheet: by ${how}`, { timeout: patient(200000) }, () => people([view], async (who) => {
    const heard = eavesdrop(who.page);
    const use = (name) => (view.touch ? id(who, name).tap() : id(who, name).click());
    await openTable(who, 'Moa', use);
    const used = await playPage(who, pictures(who, take));
    assert.ok(used > 15, `${used} buttons`);
    const result = await checkSheet(who);
    await shot(who, 'clans-score-sheet');
    assert.deepEqual([...new Set(clansTold(heard))], [0], 'before the end the page was told only of its own clan');
    const { view: last } = heard.filter((message) => message.type === 'update' && message.view).at(-1);
    assert.equal(last.phase, 'end');
    for (const [seat, row] of result.seats.entries()) {
      const { clan, chips } = last.players[seat];
      assert.equal(row.total, last.scores[clan] + chips, 'what the clan scored, and a point for each chip');
    }
    const sheet = await id(who, 'score-sheet').innerText();
    for (const { clan } of last.players) assert.match(sheet, new RegExp(`${clan} clan`), 'the sheet shows the player of each clan');
    await checkWidth(who);
    await use('flip');
    await shot(who, 'clans-map-at-the-end');
  }));
}

/** The first own turn: what the server offers then. */
async function myTurn(who, heard) {
  await id(who, 'panel').waitFor();
  return heard.filter((message) => message.type === 'update' && message.choices?.decision).at(-1).choices;
}

test('the map itself can be clicked: whose huts, then where to; elsewhere nothing happens', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const heard = eavesdrop(who.page);
  await openTable(who, 'Bo', (name) => id(who, name).click());
  const { moves } = await myTurn(who, heard);
  const { from, to } = moves[0];
  const click = async (name) => {
    const { x, y, width, height } = await id(who, `board-${name}`).locator('.huts').boundingBox();
    await who.page.mouse.click(x + width / 2, y + height / 2);
  };
  await click(from);
  await id(who, `to-${to[0]}`).waitFor();
  assert.deepEqual((await who.page.locator('.territory.may').evaluateAll((nodes) => nodes.map((node) => node.dataset.place))).sort(), [...to].sort());
  await click(to[0]);
  const rest = new Rest(here.server);
  const made = async () => (await rest.get(`/api/matches/${matchOf(who)}/events`)).rows.find((row) => row.seat === 0);
  const [mine] = (await until(made, 'the move')).events;
  assert.deepEqual([mine.kind, mine.from, mine.to], ['moved', from, to[0]]);
}));

test('letters and digits choose, Escape goes back, Enter sends: a whole match on the map by keyboard alone', { timeout: patient(150000) }, () => people([{ viewport: WIDE }], async (who) => {
  const heard = eavesdrop(who.page);
  await openTable(who, 'Lee', (name) => id(who, name).click());
  const { moves } = await myTurn(who, heard);
  const { from, to } = moves.at(-1); // region L, whose letter is that of the log elsewhere
  const { keyboard } = who.page;
  await keyboard.press(from[0].toLowerCase());
  await who.page.locator(`[data-testid="from-${from}"][data-key="${from[1]}"]`).waitFor();
  await keyboard.press(from[1]);
  await id(who, `to-${to[0]}`).waitFor();
  await keyboard.press('1');
  await id(who, 'preview').waitFor();
  await keyboard.press('Escape');
  await id(who, `to-${to[0]}`).waitFor();
  await keyboard.press('1');
  await id(who, 'preview').waitFor();
  await keyboard.press('Enter');
  await who.page.waitForFunction(() => !document.querySelector('[data-testid="preview"]'));
  const { rows } = await new Rest(here.server).get(`/api/matches/${matchOf(who)}/events`);
  const mine = rows.find((row) => row.seat === 0).events[0];
  assert.deepEqual([mine.from, mine.to], [from, to[0]]);
  await playPage(who, byNamedKeys);
  await checkSheet(who);
}));

/** Boxes on the map: one around a point, and how far two lie on each other. */
const around = (at, beside, above, below) => ({ left: at.x - beside, right: at.x + beside, top: at.y - above, bottom: at.y + below });
const deep = (a, b) => Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top);

test('on every shape of the map huts and their numbers stay clear of all names, however many clans stand in a territory', async () => {
  const catalogue = await new Rest(here.server).get('/api/games/clans');
  const boards = [[], ['printed_board']].map((options) => tablesOf(catalogue.tables, options));
  for (const [tables, shape] of boards.flatMap((one) => ['wide', 'tall', 'small', 'low'].map((name) => [one, name]))) {
    const layout = layoutFor(shape);
    const names = tables.territories.map((row) => [row.territory, nameBox(row, layout)]);
    for (const { territory } of tables.territories) {
      for (let held = 1; held <= 5; held += 1) {
        const { size, huts, counts } = standAt(tables, territory, held, layout);
        assert.deepEqual([huts.length, counts.length], [held, held]);
        assert.ok(size >= 0.6 * layout.hut, `${shape} ${territory}: ${size}`);
        const boxes = huts.map((at) => around(at, 11 * size, 11.6 * size, 10.6 * size));
        const numbers = counts.map((at) => around(at, 8.5 * layout.badge, 8.5 * layout.badge, 8.5 * layout.badge));
        const lying = [...boxes, ...numbers].flatMap((box) => names.filter(([, name]) => deep(box, name) > 3).map(([name]) => name));
        assert.deepEqual(lying, [], `${held} clans in ${territory}, ${shape}`);
        numbers.forEach((number, i) => boxes.forEach((box, j) => assert.ok(i === j || deep(number, box) < 5, `${territory}: the number of one hut on another`)));
      }
    }
  }
});

test('on every shape of the map the signs of the epoch lie inside of borders, and on nothing that stands there', async () => {
  const catalogue = await new Rest(here.server).get('/api/games/clans');
  const boards = [[], ['printed_board']].map((options) => tablesOf(catalogue.tables, options));
  for (const [tables, shape] of boards.flatMap((one) => ['wide', 'tall', 'small', 'low'].map((name) => [one, name]))) {
    const layout = layoutFor(shape);
    const all = tables.territories.map((row) => row.territory);
    const names = tables.territories.map((row) => nameBox(row, layout));
    for (const [clans, each] of [[0, 0], [1, 1], [2, 3], [5, 2]]) {
      const huts = Object.fromEntries(COLOURS.slice(0, clans).map((colour) => [colour, each]));
      const villages = clans ? all.filter((_, i) => i % 4 === 0) : []; // those have no sign of their own
      const view = { lands: all.map((territory) => ({ territory, huts })), villages: villages.map((territory) => ({ territory })) };
      const free = all.filter((territory) => !villages.includes(territory));
      const signs = signsOf(tables, view, free, layout);
      const stands = clans ? all.map((territory) => standAt(tables, territory, clans, layout)) : [];
      const boxes = stands.flatMap(({ size, huts: some }) => some.map((at) => around(at, 11 * size, 11.6 * size, 10.6 * size)));
      const counts = each > 1 ? stands.flatMap((one) => one.counts) : [];
      const numbers = [...counts.map((at) => around(at, ...Array(3).fill(8.5 * layout.badge))),
        ...villages.map((id) => around(valueAt(tables, id, layout), ...Array(3).fill(11 * layout.badge)))];
      for (const { territory, polygon } of tables.outlines.filter((row) => signs.get(row.territory))) {
        const at = signs.get(territory);
        const sign = around(at, 0.55 * layout.name_size, 0.36 * layout.name_size, 0.36 * layout.name_size);
        assert.deepEqual([...names, ...boxes, ...numbers].filter((box) => deep(sign, box) > 0), [], `${clans} clans, ${shape} ${territory}`);
        const room = edgeRoom(at, polygon.map(layout.turn));
        assert.ok(room > 0.36 * layout.name_size, `${shape} ${territory}: ${room.toFixed(1)} from the border`);
      }
      const without = free.filter((territory) => !signs.get(territory));
      if (clans < 2) assert.ok(without.length <= 1, `${shape}: no room in ${without}`); // sixty huts stand on the map, one in each territory
    }
  }
});
