// A match for those who only look at it: on a big screen, and in a frame on another site.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { checkWidth, id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { barriers } from '../support/axe.js';
import { live } from '../support/live.js';
import { patient, until } from '../support/patience.js';
import { guest, playOut, Rest, table } from '../support/rest.js';

const here = stage({ limits: 1000 });
const { people } = here;
const PROJECTOR = { width: 1920, height: 1080 };

/** The newest update of a table that a connection holds, without what differs between two of one version. */
const shownTo = ({ update: { view, choices, result, to_act, version } }) => ({ view, choices, result, to_act, version });

for (const game of ['clans', 'stoneage']) {
  test(`a page that shows ${game} to others is shown what a spectator is, whoever is signed in`, { timeout: patient(60000) }, async () => {
    const [ann, eve] = [await guest(here.server, 'Ann'), await guest(here.server, 'Eve')];
    const match = await table([ann], { game, bots: ['random'] });
    const lines = await Promise.all([live(ann), live(ann, { nobody: true, match: match.id }), live(eve)]);
    try {
      const [own, watched, spectated] = await Promise.all(lines.map((line) => line.subscribe(match.id)));
      assert.equal(own.update.view.me, 0);
      for (let count = 0; count < 12; count += 1) {
        await lines[0].until(() => own.update.to_act.includes(0) && own.update.choices, 'my turn');
        const { version } = await lines[0].move(match.id, 0);
        await Promise.all(lines.map((line, i) => line.until(() => [own, watched, spectated][i].version >= version, 'the move')));
        await until(() => own.version === watched.version && own.version === spectated.version, 'the same version');
        const [mine, seen, others] = [own, watched, spectated].map(shownTo);
        assert.deepEqual(seen, others);
        assert.deepEqual([seen.view.me, seen.choices], [null, null]);
        assert.notDeepEqual(mine.view, seen.view);
      }
      assert.deepEqual([watched.match.my_seat, watched.match.key], [null, undefined]);
      assert.equal((await lines[1].move(match.id, 0)).error.name, 'not_signed_in');
    } finally {
      for (const line of lines) line.close();
    }
  });
}

test('a page that shows a match to others needs the key of a private one, also for its player', async () => {
  const ann = await guest(here.server, 'Ann');
  const match = await table([ann], { game: 'clans', bots: ['random'], listed: false });
  const { key } = (await ann.get(`/api/matches/${match.id}`)).match;
  const line = await live(ann, { nobody: true });
  try {
    await assert.rejects(line.subscribe(match.id), /no_such_match/);
    line.tables.clear();
    const held = await line.subscribe(match.id, key);
    assert.deepEqual([held.update.view.me, held.match.my_seat], [null, null]);
  } finally {
    line.close();
  }
});

test('only the page for frames may be framed, and it never shows a private match', async () => {
  const ann = await guest(here.server, 'Ann');
  const open = await table([ann], { game: 'clans', bots: ['random'] });
  const closed = await table([ann], { game: 'clans', bots: ['random'], listed: false });
  const framed = async (path) => {
    const answer = await fetch(here.server.url + path);
    return [answer.status, /frame-ancestors ([^;]+)/.exec(answer.headers.get('content-security-policy'))[1]];
  };
  assert.deepEqual(await framed(`/embed/${open.id}`), [200, '*']);
  assert.deepEqual(await framed(`/embed/${open.id}?v=3`), [200, '*']);
  for (const path of ['/', `/match/${open.id}`, `/screen/${open.id}`, '/account', '/embed']) assert.equal((await framed(path))[1], '\'none\'', path);
  const key = (await ann.get(`/api/matches/${closed.id}`)).match.key;
  assert.deepEqual(await framed(`/screen/${closed.id}?key=${key}`), [200, '\'none\'']);
  for (const path of [`/embed/${closed.id}`, `/embed/${closed.id}?key=${key}`, '/embed/aaaaaaaaaaaaaaaa']) assert.deepEqual(await framed(path), [404, '*'], path);
});

test('a program finds the frame of a listed match by its link, and of no other', async () => {
  const ann = await guest(here.server, 'Ann');
  const nobody = new Rest(here.server);
  const open = await table([ann], { game: 'clans', bots: ['random'] });
  const closed = await table([ann], { game: 'clans', bots: ['random'], listed: false });
  const { url } = here.server;
  const asked = (link, more = '') => `/api/oembed?url=${encodeURIComponent(link)}${more}`;
  const page = await (await fetch(`${url}/match/${open.id}`)).text();
  const [, address] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(page);
  const told = await (await fetch(address)).json();
  assert.deepEqual(told, { version: '1.0', type: 'rich', provider_name: 'Ochre', provider_url: url, title: told.title, html: `<iframe src="${url}/embed/${open.id}" title="${
    told.title}" width="960" height="640" loading="lazy" style="border: 0; max-width: 100%"></iframe>\n`, width: 960, height: 640,
  thumbnail_url: `${url}/api/matches/${open.id}/picture`, thumbnail_width: 1200, thumbnail_height: 630 });
  assert.match(told.title, /Ann/);
  for (const kind of ['screen', 'embed']) assert.deepEqual(await nobody.get(asked(`${url}/${kind}/${open.id}?v=3`)), told);
  const small = await nobody.get(asked(`${url}/match/${open.id}`, '&format=json&maxwidth=400&maxheight=5000'));
  assert.deepEqual([small.width, small.height], [400, 640]);
  const { key } = (await ann.get(`/api/matches/${closed.id}`)).match;
  for (const link of [`${url}/match/${closed.id}`, `${url}/match/${closed.id}?key=${key}`, `${url}/player/1`, `https://elsewhere.example/match/${open.id}`, 'x', ''])
    await ann.refused(404, 'no_such_match', 'GET', asked(link));
  assert.ok(!(await (await fetch(`${url}/match/${closed.id}?key=${key}`)).text()).includes('oembed'));
  await nobody.refused(400, 'bad_request', 'GET', '/api/oembed');
  for (const more of ['&format=xml', '&maxwidth=10', '&maxheight=x']) await nobody.refused(400, 'bad_request', 'GET', asked(`${url}/match/${open.id}`, more));
});

test('a big screen shows a player\'s match as it goes on, without controls and without the own clan', { timeout: patient(120000) }, () =>
  people([{ viewport: PROJECTOR }, { viewport: WIDE }], async (screen, who) => {
    const ann = await guest(here.server, 'Ann');
    const match = await table([ann], { game: 'clans', bots: ['random'] });
    await signIn(screen, ann);
    await who.page.goto(`${here.server.url}/match/${match.id}`);
    assert.equal(await id(who, 'screen-way').getAttribute('href'), `screen/${match.id}`, 'a spectator is led there');
    await signIn(who, ann);
    await who.page.reload();
    await who.page.locator('.board [tabindex="0"]').first().waitFor();
    assert.equal(await id(who, 'screen-way').count(), 0, 'a player has more important tools');
    await screen.page.goto(`${here.server.url}/screen/${match.id}`);
    await screen.page.locator('.look-screen .board').waitFor();
    assert.equal(await screen.page.locator('.top, .asked').count(), 0);
    assert.equal(await screen.page.locator(':is(.play, .dock, .bar) button:visible').count(), 0);
    await shot(screen, 'screen');
    const before = await id(screen, 'screen-news').innerText();
    const line = await live(ann);
    try {
      const held = await line.subscribe(match.id);
      await line.move(match.id, 0);
    } finally {
      line.close();
    }
    await until(async () => await id(screen, 'screen-news').innerText() !== before, 'the move in the news');
    await checkWidth(screen);
    await playOut(match.id, ann);
    await id(screen, 'score-sheet').waitFor();
    assert.equal(await screen.page.locator('.sheet button:visible').count(), 0);
    await shot(screen, 'screen-over');
    assert.deepEqual(await barriers(screen.page), []);
    await who.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } }));
    await id(who, 'share-result').click();
    await id(who, 'share-frame').click();
    await until(() => who.page.evaluate(() => window.copied), 'the code of the frame');
    assert.match(await who.page.evaluate(() => window.copied), new RegExp(`^<iframe src="${here.server.url}/embed/${match.id}" .*</iframe>$`));
  }));

test('a site beside this one can make nobody move, and see no clan, through a frame', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const ann = await guest(here.server, 'Ann');
  const match = await table([ann], { game: 'clans', bots: ['random'] });
  const closed = await table([ann], { game: 'clans', bots: ['random'], listed: false });
  const { key } = (await ann.get(`/api/matches/${closed.id}`)).match;
  await signIn(who, ann);
  const site = createServer((request, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><title>Forum</title><iframe title="Match" src="${here.server.url}${request.url}" style="width: 100%; height: 700px"></iframe>`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => { site.once('listening', resolve); });
  const url = `http://127.0.0.1:${site.address().port}`; // the same site: cookies are sent
  const inside = () => who.page.frames()[1];
  try {
    await who.page.goto(`${url}/embed/${match.id}?v=0`);
    const frame = who.page.frameLocator('iframe');
    await frame.locator('[data-testid="replay-close"]').click();
    await frame.locator('[data-testid="screen-news"]').waitFor();
    assert.equal(new URL(inside().url()).pathname, `/embed/${match.id}`);
    assert.equal(await frame.locator('.top, .asked, .panel [data-choice], [data-testid="undo"]').count(), 0);
    assert.doesNotMatch(await frame.locator('[data-testid="status"]').innerText(), /Choose/);
    assert.equal(await inside().evaluate(async () => (await import('/js/core/state.js')).state.user).catch(() => null), null);
    await who.page.evaluate((to) => { document.querySelector('iframe').src = to; }, `${here.server.url}/match/${match.id}#x`);
    await until(() => inside().url().startsWith('chrome-error:'), 'the refusal of the frame');
    for (const path of [`/embed/${closed.id}?key=${key}`, `/embed/${closed.id}`, '/embed/aaaaaaaaaaaaaaaa']) {
      await who.page.goto(url + path);
      await frame.locator('.lone').waitFor();
      assert.equal(await frame.locator('a:not(.skip), button').filter({ visible: true }).count(), 0, path);
    }
  } finally {
    site.close();
  }
  who.problems = who.problems.filter((one) => !/frame-ancestors|404|ERR_BLOCKED_BY_RESPONSE/.test(one));
}));

test('a big screen leads from the end to the next match of these players, as a screen', { timeout: patient(60000) }, () => people([{ viewport: PROJECTOR }], async (screen) => {
  const ann = await guest(here.server, 'Ann');
  const match = await table([ann], { game: 'clans', bots: ['random'] });
  await playOut(match.id, ann);
  await screen.page.goto(`${here.server.url}/screen/${match.id}`);
  await id(screen, 'score-sheet').waitFor();
  assert.equal(await id(screen, 'screen-next').count(), 0, 'there is none yet');
  await ann.ask('POST', `/api/matches/${match.id}/rematch`, {});
  const { match: { rematch } } = await ann.get(`/api/matches/${match.id}`);
  assert.match(rematch, /^[a-z0-9]{16}$/);
  await id(screen, 'screen-next').waitFor();
  await shot(screen, 'screen-next');
  await id(screen, 'screen-next').click();
  await id(screen, 'screen-news').or(screen.page.locator('.lone')).first().waitFor();
  assert.equal(new URL(screen.page.url()).pathname, `/screen/${rematch}`);
  assert.equal(await id(screen, 'screen-next').count(), 0);
}));

test('an open table on a big screen has a code to join by if anyone may join, and in a frame none', { timeout: patient(60000) }, () => people([{ viewport: PROJECTOR }], async (who) => {
  const ann = await guest(here.server, 'Ann');
  const { match: open } = await ann.create('/api/matches', { game: 'stoneage', seats: 3 });
  const { match: closed } = await ann.create('/api/matches', { game: 'stoneage', seats: 3, listed: false, join: 'link' });
  const { key } = (await ann.get(`/api/matches/${closed.id}`)).match;
  await who.page.route('**/api/reach', (route) => route.fulfill({ json: { origins: ['http://192.0.2.7:8080'] } }));
  await who.page.goto(`${here.server.url}/screen/${open.id}`);
  await id(who, 'share-code').waitFor();
  assert.equal(await who.page.locator('button:visible, a:visible:not(.skip)').count(), 0);
  await shot(who, 'screen-open');
  for (const path of [`/screen/${closed.id}?key=${key}`, `/embed/${open.id}`]) {
    await who.page.goto(here.server.url + path);
    await who.page.getByText('Ann, waiting').waitFor();
    assert.equal(await id(who, 'share-code').count(), 0, path);
  }
}));

test('a screen has no keys that lead away, and an open table no seats to take', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const ann = await guest(here.server, 'Ann');
  const other = await table([ann], { game: 'clans', bots: ['random'] });
  const { match: open } = await ann.create('/api/matches', { game: 'stoneage', seats: 3 });
  const match = await table([ann], { game: 'clans', bots: ['random'] });
  await signIn(who, ann);
  await who.page.goto(`${here.server.url}/screen/${match.id}`);
  await id(who, 'screen-news').waitFor();
  for (const key of ['n', '?', 'o', 'v', 'r', 'z', 'Enter', 'Escape']) await who.page.keyboard.press(key);
  assert.equal(new URL(who.page.url()).pathname, `/screen/${match.id}`, `not ${other.id}`);
  assert.equal(await who.page.locator('dialog[open], .top').count(), 0);
  await who.page.goto(`${here.server.url}/match/${open.id}`);
  const way = await id(who, 'screen-way').getAttribute('href');
  await who.page.goto(`${here.server.url}/${way}`);
  await who.page.locator('.lone').waitFor();
  assert.match(await who.page.locator('.lone').innerText(), /Stone Age\s+Ann, waiting/);
  assert.equal(await who.page.locator('button:visible, a:visible:not(.skip)').count(), 0);
}));

for (const viewport of [WIDE, PHONE]) {
  test(`another site shows a match in a frame of a page of ${viewport.width} pixels, as it is and as it was`, { timeout: patient(120000) }, () =>
    people([{ viewport }], async (who) => {
      const ann = await guest(here.server, 'Ann');
      const match = await table([ann], { game: 'stoneage', bots: ['random'] });
      await playOut(match.id, ann);
      const site = createServer((request, answer) => {
        answer.setHeader('content-type', 'text/html');
        answer.end(`<!doctype html><title>Forum</title><p>See our match:</p>
          <iframe title="Match" src="${here.server.url}/embed/${match.id}${request.url === '/then' ? '?v=20' : ''}" style="width: 100%; height: 640px; border: 0"></iframe>`);
      }).listen(0, '127.0.0.1');
      await new Promise((resolve) => { site.once('listening', resolve); });
      try {
        const url = `http://localhost:${site.address().port}`; // another site than 127.0.0.1
        await who.page.goto(`${url}/`);
        const frame = who.page.frameLocator('iframe');
        await frame.locator('[data-testid="score-sheet"]').waitFor();
        assert.equal(await frame.locator('.sheet button:visible').count(), 0);
        await shot(who, 'embed-over');
        await who.page.goto(`${url}/then`);
        await frame.locator('[data-testid="replay-at"]').waitFor();
        assert.match(await frame.locator('[data-testid="replay-at"]').innerText(), /20/);
        await frame.locator('[data-replay-key="ArrowRight"]').click();
        await until(async () => /21/.test(await frame.locator('[data-testid="replay-at"]').innerText()), 'the next move');
        await shot(who, 'embed-then');
      } finally {
        site.close();
      }
    }));
}

