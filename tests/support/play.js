// Playing matches with several live clients.
import { guest } from './rest.js';
import { live } from './live.js';
import { randomInt } from './random.js';

/** A live client for each person, subscribed to the match. */
export async function seatAll(people, match, options) {
  const clients = await Promise.all(people.map((person) => live(person, options)));
  await Promise.all(clients.map((client) => client.subscribe(match.id, match.key)));
  return clients;
}

/** New guests with these names. */
export const guests = (server, ...names) => Promise.all(names.map((name) => guest(server, name)));

/** Waits until all clients hold one version, and returns their newest updates. */
export async function agree(clients, match, version = 0) {
  const newest = () => Math.max(version, ...clients.map((client) => client.tables.get(match).version));
  for (const client of clients) {
    const table = client.tables.get(match);
    await client.until(() => table.update?.version >= newest() && table.update.version === table.version, 'the newest version');
  }
  return clients.map((client) => client.tables.get(match).update);
}

/** One move after the other, chosen at random, until `stop(updates)` or the end. Client i sits on seat i. Returns the updates. */
export async function drive(clients, match, stop = () => false, moves = 5000) {
  let updates = await agree(clients, match);
  for (let count = 0; count < moves && !updates[0].result.over && !stop(updates); count += 1) {
    const seats = updates[0].to_act.filter((seat) => seat < clients.length);
    const seat = seats[randomInt(seats.length)];
    const answer = await clients[seat].move(match, randomInt(updates[seat].legal));
    if (answer.type !== 'accepted') throw new Error(`a legal move was refused: ${JSON.stringify(answer)} ${JSON.stringify(updates[seat].choices)}`);
    updates = await agree(clients, match, answer.version);
  }
  return updates;
}
