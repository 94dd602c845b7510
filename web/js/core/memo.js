// @ts-check
// Memoisation of values derived from immutable objects: a result with a hundred thousand rows, a row of the log that is drawn with every
// frame, a catalogue.

/** @type {WeakMap<object, Map<string, any>>} */
const kept = new WeakMap();

/** @template T @param {object} of an immutable object @param {string} key name of the derived value @param {() => T} make @returns {T} */
export function memo(of, key, make) {
  const all = kept.get(of) ?? new Map();
  kept.set(of, all);
  if (!all.has(key)) all.set(key, make());
  return all.get(key);
}
