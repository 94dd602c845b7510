// The types of what travels of a game are those of the program's own shapes.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { games } from './support/game_words.js';
import { typesOf } from '../support/types.js';

for (const game of games) {
  test(`${game}: types.d.ts is what \`node tests/support/types.js ${game}\` prints`, () => {
    assert.equal(readFileSync(new URL(`../../web/games/${game}/types.d.ts`, import.meta.url), 'utf8'), typesOf(game));
  });
}
