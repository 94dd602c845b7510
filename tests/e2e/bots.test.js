// The programs of schema/bots.md play both games to the end, as they stand there: over the stream of events, over the socket, by REST alone; and moves in text
// are what schema/notation.md says.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { grammar } from '../support/grammar.js';
import { live } from '../support/live.js';
import { patient } from '../support/patience.js';
import { Rest, table } from '../support/rest.js';
import { documents } from '../support/schemas.js';
import { startServer } from '../support/server.js';

const page = (name) => readFileSync(fileURLToPath(new URL(`../../schema/${name}`, import.meta.url)), 'utf8');
const GAMES = ['stoneage', 'clans'];
let server;
let owner; // of the bot's account
let folder;
let secret;
before(async () => {
  server = await startServer();
  folder = mkdtempSync(join(tmpdir(), 'ochre-bots-'));
  for (const [, text] of page('bots.md').matchAll(/```js\n(.*?)```/gs)) writeFileSync(join(folder, /^\/\/ (\w+\.mjs)/.exec(text)[1]), text);
  owner = new Rest(server);
  await owner.create('/api/accounts', { name: 'Robota', password: 'correct horse' });
  await owner.post('/api/me/bot');
  ({ secret } = await owner.create('/api/me/tokens', { name: 'bot', scopes: ['read', 'play'] }));
});
after(async () => {
  await server?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Runs one of the programs until `work` is done, or until it ends; what it says on stderr is an error. options: {at (server), token, before (a file to require first), heard(text)} */
async function run(name, args, work, options = {}) {
  const own = process.allowedNodeEnvironmentFlags.has('--experimental-websocket') ? ['--experimental-websocket'] : [];
  const lent = typeof WebSocket === 'undefined' && own.length === 0 ? ['--require', fileURLToPath(new URL('../support/websocket.cjs', import.meta.url))] : [];
  const flags = [...own, ...lent, ...(options.before ? ['--require', options.before] : []), '--no-warnings'];
  const env = { ...process.env, OCHRE_URL: (options.at ?? server).url, OCHRE_TOKEN: options.token ?? secret, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, [...flags, join(folder, name), ...args], { env });
  child.stdout.on('data', (text) => options.heard?.(text.toString()));
  let said = '';
  child.stderr.on('data', (text) => { said += text; });
  const exit = new Promise((resolve) => { child.once('close', (code) => resolve(code ?? 0)); });
  try {
    await (work ? Promise.race([work(), exit.then(() => assert.fail(`${name} ended: ${said}`))]) : exit);
  } finally {
    child.kill('SIGKILL');
    await exit;
  }
  assert.equal(said, '');
}

/** Waits until the match is over, and says how it ended. */
async function over(id, who = owner) {
  for (let match = null; ; ({ match } = await who.get(`/api/matches/${id}`))) {
    if (match?.status === 'over') return match;
    assert.ok(!match || ['open', 'running'].includes(match.status), match?.status);
    const { version } = await who.get(`/api/matches/${id}/events?count=0`);
    await who.get(`/api/matches/${id}/events?from=${version + 1}&count=0&wait=30`);
  }
}

const begin = (game) => table([owner], { game, bots: ['random'] });

test('the bot of the stream comes when it is invited, and plays both games to the end', { timeout: patient(120000) }, () => run('bot.mjs', [], async () => {
  const ann = new Rest(server);
  await ann.create('/api/accounts', { name: 'Ann', password: 'correct horse' });
  const open = await table([ann], { seats: 2, start: false });
  await ann.post(`/api/matches/${open.id}/invitations`, { seat: 1, name: 'Robota' });
  for (let match = open; match.seats[1].user === null; ({ match } = await ann.get(`/api/matches/${open.id}`))) {
    await ann.get(`/api/matches/${open.id}/events?wait=5`).catch(() => {});
  }
  await Promise.all(GAMES.map(async (game) => {
    const match = await over((await begin(game)).id);
    assert.ok(match.seats.every((seat) => seat.rank > 0), game);
    assert.equal(match.seats[0].bot_account, true);
  }));
}));

test('the bot of the socket plays both games to the end', { timeout: patient(120000) }, async () => {
  const waits = await begin('clans'); // before it connects
  await run('socket.mjs', [], async () => {
    const other = await begin('stoneage');
    await Promise.all([waits, other].map((match) => over(match.id)));
  });
});

/** A server with the limits of a real one, and an account with a token there. */
async function limited() {
  const at = await startServer({ limits: 1 });
  const own = new Rest(at);
  await own.create('/api/accounts', { name: 'Robota', password: 'correct horse' });
  const { secret: token } = await own.create('/api/me/tokens', { name: 'bot', scopes: ['read', 'play'] });
  return { at, own, token };
}

test('a message beyond the limit is refused with its id, its match and the time after which it is accepted', { timeout: patient(60000) }, async () => {
  const { at, own } = await limited();
  try {
    const { id } = await table([own], { bots: ['random'] });
    const sockets = await Promise.all(Array.from({ length: 10 }, () => live(own))); // the limit is the user's, however many connections there are
    for (const socket of sockets) {
      for (let number = 0; number < 30; number += 1) socket.send({ type: 'ping', id: `p${number}` });
      socket.send({ type: 'move', id: 'late', match: id, expects: 0, move: 'no move' });
    }
    const answers = await Promise.all(sockets.map((socket) => socket.next('refused', { from: 0, where: (message) => message.id === 'late' })));
    const often = answers.filter(({ error }) => error.name === 'too_many_requests');
    assert.ok(often.length > 0, JSON.stringify(answers));
    assert.ok(often.every(({ match, error }) => match === id && error.retry_after_ms > 0), JSON.stringify(often));
    assert.ok(sockets.reduce((sum, socket) => sum + socket.received.filter(({ type }) => type === 'pong').length, 0) >= 190, 'so many are allowed at once');
    const [socket] = sockets;
    for (const match of ['aaaaaaaaaaaaaaaa', id]) {
      let answer;
      do answer = await socket.request({ type: 'move', match, expects: 4000, move: 0 }); while (answer.error.name === 'too_many_requests');
      assert.deepEqual([answer.match, answer.error.name], [match, match === id ? 'stale' : 'no_such_match']);
    }
    sockets.forEach((one) => one.close());
  } finally {
    await at.close();
  }
});

test('the bot of the socket plays on after it was refused for its pace, in more matches than it may watch at once', { timeout: patient(180000) }, async () => {
  const { at, own, token } = await limited();
  const refusals = [];
  const before = join(folder, 'refusals.cjs'); // what it is refused, it says
  writeFileSync(before, `globalThis.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => { const { type, error } = JSON.parse(data); if (type === 'refused') console.log(error.name); });
    }
  };`);
  try {
    const matches = [];
    for (let number = 0; number < 10; number += 1) matches.push(await table([own], { game: 'clans', bots: ['random'] }));
    const hose = await live(own); // of the same user: it uses up what the bot may send
    const timer = setInterval(() => { if (refusals.length < 20) for (let number = 0; number < 40; number += 1) hose.send({ type: 'ping', id: `p${number}` }); }, 20);
    await run('socket.mjs', [], async () => {
      await Promise.all(matches.map(({ id }) => over(id, own)));
      clearInterval(timer);
    }, { at, token, before, heard: (text) => refusals.push(...text.trim().split('\n')) });
    assert.ok(refusals.includes('too_many_requests'), refusals.join());
    hose.close();
  } finally {
    await at.close();
  }
});

test('the bot without a stream plays both games to the end', { timeout: patient(120000) }, async () => {
  await Promise.all(GAMES.map(async (game) => {
    const match = await begin(game);
    await run('rest.mjs', [match.id]);
    assert.equal((await over(match.id)).status, 'over');
  }));
});

test('the moves in text are as notation.md writes them', async () => {
  const blocks = [...page('notation.md').matchAll(/```\n(.*?)\n```/gs)].map(([, text]) => text);
  for (const [index, game] of GAMES.entries()) {
    const { text, patterns } = grammar(documents.get(`${game}.json`));
    assert.equal(blocks[index], text, `${game}: write it into schema/notation.md`);
    let seen = 0;
    for (const options of game === 'stoneage' ? [[], ['expansion', 'mammoth_herd', 'igloos', 'wild_animals', 'harsh_winter', 'new_huts']] : [[]]) {
      const match = await table([owner], { game, options, bots: ['random'] });
      for (let moves = null; moves === null || moves.length > 0;) {
        let version;
        ({ version, moves } = await owner.get(`/api/matches/${match.id}/legal?count=1024`));
        for (const { text: line, move } of moves) {
          assert.match(line, patterns.get(move.kind), line);
          seen += 1;
        }
        if (moves.length > 0) await owner.ask('POST', `/api/matches/${match.id}/moves`, { id: `n${version}`, expects: version, move: moves[version * 7 % moves.length].text });
        else if ((await owner.get(`/api/matches/${match.id}`)).match.status === 'running') {
          await owner.get(`/api/matches/${match.id}/events?from=${version + 1}&count=0&wait=5`);
          moves = null;
        }
      }
    }
    assert.ok(seen > 100, `${game}: ${seen} moves were looked at`);
  }
});
