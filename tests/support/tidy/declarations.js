// C headers as far as tidy reads them: which functions they declare, with which parameters and below which comment.

/** Code without preprocessor lines, line for line. @param {string} code C without comments and texts */
const withoutDirectives = (code) => code.replace(/^[ \t]*#(?:[^\n]*\\\n)*[^\n]*/gm, (found) => found.replace(/[^\n]/g, ' '));

/** Statements at the top: {text, first, last, body}, lines from 0. Of what has a body `text` stops before it. @param {string} code */
export function statements(code) {
  const found = [];
  let depth = 0, text = '', body = '', first = -1, line = 0;
  const end = () => {
    if (text.trim()) found.push({ text: text.trim(), body, first, last: line });
    text = '';
    body = '';
    first = -1;
  };
  for (const char of withoutDirectives(code)) {
    if (char === '{') depth += 1;
    if (depth > 0) body += char;
    else if (char !== ';') {
      if (first < 0 && /\S/.test(char)) first = line;
      text += char;
    }
    if (char === '}') {
      depth -= 1;
      if (depth === 0 && !/^(typedef |static const |extern )?(struct|enum|union)\b[^(]*$|=\s*$/.test(text.trim())) end(); // of a function
    }
    if (char === ';' && depth === 0) end();
    if (char === '\n') line += 1;
  }
  return found;
}

/** The names of a list of parameters. @param {string} list */
function parameters(list) {
  const parts = [];
  let depth = 0, part = '';
  for (const char of list) {
    if ('([{'.includes(char)) depth += 1;
    if (')]}'.includes(char)) depth -= 1;
    if (char === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += char;
  }
  return [...parts, part].flatMap((one) => {
    const pointer = /\(\s*\*\s*(\w+)\s*\)\s*\(([\s\S]*)\)/.exec(one);
    if (pointer) return [pointer[1], ...parameters(pointer[2])];
    const name = /(\w+)\s*(\[[\s\S]*\]\s*)*$/.exec(one.trim())?.[1];
    return name && name !== 'void' ? [name] : [];
  });
}

const ATTRIBUTE = /__attribute__\s*\(\((?:[^()]|\([^()]*\))*\)\)/g;

/** Returns the function that a statement declares, or null: {name, parameters, inline}. @param {string} text */
function functionOf(text) {
  const plain = text.replace(ATTRIBUTE, ' ').trim();
  if (/^(typedef|struct|enum|union)\b[^(]*$|^_Static_assert\b|^typedef\b/.test(plain)) return null;
  const [, before, name, list] = /^([^(=]*?)\b(\w+)\s*\(([\s\S]*)\)$/.exec(plain) ?? [];
  if (!name || !before.trim()) return null;
  return { name, parameters: parameters(list), inline: /\bstatic\b/.test(before) };
}

const SHORT_LINES_MAX = 2; // of a type between a comment and the function that it is about

/**
 * The functions of a header with their comments. A comment stands directly above a function, or above a group: functions one below the other
 * without an empty line, and the short types and constants among them. A heading (---- name ----) is no comment.
 * @param {string} text @param {string} code the same without comments and texts, line for line
 */
export function functionsOfHeader(text, code) {
  const lines = text.split('\n');
  const bare = code.split('\n');
  const isComment = (/** @type {number} */ at) => at >= 0 && lines[at].trim() !== '' && bare[at].trim() === '';
  const isDirective = (/** @type {number} */ at) => at >= 0 && /^\s*#/.test(bare[at]);
  const found = [];
  let before = null;
  for (const { text: statement, first, last } of statements(code)) {
    const one = functionOf(statement);
    let end = first;
    while (isDirective(end - 1)) end -= 1;
    let top = end;
    while (isComment(top - 1)) top -= 1;
    const said = lines.slice(top, end).join('\n').replace(/\/\* ---- [\s\S]*? ---- \*\//g, '').trim();
    const grouped = before && before.last === end - 1 ? before.group : null;
    const group = said || !grouped ? { comment: said, functions: [] } : grouped;
    const beside = one ? lines[last].slice(bare[last].trimEnd().length).trim() : '';
    if (beside.startsWith('/*')) group.comment += ` ${beside}`;
    before = one || last - first < SHORT_LINES_MAX ? { last, group } : null;
    if (!one) continue;
    group.functions.push(one);
    found.push({ ...one, line: first + 1, group });
  }
  return found;
}
