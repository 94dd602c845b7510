// The end of a match: it comes into view wherever one had scrolled to, says what came of it and why, and the next match is a click away.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, matchOf, PHONE, restOf, scoreText, shot, signIn, stage, WIDE } from '../support/browser.js';
import { patient } from '../support/patience.js';
import { guest, playOut, table } from '../support/rest.js';

const here = stage({ limits: 1000 });
const RANKS = ['', 'first', 'second', 'third'];

/** At a page of this match, with the session of `rest`. */
async function at(who, rest, match, wanted) {
  await signIn(who, rest);
  await who.page.goto(`/match/${match.id}`);
  await id(who, wanted).first().waitFor();
}

test('on a phone the end of a match comes into view', { timeout: patient(120000) }, () => here.people([{ viewport: PHONE, touch: true }], async (who) => {
  const ann = await guest(here.server, 'Ann');
  const match = await table([ann], { bots: ['random', 'random'] });
  await at(who, ann, match, 'board');
  await who.page.evaluate(() => { // somebody looks at the lower part of the board until the match ends
    const look = () => {
      if (document.querySelector('.sheet')) return;
      scrollTo(0, 300);
      requestAnimationFrame(look);
    };
    look();
  });
  await playOut(match.id, ann);
  await id(who, 'score-sheet').waitFor();
  await who.page.waitForFunction(() => {
    const bar = document.querySelector('.bar').getBoundingClientRect();
    const head = document.querySelector('.winner').getBoundingClientRect();
    return head.top >= bar.bottom - 1 && head.bottom <= innerHeight;
  });
  await shot(who, 'ending-phone');
}));

test('the end says how I did, by my best, and all its tables go by rank', { timeout: patient(120000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  const ann = await guest(here.server, 'Ann');
  const before = await table([ann], { bots: ['random', 'random'], listed: false });
  await playOut(before.id, ann);
  const best = (await ann.get(`/api/matches/${before.id}`)).result.seats[0].total;
  const match = await table([ann], { bots: ['random', 'random'], listed: false });
  await playOut(match.id, ann);
  await at(who, ann, match, 'end-mine');
  const { result, match: info } = await ann.get(`/api/matches/${match.id}`);
  const { rank, total } = result.seats[0];
  const mine = await id(who, 'end-mine').innerText();
  const won = rank === 1 ? /^You won with / : new RegExp(`^You came ${RANKS[rank]} with `);
  assert.match(mine, won);
  assert.ok(mine.includes(scoreText(total)), mine);
  await id(who, 'end-mine').getByText(total >= best ? 'your best yet' : `your best is ${scoreText(best)}`).waitFor();
  assert.ok(await id(who, 'end-scene').isVisible());
  assert.match(await id(who, 'end-words').innerText(), /^(The cards have run out|A stack of buildings is empty)\.$/, 'the reason of the rules: nobody ended it early');
  assert.equal(await id(who, 'status').first().innerText(), 'The match is over');

  await id(who, 'luck').waitFor();
  const order = info.seats.map(({ seat }) => seat).sort((a, b) => result.seats[a].rank - result.seats[b].rank);
  const names = order.map((seat) => ['Ann', 'Brun', 'Cato'][seat]);
  const heads = await who.page.locator('.ledger thead').evaluateAll((all) => all.map((head) => [...head.querySelectorAll('th bdi')].map((name) => name.textContent)));
  assert.ok(heads.length >= 2);
  for (const head of heads) assert.deepEqual(head, names);
  const boards = await who.page.locator('.seats > [data-seat]').evaluateAll((all) => all.map((board) => Number(board.dataset.seat)));
  assert.deepEqual(boards, order, 'the players beside it, too');
  const bars = await who.page.locator('[data-testid^="bar-"]').evaluateAll((all) => all.map((bar) => [bar.dataset.testid, bar.querySelector('count-up').textContent]));
  assert.deepEqual(bars, order.map((seat) => [`bar-${seat}`, scoreText(result.seats[seat].total)]));
  const ranks = await who.page.locator('.sheet .ranks td').allInnerTexts();
  assert.deepEqual(ranks, order.map((seat) => RANKS[result.seats[seat].rank]));
  await shot(who, 'ending');
  await id(who, 'analysis-open').click();
  await id(who, 'analysis').waitFor();
}));

test('against bots alone the next match begins with a click', { timeout: patient(120000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  const ann = await guest(here.server, 'Ann');
  const match = await table([ann], { game: 'clans', bots: ['random', 'easy'], listed: false, join: 'link' });
  await playOut(match.id, ann);
  await at(who, ann, match, 'rematch');
  assert.equal(await id(who, 'rematch').innerText(), 'Play again');
  await shot(who, 'ending-clans');
  await id(who, 'rematch').click();
  await who.page.waitForFunction((old) => location.pathname !== `/match/${old}`, match.id);
  await id(who, 'log').waitFor();
  const next = (await (await restOf(who)).get(`/api/matches/${matchOf(who)}`)).match;
  assert.deepEqual([next.status, next.game, next.seats.map(({ bot }) => bot), next.listed], ['running', 'clans', [null, 'random', 'easy'], false]);
}));

test('points count up by source where things move, and a press shows what they come to', { timeout: patient(120000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  const ann = await guest(here.server, 'Ann');
  const match = await table([ann], { bots: ['random', 'random'], listed: false });
  await who.page.addInitScript(() => {
    window.counted = [];
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('count-up')) if (window.counted.at(-1) !== one.textContent) window.counted.push(one.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await at(who, ann, match, 'board');
  await id(who, 'speed').selectOption('full');
  await who.page.emulateMedia({ reducedMotion: 'no-preference' });
  await playOut(match.id, ann);
  await id(who, 'end-scene').waitFor();
  await who.page.waitForFunction(() => window.counted.length > 6);
  await id(who, 'end-scene').click();
  const { result } = await ann.get(`/api/matches/${match.id}`);
  await who.page.waitForFunction((totals) => [...document.querySelectorAll('count-up')].map((one) => one.textContent).sort().join() === totals,
    result.seats.map(({ total }) => scoreText(total)).sort().join());
}));
