// tests/mixed [PROGRAM [MATCHES [SEED]]]: bots of all levels meet at all games, seats and options, a few matches at each drawn table, until so many
// were played. Meant for a build with sanitizers: whatever they find, or a rule that is broken, ends it. Searches think briefly.
import { spawnSync } from 'node:child_process';

const [program = 'build-asan/ochre-lab', wanted = 5000, first = 1] = process.argv.slice(2);
const BOTS = ['random', 'beginner', 'casual', 'easy', 'medium:8', 'hard:16', 'master:32', 'first', 'reference:16'];
const GAMES = {
  stoneage: { seats: [2, 3, 4, 5], bots: BOTS, options: ['harsh_winter', 'wild_animals', 'igloos', 'new_huts', 'mammoth_herd', 'expansion'] },
  clans: { seats: [2, 3, 4], bots: BOTS.filter((bot) => !bot.startsWith('reference')), options: [] },
};

/** The next number below `below` of a sequence that is the same for the same seed (mulberry32). */
let state = Number(first);
function below(count) {
  state = (state + 0x6d2b79f5) | 0;
  let bits = Math.imul(state ^ (state >>> 15), 1 | state);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * count);
}

const seen = new Map();
let played = 0;
for (let table = 1; played < Number(wanted); table += 1) {
  const name = below(4) === 0 ? 'clans' : 'stoneage';
  const { seats: possible, bots, options: all } = GAMES[name];
  const seats = possible[below(possible.length)];
  const options = all.filter((option) => below(2) === 0 || (seats === 5 && option === 'expansion'));
  const one = below(bots.length);
  const other = (one + 1 + below(bots.length - 1)) % bots.length;
  const args = ['arena', '--game', name, '--seats', seats, '--options', options.join(), '--bots', `${bots[one]},${bots[other]}`,
    '--matches', 2 * seats, '--seed', Number(first) * 100000 + table].map(String);
  const done = spawnSync(program, args, { encoding: 'utf8' });
  if (done.status !== 0) {
    console.error(`${program} ${args.join(' ')}\n${done.stderr}`);
    process.exit(1);
  }
  const said = JSON.parse(done.stdout.trimEnd().split('\n').at(-1));
  if (said.unfinished > 0) {
    console.error(`${program} ${args.join(' ')}: ${said.unfinished} without an end`);
    process.exit(1);
  }
  played += said.matches;
  const row = `${name} ${seats}`;
  seen.set(row, (seen.get(row) ?? 0) + said.matches);
}
for (const [row, count] of [...seen].sort()) console.log(`${row}: ${count}`);
console.log(`${played} matches, no fault`);
