// Sharing: results by secret links, guests that can be distinguished, addresses that lead here from elsewhere, pages that are not
// there; and the dialog in which a link is shared.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { account, guest, playOut, Rest, send, table, unseen } from '../support/rest.js';
import { startServer } from '../support/server.js';
import { patient, until } from '../support/patience.js';

const here = stage({ limits: 1000 });
const { people } = here;

test('the result of a private match is readable by the link of one of its players, as long as they share it', { timeout: patient(120000) }, async () => {
  const ann = await account(here.server, 'Ann');
  const [eve, nobody] = [await guest(here.server, 'Eve'), new Rest(here.server)];
  const match = await table([ann], { game: 'clans', bots: ['random'], listed: false });
  const path = `/api/matches/${match.id}/result`;
  await ann.refused(403, 'not_allowed', 'POST', path);
  await playOut(match.id, ann);
  assert.equal((await ann.get(path)).made_ms, null);
  for (const method of ['GET', 'POST', 'DELETE']) await nobody.refused(401, 'not_signed_in', method, path);
  for (const method of ['POST', 'DELETE']) await eve.refused(404, 'no_such_match', method, path);
  const first = await ann.create(path);
  const second = await ann.create(path);
  assert.ok((await ann.get(path)).made_ms > 0);
  assert.equal((await eve.get(path)).made_ms, null, 'it is nobody else\'s business');
  const of = (link) => link.path.replace('/result/', '/api/results/');
  await nobody.refused(404, 'no_such_link', 'GET', of(first));
  const told = await nobody.get(of(second));
  assert.deepEqual(Object.keys(told), ['game', 'match', 'options', 'started_ms', 'ended_ms', 'end_reason', 'seats']);
  assert.equal(told.match, null);
  const { seats } = (await ann.get(`/api/matches/${match.id}`)).match;
  assert.deepEqual(told.seats.map(({ rank }) => rank), seats.map(({ rank }) => rank));
  assert.ok(seats.some(({ rank }) => rank === 1));
  assert.equal(told.seats[0].name, 'Ann');
  assert.ok(!JSON.stringify(told).includes(match.id));
  await nobody.refused(404, 'no_such_match', 'GET', `/api/matches/${match.id}`);
  for (const token of ['x', 'x'.repeat(43)]) await nobody.refused(404, 'no_such_link', 'GET', `/api/results/${token}`);
  await ann.refused(403, 'wrong_origin', 'DELETE', path, undefined, { headers: { origin: 'https://elsewhere.example' } });
  await ann.ask('DELETE', path);
  await nobody.refused(404, 'no_such_link', 'GET', of(second));
  const third = await ann.create(path);
  await ann.ask('DELETE', '/api/me', { password: 'Ann has a password' });
  await nobody.refused(404, 'no_such_link', 'GET', of(third));
  const listed = await table([eve], { game: 'clans', bots: ['random'] });
  await playOut(listed.id, eve);
  assert.equal((await nobody.get(of(await eve.create(`/api/matches/${listed.id}/result`)))).match, listed.id);
});

test('guests without a chosen name are distinguished', async () => {
  const names = await Promise.all([1, 2, 3].map(async () => {
    const rest = new Rest(here.server);
    const { user } = await rest.create('/api/guests', { name: 'Wanderer', numbered: true });
    assert.equal((await rest.get('/api/me')).user.name, user.name);
    assert.equal(user.name, `Wanderer ${user.id}`);
    return user.name;
  }));
  assert.equal(new Set(names).size, 3);
  await new Rest(here.server).refused(400, 'bad_name', 'POST', '/api/guests', { name: 'x'.repeat(21), numbered: true });
});

test('the page on the own machine shows the address for others, if the server listens for them', async () => {
  assert.deepEqual((await new Rest(here.server).get('/api/reach')).origins, [], 'it listens for this machine alone');
  const open = await startServer({ args: ['--listen', '0.0.0.0:0'] });
  try {
    const { origins } = await new Rest(open).get('/api/reach');
    for (const origin of origins) assert.equal((await send(origin, 'GET', '/livez')).status, 200, origin);
  } finally {
    await open.close();
  }
});

test('every answer of these routes was seen', () => {
  assert.deepEqual(unseen(/^\/api\/(reach|results\/\{token\}|matches\/\{id\}\/result)$/, '429', '503'), []);
});

test('a path that leads nowhere is not found, and is a page all the same', { timeout: patient(60000) }, () => people([{}], async (who) => {
  const answer = await send(here.server.url, 'GET', '/nowhere/at/all');
  assert.equal(answer.status, 404);
  assert.match(answer.headers['content-type'], /^text\/html/);
  await who.page.goto('/nowhere');
  await who.page.getByRole('heading', { level: 1 }).waitFor();
  who.problems = who.problems.filter((problem) => !/404.*\/nowhere$/.test(problem));
}));

test('a private result is shared from its score sheet, read by another person, and revoked', { timeout: patient(120000) }, () => people([{}, { viewport: PHONE }], async (ben, eve) => {
  const rest = await guest(here.server, 'Ben');
  const match = await table([rest], { game: 'clans', bots: ['random'], listed: false });
  await playOut(match.id, rest);
  await signIn(ben, rest);
  await ben.page.goto(`/match/${match.id}`);
  await id(ben, 'share-result').click();
  await id(ben, 'share-end').waitFor();
  const { pathname } = new URL(await id(ben, 'share-link').inputValue());
  await shot(ben, 'share-result');
  await id(ben, 'result-text-open').click();
  await id(ben, 'result-form').selectOption('markdown');
  const { result } = await rest.get(`/api/matches/${match.id}`).then(({ match: one }) => ({ result: one.seats }));
  const text = await id(ben, 'result-text').textContent();
  assert.deepEqual(text.split('\n').slice(2, 4).map((line) => line.split(' | ').map((part) => part.replace(/[| ]/g, ''))[2]),
    [...result].sort((a, b) => a.rank - b.rank).map(({ score }) => String(score)));
  assert.ok(text.endsWith(`<${await id(ben, 'share-link').inputValue()}>`));
  assert.equal(await id(ben, 'result-bgg').count(), 0, 'its number is not certain');
  const play = await id(ben, 'result-bgstats').getAttribute('href');
  assert.ok(!play.includes(match.id) && play.startsWith('https://app.bgstatsapp.com/createPlay.html?data='));
  await checkWidth(ben);
  await shot(ben, 'share-result-text');
  await eve.page.goto(pathname);
  await id(eve, 'result').waitFor();
  await shot(eve, 'result');
  await checkWidth(eve);
  assert.ok(!(await eve.page.content()).includes(match.id));
  await ben.page.goto(`/match/${match.id}?v=2`);
  await id(ben, 'replay-more').click();
  await id(ben, 'replay-result').click();
  await id(ben, 'share-end').click();
  await id(ben, 'share-end').waitFor({ state: 'detached' });
  await eve.page.reload();
  await eve.page.getByText('This link no longer works').or(id(eve, 'result-waits')).first().waitFor();
  await id(eve, 'result').waitFor({ state: 'detached' });
  eve.problems = eve.problems.filter((problem) => !/404.*\/(api\/results|result)\//.test(problem));
}));

for (const [viewport, night] of [[WIDE, false], [PHONE, true]]) {
  test(`a link is shared at ${viewport.width}`, { timeout: patient(60000) }, () => people([{ viewport }], async (who) => {
    const prefs = JSON.stringify({ lang: night ? 'de' : 'en', theme: night ? 'night' : 'day' });
    await who.context.addInitScript(`localStorage.setItem('ochre.prefs', '${prefs}');
      Object.defineProperty(navigator, 'clipboard', { value: undefined });`); // as on a page of plain http
    await who.page.goto('/');
    await id(who, 'create').click();
    await id(who, 'create-go').click();
    await id(who, 'share').click();
    await id(who, 'share-code').waitFor();
    await id(who, 'share-alone').waitFor();
    const link = await id(who, 'share-link').inputValue();
    await shot(who, 'share');
    await checkWidth(who);
    await id(who, 'share-copy').click();
    await id(who, 'notice').waitFor();
    await id(who, 'close').click();
    await id(who, 'share-code').waitFor({ state: 'detached' });
    await shot(who, 'waiting');
    await who.page.evaluate(() => {
      const field = document.body.appendChild(document.createElement('textarea'));
      field.id = 'pasted';
      field.focus();
    });
    await who.page.keyboard.press('Control+V');
    await until(async () => await who.page.locator('#pasted').inputValue() !== '', 'what was copied');
    assert.equal(await who.page.locator('#pasted').inputValue(), link);
  }));
}
