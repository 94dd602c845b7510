// A request that is refused for one of its members or parameters is told which, what it was, and what it may be.
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { live } from '../support/live.js';
import { account, Rest, table } from '../support/rest.js';
import { documents, openapi } from '../support/schemas.js';
import { startServer } from '../support/server.js';

let server;
let ann;
let games;
let id; // an open table of two seats
before(async () => {
  server = await startServer();
  ann = await account(server, 'Ann');
  ({ games } = await ann.get('/api/games'));
  ({ id } = await table([ann], { seats: 2, start: false }));
});
after(() => server?.close());

const gameOf = (wanted) => games.find((game) => game.id === wanted);
/** The error's words about the member. */
const about = ({ field, given, allowed }) => ({ field, given, allowed });

/** Each request is refused as `name`, with these words about its member. */
async function all(rows) {
  for (const [status, name, method, path, body, field, given, allowed] of rows) {
    const error = await ann.refused(status, name, method, path, body);
    assert.deepEqual(about(error), { field, given, allowed }, `${method} ${path} ${JSON.stringify(body)}`);
  }
}

test('a table: each member of its settings', async () => {
  const { seats_min: least, seats_max: most, options } = gameOf('stoneage');
  const words = (name) => documents.get('common.json').$defs.match.properties[name];
  const leavers = documents.get('sitting.json').$defs.leaver.enum;
  const undo = documents.get('undo.json').$defs.policy.enum;
  assert.ok(words('join').enum.length === 2);
  const days = { pace: 'days', bank_s: 86400, increment_s: 0, cap_s: 86400 };
  const create = (given) => ['POST', '/api/matches', { game: 'stoneage', seats: 2, ...given }];
  await all([
    [404, 'no_such_game', ...create({ game: 'chess' }), 'game', 'chess', { values: games.map((game) => game.id) }],
    [400, 'bad_seats', ...create({ seats: 1 }), 'seats', 1, { least, most: 4 }],
    [400, 'bad_seats', ...create({ seats: 5 }), 'seats', 5, { least, most: 4 }],
    [400, 'bad_seats', ...create({ seats: 6, options: ['expansion'] }), 'seats', 6, { least, most }],
    [400, 'out_of_range', ...create({ seats: 9 }), 'seats', 9, { least: 1, most: 8 }],
    [400, 'bad_option', ...create({ options: ['fast'] }), 'options', 'fast', { values: options.map((option) => option.id ?? option.name ?? option) }],
    [400, 'bad_seat', ...create({ start_seat: 2 }), 'start_seat', 2, { least: 0, most: 1 }],
    [400, 'bad_seat', ...create({ my_seat: 3 }), 'my_seat', 3, { least: 0, most: 1 }],
    [400, 'bad_option', ...create({ leaver: 'shoot' }), 'leaver', 'shoot', { values: leavers }],
    [400, 'bad_option', ...create({ undo: 'always' }), 'undo', 'always', { values: undo }],
    [400, 'bad_request', ...create({ starts: 'now' }), 'starts', 'now', { values: words('starts').enum ?? ['host', 'full'] }],
    [400, 'bad_request', ...create({ join: 'nobody' }), 'join', 'nobody', { values: words('join').enum }],
    [400, 'bad_clock', ...create({ clock: { ...days, pace: 'years' } }), 'pace', 'years', { values: ['live', 'days'] }],
    [400, 'bad_clock', ...create({ clock: { ...days, bank_s: 60 } }), 'bank_s', 60, { least: 3600, most: 1209600 }],
    [400, 'bad_clock', ...create({ clock: { ...days, increment_s: 604801 } }), 'increment_s', 604801, { least: 0, most: 604800 }],
    [400, 'bad_clock', ...create({ clock: { ...days, cap_s: 86399 } }), 'cap_s', 86399, { least: 86400, most: 1814400 }],
    [400, 'unknown_field', ...create({ chess: 1 }), 'chess', undefined, undefined],
    [400, 'missing_field', 'POST', '/api/matches', { seats: 2 }, 'game', undefined, undefined],
  ]);
});

test('seats and bots of a table', async () => {
  const { bots } = await ann.get('/api/bots');
  const path = `/api/matches/${id}`;
  await all([
    [400, 'bad_seat', 'POST', `${path}/bots`, { seat: 2, bot: 'easy' }, 'seat', 2, { least: 0, most: 1 }],
    [404, 'no_such_bot', 'POST', `${path}/bots`, { seat: 1, bot: 'genius' }, 'bot', 'genius', { values: bots.map((bot) => bot.id) }],
    [400, 'bad_seat', 'POST', `${path}/first`, { seat: 7 }, 'seat', 7, { least: 0, most: 1 }],
    [400, 'bad_seat', 'POST', `${path}/seats`, { seat: 0, to: 5 }, 'to', 5, { least: 0, most: 1 }],
  ]);
});

test('accounts, notifications, calendars', async () => {
  const folders = readdirSync(new URL('../../web/i18n/', import.meta.url)).filter((name) => existsSync(new URL(`../../web/i18n/${name}/server.ftl`, import.meta.url)));
  const languages = ['en', ...folders.filter((name) => name !== 'en').sort()];
  const { enum: events } = openapi.components.schemas.told_event;
  const hours = { quiet_from: '22:00', quiet_to: '07:00', time_zone: 'UTC' };
  await all([
    [400, 'bad_request', 'PUT', '/api/me/notify', { language: 'xx' }, 'language', 'xx', { values: languages }],
    [400, 'bad_request', 'PUT', '/api/me/notify', { mail: { events: ['dice'] } }, 'events', 'dice', { values: events }],
    [400, 'bad_request', 'PUT', '/api/me/notify', { quiet: { use: 'always' } }, 'use', 'always', { values: openapi.components.schemas.quiet_use.enum }],
    [400, 'bad_time', 'PUT', '/api/me/notify', { quiet: { use: 'own', from: '25:00', to: '07:00', time_zone: 'UTC' } }, 'from', undefined, undefined],
    [400, 'unknown_time_zone', 'PUT', '/api/me/notify', { quiet: { use: 'own', from: '22:00', to: '07:00', time_zone: 'Moon/Sea' } }, 'time_zone', undefined, undefined],
    [400, 'bad_request', 'POST', '/api/me/notify/hooks', { url: 'http://127.0.0.1/', form: 'xml' }, 'form', 'xml', { values: openapi.components.schemas.hook_form.enum }],
    [400, 'bad_address', 'POST', '/api/me/notify/hooks', { url: 'nonsense', form: 'json' }, 'url', undefined, undefined],
    [400, 'bad_request', 'POST', '/api/me/tokens', { name: 'bot', scopes: ['fly'] }, 'scopes', undefined, { values: openapi.components.schemas.scope.enum }],
    [400, 'out_of_range', 'POST', '/api/me/tokens', { name: 'bot', scopes: ['read'], days: 999 }, 'days', 999, { least: 1, most: 366 }],
    [400, 'bad_request', 'POST', '/api/me/relations', { name: 'Ben', kind: 'hate' }, 'kind', 'hate', { values: openapi.components.schemas.relation.enum }],
    [400, 'bad_time', 'POST', '/api/me/calendar', { ...hours, quiet_to: '24:00' }, 'quiet_to', undefined, undefined],
    [400, 'bad_days', 'POST', '/api/me/vacations', { first_day: '2026-01-32', last_day: '2026-02-01' }, 'first_day', undefined, undefined],
  ]);
  const password = await new Rest(server).refused(400, 'bad_password', 'POST', '/api/accounts', { name: 'Cay', password: 'short' });
  assert.deepEqual(about(password), { field: 'password', given: undefined, allowed: undefined }, 'no secret is repeated');
});

test('parameters of an address', async () => {
  const path = `/api/matches/${id}`;
  const rows = [
    ['/api/matches?filter=all', 'filter', 'all', { values: ['open', 'running', 'mine', 'waiting', 'ended'] }],
    ['/api/matches?filter=mine&count=0', 'count', '0', undefined],
    ['/api/matches?filter=mine&before=x', 'before', undefined, undefined],
    [`${path}/events?count=x`, 'count', 'x', undefined],
    [`${path}/events?hash=x`, 'hash', undefined, undefined],
    [`${path}/events?wait=31`, 'wait', '31', { least: 0, most: 30 }],
    [`${path}/legal?format=xml`, 'format', 'xml', { values: ['json', 'text'] }],
    [`${path}/legal?count=1025`, 'count', '1025', { least: 1, most: 1024 }],
    ['/api/statistics/game_length?format=xml', 'format', 'xml', { values: ['json', 'csv'] }],
  ];
  for (const [address, field, given, allowed] of rows) {
    const error = await ann.refused(400, 'bad_request', 'GET', address);
    assert.deepEqual([error.field, error.given], [field, given], address);
    if (allowed) assert.deepEqual(error.allowed, allowed, address);
  }
});

test('a move: its kind, its words, its numbers', async () => {
  const match = await table([ann], { bots: ['random'] });
  const { $defs } = documents.get('stoneage.json');
  const { minimum: least, maximum: most } = $defs.move.oneOf.find(({ properties }) => properties.kind.const === 'place').properties.people;
  const kinds = $defs.move.oneOf.map(({ properties }) => properties.kind.const);
  const version = (await ann.get(`/api/matches/${match.id}`)).match.version;
  const post = (move, expects = version) => ['POST', `/api/matches/${match.id}/moves`, { id: 'm', expects, move }];
  await all([
    [400, 'bad_value', ...post({ kind: 'fly' }), 'kind', undefined, { values: kinds }],
    [400, 'bad_value', ...post({ kind: 'place', place: 'moon', people: 1 }), 'place', undefined, { values: $defs.place.enum }],
    [400, 'out_of_range', ...post({ kind: 'place', place: 'forest', people: 999 }), 'people', 999, { least, most }],
    [400, 'out_of_range', ...post(1024), 'move', 1024, { least: 0, most: 1023 }],
    [400, 'out_of_range', ...post(0, -1), 'expects', -1, { least: 0, most: 4294967295 }],
  ]);
  const socket = await live(ann);
  await socket.subscribe(match.id);
  socket.sendText(JSON.stringify({ type: 'move', id: 'm', match: match.id, expects: version, move: { kind: 'place', place: 'forest', people: 999 } }));
  const { error } = await socket.next('refused', { from: 0 });
  assert.deepEqual(about(error), { field: 'people', given: 999, allowed: { least, most } });
  socket.close();
});
