// Mail and push as docker/configuration.md sets them up, line by line: the shell runs its commands, and a server with these settings sends both.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { Authority } from '../support/certificates.js';
import { openMailbox } from '../support/mailbox.js';
import { until } from '../support/patience.js';
import { Provider } from '../support/provider.js';
import { Browser, claimsOf, openPushService } from '../support/push_service.js';
import { account, Rest } from '../support/rest.js';
import { startServer } from '../support/server.js';

const manual = readFileSync(fileURLToPath(new URL('../../docker/configuration.md', import.meta.url)), 'utf8');

/** The command lines of a section. */
function commands(title) {
  const [, section] = manual.split(`\n### ${title}\n`);
  return section.split('\n### ')[0].split('\n').filter((line) => line.startsWith('    ')).map((line) => line.slice(4));
}

/** Runs them with /etc elsewhere and without what needs a system. Returns the settings, the folder and which of those commands were called. */
function setUp(t, title) {
  const dir = mkdtempSync(join(tmpdir(), 'ochre-set-up-'));
  t.after(() => rmSync(dir, { recursive: true }));
  for (const folder of ['bin', 'etc/default', 'etc/caddy']) mkdirSync(join(dir, folder), { recursive: true });
  for (const name of ['apt-get', 'systemctl', 'chown']) {
    writeFileSync(join(dir, 'bin', name), `#!/bin/sh\necho ${name} "$@" >> "${dir}/called"\n`);
    chmodSync(join(dir, 'bin', name), 0o755);
  }
  const lines = commands(title);
  assert.equal(lines.length, 5, `${title} is set up in five lines`);
  execFileSync('sh', ['-e', '-c', lines.join('\n').replaceAll('/etc/', `${dir}/etc/`)], { env: { PATH: `${dir}/bin:${process.env.PATH}` } });
  const settings = readFileSync(join(dir, 'etc/default/ochre'), 'utf8').trim().split('\n').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  const known = readFileSync(fileURLToPath(new URL('../../docker/packaging/default', import.meta.url)), 'utf8');
  for (const [name] of settings) assert.ok(known.includes(`#${name}=`), `/etc/default/ochre knows ${name}`);
  return { dir, env: Object.fromEntries(settings), called: readFileSync(join(dir, 'called'), 'utf8') };
}

test('a sign-in service is set up as the manual says', async (t) => {
  const { env, called } = setUp(t, 'OpenID Connect');
  assert.match(called, /^chown ochre \S*\/etc\/ochre-oidc$/m);
  const provider = await new Provider({ secret: 'the client secret' }).start();
  t.after(() => provider.close());
  assert.match(env.OCHRE_OIDC, /^https:\/\/login\.example\.org\//);
  env.OCHRE_OIDC = provider.issuer;
  const server = await startServer({ env });
  t.after(() => server.close());
  provider.serve(server);
  const ann = new Rest(server);
  const { providers: [{ id, name }] } = await ann.get('/api/entry');
  assert.equal(name, 'Club');
  const { url } = await ann.post('/api/sessions/provider/begin', { provider: id });
  assert.equal((await ann.create('/api/sessions/provider', await provider.visit(url, 'ann'))).user.guest, false);
});

test('mail is set up as the manual says', async (t) => {
  const { dir, env, called } = setUp(t, 'Mail');
  assert.match(called, /^chown ochre \S*\/etc\/ochre-smtp$/m);
  assert.match(called, /^systemctl restart ochre$/m);
  const authority = new Authority();
  t.after(() => authority.remove());
  const box = await openMailbox({ tls: authority.certify('IP:127.0.0.1'), secure: true, password: 'the password' });
  t.after(() => box.close());
  // The mail server of the manual is here, and only our own authority vouches for it.
  assert.match(env.OCHRE_SMTP, /@mail\.example\.org:465$/);
  env.OCHRE_SMTP = env.OCHRE_SMTP.replace('mail.example.org:465', `127.0.0.1:${box.port}`);
  env.OCHRE_SMTP_CA = authority.file;
  assert.ok(existsSync(join(dir, 'etc/ochre-smtp')));
  const server = await startServer({ env });
  t.after(() => server.close());
  const ann = await account(server, 'Ann');
  await ann.expect(202, 'POST', '/api/me/notify/mail', { address: 'ann@home.example' });
  await until(() => box.mails.length > 0, 'the letter');
  assert.equal(box.mails[0].from, env.OCHRE_MAIL_FROM);
  assert.match(box.mails[0].text, /https:\/\/play\.example\.org\/letter#[\w-]{55}/);
  assert.deepEqual(box.logins, [{ user: 'ochre@example.org', password: 'the password', tls: true }]);
});

test('push is set up as the manual says', async (t) => {
  const { dir, env, called } = setUp(t, 'Push');
  assert.match(called, /^apt-get install caddy$/m);
  assert.match(called, /^systemctl reload caddy$/m);
  assert.match(called, /^systemctl restart ochre$/m);
  assert.equal(readFileSync(join(dir, 'etc/caddy/Caddyfile'), 'utf8'), 'play.example.org {\n    reverse_proxy 127.0.0.1:8080\n}\n');
  const service = await openPushService();
  t.after(() => service.close());
  const server = await startServer({ env: { ...env, OCHRE_PRIVATE_HOOKS: '1' } }); // the service is here
  t.after(() => server.close());
  const ann = await account(server, 'Ann');
  const browser = new Browser(service, 'ann');
  const { number } = await ann.create('/api/me/notify/push', browser.subscription);
  assert.deepEqual(await ann.post('/api/me/notify/test', { number }), { sent: true, answer: '201' });
  assert.equal(claimsOf(browser.posts[0]).sub, 'https://play.example.org');
  assert.equal(browser.told[0].event, 'test');
});
