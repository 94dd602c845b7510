// Every operation of openapi.yaml that reads a body, and every member of it, with a value of another type and with one out of its bounds. Each is refused
// by 4xx. The refusal names the member, repeats a number that was given, and says what is allowed. The cases are made from the document: an
// operation is tested as soon as it is described.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { patient } from '../support/patience.js';
import { account, Rest, table } from '../support/rest.js';
import { addressOf, documents, openapi, routes } from '../support/schemas.js';
import { program, startServer } from '../support/server.js';

let server;
let puzzle;
/** The askers, and the matches that they ask about: a refusal that names the member comes only where all else is right. */
const situations = [];
before(async () => {
  server = await startServer();
  const ann = await account(server, 'Ann');
  const made = spawnSync(program, ['admin', 'make-admin', 'Ann', '--data', server.dir], { encoding: 'utf8', timeout: patient(15000) });
  assert.equal(made.status, 0, made.stderr);
  const open = await table([ann], { game: 'clans', seats: 3, start: false });
  const running = await table([ann], { game: 'clans', bots: ['random'] });
  puzzle = (await ann.get('/api/puzzles')).games[0].today;
  const ben = await account(server, 'Ben');
  for (const [rest, id] of [[ann, open.id], [ann, running.id], [ben, open.id], [new Rest(server), open.id]]) situations.push({ rest, id });
});
after(() => server?.close());

/** Members about whose form a refusal says nothing: secrets, which are right or wrong, and a hash, which is of a version or of none. */
const SECRETS = ['password', 'old', 'token', 'key', 'link', 'passkey', 'hash'];
/** Names of those who sign in, who are not told what of it is wrong. And in a body with a passkey that is checked first. */
const LAST = { 'POST /api/sessions': 'wrong_password', 'POST /api/me/passkeys': 'bad_passkey', 'POST /api/accounts/passkey': 'bad_passkey' };

/* ---- schemas ---- */

/** The schema that a reference of a document names, with its document. */
function follow({ schema, from }) {
  if (!schema.$ref) return { schema, from };
  const [file, pointer = ''] = schema.$ref.split('#');
  const document = file ? documents.get(file.split('/').at(-1)) : from;
  const found = pointer.split('/').slice(1).reduce((node, part) => node[part], document);
  return follow({ schema: { ...found, ...Object.fromEntries(Object.entries(schema).filter(([name]) => name !== '$ref')) }, from: document });
}
const child = (at, schema) => follow({ schema, from: at.from });

/** The ways to satisfy a schema. */
function waysOf(at) {
  const ways = at.schema.oneOf ?? at.schema.anyOf;
  return ways ? ways.flatMap((one) => waysOf(child(at, one))) : [at];
}

const typesOf = (at) => waysOf(at).flatMap(({ schema }) => {
  if (schema.type) return schema.type;
  const words = schema.enum ?? ('const' in schema ? [schema.const] : []);
  return words.length > 0 ? words.map((word) => (Number.isInteger(word) ? 'integer' : typeof word)) : ['any'];
});

/** Texts for patterns and formats of the contract. */
const TEXTS = ['', 'a', 'ab', 'clans', '2026-11-01', '22:30', '0123456789abcdef', 'AAAAAAAAAAAAAAAA', 'AAAAAAAAAAAAAAAAAAAAAA', 'a'.repeat(32), 'a1'.repeat(20), 'a1'.repeat(32), 'A'.repeat(43), 'A'.repeat(87), `0-1-${'a1'.repeat(16)}`, '1-AAAAAAAAAAAAAAAA', 'a@b.example', 'ochre', 'a=b'];

/** Words that a schema does not list, by their members. */
const SAMPLES = { game: 'clans', language: 'en', bot: 'random', query: 'leaderboard', name: 'leaderboard', seats: 2, points: '4-2', sql: 'SELECT 1', time_zone: 'UTC', use: 'own', move: 0,
  from: '22:00', to: '07:00', quiet_from: '22:00', quiet_to: '07:00' };

/** The members of an object that is right: those that are required, times of day, which come in pairs, and a name where nothing is required. */
const companions = ({ required = [], properties = {} }) => Object.keys(properties).filter((name) => required.includes(name)
  || /^(quiet_)?(from|to)$/.test(name) || (required.length === 0 && name === 'name'));

/** Returns a value of a schema. */
function valueOf(at) {
  const way = waysOf(at).find(({ schema }) => schema.type !== 'null') ?? at;
  const { schema } = way;
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum.find((word) => word !== null);
  switch ([schema.type].flat()[0]) {
    case 'integer': return schema.minimum ?? Math.min(1, schema.maximum ?? 1);
    case 'number': return schema.minimum ?? 0;
    case 'boolean': return false;
    case 'array': return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(child(way, schema.items)));
    case 'object': return Object.fromEntries(companions(schema).map((name) => [name, SAMPLES[name] ?? valueOf(child(way, schema.properties[name]))]));
    case 'string': {
      const fits = TEXTS.find((text) => (!schema.pattern || new RegExp(schema.pattern, 'u').test(text)) && text.length >= (schema.minLength ?? 0) && text.length <= (schema.maxLength ?? 1e9));
      return fits ?? assert.fail(`no text for ${JSON.stringify(schema)}`);
    }
    default: return assert.fail(`no value for ${JSON.stringify(schema)}`);
  }
}

const OTHERS = [['string', 'text'], ['integer', 7], ['number', 1.5], ['boolean', true], ['object', {}], ['array', []], ['array', [[]]]];

/** Values that a schema excludes: {value, allowed: what the refusal has to say, given: what it repeats}. */
function wrongOf(at) {
  const types = new Set(typesOf(at));
  if (types.has('any')) return [];
  const takes = (type) => types.has(type) || (type === 'integer' && types.has('number'));
  const all = OTHERS.filter(([type]) => !takes(type) && !(type === 'array' && types.has('array'))).map(([type, value]) => ({ what: type, value }));
  const ways = waysOf(at).filter(({ schema }) => schema.type !== 'null');
  const words = ways.flatMap(({ schema }) => schema.enum ?? ('const' in schema ? [schema.const] : []));
  if (types.has('string') && words.length > 0 && !ways.some(({ schema }) => schema.type === 'string' && !schema.enum)) all.push({ what: 'another word', value: 'no_word', words });
  if (ways.length > 1) return all;
  const [{ schema }] = ways;
  if ('minimum' in schema) all.push({ what: 'too small', value: schema.minimum - 1, bounds: true });
  if ('maximum' in schema) all.push({ what: 'too large', value: schema.maximum + 1, bounds: true });
  if (schema.maxLength) all.push({ what: 'too long', value: 'a'.repeat(schema.maxLength + 1) });
  if (schema.minLength) all.push({ what: 'too short', value: '' });
  if (schema.pattern) all.push({ what: 'another form', value: '!' });
  if (schema.maxItems && schema.maxItems < 1000) all.push({ what: 'too many', value: Array(schema.maxItems + 1).fill(valueOf(child(ways[0], schema.items))) });
  if (schema.items) for (const one of wrongOf(child(ways[0], schema.items))) all.push({ ...one, what: `an element: ${one.what}`, value: [one.value] });
  return all;
}

const WAYS_MAX = 3; // a move of a game has more: they are tested by wrong_members.test.js and by the fuzzers

/** The cases of a body: {body, field, ...}. `make` puts a value of this part into the whole body. */
function casesOf(at, make) {
  const whole = valueOf(at);
  return Object.entries(at.schema.properties ?? {}).flatMap(([name, one]) => {
    const member = child(at, one);
    const here = (value) => make({ ...whole, [name]: value });
    const own = wrongOf(member).map((wrong) => ({ ...wrong, field: name, body: here(wrong.value) }));
    const inside = waysOf(member).filter(({ schema }) => schema.properties);
    return [...own, ...(inside.length > WAYS_MAX ? [] : inside).flatMap((way) => casesOf(way, here))];
  });
}

/* ---- the test ---- */

/** The answer that names the member or is no refusal, and otherwise the first of all. */
async function refusal(method, path, { body, field }) {
  let first = null;
  for (const { rest, id } of situations) {
    const answer = await rest.ask(method, addressOf(path.replace('{id}', id).replace('{puzzle}', puzzle).replace('{version}', '0')), body);
    if (answer.status < 400 || answer.status >= 500 || answer.json?.error?.field === field) return answer;
    first ??= answer;
  }
  return first;
}

test('each member of each body: another type, and out of its bounds', { timeout: patient(300000) }, async () => {
  const wrong = [];
  let asked = 0;
  for (const { method, path, operation } of routes) {
    const content = operation.requestBody?.content?.['application/json'];
    if (!content || content.schema.$ref === 'live/client.json') continue; // whose refusals are messages
    for (const one of waysOf(follow({ schema: content.schema, from: openapi })).flatMap((way) => casesOf(way, (body) => body))) {
      const { status, json } = await refusal(method, path, one);
      asked += 1;
      const { field, given, allowed } = json?.error ?? {};
      const told = `${method} ${path} ${one.field}, ${one.what}, ${JSON.stringify(one.body).slice(0, 100)}: ${status} ${JSON.stringify(json).slice(0, 200)}`;
      if (status >= 500 || (status < 400 && one.field !== 'key')) wrong.push(told);
      else if (status === 413 || SECRETS.includes(one.field) || json.error.name === LAST[`${method} ${path}`]) continue;
      else if (field !== one.field) wrong.push(told);
      else if (one.bounds && (given !== one.value || allowed === undefined)) wrong.push(`bounds ${told}`);
      else if (one.words && allowed?.values === undefined) wrong.push(`words ${told}`);
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok(asked > 1500, `${asked} bodies`);
});
