// @ts-check
// Writes the built files. Each file is replaced as a whole, compressible ones have their compressed forms beside them, and obsolete files
// are deleted. A file that is named by its hash and exists is not written again.

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// not source maps, which only developers load: the server compresses them on demand
const PACKED = /\.(html|js|css|json|svg|webmanifest|txt|wasm)$/;
const GAIN = 0.95;

/** @param {string} path @param {string|Uint8Array} bytes @param {Date} time when it was changed, as others see it */
function write(path, bytes, time) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, bytes);
  utimesSync(`${path}.new`, time, time);
  renameSync(`${path}.new`, path);
}

/** Returns the compressed forms that are small enough to be useful. @param {Buffer} bytes @param {number} effort */
async function forms(bytes, effort) {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
    promisify(gzip)(bytes, { level: Math.min(9, effort) })]);
  return Object.entries({ br, gz }).filter(([, packed]) => packed.length < bytes.length * GAIN);
}

/**
 * Writes the compressed forms of a file, then the file, all with the same time: the server does not send a form that is older than its
 * file.
 * @param {string} out @param {{name: string, bytes: string|Uint8Array}} file @param {number} effort
 */
async function put(out, { name, bytes }, effort) {
  const path = join(out, name);
  if (name.startsWith('hashed/') && existsSync(path) && statSync(path).size === Buffer.byteLength(bytes)) return;
  const packed = PACKED.test(name) ? await forms(Buffer.from(bytes), effort) : [];
  for (const ending of ['br', 'gz']) if (!packed.some(([one]) => one === ending)) rmSync(`${path}.${ending}`, { force: true });
  const now = new Date();
  for (const [ending, form] of packed) write(`${path}.${ending}`, form, now);
  write(path, bytes, now);
}

/** Returns all files below a folder, by their paths in it. @param {string} folder @param {string} [below] @returns {string[]} */
function filesIn(folder, below = '') {
  if (!existsSync(join(folder, below))) return [];
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((one) => {
    const path = join(below, one.name);
    return one.isDirectory() ? filesIn(folder, path) : [path];
  });
}

/**
 * Makes `out` contain exactly these files and their compressed forms. Files that name others come last in the list, so that a reader always
 * finds the named files.
 * @param {string} out @param {{name: string, bytes: string|Uint8Array}[]} files @param {string[]} kept names of others that stay
 * @param {number} effort of packing, 1 to 11
 */
export async function writeFiles(out, files, kept, effort) {
  const [hashed, others] = [true, false].map((kind) => files.filter(({ name }) => name.startsWith('hashed/') === kind));
  await Promise.all(hashed.map((file) => put(out, file, effort)));
  for (const file of others) await put(out, file, effort);
  const wanted = new Set([...kept, ...files.flatMap(({ name }) => [name, `${name}.br`, `${name}.gz`])]);
  for (const name of filesIn(out)) if (!wanted.has(name)) rmSync(join(out, name));
}
