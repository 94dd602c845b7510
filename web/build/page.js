// @ts-check
// The page and the service worker, which name all other files of a build.

import { createHash } from 'node:crypto';
import { transformSync } from 'esbuild';
import { TARGET } from './bundle.js';

const LINK = /^ *<link rel="stylesheet" href="([^"]+)">\n/gm;

/** Returns the style sheets that the page links, with the addresses that pages use. @param {string} page */
export const sheetsOf = (page) => [...page.matchAll(LINK)].map(([, address]) => `/${address}`);

/** Returns a script without comments and with short names. @param {string} script */
const short = (script) => transformSync(script, { minify: true, target: TARGET }).code.trim(); // it escapes the end of a script

/**
 * Returns the page with the files of the build.
 * @param {string} page
 * @param {{main: string[], sheet: string, font: string, icon: string, imports: Record<string, string>, early: any, build: string}} built
 *     main: the script, then what it imports; imports: addresses and the files that stand for them; early: what the first script asks for
 *     before the others are there
 */
export function builtPage(page, { main, sheet, font, icon, imports, early, build }) {
  let linked = false;
  const json = (/** @type {any} */ value) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return page
    .replace(LINK, () => (linked ? '' : ((linked = true), `  <link rel="stylesheet" href="${sheet}">\n`)))
    .replace(/href="[^"]+"( as="font")/, `href="${font}"$1`)
    .replace(/href="[^"]+"( type="image\/svg\+xml")/, `href="data:image/svg+xml,${encodeURIComponent(icon)}"$1`)
    .replace(/<html /, `<html data-build="${build}" `)
    .replace(/(<script type="importmap">)[^]*?(<\/script>)/, (_, open, close) => `${open}${json({ imports })}${close}`)
    .replace(/ *<link rel="modulepreload"[^>]*>\n/g, main.slice(1).map((file) => `<link rel="modulepreload" href="${file}">\n`).join(''))
    .replace(/src="js\/main\.js"/, `src="${main[0]}"`)
    .replace(/\/\* early \*\/ \{\}/, json(early))
    .replace(/(<script data-first>)([^]*?)(<\/script>)/, (_, open, script, close) => `${open}${short(script)}${close}`)
    .replace(/\n\s+/g, '\n');
}

/** Returns the name of a build, a hash of all its files. @param {{name: string, bytes: string|Uint8Array}[]} files */
export function buildName(files) {
  const hash = createHash('sha256');
  for (const { name, bytes } of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(name).update('\0').update(bytes).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The service worker that knows its build.
 * @param {string} worker @param {string} build @param {string[]} files that it keeps
 * @param {Record<string, string>} compiled games, which it keeps once they were played
 */
export const builtWorker = (worker, build, files, compiled) => worker
  .replace("const BUILD = '';", `const BUILD = '${build}';`)
  .replace(/const FILES = .*;/, `const FILES = ${JSON.stringify(files)};`)
  .replace(/const COMPILED = .*;/, `const COMPILED = ${JSON.stringify(compiled)};`);
