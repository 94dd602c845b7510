// Finished matches on a device, made by the module in this process, and put into a browser.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { engineOf } from '../../web/js/local/engine.js';
import { localMatch } from '../../web/js/local/match.js';
import { program } from './server.js';

const BEGUN_MS = 1700000000000;

/** A module of the game, as a function on texts. */
export async function engine(game) {
  const built = join(dirname(program), 'web');
  const bytes = readFileSync(join(built, JSON.parse(readFileSync(join(built, 'local.json'), 'utf8'))[game]));
  return engineOf(await WebAssembly.compile(bytes));
}

/** A match in a module of the game. */
export async function opened(game) {
  let now = BEGUN_MS;
  return localMatch(await engine(game), () => { now += 1000; return now; });
}

/** Plays on until the match is over: bots, and a person (seat 0) whose choice is the one in the middle. One move of the person is undone. */
async function playOut(match) {
  let undone = false;
  for (;;) {
    const { people, bots, over, version } = await match.turn();
    if (over) return;
    if (people.length) {
      const [seat] = people;
      const { legal } = await match.update(seat, version);
      const answer = await match.move(seat, version, Math.floor(legal / 2));
      if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
      if (undone || version < 6) continue;
      undone = true;
      await match.undo();
    } else if (bots.length) {
      await match.bot();
    }
  }
}

/** The record of a finished match, as the browser stores it: a person against bots. */
export async function finished(game, bots = ['easy', 'easy', 'beginner'], { letter = 'A', options = [] } = {}) {
  const match = await opened(game);
  const id = letter.repeat(16);
  const seats = [null, ...bots];
  const begun = await match.begin({ game, match: id, seats, options, start: 0, undo: 'shared', seed: 'ab'.repeat(32) });
  if (begun.type !== 'accepted') throw new Error(JSON.stringify(begun));
  await playOut(match);
  const { revision, version } = await match.turn();
  const { result } = await match.update(null, version);
  return { id: `~${id}`, game, revision, seats, names: ['Moa', ...bots.map(() => null)], options, start: 0, created_ms: BEGUN_MS,
    moved_ms: BEGUN_MS + 1000 * version, version, over: true, result: result.seats.map(({ rank, total }) => ({ rank, total })), done: [],
    edit: 1, saved: await match.save() };
}

/** Puts a record into the browser of a page of the server. */
export const put = (who, record) => who.page.evaluate(async (one) => {
  const result = (request) => new Promise((done, fail) => { Object.assign(request, { onsuccess: () => done(request.result), onerror: fail }); });
  const request = indexedDB.open('ochre.local', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' });
  const db = await result(request);
  await result(db.transaction('matches', 'readwrite').objectStore('matches').put(one));
  db.close();
}, record);
