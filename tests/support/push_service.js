// A push service on loopback, and the browsers that are subscribed to it: it keeps what comes, and they open it by their keys (RFC 8291, RFC 8292).
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { Sink } from './sink.js';

/** A browser's keys, as it gives them with its subscription. */
export class Browser {
  constructor(service, name) {
    this.ecdh = createECDH('prime256v1');
    this.ecdh.generateKeys();
    this.auth = randomBytes(16);
    this.service = service;
    this.path = `/${name}`;
  }

  /** The body of POST /api/me/notify/push. */
  get subscription() {
    return { endpoint: this.service.url + this.path, p256dh: this.ecdh.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
  }

  /** The messages posted to it, oldest first. */
  get posts() {
    return this.service.posts.filter(({ path }) => path === this.path);
  }

  /** Decrypts a message; throws if it was not encrypted for this browser. */
  open({ raw }) {
    const salt = raw.subarray(0, 16);
    const size = raw.readUInt32BE(16);
    const sender = raw.subarray(21, 21 + raw[20]);
    const record = raw.subarray(21 + raw[20]);
    if (record.length > size) throw new Error('more than one record');
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender]);
    const material = Buffer.from(hkdfSync('sha256', this.ecdh.computeSecret(sender), this.auth, about, 32));
    const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    let end = plain.length - 1;
    while (plain[end] === 0) end -= 1;
    if (plain[end] !== 2) throw new Error('not the last record');
    return plain.subarray(0, end).toString('utf8');
  }

  /** All that it was told. */
  get told() {
    return this.posts.map((post) => JSON.parse(this.open(post)));
  }
}

/** The claims of a post's token; throws if that was not signed by the key that it names. */
export function claimsOf({ headers }) {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(headers.authorization);
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const ok = verify('sha256', Buffer.from(`${head}.${claims}`), { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'));
  if (!ok) throw new Error('the signature is not of this key');
  return { key, ...JSON.parse(Buffer.from(claims, 'base64url')) };
}

/** Opens a new push service. */
export const openPushService = () => new Sink({ status: 201 }).open();
