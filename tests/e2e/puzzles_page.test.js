// The page of puzzles: today's is solved by mouse, finger and keys, its numbers and lines are shown, and the result is copied; themes lead to others.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkWidth, explain, id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { press, seen } from '../support/page_player.js';
import { byNamedKeys } from '../support/player.js';
import { patient, until } from '../support/patience.js';
import { account, guest, Rest } from '../support/rest.js';
import { finished } from '../support/local_match.js';

const here = stage();
const { people } = here;
const WAYS = [['mouse', { viewport: WIDE }], ['finger', { viewport: PHONE, touch: true }]];

/** The solution of today's puzzle, as somebody else has learnt it. */
async function solution(game) {
  const nobody = new Rest(here.server);
  const { today } = (await nobody.get('/api/puzzles')).games.find((one) => one.game === game);
  const answer = await nobody.expect(200, 'POST', `/api/puzzles/${today}/answer`, { move: 0 });
  return { id: today, answer, best: answer.moves[answer.best].move, played: answer.moves[answer.played].move };
}

/** The next thing to press for a payment in resources: one more, one less, or the button that sends it. */
function paying({ paid, shown }, { resources = {} }) {
  const differs = (sign) => Object.keys(paid).find((name) => sign * ((resources[name] ?? 0) - paid[name]) > 0);
  const [less, more] = [differs(-1), differs(1)];
  if (more) return `pay-${more}`; // it may replace another one
  return less ? `unpay-${less}` : shown.includes('send') ? 'send' : null;
}

/** The payment that is offered or chosen on screen. */
const paidOf = (who) => who.page.evaluate(() => Object.fromEntries([...document.querySelectorAll('.purse [data-testid^="pay-"]')]
  .map((button) => [button.dataset.testid.slice(4), Number(button.querySelector('b').textContent)])));

/** The next thing to press for a move of each kind that puzzles have. */
const NEXT = {
  move: ({ draft, shown }, { from, to }, on) => (draft.from === from && draft.to === to && shown.includes('send') ? 'send'
    : draft.from === from ? on(to, 'to') : on(from, 'from')),
  place({ choices, draft, shown }, { place, people: count }) {
    const { least, most } = choices.places.find((row) => row.place === place);
    if (draft.place === place && draft.people === count && shown.includes('send')) return 'send';
    return most > least ? `ring-${place}-${count}` : `board-${place}`;
  },
  use: ({ draft, shown }, { place }) => (draft.place === place && shown.includes('send') ? 'send' : `board-${place}`),
  pay: paying,
  feed: paying,
  decline: () => 'decline',
  starve: () => 'starve',
};

/** The next thing to press for a move. */
const next = (table, move, panel) => NEXT[move.kind](table, move, (place, kind) => (panel ? `${kind}-${place}` : `board-${place}`));

/** Makes a move through the page, and waits for the answer. */
async function make(who, move, act, panel = false) {
  try {
    await until(async () => {
      if (await id(who, 'puzzle-answer').count()) return true;
      const table = { ...await seen(who), paid: await paidOf(who) };
      if (table.choices && !table.busy) await act(who, next(table, move, panel));
      return false;
    }, 'the answer');
  } catch (error) {
    throw await explain(who, error);
  }
}

for (const game of ['stoneage', 'clans']) {
  for (const [how, view] of WAYS) {
    test(`${game}: today's puzzle is solved by ${how} at ${view.viewport.width} pixels, and shared`, { timeout: patient(120000) }, () => people([view], async (who) => {
      const gus = await guest(here.server, 'Gus');
      const { best, answer } = await solution(game);
      await signIn(who, gus);
      await who.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await who.page.goto('/');
      await id(who, 'puzzles').click();
      await id(who, `puzzle-solve-${game}`).waitFor();
      await checkWidth(who);
      await shot(who, `puzzles-${game}`);
      await id(who, `puzzle-solve-${game}`).click();
      await until(async () => (await seen(who).catch(() => ({}))).choices, 'the question');
      assert.match(await id(who, 'status').innerText(), /Find the better move/);
      await checkWidth(who);
      assert.equal(await id(who, 'puzzle-all').getAttribute('href'), 'puzzles');
      assert.ok(await id(who, 'puzzle-all').isVisible(), 'the way back to all puzzles');
      await who.page.locator('[data-testid^="board-"]').last().waitFor();
      await shot(who, `puzzle-question-${game}`);
      await make(who, best, press);
      assert.equal(await id(who, 'puzzle-verdict').getAttribute('data-solved'), 'yes');
      const numbers = await id(who, 'puzzle-numbers').innerText();
      assert.match(numbers, /1 day in a row/);
      assert.ok(numbers.includes(answer.simulations.toLocaleString('en')), numbers);
      assert.match(await id(who, 'puzzle-step').innerText(), new RegExp(`^0 of ${answer.lines.best.length}$`));
      await checkWidth(who);
      await shot(who, `puzzle-answer-${game}`);
      for (const line of ['played', 'best']) {
        await id(who, `puzzle-line-${line}`).click();
        while (!await id(who, 'puzzle-forward').isDisabled()) await id(who, 'puzzle-forward').click();
        assert.equal(await id(who, 'puzzle-step').innerText(), `${answer.lines[line].length} of ${answer.lines[line].length}`);
        assert.ok((await id(who, 'puzzle-words').innerText()).length > 3);
      }
      await shot(who, `puzzle-line-${game}`);
      await id(who, 'puzzle-share').click();
      await id(who, 'notice').waitFor();
      const text = await who.page.evaluate(() => navigator.clipboard.readText());
      assert.match(text, /^Ochre, .*: puzzle of .*\nI found the better move\.\n1 day in a row\nhttp.*\/puzzles$/);
      await id(who, 'puzzle-more').click();
      await id(who, `puzzle-today-${game}`).getByText('Solved today.').waitFor();
      assert.deepEqual(who.problems, []);
    }));
  }
}

const KINDS = ['decline', 'feed', 'pay', 'place', 'starve', 'use']; // of best moves in the shipped set of Stone Age

/** Returns a puzzle of Stone Age for each kind of best move. */
async function oneOfEachKind() {
  const nobody = new Rest(here.server);
  const found = new Map();
  for (const theme of ['feeding', 'buildings', 'cards']) {
    const { puzzles } = await nobody.get(`/api/puzzles?game=stoneage&theme=${theme}`);
    for (const puzzle of puzzles) {
      if (found.size === KINDS.length || (theme === 'feeding' && found.size === 2)) break;
      const { moves, best } = await nobody.expect(200, 'POST', `/api/puzzles/${puzzle}/answer`, { move: 0 });
      const { move } = moves[best];
      if (!found.has(move.kind)) found.set(move.kind, { puzzle, move });
    }
  }
  return found;
}

test('a move of each kind that solves a puzzle of Stone Age can be made on its page', { timeout: patient(120000) }, () => people([{ viewport: WIDE }], async (who) => {
  const kinds = await oneOfEachKind();
  assert.deepEqual([...kinds.keys()].sort(), KINDS);
  for (const { puzzle, move } of kinds.values()) {
    await who.page.goto(`/match/~puzzle-${puzzle}`);
    await until(async () => (await seen(who).catch(() => ({}))).choices, 'the question');
    await make(who, move, press);
    assert.equal(await id(who, 'puzzle-verdict').getAttribute('data-solved'), 'yes', JSON.stringify(move));
  }
  assert.deepEqual(who.problems, []);
}));

test('by keys, and by nobody: the played move is no solution, and there is no streak', { timeout: patient(120000) }, () => people([{ viewport: WIDE }], async (who) => {
  const { id: puzzle, played, answer } = await solution('clans');
  await who.page.goto(`/match/~puzzle-${puzzle}`);
  await until(async () => (await seen(who).catch(() => ({}))).choices, 'the question');
  await make(who, played, byNamedKeys, true);
  assert.equal(await id(who, 'puzzle-verdict').getAttribute('data-solved'), 'no');
  assert.equal(await id(who, 'puzzle-streak').count(), 0);
  await who.page.emulateMedia({ colorScheme: 'dark' });
  await shot(who, 'puzzle-dark');
  await who.page.emulateMedia({ colorScheme: null });
  assert.equal(await id(who, 'puzzle-step').innerText(), `1 of ${answer.lines.best.length}`, 'the better move is shown at once');
  assert.notEqual(await id(who, 'puzzle-words').innerText(), 'Before the move');
}));

test('a theme leads to its puzzles, and an unknown puzzle is said to be none', { timeout: patient(120000) }, () => people([{ viewport: PHONE }], async (who) => {
  await who.page.goto('/puzzles');
  await id(who, 'puzzle-theme-villages').click();
  await id(who, 'puzzle-1').waitFor();
  await checkWidth(who);
  await shot(who, 'puzzles-theme');
  await who.page.emulateMedia({ colorScheme: 'dark' });
  await shot(who, 'puzzles-theme-dark');
  await who.page.emulateMedia({ colorScheme: null });
  await id(who, 'puzzle-1').click();
  await until(async () => (await seen(who).catch(() => ({}))).choices, 'the question');
  await who.page.goto('/match/~puzzle-0000000000000000');
  await who.page.getByText('There is no such puzzle.').waitFor();
  who.problems.length = 0; // of the 404
}));

for (const [how, view] of WAYS) {
  test(`my costliest decisions come back after an analysis, by ${how} at ${view.viewport.width} pixels`, { timeout: patient(180000) }, () => people([view], async (who) => {
    const name = `Moa ${how}`;
    const moa = await account(here.server, name);
    const { saved } = await finished('stoneage');
    const { match } = await moa.expect(200, 'POST', '/api/me/offline', { saved, names: [name] });
    await signIn(who, moa);
    await who.page.goto('/puzzles');
    await id(who, 'puzzles-own-none').waitFor();
    await shot(who, 'puzzles-own-none');
    await who.page.goto(`/match/${match.id}`);
    await id(who, 'analysis-open').click();
    await id(who, 'lessons-own').waitFor();
    assert.match(await id(who, 'lessons-own').innerText(), /^\d of your decisions comes? back as (a puzzle|puzzles)$/);
    await until(async () => (await moa.get('/api/me/puzzles')).own_puzzles.length > 1, 'both decisions');
    await who.page.goto('/puzzles');
    await id(who, 'puzzles-own-later').waitFor();
    const [{ puzzle }] = (await moa.get('/api/me/puzzles')).own_puzzles;
    const told = await moa.expect(200, 'POST', `/api/me/puzzles/${puzzle}/answer`, { move: 0 }); // it is not due, so it does not count
    execFileSync('sqlite3', ['-cmd', '.timeout 20000', join(here.server.dir, 'ochre.sqlite'),
      `UPDATE own_puzzle SET due_ms = 1 WHERE user = (SELECT id FROM user WHERE name = '${name}')`]);
    await who.page.reload();
    await id(who, 'puzzle-own-1').waitFor();
    await checkWidth(who);
    await shot(who, 'puzzles-own');
    await id(who, 'puzzle-own-1').click();
    await until(async () => (await seen(who).catch(() => ({}))).choices, 'the question');
    await checkWidth(who);
    await shot(who, 'puzzle-own-question');
    await make(who, told.moves[told.played].move, press);
    assert.equal(await id(who, 'puzzle-verdict').getAttribute('data-solved'), 'no', 'it is the move that was costly');
    await checkWidth(who);
    await shot(who, 'puzzle-own-answer');
    assert.match(await id(who, 'puzzle-due').innerText(), /It comes back on/);
    const missed = (await moa.get('/api/me/puzzles')).own_puzzles.find((one) => one.puzzle === puzzle);
    assert.equal(missed.misses, 1);
    await id(who, 'puzzle-more').click();
    await id(who, 'puzzles-own-later').waitFor();
    assert.deepEqual(who.problems, []);
  }));
}
