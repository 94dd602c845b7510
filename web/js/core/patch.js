// @ts-check
// Patches between two tables, in the server's format: schema/live.md, "Patches".

/**
 * Applies the patch to a copy of `target`; unchanged parts are shared with `target`, which is not modified.
 * @param {any} target
 * @param {any} patch
 * @returns {any}
 */
export function patched(target, patch) {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch;
  if ('=' in patch) return patch['='];
  if (!Array.isArray(target)) return withMembers({ ...target }, patch);
  const { '-': gone = [], '+': fresh = {}, ...changed } = patch;
  const copy = target.filter((_, index) => !gone.includes(index));
  for (const [index, item] of Object.entries(fresh)) copy.splice(Number(index), 0, item);
  return withMembers(copy, changed);
}

/** @param {any} copy @param {any} patch */
function withMembers(copy, patch) {
  for (const [name, value] of Object.entries(patch)) copy[name] = patched(copy[name], value);
  return copy;
}

/**
 * Returns the update with the whole table; `held` is the table of its base. Null: another version is held, so the update must be
 * requested again.
 * @param {any} update
 * @param {{version: number, view: any, choices: any, result: any}|null} held
 */
export function wholeUpdate(update, held) {
  if (!update.patch) return update;
  if (!held || held.version !== update.base) return null;
  const { base, patch, ...rest } = update;
  const { view, choices, result } = patched({ view: held.view, choices: held.choices, result: held.result }, patch);
  return { ...rest, view, choices, result };
}
