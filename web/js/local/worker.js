// @ts-check
// The worker that plays a match without a server, so that a bot that thinks does not block the page. It compiles the module whose address
// it is sent, then answers requests one after the other.

import { engineOf } from './engine.js';

/** @typedef {{id: number, open?: string, probe?: boolean, request?: string}} Message */

/** The smallest module, which does nothing. */
const NOTHING = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** @type {import('./engine.js').Engine|null} */
let engine = null;

/** @param {string} address */
async function open(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  engine = await engineOf(await WebAssembly.compileStreaming(answer));
  return '';
}

/** @param {Message} message */
async function answerTo({ open: address, probe, request = '' }) {
  if (probe) return String(await WebAssembly.compile(NOTHING));
  if (address !== undefined) return open(address);
  if (!engine) throw new Error('no module is open');
  try {
    return engine(request);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) engine = null; // the memory of the module may not contain a valid match any longer
    throw error;
  }
}

/** The answer to the previous message, for which the next one waits. @type {Promise<unknown>} */
let before = Promise.resolve();

postMessage({}); // it runs: loading a module may take longer than a page waits for that (open.js)

globalThis.addEventListener('message', ({ data }) => {
  before = before.then(() => answerTo(data)).then((text) => postMessage({ id: data.id, text }),
    (error) => postMessage({ id: data.id, error: String(error) }));
});
