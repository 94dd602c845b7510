// @ts-check
// Moves as text (schema/notation.md), written by the shapes of the game's catalogue: the module reads no JSON.

/** @typedef {{name: string, type: string, values?: (string|null)[]}} Field of a kind of move */
/** @typedef {{kind: string, fields: Field[]}[]} Kinds moves of a catalogue */

/** @type {Record<string, (value: any, field: Field) => string[]>} the words of a value, by the type of its field */
const WORDS = {
  bool: (value) => [value ? 'yes' : 'no'],
  amounts: (value, { values = [] }) => values.flatMap((name) => (name && value[name] ? [name, String(value[name])] : [])),
  names: (value, { values = [] }) => values.filter((name) => name !== null && value.includes(name)).map(String),
  numbers: (value) => value.map(String),
  one: (value) => [value === null || value === undefined ? '-' : String(value)],
};

/** @param {any} value @param {Field} field @returns {string[]} */
const wordsOf = (value, field) => (WORDS[field.type] ?? WORDS.one)(value, field);

/** Returns a move in its text form. @param {any} move @param {Kinds} kinds @returns {string} */
export function textOf(move, kinds) {
  if (typeof move !== 'object') return String(move);
  const { fields } = kinds.find(({ kind }) => kind === move.kind) ?? { fields: [] };
  return [move.kind, ...fields.flatMap((field) => wordsOf(move[field.name], field))].join(' ');
}
