// One device of several persons, and of one who comes back to a match that was left, in the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, person, PHONE, sendTo, shot, stage, WIDE } from '../support/browser.js';
import { begin, checkEnd, cutOff, kept, needsModules, others } from '../support/local_page.js';
import { clans, play, seen, stoneAge } from '../support/page_player.js';
import { patient, until } from '../support/patience.js';

const here = stage();
const GAMES = ['stoneage', 'clans'];
const PLAYERS = { stoneage: stoneAge, clans };

for (const game of GAMES) {
  test(`three persons and a bot play ${game} at one device`, { ...needsModules, timeout: patient(240000) }, () => here.people([{ viewport: WIDE }], async (who) => {
    const match = await begin(who, game, ['Ben', 'beginner', 'Cleo'], 'Ann');
    const secret = game === 'clans';
    if (secret) {
      await id(who, 'hand-over').waitFor();
      assert.match(await id(who, 'hand-over').innerText(), /(Ann|Ben|Cleo)’s turn/);
      const { me } = await seen(who);
      assert.equal(me, undefined, 'the board shows what everyone may see');
      await shot(who, 'local-hand-over');
      await id(who, 'hand-over-go').click();
      await until(async () => (await seen(who)).me, 'the view of who has the device');
    }
    await play(who, PLAYERS[game]);
    await checkEnd(who, match);
    for (const name of ['Ann', 'Ben', 'Cleo']) assert.ok((await id(who, 'score-sheet').innerText()).includes(name));
    await shot(who, `local-three-${game}`);
    await id(who, 'rematch').click();
    await until(() => !who.page.url().endsWith(match), 'another match of the same');
  }));
}

test('a phone changes hands at a table of Clans', { ...needsModules, timeout: patient(60000) }, () => here.people([{ viewport: PHONE, touch: true }], async (who) => {
  await begin(who, 'clans', ['Ben'], 'Ann');
  await id(who, 'hand-over').waitFor();
  await checkWidth(who);
  await shot(who, 'local-hand-over');
  await id(who, 'hand-over-go').tap();
  await id(who, 'hand-over').waitFor({ state: 'detached' });
}));

test('the newest move of anybody at the device is undone by one press', { ...needsModules, timeout: patient(60000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  await begin(who, 'stoneage', ['Ben'], 'Ann');
  const first = await seen(who);
  await sendTo(who, 'forest');
  await until(async () => (await seen(who)).me?.seat !== first.me.seat, 'the turn of the other');
  await id(who, 'undo').click();
  await until(async () => (await seen(who)).me?.seat === first.me.seat, 'the turn of the first again');
  assert.deepEqual((await seen(who)).view.players, first.view.players);
}));

test('in a match of Clans it is undone before the device is handed over', { ...needsModules, timeout: patient(60000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  await begin(who, 'clans', ['Ben'], 'Ann');
  await id(who, 'hand-over-go').click();
  await until(async () => (await seen(who)).me, 'the first view');
  const first = await seen(who);
  const { from, to } = first.choices.moves[0];
  await id(who, `board-${from}`).click();
  await id(who, `board-${to[0]}`).click();
  await id(who, 'hand-over').waitFor();
  await id(who, 'hand-over-undo').click();
  await until(async () => (await seen(who)).version > first.version + 1, 'the undo');
  await id(who, 'hand-over-go').click();
  await until(async () => (await seen(who)).me?.seat === first.me.seat, 'the first view again');
}));

test('the installed client starts without a network in the match that was left, and else on the front page', { ...needsModules, timeout: patient(120000) }, async (t) => {
  const who = await person(here.browser, here.server, { viewport: PHONE, touch: true, kept: true });
  t.after(() => who.context.close());
  const left = await begin(who, 'stoneage', ['beginner']);
  await kept(who, ['/hashed/local-stoneage-']);
  const start = () => who.page.goto('/?app');
  await start();
  await id(who, `match-${left}`).waitFor();
  assert.equal(new URL(who.page.url()).pathname + new URL(who.page.url()).search, '/', 'with a network it starts where all begins');
  await cutOff(who);
  await start();
  await id(who, 'board').waitFor();
  assert.equal(new URL(who.page.url()).pathname, `/match/${left}`);
  assert.deepEqual(others(who), []);
  await who.page.goBack();
  await id(who, 'local-front').waitFor();
  assert.equal(new URL(who.page.url()).pathname, '/', 'the way back leads to the front page');
  await who.page.goto('/mine');
  await id(who, 'local-remove').click();
  await id(who, 'local-remove-yes').click();
  await id(who, `match-${left}`).waitFor({ state: 'detached' });
  await start();
  await until(async () => new URL(who.page.url()).search === '', 'the start');
  await id(who, 'create').waitFor();
  assert.equal(new URL(who.page.url()).pathname, '/', 'a match that was removed is not opened');
});
