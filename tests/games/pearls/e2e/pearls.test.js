// The game that only the tests have: the program with one more line in its list of games serves it, keeps it, proves it, answers questions
// about it in SQL, and plays a whole match of eight seats in Chromium. The program of the product does not know it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const product = process.env.OCHRE_BIN ?? join(root, 'build', 'ochre');
const program = join(dirname(product), 'ochre_test');
process.env.OCHRE_BIN = program; // read when what follows is loaded
const { chooseGame, id, launch, matchOf, PHONE, scoreText, shot, WIDE, withPeople } = await import('../../../support/browser.js');
const { byMouse, byTouch, playPage } = await import('../../../support/player.js');
const { Rest } = await import('../../../support/rest.js');
const { lab, startServer } = await import('../../../support/server.js');
const { unbuilt } = await import('../../../support/unbuilt.js');
const { bothSay, chainAgain, verify } = await import('../../../support/verdict.js');
const { patient } = await import('../../../support/patience.js');

const SEATS = 8;
const goldens = new URL('../golden/', import.meta.url);
const dir = mkdtempSync(join(tmpdir(), 'ochre-pearls-'));
process.on('exit', () => rmSync(dir, { recursive: true, force: true }));

let server;
let browser;
before(async () => {
  const web = unbuilt(join(dir, 'web'));
  cpSync(fileURLToPath(new URL('../web/', import.meta.url)), join(web, 'games', 'pearls'), { recursive: true });
  server = await startServer({ web });
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const call = (command, ...args) => spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, timeout: patient(60000) });
const ochre = (...args) => call(program, ...args);

test('it is in the list of the tests alone', async () => {
  const { games } = await new Rest(server).get('/api/games');
  const { module, seats_max: most } = games.find((game) => game.id === 'pearls');
  assert.deepEqual([module, most], ['/games/pearls/index.js', SEATS]);
  const sim = spawnSync(join(dirname(product), 'ochre-lab'), ['sim', '--game', 'pearls'], { encoding: 'utf8' });
  assert.equal(sim.status, 2);
  assert.match(sim.stderr, /no game "pearls"/);
});

test('its dice have ten sides wherever they are shown', async () => {
  const { chance } = await new Rest(server).get('/api/games/pearls');
  assert.deepEqual(chance.map(({ event, field, how, sides }) => [event, field, how, sides]), [['rolled', 'dice', 'dice', 10]]);
  const faces = new Set();
  for (const name of readdirSync(goldens)) {
    const path = new URL(name, goldens).pathname;
    for (const [, die] of readFileSync(path, 'utf8').matchAll(/^ {4}rolled (\d+)$/gm)) faces.add(Number(die));
    const file = JSON.parse(verify(path, '--json').said);
    for (const row of file.rows) for (const draw of row.chance) assert.deepEqual(Object.keys(draw), ['event', 'field', 'how', 'sides', 'name']);
    const { counts } = await bothSay(server, 'same', () => {}, file);
    assert.equal(counts.dice, 7, name);
    // A die that falls otherwise, and a die of other sides, are found by the program and by the page, though the chain fits.
    const last = (copy) => copy.rows.filter((row) => row.chance.length > 0).at(-1);
    await bothSay(server, 'differs', (copy) => {
      const row = last(copy);
      row.events[row.chance[0].event].dice[0] = row.events[row.chance[0].event].dice[0] % 10 + 1;
      chainAgain(copy);
    }, file);
    for (const change of [(draw) => { draw.sides = 6; }, (draw) => { delete draw.sides; }]) {
      await bothSay(server, 'differs', (copy) => { change(last(copy).chance[0]); chainAgain(copy); }, file);
    }
  }
  assert.deepEqual([...faces].sort((a, b) => a - b), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('matches are stored, checked, verified and asked about in SQL', () => {
  const data = join(dir, 'stored');
  mkdirSync(data);
  const sim = call(lab, 'sim', '--game', 'pearls', '--seats', '8', '--bots', 'easy,random', '--matches', '6', '--store', join(data, 'ochre.sqlite'));
  assert.equal(sim.status, 0, sim.stderr);
  const check = ochre('admin', 'check', '--data', data);
  assert.match(check.stdout, /^6 matches, 336 moves checked: 0 matches differ/m, check.stderr);
  const rows = (query) => JSON.parse(ochre('admin', 'query', query, '--json', '--data', data).stdout);
  const ids = rows('SELECT match FROM v_match').map(({ match }) => match);
  assert.equal(ids.length, 6);
  for (const match of ids) assert.equal(verify('--match', match, '--data', data).status, 0, match);
  assert.deepEqual(rows('SELECT count(*) AS bids, min(card) AS low, max(card) AS high, count(DISTINCT seat) AS seats FROM v_bid'), [{ bids: 336, low: 1, high: 7, seats: SEATS }]);
  const [{ won, taken }] = rows("SELECT (SELECT sum(won) FROM v_bid) AS won, (SELECT count(*) FROM v_event WHERE kind = 'taken') AS taken");
  assert.ok(won > 0 && won === taken, `${won} bids won, ${taken} times pearls were taken`);
  assert.deepEqual(rows('cards_that_win').map(({ card, bids }) => [card, bids]), [1, 2, 3, 4, 5, 6, 7].map((card) => [card, 48]));
});

/** Every message of the live line that the page gets, as objects. */
function eavesdrop(page) {
  const heard = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)))));
  return heard;
}

for (const [how, view, take] of [['mouse', { viewport: WIDE }, byMouse], ['finger on a phone', { viewport: PHONE, touch: true }, byTouch]]) {
  test(`a guest plays a whole match of eight seats against bots to the score sheet: by ${how}`, { timeout: patient(200000) }, async () => {
    browser ??= await launch();
    await withPeople(browser, server, [view], async (who) => {
      const heard = eavesdrop(who.page);
      const use = (name) => (view.touch ? id(who, name).tap() : id(who, name).click());
      const choose = (name) => id(who, name).locator('..').click(); // its label
      await who.page.goto('/');
      await id(who, 'guest-name').fill('Perla');
      await use('create');
      await chooseGame(who, 'pearls', use);
      await choose(`create-count-${SEATS}`);
      for (let seat = 1; seat < SEATS; seat += 1) await id(who, `create-seat-${seat}`).selectOption(seat % 2 ? 'easy' : 'random');
      await use('create-join-anyone');
      await use('create-more');
      await use('create-bot-delay');
      await shot(who, 'pearls-create');
      await use('create-go');
      await use('start');
      await id(who, 'board').waitFor();
      await shot(who, 'pearls-board');
      // Where the table puts it: an own style sheet, or the order in which they come, must not change that.
      const stage = await who.page.locator('.stage').boundingBox();
      assert.ok(stage.x < 20 && stage.width > who.page.viewportSize().width * 0.6, JSON.stringify(stage));
      await playPage(who, take); // a press that follows at once is of a double one, and chooses nothing
      await id(who, 'score-sheet').waitFor();
      await shot(who, 'pearls-sheet');
      const match = matchOf(who);
      const { result } = await (await fetch(`${server.url}/api/matches/${match}`)).json();
      for (const [seat, { total }] of result.seats.entries()) assert.equal(await id(who, `total-${seat}`).innerText(), scoreText(total));
      assert.equal(result.seats.length, SEATS);
      const told = heard.flatMap((message) => message.rows ?? []).flatMap((row) => row.events).filter((event) => event.kind === 'bid');
      assert.equal(told.length, 7, 'a card in each round');
      assert.deepEqual([...new Set(told.map((event) => event.seat))], [0], 'the page was told of its own bids alone');
      await who.page.goto(`/verify/${match}`);
      await who.page.locator('[data-verdict=same]').waitFor();
      await shot(who, 'pearls-verify');
    });
  });
}
