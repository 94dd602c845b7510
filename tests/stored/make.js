// Makes a stored database of the program as it is now, for the builds to come: everything a file can hold, of both games.
//     node tests/stored/make.js NAME            (with OCHRE_BIN=... of another build)
// writes tests/stored/NAME.sqlite.gz and NAME.json beside it, which says what is in it. See README.md.
import { spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { agree, drive, seatAll } from '../support/play.js';
import { callOff, guest, Rest, table } from '../support/rest.js';
import { lab, program, Server } from '../support/server.js';

const PASSWORD = 'the password of all of them';
const OPTIONS = ['harsh_winter', 'wild_animals', 'igloos', 'new_huts', 'mammoth_herd', 'expansion'];
const name = process.argv[2];
if (!/^[a-z0-9-]+$/.test(name ?? '')) throw new Error('node tests/stored/make.js NAME');

const dir = mkdtempSync(join(tmpdir(), 'ochre-stored-'));
const file = join(dir, 'ochre.sqlite');

function call(command, ...args) {
  const done = spawnSync(command, args, { encoding: 'utf8', timeout: 120000 });
  if (done.status !== 0) throw new Error(`${args.join(' ')}: ${done.stderr}`);
  return done.stdout;
}

const run = (...args) => call(program, ...args);

/** A match of bots, to its end. */
function simulated(seed, game, seats, bots, options = []) {
  call(lab, 'sim', '--game', game, '--seats', String(seats), '--bots', bots, '--matches', '1', '--seed', String(seed), '--store', file,
    ...(options.length ? ['--options', options.join(',')] : []));
}

async function account(server, called) {
  const rest = new Rest(server);
  rest.user = (await rest.create('/api/accounts', { name: called, password: PASSWORD })).user;
  return rest;
}

/** Random moves of the people, with bots among them. */
async function driveAmongBots(clients, match, moves) {
  for (let made = 0; made < moves;) {
    const updates = await agree(clients, match);
    if (updates[0].result.over) return;
    const seat = updates[0].to_act.find((one) => one < clients.length);
    if (seat === undefined) {
      await clients[0].until(() => clients[0].tables.get(match).version > updates[0].version, 'a bot moves');
    } else {
      const { type, version } = await clients[seat].move(match, randomInt(updates[seat].legal));
      if (type === 'accepted') await agree(clients, match, version);
      made += 1;
    }
  }
}

/** Plays `moves` random moves of the people, and says which match it was. */
async function played(people, moves, options = {}, then = async () => {}) {
  const match = await table(people, { ...options, start: false });
  for (const person of people) await person.post(`/api/matches/${match.id}/nonce`, { nonce: randomBytes(32).toString('hex') });
  await people[0].post(`/api/matches/${match.id}/start`);
  const clients = await seatAll(people, match);
  if (options.bots) await driveAmongBots(clients, match.id, moves);
  else await drive(clients, match.id, () => false, moves);
  await then(clients, match);
  for (const client of clients) client.close();
  return match.id;
}

/** Says it, and waits until it was said. */
async function say(clients, match, text) {
  clients[0].send({ type: 'chat', id: `say-${text.length}`, match: match.id, text });
  await clients[0].until(() => clients[0].tables.get(match.id).chat.some((line) => line.text === text), 'what was said');
}

/** Drives on until somebody may take a move back so, and says who: [client, seat]. */
async function undoable(clients, match, how) {
  for (let tries = 0; tries < 200; tries += 1) {
    const updates = await drive(clients, match.id, () => false, 1);
    const seat = updates.findIndex((update) => update.undo === how);
    if (seat >= 0) return clients[seat];
  }
  throw new Error(`nobody may take back: ${how}`);
}

async function undone(clients, match) {
  const free = await undoable(clients, match, 'free');
  await free.move(match.id, { kind: 'undo' });
  for (const answer of ['undo_agree', 'undo_refuse']) {
    const asker = await undoable(clients, match, 'ask');
    await asker.move(match.id, { kind: 'undo_ask' });
    await clients.find((client) => client !== asker).move(match.id, { kind: answer });
  }
  const asker = await undoable(clients, match, 'ask');
  await asker.move(match.id, { kind: 'undo_ask' }); // and nobody has answered
}

function simulate() {
  simulated(1, 'stoneage', 2, 'easy');
  simulated(2, 'stoneage', 4, 'random');
  OPTIONS.forEach((option, i) => simulated(10 + i, 'stoneage', 3, 'easy', [option]));
  simulated(20, 'stoneage', 5, 'easy', OPTIONS);
  for (const seats of [2, 3, 4]) simulated(30 + seats, 'clans', seats, 'random');
}

async function people(server) {
  const ann = await account(server, 'Ann');
  const ben = await account(server, 'Ben');
  const cleo = await guest(server, 'Cleo');
  const dan = await guest(server, 'Dan');
  const gone = await account(server, 'Gone');
  const both = [ann, ben];
  for (const options of [[], ...OPTIONS.map((one) => [one]), OPTIONS]) {
    await played(both, 25 + randomInt(60), { options, bots: ['easy'] });
  }
  await played([cleo, dan], 40, { undo: 'vote' }, async (clients, match) => {
    await undone(clients, match);
    await say(clients, match, 'shall we? – ¿sí? 🎲');
  });
  const rewound = await played(both, 30);
  await played(both, 10, { game: 'clans' });
  await played(both, 5000, { game: 'clans' });
  const over = await played([ann, cleo], 5000, {}, (clients, match) => say(clients, match, 'well played'));
  await ann.create(`/api/matches/${over}/rematch`);
  const left = await played([ann, gone], 30);
  await callOff(left, ann, gone);
  await table([ben], { start: false, seats: 3, options: ['igloos'] });
  await table([cleo], { start: false, seats: 2, listed: false, join: 'link' });
  await gone.expect(200, 'DELETE', '/api/me', { password: PASSWORD });
  return { banned: dan.user.id, rewound };
}

/** @param {{banned: number, rewound: string}} whom */
function administrate({ banned, rewound }) {
  run('admin', 'make-admin', 'Ann', '--data', dir);
  run('admin', 'ban', `#${banned}`, '--reason', 'for the corpus', '--days', '7', '--data', dir);
  run('admin', 'repair', rewound, '--rewind', '12', '--data', dir);
}

simulate();
const server = await new Server({ dir }).start();
let whom;
try {
  whom = await people(server);
} finally {
  await server.stop();
}
administrate(whom);
const small = join(dir, 'small.sqlite');
run('admin', 'backup', small, '--data', dir);
const counts = run('admin', 'check', '--data', dir).trim();
writeFileSync(new URL(`${name}.sqlite.gz`, import.meta.url), gzipSync(readFileSync(small), { level: 9 }));
writeFileSync(new URL(`${name}.json`, import.meta.url), `${JSON.stringify({ counts, accounts: ['Ann', 'Ben'], password: PASSWORD }, null, 2)}\n`);
rmSync(dir, { recursive: true });
console.log(counts);
