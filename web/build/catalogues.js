// @ts-check
// Catalogues of texts: Fluent files, i18n/LANGUAGE/PAGE.ftl (i18n/README.md). This module reads them and checks them against those in
// English. A comment `## name` in an English file begins a group of messages, which a page requests.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, Visitor } from '@fluent/syntax';
import { formsOf } from '../js/core/word_forms.js';
import { sentences } from './sentences.js';

/** @typedef {import('@fluent/syntax').Message} Message */
/** @typedef {{message: Message, file: string, line: number, group: string}} Entry file: below the folder of the client */
/** @typedef {{entries: Map<string, Entry>, faults: string[]}} Catalogue by identifier */

const NAME = 'language-name';
/** The functions and the type of their argument. @type {Record<string, string>} */
const FUNCTIONS = { COUNT: 'VariableReference', ICON: 'StringLiteral', LIST: 'VariableReference' };
/** The whole numbers to try: no plural rule depends on others. */
const NUMBERS = [...Array.from({ length: 201 }, (_, n) => n), 1000];

/** The key of a message in the client: `.` is written `-` in Fluent, and `-` is `--`. @param {string} id */
export const keyOf = (id) => id.replace(/--?/g, (dash) => (dash === '-' ? '.' : '-'));

/** Plural categories of a language: all, and those of whole numbers. @param {string} lang */
export function pluralsOf(lang) {
  const rules = new Intl.PluralRules(lang);
  return { all: rules.resolvedOptions().pluralCategories, whole: [...new Set(NUMBERS.map((n) => rules.select(n)))] };
}

/** Returns everything that a message uses. @param {Message} message */
export function usesOf(message) {
  const found = { variables: new Set(), icons: new Set(), categories: /** @type {string[][]} */ ([]),
    wrong: new Set() };
  new Used(found).visit(message);
  return found;
}

class Used extends Visitor {
  /** @param {ReturnType<typeof usesOf>} found */
  constructor(found) {
    super();
    this.found = found;
  }

  /** @param {any} node */
  visitVariableReference(node) {
    this.found.variables.add(node.id.name);
  }

  /** @param {any} node */
  visitFunctionReference(node) {
    const { id: { name }, arguments: { positional: [first, ...more], named } } = node;
    const wanted = FUNCTIONS[name];
    if (!wanted) this.found.wrong.add(`no function ${name}`);
    else if (first?.type !== wanted || more.length || named.length) this.found.wrong.add(`${name} wants one ${wanted}`);
    if (name === 'ICON') this.found.icons.add(first?.value);
    this.genericVisit(node);
  }

  /** @param {any} node */
  visitTermReference(node) {
    this.found.wrong.add(`refers to -${node.id.name}, which nothing here can`);
  }

  /** @param {any} node */
  visitMessageReference(node) {
    this.found.wrong.add(`refers to ${node.id.name}, which nothing here can`);
  }

  /** @param {any} node */
  visitPlaceable(node) {
    if (node.expression.id?.name === 'COUNT') this.found.wrong.add('COUNT stands before -> only');
    this.genericVisit(node);
  }

  /** @param {any} node */
  visitSelectExpression(node) {
    const { type, id } = node.selector;
    if (type !== 'VariableReference' && id?.name !== 'COUNT') this.found.wrong.add('only a variable or COUNT stands before ->');
    const keys = node.variants.map((/** @type {any} */ { key }) => key.name ?? key.value);
    const categories = keys.filter((/** @type {string} */ key) => /^(zero|one|two|few|many)$/.test(key));
    if (categories.length) this.found.categories.push(keys);
    const last = node.variants.find((/** @type {any} */ one) => one.default).key.name;
    if (keys.includes('other') && last !== 'other') this.found.wrong.add('* stands before [other], if there is one');
    this.genericVisit(node);
  }
}

/** Returns the line number of a position. @param {string} text @param {number} at */
const lineAt = (text, at) => text.slice(0, at).split('\n').length;

/** Reads one file. @param {string} web @param {string} file @param {Catalogue} into */
function readFile(web, file, { entries, faults }) {
  const text = readFileSync(join(web, file), 'utf8').replaceAll('\r\n', '\n');
  let group = '';
  for (const entry of new FluentParser().parse(text).body) {
    const at = `web/${file}:${lineAt(text, entry.span?.start ?? 0)}`;
    if (entry.type === 'GroupComment') group = entry.content.split(/[:\s]/)[0];
    if (entry.type === 'Term') faults.push(`${at}: a term, which nothing here knows`);
    if (entry.type === 'Junk') {
      const [note] = entry.annotations;
      faults.push(`web/${file}:${lineAt(text.slice(0, note?.span?.start).trimEnd(), Infinity)}: ${note?.message ?? 'not Fluent'}`);
    }
    if (entry.type !== 'Message') continue;
    if (entries.has(entry.id.name)) faults.push(`${at}: ${entry.id.name} is there twice`);
    entries.set(entry.id.name, { message: entry, file, line: Number(at.split(':')[1]), group });
  }
}

/** Returns the faults of a message, compared with the English one. @param {Entry} own @param {Entry} english @param {string} lang */
function faultsOf({ message, file, line }, english, lang) {
  const [uses, wanted] = [usesOf(message), usesOf(english.message)];
  const { all } = pluralsOf(lang);
  const said = [
    ...[...uses.variables].filter((name) => !wanted.variables.has(name)).map((name) => `no $${name} is given`),
    ...[...uses.icons].filter((name) => !wanted.icons.has(name)).map((name) => `no ICON("${name}") in English`),
    ...uses.wrong,
    ...uses.categories.flat().filter((key) => /^(zero|one|two|few|many)$/.test(key) && !all.includes(/** @type {any} */ (key)))
      .map((key) => `${lang} has no plural "${key}"`),
    ...(message.attributes.length === english.message.attributes.length ? [] : [`${english.message.attributes.length} parts in English`]),
  ];
  return said.map((fault) => `web/${file}:${line}: ${message.id.name}: ${fault}`);
}

/** Reads all languages, English first, then by their own names. @param {string} web the folder of the client */
export function catalogues(web) {
  const folder = join(web, 'i18n');
  const pages = (/** @type {string} */ lang) => readdirSync(join(folder, lang)).filter((name) => name.endsWith('.ftl')).sort();
  const found = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => name);
  /** @type {Map<string, Catalogue>} read on first use */
  const read = new Map();
  const of = (/** @type {string} */ lang) => {
    const known = read.get(lang);
    if (known) return known;
    const one = { entries: new Map(), faults: /** @type {string[]} */ ([]) };
    for (const page of pages(lang)) readFile(web, `i18n/${lang}/${page}`, one);
    read.set(lang, one);
    return one;
  };
  const nameOf = (/** @type {string} */ lang) => nameIn(web, lang, pages(lang));
  const names = Object.fromEntries(found.map((lang) => [lang, nameOf(lang)])
    .sort(([a, one], [b, other]) => Number(b === 'en') - Number(a === 'en') || one.localeCompare(other)));
  return { languages: Object.keys(names), names, of, ...checks(of), ...groupsOf(of) };
}

/**
 * Returns the name of a language in that language: a message of its folder.
 * @param {string} web @param {string} lang @param {string[]} pages
 */
function nameIn(web, lang, pages) {
  for (const page of pages) {
    const name = new RegExp(`^${NAME} *= *(.+)$`, 'm').exec(readFileSync(join(web, 'i18n', lang, page), 'utf8'))?.[1];
    if (name) return name.trim();
  }
  return lang;
}

/** @param {(lang: string) => Catalogue} of */
function checks(of) {
  return {
    /** Returns the faults of a language, which prevent a build. @param {string} lang */
    faults: (lang) => [...of(lang).faults, ...[...of(lang).entries].flatMap(([id, own]) => {
      const english = of('en').entries.get(id);
      return english ? faultsOf(own, english, lang) : [];
    })],
    /** Returns the messages that a language lacks, which are shown in English; and those that no page requests. @param {string} lang */
    gaps: (lang) => {
      const [own, english] = [of(lang).entries, of('en').entries];
      return [
        ...[...english].filter(([id]) => !own.has(id))
          .map(([id, { file }]) => `web/${file.replace('/en/', `/${lang}/`)}: ${id} is missing, and said in English`),
        ...[...own].filter(([id]) => !english.has(id))
          .map(([id, { file, line }]) => `web/${file}:${line}: ${id} is not in English, and left out`)];
    },
  };
}

/** @param {(lang: string) => Catalogue} of */
function groupsOf(of) {
  /**
   * Returns the messages of some groups: key, own, English.
   * @param {string[]} groups @param {string} lang @returns {[string, Message, Message][]}
   */
  const messages = (groups, lang) => groups.flatMap((group) => {
    const english = [...of('en').entries.values()].filter((entry) => entry.group === group);
    if (!english.length) throw new Error(`no file of web/i18n/en has a group "${group}"`);
    return english.map(({ message }) => /** @type {[string, Message, Message]} */ ([keyOf(message.id.name),
      of(lang).entries.get(message.id.name)?.message ?? message, message]));
  });
  return {
    messages,
    /** Returns all groups, in the order of the files. */
    groups: () => [...new Set([...of('en').entries.values()].map(({ group }) => group))],
    /**
     * Returns the texts of some groups, as they are in the client.
     * @param {string[]} groups @param {string} lang @returns {Record<string, any>}
     */
    words: (groups, lang) => {
      const { code, kinds } = sentences(messages(groups, lang), lang);
      const { count, form, list, number } = formsOf(lang, kinds);
      return Function('count', 'form', 'list', 'number', `return ${code}`)(count, form, list, number);
    },
    /**
     * Returns the source of a module with the texts of some groups.
     * @param {string[]} groups @param {string} lang @param {string} forms js/core/word_forms.js
     */
    module: (groups, lang, forms) => {
      const { code, kinds, called } = sentences(messages(groups, lang), lang);
      const given = `formsOf('${lang}', ${JSON.stringify(kinds)})`;
      const calls = `import { formsOf } from ${JSON.stringify(forms)};\nconst { ${called.join(', ')} } = ${given};\n`;
      return `${called.length ? calls : ''}export default ${code};\n`;
    },
  };
}

/**
 * Throws an error if there are faults, and warns of gaps.
 * @param {ReturnType<typeof catalogues>} all @param {(line: string) => void} warn
 */
export function checkCatalogues(all, warn) {
  const faults = all.languages.flatMap((lang) => all.faults(lang));
  if (faults.length) throw new Error(`catalogues of words:\n${faults.join('\n')}`);
  for (const lang of all.languages) for (const gap of all.gaps(lang)) warn(gap);
}
