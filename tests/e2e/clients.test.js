// The client libraries of schema/clients/. The programs of bots.md that use them play both games to the end, and follow them row for row.
// Meanwhile their connections are cut again and again, before and after the server has received a request.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { patient, until } from '../support/patience.js';
import { Rest, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

const schema = fileURLToPath(new URL('../../schema/', import.meta.url));
const GAMES = ['stoneage', 'clans'];
const python = spawnSync('python3', ['--version']).status === 0;
const LANGUAGES = [{ ending: 'mjs', command: process.execPath, can: true }, { ending: 'py', command: 'python3', can: python }];
let server;
let owner;
let folder;

before(async () => {
  server = await startServer();
  folder = mkdtempSync(join(tmpdir(), 'ochre-clients-'));
  for (const name of ['ochre.js', 'ochre.py']) copyFileSync(join(schema, 'clients', name), join(folder, name));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  for (const [, text] of readFileSync(join(schema, 'bots.md'), 'utf8').matchAll(/```(?:js|py)\n(.*?)```/gs)) {
    const [, name] = /^(?:\/\/|#) (\w+\.(?:mjs|py))/.exec(text);
    writeFileSync(join(folder, name), text);
  }
  owner = new Rest(server);
  await owner.create('/api/accounts', { name: 'Olga', password: 'correct horse' });
});
after(async () => {
  await server?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Whole numbers below `n`, the same for each seed. */
function random(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * n);
  };
}

/** A way to the server on which every connection dies soon: at the first request, before its answer, or after some more. */
async function cutWay(seed) {
  const below = random(seed);
  const way = { cuts: 0, before: 0, open: true };
  const sockets = new Set();
  const listener = net.createServer((near) => {
    const far = net.connect(server.port, '127.0.0.1');
    const dies = below(4); // 0: what was asked does not arrive; 1: it arrives, and the answer is lost; the others: later
    let left = 2 + below(12); // parts of answers until then
    const end = () => {
      near.destroy();
      far.destroy();
    };
    const cut = () => {
      if (way.open && !near.destroyed) way.cuts += 1;
      end();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => { sockets.delete(socket); end(); });
    }
    near.on('data', (bytes) => {
      if (dies === 0 && left === 2 && way.open) {
        way.before += 1;
        cut();
      } else {
        far.write(bytes);
      }
    });
    far.on('data', (bytes) => {
      if (way.open && dies === 1 && left % 3 === 0) return void cut();
      near.write(bytes);
      left -= 1;
      if (way.open && left <= 0) cut();
      return undefined;
    });
  });
  await new Promise((resolve) => { listener.listen(0, '127.0.0.1', resolve); });
  way.url = `http://127.0.0.1:${listener.address().port}`;
  way.close = () => {
    listener.close();
    for (const socket of sockets) socket.destroy();
  };
  return way;
}

/** Starts one of the programs; `ended`: its exit code, and what it has printed. */
function start({ command }, name, args, env) {
  const child = spawn(command, [join(folder, name), ...args], { env: { ...process.env, NODE_OPTIONS: '', PYTHONDONTWRITEBYTECODE: '1', ...env } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => { said.out += text; });
  child.stderr.on('data', (text) => { said.err += text; });
  const ended = new Promise((resolve) => { child.once('close', (code) => resolve({ code, ...said })); });
  return { child, said, ended };
}

async function account(name) {
  const rest = new Rest(server);
  await rest.create('/api/accounts', { name, password: 'correct horse' });
  await rest.post('/api/me/bot');
  const { secret } = await rest.create('/api/me/tokens', { name: 'bot', scopes: ['read', 'play'] });
  return { rest, secret };
}

for (const language of LANGUAGES) {
  const { ending, can } = language;
  test(`the library's bot (${ending}) comes when invited, plays both games to the end and is followed, through cuts`, { timeout: patient(120000), skip: !can }, async () => {
    const robot = `Robo ${ending}`;
    const { secret } = await account(robot);
    const way = await cutWay(ending.length);
    const bot = start(language, `client.${ending}`, [], { OCHRE_URL: way.url, OCHRE_TOKEN: secret });
    try {
      await Promise.all(GAMES.map(async (game) => {
        const { id } = await table([owner], { game, seats: 2, start: false });
        const follower = start(language, `follow.${ending}`, [id], { OCHRE_URL: way.url });
        await owner.post(`/api/matches/${id}/invitations`, { seat: 1, name: robot });
        await until(async () => (await owner.get(`/api/matches/${id}`)).match.seats[1].user !== null, 'that it joins');
        await owner.post(`/api/matches/${id}/start`);
        for (let status = 'running'; status === 'running'; ({ match: { status } } = await owner.get(`/api/matches/${id}`))) {
          const { version, moves } = await owner.get(`/api/matches/${id}/legal?count=1024`);
          if (moves.length > 0) await owner.ask('POST', `/api/matches/${id}/moves`, { id: `o${version}`, expects: version, move: moves[version % moves.length].text });
          else await owner.get(`/api/matches/${id}/events?from=${version + 1}&count=0&wait=10`);
          assert.equal(bot.child.exitCode, null, bot.said.err);
        }
        const { match } = await owner.get(`/api/matches/${id}`);
        assert.equal(match.status, 'over');
        assert.ok(match.seats.every(({ rank }) => rank > 0), game);
        const { code, out, err } = await follower.ended;
        assert.deepEqual([code, err], [0, '']);
        const { rows } = await new Rest(server).get(`/api/matches/${id}/events?count=1000`);
        assert.ok(rows.length > 20);
        assert.deepEqual(out.trim().split('\n').map((line) => JSON.parse(line)), rows);
      }));
      assert.ok(way.cuts > 20, `${way.cuts} cuts`);
      assert.ok(way.before > 0, 'some before the request arrived');
      assert.equal(bot.said.err, '');
    } finally {
      way.open = false;
      bot.child.kill('SIGKILL');
      await bot.ended;
      way.close();
    }
  });

  test(`the library (${ending}) says how a request was refused, and stops when its token has ended`, { timeout: patient(30000), skip: !can }, async () => {
    const { rest, secret } = await account(`Stop ${ending}`);
    const { id } = await table([owner], { seats: 2, bots: ['random'] });
    const asks = ending === 'py'
      ? `from ochre import Ochre, OchreError\nimport sys, json\no = Ochre(sys.argv[1], sys.argv[2])\nfor method, path, body in json.loads(sys.argv[3]):
    try:\n        print(json.dumps(o.ask(method, path, body)))\n    except OchreError as e:\n        print(json.dumps([e.status, e.name, e.details.get("field"), e.details["name"] == e.name, str(e) == e.name + ": " + e.details["message"]]))\n`
      : `import { Ochre, OchreError } from './ochre.js';\nconst o = new Ochre(process.argv[2], process.argv[3]);
for (const [method, path, body] of JSON.parse(process.argv[4])) {
  try { console.log(JSON.stringify(await o.ask(method, path, body ?? undefined))); } catch (e) { console.log(JSON.stringify([e.status, e.name, e.details.field ?? null, e.details.name === e.name, e.message === e.name + ': ' + e.details.message])); }
}`;
    writeFileSync(join(folder, `asks.${ending}`), asks);
    const requests = [['POST', '/api/matches', { game: 'chess', seats: 2 }], ['POST', `/api/matches/${id}/moves`, { id: 'x', expects: 0, move: 'dance' }], ['GET', '/api/matches/nosuchmatch00000', null]];
    const { out, err } = await start(language, `asks.${ending}`, [server.url, secret, JSON.stringify(requests)]).ended;
    assert.equal(err, '');
    assert.deepEqual(out.trim().split('\n').map((line) => JSON.parse(line)), [[404, 'no_such_game', 'game', true, true], [400, 'bad_value', 'move', true, true], [404, 'no_such_match', null, true, true]]);
    const bot = start(language, `client.${ending}`, [], { OCHRE_URL: server.url, OCHRE_TOKEN: secret });
    const open = await table([owner], { seats: 2, start: false });
    await owner.post(`/api/matches/${open.id}/invitations`, { seat: 1, name: `Stop ${ending}` });
    await until(async () => (await owner.get(`/api/matches/${open.id}`)).match.seats[1].user !== null, 'that it joins');
    const { tokens: [{ number }] } = await rest.get('/api/me/tokens');
    assert.equal((await rest.ask('DELETE', `/api/me/tokens/${number}`)).status, 200);
    const { code, err: why } = await bot.ended;
    assert.notEqual(code, 0);
    assert.match(why, /bad_token/);
  });
}
