// Pixels of a picture that a browser has taken: a PNG of eight bits a colour, which is read here in a tenth of the time that a page takes for it.
import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';

const HEAD = 8; // bytes before the first chunk
/** Bytes of a pixel: red, green and blue. */
export const PIXEL = 3;

/** The least off of left, above and left above from what they let expect. */
function paeth(left, up, corner) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Takes back in `row` what the filter of this kind did to it; the row above has its colours already. */
function unfilter(kind, row, above) {
  assert.ok(kind <= 4, `filter ${kind}`);
  for (let i = 0; kind > 0 && i < row.length; i += 1) {
    const left = i < PIXEL ? 0 : row[i - PIXEL];
    if (kind === 1) row[i] += left;
    else if (kind === 2) row[i] += above[i];
    else if (kind === 3) row[i] += (left + above[i]) >> 1;
    else row[i] += paeth(left, above[i], i < PIXEL ? 0 : above[i - PIXEL]);
  }
}

/**
 * Reads a PNG.
 * @param {Buffer} png without palette, transparency and interlacing, as a browser takes it of a page
 * @returns {{width: number, height: number, data: Uint8Array}} PIXEL bytes of each pixel, row by row
 */
export function pixels(png) {
  const [width, height, depth, colour, interlaced] = [png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25], png[28]];
  assert.ok(depth === 8 && colour === 2 && interlaced === 0, `a PNG of another sort: ${depth} ${colour} ${interlaced}`);
  const parts = [];
  for (let at = HEAD; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const packed = inflateSync(Buffer.concat(parts));
  const bytes = width * PIXEL;
  assert.equal(packed.length, height * (bytes + 1));
  const data = new Uint8Array(height * bytes);
  let above = new Uint8Array(bytes);
  for (let y = 0; y < height; y += 1) {
    const from = y * (bytes + 1);
    const row = data.subarray(y * bytes, (y + 1) * bytes);
    row.set(packed.subarray(from + 1, from + 1 + bytes));
    unfilter(packed[from], row, above);
    above = row;
  }
  return { width, height, data };
}
