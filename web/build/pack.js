// @ts-check
// Writing what was built: each file at once or not at all, what can be packed with its packed forms beside it, and nothing that is
// of no use any more. What is called after its hash and is there already is left alone.

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const PACKED = /\.(html|js|css|json|svg|webmanifest|txt|wasm)$/; // maps are for those who look for a fault: the server packs them then
const GAIN = 0.95;

/** @param {string} path @param {string|Uint8Array} bytes @param {Date} time when it was changed, as others see it */
function write(path, bytes, time) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, bytes);
  utimesSync(`${path}.new`, time, time);
  renameSync(`${path}.new`, path);
}

/** The packed forms that are worth it. @param {Buffer} bytes @param {number} effort */
async function forms(bytes, effort) {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
    promisify(gzip)(bytes, { level: Math.min(9, effort) })]);
  return Object.entries({ br, gz }).filter(([, packed]) => packed.length < bytes.length * GAIN);
}

/**
 * The packed forms of a file, then the file, all of one time: a form that is older than its file is not sent.
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

/** All files below a folder, by their names in it. @param {string} folder @param {string} [below] @returns {string[]} */
function filesIn(folder, below = '') {
  if (!existsSync(join(folder, below))) return [];
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((one) => {
    const path = join(below, one.name);
    return one.isDirectory() ? filesIn(folder, path) : [path];
  });
}

/**
 * Makes `out` hold these files and their packed forms. Those that name others come last in the list: whoever reads meanwhile finds
 * what they name.
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
