// What schema/ promises, ready to be asked: socket messages by their JSON Schemas, HTTP answers by openapi.yaml. The schemas of the games come
// from the program (`ochre schema`).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { program } from './server.js';

const folder = fileURLToPath(new URL('../../schema/', import.meta.url));
const home = 'https://ochre.invalid/schema/';
const ajv = new Ajv.default({ strict: true, strictRequired: false, strictTypes: false, discriminator: true });

/** Every document by its file's name, without "live/". */
export const documents = new Map();
function add(name, document) {
  documents.set(name, document);
  ajv.addSchema(document);
}

for (const file of ['common', 'undo', 'sitting', 'clock', 'client', 'server']) add(`${file}.json`, JSON.parse(readFileSync(`${folder}live/${file}.json`, 'utf8')));
/** What the program itself writes: live/games.json, and live/GAME.json for each of its games. */
function written(...args) {
  return JSON.parse(execFileSync(program, ['schema', ...args], { encoding: 'utf8', maxBuffer: 1 << 26 }));
}
const games = written();
add('games.json', games);
for (const game of games.$defs.game.enum) add(`${game}.json`, written(game));
// openapi.yaml is searched by pointers into it: its own top members are no part of any schema
ajv.addVocabulary(['openapi', 'info', 'security', 'servers', 'tags', 'paths', 'components']);
export const openapi = parse(readFileSync(`${folder}openapi.yaml`, 'utf8'));
ajv.addSchema(openapi, `${home}openapi.yaml`, false, false);
documents.set('openapi.yaml', openapi);

const compiled = new Map();

function validator(pointer) {
  if (!compiled.has(pointer)) compiled.set(pointer, ajv.compile({ $ref: home + pointer }));
  return compiled.get(pointer);
}

/** Why `value` does not fit the schema at `pointer` ("live/common.json#/$defs/match"), or null. */
export function problem(pointer, value) {
  const check = validator(pointer);
  if (check(value)) return null;
  const text = JSON.stringify(value);
  return `${ajv.errorsText(check.errors)} [${pointer}] in ${text.length > 1500 ? `${text.slice(0, 1500)}...` : text}`;
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
  return Object.keys(ajv.getSchema(`${home}live/${side}.json`).schema.$defs);
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every route of openapi.yaml: {method, path, matches(path), operation}. */
export const routes = Object.entries(openapi.paths).flatMap(([path, item]) =>
  methods.filter((method) => item[method]).map((method) => {
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return { method: method.toUpperCase(), path, matches: (text) => pattern.test(text), operation: item[method] };
  }));

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
  const response = pointer.split('/').slice(1).reduce((node, part) => node[decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~')], openapi);
  if (!response.content) return answer.text === '' ? null : `${method} ${path}: ${status} with a body`;
  const sent = (answer.headers['content-type'] ?? '').split(';')[0];
  const types = Object.keys(response.content);
  const type = types.includes(sent) ? sent : types[0];
  if (sent !== type) return `${method} ${path}: content type ${sent} instead of ${type}`;
  if (type !== 'application/json') return null;
  for (const [name, header] of Object.entries(response.headers ?? {})) {
    if (header.required && !answer.headers[name.toLowerCase()]) return `${method} ${path}: no ${name} in the answer`;
  }
  return problem(`openapi.yaml#${pointer}/content/${pointerPart(type)}/schema`, answer.json);
}
