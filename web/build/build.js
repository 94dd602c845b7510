// @ts-check
// Builds the client: `node web/build/build.js OUT` writes it from web/ into the folder OUT, as browsers get it: few files, which are named
// by their hashes and never change, each with compressed forms. Does nothing if OUT is up to date.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentsOf, openapiFiles } from './openapi.js';

const SCHEMA = fileURLToPath(new URL('../../schema', import.meta.url));
const WEB = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const STAMP = '.built';
const LOCK_MS = 120000;
const NO_SOURCES = ['node_modules', 'pictures'];

/** Returns the paths of the source files below `folder`. @param {string} folder @param {string} [below] @returns {string[]} */
function sourcesIn(folder, below = '') {
  return readdirSync(join(folder, below), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((one) => {
    const path = join(below, one.name);
    if (one.isDirectory()) return NO_SOURCES.includes(path) ? [] : sourcesIn(folder, path);
    return [path];
  });
}

/**
 * Returns the compiled modules of local matches: the compiler leaves them beside the client, as local/GAME.wasm.
 * @param {string} out @returns {string[]}
 */
function modulesBeside(out) {
  const folder = join(dirname(out), 'local');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => /^[a-z]+\.wasm$/.test(name)).sort().map((name) => join(folder, name));
}

/** Returns a stamp of sources, without reading them: of paths, sizes and times. @param {string} web @param {string[]} others paths */
function stampOf(web, others) {
  const hash = createHash('sha256').update(process.version);
  for (const path of [...sourcesIn(web).map((one) => join(web, one)), ...others]) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Returns the names of the folders in games/. @param {string} web */
const gamesIn = (web) => readdirSync(join(web, 'games')).filter((name) => existsSync(join(web, 'games', name, 'index.js'))).sort();

/**
 * Builds, unless OUT is up to date.
 * @param {string} out
 * @param {string} [web] the sources
 * @param {number} [effort] of packing, 11 being all that there is
 * @returns {Promise<boolean>} whether there was something to build
 */
export async function buildClient(out, web = WEB, effort = 11) {
  const modules = modulesBeside(out);
  const documents = documentsOf(SCHEMA, out);
  const stamp = stampOf(web, [...modules, ...documents, join(SCHEMA, 'openapi.yaml')]);
  const kept = join(out, STAMP);
  const same = () => existsSync(kept) && readFileSync(kept, 'utf8') === stamp;
  if (same()) return false;
  mkdirSync(out, { recursive: true });
  return alone(`${out}.lock`, async () => {
    if (same()) return false;
    const { compose } = await import('./compose.js'); // loaded late, because loading it takes long
    const { writeFiles } = await import('./pack.js');
    const { referenceFiles } = await import('./reference.js');
    const files = [...await openapiFiles(SCHEMA, documents), ...await referenceFiles(web), ...await compose(web, gamesIn(web), modules)];
    await writeFiles(out, files, [STAMP], effort);
    writeFileSync(kept, stamp);
    return true;
  });
}

/**
 * Runs `work` under a lock, so that only one process builds at a time.
 * @template T
 * @param {string} lock a folder, which whoever works makes; one that was killed leaves it, and the others wait so long at most
 * @param {() => Promise<T>} work
 */
async function alone(lock, work) {
  for (const until = Date.now() + LOCK_MS; ;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (/** @type {any} */ (error).code !== 'EEXIST') throw error;
      if (Date.now() > until) break;
      await new Promise((later) => { setTimeout(later, 100); });
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const out = process.argv[2];
  if (!out) throw new Error('node web/build/build.js OUT');
  const begun = Date.now();
  if (await buildClient(resolve(out)))
    console.log(`client: built into ${relative(dirname(WEB), resolve(out))} in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}
