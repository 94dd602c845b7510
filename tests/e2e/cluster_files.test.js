// The files for an operator of several servers (docker/README.md): the script that starts them on this machine, the same for Docker, the
// monitoring, and the units. Docker is not needed here: the test compares what these files say of each other and of the program, and runs
// what they run.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { insist } from '../support/cluster.js';
import { library } from '../support/library.js';
import { patient, until } from '../support/patience.js';
import { Postgres } from '../support/postgres.js';
import { guest, playOut, Rest, send, table } from '../support/rest.js';
import { program } from '../support/server.js';

const YAML = library('yaml');
const docker = fileURLToPath(new URL('../../docker/', import.meta.url));
const text = (name) => readFileSync(join(docker, name), 'utf8');
const yaml = (name) => YAML.parse(text(name), { merge: true, uniqueKeys: true });
const compose = yaml('cluster.yaml');
const services = Object.entries(compose.services);
const nodes = services.filter(([, { image }]) => image === 'ochre').map(([name]) => name);
const dockerfile = text('Dockerfile');
const [, port] = /^EXPOSE (\d+)$/m.exec(dockerfile);

/* ---- on this machine ---- */

/** The first of `count` consecutive free ports. */
async function freePorts(count) {
  const isFree = (at) => new Promise((resolve) => {
    const server = net.createServer().once('error', () => resolve(false)).listen(at, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  for (;;) {
    const first = 20000 + Math.floor(Math.random() * 10000);
    const free = await Promise.all(Array.from({ length: count }, (_, i) => isFree(first + i)));
    if (free.every(Boolean)) return first;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'ochre-cluster-files-'));
chmodSync(folder, 0o711); // PostgreSQL may be another user
const here = { said: '' };
after(() => {
  here.child?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** docker/cluster, until HAProxy has a node. */
async function begin() {
  here.first ??= await freePorts(5);
  here.url = `http://127.0.0.1:${here.first + 3}`;
  here.child = spawn(join(docker, 'cluster'), [join(folder, 'data')], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, OCHRE_BIN: program,
    OCHRE_NODES_FROM: String(here.first - 1), OCHRE_BIND: `127.0.0.1:${here.first + 3}`, OCHRE_FIGURES: `127.0.0.1:${here.first + 4}` } });
  for (const stream of [here.child.stdout, here.child.stderr]) stream.setEncoding('utf8').on('data', (said) => { here.said += said; });
  here.ended = new Promise((resolve) => { here.child.once('exit', resolve); });
  here.tail = () => here.said;
  await until(async () => (await send(here.url, 'GET', '/healthz', { agent: false }).catch(() => ({ status: 0 }))).status === 200 || here.child.exitCode !== null, 'the cluster');
  assert.equal(here.child.exitCode, null, here.said);
}

/** The programs on this machine, and the settings of their addresses. */
const commands = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map((pid) => {
  try {
    return ['cmdline', 'environ'].map((name) => readFileSync(`/proc/${pid}/${name}`, 'utf8')).join(' ');
  } catch {
    return ''; // it has ended, or is somebody else's
  }
});

/** Ends it, and with it all that it has started. */
async function end() {
  const own = [folder, ...Array.from({ length: 5 }, (_, i) => `127.0.0.1:${here.first + i}`)];
  const left = () => commands().filter((line) => own.some((word) => line.includes(word)));
  assert.ok(left().length > 4);
  here.child.kill('SIGTERM');
  assert.equal(await here.ended, 0, here.said);
  assert.deepEqual(left(), []);
}

/** Returns the status of HAProxy's answer, once it has a server for it. */
const statusOf = (path) => insist(async () => {
  const { status } = await send(here.url, 'GET', path);
  return status < 500 && status;
}, 'an answer');

/** The names of the metrics at a port. */
async function figuresAt(at) {
  const { status, text: told } = await send(`http://127.0.0.1:${at}`, 'GET', '/metrics');
  assert.equal(status, 200);
  return [...told.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
}

test('docker/cluster plays, ends whole, and has all that was played when it begins again', { timeout: patient(90000) }, async () => {
  await begin();
  const people = await Promise.all(['Ann', 'Ben'].map((name) => insist(() => guest(here, name), name)));
  const { id } = await insist(() => table(people, { game: 'stoneage' }), 'a table');
  const path = `/api/matches/${id}`;
  const { version, legal } = await insist(async () => { // a node without the newest row has no legal moves
    const asked = await Promise.all(people.map((one) => one.get(`${path}/legal?count=1`)));
    const seat = asked.findIndex(({ total }) => total > 0);
    return seat >= 0 && { version: asked[seat].version, legal: seat };
  }, 'whose turn it is');
  await insist(() => people[legal].post(`${path}/moves`, { id: 'first', expects: version, move: 0 }), 'the move');
  here.figures = new Set([...await figuresAt(here.first + 1000), ...await figuresAt(here.first + 4), 'up']);
  assert.equal(await statusOf('/metrics'), 404, 'which one would that be?');
  await end();
  await begin();
  assert.equal((await insist(() => people[0].get(path), 'the match')).match.version, version + 1);
  await end();
});

/* ---- what watches ---- */

/** The figures that a question of Prometheus is about. */
const figuresOf = (question) => [...question.replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, '').matchAll(/[a-z_][a-z0-9_]*/g)].map(([name]) => name)
  .filter((name) => !['sum', 'rate', 'increase', 'by'].includes(name));

test('every figure in a graph or alert is exported by a node or by HAProxy', () => {
  const board = JSON.parse(text('watch/dashboard.json'));
  const drawn = board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr]));
  const watched = yaml('watch/alerts.yaml').groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr]));
  assert.ok(drawn.length > 20 && watched.length > 5);
  for (const [name, question] of [...drawn, ...watched]) {
    const figures = figuresOf(question);
    assert.ok(figures.length > 0, name);
    for (const figure of figures) assert.ok(here.figures.has(figure), `${name}: ${figure}`);
  }
  assert.equal(new Set(board.panels.map(({ id }) => id)).size, board.panels.length);
  assert.ok(here.figures.has('ochre_hints_heard') && here.figures.has('haproxy_backend_active_servers'), 'the names are read as they should be');
});

test('the board asks the source that is provided, and the files are where they are looked for', () => {
  const [source] = yaml('watch/grafana-sources.yaml').datasources;
  const board = JSON.parse(text('watch/dashboard.json'));
  for (const { datasource, targets } of board.panels) for (const { uid } of [datasource, ...targets.map((one) => one.datasource)]) assert.equal(uid, source.uid);
  const inside = Object.fromEntries(services.map(([name, { volumes = [] }]) => [name, volumes.map((volume) => volume.split(':')[1])]));
  const [provider] = yaml('watch/grafana-boards.yaml').providers;
  assert.ok(inside.grafana.some((path) => dirname(path) === provider.options.path));
  const [setting] = compose.services.prometheus.command;
  assert.ok(inside.prometheus.includes(setting.split('=')[1]));
  for (const file of yaml('watch/prometheus.yaml').rule_files) assert.ok(inside.prometheus.includes(join(dirname(setting.split('=')[1]), file)));
});

/* ---- Docker ---- */

/** Expands the variables of a text as compose does: ${NAME:-or else}, ${NAME:?or nothing}, $$. */
const filled = (one, given) => one.replace(/\$(?:\$|\{(\w+)(?::([-?])([^}]*))?\})/g, (all, name, kind, other) => {
  if (all === '$$') return '$';
  if (given[name] || kind === undefined) return given[name] ?? '';
  assert.equal(kind, '-', `${name} is needed`);
  return other;
});

test('names, ports and addresses are the same in all files', () => {
  assert.deepEqual(nodes, ['node1', 'node2', 'node3']);
  const asked = new Set([...text('haproxy.cfg').replace(/#.*/g, '').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
  const { environment } = compose.services.haproxy;
  assert.deepEqual(Object.keys(environment).sort(), [...asked].sort());
  for (const [i, name] of nodes.entries()) assert.equal(environment[`OCHRE_NODE${i + 1}`], `${name}:${port}`);
  assert.match(dockerfile, new RegExp(`OCHRE_LISTEN=0\\.0\\.0\\.0:${port} `));
  const { scrape_configs: asks } = yaml('watch/prometheus.yaml');
  assert.deepEqual(asks.flatMap(({ static_configs: [{ targets }] }) => targets), [...nodes.map((name) => `${name}:9090`), `haproxy${environment.OCHRE_FIGURES}`]);
  assert.ok(compose.services.haproxy.ports.every((one) => one.endsWith(environment.OCHRE_BIND)));
  const [source] = yaml('watch/grafana-sources.yaml').datasources;
  assert.ok(compose.services[new URL(source.url).hostname]);
  assert.ok(compose.services[new URL(compose.services.node1.environment.OCHRE_STORE).hostname]);
});

test('each service is bounded, watched, and out of reach but for this machine', () => {
  for (const [name, service] of services) {
    assert.equal(service.restart, 'unless-stopped', name);
    assert.equal(service.logging.options['max-size'], '10m', name);
    assert.ok(service.security_opt.includes('no-new-privileges:true'), name);
    assert.ok(service.healthcheck || (service.image === 'ochre' && /^HEALTHCHECK /m.test(dockerfile)), name);
    assert.ok(service.image === 'ochre' || /:\S*\d/.test(service.image), `${name}: which ${service.image}?`);
    for (const published of service.ports ?? []) assert.match(published, /^127\.0\.0\.1:/, name);
    for (const other of Object.keys(service.depends_on ?? {})) assert.ok(Array.isArray(service.depends_on) || compose.services[other], name);
    for (const volume of service.volumes ?? []) {
      const [from, , mode] = volume.split(':');
      if (from.startsWith('./')) assert.ok(existsSync(join(docker, from)) && mode === 'ro', `${name}: ${volume}`);
      else assert.ok(from in compose.volumes, `${name}: ${volume}`);
    }
    for (const [variable, value] of Object.entries(service.environment ?? {})) {
      if (/PASSWORD/.test(variable) && variable !== 'OCHRE_SMTP_PASSWORD') assert.match(value, /^\$\{\w+:\?/, `${name}: ${variable} has no value of its own`);
    }
  }
  assert.ok(text('../.gitignore').includes('/docker/.env') && text('../.dockerignore').includes('docker/.env'));
});

test('what nodes are told is what the program asks for, and all of it that one server is told', () => {
  const help = execFileSync(program, ['serve', '--help'], { encoding: 'utf8' });
  const known = new Set(help.match(/\bOCHRE_\w+/g));
  assert.ok(known.has('OCHRE_STORE') && known.has('OCHRE_LISTEN'));
  const own = ['OCHRE_DB_PASSWORD', 'OCHRE_READER_PASSWORD', 'OCHRE_SMTP_PASSWORD', 'PGPASSFILE'];
  for (const name of Object.keys(compose.services.node1.environment)) assert.ok(known.has(name) || own.includes(name), name);
  for (const name of Object.keys(yaml('compose.yaml').services.ochre.environment)) assert.ok(name in compose.services.node1.environment, name);
  for (const line of text('packaging/nodes').match(/^#(OCHRE_\w+)=/gm)) assert.ok(known.has(line.slice(1, -1)), line);
});

test('a node begins by its command line, on a database as it is made for it, by two passwords', { timeout: patient(60000) }, async () => {
  const postgres = new Postgres();
  const secrets = { OCHRE_DB_PASSWORD: 'o-_w', OCHRE_READER_PASSWORD: "r'\"d", POSTGRES_PASSWORD: 'p', GRAFANA_PASSWORD: 'g' };
  try {
    postgres.run('DROP DATABASE ochre', { user: 'postgres', database: 'postgres' });
    postgres.run('DROP ROLE ochre, ochre_reader', { user: 'postgres', database: 'postgres' });
    const made = spawnSync(join(docker, 'database.sh'), { env: { ...process.env, PGHOST: postgres.folder, ...secrets }, encoding: 'utf8' });
    assert.equal(made.status, 0, made.stderr);
    writeFileSync(join(postgres.folder, 'data', 'pg_hba.conf'), 'local all postgres trust\nlocal all all scram-sha-256\n');
    postgres.run('SELECT pg_reload_conf()', { user: 'postgres', database: 'postgres' });
    const given = Object.fromEntries(Object.entries(compose.services.node1.environment).map(([name, value]) => [name, filled(value, secrets)]));
    const passes = join(folder, 'pgpass');
    const env = { PATH: `${dirname(program)}:${process.env.PATH}`, ...given, PGPASSFILE: passes, OCHRE_LISTEN: '127.0.0.1:0', OCHRE_WEB: join(dirname(program), 'web'),
      OCHRE_STORE: given.OCHRE_STORE.replace('@postgres/ochre', `@/ochre?host=${encodeURIComponent(postgres.folder)}`) };
    assert.equal(basename(program), 'ochre');
    await until(() => postgres.psql('SELECT 1', { user: 'ochre' }).status !== 0, 'passwords are asked for');
    const [first, ...rest] = compose.services.node1.command.map((one) => filled(one, {}));
    const child = spawn(first, rest, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => { said += part; });
    const ended = new Promise((resolve) => { child.once('exit', resolve); });
    try {
      await until(() => /serving on/.test(said) || child.exitCode !== null, 'the node');
      assert.match(said, /serving on http:\/\/127\.0\.0\.1:\d+/);
      const [, at] = /serving on http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
      assert.equal((await send(`http://127.0.0.1:${at}`, 'GET', '/healthz')).status, 200, said);
      const asked = spawnSync(program, ['admin', 'query', 'SELECT count(*) FROM v_match', '--file', env.OCHRE_STORE], { env, encoding: 'utf8' });
      assert.equal(asked.status, 0, asked.stderr);
    } finally {
      child.kill('SIGTERM');
    }
    assert.equal(await ended, 0, said);
    for (const secret of Object.values(secrets).slice(0, 2)) assert.ok(!said.includes(secret));
  } finally {
    postgres.close();
  }
});

/* ---- units ---- */

const settingsOf = (name) => text(`packaging/${name}`).split('\n').filter((line) => /^[A-Z]\w*=/.test(line));

test('the unit of a node is held as close as that of one server', () => {
  const one = settingsOf('ochre.service.in');
  const many = settingsOf('ochre@.service.in');
  const own = /^(Description|Documentation|After|StartLimitIntervalSec|Environment|EnvironmentFile)=/;
  assert.deepEqual(many.filter((line) => !own.test(line)), one.filter((line) => !own.test(line)));
  assert.ok(many.some((line) => line === 'ExecStart=@PREFIX@/bin/ochre serve'));
  const known = new Set(execFileSync(program, ['serve', '--help'], { encoding: 'utf8' }).match(/\bOCHRE_\w+/g));
  for (const name of many.join('\n').match(/\bOCHRE_\w+/g)) assert.ok(known.has(name), name);
});
