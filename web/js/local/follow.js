// @ts-check
// A finished match of a server, from its file, as a module replays it (schema/local.md, `follow`).

import { keyOf } from '../verify/chance.js';
import { toHex } from '../verify/hex.js';
import { textOf } from './notation.js';

/** @typedef {import('./notation.js').Kinds} Kinds */

/** Returns the rows with moves of the game that counted in the end. @param {any[]} rows @param {Kinds} kinds */
function countedOf(rows, kinds) {
  const names = kinds.map(({ kind }) => kind);
  /** @type {any[]} */
  let counted = [];
  for (const row of rows) {
    for (const { kind, version } of row.events) if (kind === 'undone') counted = counted.filter((one) => one.version <= version);
    if (row.move && names.includes(row.move.kind)) counted.push(row);
  }
  return counted;
}

/** Returns the text of a match. @param {any} file as `GET /api/matches/{match}/export` sends it @param {Kinds} kinds moves of its game */
export function followed({ id, game, seed, seats, options, start_seat: start, revision, rows }, kinds) {
  const key = toHex(keyOf(seed, seats.map((/** @type {any} */ { nonce }) => nonce)));
  const moves = countedOf(rows, kinds).map(({ version, seat, move }) => `${version} ${seat} ${textOf(move, kinds)}\n`);
  return `ochre-local-1\ngame ${game}\nmatch ${id}\nrevision ${revision}\noptions ${options.join()}\nstart ${start ?? 'random'}\n`
    + `seed ${key}\nseats ${seats.map(() => 'person').join()}\nmoves\n0\n${moves.join('')}end\n`;
}
