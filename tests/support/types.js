// The types of a game's JSON Schema for the client: `node tests/support/types.js GAME` prints web/games/GAME/types.d.ts. A test compares;
// after a change of the shapes the file is written again.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { program } from './server.js';

/** The schema of a game, as the program writes it. @param {string} [game] */
function schemaOf(game) {
  const run = spawnSync(program, ['schema', ...(game ? [game] : [])], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

const ROOM = 110;
const nameOf = (key) => key.split('_').map((word) => word[0].toUpperCase() + word.slice(1)).join('');

/** A schema as a type, indented by so many blanks. */
function typeOf(schema, indent) {
  if (schema.$ref) return schema.$ref.startsWith('#/$defs/') ? nameOf(schema.$ref.split('/').at(-1)) : 'any';
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return schema.enum.length ? words(schema.enum.map(literal), indent) : 'never';
  const some = schema.oneOf ?? schema.anyOf;
  if (some) return union(some, indent);
  const types = [schema.type].flat();
  const list = types.map((type) => plain(type, schema, indent));
  return [...new Set(list)].join(' | ');
}

/** Names one after the other, on as many lines as they need. */
function words(names, indent) {
  const lines = [''];
  for (const name of names) {
    const longer = lines.at(-1) ? `${lines.at(-1)} | ${name}` : name;
    if (longer.length + indent.length < ROOM) lines[lines.length - 1] = longer;
    else lines.push(name);
  }
  return lines.length === 1 ? lines[0] : lines.map((line) => `\n${indent}  | ${line}`).join('');
}

/** On one line where there is room. */
function union(some, indent) {
  const types = some.map((one) => typeOf(one, `${indent}  `));
  const line = types.join(' | ');
  return line.length + indent.length < ROOM && !line.includes('\n') ? line : types.map((type) => `\n${indent}  | ${type}`).join('');
}

const literal = (value) => (typeof value === 'string' ? `'${value}'` : String(value));

function plain(type, schema, indent) {
  switch (type) {
    case 'integer':
    case 'number': return 'number';
    case 'string': return 'string';
    case 'boolean': return 'boolean';
    case 'null': return 'null';
    case 'array': return schema.items ? `Array<${typeOf(schema.items, indent)}>` : 'Array<never>';
    case 'object': return object(schema, indent);
    default: return 'any';
  }
}

function object({ properties = {}, required = [] }, indent) {
  const members = Object.entries(properties).map(([name, schema]) =>
    `${schema.description ? `${indent}  /** ${schema.description} */\n` : ''}${indent}  ${name}${required.includes(name) ? '' : '?'}:${spaced(typeOf(schema, `${indent}  `))};`);
  const line = `{ ${members.map((member) => member.trim()).join(' ')} }`;
  if (members.length && line.length + indent.length < ROOM && !line.includes('\n')) return line;
  return members.length ? `{\n${members.join('\n')}\n${indent}}` : '{}';
}

/** A type that begins on a line of its own needs no blank before it. */
const spaced = (type) => (type.startsWith('\n') ? type : ` ${type}`);

/** The whole file. @param {string} game */
export function typesOf(game) {
  const { title, $defs } = schemaOf(game);
  const types = Object.entries($defs).map(([key, schema]) =>
    `${schema.description ? `/** ${schema.description} */\n` : ''}export type ${nameOf(key)} =${spaced(typeOf(schema, ''))};`);
  return `// ${title}. Made by tests/support/types.js out of \`ochre schema ${game}\`.\n\n${types.join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(typesOf(process.argv[2]));
