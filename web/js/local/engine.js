// @ts-check
// The module of a game (schema/local.md): one match, which answers requests in text form. It uses nothing of a page, and runs in a worker
// or in Node.

/** @typedef {(request: string) => string} Engine */

/** Starts a compiled module, which imports nothing. @param {WebAssembly.Module} module @returns {Promise<Engine>} */
export async function engineOf(module) {
  const { memory, module_room, module_call, module_answer } = /** @type {any} */ (await WebAssembly.instantiate(module, {})).exports;
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  return (request) => {
    const bytes = encoder.encode(request);
    const room = module_room(bytes.length);
    if (!room) throw new Error('the request is too large');
    new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
    const size = module_call(bytes.length);
    if (!size) throw new Error('there is no memory for the answer');
    return decoder.decode(new Uint8Array(memory.buffer, module_answer(), size));
  };
}
