// `ochre doctor` on real installations, sound ones and ones with a fault each: it names the fault, says what mends it, tells no secret, changes
// nothing, and its exit code is for monitoring.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync, writeSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { Authority } from '../support/certificates.js';
import { freePort } from '../support/cluster.js';
import { openMailbox } from '../support/mailbox.js';
import { atThisLoad, patient, until } from '../support/patience.js';
import { guests } from '../support/play.js';
import { Postgres } from '../support/postgres.js';
import { proxyBefore } from '../support/proxies.js';
import { Browser, openPushService } from '../support/push_service.js';
import { account, callOff, Rest, table } from '../support/rest.js';
import { problem } from '../support/schemas.js';
import { program, startServer } from '../support/server.js';
import { fillDisk, smallDisk } from '../support/small_disk.js';

const CODES = { ok: 0, warning: 1, fault: 2 };
const RANK = ['ok', 'warning', 'fault'];
const cleanups = []; // of a test, after it: servers that are left at the end of the file are killed soon
afterEach(async () => {
  for (const undo of cleanups.splice(0).reverse()) await undo();
});

/** Nothing of this machine's own service. */
const clean = { PATH: process.env.PATH, OCHRE_SETTINGS: '/nonexistent/ochre' };

/** Runs the doctor and returns {status, stdout, stderr, ms}. While it runs, servers of this process can answer it. */
function run(args, { env = {}, wrap = [] } = {}) {
  const [command, ...rest] = [...wrap, program, 'doctor', ...args];
  const child = spawn(command, rest, { env: { ...clean, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const done = { stdout: '', stderr: '' };
  const begin = performance.now();
  const timer = setTimeout(() => child.kill('SIGKILL'), patient(30000));
  for (const name of ['stdout', 'stderr']) child[name].setEncoding('utf8').on('data', (text) => { done[name] += text; });
  return new Promise((resolve) => {
    child.once('close', (status) => { clearTimeout(timer); resolve({ ...done, status, ms: performance.now() - begin }); });
  });
}

/** The report of a run, by its checks; the exit code is that of its verdict, which is the worst of its lines. */
async function doctor(args, options) {
  const { status, stdout, stderr, ms } = await run(['--json', ...args], options);
  const report = JSON.parse(stdout);
  assert.equal(problem('openapi.yaml#/components/schemas/doctor_report', report), null);
  const worst = Math.max(0, ...report.checks.map(({ sign }) => RANK.indexOf(sign)));
  assert.equal(report.verdict, RANK[worst]);
  assert.equal(status, CODES[report.verdict], stdout);
  assert.equal(stderr, '', 'all that is to be said is in the report');
  for (const line of report.checks) if (line.sign === 'fault') assert.ok(line.mend, `${line.code} has a command that mends it`);
  return { ...Object.fromEntries(report.checks.map((line) => [line.check, line])), report, ms, text: stdout };
}

const found = (line, code) => assert.equal(line.code, code, `${line.code}, not ${code}: ${line.text}`);

let server;
const to = (...more) => ['--data', server.dir, '--listen', `127.0.0.1:${server.port}`, ...more];
before(async () => {
  server = await startServer();
  await account(server, 'Ann');
});
after(() => server?.close());

/** A folder with a database, and no server. */
async function stopped() {
  const dir = mkdtempSync(join(tmpdir(), 'ochre-doctor-'));
  cleanups.push(() => rmSync(dir, { recursive: true, force: true }));
  const own = await startServer({ dir });
  await own.stop();
  return dir;
}

const backup = (dir) => {
  const folder = join(dir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'ochre-20260101T000000Z.sqlite');
  const done = spawnSync(program, ['admin', 'backup', file, '--data', dir], { encoding: 'utf8' });
  assert.equal(done.status, 0, done.stderr);
  return file;
};

test('a sound installation is ok beside its running server, but for what the machine itself lacks', { timeout: patient(30000) }, async () => {
  backup(server.dir);
  const seen = await doctor(to('--base-url', server.url));
  const wrong = seen.report.checks.filter(({ sign, check }) => ['fault', 'warning'].includes(sign) && check !== 'clock');
  assert.deepEqual(wrong, []);
  for (const [check, code] of Object.entries({ folder: 'folder_ok', wal: 'wal_ok', database: 'database_ok', backup: 'backup_ok', zones: 'zones_ok', site: 'site_ok', certificate: 'certificate_none',
    proxies: 'proxies_none', websocket: 'websocket_ok', mail: 'mail_off', push: 'push_none', figures: 'figures_ok', version: 'version_ok' })) found(seen[check], code);
  assert.match(seen.clock.code, /^clock_(ok|free|unknown)$/);
  if (seen.clock.sign === 'ok') assert.equal(seen.report.verdict, 'ok');
});

test('people read one line for each check, with the sign as a word, and the command below a fault', { timeout: patient(30000) }, async () => {
  const { status, stdout } = await run(['--data', '/nonexistent/x', '--listen', '127.0.0.1:1']);
  assert.equal(status, 2);
  const lines = stdout.split('\n');
  const checks = lines.filter((line) => /^(ok|warning|fault|skipped) +\w+ +\S/.test(line));
  assert.equal(checks.length, 16, stdout);
  assert.match(stdout, /^fault +folder +\/nonexistent\/x does not exist\.\n +\$ install -d .*\/nonexistent\/x$/m);
  assert.match(stdout, /^fault +site +.*\n +\$ systemctl start ochre$/m);
  assert.match(lines.at(-2), /^faults: 2, warnings: \d+, ok: \d+, skipped: \d+$/);
  assert.doesNotMatch(stdout, /\x1b/, 'no colours that mean anything');
});

test('errors of the command line are reported, and nothing is checked', async () => {
  for (const [args, message] of [[['--nonsense'], 'unknown option "--nonsense"'], [['x'], 'unexpected argument "x"'], [['--base-url', 'play.example'], '--base-url does not begin with http:// or https://'],
    [['--store', 'mysql://x'], '--store is postgres://...'], [['--mail-to', 'ann@example.org'], '--mail-to needs --smtp and --mail-from'],
    [['--smtp', 'smtp://127.0.0.1', '--mail-from', 'a@b.example', '--mail-to', 'ann'], '--mail-to takes the address of a person']]) {
    const done = await run(args);
    assert.deepEqual([done.status, done.stdout, done.stderr], [2, '', `ochre doctor: ${message}; see ochre doctor --help\n`]);
  }
});

test('without a server it says so, and leaves the folder as it was', { timeout: patient(30000) }, async () => {
  const dir = await stopped();
  const state = () => readdirSync(dir).sort().map((name) => [name, statSync(join(dir, name)).mtimeMs, statSync(join(dir, name)).size]);
  const before_ = state();
  const seen = await doctor(['--data', dir, '--listen', '127.0.0.1:1']);
  for (const [check, code] of Object.entries({ wal: 'wal_ok', database: 'database_ok', site: 'site_down', proxies: 'skip_way', websocket: 'skip_way' })) found(seen[check], code);
  assert.deepEqual(state(), before_);
});

test('rights, backups, a foreign and a damaged database are reported by name', { timeout: patient(60000) }, async () => {
  const dir = await stopped();
  const at = () => doctor(['--data', dir, '--listen', '127.0.0.1:1']);
  found((await at()).backup, 'backup_none');
  const file = backup(dir);
  for (const [days, code] of [[1, 'backup_ok'], [3, 'backup_old'], [30, 'backup_very_old']]) {
    const then = Date.now() / 1000 - days * 86400 - 60;
    utimesSync(file, then, then);
    found((await at()).backup, code);
  }
  chmodSync(dir, 0o755);
  found((await at()).folder, 'folder_open');
  chmodSync(dir, 0o700);
  if (process.getuid() === 0) {
    chownSync(join(dir, 'ochre.sqlite.lock'), 65534, 65534);
    const { folder } = await at();
    found(folder, 'folder_owner');
    assert.equal(folder.mend, `chown ${folder.values.wanted}: ${join(dir, 'ochre.sqlite.lock')}`);
    chownSync(join(dir, 'ochre.sqlite.lock'), 0, 0);
  }
  const { size } = statSync(join(dir, 'ochre.sqlite'));
  const database = openSync(join(dir, 'ochre.sqlite'), 'r+');
  writeSync(database, Buffer.alloc(size - 16384, 0x5a), 0, size - 16384, 16384);
  closeSync(database);
  found((await at()).database, 'database_damaged');
  writeFileSync(join(dir, 'ochre.sqlite'), Buffer.alloc(size, 0x5a));
  found((await at()).database, 'database_foreign');
  rmSync(join(dir, 'ochre.sqlite'));
  found((await at()).database, 'database_none');
  assert.deepEqual(readdirSync(dir).filter((name) => /sqlite$/.test(name)), []);
});

test('a full disk is a fault', { timeout: patient(60000) }, async (t) => {
  const dir = smallDisk(cleanups);
  if (!dir) return t.skip('nothing can be mounted here');
  chmodSync(dir, 0o700);
  fillDisk(dir);
  found((await doctor(['--data', dir, '--listen', '127.0.0.1:1'])).disk, 'disk_full');
});

test('the check uses the settings of the service, and reports faults in them', { timeout: patient(30000) }, async () => {
  const file = join(server.dir, 'settings');
  const at = async (text, ...args) => {
    writeFileSync(file, text);
    return doctor(['--settings', file, ...args]);
  };
  const good = `# a comment\n\nOCHRE_DATA="${server.dir}"\nOCHRE_LISTEN=127.0.0.1:${server.port}\nOCHRE_BACKUPS=14\nLANG=C\n`;
  const seen = await at(good);
  found(seen.settings, 'settings_ok');
  found(seen.database, 'database_ok');
  found(seen.websocket, 'websocket_ok');
  found((await at(`${good}OCHRE_BASEURL=https://x.example\n`)).settings, 'settings_unknown');
  const wrong = await at(`${good}what is this\n`);
  found(wrong.settings, 'settings_line');
  assert.equal(wrong.settings.values.line, 7);
  found((await at(good, '--listen', '127.0.0.1:1')).site, 'site_down'); // the option wins
  found((await doctor(to('--settings', '/nonexistent/x'))).settings, 'settings_none');
});

/* ---- the way from outside ---- */

test('another program, another Ochre, a redirection and a wrong Host at the base URL are distinguished', { timeout: patient(60000) }, async () => {
  const other = http.createServer((request, response) => { response.writeHead(200).end('{"name":"other"}'); });
  const moved = http.createServer((request, response) => { response.writeHead(301, { location: `https://other.example${request.url}` }).end(); });
  for (const one of [other, moved]) {
    await new Promise((resolve) => { one.listen(0, '127.0.0.1', resolve); });
    cleanups.push(() => one.close());
  }
  const another = await startServer();
  cleanups.push(() => another.close());
  const named = await startServer({ args: ['--base-url', 'http://ochre.example'] });
  cleanups.push(() => named.close());
  const urlOf = (one) => `http://127.0.0.1:${one.address().port}`;
  const seen = await doctor(to('--base-url', urlOf(other)));
  found(seen.site, 'site_foreign');
  found(seen.websocket, 'skip_way');
  const { site } = await doctor(to('--base-url', urlOf(moved)));
  found(site, 'site_moved');
  assert.match(site.mend, /^echo OCHRE_BASE_URL=https:\/\/other\.example >>/);
  found((await doctor(to('--base-url', another.url))).site, 'site_other');
  const misled = await proxyBefore('nginx', named.port, { change: (text) => text.replace('Host $host', 'Host elsewhere.example') });
  cleanups.push(misled.close);
  found((await doctor(['--data', named.dir, '--listen', `127.0.0.1:${named.port}`, '--base-url', misled.url])).site, 'site_host');
  const nowhere = await proxyBefore('nginx', await freePort());
  cleanups.push(nowhere.close);
  const gone = await doctor(to('--base-url', nowhere.url));
  found(gone.site, 'site_gateway');
  assert.equal(gone.site.mend, `curl -v http://127.0.0.1:${server.port}/api/version`);
  found((await doctor(to('--base-url', `http://127.0.0.1:${await freePort()}`))).site, 'site_unreached');
});

for (const chain of [['nginx'], ['caddy'], ['haproxy'], ['nginx', 'haproxy'], ['haproxy', 'caddy-inner']]) {
  test(`behind ${chain.join(' and ')} as the page shows it all is well, and without trust that is what is missing`, { timeout: patient(60000) }, async () => {
    for (const [args, code] of [[['--trust-proxy'], 'proxies_ok'], [[], 'proxies_off'], [['--trusted-proxies', '10.0.0.0/8'], 'proxies_untrusted']]) {
      const own = await startServer({ args });
      let before_ = { port: own.port };
      for (const name of [...chain].reverse()) {
        before_ = await proxyBefore(name, before_.port);
        cleanups.push(before_.close);
      }
      const at = () => doctor(['--data', own.dir, '--listen', `127.0.0.1:${own.port}`, '--base-url', before_.url]);
      if (chain.at(-1) === 'nginx') found((await at()).websocket, 'websocket_origin'); // it passes no port on, and the server knows no better
      await own.stop();
      own.options.args = [...args, '--base-url', before_.url];
      await own.start();
      const seen = await at();
      found(seen.site, 'site_ok');
      found(seen.proxies, code);
      found(seen.websocket, 'websocket_ok');
      if (code === 'proxies_off') assert.match(seen.proxies.mend, /^echo OCHRE_TRUST_PROXY=1 >>/);
      if (code === 'proxies_untrusted') assert.match(seen.proxies.mend, /^echo OCHRE_TRUSTED_PROXIES=loopback,private,127\.0\.0\.1 >>/);
      await own.close();
    }
  });
}

test('nginx without upgrades, without headers, or with invented addresses is reported', { timeout: patient(60000) }, async () => {
  const own = await startServer({ args: ['--trust-proxy'] });
  cleanups.push(() => own.close());
  const behind = async (change) => {
    const proxy = await proxyBefore('nginx', own.port, { change });
    cleanups.push(proxy.close);
    return doctor(['--data', own.dir, '--listen', `127.0.0.1:${own.port}`, '--base-url', proxy.url]);
  };
  const without = (text, ...names) => text.split('\n').filter((line) => !names.some((name) => line.includes(name))).join('\n');
  const blocked = await behind((text) => without(text, 'proxy_set_header Upgrade', 'proxy_set_header Connection'));
  found(blocked.websocket, 'websocket_blocked');
  assert.match(blocked.websocket.mend, /proxy_set_header Upgrade \$http_upgrade/);
  found(blocked.proxies, 'proxies_ok');
  const invented = await behind((text) => without(text, 'X-Forwarded-For'));
  found(invented.proxies, 'proxies_forged');
  const silent = await behind((text) => text.replace(/proxy_set_header X-Forwarded-For .*/, 'proxy_set_header X-Forwarded-For ""; proxy_set_header Forwarded ""; proxy_set_header X-Real-IP "";'));
  found(silent.proxies, 'proxies_silent');
});

test('without proof of being the operator there is no such route, and no information on proxies', { timeout: patient(30000) }, async () => {
  const rest = new Rest(server);
  for (const headers of [{}, { 'ochre-doctor': '' }, { 'ochre-doctor': '1790000000-000000000000000000000000-00000000000000000000000000000000' }]) {
    const error = await rest.refused(404, 'not_found', 'GET', '/api/doctor', undefined, { headers });
    assert.doesNotMatch(JSON.stringify(error), /127\.0\.0\.1/);
  }
});

/** Runs it where the system trusts `authority`, if that can be. */
const trusting = (authority) => ['unshare', '-m', 'sh', '-c', `mount --bind ${authority.file} /etc/ssl/certs/ca-certificates.crt && exec "$@"`, 'sh'];
const canTrust = () => spawnSync('unshare', ['-m', 'true']).status === 0 && process.getuid() === 0;

test('a certificate is good, ends soon, has ended, is for another name, or is nobody\'s', { timeout: patient(90000) }, async (t) => {
  const own = await startServer({ args: ['--trust-proxy'] });
  cleanups.push(() => own.close());
  const [authority, stranger] = [new Authority(), new Authority()];
  cleanups.push(() => authority.remove(), () => stranger.remove());
  const day = (n) => `${new Date(Date.now() + n * 86400000).toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`;
  const at = async ({ files }, wrap) => {
    const proxy = await proxyBefore('nginx', own.port, {
      change: (text) => text.replace('Host $host', 'Host $http_host').replace(/listen (127\.0\.0\.1:\d+);/, `listen $1 ssl http2; ssl_certificate ${files.cert}; ssl_certificate_key ${files.key};`),
    });
    cleanups.push(proxy.close);
    return doctor(['--data', own.dir, '--listen', `127.0.0.1:${own.port}`, '--base-url', `https://localhost:${proxy.port}`], { wrap });
  };
  const expired = await at(authority.certify('DNS:localhost', [day(-40), day(-2)]));
  found(expired.certificate, 'certificate_expired');
  assert.equal(expired.certificate.values.until, new Date(Date.now() - 2 * 86400000).toISOString().slice(0, 10));
  found(expired.site, 'site_unproven'); // nothing that proves anything goes there
  const unknown = await at(stranger.certify('DNS:localhost', [day(-1), day(80)]));
  found(unknown.certificate, 'certificate_issuer');
  found(unknown.websocket, 'websocket_ok');
  if (!canTrust()) return t.skip('the system\'s certificates cannot be changed here');
  const good = await at(authority.certify('DNS:localhost', [day(-1), day(80)]), trusting(authority));
  for (const [check, code] of Object.entries({ certificate: 'certificate_ok', site: 'site_ok', proxies: 'proxies_ok', websocket: 'websocket_ok' })) found(good[check], code);
  assert.equal(good.site.values.http, 'HTTP/2');
  found((await at(authority.certify('DNS:localhost', [day(-80), day(10)]), trusting(authority))).certificate, 'certificate_soon');
  found((await at(authority.certify('DNS:localhost', [day(-80), day(-1)]), trusting(authority))).certificate, 'certificate_expired');
  found((await at(authority.certify('DNS:other.example', [day(-1), day(80)]), trusting(authority))).certificate, 'certificate_name');
  return undefined;
});

/* ---- mail, push, PostgreSQL ---- */

test('mail: missing features of the server are reported, a test is sent on request, and the password is nowhere', { timeout: patient(60000) }, async () => {
  const authority = new Authority();
  cleanups.push(() => authority.remove());
  const SECRET = 'swordfish-4711';
  const tls = authority.certify('IP:127.0.0.1');
  const plain = await openMailbox({ password: SECRET });
  const good = await openMailbox({ tls, password: SECRET });
  cleanups.push(() => plain.close(), () => good.close());
  const at = async (box, args, env = { OCHRE_SMTP_PASSWORD: SECRET }) => {
    const seen = await doctor(to('--smtp', box.url.replace('//', '//ochre@'), '--mail-from', 'ochre@example.org', ...args), { env });
    assert.doesNotMatch(seen.text, /swordfish/);
    return seen.mail;
  };
  found(await at(plain, []), 'mail_no_tls');
  assert.deepEqual(plain.logins, []);
  found(await at(good, []), 'mail_certificate');
  found(await at(good, ['--smtp-ca', authority.file]), 'mail_ok');
  assert.equal(good.mails.length, 0, 'nothing is sent without a request');
  found(await at(good, ['--smtp-ca', authority.file], { OCHRE_SMTP_PASSWORD: 'wrong' }), 'mail_login');
  found(await at(good, ['--smtp-ca', authority.file], {}), 'mail_password');
  found(await at(good, ['--smtp-ca', '/nonexistent/ca']), 'mail_authority');
  const sent = await at(good, ['--smtp-ca', authority.file, '--mail-to', 'ann@example.org']);
  found(sent, 'mail_sent');
  assert.equal(good.mails.length, 1);
  assert.equal(good.mails[0].to, 'ann@example.org');
  assert.match(good.mails[0].text, /mail from this server arrives/);
  good.refuse = 550;
  found(await at(good, ['--smtp-ca', authority.file, '--mail-to', 'nobody@example.org']), 'mail_not_sent');
  const open = await openMailbox();
  cleanups.push(() => open.close());
  found((await doctor(to('--smtp', open.url, '--mail-from', 'ochre@example.org'))).mail, 'mail_ok'); // on this machine
  found((await doctor(to('--smtp', `smtp://127.0.0.1:${await freePort()}`, '--mail-from', 'ochre@example.org'))).mail, 'mail_down');
  found((await doctor(to('--smtp', open.url))).mail, 'mail_settings');
});

test('push: the services of subscriptions are reached, and no others', { timeout: patient(60000) }, async () => {
  const own = await startServer({ args: ['--allow-private-hooks'] });
  cleanups.push(() => own.close());
  const service = await openPushService();
  const ann = await account(own, 'Ann');
  const at = () => doctor(['--data', own.dir, '--listen', `127.0.0.1:${own.port}`, '--allow-private-hooks']);
  found((await at()).push, 'push_none');
  await ann.expect(201, 'POST', '/api/me/notify/push', new Browser(service, 'ann').subscription, { headers: { 'user-agent': 'Firefox' } });
  found((await at()).push, 'push_ok');
  assert.equal(service.posts.length, 0, 'no notification is sent');
  await service.close();
  found((await at()).push, 'push_down');
});

test('figures of finished matches are missing, old or just being added, and a server puts it right', { timeout: patient(90000) }, async () => {
  const own = await startServer();
  cleanups.push(() => own.close());
  const [ann, ben] = await guests(own, 'Ann', 'Ben');
  const at = () => doctor(['--data', own.dir, '--listen', '127.0.0.1:1']);
  for (let n = 0; n < 2; n++) await callOff((await table([ann, ben])).id, ann, ben);
  await until(async () => (await at()).figures.code === 'figures_ok', 'the figures of both');
  assert.equal((await at()).figures.values.all, 2);
  await own.stop();
  const write = (sql) => {
    const done = spawnSync('sqlite3', ['-cmd', '.timeout 10000', join(own.dir, 'ochre.sqlite'), `PRAGMA foreign_keys = ON; ${sql}`], { encoding: 'utf8' });
    assert.equal(done.stderr, '');
  };
  write('UPDATE figured SET revision = 1 WHERE match_number = 1');
  const old = (await at()).figures;
  assert.deepEqual([old.code, old.sign, old.values], ['figures_old', 'warning', { all: 2, owed: 1, old: 1 }]);
  write('DELETE FROM figured WHERE match_number = 2; UPDATE figured SET revision = -7');
  const missing = (await at()).figures;
  assert.deepEqual([missing.code, missing.sign, missing.values], ['figures_missing', 'warning', { all: 2, owed: 2, old: 0 }]);

  let taken = 0;
  const writer = setInterval(() => { taken += 1; write(`UPDATE figured SET revision = -7 - ${taken}`); }, 200); // as one that takes one match after the other
  const added = (await at()).figures;
  clearInterval(writer);
  assert.deepEqual([added.code, added.sign, added.values], ['figures_added', 'ok', { all: 2, owed: 2, old: 0 }]);
  await own.start();
  await until(async () => (await at()).figures.code === 'figures_ok', 'the figures of both, again');
});

test('PostgreSQL is reached or not, is Ochre\'s or not, and its password is nowhere', { timeout: patient(120000) }, async () => {
  const postgres = new Postgres();
  cleanups.push(() => postgres.close());
  const at = async (url) => doctor(['--store', url, '--listen', '127.0.0.1:1', '--data', '/nonexistent/x']);
  found((await at(postgres.url())).database, 'postgres_foreign');
  const own = await startServer({ args: ['--store', postgres.url()] });
  const seen = await doctor(['--store', postgres.url(), '--listen', `127.0.0.1:${own.port}`]);
  for (const [check, code] of Object.entries({ folder: 'skip_database', disk: 'skip_database', wal: 'skip_database', backup: 'skip_database', database: 'postgres_ok', site: 'site_local', proxies: 'proxies_none', push: 'push_none', figures: 'figures_ok' })) found(seen[check], code);
  await own.close();
  const down = await at(`postgres://ochre:swordfish@127.0.0.1:${await freePort()}/ochre`);
  found(down.database, 'postgres_down');
  assert.doesNotMatch(down.text, /swordfish/);
  assert.equal(down.database.values.host, '127.0.0.1');
});

test('nothing that hangs is waited for: the whole lasts less than thirty seconds', { timeout: patient(60000) }, async () => {
  const silent = net.createServer(() => {});
  await new Promise((resolve) => { silent.listen(0, '127.0.0.1', resolve); });
  cleanups.push(() => silent.close());
  const { port } = silent.address();
  const limit = atThisLoad(30000);
  const seen = await doctor(to('--base-url', `http://127.0.0.1:${port}`, '--smtp', `smtp://127.0.0.1:${port}`, '--mail-from', 'a@b.example'));
  found(seen.site, 'site_late');
  found(seen.mail, 'mail_down');
  assert.ok(seen.ms < limit, `${Math.round(seen.ms)} ms`);
});
