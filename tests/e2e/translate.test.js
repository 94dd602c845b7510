// A browser that translates the page takes text nodes out and puts others in their place, which nobody draws again: nothing that is drawn from what
// the server says may be among them. Prose may.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, restOf, signIn, stage, WIDE } from '../support/browser.js';
import { guests } from '../support/play.js';
import { patient, until } from '../support/patience.js';
import { randomInt } from '../support/random.js';
import { table } from '../support/rest.js';

const here = stage();

/** Runs in the page: replaces each text that a translator may touch, again and again, as it comes. Counts them in `window.translated`. */
function translator() {
  window.translated = 0;
  const mayTouch = (text) => text.data.trim() && text.parentElement?.translate && !text.parentElement.closest('script, style, font, noscript');
  const translate = () => {
    const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const all = [];
    while (walk.nextNode()) if (mayTouch(walk.currentNode)) all.push(walk.currentNode);
    for (const text of all) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `[${text.data}]`;
      outer.append(inner);
      text.replaceWith(outer);
      window.translated += 1;
    }
  };
  translate();
  new MutationObserver(translate).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
}

/** Returns the text of the page, without the parts that change with time alone. */
const said = (who) => who.page.evaluate(() => [document.title, ...['header.top', '#main'].map((part) => document.querySelector(part)?.innerText
  .replace(/\s+/g, ' ').trim())]);

for (const game of ['stoneage', 'clans']) {
  test(`a translated page of ${game} shows twelve moves later what a fresh one shows`, { timeout: patient(60000) }, () => here.people([{ viewport: WIDE }], async (who) => {
    const rests = await guests(here.server, 'Ann', 'Ben');
    const match = await table(rests, { game, start_seat: 0 });
    await signIn(who, rests[0]);
    await who.page.goto(`/match/${match.id}`);
    await id(who, 'panel').waitFor();
    const before = await said(who);
    await who.page.evaluate(translator);
    const path = `/api/matches/${match.id}`;
    let last = 0;
    for (let moves = 0; moves < 12;) {
      for (const rest of rests) {
        const { version, moves: legal } = await rest.get(`${path}/legal?count=1024`);
        if (!legal.length || moves >= 12) continue;
        const answer = await rest.post(`${path}/moves`, { id: `m${version}`, expects: version, move: legal[randomInt(legal.length)].text });
        last = answer.version ?? version + 1;
        moves += 1;
      }
    }
    const settled = () => until(async () => await who.page.evaluate(async (version) => {
      const { state } = await import('/js/core/state.js');
      return state.match?.version >= version && !state.match.held && !document.querySelector('[data-testid="updating"]');
    }, last), 'the last move');
    await settled();
    await id(who, 'undo-toast').waitFor({ state: 'hidden' });
    await who.page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); }));
    const shown = await said(who);
    await who.page.reload();
    await id(who, 'board').waitFor();
    await settled();
    await id(who, 'since-close').click({ timeout: 500 }).catch(() => {});
    await until(async () => {
      const fresh = await said(who);
      return JSON.stringify(fresh) === JSON.stringify(shown) || fresh;
    }, 'the page as new').then((fresh) => assert.deepEqual(shown, fresh === true ? shown : fresh));
    assert.notDeepEqual(shown, before);
  }));
}

test('the rules may be translated, and the next ones are theirs', { timeout: patient(30000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  await who.page.goto('/#/rules/stoneage');
  await id(who, 'rules-end').waitFor({ state: 'attached' });
  await who.page.evaluate(translator);
  assert.ok(await who.page.evaluate(() => window.translated) > 100);
  assert.match(await id(who, 'rules').innerText(), /\[/);
  await id(who, 'rules-of-clans').click();
  await who.page.locator('[data-game="clans"] [data-testid="rules-end"]').waitFor({ state: 'attached' });
  const rest = await restOf(who);
  const { games } = await rest.get('/api/games');
  const heading = await who.page.locator('.rules-head h1').innerText();
  assert.match(heading, new RegExp(`^[^[]*${games.find(({ id: game }) => game === 'clans').title}`), 'what is no prose is not touched');
  assert.doesNotMatch(await id(who, 'rules').innerText(), /mammoth/i, 'nothing of the other game is left');
}));

test('every text outside of the rules is kept from translators, and says its language', { timeout: patient(60000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  const [ann] = await guests(here.server, 'Ann');
  await signIn(who, ann);
  for (const path of ['/', '/account', '/mine', '/statistics']) {
    await who.page.goto(path);
    await id(who, 'home').waitFor();
    await who.page.evaluate(translator);
    assert.equal(await who.page.evaluate(() => window.translated), 0, path);
  }
  await id(who, 'language').selectOption('de');
  await until(() => who.page.evaluate(() => document.documentElement.lang === 'de'), 'the page says its language');
}));
