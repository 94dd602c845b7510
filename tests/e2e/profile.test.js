// One's own profile in Chromium: all one's matches, also those that others may not see; and the avatar, which others see.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { guest, playOut, table } from '../support/rest.js';

const here = stage({ limits: 1000 });
const { people } = here;

/** The server answers a player's address with 404 as long as nobody else may see a match; the page says the rest. */
const expect404 = (who) => { who.problems = who.problems.filter((problem) => !/404.*\/player\/\d+/.test(problem)); };

let gus;
const played = [];

test('private matches against bots are in my profile, with points, best and row of wins', { timeout: patient(120000) }, async () => {
  gus = await guest(here.server, 'Gus');
  gus.user = (await gus.get('/api/me')).user;
  for (const game of ['clans', 'clans', 'stoneage']) {
    const { id: match } = await table([gus], { game, bots: ['random'], listed: false });
    await playOut(match, gus);
    played.push((await gus.get(`/api/matches/${match}`)).match);
  }
  await people([{ viewport: WIDE }], async (who) => {
    await signIn(who, gus);
    await who.page.goto(`/player/${gus.user.id}`);
    await id(who, 'own-matches').waitFor();
    assert.equal(await id(who, 'player-name').innerText(), 'Gus');
    assert.equal(await id(who, 'own-matches').locator('tbody tr').count(), 3);
    const clans = played.slice(0, 2).map(({ seats }) => seats[0].score);
    assert.equal(await id(who, 'tile-best-clans').innerText(), String(Math.max(...clans)));
    assert.equal(await id(who, 'tile-won').innerText(), String(played.filter(({ seats }) => seats[0].rank === 1).length));
    await id(who, 'own-sources').waitFor();
    assert.ok((await id(who, 'own-points').locator('figure').count()) === 1);
    assert.match(await id(who, 'lesson-stoneage').innerText(), /not played/);
    await checkWidth(who);
    await until(async () => await id(who, 'own-sources').locator('h3').count() === 2, 'the sources of both games');
    await shot(who, 'own-day');
    for (const [size, theme] of [[PHONE, 'day'], [PHONE, 'night'], [WIDE, 'night']]) {
      await who.page.setViewportSize(size);
      await who.page.evaluate((now) => { document.documentElement.dataset.theme = now; }, theme);
      await checkWidth(who);
      await shot(who, `own-${theme}`);
    }
    expect404(who);
  });
});

test('others see the avatar that I choose, and nothing of the matches that they may not see', { timeout: patient(90000) }, async () => {
  const { id: open } = await table([gus], { start: false, seats: 2, join: 'anyone', listed: true });
  await people([{ viewport: PHONE }, { viewport: WIDE }], async (me, other) => {
    await signIn(me, gus);
    await me.page.goto(`/player/${gus.user.id}`);
    const drawn = (who) => who.page.locator('user-avatar').first().innerHTML();
    await id(me, 'avatar-change').click();
    const before = await drawn(me);
    await id(me, 'avatar-hair-5').check();
    await id(me, 'avatar-worn-3').check();
    await id(me, 'avatar-ground-2').check();
    await until(async () => await drawn(me) !== before, 'the new one');
    await shot(me, 'avatar-parts');
    await checkWidth(me);
    await until(async () => (await gus.get('/api/me/preferences')).chosen.avatar > 0, 'the server to keep it');
    await id(me, 'avatar-change').click();
    const mine = await drawn(me);
    await other.page.goto(`/match/${open}`);
    await id(other, 'waiting').waitFor();
    const inner = (markup) => markup.replaceAll(/<!--.*?-->/g, '');
    await until(async () => inner(await drawn(other)) === inner(mine), 'it at the table');
    await shot(other, 'avatar-seat');
    await other.page.goto(`/player/${gus.user.id}`);
    await id(other, 'player-none').waitFor();
    assert.ok(!(await other.page.locator('body').innerText()).includes('Where my points'));
    expect404(me);
    expect404(other);
  });
});
