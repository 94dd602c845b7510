// Writes positions/clans.json: positions of Clans out of matches that are played here on the real server, by legal moves.
// `node tests/gallery/make_positions.js`, after the server's answers have changed.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { agree, guests, seatAll } from '../support/play.js';
import { table } from '../support/rest.js';
import { startServer } from '../support/server.js';

const LOG_ROWS = 24;
const server = await startServer();
const found = {};

/** The lobby's words and the update of a seat, with so much of its history as a screen shows. */
const keep = (name, info, update, more = {}) => {
  found[name] ??= { info: { game: 'clans', seats: info.seats, my_seat: update.view.me, status: update.result.over ? 'over' : 'running', options: [] },
    update: { ...update, rows: update.rows.slice(-LOG_ROWS) }, ...more };
};

/** A start and an end of a move that would found a village. */
const telling = ({ moves, previews }) => {
  const one = previews.find((preview) => preview.points[0] > 0) ?? previews[0];
  return one ? { from: one.from, to: one.to } : { from: moves[0].from, to: moves[0].to[0] };
};

for (const seats of [2, 3, 4]) {
  for (let tries = 0; tries < 12; tries += 1) {
    const people = await guests(server, ...['Wanda', 'Brun', 'Cato', 'Dalla'].slice(0, seats));
    const match = await table(people, { game: 'clans' });
    const clients = await seatAll(people, match);
    const info = (await people[0].get(`/api/matches/${match.id}`)).match;
    for (let moves = 0; ; moves += 1) {
      const updates = await agree(clients, match.id);
      const mine = { ...updates[0], rows: clients[0].tables.get(match.id).rows };
      const { choices, to_act: toAct, result } = mine;
      if (moves >= 6 * seats && choices?.decision === 'move') keep(`from-${seats}`, info, mine, { pick: telling(choices) });
      if (choices?.decision === 'found' && choices.found.length > 1) keep(`found-${seats}`, info, mine);
      if (moves > 8 && !toAct.includes(0)) keep(`wait-${seats}`, info, mine);
      if (result.over) {
        keep(`over-${seats}`, info, mine);
        break;
      }
      await clients[toAct[0]].move(match.id, (moves * 7) % updates[toAct[0]].legal);
    }
    clients.forEach((client) => client.close());
    if (found[`found-${seats}`]) break;
  }
}
const lines = Object.entries(found).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
writeFileSync(fileURLToPath(new URL('positions/clans.json', import.meta.url)), `{\n${lines.join(',\n')}\n}\n`);
console.log(Object.keys(found).join(' '));
await server.close();
