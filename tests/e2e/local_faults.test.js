// Faults of matches on this device are said in a sentence, and no move that was shown is lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, person, shot, stage, WIDE } from '../support/browser.js';
import { begin, needsModules, openForm, spoil, stored } from '../support/local_page.js';
import { clans, play, seen } from '../support/page_player.js';
import { patient, until } from '../support/patience.js';

const here = stage();
const options = { ...needsModules, timeout: patient(60000) };
const alone = (work) => () => here.people([{ viewport: WIDE }], work);

/** Makes some moves of Clans. */
const moves = (who, count) => play(who, (table) => {
  if (table.version >= count) throw new Error('enough');
  return clans(table);
}).catch((error) => assert.match(error.message, /^enough/));

test('a match goes on where it was when its page is loaded again', options, alone(async (who) => {
  const match = await begin(who, 'clans', ['beginner']);
  await moves(who, 6);
  const { version } = await stored(who, match);
  await who.page.reload();
  await id(who, 'board').waitFor();
  await until(async () => (await seen(who)).version >= version, 'all moves that were stored');
}));

test('a second tab says that the match is open, and goes on as soon as the first is closed', options, async (t) => {
  const who = await person(here.browser, here.server);
  t.after(() => who.context.close());
  await begin(who, 'clans', ['beginner']);
  const other = { ...who, page: await who.context.newPage() };
  await other.page.goto(who.page.url());
  await id(other, 'local-problem').waitFor();
  assert.match(await id(other, 'local-problem').innerText(), /open in another tab/);
  await shot(other, 'local-elsewhere');
  await who.page.close();
  await id(other, 'board').waitFor();
  await until(async () => (await seen(other)).choices, 'the question');
  assert.deepEqual(who.problems, []);
});

test('what another page has written in the meantime is not written over', options, alone(async (who) => {
  const match = await begin(who, 'clans', ['beginner']);
  await until(async () => (await seen(who)).choices, 'the question');
  await spoil(who, match, { members: { edit: 99 } });
  const { version, choices } = await seen(who);
  await id(who, `board-${choices.moves[0].from}`).click();
  await id(who, `board-${choices.moves[0].to[0]}`).click();
  await until(async () => /continued in another tab/.test(await id(who, 'notice').innerText().catch(() => '')), 'the sentence');
  assert.equal((await seen(who)).version, version, 'the move was not made');
}));

for (const [what, change, sentence] of [
  ['a damaged match', { from: 'undo shared', to: 'undo free' }, /damaged/],
  ['a record that is none', { members: { seats: null } }, /damaged/],
  ['a match of newer rules', { from: /\nrevision \d+/, to: '\nrevision 999' }, /newer rules/],
]) {
  test(`${what} cannot go on, which its page says`, options, alone(async (who) => {
    const match = await begin(who, 'clans', ['beginner']);
    await who.page.goto('/mine');
    await id(who, `match-${match}`).waitFor();
    await spoil(who, match, change);
    await who.page.reload();
    await id(who, `match-${match}`).waitFor();
    await who.page.goto(`/match/${match}`);
    await id(who, 'local-problem').waitFor();
    await until(async () => sentence.test(await id(who, 'local-problem').innerText()), 'the sentence'); // the page before may still hold the lock
    if (!/damaged/.test(String(sentence))) return;
    await id(who, 'local-remove-damaged').click();
    await until(() => who.page.url().endsWith('/mine'), 'my matches');
    assert.equal(await id(who, `match-${match}`).count(), 0);
  }));
}

test('a match that is not stored here is not there', options, alone(async (who) => {
  await who.page.goto('/match/~AAAAAAAAAAAAAAAA');
  await id(who, 'local-problem').waitFor();
  assert.match(await id(who, 'local-problem').innerText(), /isn’t stored on this device/);
}));

test('a move for which there is no room is not made, and can be made later', options, alone(async (who) => {
  await begin(who, 'clans', ['beginner']);
  await until(async () => (await seen(who)).choices, 'the question');
  await who.page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    window.room = () => { IDBObjectStore.prototype.put = put; };
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  const { version, choices } = await seen(who);
  const go = async () => {
    await id(who, `board-${choices.moves[0].from}`).click();
    await id(who, `board-${choices.moves[0].to[0]}`).click();
  };
  await go();
  await until(async () => /no storage left/.test(await id(who, 'notice').innerText().catch(() => '')), 'the sentence');
  assert.equal((await seen(who)).version, version);
  await who.page.evaluate(() => window.room());
  await go();
  await until(async () => (await seen(who)).version > version, 'the move');
}));

for (const [what, take, sentence] of [
  ['storage', () => { delete window.indexedDB; Object.defineProperty(window, 'indexedDB', { value: undefined }); }, /isn’t saving anything/],
  ['WebAssembly', () => { delete window.WebAssembly; }, /WebAssembly is missing/],
]) {
  test(`without ${what} the form says why there is no match on this device`, options, async (t) => {
    const who = await person(here.browser, here.server);
    t.after(() => who.context.close());
    await who.page.addInitScript(take);
    await openForm(who, 'stoneage');
    await id(who, 'local-obstacle').waitFor();
    assert.match(await id(who, 'local-obstacle').innerText(), sentence);
    assert.ok(await id(who, 'create-go').isDisabled());
    await shot(who, `local-without-${what}`);
    assert.deepEqual(who.problems, []);
  });
}

test('a match is deleted after a second question', options, alone(async (who) => {
  const match = await begin(who, 'clans', ['beginner']);
  await who.page.goto('/mine');
  const row = id(who, `match-${match}`);
  await row.locator('[data-testid="local-remove"]').click();
  await row.locator('[data-testid="local-remove-yes"]').click();
  await row.waitFor({ state: 'detached' });
  assert.equal(await stored(who, match), undefined);
}));
