// Circles of files that need each other. For C they are read from the text: which file defines an external function, names it, and includes which header.

/** Names of the external functions that a file without comments and quotes defines. */
function defined(text) {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (line !== '{') return [];
    let from = index - 1;
    while (from > 0 && /^\s/.test(lines[from])) from -= 1; // a signature of several lines
    return /^static\b/.test(lines[from]) ? [] : [/(\w+)\(/.exec(lines[from])?.[1]].filter(Boolean);
  });
}

/** file -> the files that it calls. sources: [{name, text}] without comments and quotes. Types and members are no calls. */
export function calls(sources) {
  const home = new Map(sources.flatMap(({ name, text }) => defined(text).map((symbol) => [symbol, name])));
  return new Map(sources.map(({ name, text }) => {
    const words = [...text.replace(/^#include.*$|\b(struct|enum|union)\s+\w+/gm, '').matchAll(/(?<![\w.]|->)[a-z]\w+\b/g)];
    const called = words.map(([word]) => home.get(word)).filter((file) => file && file !== name);
    return [name, new Set(called)];
  }));
}

/** The bodies of the functions of a header, which every file that includes it compiles. */
function bodies(text) {
  let inside = false;
  return text.split('\n').filter((line) => {
    if (line === '{' || line.startsWith('}')) inside = line === '{';
    return inside;
  }).join('\n');
}

/** file -> the files that it needs: those that it calls, and the headers that it includes. A header needs what its inline functions call, but for its own .c file. */
function needs(sources) {
  const headers = sources.filter(({ name }) => name.endsWith('.h'));
  const names = new Set(sources.map(({ name }) => name));
  const graph = calls([...sources.filter(({ name }) => !name.endsWith('.h')), ...headers.map(({ name, text }) => ({ name, text: bodies(text) }))]);
  for (const { name } of headers) graph.get(name).delete(name.replace(/h$/, 'c'));
  for (const { name, text } of sources) {
    for (const [, path] of text.matchAll(/^\s*#\s*include\s*"([^"]+)"/gm)) if (names.has(`backend/${path}`)) graph.get(name).add(`backend/${path}`);
  }
  return graph;
}

/** Circles of C files. sources: [{name, text}] without comments and quotes. */
export const circles = (sources) => circlesIn(needs(sources));

/** Circles of a graph, each as the list of its files: the strongly connected parts of more than one (Tarjan). @param {Map<string, Set<string>>} graph file -> those that it needs */
export function circlesIn(graph) {
  /** @type {string[][]} */
  const found = [];
  const index = new Map();
  const low = new Map();
  /** @type {string[]} */
  const stack = [];
  const visit = (/** @type {string} */ file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    stack.push(file);
    for (const next of graph.get(file)) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== index.get(file)) return;
    const part = stack.splice(stack.indexOf(file));
    if (part.length > 1) found.push(part.sort());
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return found;
}

const SOURCES = [
  { name: 'backend/room/low.c', text: '#include "room/all.h"\nvoid low(void)\n{\n}\n' },
  { name: 'backend/room/all.h', text: 'void low(void);\nvoid high(void);\n' },
  { name: 'backend/room/high.c', text: '#include "room/all.h"\nvoid high(void)\n{\n    low();\n}\n' },
];
const found = (...more) => circles([...SOURCES.filter(({ name }) => !more.some((one) => one.name === name)), ...more]).map((files) => files.map((file) => file.slice('backend/room/'.length)).join(' ')).join();

/** Faults of the check itself. */
export function wrongOfCircles() {
  return Object.entries({
    'files in a line': found() === '',
    'files that call each other': found({ name: 'backend/room/low.c', text: 'void low(void)\n{\n    high();\n}\n' }) === 'high.c low.c',
    'headers that include each other': found({ name: 'backend/room/a.h', text: '#include "room/b.h"\n' }, { name: 'backend/room/b.h', text: '#include "room/a.h"\n' }) === 'a.h b.h',
    'a header that calls what includes it': found({ name: 'backend/room/all.h', text: 'void low(void);\nstatic inline void all(void)\n{\n    low();\n}\n' }) === 'all.h low.c',
    'a header that calls its own file': found({ name: 'backend/room/low.h', text: 'static inline void lower(void)\n{\n    low();\n}\n' }, { name: 'backend/room/low.c', text: '#include "room/low.h"\nvoid low(void)\n{\n}\n' }) === '',
  }).filter(([, right]) => !right).map(([what]) => `the check of circles is wrong about ${what}`);
}
