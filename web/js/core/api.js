// @ts-check
// REST calls. Every answer is JSON; a refusal is thrown as an ApiError with the server's name for it, after the words for refusals were
// loaded.

import { credentials } from './base.js';
import { needRefusals } from './words.js';

class ApiError extends Error {
  /** @param {string} name @param {string} message @param {number} status */
  constructor(name, message, status) {
    super(message);
    this.name = name;
    this.status = status;
    this.offset = /** @type {number|undefined} */ (undefined);
  }
}

/**
 * Returns the answer to a request that the page made before any module was loaded; each only once.
 * @param {string} path @returns {Promise<Response>|undefined}
 */
function askedEarly(path) {
  const { early } = /** @type {any} */ (globalThis);
  const asked = early?.[path];
  if (early) delete early[path];
  return asked;
}

/** @param {string} method @param {string} path below /api @param {any} [body] @returns {Promise<any>} */
export async function call(method, path, body) {
  return parse(await callText(method, path, body)) ?? {};
}

/** Returns an answer that is not JSON. @param {string} method @param {string} path @param {any} [body] @returns {Promise<string>} */
export async function callText(method, path, body) {
  if (path.includes('/~')) return (await import('../local/rest.js')).answerLocally(method, path, body);
  let reply;
  try {
    reply = await (method === 'GET' && askedEarly(path)) || await fetch('api' + path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials,
    });
  } catch {
    throw new ApiError('unreachable', 'The server does not answer.', 0);
  }
  const text = await reply.text();
  if (reply.ok) return text;
  const refusal = parse(text)?.error;
  const error = new ApiError(refusal?.name ?? 'unexpected', refusal?.message ?? reply.statusText, reply.status);
  Object.assign(error, refusal);
  await needRefusals();
  throw error;
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {string} path */
export const get = (path) => call('GET', path);
/** @param {string} path @param {any} [body] */
export const post = (path, body = {}) => call('POST', path, body);
/** Sends a message that needs no answer, even while the page closes. @param {string} path @param {any} body */
export function postQuietly(path, body) {
  fetch('api' + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
    credentials, keepalive: true }).catch(() => {}); // a later call sends the same data
}
/** @param {string} path @param {any} body */
export const put = (path, body) => call('PUT', path, body);
/** @param {string} path @param {any} [body] */
export const remove = (path, body) => call('DELETE', path, body);
