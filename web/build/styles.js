// @ts-check
// Bundles the style sheets: those of the page are one file, each other is a file of its own; the fonts and pictures that they name lie
// beside them.

import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { fonts } from './fonts.js';

const OUT = '/out'; // a folder name; nothing is written there

/**
 * Returns the file of an address that begins at the root, or goes up from the folder of a style sheet.
 * @param {string} web @param {string} address
 */
const fileAt = (web, address) => join(web, address.replace(/^[./]*/, '/').replace(/^\/vendor\//, '/node_modules/'));

/** @param {string} web */
const addresses = (web) => ({
  name: 'addresses',
  setup: (/** @type {import('esbuild').PluginBuild} */ { onResolve }) => {
    onResolve({ filter: /^((\.\.\/)+|\/)(vendor|img|js|games)\// }, ({ path }) => ({ path: fileAt(web, path) }));
  },
});

/**
 * @typedef {object} Styles
 * @property {{name: string, bytes: Uint8Array}[]} files
 * @property {(address: string) => string} fileOf the file of a sheet, a font or a picture; FIRST: of all that the page links
 */

export const FIRST = '<stdin>';
/** The style sheets of a table are one file: that of the first address, to which the others lead. */
const TABLE = ['/js/match/table.css', '/js/match/panel.css', '/js/match/layout.css', '/js/table/style.css', '/js/ending/style.css'];

/** Returns the name of a style sheet's file: that of the sheet, or for style.css that of its folder. @param {string} address */
function nameOf(address) {
  const [folder, file] = address.replace(/\.css$/, '').split('/').slice(-2);
  return file === 'style' ? folder : file;
}

/**
 * @param {string} web
 * @param {string[]} first addresses that the page links, in their order
 * @param {string[]} later addresses of the others
 * @returns {Promise<Styles>}
 */
export async function bundleStyles(web, first, later) {
  /** @type {import('esbuild').BuildOptions} */
  const shared = {
    bundle: true, minify: true, write: false, metafile: true, outdir: OUT, target: 'es2022', legalComments: 'none',
    absWorkingDir: web, preserveSymlinks: true, assetNames: 'hashed/[name]-[hash]', entryNames: '[dir]/[name]-[hash]',
    loader: { '.woff2': 'file', '.webp': 'dataurl' }, plugins: [addresses(web), fonts],
  };
  const joined = (/** @type {string} */ name, /** @type {string[]} */ sheets) => build({ ...shared, entryNames: `hashed/${name}-[hash]`,
    stdin: { contents: sheets.map((address) => `@import "${address}";`).join('\n'), loader: 'css', resolveDir: web } });
  const alone = later.filter((address) => !TABLE.includes(address));
  const [page, table, others] = await Promise.all([joined('page', first), joined('table', TABLE),
    build({ ...shared, entryPoints: alone.map((address) => ({ in: fileAt(web, address), out: `hashed/${nameOf(address)}` })) })]);
  const made = [page, table, others];
  /** @type {Record<string, string>} */
  const outputs = {};
  for (const one of made) for (const [path, { inputs, entryPoint }] of Object.entries(one.metafile?.outputs ?? {})) {
    const file = relative(OUT, join(web, path));
    if (one === table && entryPoint) for (const address of TABLE) outputs[address.slice(1)] = file;
    else outputs[entryPoint ?? Object.keys(inputs)[0]] = file;
  }
  const files = made.flatMap(({ outputFiles }) => outputFiles ?? [])
    .map(({ path, contents }) => ({ name: relative(OUT, path), bytes: contents }));
  return {
    files: [...new Map(files.map((file) => [file.name, file])).values()], // a font that two sheets name is one file
    fileOf: (address) => {
      const found = outputs[address === FIRST ? FIRST : relative(web, fileAt(web, address))];
      if (!found) throw new Error(`${address} is in no style sheet`);
      return found;
    },
  };
}
