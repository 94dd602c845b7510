// A WebSocket by hand, for a fuzzer: early or late upgrade, frames that are right or wrong, an end of any kind. What the server says is read strictly.
import { randomBytes } from 'node:crypto';
import { breakBytes } from './fuzz.js';
import { frame, handshake, raw } from './raw.js';
import { messageProblem } from './schemas.js';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;

export class Wire {
  /** person: {rest, address}; random: the generator; tell(message): each message of the server; fail(text): what must not be. */
  constructor(server, person, random, { tell, fail }) {
    Object.assign(this, { server, person, random, tell, fail });
    this.rest = Buffer.alloc(0);
    this.status = 0;
    this.over = false;
    this.unspoilt = true; // all that we sent was right, so all that comes must be, too
  }

  /** Connects and asks for the upgrade; resolves when it is answered or the connection is over. */
  async open() {
    const one = raw(this.server, { localAddress: this.person.address });
    this.socket = one.socket;
    this.closed = one.closed.then(() => { this.over = true; this.#wake(); });
    this.socket.on('data', (part) => this.#take(part));
    let bytes = Buffer.from(handshake(this.server, this.person.rest.cookie), 'latin1');
    if (this.random(12) === 0) {
      this.unspoilt = false;
      bytes = breakBytes(this.random, bytes);
    }
    const late = this.random(2) === 0;
    this.answers = late ? 2 : 1;
    if (late) {
      const before = Buffer.from(`GET ${['/healthz', '/api/me', '/'][this.random(3)]} HTTP/1.1\r\nHost: a\r\n\r\n`);
      if (this.random(3) === 0) bytes = Buffer.concat([before, bytes]); // in one packet
      else {
        this.socket.write(before);
        await this.until(() => this.answers === 1, 2000);
      }
    }
    this.#pieces(bytes);
    await this.until(() => this.status !== 0, 5000);
    return this.status === 101;
  }

  /** Writes in one or several pieces. */
  #pieces(bytes) {
    const cut = this.random(4) === 0 ? this.random(bytes.length + 1) : bytes.length;
    this.socket.write(bytes.subarray(0, cut));
    if (cut < bytes.length) this.socket.write(bytes.subarray(cut));
  }

  #take(part) {
    this.rest = Buffer.concat([this.rest, part]);
    while (this.status === 0 && this.#head());
    if (this.status === 101) while (this.#frame());
    else if (this.rest.length > 1 << 20) this.rest = Buffer.alloc(0);
    this.#wake();
  }

  /** Takes one HTTP answer off. */
  #head() {
    const end = this.rest.indexOf('\r\n\r\n');
    if (end < 0) return false;
    const head = this.rest.subarray(0, end).toString('latin1');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]);
    const length = status === 101 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.rest.length < end + 4 + length) return false;
    if (!status || status === 500) this.fail(`an answer that is none: ${head}`);
    this.rest = this.rest.subarray(end + 4 + length);
    this.answers -= 1;
    if (status === 101 || this.answers <= 0) this.status = status;
    return true;
  }

  /** Takes one frame of the server off. */
  #frame() {
    if (this.rest.length < 2) return false;
    const short = this.rest[1] & 127;
    const head = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (this.rest.length < head) return false;
    const size = short === 126 ? this.rest.readUInt16BE(2) : short === 127 ? Number(this.rest.readBigUInt64BE(2)) : short;
    if (this.rest.length < head + size) return false;
    const opcode = this.rest[0] & 15;
    if ((this.rest[1] & 128) !== 0 || (this.rest[0] & 0x70) !== 0 || ![TEXT, 0, CLOSE, PING, 10].includes(opcode)) this.fail(`a frame that is none: ${this.rest.subarray(0, 16).toString('hex')}`);
    if (opcode === TEXT) this.#message(this.rest.subarray(head, head + size).toString('utf8'));
    this.rest = this.rest.subarray(head + size);
    return true;
  }

  #message(text) {
    try {
      const message = JSON.parse(text);
      const wrong = messageProblem('server', message);
      if (wrong) this.fail(wrong);
      else this.tell(message);
    } catch (error) {
      this.fail(`${error.message} in ${text.slice(0, 200)}`);
    }
  }

  send(text) {
    const bytes = Buffer.from(text);
    if (this.random(10) > 0) return this.socket.write(frame(bytes, { opcode: TEXT }));
    const cut = this.random(bytes.length + 1); // two fragments, perhaps with a ping between
    return this.socket.write(Buffer.concat([frame(bytes.subarray(0, cut), { opcode: TEXT, final: false }),
      this.random(2) === 0 ? frame('p', { opcode: PING }) : Buffer.alloc(0), frame(bytes.subarray(cut), { opcode: 0 })]));
  }

  /** Something that is no right frame, or a right one that is no message. */
  oddity() {
    const { random } = this;
    const body = randomBytes(random(200));
    const odd = [
      () => frame(body, { opcode: random(16), final: random(2) === 0 }),
      () => frame(body, { opcode: 2 }),
      () => frame('x'.repeat(random(40000))),
      () => frame(body, { opcode: PING }),
      () => frame(Buffer.from([random(256), random(256), ...body.subarray(0, 20)]), { opcode: CLOSE }),
      () => frame(Buffer.concat([Buffer.from([0x03, 0xe8]), Buffer.alloc(130)]), { opcode: CLOSE }),
      () => Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4]),
      () => Buffer.from([0x81, 0x05, 104, 101, 108, 108, 111]),
      () => breakBytes(random, frame('{"type":"ping","id":"x"}')),
      () => body,
      () => Buffer.concat(Array.from({ length: 50 }, () => frame('', { opcode: PING }))),
    ];
    this.socket.write(odd[random(odd.length)]());
  }

  /** Ends it: politely, at once, by a reset, or with half a frame on its way. */
  end() {
    const how = this.random(5);
    if (how === 0) this.socket.write(frame(Buffer.from([0x03, 0xe8]), { opcode: CLOSE }));
    if (how === 1) this.socket.write(frame('x'.repeat(300)).subarray(0, 100));
    if (how === 2) this.socket.end();
    if (how === 3) this.socket.resetAndDestroy();
    else setTimeout(() => this.socket.destroy(), this.random(300));
    return this.closed;
  }

  #wake() {
    this.waiting?.();
  }

  /** Waits until `look` says yes, the connection is over, or `ms` have passed. */
  async until(look, ms) {
    const end = Date.now() + ms;
    while (!look() && !this.over && Date.now() < end) {
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.min(50, ms));
        this.waiting = () => { clearTimeout(timer); resolve(); };
      });
    }
  }
}
