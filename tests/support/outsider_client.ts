// A program of somebody who has only /api/openapi.json, and the client that swagger-typescript-api makes of it: plays a whole match of a game.
import { Api, type Game, type GamesView, type Match } from './client.js';

const [, , url, game] = process.argv as [string, string, string, Game];
let cookie = '';
const { api } = new Api({
  baseUrl: url,
  baseApiParams: { format: 'json' }, // of all answers: the generator knows it of those with 200 only
  // The client leaves cookies to a browser.
  customFetch: async (address, options) => {
    const answer = await fetch(address, { ...options, headers: { ...options?.headers as Record<string, string>, cookie } });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  },
});

/** The types tell the games apart by `game`. */
function moment(view: GamesView): string {
  return view.game === 'stoneage' ? `round ${view.round}, ${view.deck_left} cards` : `epoch ${view.epoch}, ${view.chips_left} chips`;
}

await api.guestCreate({ name: 'Outsider' });
const { data: { match } }: { data: { match: Match } } = await api.matchCreate({ game, seats: 2, bot_delay: false });
await api.matchBotCreate(match.id, { seat: 1, bot: 'random' });
await api.matchStart(match.id);
for (let moves = 0; ; moves += 1) {
  const { data: legal } = await api.matchLegal(match.id, { count: 1 });
  if (legal.total > 0) {
    await api.matchMoveCreate(match.id, { id: `m${legal.version}`, expects: legal.version, move: moves % legal.total });
    continue;
  }
  const { data: now } = await api.matchRead(match.id);
  if (now.match.status === 'over' && 'view' in now && now.result) {
    console.log(`${moment(now.view)}: ${now.result.seats.map((seat) => seat.total).join(' ')}`);
    break;
  }
  await api.matchEventsRead(match.id, { from: legal.version + 1, count: 0, wait: 5 });
}
