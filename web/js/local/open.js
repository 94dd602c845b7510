// @ts-check
// Opening a match without a server: the worker, and the module of the game in it.

import { localMatch } from './match.js';

/** Where the modules of the games are, by game. The build writes it; without a module it is not there. */
const MODULES = 'local.json';

/** Requests of a worker, each with its answer; once one has failed for all, so do those that follow. @param {Worker} worker */
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
 * Opens a match of a game, which has not begun. Throws when this server has no module of the game, or the browser cannot run it.
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
