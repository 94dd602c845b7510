// Tools of a fuzzer over the port: values made from the schemas, and ways to break them. All randomness comes from the generator that is
// passed in.
import { randomUUID } from 'node:crypto';
import { documents } from './schemas.js';

/** Resolves a $ref in the document `base`: {schema, base}. */
function resolve(ref, base) {
  const [file, pointer = ''] = ref.split('#');
  const where = file === '' ? base : file.replace(/^.*\//, '');
  const schema = pointer.split('/').slice(1).reduce((node, part) => node?.[decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~')], documents.get(where));
  return { schema, base: where };
}

const WORDS = ['Ann', 'Ben', 'x', '', ' ', 'a b', 'place hunt 3', 'roll', '\u0000', '\u202e', 'Ä', '😀', '"', '\\', '<b>', 'null', 'stoneage', 'clans', 'easy', '../..', 'SELECT 1', "'; --", '%00', 'x'.repeat(300)];
const NUMBERS = [0, 1, -1, 2, 3, 5, 255, 256, 1023, 1024, 65535, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 53, -(2 ** 31), 1e308, 0.5, -0];

/**
 * Values that fit schemas, mostly. `pools` name what is known to exist: {match_id: () => ..., key, version, name, password}; a $ref or a member that is
 * called so is taken from there.
 */
export class Sampler {
  constructor(random, pools) {
    this.random = random;
    this.pools = pools;
  }

  pick(list) {
    return list[this.random(list.length)];
  }

  sample(schema, base = 'openapi.yaml', name = '', depth = 0) {
    if (!schema || depth > 12) return null;
    if (schema.$ref) {
      const last = schema.$ref.split('/').pop();
      if (last === 'request_id') return randomUUID();
      if (this.pools[last] && this.random(8) > 0) return this.pools[last]();
      const found = resolve(schema.$ref, base);
      return this.sample(found.schema, found.base, name, depth + 1);
    }
    if (this.pools[name] && this.random(8) > 0) return this.pools[name]();
    if ('const' in schema) return schema.const;
    if (schema.enum) return this.pick(schema.enum);
    const choice = schema.oneOf ?? schema.anyOf;
    if (choice) return this.sample(this.pick(choice), base, name, depth + 1);
    const type = Array.isArray(schema.type) ? this.pick(schema.type) : schema.type ?? (schema.properties ? 'object' : 'string');
    if (type === 'object') return this.#object(schema, base, depth);
    if (type === 'array') return this.#array(schema, base, name, depth);
    if (type === 'integer' || type === 'number') return this.#number(schema);
    if (type === 'boolean') return this.random(2) === 1;
    return type === 'null' ? null : this.#string(schema);
  }

  #object(schema, base, depth) {
    const value = {};
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      if (schema.required?.includes(name) || this.random(3) === 0) value[name] = this.sample(inner, base, name, depth + 1);
    }
    return value;
  }

  #array(schema, base, name, depth) {
    const most = Math.min(schema.maxItems ?? 4, 8);
    const least = schema.minItems ?? 0;
    return Array.from({ length: least + this.random(Math.max(1, most - least + 1)) }, () => this.sample(schema.items ?? {}, base, name, depth + 1));
  }

  #number(schema) {
    const from = schema.minimum ?? 0;
    const to = Math.min(schema.maximum ?? from + 10, from + 2 ** 31);
    return this.random(4) === 0 ? this.pick([from, to]) : from + this.random(Math.min(to - from + 1, 12));
  }

  #string(schema) {
    if (schema.pattern?.includes('0-9a-f')) return Array.from({ length: schema.maxLength ?? 64 }, () => this.random(16).toString(16)).join('');
    const word = this.pick(WORDS);
    return word.length >= (schema.minLength ?? 0) && word.length <= (schema.maxLength ?? Infinity) ? word : 'x'.repeat(Math.min(schema.minLength ?? 1, 100));
  }

  /** The value with one thing in it changed: another type, another number, a member gone, added or doubled in depth. */
  mutate(value) {
    if (value === null || typeof value !== 'object' || this.random(4) === 0) return this.#other(value);
    const copy = Array.isArray(value) ? [...value] : { ...value };
    const keys = Object.keys(copy);
    const key = keys.length > 0 ? this.pick(keys) : 'x';
    const how = this.random(8);
    if (how === 0) delete copy[key];
    else if (how === 1) copy[this.pick(WORDS)] = this.#other(null);
    else if (how === 2 && !Array.isArray(copy)) copy.type = this.pick(['subscribe', 'unsubscribe', 'lobby', 'move', 'chat', 'ping', 'hello', '', 7]);
    else copy[key] = this.mutate(copy[key]);
    return copy;
  }

  #other(value) {
    const how = this.random(7);
    if (how === 0) return this.pick(NUMBERS);
    if (how === 1) return this.pick(WORDS);
    if (how === 2) return [value, value];
    if (how === 3) return { kind: value };
    if (how === 4) return null;
    if (how === 5) return typeof value === 'number' ? value + this.pick([1, -1, 2 ** 32]) : this.random(2) === 0;
    let deep = 1;
    for (let levels = this.random(40); levels >= 0; levels -= 1) deep = [deep];
    return deep;
  }
}

const BYTES = ['\0', '\r\n', '\n', ' ', ':', '%', '%00', '"', '{', '}', '[', ',', '\\u0000', '\xff', '\xc0\xaf', '0', '-', '1e999', 'Transfer-Encoding: chunked\r\n',
  'Content-Length: 7\r\n', 'Host: a\r\n', 'Expect: 100-continue\r\n', '\r\n folded', 'Upgrade: websocket\r\n', ': \r\n', '\r\n\r\n', '[[[[[[[[[[[[[[[['];

/** Bytes with one to three places broken. */
export function breakBytes(random, bytes) {
  let now = Buffer.from(bytes);
  for (let times = 1 + random(3); times > 0; times -= 1) {
    const at = random(now.length + 1);
    const to = Math.min(now.length, at + 1 + random(12));
    const how = random(6);
    if (how === 0 && at < now.length) now[at] ^= 1 << random(8);
    else if (how === 1) now = Buffer.concat([now.subarray(0, at), now.subarray(to)]);
    else if (how === 2) now = Buffer.concat([now.subarray(0, to), now.subarray(at)]);
    else if (how === 3) now = now.subarray(0, at);
    else now = Buffer.concat([now.subarray(0, at), Buffer.from(BYTES[random(BYTES.length)], 'latin1'), now.subarray(at)]);
  }
  return now;
}
