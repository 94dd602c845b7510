// A newcomer: the tutorial is a real match whose dice are known, so that it counts nowhere; then a first match with hints.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { id, matchOf, PHONE, restOf, shot, signIn, stage, toPlace, WIDE } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { byMouse, moments, playPage, question } from '../support/player.js';
import { callOff, guest, Rest, table } from '../support/rest.js';
import { program } from '../support/server.js';

const here = stage({ limits: 1000 });
const { people } = here;
const TUTORIAL = { seats: 2, tutorial: true, listed: false, join: 'link', start_seat: 0, bot_delay: false };

/** A tutorial that has begun. */
async function begun(rest, game) {
  const { match } = await rest.create('/api/matches', { game, ...TUTORIAL });
  await rest.post(`/api/matches/${match.id}/bots`, { seat: 1, bot: 'easy' });
  return (await rest.post(`/api/matches/${match.id}/start`)).match;
}

/** Returns the output of an administrator's command. */
function admin(...args) {
  const run = spawnSync(program, ['admin', ...args], { encoding: 'utf8', timeout: patient(60000) });
  assert.equal(run.status, 0, run.stderr);
  return run.stdout;
}

/** The rows of a question that an administrator asks. */
const ask = (sql, file = join(here.server.dir, 'ochre.sqlite')) => JSON.parse(admin('query', sql, '--json', '--seconds', '60', '--file', file));

test('the dice of a tutorial are the same for everyone; it cannot be joined, nor mixed with rated matches', { timeout: patient(60000) }, async () => {
  const [ann, ben] = [await guest(here.server, 'Ann'), await guest(here.server, 'Ben')];
  for (const { id: game, tutorial } of (await ann.get('/api/games')).games) {
    assert.equal(tutorial, true, game);
    const [one, other] = [await begun(ann, game), await begun(ben, game)];
    assert.deepEqual([one.tutorial, one.listed, one.seed_hash], [true, false, other.seed_hash]);
    const dealt = async (rest, { id: match }) => {
      const { view } = await rest.get(`/api/matches/${match}`);
      return { ...view, turn: null };
    };
    assert.deepEqual(await dealt(ann, one), await dealt(ben, other));
    assert.equal((await callOff(one.id, ann)).status, 'abandoned');
    const again = (await ann.create(`/api/matches/${one.id}/rematch`)).match;
    assert.equal(again.tutorial, false, 'after the tutorial a rated match follows');
    assert.notEqual(again.seed_hash, one.seed_hash);
  }
  const open = (await ann.create('/api/matches', { game: 'stoneage', ...TUTORIAL })).match;
  await ben.refused(403, 'not_allowed', 'POST', `/api/matches/${open.id}/join`, { key: open.key });
  await ann.refused(403, 'not_allowed', 'POST', `/api/matches/${open.id}/nonce`, { nonce: 'ab'.repeat(32) });
  for (const wrong of [{ listed: true }, { join: 'anyone' }, { standing: true }, { options: ['igloos'] }, { clock: { pace: 'live', bank_s: 600, increment_s: 10, cap_s: 3600 } }]) {
    await ann.refused(400, 'bad_request', 'POST', '/api/matches', { game: 'stoneage', ...TUTORIAL, ...wrong });
  }
});

test('a tutorial is in no statistics, for any user', { timeout: patient(60000) }, async () => {
  const rest = new Rest(here.server);
  rest.user = (await rest.create('/api/accounts', { name: 'Cid', password: 'correct horse' })).user;
  const match = await begun(rest, 'clans');
  for (let over = false; !over;) {
    const { version, total } = await rest.get(`/api/matches/${match.id}/legal?count=1`);
    if (total > 0) await rest.ask('POST', `/api/matches/${match.id}/moves`, { id: `m${version}`, expects: version, move: 0 });
    else await rest.get(`/api/matches/${match.id}/events?from=${version + 1}&count=0&wait=1`);
    over = (await rest.get(`/api/matches/${match.id}`)).match.status === 'over';
  }
  for (const view of ['v_match', 'v_seat', 'v_move', 'v_event', 'v_score_sheet']) assert.deepEqual(ask(`SELECT * FROM ${view} WHERE match = '${match.id}'`), [], view);
  const record = await rest.get(`/api/statistics/player_record?user=${rest.user.id}`);
  assert.deepEqual(record.rows, []);

  const file = join(here.server.dir, 'tutorial.json');
  const other = join(here.server.dir, 'other.sqlite');
  writeFileSync(file, (await rest.ask('GET', `/api/matches/${match.id}/export`)).text);
  assert.match(admin('import', file, '--file', other), new RegExp(match.id));
  assert.deepEqual(ask('SELECT * FROM v_match', other), [], 'nor where it was brought to: its seed is known');
});

/** Follows the tutorial until another step is shown. Returns its name. */
async function next(who, step) {
  const card = id(who, 'teach');
  await who.page.waitForFunction((name) => document.querySelector('[data-testid="teach"]')?.dataset.step === name, step);
  await shot(who, `teach-${step}`);
  return card;
}

/** Presses what the panel offers, until `done` holds in the page: answers may be on their way in between. */
async function playUntil(who, done) {
  await until(async () => {
    if (await who.page.evaluate(done)) return true;
    const send = who.page.locator('[data-testid="panel"] [data-testid="send"]:enabled');
    const pay = who.page.locator('[data-testid="panel"] .coin-add:enabled');
    const pointed = who.page.locator('.board .pointed.may, .board .place.may').first();
    if (await send.count()) await send.click();
    else if (await pay.count()) await pay.first().click();
    else if (await pointed.count()) await pointed.click();
    await who.page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); }));
    return false;
  }, 'what is told next');
}

test('a newcomer: landing, the tutorial to its end, a first match with hints to its end, again, and the profile', { timeout: patient(120000) }, () => people([{ viewport: WIDE }], async (who) => {
  await who.page.goto('/');
  await who.page.route('**/api/matches', (route) => { // bots do not dawdle
    const told = route.request().postDataJSON();
    return route.continue(told ? { postData: { ...told, bot_delay: false } } : {});
  });
  await id(who, 'guest-name').fill('Nora');
  await shot(who, 'landing');
  assert.match(await id(who, 'play-now').innerText(), /Stone Age/);
  assert.match(await id(who, 'play-clans').innerText(), /Clans/);
  await id(who, 'learn-stoneage').click();
  await next(who, 'goal');
  const rest = await restOf(who);
  const tutorial = matchOf(who);
  assert.equal((await rest.get(`/api/matches/${tutorial}`)).match.tutorial, true);
  await id(who, 'teach-next').click();

  await next(who, 'place');
  const place = await who.page.locator('.board .pointed').getAttribute('data-place');
  await toPlace(who, place);
  for (const people of ['2', '3']) {
    await id(who, 'step-more').click();
    await who.page.locator('.stepper .count', { hasText: people }).waitFor();
  }
  await id(who, 'send').click();
  await next(who, 'buyer');
  await who.page.locator('.board .pointed').click();
  await id(who, 'send').click();
  await next(who, 'rest');
  await id(who, `board-${place}`).click();
  await who.page.locator('[data-testid="notice"]', { hasText: 'You’re already there.' }).waitFor();
  await shot(who, 'teach-shut');
  await playUntil(who, () => document.querySelector('[data-testid="teach"]')?.dataset.step === 'use');
  await next(who, 'use');
  await playUntil(who, () => document.querySelector('[data-testid="teach"]')?.dataset.step === 'buy');
  await next(who, 'buy');
  await playUntil(who, () => document.querySelector('[data-testid="teach"]')?.dataset.step === 'feed');
  await next(who, 'feed');
  await id(who, 'teach-next').click();
  await next(who, 'end');
  await id(who, 'teach-match').click();

  await next(who, 'hint.place');
  const first = matchOf(who);
  assert.notEqual(first, tutorial);
  assert.equal((await rest.get(`/api/matches/${tutorial}`)).match.status, 'abandoned');
  assert.equal((await rest.get(`/api/matches/${first}`)).match.tutorial, false);
  await id(who, 'teach-next').click();
  await who.page.waitForFunction(() => !document.querySelector('[data-step="hint.place"]'));
  await who.page.reload();
  await id(who, 'panel').waitFor();
  assert.equal(await who.page.locator('[data-step="hint.place"]').count(), 0, 'what was closed stays closed');

  const { by } = moments(rest, first, question, { wanted: () => false, away: true });
  await playPage(who, by(byMouse));
  await id(who, 'score-sheet').waitFor();
  assert.equal((await rest.get(`/api/matches/${first}`)).match.status, 'over');
  await id(who, 'rematch').click();
  await who.page.waitForURL((url) => !url.pathname.includes(first));
  await id(who, 'panel').waitFor();
  assert.equal(await id(who, 'teach').count(), 0, 'the second match has no hints');
  await who.page.goto('/account');
  await who.page.getByText('Nora').first().waitFor();
  await id(who, 'account-player').click();
  await id(who, 'own-matches').waitFor();
  assert.equal(await id(who, 'lesson-stoneage').getAttribute('class'), 'done');
}));

for (const [name, viewport, touch] of [['wide', WIDE, false], ['phone', PHONE, true]]) {
  test(`a tip lies below the board, which stays where it is, and goes with my next move (${name})`, { timeout: patient(60000) }, () => people([{ viewport, touch }], async (who) => {
    const press = (one) => (touch ? one.tap() : one.click());
    const boxOf = async (selector) => who.page.locator(selector).first().boundingBox();
    await who.page.goto('/');
    await press(id(who, 'play-now'));
    await next(who, 'hint.place');
    await id(who, 'panel').waitFor({ state: 'attached' });
    assert.match(await id(who, 'teach').innerText(), touch ? /Touch and hold any place/ : /Hover over any place/);
    const before = await boxOf('.board');
    const tip = await boxOf('[data-testid="teach"]');
    if (!touch) assert.ok(tip.y >= before.y + before.height - 1, 'below the board');
    assert.equal(await who.page.locator('.dock [data-testid="teach"]').count(), 1);
    await who.page.locator('.board .place.may').first().waitFor();
    const version = await who.page.evaluate(async () => (await import('/js/core/state.js')).state.match.version);
    const rest = await restOf(who);
    await rest.post(`/api/matches/${matchOf(who)}/moves`, { id: 'first', expects: version, move: 0 });
    await who.page.waitForFunction(() => document.querySelector('[data-testid="teach"]')?.dataset.step !== 'hint.place');
    assert.deepEqual(await boxOf('.board'), before, 'the board is where it was');
  }));
}

/** Runs in the page: which of the places that may be chosen now lie under the band below the board, wherever the page is scrolled to. */
function buried() {
  const top = document.querySelector('.dock').getBoundingClientRect().top;
  return [...document.querySelectorAll('.board .may')].map((one) => [one.dataset.place, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && box.bottom > top + 1).map(([place, box]) => `${place}: ${(box.bottom - top).toFixed()} px`);
}

for (const [game, play] of [['stoneage', 'play-now'], ['clans', 'play-clans']]) {
  test(`on a phone a tip covers no place of ${game} that is asked for`, { timeout: patient(60000) }, () => people([{ viewport: PHONE, touch: true }], async (who) => {
    await who.page.goto('/');
    await id(who, play).tap();
    await id(who, 'teach').waitFor();
    await who.page.locator('.board .may').first().waitFor();
    assert.equal(await who.page.locator('.dock [data-testid="teach"]').count(), 1);
    assert.equal(await who.page.locator('.dock .news-line').isVisible(), false, 'the tip is in its place');
    if (game === 'clans') await who.page.locator('.dock').evaluate((dock) => scrollBy(0, dock.parentElement.getBoundingClientRect().bottom - innerHeight));
    await shot(who, `tip-${game}`);
    assert.deepEqual(await who.page.evaluate(buried), []);
  }));
}

test('the tutorial of Clans on a phone: it points at a move, and one leaves when one likes', { timeout: patient(60000) }, () => people([{ viewport: PHONE, touch: true }], async (who) => {
  await who.page.goto('/');
  await id(who, 'learn-clans').tap();
  await next(who, 'goal');
  await id(who, 'teach-next').tap();
  await next(who, 'from');
  const from = await who.page.locator('.board .pointed').getAttribute('data-place');
  await id(who, `board-${from}`).tap();
  await next(who, 'to');
  await until(() => id(who, `board-${from}`).evaluate((place) => place.getBoundingClientRect().bottom <= document.querySelector('.dock').getBoundingClientRect().top),
    'the territory that was pointed at and is chosen now above the sheet that came');
  const to = await who.page.locator('.board .pointed').getAttribute('data-place');
  await id(who, `board-${to}`).tap();
  await next(who, 'send');
  await id(who, 'teach-leave').tap();
  await id(who, 'play-now').waitFor();
  assert.equal(await who.page.evaluate(() => location.pathname), '/');
}));

for (const [how, view, told] of [['a mouse', { viewport: WIDE }, /Hover over any place/], ['a finger', { viewport: PHONE, touch: true }, /Touch and hold any place/]]) {
  test(`the first hint says what ${how} can do`, { timeout: patient(60000) }, () => people([view], async (who) => {
    const rest = await guest(here.server, 'Hal');
    const match = await table([rest], { bots: ['easy'], start_seat: 0 });
    await signIn(who, rest);
    await who.page.goto('/healthz');
    await who.page.evaluate((first) => localStorage.setItem('ochre.prefs', JSON.stringify({ hints: { stoneage: { match: first, gone: [] } } })), match.id);
    await who.page.goto(`/match/${match.id}`);
    const card = await next(who, 'hint.place');
    assert.match(await card.innerText(), told);
    assert.doesNotMatch(await card.innerText(), /press/i);
    if (!view.touch) return;
    await id(who, 'more').tap();
    const signs = await id(who, 'more-sheet').locator('button:visible').allInnerTexts();
    assert.equal(signs.filter((sign) => sign.trim() === '?').length, 1, 'keys are shown with a keyboard only');
    await shot(who, 'teach-menu');
  }));
}
