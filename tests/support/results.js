// node tests/support/results.js BUILD [LABEL...]: counts the assertions of a run of tests/run, from BUILD/test-logs/first.xml and again.xml, the second
// run of failed tests. Prints the output of failures, all skipped tests and the ten longest, and ends on "N passed, N failed".
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const [build, ...wanted] = process.argv.slice(2);
const LINES_SHOWN = 100;
const plain = (text) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&amp;/g, '&').replace(/\x1b?\[\d+(;\d+)*m/g, '');
const known = new Map(JSON.parse(execFileSync('ctest', ['--test-dir', build, '-C', 'long', '--show-only=json-v1'], { encoding: 'utf8', maxBuffer: 1 << 28 })).tests
  .map(({ name, properties }) => [name, Object.fromEntries(properties.map((one) => [one.name, one.value]))]));

/** The counts of a test's output: a Criterion program, a file of node's test runner, or lines "ok ..." and "not ok ...". */
function counted(said) {
  const [, tested, passed] = said.match(/.*Synthesis: Tested: (\d+) \| Passing: (\d+)/s) ?? [];
  if (tested) return { passed: +passed, failed: tested - passed, skips: said.match(/(?<=^\[SKIP\] ).*/gm) ?? [] };
  const told = (word) => Number(said.match(new RegExp(`.*^ℹ ${word} (\\d+)$`, 'ms'))?.[1] ?? 0);
  if (/^ℹ tests \d+$/m.test(said)) return { passed: told('pass'), failed: told('fail') + told('cancelled'), skips: said.match(/(?<=^\s*﹣ ).*#.*/gm) ?? [] };
  return { passed: (said.match(/^ok /gm) ?? []).length, failed: (said.match(/^not ok /gm) ?? []).length, skips: [] };
}

/** The tests of one run by name. */
function read(file) {
  if (!existsSync(file)) return new Map();
  const cases = readFileSync(file, 'utf8').matchAll(/<testcase name="([^"]*)" [^>]*time="([^"]*)" status="(\w+)">(.*?)<\/testcase>/gs);
  return new Map([...cases].map(([, name, seconds, status, rest]) => {
    const said = plain(/<system-out>(.*)<\/system-out>/s.exec(rest)?.[1] ?? '');
    const { LABELS: [label], TIMEOUT: limit } = known.get(name);
    const how = plain(/<(?:failure|skipped) message="([^"]*)"/.exec(rest)?.[1] || (seconds >= limit ? 'stopped at its time limit' : 'failed'));
    const one = { name, label, seconds: +seconds, said, how, ...counted(said) };
    if (how.startsWith('SKIP_RETURN_CODE')) one.skips = [said.trim().split('\n').at(-1)];
    else if (status !== 'run') one.failed = Math.max(one.failed, 1);
    else if (one.label !== 'build' && !(one.passed + one.failed + one.skips.length)) Object.assign(one, { failed: 1, how: 'it tested nothing' });
    return [name, one];
  }));
}

const [first, again] = ['first', 'again'].map((name) => read(`${build}/test-logs/${name}.xml`));
for (const { name, said, how } of [...first.values()].filter(({ failed }) => failed)) {
  const lines = said.split('\n').filter((line) => !/^(\[(PASS|RUN )|ok |\[\d+\/\d+\] )/.test(line));
  console.log(`--- ${name}: ${how}\n${lines.slice(-LINES_SHOWN).join('\n')}`);
}
const all = [...first.values()].map((one) => again.get(one.name) ?? one);
const sum = (some, what) => some.reduce((total, one) => total + (what === 'skips' ? one.skips.length : one[what]), 0);
for (const { name, skips } of all) for (const skip of skips) console.log(`skipped: ${name}: ${skip}`);
for (const { name, failed } of all) if (first.get(name).failed && !failed) console.log(`FLAKY ${name}`);
for (const { name, failed, how } of all) if (failed) console.log(`failed: ${name}: ${failed} (${how})`);
for (const label of [...new Set([...all.map((one) => one.label), ...wanted])].sort()) {
  const some = all.filter((one) => one.label === label);
  if (!some.length || (label !== 'build' && !(sum(some, 'passed') + sum(some, 'failed')))) all.push({ label, passed: 0, failed: 1, skips: [], seconds: 0 });
  console.log(`${label}: ${sum(some, 'passed')} passed, ${sum(some, 'failed')} failed, ${sum(some, 'skips')} skipped; ${sum(some, 'seconds').toFixed(0)} s, one after the other`);
}
for (const { name, seconds } of all.filter((one) => one.name).sort((a, b) => b.seconds - a.seconds).slice(0, 10)) console.log(`${seconds.toFixed(0).padStart(6)} s from begin to end: ${name}`);
console.log(`${sum(all, 'passed')} passed, ${sum(all, 'failed')} failed${sum(all, 'skips') ? `, ${sum(all, 'skips')} skipped` : ''}`);
process.exitCode = sum(all, 'failed') ? 1 : 0;
