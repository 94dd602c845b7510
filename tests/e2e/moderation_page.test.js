// Reports in browsers: a message, a person and a name are reported; an administrator acts on the queue; those who look see it at once.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { account, table } from '../support/rest.js';
import { program } from '../support/server.js';

const here = stage();
const { people } = here;
/** Pictures of the night are those of the phone. */
const look = async (who, name) => {
  if (/phone$/.test(name)) await who.page.evaluate(() => { document.documentElement.dataset.theme = 'night'; });
  await shot(who, name);
};
const text = (who, name) => id(who, name).innerText();
let root;
let ann;
let ben;
let match;

/** Makes the people and their table, once. */
async function begin() {
  if (match) return;
  [root, ann, ben] = [await account(here.server, 'Root'), await account(here.server, 'Ann'), await account(here.server, 'Ben')];
  const { status, stderr } = spawnSync(program, ['admin', 'make-admin', 'Root', '--data', here.server.dir], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  match = await table([ann, ben]);
  for (const [who, line] of [[ann, 'Good luck'], [ben, 'You are a fool'], [ann, 'Oh']]) {
    await who.create(`/api/matches/${match.id}/chat`, { id: line.replaceAll(' ', ''), text: line });
  }
}

for (const [name, view] of [['wide', { viewport: WIDE }], ['phone', { viewport: PHONE, touch: true }]]) {
  test(`${name}: a message is reported by the keyboard alone, hidden by an administrator, and gone from the other's page at once`, () => people([view, view], async (reader, judge) => {
    await begin();
    await signIn(reader, ann);
    await signIn(judge, root);
    await reader.page.goto(`/match/${match.id}`);
    await id(reader, 'tab-chat').click();
    await id(reader, 'chat').getByText('You are a fool').waitFor();
    assert.equal(await reader.page.locator('[data-testid^="report-line-"]').count(), 1, 'only that of the other');
    await look(reader, `report-chat-${name}`);
    await id(reader, 'report-line-2').focus();
    await reader.page.keyboard.press('Enter');
    await id(reader, 'report-reason-insult').focus();
    await reader.page.keyboard.press('Space');
    await id(reader, 'report-words').fill('He calls me a fool');
    await look(reader, `report-dialog-${name}`);
    await id(reader, 'report-go').focus();
    await reader.page.keyboard.press('Enter');
    await reader.page.getByText('You’ll find the outcome').waitFor();
    await judge.page.goto('/admin/reports');
    await id(judge, 'reports').waitFor();
    await look(judge, `reports-${name}`);
    await id(judge, 'reports').locator('a').first().click();
    await id(judge, 'report-lines').waitFor();
    assert.match(await text(judge, 'report-lines'), /You are a fool/);
    assert.equal(await text(judge, 'report-said'), 'He calls me a fool');
    await look(judge, `report-${name}`);
    await id(judge, 'act-hide').click();
    await reader.page.getByText('Hidden by a moderator').waitFor();
    assert.ok(!(await text(reader, 'chat')).includes('fool'));
    await look(reader, `report-hidden-${name}`);
    await id(judge, 'act-show').waitFor(); // the answer: until it came, a further act is ignored
    await id(judge, 'act-mute').click();
    await id(judge, 'muted-until').waitFor();
    await look(judge, `report-muted-${name}`);
    await ben.refused(403, 'chat_muted', 'POST', `/api/matches/${match.id}/chat`, { id: 'no', text: 'No' });
    await id(judge, 'act-unmute').click();
    await id(judge, 'act-mute').waitFor(); // the same
    await id(judge, 'act-show').click();
    await id(reader, 'chat').getByText('You are a fool').waitFor();
    await reader.page.goto('/account');
    await id(reader, 'own-report').getByText('action taken').first().waitFor();
    await look(reader, `own-reports-${name}`);
  }));
}

test('a muted person reads until when, and the typed text stays', () => people([{ viewport: WIDE }], async (writer) => {
  await begin();
  await ann.post('/api/reports', { kind: 'conduct', match: match.id, seat: 1, reason: 'other' });
  const [{ number }] = (await root.get('/api/moderation/reports')).reports;
  await root.post(`/api/moderation/reports/${number}`, { act: 'mute', days: 7 });
  await signIn(writer, ben);
  await writer.page.goto(`/match/${match.id}`);
  await id(writer, 'tab-chat').click();
  await id(writer, 'chat-input').fill('Hello?');
  await id(writer, 'chat-send').click();
  await writer.page.getByText(/A moderator has muted you\. You can chat again from \d/).waitFor();
  assert.equal(await id(writer, 'chat-input').inputValue(), 'Hello?');
  assert.ok(writer.problems.splice(0).every((one) => one.includes('403')), 'the refusal, and nothing else');
  await root.post(`/api/moderation/reports/${number}`, { act: 'unmute' });
}));

test('a person is reported at the table, and dismissed', () => people([{ viewport: WIDE }, { viewport: WIDE }], async (reader, judge) => {
  await begin();
  await signIn(reader, ann);
  await signIn(judge, root);
  await reader.page.goto(`/match/${match.id}`);
  await id(reader, 'seat-1').click();
  await id(reader, 'person-1').click();
  await id(reader, 'person-report').click();
  await id(reader, 'report-kind-name').check({ force: true });
  await id(reader, 'report-reason-name').check({ force: true });
  await shot(reader, 'report-person');
  await id(reader, 'report-go').click();
  await reader.page.getByText('You’ll find the outcome').waitFor();
  await judge.page.goto('/admin/reports');
  await id(judge, 'reports').locator('a').first().click();
  await id(judge, 'act-dismiss').click();
  await id(judge, 'report-state').getByText('dismissed').waitFor();
}));

test('a warning is read and confirmed, and a new name appears', () => people([{ viewport: PHONE, touch: true }, { viewport: WIDE }], async (reader, judge) => {
  await begin();
  await ann.post('/api/reports', { kind: 'conduct', match: match.id, seat: 1, reason: 'insult' });
  const [{ number }] = (await root.get('/api/moderation/reports')).reports;
  await signIn(judge, root);
  await judge.page.goto(`/admin/reports/${number}`);
  await id(judge, 'warn-text').fill('Be kind to others');
  await id(judge, 'act-warn').click();
  await judge.page.getByText('warned').first().waitFor();
  await shot(judge, 'report-warned');
  await signIn(reader, ben);
  await reader.page.goto('/account');
  await id(reader, 'warning-text').getByText('Be kind to others').waitFor();
  await shot(reader, 'warning');
  await id(reader, 'warning-confirm').click();
  await id(reader, 'warning-confirm').waitFor({ state: 'detached' });
  await ben.create(`/api/matches/${match.id}/chat`, { id: 'sorry', text: 'Sorry' });
  await id(judge, 'new-name').fill('Benjamin');
  await id(judge, 'act-rename').click();
  await judge.page.getByText('renamed').first().waitFor();
  await reader.page.goto('/account');
  await reader.page.getByText('Signed in as Benjamin').waitFor();
}));
