// @ts-check
// The fonts of the languages that need only Latin-1: their files contain only the characters that occur in the client's texts.

import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const LATIN = /-latin-(wght|[0-9]+)-[a-z]+\.woff2$/;
/** The characters of these fonts, which js/frame/base.css names as ranges: ASCII, Latin-1, punctuation with its spaces, and some more. */
const SIGNS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}${between(0x2000, 0x206f)}Œœı€™↑↓−`;

/** @param {number} first @param {number} last */
function between(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

/** Makes the style sheets name the smaller fonts; tabular figures and ligatures stay. */
export const fonts = {
  name: 'fonts',
  setup: (/** @type {import('esbuild').PluginBuild} */ { onLoad }) => {
    onLoad({ filter: LATIN }, async ({ path }) => ({ loader: 'file',
      contents: await subsetFont(readFileSync(path), SIGNS, { targetFormat: 'woff2' }) }));
  },
};
