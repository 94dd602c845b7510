// Playing again and coming back: a rematch asks, one's own matches are live in the lobby, and what was read of the chat stays read.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { callOff, guest, table } from '../support/rest.js';

const here = stage();
const { people } = here;

/** A page with a name of its own; `rest` asks with its session. */
async function named(who, name) {
  const rest = await guest(here.server, name);
  await signIn(who, rest);
  await who.page.goto('/');
  return rest;
}

const text = (who, name) => id(who, name).innerText();

test('a rematch asks the others: one accepts with a click, one declines, and the table says so', () => people([{ viewport: WIDE }, { viewport: PHONE, touch: true }, {}], async (ann, ben, cid) => {
  const seated = [await named(ann, 'Ann'), await named(ben, 'Ben'), await named(cid, 'Cid')];
  const match = await table(seated);
  await Promise.all([ann, ben, cid].map((who) => who.page.goto(`/match/${match.id}`)));
  await callOff(match.id, ...[...seated].reverse());
  for (const who of [ben, ann]) await who.page.getByText('All players agreed to call off this match. It has no result.').waitFor();
  await id(ann, 'rematch').click();
  await id(ann, 'waiting').waitFor();
  assert.match(await text(ann, 'status'), /Waiting for Ben and Cid/);
  await id(ben, 'asked').waitFor();
  assert.match(await text(ben, 'asked'), /Ann wants a rematch and is holding a seat for you/);
  await shot(ann, 'again-host');
  await shot(ben, 'again-asked');
  await shot(cid, 'again-asked');
  await id(ben, 'rematch').click();
  await id(ben, 'waiting').waitFor();
  const next = new URL(ann.page.url()).pathname.split('/').at(-1);
  await seated[0].post(`/api/matches/${next}/seats`, { seat: 1, to: 2 }); // the reserved seat is not Cid's old one now
  await id(cid, 'decline').click();
  await id(cid, 'asked').waitFor({ state: 'detached' });
  await ann.page.getByText('1 seat is still empty').waitFor();
  assert.equal(await id(ann, 'seat-2').locator('b').innerText(), 'Ben');
  await id(ann, 'add-bot-1').selectOption('easy');
  await id(ann, 'start').click();
  const asked = id(ann, 'start-yes'); // within seconds of the change of seats
  await asked.or(id(ann, 'log')).first().waitFor();
  if (await asked.isVisible()) await asked.click();
  await id(ben, 'log').waitFor();
}));

test('an invited player finds the table in the lobby and takes the seat there; the host may free it', () => people([{ viewport: PHONE, touch: true }, {}], async (ben, cid) => {
  const ann = await guest(here.server, 'Ann');
  const seated = [ann, await named(ben, 'Ben'), await named(cid, 'Cid')];
  const match = await table(seated, { listed: false, join: 'link' });
  await callOff(match.id, ...seated);
  const { match: next } = await ann.create(`/api/matches/${match.id}/rematch`);
  const row = id(ben, 'my-matches').locator(`[data-testid="match-${next.id}"]`);
  await row.getByText('you are invited').waitFor();
  assert.match(await text(ben, 'waiting-for-me'), /1 waiting for you/);
  await shot(ben, 'lobby-asked');
  await row.locator('[data-testid="accept"]').click();
  await id(ben, 'waiting').waitFor();
  await cid.page.goto(`/match/${next.id}`);
  await id(cid, 'sit-2').waitFor();
  assert.match(await text(cid, 'status'), /You’re invited to this table/);
  await shot(cid, 'kept-seat');
  await ann.expect(200, 'DELETE', `/api/matches/${next.id}/invitations/2`);
  await id(cid, 'sit-2').waitFor({ state: 'detached' });
  await cid.page.getByText('Page not found').waitFor();
  assert.equal(await id(cid, 'status').count(), 0, 'no further message about an unlisted table');
}));

test('my matches follow without a reload: my turn comes and goes, tables come and go', () => people([{}], async (ann) => {
  const rest = await named(ann, 'Ann');
  const ben = await guest(here.server, 'Ben');
  const match = await table([ben, rest], { start_seat: 0 });
  const row = id(ann, 'my-matches').locator(`[data-testid="match-${match.id}"]`);
  await row.getByText('waiting for Ben').waitFor();
  await ben.post(`/api/matches/${match.id}/moves`, { id: 'one', expects: 0, move: 0 });
  await row.getByText('Place your people').waitFor();
  assert.match(await text(ann, 'waiting-for-me'), /1 waiting for you/);
  await shot(ann, 'my-turn');
  const { version } = (await rest.get(`/api/matches/${match.id}`)).match;
  await rest.post(`/api/matches/${match.id}/moves`, { id: 'two', expects: version, move: 0 });
  await id(ann, 'waiting-for-me').waitFor({ state: 'detached' });
  await callOff(match.id, rest, ben);
  await row.getByText('abandoned').waitFor();
  const { match: open } = await rest.create('/api/matches', { game: 'clans', seats: 2, listed: false });
  const fresh = id(ann, 'my-matches').locator(`[data-testid="match-${open.id}"]`);
  await fresh.waitFor();
  await rest.post(`/api/matches/${open.id}/leave`);
  await fresh.waitFor({ state: 'detached' });
}));

test('what was read of the chat is read after a reload, and what came later is not', () => people([{}], async (ann) => {
  const rest = await named(ann, 'Ann');
  const ben = await guest(here.server, 'Ben');
  const match = await table([ben, rest]);
  const say = (line) => ben.create(`/api/matches/${match.id}/chat`, { id: line, text: line });
  await say('one');
  await say('two');
  await ann.page.goto(`/match/${match.id}`);
  await id(ann, 'unread').waitFor();
  assert.equal(await text(ann, 'unread'), '2');
  await id(ann, 'tab-chat').click();
  await say('three');
  await id(ann, 'chat').getByText('three').waitFor();
  while ((await rest.get(`/api/matches/${match.id}`)).match.chat_read < 3); // it is on its way
  await ann.page.reload();
  await id(ann, 'log').waitFor();
  await ben.get(`/api/matches/${match.id}`);
  await say('four');
  await id(ann, 'unread').waitFor();
  assert.equal(await text(ann, 'unread'), '1');
}));

test('a mail address is not asked for', () => people([{ viewport: PHONE, touch: true }], async (ann) => {
  await ann.page.goto('/account');
  await id(ann, 'register').waitFor();
  assert.equal(await ann.page.locator('input[type="email"]').count(), 0);
  await shot(ann, 'account');
}));
