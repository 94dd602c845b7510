// @ts-check
// The icon in the forms in which phones and browsers install it: PNG pictures, drawn from the SVG. The bytes are the same on every machine.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const SOURCE = 'img/icon.svg';
const CORNERS = / rx="[^"]*"/; // of the ground
const SAFE = 0.72; // scale of the drawing if a system crops the edges: it stays within the middle four fifths

/** The drawn icons: the name below img/, the width, and the shape: `cut` (cropped by the system), or with its own corners. */
const PICTURES = [
  { name: 'icon-192.png', size: 192, cut: false, scale: 1 },
  { name: 'icon-512.png', size: 512, cut: false, scale: 1 },
  { name: 'icon-maskable-512.png', size: 512, cut: true, scale: SAFE },
  { name: 'apple-touch-icon.png', size: 180, cut: true, scale: 0.9 },
];

/** @type {Promise<void>|null} */
let ready = null;

/**
 * Returns the drawing; if it is cropped, with a ground up to the edges, and a smaller figure on it.
 * @param {string} svg @param {typeof PICTURES[number]} how
 */
function shaped(svg, { cut, scale }) {
  const [, side] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  const [ground] = /<rect [^>]*\/>/.exec(svg) ?? [];
  if (!side || !ground || !CORNERS.test(ground)) throw new Error(`${SOURCE} is not drawn as web/build/icons.js expects`);
  const [before, after] = svg.split(ground);
  const middle = Number(side) / 2;
  const drawing = after.slice(0, after.lastIndexOf('</svg>'));
  return `${before}${cut ? ground.replace(CORNERS, '') : ground}<g transform="translate(${middle} ${middle}) scale(${scale}) translate(${
    -middle} ${-middle})">${drawing}</g></svg>`;
}

/** Draws the pictures of a build. @param {string} web @returns {Promise<{name: string, bytes: Uint8Array}[]>} */
export async function icons(web) {
  ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const svg = readFileSync(join(web, SOURCE), 'utf8');
  return PICTURES.map((picture) => {
    const drawn = new Resvg(shaped(svg, picture), { fitTo: { mode: 'width', value: picture.size } }).render();
    return { name: `img/${picture.name}`, bytes: drawn.asPng() };
  });
}
