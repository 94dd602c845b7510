// The grammar of moves in text, made of what `ochre schema GAME` says of their shapes: schema/notation.md has it, and a test compares.

const words = (schema, defs) => {
  const name = schema.$ref?.split('/').at(-1);
  return name ? { name, of: defs[name] } : { name: null, of: schema };
};

/** One field: [what stands in the grammar, a regular expression, the rules that it names]. */
function field(schema, defs) {
  const { name, of } = words(schema, defs);
  if (of.enum) return [name.toUpperCase(), `(?:${of.enum.map((word) => word.replace(/\+/g, '\\+')).join('|')})`, [[name.toUpperCase(), of.enum.join(' | ')]]];
  if (of.type === 'integer') return [of.minimum < 0 ? 'INTEGER' : 'NUMBER', '-?(?:0|[1-9][0-9]*)', []];
  if (of.type === 'boolean') return ['YES_OR_NO', '(?:yes|no)', [['YES_OR_NO', 'yes | no']]];
  if (of.type === 'object') {
    const names = Object.keys(of.properties);
    const rule = 'AMOUNTS';
    return [`{ ${rule} }`, `(?: (?:${names.join('|')}) [1-9][0-9]*)*`, [[rule, names.map((one) => `${one} NUMBER`).join(' | ')]], true];
  }
  const [item, pattern, rules] = field(of.items, defs);
  return [`{ ${item} }`, `(?: ${pattern})*`, rules, true];
}

/** The lines of a game's grammar, and by kind a regular expression that its moves match. */
export function grammar(document) {
  const defs = document.$defs;
  const rules = new Map();
  const patterns = new Map();
  const moves = defs.move.oneOf.map(({ properties: { kind, ...fields } }) => {
    const parts = Object.values(fields).map((one) => field(one, defs));
    parts.flatMap(([, , more]) => more).forEach(([name, text]) => rules.set(name, text));
    patterns.set(kind.const, new RegExp(`^${kind.const}${parts.map(([, pattern, , list]) => (list ? pattern : ` ${pattern}`)).join('')}$`));
    return [kind.const, ...parts.map(([text]) => text)].join(' ');
  });
  const lines = [`move = ${moves[0]}`, ...moves.slice(1).map((move) => `     | ${move}`), '', ...[...rules].map(([name, text]) => `${name} = ${text}`)];
  return { text: lines.join('\n'), patterns };
}
