// Checks of the contracts in headers, and of the tables in RULES.md: every thing that they name exists.
import { functionsOfHeader, statements } from './declarations.js';

/** @typedef {{name: string, text: string}} Source */

const word = /[A-Za-z_]\w*/g;
const isHeader = (/** @type {Source} */ { name }) => /^backend\/.*\.h$/.test(name);

/** Every function declared in a header with the header's name. @param {Source[]} c @param {(text: string) => string} bare */
const declared = (c, bare) => c.filter(isHeader).flatMap(({ name, text }) => functionsOfHeader(text, bare(text)).map((one) => ({ ...one, header: name })));

/** Functions without a comment of their own, or of their group: that says of itself that it is about each of them, or both. @param {Source[]} c @param {(text: string) => string} bare */
export function withoutContract(c, bare) {
  const all = declared(c, bare);
  const isGroups = (/** @type {string} */ comment) => /\b(each|both)\b/i.test(comment);
  const alone = all.filter(({ name, group }) => !group.comment || (group.functions[0].name !== name && !isGroups(group.comment)));
  return { count: all.length, problems: alone.map(({ header, line, name }) => `${header}:${line}: ${name} has no contract`) };
}

/** Returns the names that a header declares: fields, constants, types, macros, functions; not parameters. @param {string} code */
function namesOf(code) {
  const macros = [...code.matchAll(/^[ \t]*#[ \t]*define[ \t]+(\w+)/gm)].map(([, name]) => name);
  const others = statements(code).flatMap(({ text, body }) => [...(text.replace(/\([\s\S]*/, '').match(word) ?? []), ...(/^(typedef )?(struct|enum|union)\b/.test(text) ? body.match(word) ?? [] : [])]);
  return [...macros, ...others];
}

/**
 * `names` in comments of headers that are neither a parameter of the functions below nor anything that a header or a wire word is called.
 * @param {Source[]} c @param {(text: string) => string} bare
 */
export function unknownInComments(c, bare) {
  const headers = c.filter(isHeader);
  const known = new Set(headers.flatMap(({ text }) => namesOf(bare(text))));
  const told = new Set(c.flatMap(({ text }) => [...text.matchAll(/"([a-z][a-z_-]*)"/g)].map(([, name]) => name)));
  const problems = [];
  let count = 0;
  for (const { name, text } of headers) {
    const functions = functionsOfHeader(text, bare(text));
    const groups = new Map(functions.map(({ group }) => [group.comment, group]));
    const macros = [...bare(text).matchAll(/^[ \t]*#[ \t]*define[ \t]+\w+\(([\w, .]*)\)/gm)].flatMap(([, list]) => list.match(word) ?? []);
    for (const [comment] of text.matchAll(/(?:\/\*[\s\S]*?\*\/[ \t]*\n?)+/g)) {
      const group = [...groups.values()].find((one) => one.comment && comment.includes(one.comment));
      // A comment above no function describes the whole header.
      const mine = new Set((group ? group.functions : functions).flatMap((one) => one.parameters).concat(group ? [] : macros));
      for (const [, said] of comment.matchAll(/`[*&]?([A-Za-z_][\w.>-]*)(?:\(\))?`/g)) {
        count += 1;
        const parts = said.split(/\.|->/);
        if (!parts.every((part) => mine.has(part) || known.has(part) || told.has(part))) problems.push(`${name}: \`${said}\` is neither a parameter there nor a name`);
      }
    }
  }
  return { count, problems };
}

/**
 * Functions of headers that no other file of the program calls, and whose contract does not say that they are there for tests.
 * @param {Source[]} c @param {(text: string) => string} bare
 */
export function unusedElsewhere(c, bare) {
  const users = new Map();
  for (const { name, text } of c) {
    const code = bare(text);
    const own = new Set(isHeader({ name, text }) ? functionsOfHeader(text, code).map((one) => one.name) : []);
    const times = new Map();
    for (const found of code.match(word) ?? []) times.set(found, (times.get(found) ?? 0) + 1);
    for (const [found, count] of times) if (!own.has(found) || count > 1) users.set(found, [...(users.get(found) ?? []), name]);
  }
  const all = declared(c, bare);
  const problems = all.flatMap(({ header, line, name, inline, group }) => {
    const where = users.get(name) ?? [];
    if (where.filter((one) => one.startsWith('backend/')).length > (inline ? 0 : 1)) return [];
    const tested = where.some((one) => one.startsWith('tests/'));
    if (tested && (/_test_/.test(name) || /\bfor tests\b/i.test(group.comment.replace(/\s+\*?\s*/g, ' ')))) return [];
    return [`${header}:${line}: ${name} is called by no other file${tested ? ' but tests, which its contract does not say' : ''}`];
  });
  return { count: all.length, problems };
}

/** The last cells below a head that ends with "test" or "tests". @param {string} text */
function testCells(text) {
  let told = false;
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) {
      told = false;
      return [];
    }
    const last = line.slice(1, -1).split('|').at(-1)?.trim() ?? '';
    if (/^tests?$/.test(last)) told = true;
    return told ? [last] : [];
  });
}

/**
 * Names in a RULES.md that are not there: `functions` and `files` in the program, tests as "suite: name, name; suite: name".
 * @param {Source} rules @param {Source[]} sources @param {string} game @param {(text: string) => string} bare
 */
export function unknownInRules(rules, sources, game, bare) {
  const code = sources.filter(({ name }) => /\.[ch]$/.test(name));
  const known = new Set(code.filter(({ name }) => name.startsWith('backend/')).flatMap(({ text }) => bare(text).match(word) ?? []));
  const tests = new Set(code.flatMap(({ text }) => [...text.matchAll(/^Test\((\w+),\s*(\w+)/gm)].map(([, suite, name]) => `${suite}.${name}`)));
  const places = (/** @type {string} */ file) => sources.some(({ name }) => name === file || (name.endsWith(`/${file}`) && (name.includes(`/games/${game}/`) || name.startsWith('backend/') || name.startsWith('tests/'))));
  const problems = [];
  let count = 0;
  for (const [, said] of rules.text.matchAll(/`([^`\s]+)`/g)) {
    const isFile = /\.(c|h|js|sql|md|json)$/.test(said) && !/[A-Z]{2}/.test(said); // FILE stands for any name
    if (!isFile && !/^[a-z]\w*(\(\))?$|^[A-Z]\w*_\w+$|^[a-z]\w*\.[a-z]\w+$/.test(said)) continue;
    count += 1;
    const there = isFile ? places(said) : said.replace('()', '').split('.').every((part) => known.has(part));
    if (!there) problems.push(`${rules.name}: there is no ${said}`);
  }
  for (const cell of testCells(rules.text)) {
    let suite = null;
    for (const part of cell.split(/[;,]\s*/)) {
      const [, named, name, more] = /^(?:(\w+): )?(\w+)(\.\.\.)?/.exec(part) ?? [];
      suite = named ?? suite;
      if (!name || !/_/.test(name)) continue;
      count += 1;
      const isIt = (/** @type {string} */ test) => (more ? test.slice(test.indexOf('.') + 1).startsWith(name) : test.endsWith(`.${name}`));
      const there = [...tests].some((test) => isIt(test) && (!suite || test.startsWith(`${game}_${suite}.`) || test.startsWith(`${suite}.`)));
      if (!there) problems.push(`${rules.name}: there is no test ${suite ?? ''}: ${name}${more ?? ''}`);
    }
  }
  return { count, problems };
}
