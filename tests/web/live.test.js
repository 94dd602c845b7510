import test from 'node:test';
import assert from 'node:assert/strict';
import { Live } from '../../web/js/core/live.js';
import { stopClock } from './support/clock.js';

/** A socket whose other end is the test. */
class FakeSocket {
  static all = [];
  constructor(url) {
    this.url = url;
    this.readyState = 0;
    this.sent = [];
    FakeSocket.all.push(this);
  }
  send(text) { this.sent.push(JSON.parse(text)); }
  /** It has opened, and the server says hello, if it can. */
  open(greets = true) {
    this.readyState = 1;
    this.onopen();
    if (greets) this.say(hello(false));
  }
  say(message) { this.onmessage({ data: JSON.stringify(message) }); }
  /** The page closes it: a browser tells of that when the other end has answered, or after a minute. */
  close() { if (this.readyState < 2) this.readyState = 2; }
  /** It has broken, or the other end has closed it. */
  fall(how) { this.readyState = 3; this.onclose(how); }
}

const hello = (several, hashes) => ({ type: 'hello', server: { several, hashes } });

/** Replaces a WebSocket where none connects. */
class FakePoll extends FakeSocket {
  polls = true;
}

function begin() {
  FakeSocket.all = [];
  const heard = [];
  const live = new Live('ws://x/ws', { message: (m) => m.type !== 'hello' && heard.push(m), open: () => heard.push('open'), lost: () => heard.push('lost'),
    stale: (on) => heard.push(on ? 'doubt' : 'sure'), way: (polls) => heard.push(polls ? 'polls' : 'socket') }, FakeSocket, undefined,
  () => ({ then: (done) => done({ PollLine: FakePoll }) }));
  live.start();
  return { live, heard, socket: () => FakeSocket.all.at(-1) };
}

test('an unanswered move is sent again, with the same id, after the line is found again', (t) => {
  const clock = stopClock(t);
  const { live, heard, socket } = begin();
  socket().open();
  live.request({ type: 'move', id: 'm1', move: 'starve' });
  socket().fall();
  clock.tick(300);
  assert.equal(FakeSocket.all.length, 2);
  socket().open();
  assert.deepEqual(socket().sent, [{ type: 'move', id: 'm1', move: 'starve' }]);
  socket().say({ type: 'accepted', id: 'm1', version: 4 });
  socket().fall();
  clock.tick(300);
  socket().open();
  assert.deepEqual(socket().sent, []);
  assert.deepEqual(heard.filter((m) => m === 'lost').length, 2);
  live.stop();
});

test('a server of an older release gets no hashes, also with a move that is sent again', (t) => {
  const clock = stopClock(t);
  const { live, socket } = begin();
  const sent = { type: 'move', id: 'm1', expects: 3, hash: 'ab', move: 'starve' };
  const { hash, ...bare } = sent;
  socket().open(false);
  live.request(sent);
  assert.deepEqual(socket().sent, [], 'the release is not known yet');
  socket().say(hello(true, true));
  assert.deepEqual(socket().sent, [sent]);
  socket().fall();
  clock.tick(300);
  socket().open();
  assert.deepEqual(socket().sent, [bare]);
  live.send({ type: 'subscribe', match: 'm', from: 3, hash });
  assert.deepEqual(socket().sent.at(-1), { type: 'subscribe', match: 'm', from: 3 });
  socket().fall();
  clock.tick(300);
  socket().open(false);
  socket().say(hello(true, true));
  assert.deepEqual(socket().sent, [sent]);
  live.stop();
});

/** Chance says the same each time, until the test ends. */
function fixChance(t, value) {
  const { random } = Math;
  Math.random = () => value;
  t.after(() => { Math.random = random; });
}

/** After how many ms the next line is opened, in the steps of the clock. */
function pauseOf(clock, most = 60000) {
  const before = FakeSocket.all.length;
  for (let ms = 0; ms <= most; ms += 50) {
    if (FakeSocket.all.length > before) return ms;
    clock.tick(50);
  }
  return Infinity;
}

test('the pauses between tries grow until the server says hello, not until a line opens; a stopped line stays down', (t) => {
  const clock = stopClock(t);
  fixChance(t, 0);
  const { live, socket } = begin();
  const refuse = { code: 1013, reason: 'the session cannot be read right now' };
  const pauses = Array.from({ length: 9 }, () => {
    socket().open(false);
    socket().fall(refuse);
    return pauseOf(clock);
  });
  assert.deepEqual(pauses, [300, 700, 1500, 3000, 5000, 8000, 15000, 30000, 30000]);
  socket().open();
  socket().fall(refuse);
  assert.equal(pauseOf(clock), 300, 'it has said hello');
  live.stop();
  assert.equal(pauseOf(clock), Infinity);
});

test('clients that lose their connections at once reconnect at different times', (t) => {
  const clock = stopClock(t);
  for (const [chance, pause] of [[0, 300], [0.5, 250], [1, 150]]) {
    fixChance(t, chance);
    const { live, socket } = begin();
    socket().open();
    socket().fall();
    assert.equal(pauseOf(clock), pause);
    live.stop();
  }
});

test('a server that says when to come back is not asked before', (t) => {
  const clock = stopClock(t);
  for (const [chance, pause] of [[0, 5000], [1, 7500]]) {
    fixChance(t, chance);
    const { live, socket } = begin();
    socket().open(false);
    socket().fall({ code: 1013, reason: 'the history cannot be read right now; retry_after_ms=5000' });
    assert.equal(pauseOf(clock), pause);
    live.stop();
  }
});

test('after two upgrades that came to nothing the line goes without, and one that was refused by the server is none of them', (t) => {
  const clock = stopClock(t);
  const { live, heard, socket } = begin();
  socket().fall();
  clock.tick(300);
  assert.equal(FakeSocket.all.length, 2);
  socket().fall({ code: 1006, reason: '' });
  clock.tick(0);
  assert.equal(socket().polls, true, 'at once');
  socket().open();
  assert.equal(heard.at(-1), 'polls');
  live.request({ type: 'move', id: 'm1' });
  assert.deepEqual(socket().sent, [{ type: 'move', id: 'm1' }]);
  live.stop();

  const other = begin();
  for (let i = 0; i < 4; i += 1) {
    other.socket().open(false);
    other.socket().fall({ code: 1013, reason: '' });
    clock.tick(5000);
    assert.equal(other.socket().polls, undefined);
  }
  other.live.stop();
});

test('an upgrade that opens and lets nothing through counts as one that came to nothing', (t) => {
  const clock = stopClock(t);
  const { live, socket } = begin();
  for (let i = 0; i < 2; i += 1) {
    socket().open(false);
    clock.tick(10000);
    clock.tick(300);
  }
  assert.equal(socket().polls, true);
  live.stop();
});

test('without either, both are tried by turns', (t) => {
  const clock = stopClock(t);
  const { live, socket } = begin();
  const kinds = Array.from({ length: 7 }, () => {
    const { polls } = socket();
    socket().fall();
    pauseOf(clock);
    return Boolean(polls);
  });
  assert.deepEqual(kinds, [false, false, true, false, true, false, true]);
  live.stop();
});

test('a WebSocket is tried beside a line without one, and takes its place when the server says hello on it', (t) => {
  const clock = stopClock(t);
  const { live, heard, socket } = begin();
  socket().fall();
  clock.tick(300);
  socket().fall();
  clock.tick(0);
  const poll = socket();
  poll.open();
  live.request({ type: 'move', id: 'm1' });
  const pass = (seconds) => {
    for (let i = 0; i < seconds; i += 1) {
      clock.tick(1000);
      poll.say({ type: 'pong' });
    }
  };
  pass(60);
  const first = socket();
  assert.notEqual(first, poll);
  const lost = heard.filter((m) => m === 'lost').length;
  first.fall();
  assert.deepEqual([live.socket === poll, heard.filter((m) => m === 'lost').length], [true, lost], 'what came to nothing was beside it');
  pass(119);
  assert.equal(socket(), first);
  pass(1);
  const second = socket();
  assert.notEqual(second, first);
  second.readyState = 1;
  second.onopen();
  assert.ok(live.socket === poll, 'until it says hello');
  second.say(hello(false));
  assert.deepEqual([live.socket === second, poll.readyState, heard.at(-1)], [true, 2, 'socket']);
  assert.deepEqual(second.sent, [{ type: 'move', id: 'm1' }]);
  live.stop();
});

test('a line on which a ping is not answered is given up at once, whenever the browser says that it is closed', (t) => {
  const clock = stopClock(t);
  const { live, heard, socket } = begin();
  socket().open();
  const dead = socket();
  clock.tick(20000);
  assert.deepEqual(dead.sent, [{ type: 'ping', id: 'p' }]);
  dead.say({ type: 'pong' });
  clock.tick(20000);
  assert.equal(dead.sent.length, 2);
  clock.tick(14999);
  assert.ok(!heard.includes('lost'));
  clock.tick(1);
  assert.deepEqual([dead.readyState, heard.filter((m) => m === 'lost').length, FakeSocket.all.length], [2, 1, 1]);
  clock.tick(300);
  assert.equal(FakeSocket.all.length, 2);
  socket().open();
  dead.fall();
  assert.deepEqual([live.open, heard.filter((m) => m === 'lost').length], [true, 1], 'the old one sends nothing more');
  live.stop();
});

test('timers that come late, as behind other pages, give up no line that answers', (t) => {
  const clock = stopClock(t);
  const { live, heard, socket } = begin();
  socket().open();
  for (let minute = 0; minute < 5; minute += 1) {
    live.ping(); // a hidden page has its timers once a minute
    socket().say({ type: 'pong' });
    Date.now = ((now) => () => now)(Date.now() + 60000);
  }
  clock.tick(1000);
  assert.ok(!heard.includes('lost'));
  live.stop();
});

test('a line on which a move is not answered is asked soon, and given up soon after', (t) => {
  const clock = stopClock(t);
  const { live, heard, socket } = begin();
  const pings = () => socket().sent.filter(({ type }) => type === 'ping').length;
  socket().open();
  live.request({ type: 'move', id: 'm1' });
  clock.tick(2999);
  assert.equal(pings(), 0);
  clock.tick(1);
  assert.equal(pings(), 1);
  socket().say({ type: 'pong', id: 'p' }); // the server thinks, or its disk is slow
  clock.tick(9000);
  assert.deepEqual(heard.filter((m) => m === 'lost'), []);
  live.request({ type: 'move', id: 'm2' });
  socket().say({ type: 'accepted', id: 'm2' });
  clock.tick(3000);
  assert.equal(pings(), 1, 'it was answered');
  live.request({ type: 'move', id: 'm3' });
  clock.tick(3000 + 5999);
  assert.deepEqual(heard.filter((m) => m === 'lost'), []);
  clock.tick(1);
  assert.deepEqual(heard.filter((m) => m === 'lost').length, 1);
  live.stop();
});

test('a line that never opens is given up, too', (t) => {
  const clock = stopClock(t);
  const { live, heard, socket } = begin();
  clock.tick(10000);
  assert.deepEqual(heard, ['lost']);
  clock.tick(300);
  assert.equal(FakeSocket.all.length, 2);
  socket().open();
  clock.tick(15000);
  assert.ok(heard.filter((m) => m === 'lost').length === 1, 'one that has said hello is not');
  live.stop();
});

test('when the network or the user is back, a waiting connection is opened at once', (t) => {
  const clock = stopClock(t);
  const { live, socket } = begin();
  for (let i = 0; i < 5; i += 1) {
    socket().fall();
    clock.tick(10000);
  }
  socket().fall();
  const before = FakeSocket.all.length;
  live.wake();
  assert.equal(FakeSocket.all.length, before + 1);
  live.wake();
  assert.equal(FakeSocket.all.length, before + 1, 'it is on its way');
  clock.tick(9000);
  assert.equal(FakeSocket.all.length, before + 1, 'and is not opened twice');
  live.stop();
  live.wake();
  assert.equal(FakeSocket.all.length, before + 1, 'a stopped line stays down');
});

test('a returning user makes the client ping at once, without a message if it answers', (t) => {
  const clock = stopClock(t);
  const { live, heard, socket } = begin();
  socket().open();
  live.wake();
  live.wake();
  assert.deepEqual(socket().sent, [{ type: 'ping', id: 'p' }], 'once');
  clock.tick(399);
  socket().say({ type: 'pong' });
  clock.tick(10000);
  assert.deepEqual([heard.includes('doubt'), FakeSocket.all.length], [false, 1]);
  live.wake();
  clock.tick(400);
  assert.equal(heard.at(-1), 'doubt');
  socket().say({ type: 'pong' });
  assert.ok(heard.includes('sure'));
  clock.tick(10000);
  assert.equal(FakeSocket.all.length, 1);
  live.stop();
});

test('a line that does not answer them within two seconds gets another one beside it, which takes its place', (t) => {
  const clock = stopClock(t);
  const { live, heard, socket } = begin();
  socket().open();
  live.request({ type: 'move', id: 'm1' });
  const dead = socket();
  live.wake();
  clock.tick(1999);
  assert.equal(FakeSocket.all.length, 1);
  clock.tick(1);
  assert.equal(FakeSocket.all.length, 2);
  assert.equal(live.socket, dead);
  socket().open();
  assert.deepEqual([live.socket === dead, dead.readyState, heard.includes('lost')], [false, 2, false]);
  assert.deepEqual(socket().sent, [{ type: 'move', id: 'm1' }]);
  live.stop();

  const late = begin();
  late.socket().open();
  const slow = late.socket();
  late.live.wake();
  clock.tick(2000);
  slow.say({ type: 'pong' });
  assert.deepEqual([late.live.socket === slow, late.socket().readyState], [true, 2], 'the old one is there after all');
  late.live.wake();
  clock.tick(2000);
  late.socket().fall();
  assert.ok(late.heard.includes('lost'), 'neither is');
  late.live.stop();
});

test('what comes on an old line is not heard', () => {
  const { live, heard, socket } = begin();
  const old = socket();
  old.open();
  live.restart();
  old.onmessage({ data: '{"type":"hello"}' });
  assert.deepEqual(heard, ['open', 'socket']);
  live.stop();
});

test('where there are several servers, the line about a match is opened by its id', () => {
  const { live, heard, socket } = begin();
  live.lead('m1');
  assert.equal(FakeSocket.all.length, 1, 'it is not open yet');
  socket().open();
  socket().say(hello(false));
  live.lead('m2');
  assert.equal(FakeSocket.all.length, 1, 'one server has all matches');
  socket().say(hello(true));
  assert.equal(socket().url, 'ws://x/ws?match=m2');
  socket().open();
  socket().say(hello(true));
  live.request({ type: 'move', id: 'a' });
  live.lead('');
  live.lead('m2');
  assert.equal(FakeSocket.all.length, 2, 'and back from elsewhere');
  live.lead('m#3');
  assert.equal(socket().url, 'ws://x/ws?match=m%233');
  socket().open();
  assert.deepEqual(socket().sent, [{ type: 'move', id: 'a' }]);
  assert.ok(!heard.includes('lost'));
  live.stop();
});

test('a client without a connection opens a match with its id', () => {
  const { live, socket } = begin();
  live.stop();
  live.lead('m1');
  live.start();
  assert.equal(socket().url, 'ws://x/ws?match=m1');
  live.stop();
});

test('a line that the page has opened before any module was there is used, with what it has said by then; one elsewhere is not', async () => {
  const early = (url) => ({ line: Object.assign(new FakeSocket(url), { readyState: 1 }), heard: ['{"type":"hello","server":{}}'] });
  const begun = (line) => {
    FakeSocket.all = [line.line];
    const heard = [];
    const live = new Live('ws://x/ws', { message: ({ type }) => heard.push(type), open: () => heard.push('open'), lost: () => heard.push('lost') }, FakeSocket, line);
    live.lead('m1');
    live.start();
    return { live, heard };
  };
  const { live, heard } = begun(early('ws://x/ws?match=m1'));
  assert.deepEqual([FakeSocket.all.length, heard], [1, []], 'nothing happens within the call');
  await null;
  assert.deepEqual(heard, ['open', 'hello']);
  FakeSocket.all[0].say({ type: 'pong' });
  live.restart();
  assert.deepEqual([FakeSocket.all.length, heard.at(-1)], [2, 'pong'], 'and once only');
  live.stop();

  const elsewhere = begun(early('ws://x/ws?match=m2'));
  await null;
  assert.deepEqual([FakeSocket.all.map(({ readyState }) => readyState), elsewhere.heard], [[2, 0], []]);
  elsewhere.live.stop();

  const gone = early('ws://x/ws?match=m1');
  gone.line.readyState = 3;
  const lost = begun(gone);
  await null;
  assert.deepEqual([FakeSocket.all.length, lost.heard], [1, ['lost']], 'it is tried again as any other');
  lost.live.stop();
});
