// GET /api/openapi.json: the whole interface in one document, which a tool can use alone.
import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import Ajv2020 from 'ajv/dist/2020.js';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { Rest, send, table, unseen } from '../support/rest.js';
import { documents, openapi } from '../support/schemas.js';
import { startServer } from '../support/server.js';

let server;
let bundle;
before(async () => {
  server = await startServer();
  bundle = await new Rest(server).get('/api/openapi.json');
});
after(() => server?.close());

/** All references in a document. */
const refsIn = (value) => (typeof value !== 'object' || value === null ? []
  : Object.entries(value).flatMap(([name, one]) => (name === '$ref' && typeof one === 'string' ? [one] : refsIn(one))));

/** Returns what a reference names. */
const at = (ref) => ref.slice(2).split('/').reduce((node, step) => node?.[step.replaceAll('~1', '/').replaceAll('~0', '~')], bundle);

test('no reference leaves the document, and each one names something', () => {
  const refs = refsIn(bundle);
  assert.ok(refs.length > 500);
  for (const ref of refs) {
    assert.match(ref, /^#\//);
    assert.notEqual(at(ref), undefined, ref);
  }
});

test('it has every operation of openapi.yaml, and every definition of the games', () => {
  assert.deepEqual(Object.keys(bundle.paths), Object.keys(openapi.paths));
  for (const [path, item] of Object.entries(openapi.paths)) assert.deepEqual(Object.keys(bundle.paths[path]), Object.keys(item), path);
  for (const game of documents.get('games.json').$defs.game.enum)
    for (const name of Object.keys(documents.get(`${game}.json`).$defs)) assert.ok(bundle.components.schemas[`${game}_${name}`], `${game} ${name}`);
});

test('its schemas compile under the strict rules of a validator, and distinguish what is valid', async () => {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  ajv.addVocabulary(Object.keys(bundle).filter((name) => name !== 'openapi').concat('openapi'));
  ajv.addSchema(bundle, 'bundle');
  const names = Object.keys(bundle.components.schemas);
  const schemas = Object.fromEntries(names.map((name) => [name, ajv.compile({ $ref: `bundle#/components/schemas/${name}` })]));
  const ann = new Rest(server);
  await ann.create('/api/guests', { name: 'Ann' });
  for (const game of documents.get('games.json').$defs.game.enum) {
    const { id } = await table([ann], { game, bots: ['random'] });
    const { view, match } = await ann.get(`/api/matches/${id}`);
    assert.ok(schemas[`${game}_view`](view), JSON.stringify(schemas[`${game}_view`].errors));
    assert.ok(schemas.games_view(view) && schemas.match(match));
    const others = names.filter((name) => /_view$/.test(name) && name !== 'games_view' && name !== `${game}_view`);
    assert.ok(others.length > 0 && others.every((name) => !schemas[name](view)), 'a view of one game is none of another');
    assert.ok(!schemas[`${game}_view`]({ ...view, round: 'first' }));
    const { rows } = await ann.get(`/api/matches/${id}/events`);
    for (const event of rows.flatMap(({ events }) => events)) assert.ok(schemas.games_event(event), JSON.stringify(event));
  }
  assert.ok(schemas.client_message({ type: 'ping', id: 'a' }) && !schemas.client_message({ type: 'pong', id: 'a' }));
});

test('a generated client that knows this document alone opens a table', async () => {
  const client = await new OpenAPIClientAxios({ definition: bundle, axiosConfigDefaults: { baseURL: server.url } }).init();
  const { data, status, headers } = await client.guest_create(null, { name: 'Gen' });
  assert.deepEqual([status, data.user.name], [201, 'Gen']);
  const cookie = headers['set-cookie'].map((one) => one.split(';')[0]).join('; ');
  const made = await client.match_create(null, { game: 'clans', seats: 2 }, { headers: { cookie } });
  assert.equal(made.data.match.game, 'clans');
});

test('it is sent compressed and not again while it is the same; other methods are refused', async () => {
  const first = await send(server.url, 'GET', '/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
  assert.deepEqual([first.status, first.headers['content-encoding'], first.headers['content-type']], [200, 'gzip', 'application/json']);
  const again = await send(server.url, 'GET', '/api/openapi.json', { headers: { 'accept-encoding': 'gzip', 'if-none-match': first.headers.etag } });
  assert.equal(again.status, 304);
  await new Rest(server).refused(405, 'method_not_allowed', 'POST', '/api/openapi.json', {});
});

test('a client without it, as developers have it, is 404', async () => {
  const web = mkdtempSync(join(tmpdir(), 'ochre-openapi-'));
  copyFileSync(fileURLToPath(new URL('../../web/index.html', import.meta.url)), join(web, 'index.html'));
  const bare = await startServer({ web });
  try {
    await new Rest(bare).refused(404, 'not_found', 'GET', '/api/openapi.json');
  } finally {
    await bare.close();
    rmSync(web, { recursive: true });
  }
  assert.deepEqual(unseen(/^\/api\/openapi\.json$/), []);
});
