// The pixels of a PNG, as Chromium makes pictures of pages: eight bits for each of three or four colours, not interlaced.
import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';

/** What a row's bytes were before they were told by their neighbours: `before`, `above`, and the one above `before`. */
const GUESSES = [null, (before) => before, (before, above) => above, (before, above) => (before + above) >> 1, (before, above, corner) => {
  const guess = before + above - corner;
  const [left, up, both] = [Math.abs(guess - before), Math.abs(guess - above), Math.abs(guess - corner)];
  return left <= up && left <= both ? before : up <= both ? above : corner;
}];

/**
 * @param {Buffer} png
 * @param {number} [rows] how many of its rows are wanted, from the top
 * @returns {{width: number, height: number, colours: number, data: Buffer}} `data` has `colours` bytes a pixel
 */
export function pixelsOf(png, rows = Infinity) {
  assert.equal(png.toString('latin1', 1, 4), 'PNG');
  const [width, high] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [depth, kind, , , interlaced] = png.subarray(24, 29);
  assert.deepEqual([depth, [2, 6].includes(kind), interlaced], [8, true, 0]);
  const parts = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const packed = inflateSync(Buffer.concat(parts));
  const colours = kind === 6 ? 4 : 3;
  const wide = width * colours;
  const height = Math.min(high, rows);
  const data = Buffer.alloc(wide * height);
  for (let y = 0; y < height; y += 1) {
    const [from, to] = [y * (wide + 1) + 1, y * wide];
    const guess = GUESSES[packed[from - 1]];
    if (!guess) {
      packed.copy(data, to, from, from + wide);
      continue;
    }
    for (let x = 0; x < wide; x += 1) {
      const [left, up] = [x >= colours, y > 0];
      data[to + x] = packed[from + x] + guess(left ? data[to + x - colours] : 0, up ? data[to + x - wide] : 0, left && up ? data[to + x - wide - colours] : 0);
    }
  }
  return { width, height, colours, data };
}
