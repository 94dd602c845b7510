// @ts-check
// The interface for programs as one document: schema/openapi.yaml with everything to which it refers. The schemas of the games lie beside
// the client, as schemas/games.json and schemas/GAME.json: the program has written them.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The address of the document below the client. */
export const OPENAPI = 'api/openapi.json';
/** The server's own address, as seen from that of the document. */
const ABOVE = '..';
/** The document whose definitions keep their names, unless openapi.yaml has others of these. All others begin with the name of theirs. */
const PLAIN = 'common';
/** The names of documents that are a definition themselves. */
const WHOLE = { client: 'client_message', server: 'server_message' };
const HOME = '#/components/schemas/';

/** @typedef {{[name: string]: any}} Schema */

/**
 * Returns the paths of all documents beside openapi.yaml.
 * @param {string} schema the folder schema/ @param {string} out the client's folder
 */
export function documentsOf(schema, out) {
  return [join(schema, 'live'), join(dirname(out), 'schemas')].flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json')).sort().map((name) => join(folder, name)));
}

/**
 * Returns the name in the bundle.
 * @param {string} document "clock" @param {string} name of the definition; "": the document
 * @param {Set<string>} taken by openapi.yaml
 */
function nameOf(document, name, taken) {
  if (name === '') {
    const whole = WHOLE[/** @type {keyof typeof WHOLE} */ (document)];
    if (!whole) throw new Error(`openapi: ${document}.json is no definition`);
    return whole;
  }
  return document === PLAIN && !taken.has(name) ? name : `${document}_${name}`;
}

/**
 * Returns the reference in the bundle.
 * @param {string} ref @param {string} document that contains it; "": openapi.yaml @param {Set<string>} taken
 */
function pointTo(ref, document, taken) {
  if (document === '' && ref.startsWith('#')) return ref;
  const [, path, name] = /^(?:(?:live\/)?([a-z]+)\.json)?(?:#\/\$defs\/([A-Za-z0-9_]+))?$/.exec(ref) ?? [];
  if (path === undefined && name === undefined) throw new Error(`openapi: no such reference: ${ref}`);
  return HOME + nameOf(path ?? document, name ?? '', taken);
}

/**
 * Returns a copy whose references stay inside the bundle.
 * @param {any} value @param {string} document @param {Set<string>} taken @returns {any}
 */
function moved(value, document, taken) {
  if (Array.isArray(value)) return value.map((one) => moved(one, document, taken));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) =>
    [name, name === '$ref' && typeof one === 'string' ? pointTo(one, document, taken) : moved(one, document, taken)]));
}

/** Returns the names of the definitions to which a value refers. @param {any} value @returns {string[]} */
function namesIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (name === '$ref' && typeof one === 'string' ? [one] : namesIn(one)));
}

/**
 * Returns the document; throws if a definition that it needs is missing.
 * @param {Schema} plain openapi.yaml @param {Map<string, Schema>} documents by name: "clock"
 */
export function bundleOpenapi(plain, documents) {
  const taken = new Set(Object.keys(plain.components.schemas));
  const bundle = moved(plain, '', taken);
  bundle.servers = [{ url: ABOVE, description: 'The server that has sent this document.' }];
  const { schemas } = bundle.components;
  for (const [document, { $schema, $id, title, $defs = {}, ...rest }] of documents) {
    const whole = document in WHOLE ? [['', { title, ...rest }]] : [];
    for (const [name, schema] of [...whole, ...Object.entries($defs)]) {
      const own = nameOf(document, name, taken);
      if (own in schemas) throw new Error(`openapi: two definitions are called ${own}`);
      schemas[own] = moved(schema, document, taken);
    }
  }
  for (const ref of namesIn(bundle)) {
    const found = ref.slice(2).split('/').reduce((at, step) => at?.[step.replaceAll('~1', '/').replaceAll('~0', '~')], bundle);
    if (!ref.startsWith('#/') || found === undefined) throw new Error(`openapi: nothing at ${ref}`);
  }
  return bundle;
}

/**
 * Returns the file for a build of the client: none if the program has not written its schemas.
 * @param {string} schema the folder @param {string[]} paths of documentsOf()
 */
export async function openapiFiles(schema, paths) {
  const { parse } = await import('yaml'); // loaded late, since most builds have nothing to do
  const documents = new Map(paths.map((path) => [basename(path, '.json'), JSON.parse(readFileSync(path, 'utf8'))]));
  if (!documents.has('games')) return [];
  const bundle = bundleOpenapi(parse(readFileSync(join(schema, 'openapi.yaml'), 'utf8')), documents);
  return [{ name: OPENAPI, bytes: `${JSON.stringify(bundle)}\n` }];
}
