// The live line where it is hard: no WebSocket comes through, or a phone comes back to one that is dead.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSheet, id, matchOf, PHONE, restOf, shot, signIn, stage, WIDE } from '../support/browser.js';
import { guests } from '../support/play.js';
import { byMouse, byTouch, moments, playPage, question } from '../support/player.js';
import { patient, until } from '../support/patience.js';
import { sleep } from '../support/raw.js';
import { Rest, table } from '../support/rest.js';
import { frailWay, plainProxy } from '../support/ways.js';

const here = stage();

/** The page's state, of that name. */
const held = (who, name) => who.page.evaluate(async (key) => (await import('/js/core/state.js')).state[key], name);

/** A browser complains of each WebSocket that fails. */
function expectNoSocket(who) {
  const { problems } = who;
  const push = (text) => (/WebSocket connection to/.test(text) ? problems.length : Array.prototype.push.call(problems, text));
  Object.defineProperty(problems, 'push', { value: push });
}

/** People whose pages have only `way` to the server. */
const over = (open, views, work) => async () => {
  const way = await open(here.server);
  try {
    await here.people(views, async (...people) => {
      people.forEach(expectNoSocket);
      await work(way, ...people);
    });
  } finally {
    way.close();
  }
};

for (const [game, view, take] of [['stoneage', { viewport: WIDE }, byMouse], ['clans', { viewport: PHONE, touch: true }, byTouch]]) {
  test(`a whole match of ${game} is played where no WebSocket comes through`, { timeout: patient(200000) }, over(plainProxy, [view], async (way, who) => {
    const [ann] = await guests(here.server, 'Ann');
    await signIn(who, ann);
    const { match } = await ann.create('/api/matches', { game, seats: 2, bot_delay: false });
    await ann.post(`/api/matches/${match.id}/bots`, { seat: 1, bot: 'random' });
    await who.page.goto(`${way.url}/match/${match.id}`);
    await id(who, 'start').click();
    await id(who, 'panel').waitFor();
    await id(who, 'polls').waitFor();
    await shot(who, `polls-${game}`);
    if (game === 'stoneage') {
      const { asked, by } = moments(await restOf(who), match.id, question, { often: 2 });
      await playPage(who, by(take));
      assert.ok(asked.size > 4, `${asked.size} kinds of questions came to the page`);
    } else {
      await playPage(who, take);
    }
    await checkSheet(who);
    assert.ok(way.upgrades >= 2, 'it was tried');
  }));
}

test('two people play and talk so, and each sees at once what the other does', { timeout: patient(60000) }, over(plainProxy, [{ viewport: WIDE }, { viewport: WIDE }], async (way, ann, ben) => {
  const rests = await guests(here.server, 'Ann', 'Ben');
  const match = await table(rests, { game: 'stoneage', start_seat: 0 });
  for (const [at, who] of [ann, ben].entries()) {
    await signIn(who, rests[at]);
    await who.page.goto(`${way.url}/match/${match.id}`);
    await id(who, 'polls').waitFor();
  }
  await until(async () => (await rests[0].get(`/api/matches/${match.id}`)).match.seats.every(({ online }) => online), 'both are online');
  await playPage(ann, byMouse, { stop: () => false, ms: 1 }).catch(() => {}); // whatever she begins
  const { version, to_act: [seat] } = await rests[0].get(`/api/matches/${match.id}`);
  await rests[seat].post(`/api/matches/${match.id}/moves`, { id: 'over-rest', expects: version, move: 0 });
  for (const who of [ann, ben]) await until(async () => (await held(who, 'match')).version > version, 'the move on both pages');
  assert.equal(matchOf(ann), matchOf(ben));
}));

test('the front page says that there are no tables only when it knows', { timeout: patient(60000) }, over(plainProxy, [{ viewport: WIDE }], async (way, who) => {
  const none = (at) => id(who, 'open-matches').locator('.empty').innerText().then((text) => /No open tables/.test(text), () => at);
  const holdAll = async (route) => { await route.abort(); };
  await who.page.route('**/api/live/**', holdAll);
  await who.page.goto(`${way.url}/`);
  await id(who, 'open-matches').waitFor();
  await sleep(4500); // the lists have been asked for in another way by then
  assert.equal(await none(null), false, 'unknown without a connection');
  await who.page.unroute('**/api/live/**', holdAll);
  who.problems.length = 0; // of what the test has cut
  await id(who, 'polls').waitFor();
  const [host] = await guests(here.server, 'Host');
  const { match } = await host.create('/api/matches', { game: 'stoneage', seats: 2 });
  await id(who, `match-${match.id}`).waitFor();
  await host.post(`/api/matches/${match.id}/leave`);
  await id(who, `match-${match.id}`).waitFor({ state: 'detached' });
}));

test('where a WebSocket comes through again, the line becomes one, and the sign goes', { timeout: patient(60000) }, over((server) => plainProxy(server, { upgrades: 'silent' }), [{ viewport: WIDE }], async (way, who) => {
  const [ann, ben] = await guests(here.server, 'Ann', 'Ben');
  const match = await table([ann, ben], { game: 'stoneage', start_seat: 0 });
  await signIn(who, ann);
  await who.page.clock.install();
  await who.page.goto(`${way.url}/match/${match.id}`);
  await until(async () => {
    await who.page.clock.runFor(1000);
    return id(who, 'polls').isVisible();
  }, 'the sign');
  way.pass('passed');
  await until(async () => {
    await who.page.clock.runFor(5000);
    return !await held(who, 'polls');
  }, 'a WebSocket');
  await ann.post(`/api/matches/${match.id}/moves`, { id: 'm', expects: 0, move: 0 });
  await until(async () => {
    await who.page.clock.runFor(100);
    return (await held(who, 'match')).version > 0;
  }, 'the move');
  assert.equal(await id(who, 'polls').count(), 0);
}));

for (const event of ['visibilitychange', 'online', 'pageshow']) {
  test(`a phone that comes back (${event}) to a dead line is told so, and has another one within three seconds`, { timeout: patient(60000) }, over(frailWay, [{ viewport: PHONE, touch: true }], async (way, who) => {
    const [ann, ben] = await guests(here.server, 'Ann', 'Ben');
    const match = await table([ann, ben], { game: 'stoneage', start_seat: 0 });
    await signIn(who, ann);
    await who.page.goto(`${way.url}/match/${match.id}`);
    await id(who, 'chip-0').waitFor();
    await until(async () => await held(who, 'conn') === 'open', 'the line');
    const before = way.opened;
    way.die();
    await ann.post(`/api/matches/${match.id}/moves`, { id: 'm', expects: 0, move: 0 }); // which the page does not hear of
    await who.page.evaluate((name) => {
      window.back = performance.now();
      window.signs = [];
      new MutationObserver(() => {
        const sign = document.querySelector('[data-testid="updating"], [data-testid="reconnecting"]')?.dataset.testid ?? 'none';
        if (window.signs.at(-1)?.[0] !== sign) window.signs.push([sign, performance.now() - window.back]);
      }).observe(document.body, { childList: true, subtree: true });
      (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name));
    }, event);
    await id(who, 'updating').waitFor();
    await shot(who, 'updating');
    await until(async () => (await held(who, 'match')).version > 0, 'what the page has missed');
    await id(who, 'updating').waitFor({ state: 'detached' });
    const signs = await until(async () => {
      const all = await who.page.evaluate(() => window.signs);
      return all.at(-1)[0] === 'none' && all;
    }, 'the sign to go');
    assert.deepEqual(signs.map(([sign]) => sign).filter((sign) => sign !== 'none'), ['updating'], 'it never says that the line is gone');
    assert.ok(signs.at(-1)[1] < patient(3000), `${signs.at(-1)[1]} ms`);
    assert.equal(way.opened, before + 1);
  }));
}

test('returning to a live connection shows no message', { timeout: patient(60000) }, over(frailWay, [{ viewport: PHONE, touch: true }], async (way, who) => {
  await who.page.goto(`${way.url}/`);
  await until(async () => await held(who, 'conn') === 'open', 'the line');
  const before = way.opened;
  await who.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await sleep(2500);
  assert.deepEqual([await held(who, 'conn'), way.opened], ['open', before]);
  assert.equal((await new Rest(here.server).ask('GET', '/api/live/of-nobody-at-all-1')).status, 404);
}));
