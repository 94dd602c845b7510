// Hints and previews of conditional moves in matches of the server, computed by the module in the browser. It needs no request for each, and gets the position
// that the seat knows. The figures are those of a module in this process. Without a module the server computes them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localMatch } from '../../web/js/local/match.js';
import { checkWidth, id, person, PHONE, shot, signIn, stage, toPlace, useTool } from '../support/browser.js';
import { engine } from '../support/local_match.js';
import { begin, cutOff, keepState, kept, needsModules, others } from '../support/local_page.js';
import { patient, until } from '../support/patience.js';
import { guests } from '../support/play.js';
import { table } from '../support/rest.js';

const here = stage();
const BYTE = 0x5a; // of all random numbers of the page
const digits = (count) => '5a'.repeat(count / 2);

/** The page's random numbers are the same ones each time, once it is at the table. */
const withoutLuck = (who) => who.page.evaluate((byte) => { crypto.getRandomValues = (bytes) => bytes.fill(byte); }, BYTE);

/** The requests of the page to the server, as "POST whatif". */
function asking(who) {
  const asked = [];
  who.page.on('request', (request) => {
    const what = /\/api\/matches\/[^/]+\/(\w+)/.exec(request.url());
    if (what) asked.push(`${request.method()} ${what[1]}`);
  });
  return asked;
}

const stateOf = (who, what) => who.page.evaluate(async ([path, name]) => (await import(path)).state.match?.[name] ?? null, [who.stateModule ?? '/js/core/state.js', what]);
const planOf = (who) => who.page.evaluate(async (path) => {
  const { plan } = (await import(path)).state.match;
  return plan && { told: plan.told, busy: plan.busy, version: plan.adviser?.version ?? null, closed: plan.adviser?.closed ?? null };
}, who.stateModule ?? '/js/core/state.js');

/** Waits until a preview with so many conditional moves is drawn; returns it. */
const preview = (who, wishes) => until(async () => {
  const plan = await planOf(who);
  return plan?.told && !plan.busy && plan.told.wishes.length === wishes && plan.told;
}, `a preview of ${wishes} conditional moves`);

/** The answer of a module in this process to the same question. */
async function expected(rest, match, request) {
  const position = await rest.get(`/api/matches/${match.id}/position`);
  const call = await engine(match.game);
  await localMatch(call).position(position);
  return JSON.parse(call(request(position.seat)));
}

for (const game of ['stoneage', 'clans']) {
  test(`a hint in a match of ${game} against bots comes from the module, to the last digit, and the server computes none`, { ...needsModules, timeout: patient(60000) },
    () => here.people([{}], async (who) => {
      const [ann] = await guests(here.server, 'Ann');
      const match = await table([ann], { game, bots: ['easy'], start_seat: 0, listed: false });
      const asked = asking(who);
      await signIn(who, ann);
      await who.page.goto(`/match/${match.id}`);
      await id(who, 'hint-open').waitFor();
      assert.ok(!asked.includes('GET position'), 'a table alone needs no position');
      await withoutLuck(who);
      await id(who, 'hint-open').click();
      await id(who, 'hint-close').waitFor();
      assert.match(await id(who, 'hint').innerText(), /\d+% chance of winning/);
      assert.deepEqual([asked.filter((one) => one === 'GET position').length, asked.includes('POST hint')], [1, false]);
      const wanted = await expected(ann, match, (seat) => `hint ${seat} ${digits(48)}`);
      assert.deepEqual((await stateOf(who, 'hint')).told, wanted);
      await until(() => who.page.workers().length === 0, 'the end of the worker');
    }));
}

test('conditional moves are previewed without a request, and from the newest position', { ...needsModules, timeout: patient(60000) }, () => here.people([{}], async (who) => {
  const [ann, ben] = await guests(here.server, 'Ann', 'Ben');
  const match = await table([ann, ben], { start_seat: 0 });
  const asked = asking(who);
  await signIn(who, ben);
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'conditional-open').waitFor();
  await withoutLuck(who);
  await who.page.keyboard.press('o');
  await id(who, 'conditional-sheet').waitFor();
  assert.equal((await preview(who, 0)).version, 0);
  asked.length = 0;
  await toPlace(who, 'hunt');
  await id(who, 'send').click();
  const first = await preview(who, 1);
  assert.deepEqual(first, await expected(ben, match, (seat) => `preview ${seat} 40 ${digits(16)}\n${first.text}`));
  assert.deepEqual(asked, [], 'neither a simulation nor a position');
  await ann.post(`/api/matches/${match.id}/moves`, { id: 'a1', expects: 0, move: { kind: 'place', place: 'hunt', people: 2 } });
  await until(async () => (await planOf(who)).version === 1, 'the position after her move');
  await who.page.locator('.conditional-sheet summary').click();
  await id(who, 'plan-text').fill('place forest 2\nplace hut 2');
  await id(who, 'plan-text').blur();
  const later = await preview(who, 2);
  assert.equal(later.version, 1);
  assert.deepEqual(later, await expected(ben, match, (seat) => `preview ${seat} 40 ${digits(16)}\n${later.text}`));
  assert.deepEqual(asked, ['GET position'], 'once for each move of the match');
  await id(who, 'plan-text').fill('use moon');
  await id(who, 'plan-text').blur();
  await id(who, 'plan-problem').waitFor();
  await shot(who, 'advice-problem');
  assert.deepEqual(asked, ['GET position'], 'the module knows what is no move');
  await id(who, 'plan-close').click();
  await until(() => who.page.workers().length === 0, 'the end of the worker');
}));

test('whoever leaves the page during a plan leaves no worker behind', { ...needsModules, timeout: patient(60000) }, () => here.people([{}], async (who) => {
  const [ann, ben] = await guests(here.server, 'Ann', 'Ben');
  const match = await table([ann, ben], { start_seat: 0 });
  await signIn(who, ben);
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'conditional-open').click();
  await preview(who, 0);
  await until(() => who.page.workers().length === 1, 'the worker');
  await id(who, 'home').first().click();
  await id(who, 'create').waitFor();
  await until(() => who.page.workers().length === 0, 'its end');
}));

for (const [what, hinder] of [
  ['WebAssembly is missing', (page) => page.addInitScript(() => { delete window.WebAssembly; })],
  ['the position does not come', (page) => page.route('**/position', (route) => route.fulfill({ status: 404, json: { error: { name: 'no_such_match', message: '' } } }))],
  ['the module is broken', (page) => page.route('**/local-*.wasm', (route) => route.fulfill({ contentType: 'application/wasm', body: 'no module' }))],
]) {
  test(`where ${what}, the server gives hints and previews`, { ...needsModules, timeout: patient(60000) }, () => here.people([{}], async (who) => {
    const [ann, ben] = await guests(here.server, 'Ann', 'Ben');
    const alone = await table([ann], { bots: ['easy'], start_seat: 0, listed: false });
    const match = await table([ann, ben], { start_seat: 1 });
    await hinder(who.page);
    const asked = asking(who);
    await signIn(who, ann);
    await who.page.goto(`/match/${alone.id}`);
    await id(who, 'hint-open').click();
    await id(who, 'hint-close').waitFor();
    assert.ok(asked.includes('POST hint'));
    await who.page.goto(`/match/${match.id}`);
    await id(who, 'conditional-open').click();
    await preview(who, 0);
    await toPlace(who, 'hunt');
    await id(who, 'send').click();
    await preview(who, 1);
    assert.equal(asked.filter((one) => one === 'POST whatif').length, 2);
    who.problems = who.problems.filter((one) => !/404/.test(one));
  }));
}

test('on this device conditional moves are tried without a network, and not kept', { ...needsModules, timeout: patient(60000) }, async (t) => {
  const who = await person(here.browser, here.server, { viewport: PHONE, touch: true, kept: true });
  t.after(() => who.context.close());
  await begin(who, 'stoneage', ['easy']);
  await kept(who, ['/hashed/local-stoneage-']);
  await keepState(who);
  await cutOff(who);
  await useTool(who, 'conditional-open');
  await id(who, 'conditional-sheet').waitFor();
  await who.page.locator('.conditional-sheet summary').tap();
  await id(who, 'plan-text').fill('place hunt 3');
  await id(who, 'plan-text').blur();
  const told = await preview(who, 1);
  assert.deepEqual([told.text, told.draws], ['place hunt 3', 40]);
  assert.equal(await id(who, 'plan-keep').count(), 0);
  await checkWidth(who);
  await shot(who, 'advice-here');
  await id(who, 'plan-close').tap();
  await id(who, 'board').waitFor();
  assert.deepEqual(others(who), []);
});
