// The analysis of a match and its luck, computed in the browser: of a match on this device without a network, and of a match of the server with the server's
// own figures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, person, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { finished, opened, put } from '../support/local_match.js';
import { begin, cutOff, keepState, kept, needsModules, others } from '../support/local_page.js';
import { atThisLoad, patient, until } from '../support/patience.js';
import { drive, guests, seatAll } from '../support/play.js';
import { table } from '../support/rest.js';

const here = stage();
const GAMES = ['stoneage', 'clans'];
const IN_MS = 10000; // a match of four seats
const TASK_MS = 100;

/** The analysis on screen. */
const shown = (who) => who.page.evaluate(async (path) => (await import(path)).state.match?.analysis ?? null, who.stateModule ?? '/js/core/state.js');

/** Presses the button, and waits for the end. Returns the analysis, and how long it took. */
async function analyse(who) {
  const from = Date.now();
  await id(who, 'analysis-open').click();
  await id(who, 'analysis-graph').waitFor({ timeout: patient(120000) });
  return { took: Date.now() - from, analysis: (await shown(who)).told };
}

/** The analysis of a record, by a module in this process. */
async function expected({ game, saved }) {
  const match = await opened(game);
  await match.load(saved);
  const { count } = await match.decisions();
  const lines = [];
  for (let number = 0; number <= count; number += 1) lines.push(await match.value(number));
  return { luck: await match.luck(), analysis: await match.analysis(lines) };
}

for (const [game, view] of [['stoneage', WIDE], ['clans', PHONE]]) {
  test(`a match of ${game} on this device is analysed without a network, and no frame waits for it`, { ...needsModules, timeout: patient(240000) }, async (t) => {
    const who = await person(here.browser, here.server, { viewport: view, kept: true });
    t.after(() => who.context.close());
    const record = await finished(game);
    await who.page.goto('/');
    await put(who, record);
    await kept(who, []);
    await who.page.goto(`/match/${record.id}`);
    await id(who, 'score-sheet').waitFor();
    await who.page.evaluate((one) => navigator.serviceWorker.ready.then(({ active }) => active.postMessage(`local ${one}`)), game);
    await kept(who, [`/hashed/local-${game}-`]);
    await keepState(who);
    await cutOff(who);
    await who.page.reload();
    await id(who, 'score-sheet').waitFor();
    if (game === 'stoneage') await id(who, 'luck').waitFor(); // Clans has no dice
    await who.page.evaluate(() => {
      window.longest = 0;
      new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration); })
        .observe({ type: 'longtask' });
    });
    const { took, analysis } = await analyse(who);
    const longest = await who.page.evaluate(() => window.longest);
    t.diagnostic(`four seats in ${took} ms; the longest task of the page took ${longest} ms`);
    assert.ok(took < atThisLoad(IN_MS), `${took} ms`);
    assert.ok(longest < atThisLoad(TASK_MS), `${longest} ms`);
    const wanted = await expected(record);
    assert.deepEqual(analysis, wanted.analysis);
    const luck = await until(() => who.page.evaluate(async (path) => (await import(path)).state.match.luck, who.stateModule), 'the luck');
    assert.deepEqual(luck, wanted.luck);
    await shot(who, `local-analysis-${game}`);
    await who.page.locator('[data-testid^="lesson-show-"]').first().click();
    await id(who, 'replay-lesson').waitFor();
    assert.equal(await id(who, 'replay-shares').count(), 1);
    await shot(who, `local-lesson-${game}`);
    assert.deepEqual(others(who), []);
  });
}

test('an analysis says how far it is, ends when it is cancelled, and is computed once', { ...needsModules, timeout: patient(120000) }, async (t) => {
  const who = await person(here.browser, here.server);
  t.after(() => who.context.close());
  const record = await finished('stoneage');
  await who.page.goto('/');
  await put(who, record);
  await who.page.goto(`/match/${record.id}`);
  await id(who, 'analysis-open').click();
  await until(async () => (await shown(who))?.done > 2, 'the first decisions');
  assert.match(await id(who, 'analysis').innerText(), /Analysing: \d+ of \d+ decisions/);
  await until(() => who.page.workers().length === 3, 'two workers beside that of the match');
  await shot(who, 'local-analysis-runs');
  await id(who, 'analysis-cancel').click();
  await id(who, 'analysis').waitFor({ state: 'detached' });
  await until(() => who.page.workers().length === 1, 'the end of both workers');
  assert.equal(await id(who, 'notice').count(), 0, 'who cancels needs no words about it');
  const first = await analyse(who);
  await who.page.reload();
  const again = await analyse(who);
  assert.deepEqual(again.analysis, first.analysis);
  assert.ok(again.took < first.took, `${again.took} after ${first.took} ms`);
  assert.deepEqual(who.problems, []);
});

test('whoever leaves the page leaves no worker behind', { ...needsModules, timeout: patient(60000) }, async (t) => {
  const who = await person(here.browser, here.server);
  t.after(() => who.context.close());
  const record = await finished('stoneage');
  await who.page.goto('/');
  await put(who, record);
  await who.page.goto(`/match/${record.id}`);
  await id(who, 'analysis-open').click();
  await until(async () => (await shown(who))?.done > 0, 'the first decision');
  await who.page.evaluate(() => { location.hash = '#/rules/clans'; });
  await who.page.goto('/mine');
  await until(() => who.page.workers().length === 0, 'no worker');
});

for (const game of GAMES) {
  test(`a strong bot gives a hint in a match of ${game} on this device, without a request`, { ...needsModules, timeout: patient(60000) }, async (t) => {
    const who = await person(here.browser, here.server);
    t.after(() => who.context.close());
    await begin(who, game, ['easy']);
    await id(who, 'hint-open').waitFor();
    const asked = [];
    who.page.on('request', (request) => { if (/\/api\//.test(request.url())) asked.push(request.url()); });
    await id(who, 'hint-open').click();
    await id(who, 'hint-close').waitFor();
    assert.match(await id(who, 'hint').innerText(), /\d+% chance of winning/);
    await shot(who, `local-hint-${game}`);
    assert.deepEqual([asked, who.problems], [[], []]);
  });
}

/** A match of the server to its end; the first seat undoes its first move where it may. */
async function played(seats, options) {
  const match = await table(seats, { undo: 'free', ...options });
  const clients = await seatAll(seats, match);
  await drive(clients, match.id, () => false, 3);
  const [client] = clients;
  const seat = (await client.until(() => client.tables.get(match.id).update, 'an update')).to_act[0];
  await clients[seat]?.move(match.id, 0);
  await clients[seat]?.move(match.id, { kind: 'undo' }).catch(() => {});
  await drive(clients, match.id);
  clients.forEach((one) => one.close());
  return match;
}

for (const game of GAMES) {
  test(`a browser's analysis of a match of ${game} is the server's, to the last digit`, { ...needsModules, timeout: patient(240000) }, (t) => here.people([{ viewport: WIDE }], async (who) => {
    const seats = await guests(here.server, 'Ann', 'Ben', 'Cleo', 'Dan');
    const match = await played(seats, { game });
    const asked = [];
    who.page.on('request', (request) => { if (/api\/.*\/analysis(\?|$)/.test(request.url())) asked.push(request.method()); });
    await signIn(who, seats[0]);
    await who.page.goto(`/match/${match.id}`);
    const { took, analysis } = await analyse(who);
    assert.deepEqual(asked, ['GET'], 'the server computes nothing');
    assert.equal((await seats[0].get(`/api/matches/${match.id}/analysis`)).state, 'none');
    await seats[0].expect(202, 'POST', `/api/matches/${match.id}/analysis`, {});
    const ready = async () => {
      const answer = await seats[0].get(`/api/matches/${match.id}/analysis`);
      return answer.state === 'ready' && answer;
    };
    const answer = await until(ready, 'the server’s analysis', 120000);
    assert.deepEqual(analysis, answer.analysis);
    const { rows } = await seats[0].get(`/api/matches/${match.id}/export`);
    const undone = rows.filter(({ events }) => events.some(({ kind }) => kind === 'undone')).length;
    t.diagnostic(`${analysis.rows.length} decisions in ${took} ms, ${undone} undone`);
    assert.deepEqual(who.problems, []);
  }));
}

test('where WebAssembly is missing, the server computes the analysis', { ...needsModules, timeout: patient(120000) }, async (t) => {
  const who = await person(here.browser, here.server);
  t.after(() => who.context.close());
  await who.page.addInitScript(() => { delete window.WebAssembly; });
  const seats = await guests(here.server, 'Ann', 'Ben');
  const match = await played(seats, { game: 'clans' });
  await signIn(who, seats[0]);
  await who.page.goto(`/match/${match.id}`);
  const { analysis } = await analyse(who);
  assert.deepEqual((await seats[0].get(`/api/matches/${match.id}/analysis`)).analysis, analysis);
  assert.deepEqual(who.problems, []);
});
