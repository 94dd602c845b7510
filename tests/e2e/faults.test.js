// Bad input and faults: each is a clear error or a closed connection, nothing is lost, the server stays up.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { live, playOn } from '../support/live.js';
import { agree, drive, guests, seatAll } from '../support/play.js';
import { frame, handshake, raw } from '../support/raw.js';
import { Rest, send, table } from '../support/rest.js';
import { startServer } from '../support/server.js';
import { atThisLoad, until } from '../support/patience.js';

let server;
let ann;
let ben;
let match; // Ann is to move, always at version 0
const open = [];
before(async () => {
  server = await startServer();
  [ann, ben] = await guests(server, 'Ann', 'Ben');
  match = await table([ann, ben], { start_seat: 0 });
});
afterEach(async () => {
  open.splice(0).forEach((client) => client.close());
  assert.equal((await send(server.url, 'GET', '/healthz')).status, 200, 'the server is up');
  assert.equal((await ann.get(`/api/matches/${match.id}`)).version, 0, 'nothing happened in the match');
});
after(() => server?.close());

const connect = async (rest, options) => {
  const client = await live(rest, options);
  open.push(client);
  return client;
};

const deep = (depth) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const badBodies = [
  ['nothing', ''], ['cut short', '{"name":"An'], ['not JSON', 'name=Ann'], ['an array', '[]'], ['a number', '7'], ['null', 'null'],
  ['something after it', '{"name":"Ann"} x'], ['two objects', '{"name":"Ann"}{"name":"Ann"}'], ['a duplicate member', '{"name":"Ann","name":"Ben"}'],
  ['a NUL', '{"name":"A\\u0000n"}'], ['a bare NUL', '{"name":"A\0n"}'], ['half a surrogate pair', '{"name":"A\\ud800n"}'],
  ['invalid UTF-8', Buffer.from([...Buffer.from('{"name":"A'), 0xc3, 0x28, ...Buffer.from('"}')])],
  ['overlong UTF-8', Buffer.from([...Buffer.from('{"name":"A'), 0xc0, 0xaf, ...Buffer.from('"}')])],
  ['a comment', '{"name":"Ann" /* hi */}'], ['single quotes', "{'name':'Ann'}"], ['a trailing comma', '{"name":"Ann",}'],
  ['too deep', deep(9)], ['much too deep', deep(20000)], ['an unknown member', '{"name":"Ann","__proto__":{}}'],
  ['a list instead of text', '{"name":["Ann"]}'], ['null instead of text', '{"name":null}'],
];

test('malformed bodies are refused with 400 and a name', async (t) => {
  for (const [what, body] of badBodies) {
    await t.test(what, async () => {
      const answer = await new Rest(server).ask('POST', '/api/guests', undefined, { raw: body });
      assert.equal(answer.status, 400, answer.text);
      assert.match(answer.json.error.name, /^(bad_json|too_deep|unknown_field|missing_field|bad_type|bad_value|bad_name|bad_request|duplicate_field)$/);
    });
  }
});

test('what takes no body takes no other than {}', async (t) => {
  for (const what of ['leave', 'start', 'rematch']) {
    for (const [raw, name] of [['{"seat":1}', 'unknown_field'], ['{"seat":1', 'bad_json'], ['[]', 'bad_type'], ['x', 'bad_json']]) {
      await t.test(`${what} with ${raw}`, async () => {
        const answer = await ann.ask('POST', `/api/matches/${match.id}/${what}`, undefined, { raw });
        assert.equal(answer.status, 400, answer.text);
        assert.equal(answer.json.error.name, name);
      });
    }
  }
});

test('numbers out of range or not whole are refused', async (t) => {
  for (const number of ['1e400', '-1', '1.5', '4294967296', '99999999999999999999', '1e3', 'NaN', '"0"', 'true', '0x0', '00']) {
    await t.test(number, async () => {
      const answer = await ann.ask('POST', `/api/matches/${match.id}/moves`, undefined, { raw: `{"id":"n","expects":${number},"move":0}` });
      assert.ok(answer.status === 400 || (answer.status === 409 && number === '1e3'), `${number}: ${answer.status} ${answer.text}`);
    });
  }
});

test('a body that is too large is refused with 413, also when it says so beforehand; one in chunks with 411', async () => {
  await new Rest(server).refused(413, 'too_large', 'POST', '/api/guests', undefined, { raw: `{"name":"${'x'.repeat(70000)}"}` });
  const said = raw(server);
  said.socket.write(`POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{"name":`);
  const chunks = raw(server);
  chunks.socket.write('POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  for (let i = 0; i < 40; i += 1) chunks.socket.write(`1000\r\n${'x'.repeat(4096)}\r\n`);
  for (const one of [said, chunks]) {
    await until(() => one.socket.destroyed || one.received.includes('\r\n'), 'an answer or the end');
    assert.match(one.received, one === said ? /^HTTP\/1\.1 413 / : /^HTTP\/1\.1 411 /);
    one.socket.destroy();
  }
});

test('requests that are no HTTP are answered with 400 or closed', async () => {
  for (const text of ['\r\n\r\n\r\n\r\n', 'HELO there\r\n\r\n', 'GET\r\n\r\n', `GET /${'x'.repeat(20000)} HTTP/1.1\r\n\r\n`, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'GET /api/me HTTP/1.1\r\nContent-Length: -5\r\n\r\n', 'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n{}']) {
    const one = raw(server);
    one.socket.write(text, 'latin1');
    one.socket.end();
    await until(() => one.socket.destroyed, `the end of ${JSON.stringify(text.slice(0, 40))}`);
    assert.ok(one.received === '' || /^HTTP\/1\.[01] 4\d\d/.test(one.received), one.received.slice(0, 100));
  }
});

test('static files: nothing outside of the web folder is served', async () => {
  for (const path of ['/../backend/run', '/..%2fbackend/run', '/%2e%2e/backend/run', '/js/../../README.md', '/vendor/../package.json', '/vendor/../../README.md',
    '/package.json', '/package-lock.json', '/node_modules/lit-html/package.json', '/vendor/lit-html/package.json', '/STYLE.md', '//etc/passwd', '/js/%00', '/.git/config']) {
    const one = raw(server);
    one.socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await one.closed;
    assert.match(one.received, /^HTTP\/1\.1 (400|403|404)/, path);
  }
});

test('a forged or cut cookie is no session', async () => {
  for (const cookie of ['ochre_session=AAAA', `ochre_session=${'A'.repeat(40)}`, `ochre_session=${'A'.repeat(3000)}`, `${ann.cookie}x`, ann.cookie.slice(0, -1), "ochre_session=' OR 1=1 --",
    ann.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))]) {
    const rest = new Rest(server);
    rest.cookie = cookie;
    assert.deepEqual(await rest.get('/api/me'), { user: null }, cookie.slice(0, 60));
    rest.cookie = cookie;
    await rest.refused(401, 'not_signed_in', 'POST', `/api/matches/${match.id}/moves`, { id: 'f', expects: 0, move: 0 });
    rest.cookie = cookie;
    const client = await connect(rest);
    assert.equal((await client.next('hello', { from: 0 })).user, null);
    await client.subscribe(match.id);
    const answer = await client.move(match.id, 0);
    assert.deepEqual([answer.type, answer.error.name], ['refused', 'not_signed_in']);
  }
});

test('a WebSocket of another origin is refused with 403 before the upgrade, our own is not', async () => {
  for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${server.port}.evil.example`, 'http://127.0.0.1:1']) {
    await assert.rejects(live(ann, { origin }), (error) => error.status === 403, origin);
  }
  await connect(ann, { origin: server.url });
});

test("another's seat, out of turn, a finished match", async () => {
  const [cleo] = await guests(server, 'Cleo');
  const mine = await table([ann, ben], { start_seat: 0 });
  const path = `/api/matches/${mine.id}/moves`;
  await cleo.refused(403, 'not_seated', 'POST', path, { id: 'a', expects: 0, move: 'place hunt 1' });
  await ben.refused(422, 'not_your_turn', 'POST', path, { id: 'b', expects: 0, move: 'place hunt 1' });
  await ann.refused(400, 'unknown_field', 'POST', path, { id: 'c', expects: 0, move: 'place hunt 1', seat: 1 });
  await ann.refused(400, 'unknown_field', 'POST', path, { id: 'c', expects: 0, move: { kind: 'place', seat: 1, place: 'hunt', people: 1 } });
  const clients = await seatAll([ann, ben], mine);
  open.push(...clients);
  const [update] = await drive(clients, mine.id);
  assert.equal(update.result.over, true);
  await ann.refused(422, 'over', 'POST', path, { id: 'd', expects: update.version, move: 0 });
});

test('live messages that cannot be understood have an error and change nothing', async (t) => {
  const client = await live(ann); // not connect(): it lives longer than one subtest
  t.after(() => client.close());
  await client.subscribe(match.id);
  const id = match.id;
  const bad = ['', 'x', '{', '[]', '7', '"subscribe"', '{}', '{"type":7}', '{"type":"nothing"}', '{"type":"subscribe"}', `{"type":"subscribe","match":7}`, '{"type":"subscribe","match":"x"}',
    `{"type":"subscribe","match":"${id}","seat":1}`, `{"type":"subscribe","match":"${id}","from":-1}`, `{"type":"subscribe","match":"${id}","from":"0"}`, '{"type":"ping"}', '{"type":"lobby","on":1}',
    `{"type":"move","match":"${id}","expects":0,"move":0}`, `{"type":"move","id":"a","match":"${id}","move":0}`, `{"type":"move","id":"a","match":"${id}","expects":0}`,
    `{"type":"move","id":"a","match":"${id}","expects":0,"move":null}`, `{"type":"move","id":"a","match":"${id}","expects":0,"move":[]}`,
    `{"type":"move","id":"a","match":"${id}","expects":0,"move":{}}`, `{"type":"move","id":"a","match":"${id}","expects":0,"move":{"kind":"place","place":"hunt","people":"1"}}`,
    `{"type":"move","id":"a","match":"${id}","expects":0,"move":{"kind":"place","place":"hunt","people":256}}`, `{"type":"move","id":"a","match":"${id}","expects":0,"move":{"kind":"place","place":"hunt","people":1,"people":1}}`,
    `{"type":"move","id":"${'x'.repeat(65)}","match":"${id}","expects":0,"move":0}`, `{"type":"chat","id":"a","match":"${id}","text":""}`, `{"type":"chat","id":"a","match":"${id}","text":"${'x'.repeat(1001)}"}`,
    `{"type":"chat","id":"a","match":"${id}","text":"a\\u0000b"}`, '{"type":"move","a":'.repeat(500), '['.repeat(10000)];
  for (const text of bad) {
    await t.test(text.slice(0, 100) || 'nothing', async () => {
      const mark = client.received.length;
      client.sendText(text);
      await client.until(() => client.received.slice(mark).some((message) => ['error', 'refused'].includes(message.type)), 'an error');
    });
  }
  assert.equal((await client.request({ type: 'ping', id: 'still' })).id, 'still', 'the connection goes on');
});

async function closeCode(send) {
  const client = await connect(ann);
  await client.next('hello', { from: 0 });
  send(client);
  return (await client.until(() => client.closed, 'the end of the connection')).code;
}

test('frames: invalid UTF-8 closes with 1007, too long with 1009, binary is not taken', async () => {
  assert.equal(await closeCode((client) => client.socket._socket.write(frame([0x7b, 0xc3, 0x28]))), 1007);
  assert.equal(await closeCode((client) => client.socket.send('x'.repeat(16 * 1024 + 1))), 1009);
  const huge = await closeCode((client) => client.socket.send('x'.repeat(3 * 1024 * 1024)));
  assert.ok([1006, 1009].includes(huge), `${huge}`); // cut off while it still sends, it may never read the code
  assert.equal(await closeCode((client) => { for (let i = 0; i < 9; i += 1) client.socket.send('x'.repeat(2048), { fin: false }); }), 1009);
  const code = await closeCode((client) => client.socket.send(Buffer.from('{"type":"ping","id":"b"}'), { binary: true }));
  assert.ok([1002, 1003, 1007, 1008].includes(code), String(code));
});

/** Memory that the server has in use, in MiB. */
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))[1]) / 1024;

test('100 clients of a byte a second, a client that never reads, and a match that goes on unhindered', async () => {
  const mine = await table([ann, ben]);
  const before = memory();
  const deaf = raw(server);
  deaf.socket.write(handshake(server, ann.cookie));
  await until(() => /101 /.test(deaf.received), 'the hand-shake');
  const clients = await seatAll([ann, ben], mine);
  open.push(...clients);
  await drive(clients, mine.id, (updates) => updates[0].version >= 60);
  deaf.socket.pause();
  const again = frame(JSON.stringify({ type: 'subscribe', match: mine.id }));
  for (let i = 0; i < 1500; i += 1) deaf.socket.write(again);
  const slow = Array.from({ length: 100 }, (_, index) => raw(server, { localAddress: `127.0.0.${20 + (index % 3)}` }));
  const text = ['POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"name":"Slow"}', `${handshake(server, ann.cookie).slice(0, -2)}X-Slow: ${'y'.repeat(500)}`];
  let at = 0;
  const drip = setInterval(() => {
    slow.forEach((one, index) => { if (!one.socket.destroyed) one.socket.write(text[index % 2][at] ?? 'z'); });
    at += 1;
  }, 1000);
  try {
    const busy = atThisLoad(250);
    const waits = [];
    for (const client of clients) {
      const { move } = client;
      client.request = Object.assign(async function timed(message, ms) {
        const sent = performance.now();
        const answer = await Object.getPrototypeOf(client).request.call(client, message, ms);
        waits.push(performance.now() - sent);
        return answer;
      }, { move });
    }
    await Promise.all(clients.map((client) => playOn(client, mine.id)));
    const [update] = await agree(clients, mine.id);
    assert.equal(update.result.over, true);
    waits.sort((a, b) => a - b);
    const most = Math.max(atThisLoad(250), busy);
    assert.ok(waits[Math.floor(waits.length * 0.95)] < most, `95 % of ${waits.length} moves within ${most} ms, not ${waits[Math.floor(waits.length * 0.95)]}`);
    await until(() => slow.every((one) => one.socket.destroyed), 'the end of every slow client', 45000);
    deaf.socket.resume(); // only now does Node see what came, and the end
    await until(() => deaf.socket.destroyed, 'the end of the deaf client', 45000);
    assert.ok(memory() - before < 64, `${before} MiB before, ${memory()} MiB now`);
  } finally {
    clearInterval(drip);
    [...slow, deaf].forEach((one) => one.socket.destroy());
  }
});
