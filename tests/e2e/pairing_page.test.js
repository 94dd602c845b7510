// The page of quick pairing: two people who do not know each other sit at a running table after one click each; who waits alone is told so, may stop,
// and may play against bots.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, matchOf, PHONE, shot, stage, WIDE } from '../support/browser.js';
import { until } from '../support/patience.js';

const { people } = stage();

/** Opens the page from the lobby, as a guest with that name. */
async function open(who, name) {
  await who.page.goto('/');
  await id(who, 'pairing').click();
  await id(who, 'guest-name').fill(name);
}

const find = async (who, game = 'clans') => {
  await id(who, `pairing-game-${game}`).check({ force: true });
  await id(who, 'pairing-seats-2-2').check({ force: true });
  await id(who, 'pairing-find').click();
};

for (const [size, view] of [['a wide window', { viewport: WIDE }], ['a phone', { viewport: PHONE, touch: true }]]) {
  test(`two guests find each other, and play: ${size}`, () => people([view, view], async (ann, ben) => {
    await open(ann, 'Ann');
    await open(ben, 'Ben');
    assert.match(await id(ann, 'pairing-there').textContent(), /Nobody is waiting right now/);
    await shot(ann, 'pairing-begin');
    await find(ann);
    await id(ann, 'seek-clans-live_5_15').waitFor();
    assert.match(await id(ann, 'seek-clans-live_5_15').textContent(), /Clans.*5 min.*15 sec.*2 players.*You’ve been waiting.*Nobody else is here yet/s);
    assert.equal(await id(ann, 'pairing-find').isDisabled(), true, 'once is enough');
    await checkWidth(ann);
    await shot(ann, 'pairing-waits');
    await id(ben, 'pairing-game-clans').check({ force: true });
    await until(async () => /One person is waiting/.test(await id(ben, 'pairing-there').textContent()), 'the other one sees it');
    await find(ben);
    await Promise.all([ann, ben].map((who) => id(who, 'board').waitFor()));
    assert.equal(matchOf(ann), matchOf(ben));
    await shot(ann, 'pairing-table');
    const { seeks } = await ann.page.evaluate(async () => (await fetch('/api/pairing')).json());
    assert.deepEqual(seeks.map(({ paired }) => paired), [true], 'nothing is sought any more');
  }));
}

test('who waits goes on waiting on other pages, and may stop', () => people([{}], async (cid) => {
  await open(cid, 'Cid');
  await find(cid, 'stoneage');
  await id(cid, 'seek-stoneage-live_5_15').waitFor();
  await cid.page.goBack();
  await id(cid, 'create').waitFor();
  const since = () => cid.page.evaluate(async () => (await (await fetch('api/pairing')).json()).seeks.map(({ until_ms: ms }) => ms)[0]);
  const first = await since();
  await until(async () => await since() > first, 'the request is repeated');
  await id(cid, 'pairing').click();
  await id(cid, 'seek-stop').click();
  await id(cid, 'seek-stoneage-live_5_15').waitFor({ state: 'detached' });
  assert.equal(await since(), undefined);
}));

test('who has waited for a minute is offered a match against bots, which ends the wait', () => people([{}], async (dan) => {
  await open(dan, 'Dan');
  await find(dan, 'clans');
  await id(dan, 'seek-stop').waitFor();
  assert.equal(await id(dan, 'seek-bots').count(), 0);
  await dan.page.clock.install({ time: new Date(Date.now() + 61000) });
  await dan.page.evaluate(async () => (await import('/js/core/state.js')).update((s) => { s.pairing.ahead_ms += 61000; }));
  await id(dan, 'seek-bots').click();
  await id(dan, 'board').waitFor();
  assert.deepEqual(await dan.page.evaluate(async () => (await (await fetch('/api/pairing')).json()).seeks), []);
}));
