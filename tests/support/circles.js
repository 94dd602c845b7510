// Which C files call each other in a circle, read from their text: who defines an external function, and who names it.

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

/** Circles, each as the list of its files: the strongly connected parts of more than one (Tarjan). */
export function circles(sources) {
  const graph = calls(sources);
  const found = [];
  const index = new Map();
  const low = new Map();
  const stack = [];
  const visit = (file) => {
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
