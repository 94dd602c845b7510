// The analysis of a match in Chromium: requested below the score sheet, and one click leads from a decision to the board on which it was
// made.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers } from '../support/axe.js';
import { inspect } from '../gallery/inside.js';
import { checkWidth, id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { drive, guests, seatAll } from '../support/play.js';
import { patient, until } from '../support/patience.js';
import { table } from '../support/rest.js';

const here = stage();
const { people } = here;

/** Rounds as the page does: half a unit goes away from zero, and ten-thousandths are whole numbers, so that no tie falls by a float. @param {number} n @param {number} unit */
const rounded = (n, unit) => Math.sign(n) * Math.floor((2 * Math.abs(n) + unit) / (2 * unit)) + 0;

test('what decided a match is asked for below its score sheet, and leads to the board', { timeout: patient(120000) }, () => people([{ viewport: PHONE, touch: true }], async (who) => {
  const seats = await guests(here.server, 'Ann', 'Ben');
  const match = await table(seats, { game: 'clans' });
  const clients = await seatAll(seats, match);
  await drive(clients, match.id);
  clients.forEach((client) => client.close());
  await signIn(who, seats[0]);
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'analysis-open').tap();
  await id(who, 'analysis-graph').waitFor({ timeout: patient(60000) });
  await checkWidth(who);
  await shot(who, 'analysis');
  const [clans, inks] = await who.page.evaluate(async () => {
    const paint = (name) => {
      const one = document.body.appendChild(document.createElement('i'));
      one.className = name;
      const ink = getComputedStyle(one).getPropertyValue('--clan');
      one.remove();
      return ink;
    };
    const { players } = (await import('/js/core/state.js')).state.match.view;
    const drawn = [...document.querySelectorAll('[data-testid="analysis-graph"] .share-line')].map((line) => getComputedStyle(line).getPropertyValue('--seat'));
    return [players.map(({ clan }) => paint(`clan-${clan}`)), drawn];
  });
  assert.deepEqual(inks, clans, 'the clan of each player is shown, in its colour');
  await who.page.setViewportSize({ ...PHONE, height: 4000 }); // the bar at the bottom covers no part of a button
  assert.deepEqual(await barriers(who.page), []);
  await who.page.setViewportSize(PHONE);
  const analysis = await who.page.evaluate(async () => (await import('/js/core/state.js')).state.match.analysis.told); // the browser's, or the server's: they are the same
  await id(who, 'analysis-all').locator('summary').tap();
  const told = async (part, seat) => Number((await id(who, `analysis-${part}-${seat}`).innerText()).replace('−', '-').replace(/[^-\d]/g, ''));
  for (const seat of analysis.seats)
    for (const part of ['begin', 'luck', 'own', 'others', 'rest', 'end']) assert.equal(await told(part, seat.seat), rounded(seat[part], analysis.whole / 100), part);
  const [worst] = analysis.lessons.filter(({ seat }) => seat === 0);
  await id(who, `lesson-show-${worst.version}`).tap();
  await until(async () => new URL(who.page.url()).searchParams.get('v') === `${worst.version - 1}`, 'the board before it');
  await id(who, 'replay-lesson').waitFor();
  assert.equal(await id(who, 'replay-shares').count(), 1);
  await checkWidth(who);
  await shot(who, 'analysis-board');
  await id(who, 'replay-more').tap();
  await id(who, 'replay-on-bots').selectOption('easy');
  await id(who, 'replay-on').tap();
  await until(() => !who.page.url().includes(match.id), 'the match that goes on from there');
  const { match: next } = await seats[0].get(new URL(who.page.url()).pathname.replace('/match/', '/api/matches/'));
  assert.deepEqual([next.from.match, next.from.version, next.my_seat, next.seats[1].bot], [match.id, worst.version - 1, 0, 'easy']);
  await id(who, 'replay').waitFor({ state: 'detached' });
  await who.page.goto(`/player/${seats[0].user.id}`);
  await id(who, 'decisions-open').tap();
  const mine = analysis.seats.find(({ seat }) => seat === 0);
  await id(who, 'player-decisions').locator('tbody tr').first().waitFor();
  const sums = await id(who, 'player-decisions').locator('tbody tr').allInnerTexts();
  assert.equal(sums.length, 1, 'all decisions of Clans are of one kind');
  assert.equal(mine.kinds.reduce((sum, { lost }) => sum + lost, 0), -mine.own);
  const lost = mine.kinds.reduce((sum, one) => sum + one.lost / analysis.whole, 0).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }); // added up as the page does: a tie falls as it falls there
  assert.match(sums[0], new RegExp(`\\b${mine.kinds.reduce((sum, { chosen }) => sum + chosen, 0)}\\s+${lost}$`));
  await checkWidth(who);
  await shot(who, 'decisions');
  assert.deepEqual(await barriers(who.page), []);
  const quiet = await table([seats[0]], { bots: ['easy'], listed: false, start_seat: 0 });
  await who.page.goto(`/match/${quiet.id}`);
  await id(who, 'more').tap();
  await id(who, 'more-sheet').locator('[data-testid="hint-open"]').tap();
  await id(who, 'hint-close').waitFor();
  assert.equal(await id(who, 'more-sheet').isVisible(), false, 'the board that it speaks of can be seen');
  assert.match(await id(who, 'hint').innerText(), /Ann .*\n? *\d+% chance of winning/);
  assert.deepEqual(await barriers(who.page), []);
}));

/** Runs in the page: comes back when all of it is drawn. A large one comes in slices, one a frame: for ten frames nothing has come. */
async function drawn() {
  let still = 0;
  const observer = new MutationObserver(() => { still = 0; });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (; still < 10; still += 1) await new Promise((later) => { requestAnimationFrame(() => setTimeout(later)); });
  observer.disconnect();
}

/** Runs in the page: what of the panel lies beside the window, and what of the board lies under the panel. */
function hidden() {
  const panel = document.querySelector('[data-testid=replay]');
  const words = (node) => `${node.localName} ${node.getAttribute('data-testid') ?? node.textContent.trim().slice(0, 40)}`;
  const top = Math.min(...[...panel.children].filter((node) => node.getClientRects().length).map((node) => node.getBoundingClientRect().top));
  const beside = [...panel.querySelectorAll('button, select, input, p')].filter((node) => {
    const { left, right, bottom } = node.getBoundingClientRect();
    return left < 0 || right > innerWidth || bottom > innerHeight;
  });
  const under = [...document.querySelectorAll('.stage svg.board text, .stage svg.board .slab')].filter((node) => node.getBoundingClientRect().bottom > top);
  return [...beside.map((node) => `beside the window: ${words(node)}`), ...under.map((node) => `under the panel: ${words(node)}`)];
}

for (const game of ['clans', 'stoneage']) {
  test(`a moment of ${game} that cost much is seen whole on larger screens`, { timeout: patient(120000) }, () => people([{ viewport: WIDE }], async (who) => {
    const seats = await guests(here.server, 'Ann', 'Ben');
    const match = await table(seats, { game });
    const clients = await seatAll(seats, match);
    await drive(clients, match.id);
    clients.forEach((client) => client.close());
    await signIn(who, seats[0]);
    await who.page.goto(`/match/${match.id}`);
    await id(who, 'analysis-open').click();
    await id(who, 'analysis-graph').waitFor({ timeout: patient(60000) });
    await shot(who, `analysis-${game}`);
    await who.page.locator('[data-testid^="lesson-show-"]').first().click();
    await id(who, 'replay-lesson').waitFor();
    await id(who, 'replay-on').waitFor();
    for (const [size, least] of [['1280x800', 13], ['1024x768', 12], ['820x1180', 12], ['1920x1080', 13]]) {
      const [width, height] = size.split('x').map(Number);
      await who.page.setViewportSize({ width, height });
      await who.page.locator(width >= 1180 ? '.form-side' : '.form-stack').waitFor();
      await who.page.evaluate(drawn);
      await shot(who, `lesson-${game}`);
      assert.deepEqual(await who.page.evaluate(hidden), [], size);
      assert.deepEqual(await who.page.evaluate(inspect, { least, coarse: false }), [], size);
    }
  }));
}
