// The forms of webhooks, on a file and on PostgreSQL: what chat services and own programs receive, by the published rules of each service.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '../support/patience.js';
import { Postgres } from '../support/postgres.js';
import { Rest, account, callOff, playOut, send, table, unseen } from '../support/rest.js';
import { startServer } from '../support/server.js';
import { Sink } from '../support/sink.js';

const SETTLE_MS = 3500;
const HOOKS = '/api/me/notify/hooks';
const NAME = '@everyone <b>[x](//e)*&_'; // a name that calls, formats and links wherever it is not escaped
const WIDE = '\uff20everyone';
const args = ['--allow-private-hooks'];
const postgres = new Postgres();
const file = await startServer({ moves: true, args });
const database = await startServer({ moves: true, args: [...args, '--store', postgres.url()] });
after(async () => {
  await Promise.all([file.close(), database.close()]);
  postgres.close();
});

/** Checks a body by https://discord.com/developers/docs/resources/webhook#execute-webhook and .../message#embed-object-embed-limits */
function discordProblem(body) {
  const { content, embeds, allowed_mentions, ...rest } = body;
  if (Object.keys(rest).length) return `unknown: ${Object.keys(rest)}`;
  if (typeof content !== 'string' || !content || content.length > 2000) return 'content';
  if (JSON.stringify(allowed_mentions) !== '{"parse":[]}') return 'it mentions somebody';
  if (embeds.length > 10) return 'embeds';
  for (const { title, url, description = '', image, ...more } of embeds) {
    if (Object.keys(more).length) return `unknown in an embed: ${Object.keys(more)}`;
    if (!title || title.length > 256 || description.length > 4096 || !URL.canParse?.(url) && !new URL(url)) return 'embed';
    if (image && !new URL(image.url)) return 'image';
  }
  return null;
}

/** Discord shows a sign behind a backslash as it is (https://support.discord.com/hc/en-us/articles/210298617). */
const shown = (markdown) => markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1');
/** Returns true if a sign is left that Discord would interpret. */
const isMarked = (markdown) => /[!-/:-@[-`{-~]/.test(markdown.replace(/\\[!-/:-@[-`{-~]/g, ''));

/** Checks a body by https://docs.slack.dev/reference/block-kit/blocks/section-block and .../messaging/formatting-message-text */
function slackProblem(body) {
  const { text, blocks, ...rest } = body;
  if (Object.keys(rest).length || typeof text !== 'string' || !text) return 'message';
  if (!blocks.length || blocks.length > 50) return 'blocks';
  for (const { type, text: inner, ...more } of blocks) {
    if (Object.keys(more).length || type !== 'section') return 'block';
    if (inner.type !== 'mrkdwn' || inner.verbatim !== true || !inner.text || inner.text.length > 3000) return 'text';
  }
  return null;
}

/** Checks a body by https://spec.matrix.org/latest/client-server-api/#mroommessage, #mnotice and #mentions */
function matrixProblem(body) {
  const { msgtype, body: plain, format, formatted_body: html, 'm.mentions': mentions, ...rest } = body;
  if (Object.keys(rest).length || msgtype !== 'm.notice' || typeof plain !== 'string' || !plain) return 'message';
  if (format !== 'org.matrix.custom.html' || /<(?!\/?(strong|a|br)\b)/.test(html) || /&(?!(amp|lt|gt|quot);)/.test(html)) return 'HTML';
  return JSON.stringify(mentions) === '{}' ? null : 'it mentions somebody';
}

for (const [engine, server] of [['a file', file], ['PostgreSQL', database]]) {
  let sink;
  let ann;
  let ben;
  before(async () => {
    sink = await new Sink().open();
    ann = await account(server, NAME);
    ben = await account(server, 'Ben');
  });
  after(() => sink.close());

  const at = (path) => sink.posts.filter((post) => post.path.startsWith(path));
  const subscribe = (path, more) => ben.create(HOOKS, { url: `${sink.url}${path}`, about: 'public', ...more });
  const drop = async () => {
    for (const { number } of (await ben.get('/api/me/notify')).addresses) await ben.expect(200, 'DELETE', `/api/me/notify/addresses/${number}`);
  };
  /** Waits for the first message at a path with the id of the match, and with a text. */
  const message = async (path, id, text = '') => {
    const find = () => at(path).find(({ body }) => body.includes(id) && body.includes(text));
    await until(async () => { await server.move(SETTLE_MS); return Boolean(find()); }, `the message at ${path}`);
    return find();
  };
  const played = async () => {
    const { id } = await table([ann, ben], { game: 'clans' });
    await playOut(id, ann, ben);
    return (await ann.get(`/api/matches/${id}`)).match;
  };
  const result = (match) => [...match.seats].sort((a, b) => a.rank - b.rank).map(({ name, rank, score }) => `${rank}. ${name} (${score})`).join(' · ');

  test(`on ${engine} Discord receives a table and a result with its picture, and a name neither calls, nor formats, nor links`, async () => {
    await subscribe('/discord', { form: 'discord', language: 'de' });
    const { match: open } = await ann.create('/api/matches', { game: 'stoneage', seats: 2 });
    const opened = JSON.parse((await message('/discord', open.id)).body);
    assert.equal(discordProblem(opened), null);
    assert.deepEqual([opened.content, opened.embeds[0].title, opened.embeds[0].url], ['Ein Tisch ist offen.', 'Stone Age', `${server.url}/match/${open.id}`]);
    assert.equal(shown(opened.embeds[0].description), NAME.replace('@', '\uff20'));
    const match = await played();
    const ended = JSON.parse((await message('/discord', match.id, 'zu Ende')).body);
    assert.equal(discordProblem(ended), null);
    assert.equal(ended.content, 'Eine Partie ist zu Ende.');
    const [embed] = ended.embeds;
    assert.equal(shown(embed.description), result(match).replace('@', '\uff20'));
    assert.ok(!isMarked(embed.description), embed.description);
    assert.equal(embed.image.url, `${server.url}/api/matches/${match.id}/picture`);
    const picture = await send(server.url, 'GET', new URL(embed.image.url).pathname);
    assert.deepEqual([picture.status, picture.headers['content-type']], [200, 'image/png']);
    await callOff(open.id, ann);
    await drop();
  });

  test(`on ${engine} a template sends its own JSON with the values of the match, whatever a name has in it`, async () => {
    const template = '{"say":"{{text}} {{game}}: {{players}}","who":["{{names}}","{{winner}}","{{points}}"],"at":{"url":"{{url}}","picture":"{{picture}}","match":"{{match}}"},"of":"{{event}} {{server}}"}';
    const { secret } = await subscribe('/template', { form: 'template', template, language: 'fr' });
    assert.match(secret, /^[A-Za-z0-9_-]{43}$/);
    const match = await played();
    const { body, headers } = await message('/template', match.id, 'ended http');
    const said = JSON.parse(body);
    const names = match.seats.map(({ name }) => name);
    assert.deepEqual(said, {
      say: `${said.say.split(' Clans')[0]} Clans: ${result(match)}`,
      who: [names.join(', '), match.seats.filter(({ rank }) => rank === 1).map(({ name }) => name).join(', '), match.seats.map(({ score }) => score).join(', ')],
      at: { url: `${server.url}/match/${match.id}`, picture: `${server.url}/api/matches/${match.id}/picture`, match: match.id },
      of: `ended ${server.url}`,
    });
    assert.ok(!/^A match/.test(said.say), 'in French');
    assert.match(headers['ochre-signature'], /^sha256=/);
    const [address] = (await ben.get('/api/me/notify')).addresses;
    assert.deepEqual([address.form, address.language, address.about], ['template', 'fr', 'public']);
    assert.ok(!JSON.stringify(address).includes('{{'), 'a template may contain a secret');
    await drop();
  });

  test(`on ${engine} Slack receives blocks in which a name is text`, async () => {
    await subscribe('/slack', { form: 'slack' });
    const match = await played();
    const body = JSON.parse((await message('/slack', match.id, 'ended')).body);
    assert.equal(slackProblem(body), null);
    const [head, players] = body.blocks.map(({ text }) => text.text);
    assert.equal(head, `A match has ended. <${server.url}/match/${match.id}|Clans> · <${server.url}/api/matches/${match.id}/picture|Picture>`);
    assert.ok(players.includes(`${WIDE} &lt;b&gt;[x](//e)\uff0a&amp;\uff3f`), players);
    assert.ok(!/[<>*_~`@]|&(?!(amp|lt|gt);)/.test(players), players);
    await drop();
  });

  test(`on ${engine} Matrix receives a message by PUT, with the token, and the same transaction when it is sent again`, async () => {
    const token = 'syt_a_secret_token';
    const made = await ben.create(HOOKS, { url: `${sink.url}/home/`, form: 'matrix', about: 'public', room: '!abc:example.org', token });
    assert.equal(made.secret, null);
    sink.answer = { status: 429, headers: { 'retry-after': '900' } };
    const match = await played();
    const first = await message('/home', match.id);
    const body = JSON.parse(first.body);
    assert.equal(matrixProblem(body), null);
    assert.ok(body.formatted_body.includes(`${WIDE} &lt;b&gt;[x](//e)*&amp;_`), body.formatted_body);
    assert.ok(body.formatted_body.includes(`<a href="${server.url}/match/${match.id}">Clans</a>`));
    assert.equal(first.method, 'PUT');
    assert.equal(first.headers.authorization, `Bearer ${token}`);
    assert.equal(first.headers['ochre-signature'], undefined, 'a token signs nothing');
    assert.match(first.path, /^\/home\/_matrix\/client\/v3\/rooms\/%21%61%62%63%3A[^/]+\/send\/m\.room\.message\/ochre-\d+-public-\d+$/);
    assert.equal(decodeURIComponent(first.path.split('/')[6]), '!abc:example.org');
    await until(async () => (await ben.get('/api/me/notify')).addresses[0].answer === '429', 'that it is recorded');
    const before = at('/home').length;
    await server.move(600_000); // later than any delay of its own, earlier than what the service has asked for
    const other = await ben.create(HOOKS, { url: `${sink.url}/other`, form: 'json' });
    await ben.expect(200, 'POST', '/api/me/notify/test', { number: other.number }); // the deliveries go on
    assert.equal(at('/home').length, before, 'Retry-After is respected');
    sink.answer = { status: 200 };
    await until(async () => { await server.move(60_000); return at('/home').length > before; }, 'the repetition');
    assert.deepEqual([...new Set(at('/home').filter((post) => post.body === first.body).map(({ path }) => path))], [first.path]);
    const { number } = made;
    assert.deepEqual(await ben.post('/api/me/notify/test', { number }), { sent: true, answer: '200' });
    assert.match(at('/home').at(-1).path, /-test-\d+$/);
    assert.equal(matrixProblem(JSON.parse(at('/home').at(-1).body)), null);
    const file = await ben.ask('GET', '/api/me/export');
    for (const text of [file.text, JSON.stringify(await ben.get('/api/me/notify')), server.tail(10000)]) assert.ok(!text.includes(token));
    await drop();
  });
}

test('a preview shows each form in the language, and a test has its shape, too', async () => {
  const cay = await account(file, 'Cay');
  const sink = await new Sink().open();
  for (const [form, problem, more] of [['discord', discordProblem, {}], ['slack', slackProblem, {}], ['matrix', matrixProblem, {}], ['json', () => null, {}],
    ['text', () => null, {}], ['template', () => null, { template: '{"a":"{{players}} {{text}}"}' }]]) {
    const json = await cay.post(`${HOOKS}/preview`, { form, language: 'de', about: 'public', ...more });
    const body = JSON.parse(json.body);
    assert.equal(problem(body), null, form);
    assert.ok(json.body.includes('Eine Partie ist zu Ende.') && json.body.includes('168'), `${form}: ${json.body}`);
    if (form === 'matrix') continue;
    const { number } = await cay.create(HOOKS, { url: `${sink.url}/${form}`, form, language: 'es', ...more });
    assert.equal((await cay.post('/api/me/notify/test', { number })).sent, true);
    assert.equal(problem(JSON.parse(sink.posts.at(-1).body)), null, `${form} as a test`);
    await cay.expect(200, 'DELETE', `/api/me/notify/addresses/${number}`);
  }
  const plain = await cay.post(`${HOOKS}/preview`, { form: 'text' });
  assert.match(JSON.parse(plain.body).text, /^Your match is over\./);
  await sink.close();
});

test('a form that is not complete, or has what belongs to another, is refused by the name of the member', async () => {
  const cay = await account(file, 'Dan');
  const url = 'http://127.0.0.1:9/x';
  const matrix = { form: 'matrix', room: '!a:b', token: 't' };
  for (const [body, field] of [
    [{ form: 'irc' }, 'form'], [{ form: 'json', language: 'xx' }, 'language'],
    [{ form: 'template' }, 'template'], [{ form: 'discord', template: '{}' }, 'template'],
    ...['', '[]', '{"a":{{text}}}', '{"a":[{{text}}]}', '{"a":"{{text}}"', '{"a":"{{nobody}}"}', '{"a":"{{ text }}"}', '{"a":1,"a":2}']
      .map((template) => [{ form: 'template', template }, 'template']),
    [{ ...matrix, room: undefined }, 'room'], [{ ...matrix, token: undefined }, 'token'], [{ ...matrix, room: '#a:b' }, 'room'], [{ ...matrix, room: '!a b' }, 'room'],
    [{ ...matrix, room: '!' }, 'room'], [{ ...matrix, token: 'a\r\nX: y' }, 'token'], [{ ...matrix, token: '' }, 'token'],
    [{ form: 'slack', room: '!a:b' }, 'room'], [{ form: 'slack', token: 't' }, 'token'],
  ]) assert.equal((await cay.refused(400, 'bad_request', 'POST', HOOKS, { url, ...body })).field, field, JSON.stringify(body));
  assert.equal((await cay.refused(400, 'bad_address', 'POST', HOOKS, { ...matrix, url: `${url}?a=b` })).field, 'url');
  assert.equal((await cay.refused(400, 'bad_address', 'POST', HOOKS, { ...matrix, url: `http://127.0.0.1/${'x'.repeat(950)}` })).field, 'url');
  for (const [body, name] of [[{ form: 'template', template: `{"a":"${'x'.repeat(2000)}"}` }, 'out_of_range'], [{ ...matrix, token: 'x'.repeat(257) }, 'out_of_range'],
    [{ form: 'json', language: 1 }, 'bad_type'], [{ form: 'json', style: 'x' }, 'unknown_field']])
    await cay.refused(400, name, 'POST', HOOKS, { url, ...body });
  const wrong = await cay.refused(400, 'bad_request', 'POST', `${HOOKS}/preview`, { form: 'template', template: '{"a":"{{nobody}}"}' });
  assert.deepEqual([wrong.field, wrong.given], ['template', 'nobody']);
  assert.ok(JSON.stringify(wrong.allowed).includes('winner'));
  await cay.refused(400, 'unknown_field', 'POST', `${HOOKS}/preview`, { form: 'json', url });
  assert.deepEqual((await cay.get('/api/me/notify')).addresses, []);
});

test('private addresses are refused for every form, and nobody is a stranger', async () => {
  const strict = await startServer({});
  try {
    const cay = await account(strict, 'Eve');
    for (const [form, more] of [['discord', {}], ['slack', {}], ['template', { template: '{}' }], ['matrix', { room: '!a:b', token: 't' }]])
      for (const url of ['http://127.0.0.1/x', 'https://127.0.0.1/x', 'https://10.0.0.1', 'https://[::1]/'])
        await cay.refused(400, 'bad_address', 'POST', HOOKS, { url, form, ...more });
    for (const path of [HOOKS, `${HOOKS}/preview`]) await new Rest(strict).refused(401, 'not_signed_in', 'POST', path, { form: 'json' });
  } finally {
    await strict.close();
  }
});

test('every status of the preview was seen', async () => {
  const path = `${HOOKS}/preview`;
  const cay = await account(file, 'Fay');
  await cay.refused(403, 'wrong_origin', 'POST', path, { form: 'json' }, { headers: { origin: 'http://elsewhere.example' } });
  const strict = await startServer({ limits: 1 });
  try {
    const often = await account(strict, 'Gus');
    let status = 0;
    for (let i = 0; i < 200 && status !== 429; i += 1) ({ status } = await often.ask('POST', path, { form: 'json' }));
    assert.equal(status, 429);
  } finally {
    await strict.close();
  }
  assert.deepEqual(unseen(/^\/api\/me\/notify\/hooks\/preview/, '405', '413', '503'), []);
});
