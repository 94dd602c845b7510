// Checks of the English of comments: a comment begins with a noun or a verb, calls no person by a male pronoun, and has short sentences.

/** @typedef {{name: string, text: string}} Source */

const WORDS_MAX = 40;
const RIDDLE = /^(Who|What|Whose|Of|Whether|That|Which|Instead)\b/;
const HE = /\b(he|him|his)\b/i;

/** Comments that are not plain English yet, by room. A room without a number is clean, and a number may only fall. */
export const UNCLEAN = {};

const COMMENT_C = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(\/\*[\s\S]*?\*\/)/g;
const COMMENT_JS = /(\/\*[\s\S]*?\*\/|(?<=^|[\s;{}])\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*)/g;

/** The text of a comment without its signs; a paragraph and an item of a list are apart by an empty line. @param {string} comment */
const plain = (comment) => comment.replace(/^\s*\/\/ @ts-check\n/, '').replace(/\*\/$/, '').replace(/^\s*(\/\*+|\*(?!\/)|\/\/)( {2,})?/gm, (_, sign, item) => (item ? '\n' : ''))
  .replace(/(^|\s)@(?!ts-)\w+[\s\S]*/, '').trim();

/** The comments of a file: {text, line}. @param {Source} source */
function commentsOf({ name, text }) {
  return [...text.matchAll(name.endsWith('.js') ? COMMENT_JS : COMMENT_C)].filter(([, comment]) => comment)
    .map(({ 1: comment, index }) => ({ text: plain(comment), line: text.slice(0, index).split('\n').length }));
}

/** Returns the fault of a comment, or null. @param {string} text */
function wrongWith(text) {
  if (RIDDLE.test(text)) return `begins with "${text.split(/\s/, 1)[0]}"`;
  if (HE.test(text)) return `says "${/** @type {RegExpExecArray} */ (HE.exec(text))[0]}" of a person`;
  const longest = Math.max(...text.split(/[.!?](?=\s|$)|\n\s*\n/).map((sentence) => sentence.split(/\s+/).filter(Boolean).length));
  return longest > WORDS_MAX ? `has a sentence of ${longest} words` : null;
}

/** The room of a file: two folders, as in backend/hub, or one if the file is directly in it. @param {string} name */
const roomOf = (name) => name.split('/').slice(0, -1).slice(0, 2).join('/');

/** room -> its comments that are not plain English, and how many comments there are. @param {Source[]} sources */
export function unclean(sources) {
  /** @type {Record<string, string[]>} */
  const rooms = {};
  let count = 0;
  for (const source of sources) {
    for (const { text, line } of commentsOf(source)) {
      const wrong = wrongWith(text);
      count += 1;
      if (wrong) (rooms[roomOf(source.name)] ??= []).push(`${source.name}:${line}: the comment ${wrong}`);
    }
  }
  return { rooms, count };
}

/** Rooms with more such comments than their number says, or fewer. @param {Record<string, string[]>} found @param {Record<string, number>} numbers */
export function wrongComments(found, numbers) {
  return [...new Set([...Object.keys(found), ...Object.keys(numbers)])].flatMap((room) => {
    const all = found[room] ?? [], said = numbers[room] ?? 0;
    if (all.length > said) return [`${room}: ${all.length} comments are not plain English, more than ${said}`, ...all.map((one) => `  ${one}`)];
    return all.length < said ? [`${room}: ${all.length} comments are not plain English, so that the number has to be lowered from ${said}`] : [];
  });
}

const words = (/** @type {number} */ count) => Array(count).fill('word').join(' ');

/** Faults of the check itself. The examples are composed, so that they are no comments of this file. */
export function wrongOfComments() {
  const found = (/** @type {string} */ text, name = 'backend/room/a.c') => Object.values(unclean([{ name, text }]).rooms).flat().length;
  const inC = (/** @type {string} */ ...lines) => found(`/* ${lines.join('\n * ')} */\n`);
  const inJs = (/** @type {string} */ ...lines) => found(lines.map((line) => `// ${line}\n`).join(''), 'web/js/a.js');
  const tagged = (/** @type {string} */ text) => found(`/** ${text} */\n`, 'web/js/a.js');
  const inText = (/** @type {string} */ text) => found(`char *a = "/* ${text} */";\n`);
  return Object.entries({
    'a riddle': ['Who', 'What', 'Whose', 'Of', 'Whether', 'That', 'Which', 'Instead'].every((word) => inC(`${word} it is.`) === 1 && inJs('@ts-check', `${word} it is.`) === 1),
    'a person': inC('The user and his seat.') === 1 && inC('asks him') === 1 && tagged('He sits.\n * @param {any} a') === 1,
    'a long sentence': inC(`${words(41)}.`) === 1 && inC(words(20), `${words(21)}.`) === 1 && inJs(words(20), words(21)) === 1,
    'a clean comment': inC(`The history of this. ${words(40)}. ${words(38)}.`, '', words(40)) === 0,
    'a list': inC('Names:', '', `  a.c  ${words(30)}`, `  b.c  ${words(30)}`) === 0,
    'tags': tagged(`Returns it. @param {any} a ${words(50)}`) === 0,
    'texts': inText('What he is') === 0,
    'a room without a number': wrongComments({ room: ['one'] }, {}).length > 0,
    'a number that is right': wrongComments({ room: ['one'] }, { room: 1 }).length === 0,
    'a number that could be lower': wrongComments({ room: ['one'] }, { room: 2 }).length === 1 && wrongComments({}, { room: 1 }).length === 1,
  }).filter(([, right]) => !right).map(([what]) => `the check is wrong about ${what}`);
}
