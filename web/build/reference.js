// @ts-check
// The reference page of the interface for programs: web/reference/ and the library that draws it. Nothing else of the client loads these
// files, and the service worker does not keep them.

import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';

const OUT = '/out'; // a folder name; nothing is written there
/** The file of the page, which the server sends at /api/docs. */
const PAGE = 'api/docs.html';

/**
 * Returns the page, its script and its style sheet.
 * @param {string} web the sources
 * @returns {Promise<{name: string, bytes: string|Uint8Array}[]>} the page last
 */
export async function referenceFiles(web) {
  const folder = join(web, 'reference');
  const { outputFiles } = await build({
    bundle: true, minify: true, write: false, outdir: OUT, target: 'es2022', format: 'esm', legalComments: 'none',
    absWorkingDir: web, entryNames: 'hashed/reference-[hash]', loader: { '.svg': 'dataurl' },
    entryPoints: [join(folder, 'start.js'), join(folder, 'style.css')],
  });
  const files = outputFiles.map(({ path, contents }) => ({ name: relative(OUT, path), bytes: contents }));
  const [script, sheet] = ['.js', '.css'].map((ending) => files.find(({ name }) => name.endsWith(ending))?.name);
  if (!script || !sheet) throw new Error('reference: esbuild made no script or no style sheet');
  const page = readFileSync(join(folder, 'page.html'), 'utf8').replace('SCRIPT', `../${script}`).replace('SHEET', `../${sheet}`);
  return [...files, { name: PAGE, bytes: page }];
}
