import test from 'node:test';
import assert from 'node:assert/strict';
import { Live } from '../../web/js/live.js';
import { stopClock } from './clock.js';

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
  open() { this.readyState = 1; this.onopen(); }
  say(message) { this.onmessage({ data: JSON.stringify(message) }); }
  /** The page closes it: a browser tells of that when the other end has answered, or after a minute. */
  close() { if (this.readyState < 2) this.readyState = 2; }
  /** It has broken, or the other end has closed it. */
  fall() { this.readyState = 3; this.onclose(); }
}

function begin() {
  FakeSocket.all = [];
  const heard = [];
  const live = new Live('ws://x/ws', { message: (m) => heard.push(m), open: () => heard.push('open'), lost: () => heard.push('lost') }, FakeSocket);
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

test('the pauses between tries grow, and a stopped line stays down', (t) => {
  const clock = stopClock(t);
  const { live, socket } = begin();
  socket().fall();
  clock.tick(300);
  socket().fall();
  clock.tick(300);
  assert.equal(FakeSocket.all.length, 2);
  clock.tick(400);
  assert.equal(FakeSocket.all.length, 3);
  live.stop();
  clock.tick(60000);
  assert.equal(FakeSocket.all.length, 3);
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
  assert.deepEqual([live.open, heard.filter((m) => m === 'lost').length], [true, 1], 'of the old one nothing is heard any more');
  live.stop();
});

test('timers that come late, as behind other pages, give up no line that answers', (t) => {
  const clock = stopClock(t);
  const { live, heard, socket } = begin();
  socket().open();
  for (let minute = 0; minute < 5; minute += 1) {
    live.ping(); // a page that nobody sees has its timers once a minute
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
  clock.tick(15000);
  assert.deepEqual(heard, ['lost']);
  clock.tick(300);
  assert.equal(FakeSocket.all.length, 2);
  socket().open();
  clock.tick(15000);
  assert.deepEqual(heard, ['lost', 'open'], 'one that has opened is not');
  live.stop();
});

test('when the network is back, or somebody looks again, a waiting line is opened at once and an open one is asked', (t) => {
  const clock = stopClock(t);
  const { live, heard, socket } = begin();
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
  clock.tick(10000);
  assert.equal(FakeSocket.all.length, before + 1, 'and is not opened twice');
  socket().open();
  live.wake();
  live.wake();
  assert.deepEqual(socket().sent, [{ type: 'ping', id: 'p' }], 'once');
  clock.tick(15000);
  assert.equal(heard.at(-1), 'lost');
  live.stop();
  live.wake();
  assert.equal(FakeSocket.all.length, before + 1, 'a stopped line stays down');
});

test('what comes on an old line is not heard', () => {
  const { live, heard, socket } = begin();
  const old = socket();
  old.open();
  live.restart();
  old.onmessage({ data: '{"type":"hello"}' });
  assert.deepEqual(heard, ['open']);
  live.stop();
});

const hello = (several) => ({ type: 'hello', server: { several } });

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

test('who comes from elsewhere to a match begins with its id', () => {
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
