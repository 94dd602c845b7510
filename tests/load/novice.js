// node tests/load/novice.js [BOT [MATCHES [SEED]]]: a player who follows the tutorial (tests/support/novice.js) against two such bots at a server of
// its own. Prints the share of wins, and ends with 1 if that is below 0.4 or over 0.6: the first match of a person is an even one.
import { startServer } from '../support/server.js';
import { guest } from '../support/rest.js';
import { novice } from '../support/novice.js';

const [bot = 'beginner', matches = '200', seed = '1'] = process.argv.slice(2);
const [LEAST, MOST] = [0.4, 0.6];
const PER_GUEST = 15; // a guest may open so many matches
const POLL_MS = 3;

let drawn = Number(seed);
const random = () => {
  drawn = (drawn * 1103515245 + 12345) % 2 ** 31;
  return drawn / 2 ** 31;
};

/** Plays the match to its end: the seats. */
async function play(player, id) {
  for (let number = 0; ; number += 1) {
    const { match, view } = await player.get(`/api/matches/${id}`);
    if (match.status !== 'running') return match.seats;
    if (!match.to_act.includes(0)) {
      await new Promise((later) => { setTimeout(later, POLL_MS); });
      continue;
    }
    const { moves, version } = await player.get(`/api/matches/${id}/legal`);
    if (!moves?.length) continue; // it was not the turn any more
    const move = novice(view, moves.map((one) => one.move), random);
    await player.ask('POST', `/api/matches/${id}/moves`, { id: `m${number}`, expects: version, move });
  }
}

const server = await startServer({});
try {
  let won = 0;
  const points = [0, 0];
  let player;
  for (let i = 0; i < matches; i += 1) {
    if (i % PER_GUEST === 0) player = await guest(server, `Novice${i}`);
    const { match } = await player.create('/api/matches', { game: 'stoneage', seats: 3, listed: false, bot_delay: false, undo: 'none' });
    for (const seat of [1, 2]) await player.post(`/api/matches/${match.id}/bots`, { seat, bot });
    await player.post(`/api/matches/${match.id}/start`);
    const [me, ...others] = await play(player, match.id);
    if (me.rank === 1) won += 1 / (1 + others.filter(({ rank }) => rank === 1).length);
    points[0] += me.score / matches;
    points[1] += others.reduce((sum, { score }) => sum + score / others.length, 0) / matches;
  }
  const share = won / matches;
  console.log(`${bot} ${matches} matches, seed ${seed}: ${share.toFixed(3)} won, ${points[0].toFixed(0)} points beside ${points[1].toFixed(0)}`);
  process.exitCode = bot === 'beginner' && (share < LEAST || share > MOST) ? 1 : 0;
} finally {
  await server.stop();
}
