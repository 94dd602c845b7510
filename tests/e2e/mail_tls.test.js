// Mail over TLS: who may be told the password, who is believed to be the mail server, and that no fault of the way there loses a letter.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Authority } from '../support/certificates.js';
import { openMailbox } from '../support/mailbox.js';
import { until } from '../support/patience.js';
import { account } from '../support/rest.js';
import { Server, startServer } from '../support/server.js';

const PASSWORD = 'never-in-a-log-4711';
const USER = 'ochre@play.example';

let dir;
let known;
let unknown;
let tls;
before(() => {
  dir = mkdtempSync(join(tmpdir(), 'ochre-mail-'));
  writeFileSync(join(dir, 'password'), `${PASSWORD}\n`);
  known = new Authority();
  unknown = new Authority();
  tls = known.certify('IP:127.0.0.1');
});
after(() => {
  rmSync(dir, { recursive: true });
  for (const authority of [known, unknown]) authority?.remove();
});

/** Starts a server that sends its mail there, and ends it. `ca`: null: none is named. */
async function posting(box, { scheme = 'smtp', user = USER, ca = known.file } = {}, body) {
  const args = ['--log', 'debug', '--mail-from', USER, '--smtp', `${scheme}://${user ? `${user}@` : ''}127.0.0.1:${box.port}`];
  if (user) args.push('--smtp-password-file', join(dir, 'password'));
  if (ca) args.push('--smtp-ca', ca);
  const server = await startServer({ moves: true, args });
  try {
    const ann = await account(server, 'Ann');
    await ann.expect(202, 'POST', '/api/me/notify/mail', { address: 'ann@home.example' });
    await body(server, ann);
    assert.ok(!server.log.join('\n').includes(PASSWORD));
    assert.ok(!server.log.join('\n').includes(Buffer.from(PASSWORD).toString('base64').slice(4, -4)));
  } finally {
    await server.close();
    await box.close();
  }
}

/** Waits for the letter. */
const comes = (box) => until(() => box.mails.some(({ subject }) => /Confirm/.test(subject)), 'the letter');
const failures = (server) => server.log.filter((line) => /event=not_sent/.test(line));
const fails = (server, answer) => until(() => failures(server).some((line) => line.includes(`channel=letter`) && line.includes(`answer=${answer} `)), `answer=${answer}`);

for (const [scheme, how] of [['smtps', 'TLS from the beginning'], ['smtp', 'STARTTLS']]) {
  test(`with ${how} a password goes to a server that a named authority vouches for`, async () => {
    const box = await openMailbox({ tls, secure: scheme === 'smtps', password: PASSWORD });
    await posting(box, { scheme }, () => comes(box));
    assert.deepEqual(box.logins, [{ user: USER, password: PASSWORD, tls: true }]);
    assert.deepEqual(box.encrypted, [true]);
  });

  test(`with ${how} nothing is said to a server that nobody vouches for; the letter comes when somebody does`, async () => {
    const box = await openMailbox({ tls: unknown.certify('IP:127.0.0.1'), secure: scheme === 'smtps', password: PASSWORD });
    await posting(box, { scheme }, async (server) => {
      await fails(server, 'bad_certificate');
      assert.deepEqual(box.logins, []);
      const again_s = Number(/ again_s=(\d+)/.exec(failures(server).at(-1))[1]);
      await server.stop();
      server.options.args[server.options.args.indexOf(known.file)] = unknown.file;
      await server.start();
      await server.move(1000 * again_s); // once: a try that is under way would be given up
      await comes(box);
    });
    assert.equal(box.logins.length, 1);
  });
}

test('a certificate for another name is none', async () => {
  const box = await openMailbox({ tls: known.certify('DNS:mail.example'), password: PASSWORD });
  await posting(box, {}, (server) => fails(server, 'bad_certificate'));
  assert.deepEqual(box.logins, []);
});

test('an authority that is not named is not believed', async () => {
  const box = await openMailbox({ tls, password: PASSWORD });
  await posting(box, { ca: null }, (server) => fails(server, 'bad_certificate'));
  assert.deepEqual(box.logins, []);
});

test('a wrong password is logged by name, retried at growing intervals, and loses nothing', async () => {
  const box = await openMailbox({ tls, password: 'another one' });
  await posting(box, {}, async (server, ann) => {
    await fails(server, 'login_denied');
    const waits = [];
    while (waits.length < 4) {
      await until(() => failures(server).length > waits.length, `try ${waits.length + 1}`);
      waits.push(Number(/ again_s=(\d+)/.exec(failures(server)[waits.length])[1]));
      await server.move(waits.length < 4 ? 1000 * waits.at(-1) : 0);
    }
    assert.ok(waits[0] >= 30);
    waits.forEach((wait, i) => assert.equal(wait, waits[0] * 2 ** i));
    assert.ok(box.logins.length >= waits.length);
    assert.match(failures(server)[3], /failures=4 gone=0/);
    box.password = PASSWORD;
    await until(async () => { await server.move(600000); return box.mails.length > 0; }, 'the letter');
    const token = /\/letter#([\w-]{55})/.exec(box.mails[0].text)[1];
    assert.deepEqual(await ann.post('/api/letters', { token }), { done: 'confirmed' }, 'it is as good as on the first day');
  });
});

test('a password is not sent without TLS', async () => {
  const box = await openMailbox({ password: PASSWORD, plain: true });
  await posting(box, { ca: null }, (server) => fails(server, 'no_tls'));
  assert.deepEqual(box.logins, []);
});

test('where an authority is named TLS is a must, password or not', async () => {
  const box = await openMailbox();
  await posting(box, { user: null }, (server) => fails(server, 'no_tls'));
  assert.deepEqual(box.mails, []);
});

test('without a password TLS is used if offered, with any certificate', async () => {
  const box = await openMailbox({ tls });
  await posting(box, { user: null, ca: null }, () => comes(box));
  assert.deepEqual(box.encrypted, [true]);
});

test('a server that wants a password, or takes nothing from us, loses no letter', async () => {
  const box = await openMailbox({ tls });
  box.refuse = 530;
  await posting(box, { user: null }, async (server) => {
    await fails(server, '530');
    [box.refuse, box.refuseFrom] = [0, 550];
    await until(async () => { await server.move(60000); return failures(server).some((line) => line.includes('answer=550 ')); }, 'the refusal of our address');
    box.refuseFrom = 0;
    await until(async () => { await server.move(60000); return box.mails.length > 0; }, 'the letter');
  });
});

test('settings that cannot work are refused at the start, each by its name', async () => {
  const smtp = ['--smtp', `smtps://${USER}@127.0.0.1:1`, '--mail-from', USER];
  const password = ['--smtp-password-file', join(dir, 'password')];
  for (const [args, name] of [[['--smtp', 'http://127.0.0.1', '--mail-from', USER], 'bad_smtp'], [smtp.slice(0, 2), 'bad_smtp'], [smtp, 'no_smtp_password'],
    [[...smtp, '--smtp-password-file', join(dir, 'nowhere')], 'no_smtp_password'], [[...smtp, ...password, '--smtp-ca', join(dir, 'nowhere')], 'no_smtp_ca']]) {
    const server = new Server({ args });
    await assert.rejects(server.start(), new RegExp(`event=${name}`), args.join(' '));
    assert.ok(!server.log.join('\n').includes(PASSWORD));
  }
});
