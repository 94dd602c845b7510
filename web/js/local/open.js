// @ts-check
// Opens a match without a server: starts a worker and loads the module of the game in it.

import { localMatch } from './match.js';

/** The file with the addresses of the modules, by game. The build writes it; it is missing if there are no modules. */
const MODULES = 'local.json';

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

/**
 * Opens a match of a game; the match itself has not begun. Throws if this server has no module of the game, or the browser cannot run it.
 * @param {string} game
 */
export async function openLocal(game) {
  const base = document.baseURI;
  const answer = await fetch(new URL(MODULES, base));
  const address = answer.ok ? (await answer.json())[game] : undefined;
  if (!address) throw new Error(`there is no module of ${game}`);
  const worker = new Worker(new URL('js/local/worker.js', base), { type: 'module' });
  const { send, fail } = asking(worker);
  const close = () => {
    worker.terminate();
    fail('the match was closed');
  };
  try {
    await send({ open: new URL(address, base).href });
  } catch (error) {
    close();
    throw error;
  }
  return { ...localMatch((request) => send({ request })), close };
}
