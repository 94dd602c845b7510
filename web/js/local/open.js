// @ts-check
// Opens a match without a server: starts a worker and loads the module of the game in it.

import { localMatch } from './match.js';
import { modules } from './modules.js';

/**
 * Returns a function that sends a request to a worker and resolves with its answer. After `fail`, all pending and later requests are
 * rejected.
 * @param {Worker} worker
 */
function asking(worker) {
  /** @type {Map<number, {resolve: (text: string) => void, reject: (error: Error) => void}>} */
  const waiting = new Map();
  let next = 0, failed = '';
  const fail = (/** @type {string} */ why) => {
    failed = why;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  worker.addEventListener('message', ({ data: { id, text, error } }) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(error));
    else asked?.resolve(text);
  });
  worker.addEventListener('error', ({ message }) => fail(message || 'the worker could not be loaded'));
  const send = (/** @type {object} */ message) => new Promise((/** @type {(text: string) => void} */ resolve, reject) => {
    if (failed) throw new Error(failed);
    waiting.set(next, { resolve, reject });
    worker.postMessage({ ...message, id: next });
    next += 1;
  });
  return { send, fail };
}

const START_MS = 30000; // a browser that starts no worker within this time may report no error either

/** Starts the worker. */
function start() {
  const worker = new Worker(new URL('js/local/worker.js', document.baseURI), { type: 'module' });
  const { send, fail } = asking(worker);
  const late = setTimeout(() => fail('the worker does not start'), START_MS);
  worker.addEventListener('message', () => clearTimeout(late), { once: true });
  const close = () => {
    clearTimeout(late);
    worker.terminate();
    fail('the match was closed');
  };
  return { send, close };
}

/**
 * Opens a match of a game; the match itself has not begun. Throws if this server has no module of the game, or the browser cannot run it.
 * @param {string|Promise<string>} wanted the game; while a promise waits, the worker starts
 */
export async function openLocal(wanted) {
  const { send, close } = start();
  try {
    const game = await wanted;
    const address = modules[game];
    if (!address) throw new Error(`there is no module of ${game}`);
    await send({ open: new URL(address, document.baseURI).href });
  } catch (error) {
    close();
    throw error;
  }
  return { ...localMatch((request) => send({ request })), close };
}

/** Returns whether this browser runs modules: some have no WebAssembly, and a policy may forbid it. @returns {Promise<boolean>} */
export async function runsModules() {
  if (typeof WebAssembly !== 'object' || typeof Worker !== 'function') return false;
  const { send, close } = start();
  try {
    await send({ probe: true });
    return true;
  } catch {
    return false;
  } finally {
    close();
  }
}
