// A program of somebody who has only /api/openapi.json, and the types that openapi-typescript makes of it: plays a whole match of a game.
import type { components, paths } from './api.js';

type Schemas = components['schemas'];
type Answer<Path extends keyof paths, Method extends keyof paths[Path], Status extends number> =
  paths[Path][Method] extends { responses: { [status in Status]: { content: { 'application/json': infer Body } } } } ? Body : never;
type Body<Path extends keyof paths, Method extends keyof paths[Path]> =
  paths[Path][Method] extends { requestBody: { content: { 'application/json': infer Sent } } } ? Sent : never;

const [, , url, game] = process.argv as [string, string, string, Schemas['game']];
let cookie = '';

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url + path, { method, headers: { cookie, 'content-type': 'application/json' }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return answer.json();
}

/** What a view says that only its game has: the types tell the games apart by `game`. */
function moment(view: Schemas['games_view']): string {
  return view.game === 'stoneage' ? `round ${view.round}, ${view.deck_left} cards` : `epoch ${view.epoch}, ${view.chips_left} chips`;
}

const guest: Body<'/api/guests', 'post'> = { name: 'Outsider' };
await ask('POST', '/api/guests', guest);
const wish: Body<'/api/matches', 'post'> = { game, seats: 2, bot_delay: false };
const { match } = await ask('POST', '/api/matches', wish) as Answer<'/api/matches', 'post', 201>;
await ask('POST', `/api/matches/${match.id}/bots`, { seat: 1, bot: 'random' } satisfies Body<'/api/matches/{id}/bots', 'post'>);
await ask('POST', `/api/matches/${match.id}/start`);
for (let moves = 0; ; moves += 1) {
  const legal = await ask('GET', `/api/matches/${match.id}/legal?count=1`) as Answer<'/api/matches/{id}/legal', 'get', 200>;
  const move: Body<'/api/matches/{id}/moves', 'post'> = { id: `m${legal.version}`, expects: legal.version, move: moves % Math.max(1, legal.total) };
  if (legal.total > 0) {
    await ask('POST', `/api/matches/${match.id}/moves`, move);
    continue;
  }
  const now = await ask('GET', `/api/matches/${match.id}`) as Answer<'/api/matches/{id}', 'get', 200>;
  if (now.match.status === 'over' && now.view && now.result) {
    console.log(`${moment(now.view)}: ${now.result.seats.map((seat) => seat.total).join(' ')}`);
    break;
  }
  await ask('GET', `/api/matches/${match.id}/events?from=${legal.version + 1}&count=0&wait=5`);
}
