// An authenticator and its browser in software: makes passkeys and signs with them as WebAuthn says, or as an attacker would.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const UP = 1, UV = 4, AT = 64;
const sha256 = (text) => createHash('sha256').update(text).digest();
const base64url = (bytes) => Buffer.from(bytes).toString('base64url');

/** The head of a CBOR item of a major type. */
function head(major, number) {
  if (number < 24) return Buffer.from([major << 5 | number]);
  return number < 256 ? Buffer.from([major << 5 | 24, number]) : Buffer.from([major << 5 | 25, number >> 8, number & 255]);
}

/** A map, text, bytes or whole number as CBOR. @param {any} item @returns {Buffer} */
export function cbor(item) {
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item);
  if (typeof item === 'string') return Buffer.concat([head(3, item.length), Buffer.from(item)]);
  if (Buffer.isBuffer(item)) return Buffer.concat([head(2, item.length), item]);
  return Buffer.concat([head(5, item.size), ...[...item].flatMap(([key, value]) => [cbor(key), cbor(value)])]);
}

/** How a key is made, and how COSE writes it. */
const KINDS = {
  '-7': { make: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }), hash: 'sha256',
    cose: ({ x, y }) => new Map([[1, 2], [3, -7], [-1, 1], [-2, Buffer.from(x, 'base64url')], [-3, Buffer.from(y, 'base64url')]]) },
  '-8': { make: () => generateKeyPairSync('ed25519'), hash: null,
    cose: ({ x }) => new Map([[1, 1], [3, -8], [-1, 6], [-2, Buffer.from(x, 'base64url')]]) },
  '-257': { make: () => generateKeyPairSync('rsa', { modulusLength: 2048 }), hash: 'sha256',
    cose: ({ n, e }) => new Map([[1, 3], [3, -257], [-1, Buffer.from(n, 'base64url')], [-2, Buffer.from(e, 'base64url')]]) },
};

export class Authenticator {
  /** @param {string} origin of the page @param {{kind?: number, counts?: boolean}} [how] */
  constructor(origin, { kind = -7, counts = false } = {}) {
    Object.assign(this, { origin, kind, counts, count: counts ? 1 : 0, id: randomBytes(32), handle: '', ...KINDS[kind].make() });
  }

  #clientData(type, challenge, { origin = this.origin, more = {} }) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...more }));
  }

  #data({ rp = new URL(this.origin).hostname, flags = UP | UV, count = this.count }, more) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(rp), Buffer.from([more ? flags | AT : flags]), counter, ...(more ?? [])]);
  }

  /** The answer to a challenge for a new passkey; `how` alters it. @param {any} asked @param {any} [how] */
  create(asked, how = {}) {
    this.handle = asked.user_handle;
    const size = Buffer.alloc(2);
    size.writeUInt16BE(this.id.length);
    const key = how.key ?? cbor(KINDS[this.kind].cose(this.publicKey.export({ format: 'jwk' })));
    const data = this.#data(how, [Buffer.alloc(16), size, this.id, key]);
    return { client_data: base64url(this.#clientData(how.type ?? 'webauthn.create', asked.challenge, how)), authenticator_data: base64url(how.cut ? data.subarray(0, -how.cut) : data),
      transports: ['internal', 'hybrid'] };
  }

  /** The answer to a challenge for this passkey; `how` alters it. @param {any} asked @param {any} [how] */
  show(asked, how = {}) {
    if (this.counts) this.count += 1;
    const client = this.#clientData(how.type ?? 'webauthn.get', asked.challenge, how);
    const data = this.#data(how);
    const signature = sign(KINDS[this.kind].hash, Buffer.concat([data, sha256(client)]), how.signer?.privateKey ?? this.privateKey);
    return { id: base64url(this.id), client_data: base64url(client), authenticator_data: base64url(data), signature: base64url(signature),
      user_handle: how.handle ?? this.handle };
  }
}
