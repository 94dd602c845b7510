// Invited by name, noting something for oneself, not wanting to read somebody, and a guest who comes back on another device: in browsers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, matchOf, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { until } from '../support/patience.js';
import { guest, Rest, table } from '../support/rest.js';

const here = stage();
const { people } = here;
const text = (who, name) => id(who, name).innerText();

async function account(who, name) {
  const rest = new Rest(here.server);
  rest.user = (await rest.create('/api/accounts', { name, password: 'correct horse' })).user;
  await signIn(who, rest);
  await who.page.goto('/');
  return rest;
}

test('a person is invited by name in the form; they join, and the match starts automatically', () => people([{ viewport: WIDE }, { viewport: PHONE, touch: true }], async (ann, ben) => {
  await account(ann, 'Ann');
  await account(ben, 'Ben');
  await id(ann, 'create').click();
  await id(ann, 'create-count-2').check({ force: true });
  await id(ann, 'create-seat-1').selectOption('named');
  await id(ann, 'create-invite-1').fill('Ben');
  await id(ann, 'create-more').click();
  await id(ann, 'create-starts').selectOption('full');
  await id(ann, 'create-open-days').selectOption('3');
  await id(ann, 'create-go').click();
  await id(ann, 'free-1').waitFor();
  assert.match(await text(ann, 'wait-notes'), /^Open until \w+.* The match starts automatically/);
  const row = id(ben, 'my-matches').locator(`[data-testid="match-${matchOf(ann)}"]`);
  await row.locator('[data-testid="accept"]').click();
  await Promise.all([ann, ben].map((who) => id(who, 'log').waitFor()));
  await id(ann, 'tab-note').click();
  await id(ann, 'note').fill('Ben likes huts');
  await ann.page.getByText('Saved. Only you can see it.').waitFor();
  await ann.page.waitForFunction(() => document.querySelector('[data-testid="note-state"]').textContent.startsWith('Saved'));
  await shot(ann, 'note');
  await ann.page.reload();
  await id(ann, 'tab-note').click();
  await id(ann, 'note').waitFor();
  assert.equal(await id(ann, 'note').inputValue(), 'Ben likes huts');
}));

test('messages of a muted user are hidden, until they are unmuted on the account page', () => people([{ viewport: WIDE }], async (ann) => {
  const rest = await account(ann, 'Anna');
  const eve = await guest(here.server, 'Eve');
  const match = await table([rest, eve]);
  await eve.create(`/api/matches/${match.id}/chat`, { id: 'one', text: 'hey @Anna, rude words' });
  await ann.page.goto(`/match/${match.id}`);
  await id(ann, 'unread').getByText('@1').waitFor();
  await id(ann, 'tab-chat').click();
  await id(ann, 'chat').locator('.mention.me').waitFor();
  await id(ann, 'seat-1').click();
  await id(ann, 'person-1').click();
  await id(ann, 'person-mute').click();
  await id(ann, 'person-undo').waitFor();
  await shot(ann, 'person');
  await id(ann, 'close').click();
  await id(ann, 'chat').locator('.mention').waitFor({ state: 'detached' });
  assert.ok(!(await text(ann, 'chat')).includes('rude'));
  await ann.page.goto('/account');
  await id(ann, 'relation-undo').click();
  await id(ann, 'relation').waitFor({ state: 'detached' });
  await ann.page.goto(`/match/${match.id}`);
  await id(ann, 'tab-chat').click();
  await id(ann, 'chat').locator('.mention').waitFor();
}));

test('a guest reads once what a link is for, creates one, and signs in by it on a phone', () => people([{ viewport: WIDE }, { viewport: PHONE, touch: true }], async (dan, phone) => {
  const rest = await guest(here.server, 'Dan');
  await signIn(dan, rest);
  const match = await table([rest, await guest(here.server, 'Eve')]);
  await dan.page.goto(`/match/${match.id}`);
  await id(dan, 'guest-hint-go').click();
  await id(dan, 'link-make').click();
  const link = await id(dan, 'link').inputValue();
  await shot(dan, 'link');
  await phone.page.goto(link);
  await id(phone, 'come-back').click();
  await id(phone, 'my-matches').locator(`[data-testid="match-${match.id}"]`).waitFor();
  assert.ok(!phone.page.url().includes('come-back'));
  await dan.page.goto(`/match/${match.id}`);
  await id(dan, 'log').waitFor();
  assert.equal(await id(dan, 'guest-hint').count(), 0, 'once');
}));

test('a guest who follows the hint sees where a link is made, and is reminded until there is one', () => people([{ viewport: PHONE, touch: true }], async (fay) => {
  const rest = await guest(here.server, 'Fay');
  await signIn(fay, rest);
  const match = await table([rest, await guest(here.server, 'Gil')]);
  await fay.page.goto(`/match/${match.id}`);
  await id(fay, 'guest-hint-go').tap();
  await until(() => id(fay, 'link-make').evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && document.activeElement === button;
  }).catch(() => false), 'the link to be in sight');
  await shot(fay, 'link-in-sight');
  await fay.page.goto(`/match/${match.id}`);
  await id(fay, 'guest-hint').waitFor(); // there is none yet
  await id(fay, 'guest-hint-go').tap();
  await id(fay, 'link-make').tap();
  await id(fay, 'link').waitFor();
  await fay.page.goto(`/match/${match.id}`);
  await id(fay, 'log').waitFor();
  assert.equal(await id(fay, 'guest-hint').count(), 0, 'once there is a link');
}));
