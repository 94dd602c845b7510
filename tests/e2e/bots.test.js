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

/** Runs one of the programs until `work` is done, or until it ends; what it says on stderr is an error. */
async function run(name, args, work) {
  const own = process.allowedNodeEnvironmentFlags.has('--experimental-websocket') ? ['--experimental-websocket'] : [];
  const lent = typeof WebSocket === 'undefined' && own.length === 0 ? ['--require', fileURLToPath(new URL('../support/websocket.cjs', import.meta.url))] : [];
  const flags = [...own, ...lent, '--no-warnings'];
  const child = spawn(process.execPath, [...flags, join(folder, name), ...args], { env: { ...process.env, OCHRE_URL: server.url, OCHRE_TOKEN: secret, NODE_OPTIONS: '' } });
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
async function over(id) {
  for (let match = null; ; ({ match } = await owner.get(`/api/matches/${id}`))) {
    if (match?.status === 'over') return match;
    assert.ok(!match || ['open', 'running'].includes(match.status), match?.status);
    const { version } = await owner.get(`/api/matches/${id}/events?count=0`);
    await owner.get(`/api/matches/${id}/events?from=${version + 1}&count=0&wait=30`);
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
