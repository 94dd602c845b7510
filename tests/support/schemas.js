// The promises of schema/, ready to be checked: socket messages by their JSON Schemas, HTTP answers by openapi.yaml. The schemas of the
// games come from the program (`ochre schema`). To read all that and compile it takes a second of a processor, too much for each of a
// hundred test files: schemas_make.js does it once. A function that it has not made, or not since a change, is made here on demand.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { program } from './server.js';

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../../schema/', import.meta.url));
const home = 'https://ochre.invalid/schema/';
const live = readdirSync(`${folder}live`).filter((name) => name.endsWith('.json'));

/** Where schemas_make.js puts what belongs to this program: beside the libraries that the functions need. */
export const madeAt = fileURLToPath(new URL(`../node_modules/.cache/ochre/schemas-${createHash('sha256').update(resolve(program)).digest('hex').slice(0, 16)}`, import.meta.url));

function readIf(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

/**
 * Runs the script of a file of schemas_make.js, and returns its exports. To compile its two megabytes takes longer than all else that a
 * test file loads. The engine may have a compiled form beside it, under the name in the file's first line; then nothing is compiled.
 */
export function run(file) {
  const text = readFileSync(file, 'utf8');
  const kept = `${madeAt}-${/^\/\/ ([\w-]+)\n/.exec(text)[1]}.compiled`;
  const script = new Script(`(function (exports, require) {${text}})`, { filename: file, cachedData: readIf(kept) });
  const exports = {};
  script.runInThisContext()(exports, createRequire(file));
  return { exports, script, kept };
}

/** Returns the compiled functions, unless one of their sources has changed since. */
function made() {
  const sources = [program, `${folder}openapi.yaml`, ...live.map((name) => `${folder}live/${name}`), fileURLToPath(import.meta.url)];
  const file = `${madeAt}.cjs`;
  if (!existsSync(file) || !existsSync(program)) return null;
  const since = statSync(file).mtimeMs;
  return sources.every((source) => statSync(source).mtimeMs < since) ? run(file).exports : null;
}

/** Returns the schemas that the program writes: live/games.json, and live/GAME.json for each of its games. */
function written(...args) {
  return JSON.parse(execFileSync(program, ['schema', ...args], { encoding: 'utf8', maxBuffer: 1 << 26 }));
}

function allRead() {
  const all = ['common', 'undo', 'sitting', 'clock', 'client', 'server'].map((name) => [`${name}.json`, JSON.parse(readFileSync(`${folder}live/${name}.json`, 'utf8'))]);
  const games = written();
  all.push(['games.json', games], ...games.$defs.game.enum.map((game) => [`${game}.json`, written(game)]));
  return [...all, ['openapi.yaml', require('yaml').parse(readFileSync(`${folder}openapi.yaml`, 'utf8'))]];
}

const here = made();
/** Every document by its file's name, without "live/". */
export const documents = new Map(here?.documents ?? allRead());
export const openapi = documents.get('openapi.yaml');

/** A validator of all documents. options: of Ajv */
export function validatorOfAll(options) {
  const { default: Ajv } = require('ajv/dist/2020.js');
  const ajv = new Ajv({ strict: true, strictRequired: false, strictTypes: false, discriminator: true, ...options });
  // openapi.yaml is searched by pointers into it: its own top members are no part of any schema
  ajv.addVocabulary(['openapi', 'info', 'security', 'servers', 'tags', 'paths', 'components', 'webhooks']);
  for (const [name, document] of documents) {
    if (name === 'openapi.yaml') ajv.addSchema(document, `${home}openapi.yaml`, false, false);
    else ajv.addSchema(document);
  }
  return ajv;
}

let ajv;
const functions = new Map(Object.entries(here?.functions ?? {}));

/** Returns the reference from which the schema at `pointer` is compiled. */
export const schemaAt = (pointer) => ({ $ref: home + pointer });

function validator(pointer) {
  if (!functions.has(pointer)) functions.set(pointer, (ajv ??= validatorOfAll()).compile(schemaAt(pointer)));
  return functions.get(pointer);
}

/** Why `value` does not fit the schema at `pointer` ("live/common.json#/$defs/match"), or null; undefined, what an answer without JSON has, fits none. */
export function problem(pointer, value) {
  const check = validator(pointer);
  if (check(value)) return null;
  const text = JSON.stringify(value) ?? 'nothing';
  const errors = check.errors.map((error) => `data${error.instancePath} ${error.message}`).join(', ');
  return `${errors} [${pointer}] in ${text.length > 1500 ? `${text.slice(0, 1500)}...` : text}`;
}

/** Why a socket message is not what schema/live says, or null. `side` is 'client' or 'server': who sent it. */
export function messageProblem(side, message) {
  const types = knownTypes(side);
  if (!types.includes(message?.type)) return `unknown message type: ${JSON.stringify(message).slice(0, 300)}`;
  if (message.type === 'update') {
    return problem(`live/server.json#/$defs/update/oneOf/${message.more ? 2 : message.patch ? 1 : 0}`, message);
  }
  return problem(`live/${side}.json#/$defs/${message.type}`, message);
}

export function knownTypes(side) {
  return Object.keys(documents.get(`${side}.json`).$defs);
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every route of openapi.yaml: {method, path, matches(path), operation}. */
export const routes = Object.entries(openapi.paths).flatMap(([path, item]) =>
  methods.filter((method) => item[method]).map((method) => {
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return { method: method.toUpperCase(), path, matches: (text) => pattern.test(text), operation: item[method] };
  }));

/** Values of the parts of paths, in their forms; nothing has these names. */
const PARTS = { id: 'AAAAAAAAAAAAAAAA', game: 'clans', version: '1', user: '1', seat: '0', number: '1', session: '1', passkey: '1', identity: '1', day: '2026-11-01', round: '1',
  puzzle: 'clans-0123456789abcdef', pace: 'days', tournament: 'AAAAAAAAAAAAAAAA', name: 'leaderboard', setting: 'entry', panel: 'openings', code: '1', report: '1', warning: '1', line: 'AAAAAAAAAAAAAAAAAAAAAA',
  token: 'A'.repeat(43), feed: `${'A'.repeat(43)}.atom` };
/** Returns an address of a path of openapi.yaml, at which there is nothing. */
export const addressOf = (path) => path.replace(/\{(\w+)\}/g, (_, part) => PARTS[part] ?? missing(part, path));

function missing(part, path) {
  throw new Error(`a value for ${part} of ${path}`);
}

/** Listed statuses that one test sees for all operations: those of a program's token (refused_tokens.test.js), and of a wrong method (wrong_methods.test.js). */
export const seenForAll = ({ operation }, status) => /\/(BadToken|NoScope|WrongMethod)$/.test(operation.responses[status].$ref ?? '');

/** The scope that a program's token needs, by the `security` of an operation; null: it takes none. */
export const scopeOf = (security) => security.flatMap((one) => Object.keys(one)).find((one) => /^token_/.test(one))?.replace('token_', '') ?? null;

/** The route that a request takes: a literal one before one with a parameter. */
export function routeOf(method, path) {
  const found = routes.filter((route) => route.method === method && route.matches(path));
  return found.find((route) => route.path === path) ?? found[0] ?? null;
}

const pointerPart = (part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'));

function responsePointer(route, status) {
  const response = route.operation.responses[status];
  if (!response) return null;
  return response.$ref ? response.$ref.slice(1)
    : `/paths/${pointerPart(route.path)}/${route.method.toLowerCase()}/responses/${status}`;
}

const nodeAt = (pointer) => pointer.split('/').slice(1).reduce((node, part) => node[decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~')], openapi);

/** Returns the pointer to the schema of a response with JSON. */
const schemaOf = (pointer) => (nodeAt(pointer).content?.['application/json'] ? `openapi.yaml#${pointer}/content/${pointerPart('application/json')}/schema` : null);

/** Why an answer is not what openapi.yaml says, or null. 429 and 503 may answer everything, and so may what a token brings about; 405 every path that exists. */
export function answerProblem(method, path, answer) {
  const route = routeOf(method, path);
  const status = String(answer.status);
  const anywhere = ['429', '503'].includes(status) || ['scope', 'bad_token'].includes(answer.json?.error?.name);
  if (!route || (anywhere && !route.operation.responses[status])) {
    const known = route || routes.some((other) => other.matches(path));
    if (!known && status !== '404') return `${method} ${path} is not in openapi.yaml but answers ${status}`;
    if (!route && known && status !== '405') return `${method} ${path} is not in openapi.yaml but answers ${status}`;
    return problem(`openapi.yaml#/components/schemas/e${status}`, answer.json);
  }
  const pointer = responsePointer(route, status);
  if (!pointer) return `${method} ${path}: openapi.yaml has no status ${status}: ${answer.text.slice(0, 300)}`;
  const response = nodeAt(pointer);
  if (!response.content) return answer.text === '' ? null : `${method} ${path}: ${status} with a body`;
  const sent = (answer.headers['content-type'] ?? '').split(';')[0];
  const types = Object.keys(response.content);
  const type = types.includes(sent) ? sent : types[0];
  if (sent !== type) return `${method} ${path}: content type ${sent} instead of ${type}`;
  if (type !== 'application/json') return null;
  for (const [name, header] of Object.entries(response.headers ?? {})) {
    if (header.required && !answer.headers[name.toLowerCase()]) return `${method} ${path}: no ${name} in the answer`;
  }
  return problem(schemaOf(pointer), answer.json);
}

/** Returns the most frequent ones: every message, and every answer that has a schema. */
export function commonPointers() {
  const messages = ['client', 'server'].flatMap((side) => knownTypes(side).filter((type) => type !== 'update').map((type) => `live/${side}.json#/$defs/${type}`));
  const updates = [0, 1, 2].map((kind) => `live/server.json#/$defs/update/oneOf/${kind}`);
  const answers = routes.flatMap((route) => Object.keys(route.operation.responses).flatMap((status) => schemaOf(responsePointer(route, status)) ?? []));
  return [...new Set([...messages, ...updates, ...answers, ...['429', '503'].map((status) => `openapi.yaml#/components/schemas/e${status}`)])];
}
