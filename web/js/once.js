// @ts-check
// What is worked out of something that never changes is worked out once: of a result with its hundred thousand rows, of a row of the log
// that is drawn with every frame, of a catalogue.

/** @type {WeakMap<object, Map<string, any>>} */
const kept = new WeakMap();

/** @template T @param {object} of that never changes @param {string} key what is asked of it @param {() => T} make @returns {T} */
export function once(of, key, make) {
  const all = kept.get(of) ?? new Map();
  kept.set(of, all);
  if (!all.has(key)) all.set(key, make());
  return all.get(key);
}
