// Matches on this device, without the server: from the form to the end without a network, by mouse and by keys.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, person, PHONE, shot, stage, WIDE } from '../support/browser.js';
import { begin, checkEnd, cutOff, keepState, kept, needsModules, others } from '../support/local_page.js';
import { byKeys, clans, play, stoneAge } from '../support/page_player.js';
import { patient } from '../support/patience.js';

const here = stage();
const GAMES = ['stoneage', 'clans'];
const PLAYERS = { stoneage: stoneAge, clans };
const LAUNCH_MS = 1000;

for (const game of GAMES) {
  for (const [how, view, act] of [['mouse', WIDE], ['mouse', PHONE], ['keys', WIDE, byKeys], ['keys', PHONE, byKeys]]) {
    test(`${game} is played to its end without a network, by ${how} at ${view.width} pixels`, { ...needsModules, timeout: patient(240000) }, async (t) => {
      const who = await person(here.browser, here.server, { viewport: view, kept: true });
      t.after(() => who.context.close());
      await begin(who, game);
      await kept(who, [`/hashed/local-${game}-`]);
      await keepState(who);
      await cutOff(who);
      const launched = Date.now();
      await who.page.goto('/');
      await id(who, 'local-front').waitFor();
      await id(who, 'create').waitFor();
      t.diagnostic(`launched without a network in ${Date.now() - launched} ms`);
      assert.ok(Date.now() - launched < patient(LAUNCH_MS), 'it comes at once');
      await shot(who, `local-front-${game}`);
      const match = await begin(who, game);
      assert.equal(await id(who, 'reconnecting').count(), 0, 'nothing is missed');
      await checkWidth(who);
      await shot(who, `local-${game}`);
      await play(who, PLAYERS[game], act);
      await checkEnd(who, match);
      await checkWidth(who);
      await shot(who, `local-end-${game}`);
      await who.page.goto('/mine');
      await id(who, 'local-over').locator(`[data-testid="match-${match}"]`).waitFor();
      await shot(who, `local-mine-${game}`);
      assert.deepEqual(others(who), []);
    });
  }
}
