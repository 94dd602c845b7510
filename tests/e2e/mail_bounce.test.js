// Requirements of other mail servers: our own name in EHLO, emails with all headers, and an end for unknown mailboxes.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openMailbox } from '../support/mailbox.js';
import { until } from '../support/patience.js';
import { account, Rest, send, unseen } from '../support/rest.js';
import { startServer } from '../support/server.js';

const HOUR_MS = 3600 * 1000;
const NAME = 'play.example.org';
let server;
let box;
let ann;
let ben;
before(async () => {
  box = await openMailbox();
  server = await startServer({ moves: true, args: ['--smtp', box.url, '--mail-from', `ochre@${NAME}`, '--base-url', `https://${NAME}`] });
  ann = await account(server, 'Ann');
  ben = await account(server, 'Ben');
  await ben.expect(202, 'POST', '/api/me/notify/mail', { address: 'ben@home.example' });
  await confirm();
});
after(async () => {
  await server?.close();
  await box?.close();
});

async function confirm() {
  await until(() => box.mails.some(({ subject }) => /Confirm/.test(subject)), 'the letter');
  const token = /\/letter#([\w-]{55})/.exec(box.mails.filter(({ subject }) => /Confirm/.test(subject)).at(-1).text)[1];
  assert.deepEqual(await ben.post('/api/letters', { token }), { done: 'confirmed' });
}
const mailOf = async () => (await ben.get('/api/me/notify')).addresses.find(({ channel }) => channel === 'mail');

/** It becomes Ben's turn in a match of its own. */
async function benIsToMove() {
  const { match: { id } } = await ann.create('/api/matches', { game: 'stoneage', seats: 2, start_seat: 0 });
  await ben.post(`/api/matches/${id}/join`, {});
  await ann.post(`/api/matches/${id}/start`);
  const { match: { version } } = await ann.get(`/api/matches/${id}`);
  await ann.post(`/api/matches/${id}/moves`, { id: `m${version}`, expects: version, move: 0 });
  await server.move(HOUR_MS);
}

test('EHLO names the host that people type, and a letter has all that it should', async () => {
  assert.deepEqual([...new Set(box.names)], [NAME]);
  await benIsToMove();
  const mail = await until(() => box.mails.find(({ headers }) => headers['list-unsubscribe']), 'a mail');
  assert.match(mail.headers['message-id'], /^<[0-9a-f]{32}@play\.example\.org>$/);
  assert.ok(Number.isFinite(Date.parse(mail.headers.date)), mail.headers.date);
  assert.equal(mail.headers['auto-submitted'], 'auto-generated');
});

test('List-Unsubscribe leads to a page that changes nothing before a confirmation', async () => {
  const mail = box.mails.find(({ headers }) => headers['list-unsubscribe']);
  const [, path, token] = /<https:\/\/[^/]*(\/api\/unsubscribe\/([\w-]{55}))>/.exec(mail.headers['list-unsubscribe']);
  const asked = await new Rest(server).ask('GET', path);
  assert.deepEqual([asked.status, asked.headers.location], [303, `https://${NAME}/letter#${token}`]);
  assert.equal((await mailOf()).state, 'on');
  await new Rest(server).refused(403, 'bad_letter', 'GET', '/api/unsubscribe/x');
  assert.equal((await send(server.url, 'GET', '/letter')).status, 200);
});

test('what a server has against our greeting is no matter of the mail: it is tried again', async () => {
  for (const [code, why] of [[504, '5.5.2 <ochre>: Helo command rejected: need fully-qualified hostname'], [550, '5.7.1 Invalid HELO name (see RFC 5321)'], [501, '5.5.4 bad hostname']]) {
    [box.refuse, box.why] = [code, why];
    await benIsToMove();
    await until(async () => (await mailOf()).state === 'failing', `${code} is no end`);
    const log = await until(() => server.log.find((line) => /event=not_sent/.test(line) && line.includes(`answer=greeting_${code} `)), 'the log');
    assert.ok(log);
    box.refuse = 0;
    box.mails.length = 0;
    await until(async () => { await server.move(HOUR_MS); return box.mails.length > 0; }, 'the mail');
    await until(async () => (await mailOf()).state === 'on', 'that it is well');
  }
});

test('an unknown mailbox gets no more emails, and the page says so until the address is confirmed again', async () => {
  [box.refuse, box.why] = [550, '5.1.1 no such user here'];
  await benIsToMove();
  await until(async () => (await mailOf()).state === 'gone', 'the end');
  assert.equal((await mailOf()).answer, '550');
  box.refuse = 0;
  box.mails.length = 0;
  await benIsToMove();
  await server.move(2 * HOUR_MS);
  assert.deepEqual(box.mails.map(({ to }) => to), []);
  await ben.expect(202, 'POST', '/api/me/notify/mail', { address: 'ben@home.example' });
  await confirm();
  assert.equal((await mailOf()).state, 'on');
});

test('a mail that is taken for spam ends nothing', async () => {
  [box.refuse, box.why] = [554, '5.7.1 message refused by policy'];
  await benIsToMove();
  await until(async () => (await mailOf()).answer === '554', 'the refusal');
  assert.equal((await mailOf()).state, 'failing');
  box.refuse = 0;
  assert.deepEqual(unseen(/^\/api\/unsubscribe/).filter((one) => one.startsWith('GET')), []);
});
