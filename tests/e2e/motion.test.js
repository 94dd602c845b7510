// Motion and sound of events: dice roll before the log and the stock show their gain, and no click waits for it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, restOf, shot, signIn, stage, toPlace, WIDE } from '../support/browser.js';
import { patient } from '../support/patience.js';
import { guest, table } from '../support/rest.js';

const here = stage({ limits: 1000 });

/** Notes in the page when what is seen there for the first time: dice, the log's line, wood on my board, my next question. Runs in the page. */
function watch() {
  const seen = {};
  const rows = {
    dice: () => document.querySelector('.dice.fresh .face-3'),
    log: () => /rolls/.test(document.querySelector('[data-testid="log"]')?.textContent ?? ''),
    stock: () => !document.querySelector('.mine [data-stock="wood"].none'),
    asked: () => document.querySelector('[data-testid="place-card_1"]') && document.querySelector('.board .dice'),
    flight: () => document.querySelector('.flight'),
  };
  const look = () => {
    for (const [name, there] of Object.entries(rows)) if (seen[name] === undefined && there()) seen[name] = performance.now();
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  window.seen = seen;
  window.strokes = 0;
  window.AudioContext = class {
    constructor() { Object.assign(this, { currentTime: 0, sampleRate: 8000, state: 'running', destination: {} }); }
    part() {
      const set = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
      return { frequency: set, gain: set, Q: {}, connect: (next) => next, start: () => { window.strokes += 1; }, stop() {} };
    }
    createOscillator() { return this.part(); }
    createGain() { return this.part(); }
    createBiquadFilter() { return this.part(); }
    createBufferSource() { return this.part(); }
    createBuffer() { return { getChannelData: () => [] }; }
  };
}

test('dice are seen and heard first, then what they brought; the next question is there at once', { timeout: patient(90000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  const { page } = who;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    window.began = [];
    window.dated = 0; // how often a date was put in words at a table, which takes a slow device a fifth of a second for the first time
    const dated = () => { if (location.pathname.startsWith('/match/')) window.dated += 1; };
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
      const say = Date.prototype[name];
      Date.prototype[name] = function told(...how) { dated(); return say.apply(this, how); };
    }
    Intl.DateTimeFormat = class extends Intl.DateTimeFormat { constructor(...how) { super(...how); dated(); } };
    addEventListener('animationstart', ({ animationName }) => window.began.push(animationName), true);
  });
  await page.goto('/');
  await id(who, 'learn-stoneage').click();
  await id(who, 'teach-next').click();
  const place = async (name, people) => {
    await toPlace(who, name);
    for (let n = 2; n <= people; n += 1) {
      await id(who, 'step-more').click();
      await page.locator('.stepper .count', { hasText: String(n) }).waitFor();
    }
    await id(who, 'send').click();
  };
  await id(who, 'place-forest').waitFor();
  await id(who, 'log').waitFor(); // it is drawn last
  assert.deepEqual((await page.evaluate(() => window.began)).filter((name) => name !== 'beckon'), [], 'what is there from the beginning does not come in');
  assert.equal(await page.evaluate(() => window.dated), 0, 'a table is drawn without a date in words');
  await place('forest', 3);
  await id(who, 'place-card_1').waitFor(); // the others have placed too: no line comes meanwhile
  const line = await id(who, 'log').locator('li[data-at]').last().elementHandle();
  assert.equal(await line.getAttribute('title'), null);
  await line.hover();
  assert.match(await line.getAttribute('title'), /\d.*\d:\d\d/, 'the time is shown under the pointer');
  assert.ok(await page.evaluate(() => window.dated) >= 1);
  await place('card_1', 1);
  await place('hunt', 1);
  await id(who, 'place-forest').waitFor();
  await page.locator('[data-testid="panel"] [data-testid="place-hunt"]').waitFor();
  assert.equal(await page.locator('.last-halo').count(), 0, 'people act: no person was placed last');

  await id(who, 'speed').selectOption('full');
  await page.evaluate(watch);
  await id(who, 'sound').click();
  await toPlace(who, 'forest');
  await id(who, 'send').click();
  await page.waitForFunction(() => window.seen.log && window.seen.stock && window.seen.flight);
  await shot(who, 'rolled');
  await page.waitForFunction(() => window.began.includes('bump')); // what I have now
  const seen = await page.evaluate(() => window.seen);
  assert.ok(seen.asked <= seen.dice + 100, `nothing waits for dice but what they tell: ${JSON.stringify(seen)}`);
  for (const late of ['log', 'stock']) assert.ok(seen[late] - seen.dice > 400, `${late} waits for the dice: ${JSON.stringify(seen)}`);
  assert.ok(await page.evaluate(() => window.strokes) >= 6, 'bones on stone');

  await page.goto('/account');
  await page.locator('[data-testid="pace"] label', { hasText: 'instant' }).click();
  await page.waitForFunction(() => document.documentElement.dataset.pace === 'none');
  await page.goBack();
  await id(who, 'panel').waitFor();
  await page.evaluate(watch);
  await toPlace(who, 'hunt');
  await id(who, 'send').click();
  await page.locator('.dice').waitFor();
  await page.waitForFunction(() => document.querySelector('[data-testid="log"]').textContent.includes('hunt.'));
  assert.equal(await page.evaluate(() => window.seen.flight), undefined, 'nothing flies');
  assert.ok((await (await restOf(who)).get('/api/me')).user.guest);
}));

/** Notes in the page when the dice of my roll are seen, and when the panel or the line above the board says what they brought. Runs in the page. */
function watchRoll() {
  const seen = {};
  const rows = {
    dice: () => document.querySelector('.dice.fresh'),
    gain: () => document.querySelector('[data-testid="gain"]'),
    status: () => /rolled|tools/.test(document.querySelector('[data-testid="status"]').textContent),
    toast: () => /rolls/.test(document.querySelector('[data-testid="undo-toast"]').textContent),
    waits: () => /dice are rolling/.test(document.querySelector('.panel').textContent),
  };
  const look = () => {
    for (const [name, there] of Object.entries(rows)) if (seen[name] === undefined && there()) seen[name] = performance.now();
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  window.seen = seen;
}

test('what my roll has brought is said when its dice lie', { timeout: patient(90000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  const { page } = who;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const rest = await guest(here.server, 'Ann');
  await signIn(who, rest);
  const match = await table([rest], { bots: ['random'], start_seat: 0 });
  const path = `/api/matches/${match.id}`;
  const asked = async () => {
    for (;;) {
      const seen = await rest.get(path);
      if (seen.choices?.decision) return seen;
      await rest.get(`${path}/events?from=${seen.version + 1}&count=0&wait=5`);
    }
  };
  const move = async (wanted) => {
    const { version } = await asked();
    await rest.post(`${path}/moves`, { id: `m${version}`, expects: version, move: wanted });
  };
  for (const [place, n] of [['tool_maker', 1], ['hunt', 4]]) await move({ kind: 'place', place, people: n });
  for (let seen = await asked(); seen.view.round === 1; seen = await asked()) { // until I have the tool
    const { decision, use } = seen.choices;
    await move(decision === 'use' ? { kind: 'use', place: use[0] } : 0);
  }
  await move({ kind: 'place', place: 'hunt', people: 5 });
  await page.goto(`/match/${match.id}`);
  await id(who, 'place-hunt').waitFor();
  await id(who, 'speed').selectOption('full');
  await page.evaluate(watchRoll);
  await toPlace(who, 'hunt');
  await id(who, 'send').click();
  await page.waitForFunction(() => window.seen.gain && window.seen.status);
  const seen = await page.evaluate(() => window.seen);
  assert.ok(seen.waits !== undefined, `the panel says why it waits: ${JSON.stringify(seen)}`);
  for (const late of ['gain', 'status', 'toast']) if (seen[late]) assert.ok(seen[late] - seen.dice > 400, `${late} waits for the dice: ${JSON.stringify(seen)}`);
}));
