// @ts-check
// SHA-256 and HMAC-SHA256. The browser's own where it has them; where a page came by plain http from another machine it keeps them
// back, and the few lines here do the same.

const encoder = new TextEncoder();

/** @param {string} text @returns {Uint8Array} */
export const bytesOf = (text) => encoder.encode(text);

/** @param {string} hex */
export function fromHex(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {Uint8Array} bytes */
export function toHex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What computes: `hmac(key)` gives a function of a message. @param {SubtleCrypto|undefined} [subtle] */
export function digests(subtle = globalThis.crypto?.subtle) {
  return subtle ? browsers(subtle) : own;
}

/** @param {SubtleCrypto} subtle */
function browsers(subtle) {
  return {
    own: false,
    /** @param {Uint8Array} bytes */
    sha256: async (bytes) => new Uint8Array(await subtle.digest('SHA-256', bytes)),
    /** @param {Uint8Array} key */
    hmac: async (key) => {
      const ready = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
      return async (/** @type {Uint8Array} */ message) => new Uint8Array(await subtle.sign('HMAC', ready, message));
    },
  };
}

const own = {
  own: true,
  /** @param {Uint8Array} bytes */
  sha256: async (bytes) => sha256(bytes),
  /** @param {Uint8Array} key */
  hmac: async (key) => async (/** @type {Uint8Array} */ message) => hmac(key, message),
};

/* ---- FIPS 180-4 and RFC 2104 ---- */

const BLOCK = 64;

/** The first 32 bits of the fraction of a root. @param {number} number @param {number} power */
const fraction = (number, power) => Math.floor((number ** power % 1) * 2 ** 32);
const primes = /** @type {number[]} */ ([]);
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
const START = primes.slice(0, 8).map((prime) => fraction(prime, 1 / 2));
const ROUND = primes.map((prime) => fraction(prime, 1 / 3));

/** @param {number} word @param {number} by */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** The message with a 1, zeros and its length in bits. @param {Uint8Array} message */
function padded(message) {
  const blocks = new Uint8Array((((message.length + 8) >> 6) + 1) * BLOCK);
  blocks.set(message);
  blocks[message.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(blocks.length - 4, (message.length * 8) >>> 0);
  return view;
}

/** @param {DataView} view @param {number} at */
function schedule(view, at) {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [low, high] = [words[i - 15], words[i - 2]];
    const one = turn(low, 7) ^ turn(low, 18) ^ (low >>> 3);
    const two = turn(high, 17) ^ turn(high, 19) ^ (high >>> 10);
    words[i] = words[i - 16] + one + words[i - 7] + two;
  }
  return words;
}

/** @param {number[]} state @param {Int32Array} words */
function compress(state, words) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + words[i]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]) | 0);
}

/** @param {Uint8Array} message @returns {Uint8Array} */
export function sha256(message) {
  const view = padded(message);
  let state = START;
  for (let at = 0; at < view.byteLength; at += BLOCK) state = compress(state, schedule(view, at));
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => hash.setInt32(4 * i, word));
  return new Uint8Array(hash.buffer);
}

/** @param {Uint8Array} key at most a block @param {Uint8Array} message */
export function hmac(key, message) {
  const padded = new Uint8Array(BLOCK);
  padded.set(key);
  const inner = sha256(joined(padded.map((byte) => byte ^ 0x36), message));
  return sha256(joined(padded.map((byte) => byte ^ 0x5c), inner));
}

/** @param {Uint8Array[]} parts */
export function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
