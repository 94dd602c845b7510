// @ts-check
// Compiles messages of Fluent to JavaScript: a message is a string or a function of its arguments, a message with attributes is a list of
// their texts. Selectors become conditions, plurals a call of the forms of js/core/word_forms.js. Text with which all variants begin or end
// occurs once.

/** @typedef {import('@fluent/syntax').Message} Message */
/** @typedef {{variable: string, counts: boolean, cases: {key: string, parts: Part[]}[], other: Part[]}} Select counts: entries of a list */
/** @typedef {string|{variable: string}|{list: string}|{select: Select}} Part */
/** @typedef {{lang: string, kinds: string[], counted: Set<string>}} How kinds: plural categories with a form; none: only one */

const KINDS = ['zero', 'one', 'two', 'few', 'many'];
/** Whole numbers and some others to try: no plural rule depends on more. */
const NUMBERS = [...Array.from({ length: 201 }, (_, n) => n), 0.5, 1.5, 2.1, 1000];
const LEAST = 8; // the minimum number of characters for which a common part is shared

/** @param {any} pattern @returns {Part[]} */
function partsOf(pattern) {
  /** @type {Part[]} */
  const parts = [];
  for (const { type, value, expression } of pattern?.elements ?? []) {
    const part = type === 'TextElement' ? value : partOf(expression);
    if (typeof part === 'string' && typeof parts.at(-1) === 'string') parts.push(parts.pop() + part);
    else parts.push(part);
  }
  return parts;
}

/** @param {any} node an expression @returns {Part} */
function partOf(node) {
  if (node.type === 'StringLiteral') return node.parse().value;
  if (node.type === 'NumberLiteral') return node.value;
  if (node.type === 'VariableReference') return { variable: node.id.name };
  if (node.type === 'Placeable') return partOf(node.expression);
  if (node.type === 'SelectExpression') return { select: selectOf(node) };
  const [first] = node.arguments.positional;
  if (node.id.name === 'LIST') return { list: first.id.name };
  if (node.id.name === 'ICON') return `{${first.value}}`;
  throw new Error(`${node.id.name} stands where nothing is selected`);
}

/** @param {any} node @returns {Select} */
function selectOf({ selector, variants }) {
  const counts = selector.type === 'FunctionReference';
  const cases = variants.filter((/** @type {any} */ one) => !one.default)
    .map((/** @type {any} */ { key, value }) => ({ key: key.name ?? key.value, parts: partsOf(value) }));
  const last = variants.find((/** @type {any} */ one) => one.default);
  return { variable: (counts ? selector.arguments.positional[0] : selector).id.name, counts, cases, other: partsOf(last.value) };
}

const access = (/** @type {string} */ name) => (/^\w+$/.test(name) ? `a.${name}` : `a[${JSON.stringify(name)}]`);
const escaped = (/** @type {string} */ text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** @param {Part[]} parts @param {How} how @returns {string} an expression */
function expression(parts, how) {
  if (parts.every((part) => typeof part === 'string')) return JSON.stringify(parts.join(''));
  const flat = parts.flatMap((part) => (typeof part === 'object' && 'select' in part ? memo(part.select, how) : [part]));
  if (flat.length === 1 && typeof flat[0] === 'object' && 'select' in flat[0]) return chosen(flat[0].select, how);
  let text = '';
  for (let i = 0; i < flat.length; i++) {
    const [part, next, after] = flat.slice(i, i + 3);
    if (typeof part === 'string') text += escaped(part);
    else if ('variable' in part && next === ' ' && isPlural(after, part.variable)) {
      text += `\${count(${access(part.variable)},${forms(after.select, how)})}`; // the number, a space, the form
      i += 2;
    } else text += `\${${valueOf(part, how)}}`;
  }
  return `\`${text}\``;
}

/** @param {Exclude<Part, string>} part @param {How} how */
function valueOf(part, how) {
  if ('select' in part) return chosen(part.select, how);
  if ('list' in part) return `list(${access(part.list)})`;
  return how.counted.has(part.variable) ? `number(${access(part.variable)})` : access(part.variable);
}

/**
 * Returns whether a part selects by plural categories of a variable, and by nothing else.
 * @param {Part|undefined} part @param {string} variable @returns {part is {select: Select}}
 */
const isPlural = (part, variable) => typeof part === 'object' && 'select' in part && part.select.variable === variable
  && !part.select.counts && part.select.cases.length > 0 && part.select.cases.every(({ key }) => KINDS.includes(key));

/** Returns a form for each category that has one in the language, and the last. @param {Select} select @param {How} how */
function forms({ cases, other }, how) {
  const wanted = how.kinds.length ? how.kinds : ['one'];
  const all = [...wanted.map((kind) => cases.find(({ key }) => key === kind)?.parts ?? other), other];
  return all.map((parts) => expression(parts, how)).join(',');
}

/** @param {Select} select @param {How} how @returns {string} */
function chosen({ variable, counts, cases, other }, how) {
  const value = counts ? `${access(variable)}.length` : access(variable);
  const plural = cases.filter(({ key }) => KINDS.includes(key));
  const exact = cases.filter(({ key }) => !KINDS.includes(key));
  let rest = expression(other, how);
  if (plural.length) {
    const plain = !how.kinds.length; // "one" is 1
    rest = plain ? `${value}==1?${expression(plural[0].parts, how)}:${rest}`
      : `form(${value},${forms({ variable, counts, cases: plural, other }, how)})`;
  }
  return `(${exact.reduceRight((other_, { key, parts }) => `${test(value, key)}?${expression(parts, how)}:${other_}`, rest)})`;
}

/** Returns the condition for a key: `none` and 0 are true for a missing value. @param {string} value @param {string} key */
const test = (value, key) => (key === 'none' || key === '0' ? `!${value}` : `${value}==${/^-?\d/.test(key) ? key : JSON.stringify(key)}`);

/** @param {Part|undefined} a @param {Part|undefined} b */
const same = (a, b) => a !== undefined && JSON.stringify(a) === JSON.stringify(b);

/** Returns the text with which all begin. @param {string[]} texts */
function beginOf(texts) {
  let n = 0;
  while (n < texts[0].length && texts.every((text) => text[n] === texts[0][n])) n++;
  return texts[0].slice(0, n).replace(/[\ud800-\udbff]$/, '');
}

/**
 * Removes the parts with which all variants begin, and returns them.
 * @param {Part[][]} all @param {string} [counted] a variable: after its number comes a space only, so that the words stay forms of it
 */
function headOf(all, counted) {
  /** @type {Part[]} */
  const head = [];
  while (all.every((parts) => same(parts[0], all[0][0]))) {
    head.push(all[0][0]);
    for (const parts of all) parts.shift();
  }
  if (!all.every(([first]) => typeof first === 'string')) return head;
  const texts = all.map(([first]) => String(first));
  let begin = beginOf(texts);
  if (counted && same(head.at(-1), { variable: counted })) begin = begin.startsWith(' ') ? ' ' : '';
  else if (begin.length < LEAST) begin = '';
  if (begin) {
    head.push(begin);
    all.forEach((parts, i) => parts.splice(0, 1, ...[texts[i].slice(begin.length)].filter(Boolean)));
  }
  return head;
}

/** Reverses the parts. @param {Part[]} parts @returns {Part[]} */
const turned = (parts) => parts.map((part) => (typeof part === 'string' ? [...part].reverse().join('') : part)).reverse();

/**
 * Returns a choice without the common beginning and end of its variants, between these.
 * @param {Select} select @param {How} how @returns {Part[]}
 */
function memo(select, how) {
  let all = [...select.cases.map(({ parts }) => [...parts]), [...select.other]];
  const before = headOf(all, how.counted.has(select.variable) ? select.variable : '');
  all = all.map(turned);
  const after = turned(headOf(all));
  all = all.map(turned);
  const other = /** @type {Part[]} */ (all.pop());
  return [...before, { select: { ...select, cases: select.cases.map(({ key }, i) => ({ key, parts: all[i] })), other } }, ...after];
}

/** Returns the selects in parts, also those in their variants. @param {Part[]} parts @returns {Select[]} */
const selectsIn = (parts) => parts.flatMap((part) => (typeof part === 'object' && 'select' in part
  ? [part.select, ...[...part.select.cases.map((one) => one.parts), part.select.other].flatMap(selectsIn)] : []));

/** Returns the patterns of a message: its own, or those of its attributes. @param {Message} message */
export const patternsOf = ({ value, attributes }) => (attributes.length ? attributes.map((one) => one.value) : [value]).map(partsOf);

/**
 * Returns the plural categories that the selects distinguish; none if there is only one, for the number 1.
 * @param {Select[]} selects @param {string} lang
 */
function kindsIn(selects, lang) {
  const rules = new Intl.PluralRules(lang);
  const kinds = KINDS.filter((kind) => selects.some(({ cases }) => cases.some(({ key }) => key === kind)));
  const plain = kinds.every((kind) => kind === 'one') && NUMBERS.every((n) => (rules.select(n) === 'one') === (n === 1));
  return plain ? [] : kinds;
}

/**
 * Returns the variables that are counted in a message, or in English: they are written in the form of the language.
 * @param {Message} own @param {Message} english
 */
export const countedIn = (own, english) => new Set([...patternsOf(own), ...patternsOf(english)].flatMap(selectsIn)
  .filter(({ counts, cases }) => !counts && cases.some(({ key }) => KINDS.includes(key))).map(({ variable }) => variable));

/**
 * Returns a message as an expression.
 * @param {Message} own @param {Message} english @param {string} lang @param {string[]} kinds
 */
function sentence(own, english, lang, kinds) {
  const patterns = patternsOf(own);
  const counted = countedIn(own, english);
  const said = patterns.map((parts) => {
    const code = expression(parts, { lang, kinds, counted });
    return parts.every((part) => typeof part === 'string') ? code : `a=>${code}`;
  });
  return own.attributes.length ? `[${said}]` : said[0];
}

/**
 * Returns messages by key, as the source of an object, and the functions that it calls.
 * @param {[string, Message, Message][]} messages key, own, English
 * @param {string} lang
 */
export function sentences(messages, lang) {
  const kinds = kindsIn(messages.flatMap(([, own]) => patternsOf(own).flatMap(selectsIn)), lang);
  const code = messages.map(([key, own, english]) => `${JSON.stringify(key)}:${sentence(own, english, lang, kinds)}`).join(',\n');
  return { code: `{\n${code}\n}`, kinds, called: ['count', 'form', 'list', 'number'].filter((name) => code.includes(`${name}(a`)) };
}
