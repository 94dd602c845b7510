// tests/strength [FOLDER]: prints the table of strength in backend/docs/bots.md. What was played is kept in FOLDER (build/strength without an argument), so that it goes on
// where it ended; the same program plays the same.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;
const folder = process.argv[2] ?? join(root, 'build', 'strength');
const ALL = 'harsh_winter,wild_animals,igloos,new_huts,mammoth_herd,expansion';

/** Arguments, and how many matches of each pairing. */
const ROWS = [
  ['--seats 2 --bots beginner,random', 400],
  ['--seats 3 --bots beginner,random', 402],
  ['--seats 4 --bots beginner,random', 400],
  ['--seats 2 --bots casual,beginner', 400],
  ['--seats 3 --bots casual,beginner', 402],
  ['--seats 4 --bots casual,beginner', 400],
  ['--seats 2 --bots easy,casual', 400],
  ['--seats 3 --bots easy,casual', 402],
  ['--seats 4 --bots easy,casual', 400],
  ['--seats 2 --bots easy,first', 2000],
  ['--seats 3 --bots easy,first', 2001],
  ['--seats 4 --bots easy,first', 2000],
  ['--seats 2 --bots medium,easy', 200],
  ['--seats 3 --bots medium,easy', 201],
  ['--seats 4 --bots medium,easy', 200],
  ['--seats 2 --bots hard,easy', 200],
  ['--seats 3 --bots hard,easy', 201],
  ['--seats 4 --bots hard,easy', 200],
  ['--seats 2 --bots hard,first', 200],
  ['--seats 3 --bots hard,first', 201],
  [`--seats 3 --options ${ALL} --bots hard,first`, 72],
  [`--seats 3 --options ${ALL} --bots hard,easy`, 72],
  ['--seats 4 --bots hard,first', 100],
  ['--seats 2 --bots master,hard', 60],
  ['--seats 2 --bots master,reference', 60],
  ['--seats 3 --bots master,hard', 60],
  ['--seats 4 --bots master,hard', 72],
  ['--seats 4 --bots master,reference', 72],
  ['--game clans --seats 2 --bots beginner,random', 400],
  ['--game clans --seats 3 --bots beginner,random', 402],
  ['--game clans --seats 4 --bots beginner,random', 400],
  ['--game clans --seats 2 --bots casual,beginner', 400],
  ['--game clans --seats 3 --bots casual,beginner', 402],
  ['--game clans --seats 4 --bots casual,beginner', 400],
  ['--game clans --seats 2 --bots easy,casual', 400],
  ['--game clans --seats 3 --bots easy,casual', 402],
  ['--game clans --seats 4 --bots easy,casual', 400],
  ['--game clans --seats 2 --bots easy,first', 2000],
  ['--game clans --seats 3 --bots easy,first', 2001],
  ['--game clans --seats 4 --bots easy,first', 2000],
  ['--game clans --seats 2 --bots medium,easy', 200],
  ['--game clans --seats 3 --bots medium,easy', 201],
  ['--game clans --seats 4 --bots medium,easy', 200],
  ['--game clans --seats 2 --bots hard,easy', 100],
  ['--game clans --seats 3 --bots hard,easy', 201],
  ['--game clans --seats 4 --bots hard,easy', 100],
  ['--game clans --seats 2 --bots hard,first', 100],
  ['--game clans --seats 4 --bots hard,first', 100],
  ['--game clans --seats 2 --bots master,hard', 60],
  ['--game clans --seats 3 --bots master,hard', 60],
];

mkdirSync(folder, { recursive: true });
console.log('| `build/ochre-lab arena --seed 5` ... | matches | share of wins |\n|---|---|---|');
for (const [args, matches] of ROWS) {
  const results = join(folder, `${args.replaceAll('--', '').replaceAll(/[ ,]/g, '_')}.txt`);
  const words = ['arena', '--seed', '5', ...args.split(' '), '--matches', String(matches), '--results', results];
  const done = spawnSync(join(root, 'build', 'ochre-lab'), words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (done.status !== 0) process.exit(1);
  const [pairing] = JSON.parse(done.stdout.trimEnd().split('\n').at(-1)).pairings;
  console.log(`| \`${args.replace(ALL, 'ALL')}\` | ${pairing.matches} | ${pairing.win_share.toFixed(3)} +- ${pairing.win_share_half.toFixed(3)} |`);
}
