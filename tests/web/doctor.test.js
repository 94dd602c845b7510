// The server's findings about its installation, in the client's words: each finding that a page may show has a sentence in every language,
// and the English one is that of the program.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { languages } from '../../web/js/core/words.js';
import { wordsOf } from './support/catalogues.js';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const text = (literals) => [...literals.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part.replace(/\\(.)/g, '$1')).join('');

/** The rows of the program's table. */
const findings = [...read('backend/doctor/findings.c').matchAll(/\[FINDING_(\w+)\] =\s*\{"(\w+)",\s*DOCTOR_(\w+),\s*((?:"(?:[^"\\]|\\.)*"\s*)+),\s*(NULL|(?:"(?:[^"\\]|\\.)*"\s*)+),\s*(true|false)\}/g)]
  .map(([, name, code, sign, said, mend, byHand]) => ({ name, code, sign, said: text(said), mend: mend === 'NULL' ? null : text(mend), byHand: byHand === 'true' }));
const checks = [...read('backend/doctor/doctor.c').matchAll(/^ {4}\{"(\w+)", check_\w+\}/gm)].map(([, name]) => name);
const words = wordsOf('doctor');
const names = (said) => [...said.matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => name);
const filled = (sentence, said) => (typeof sentence === 'function' ? sentence(Object.fromEntries(names(said).map((name) => [name, `{${name}}`]))) : sentence);

test('the table of findings is read whole', () => {
  const listed = [...read('backend/doctor/findings.h').matchAll(/^ {4}FINDING_(\w+),$/gm)].map(([, name]) => name);
  assert.deepEqual(findings.map(({ name }) => name), listed);
  assert.deepEqual(findings.filter(({ name, code }) => name.toLowerCase() !== code), []);
  assert.deepEqual(findings.filter(({ sign, mend }) => sign === 'FAULT' && !mend), [], 'each fault has a command that mends it');
  assert.equal(checks.length, 16);
});

test('each finding that a page may show has its sentence in every language, with the same values', () => {
  const shown = findings.filter(({ byHand }) => !byHand);
  for (const lang of languages) {
    const codes = Object.keys(words[lang]).filter((key) => key.startsWith('doctor.say.')).map((key) => key.slice(11));
    assert.deepEqual(codes.sort(), shown.map(({ code }) => code).sort(), lang);
    for (const { code, said } of shown) assert.deepEqual(names(filled(words[lang][`doctor.say.${code}`], said)).sort(), names(said).sort(), `${lang} ${code}`);
    for (const check of checks.filter((name) => name !== 'settings')) assert.ok(words[lang][`doctor.check.${check}`], `${lang} ${check}`);
  }
});

test('English says it as the program does', () => {
  for (const { code, said, byHand } of findings) if (!byHand) assert.equal(filled(words.en[`doctor.say.${code}`], said).replaceAll('’', "'"), said);
});
