// Mail: an address is confirmed by the link in a letter, then told; passwords are set anew; one click ends it all. A real SMTP server
// on loopback takes the mails.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openMailbox } from '../support/mailbox.js';
import { until } from '../support/patience.js';
import { Rest, account, guest, send, unseen } from '../support/rest.js';
import { startServer } from '../support/server.js';

const HOUR_MS = 3600 * 1000;
const SETTLE_MS = 3500;

let server;
let box;
let ann;
let ben;
before(async () => {
  box = await openMailbox();
  server = await startServer({ moves: true, args: ['--smtp', box.url, '--mail-from', 'ochre@play.example'] });
  ann = await account(server, 'Ann');
  ben = await account(server, 'Ben');
});
after(async () => {
  await server?.close();
  await box?.close();
});

/** The secret part of the link in the newest mail to an address whose subject is like that. */
async function link(to, subject) {
  let mail;
  await until(() => { mail = box.mails.filter((one) => one.to === to && subject.test(one.subject)).at(-1); return mail; }, `a mail to ${to}`);
  return /\/letter#([\w-]{55})/.exec(mail.text)[1];
}

async function confirm(person, address) {
  await person.expect(202, 'POST', '/api/me/notify/mail', { address });
  const token = await link(address, /Confirm|Bestätige/);
  assert.deepEqual(await person.post('/api/letters', { token }), { done: 'confirmed' });
  return token;
}

const settings = (person) => person.get('/api/me/notify');
const mailOf = async (person) => (await settings(person)).addresses.find(({ channel }) => channel === 'mail');

async function match() {
  const { match: made } = await ann.create('/api/matches', { game: 'stoneage', seats: 2 });
  await ben.post(`/api/matches/${made.id}/join`, {});
  await ann.post(`/api/matches/${made.id}/start`);
  return made.id;
}

async function turnTo(id, who) {
  for (let moves = 0; moves < 60; moves += 1) {
    const { match: now } = await ann.get(`/api/matches/${id}`);
    const person = now.to_act[0] === 0 ? ann : ben;
    if (person === who && moves > 0) return;
    await person.post(`/api/matches/${id}/moves`, { id: `m${now.version}`, expects: now.version, move: 0 });
  }
  throw new Error('nobody is to act');
}

test('an address counts once its link was opened, and only then, and only once', async () => {
  await ben.expect(202, 'POST', '/api/me/notify/mail', { address: 'ben@home.example' });
  assert.equal((await settings(ben)).mail.pending, 'ben@home.example');
  assert.deepEqual((await settings(ben)).addresses, []);
  const token = await link('ben@home.example', /^Confirm your email address$/);
  for (const forged of [token.slice(0, -1) + (token.at(-1) === 'A' ? 'B' : 'A'), 'A'.repeat(55), 'short', '']) await ben.refused(403, 'bad_letter', 'POST', '/api/letters', { token: forged });
  assert.deepEqual(await ann.post('/api/letters', { token }), { done: 'confirmed' }, 'wherever it is opened');
  await ben.refused(403, 'bad_letter', 'POST', '/api/letters', { token });
  assert.equal((await mailOf(ben)).name, 'ben@home.example');
  assert.equal((await settings(ben)).mail.pending, null);
});

test('a turn is reported as text and HTML, in my language, with a link to unsubscribe by one click', async () => {
  await ben.expect(200, 'PUT', '/api/me/notify', { language: 'de' });
  const id = await match();
  box.mails.length = 0;
  await turnTo(id, ben);
  await server.move(SETTLE_MS);
  const mail = await until(() => box.mails.find(({ text }) => /dran/.test(text)), 'a mail'); // that it has begun may have come by itself
  assert.equal(mail.to, 'ben@home.example');
  assert.equal(mail.from, 'ochre@play.example');
  assert.match(mail.subject, /dran|Benachrichtigungen/);
  assert.match(mail.text, /Hallo Ben,/);
  assert.ok(mail.text.includes(`${server.url}/match/${id}`));
  assert.match(mail.html, /<a href="[^"]*\/match\//);
  const { rows } = await ben.get(`/api/matches/${id}/events?format=text&lang=de`);
  const told = mail.text.split('\n').filter((line) => line.startsWith('* ')).map((line) => line.slice(2));
  assert.ok(told.length > 0 && mail.text.includes('\nAnn · Ben\n'), mail.text);
  assert.deepEqual(told, rows.flatMap(({ lines }) => lines).slice(-told.length), 'the newest lines of the log');
  assert.equal(mail.html.split('<li>').length - 1, told.length);
  assert.equal(mail.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  assert.equal(mail.headers['auto-submitted'], 'auto-generated');
  const [, path] = /<http:\/\/[^/]*(\/api\/unsubscribe\/[\w-]{55})>/.exec(mail.headers['list-unsubscribe']);
  const forged = path.slice(0, -2) + (path.at(-2) === 'A' ? 'BB' : 'AA');
  assert.equal((await send(server.url, 'POST', forged)).status, 403);
  const body = 'List-Unsubscribe=One-Click';
  const answer = await new Rest(server).ask('POST', path, undefined, { raw: body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  assert.deepEqual(answer.json, { done: 'unsubscribed' });
  assert.equal(await mailOf(ben), undefined);
  await ben.refused(403, 'bad_letter', 'POST', '/api/letters', { token: 'A'.repeat(55) });
});

test('a name written from right to left is greeted so, and the words beside it keep their place', async () => {
  const yael = await account(server, 'יעל 1!');
  await yael.expect(202, 'POST', '/api/me/notify/mail', { address: 'yael@home.example' });
  const mail = await until(() => box.mails.find(({ to }) => to === 'yael@home.example'), 'a mail');
  assert.match(mail.text, /^Hello \u2068יעל 1!\u2069,$/m);
  assert.match(mail.html, /<p>Hello \u2068יעל 1!\u2069,/);
});

test('another address replaces the first, which is notified', async () => {
  await confirm(ben, 'ben@home.example');
  await confirm(ben, 'ben@work.example');
  await until(() => box.mails.some(({ to, subject }) => to === 'ben@home.example' && /geändert/.test(subject)), 'a mail to the old one');
  assert.equal((await mailOf(ben)).name, 'ben@work.example');
});

test('an email to a confirmed address sets a new password, once, and all sessions end', async () => {
  const other = new Rest(server);
  await other.create('/api/sessions', { name: 'Ben', password: 'Ben has a password' });
  const stranger = new Rest(server);
  for (const name of ['Nobody', 'nobody@home.example', 'Ann']) await stranger.expect(202, 'POST', '/api/passwords', { name });
  box.mails.length = 0;
  await stranger.expect(202, 'POST', '/api/passwords', { name: 'Ben' });
  const token = await link('ben@work.example', /Passwort/);
  assert.ok(box.mails.every(({ to }) => to === 'ben@work.example'), 'no other user got one');
  await stranger.refused(400, 'bad_password', 'POST', '/api/letters', { token, password: 'short' });
  assert.deepEqual(await stranger.post('/api/letters', { token, password: 'another password' }), { done: 'password_set' });
  await stranger.refused(403, 'bad_letter', 'POST', '/api/letters', { token, password: 'a third password' });
  await other.refused(401, 'not_signed_in', 'GET', '/api/me/notify');
  await new Rest(server).refused(403, 'wrong_password', 'POST', '/api/sessions', { name: 'Ben', password: 'Ben has a password' });
  ben = new Rest(server);
  await ben.create('/api/sessions', { name: 'Ben', password: 'another password' });
});

test('a letter that is too old does nothing', async () => {
  box.mails.length = 0;
  await new Rest(server).expect(202, 'POST', '/api/passwords', { name: 'ben@work.example' });
  const token = await link('ben@work.example', /Passwort/);
  await server.move(2 * HOUR_MS + 1000);
  await ben.refused(403, 'bad_letter', 'POST', '/api/letters', { token, password: 'a third password' });
});

test('with a digest there is one mail in so many hours, with all that still holds', async () => {
  await ben.expect(200, 'PUT', '/api/me/notify', { digest_hours: 6, language: 'en' });
  await server.move(7 * HOUR_MS);
  box.mails.length = 0;
  const first = await match();
  await turnTo(first, ben);
  await server.move(SETTLE_MS);
  await until(() => box.mails.length === 1, 'the first');
  const second = await match();
  const third = await match();
  const fourth = await match();
  await turnTo(second, ben);
  await turnTo(fourth, ben);
  await turnTo(third, ben);
  await server.move(SETTLE_MS);
  await turnTo(third, ann);
  await server.move(5 * HOUR_MS);
  assert.equal(box.mails.length, 1);
  await server.move(HOUR_MS + SETTLE_MS);
  await until(() => box.mails.length === 2, 'the digest');
  const parts = box.mails[1].text.split('\n\n');
  for (const id of [second, fourth]) {
    const [part, ...others] = parts.filter((one) => one.includes(`It is your turn. ${server.url}/match/${id}\nAnn · Ben\n* `));
    assert.deepEqual([part === undefined, others], [false, []], box.mails[1].text);
  }
  assert.ok(!box.mails[1].text.includes(`It is your turn. ${server.url}/match/${third}`), 'that turn has passed');
});

test('a mail server that says no for now is asked again, one that says never is not', async () => {
  await ben.expect(200, 'PUT', '/api/me/notify', { digest_hours: 0 });
  await server.move(HOUR_MS);
  box.mails.length = 0;
  box.refuse = 450;
  const id = await match();
  await turnTo(id, ben);
  await server.move(SETTLE_MS);
  await until(async () => (await mailOf(ben)).state === 'failing', 'the failure');
  assert.equal((await mailOf(ben)).answer, '450');
  box.refuse = 0;
  await server.move(60000);
  await until(() => box.mails.some(({ text }) => text.includes(id)), 'the mail');
  box.refuse = 550;
  await turnTo(id, ann);
  await turnTo(id, ben);
  await server.move(HOUR_MS);
  await until(async () => (await mailOf(ben)).answer === '550', 'the refusal');
  box.refuse = 0;
});

test('guests get no mail, wrong addresses are refused, and no address is flooded', async () => {
  const gus = await guest(server, 'Gus');
  await gus.refused(403, 'not_allowed', 'POST', '/api/me/notify/mail', { address: 'gus@home.example' });
  for (const address of ['', 'ann', 'ann@', '@home.example', 'ann@home', 'ann@@home.example', 'a b@home.example', 'ann@home.example\r\nBcc: x@y.example', '-ann@home.example', '<ann@home.example>'])
    await ann.refused(400, 'bad_address', 'POST', '/api/me/notify/mail', { address });
  const strict = await startServer({ limits: 1, args: ['--smtp', box.url, '--mail-from', 'ochre@play.example'] });
  try {
    const [one, two] = [await account(strict, 'One'), await account(strict, 'Two')];
    for (const [person, status] of [[one, 202], [one, 202], [two, 202], [two, 429], [one, 429]]) await person.expect(status, 'POST', '/api/me/notify/mail', { address: 'victim@home.example' });
    const others = [await account(strict, 'Three'), await account(strict, 'Four')];
    for (const address of ['victim@HOME.example', 'Victim@home.example']) await others[0].expect(429, 'POST', '/api/me/notify/mail', { address });
    await others[1].expect(202, 'POST', '/api/me/notify/mail', { address: 'Victor@Home.example' });
    await until(() => box.mails.some(({ to }) => to === 'Victor@Home.example'), 'a mail to the address as it was given');
  } finally {
    await strict.close();
  }
});

test('without a mail server there is none', async () => {
  const plain = await startServer();
  try {
    const cay = await account(plain, 'Cay');
    assert.deepEqual((await cay.get('/api/me/notify')).available.includes('mail'), false);
    await cay.refused(409, 'no_channel', 'POST', '/api/me/notify/mail', { address: 'cay@home.example' });
    await cay.refused(409, 'no_channel', 'POST', '/api/passwords', { name: 'Cay' });
  } finally {
    await plain.close();
  }
});

test('requests without a session, from another origin or without content are refused; guesses are, for a while', async () => {
  const nobody = new Rest(server);
  const origin = { headers: { origin: 'https://elsewhere.example' } };
  await nobody.refused(401, 'not_signed_in', 'POST', '/api/me/notify/mail', { address: 'x@home.example' });
  for (const path of ['/api/me/notify/mail', '/api/passwords', '/api/letters']) {
    await ann.refused(403, 'wrong_origin', 'POST', path, {}, origin);
    await ann.refused(400, 'missing_field', 'POST', path, {});
  }
  for (const method of ['POST', 'GET']) await nobody.refused(403, 'bad_letter', method, `/api/unsubscribe/${'A'.repeat(55)}`);
  const strict = await startServer({ limits: 1, args: ['--smtp', box.url, '--mail-from', 'ochre@play.example'] });
  try {
    const stranger = new Rest(strict);
    for (const [path, body] of [['/api/passwords', { name: 'Nobody' }], ['/api/letters', { token: 'x' }], [`/api/unsubscribe/${'A'.repeat(55)}`, undefined]]) {
      let status = 0;
      for (let i = 0; i < 12 && status !== 429; i += 1) ({ status } = await stranger.ask('POST', path, body));
      assert.equal(status, 429, path);
    }
  } finally {
    await strict.close();
  }
});

test('every status of these routes was seen', () => {
  assert.deepEqual(unseen(/^\/api\/(me\/notify\/mail|passwords|letters|unsubscribe)/, '303', '413', '503'), []); // of any route; of full disks
});
