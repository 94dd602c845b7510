// Makes once what schemas.js would otherwise make in every test file: all documents read, and a function for each schema that is asked often.
// node tests/support/schemas_make.js (OCHRE_BIN=... of another build): tests/run does it before the tests that need it.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { commonPointers, documents, madeAt, run, schemaAt, validatorOfAll } from './schemas.js';

const pointers = commonPointers();
const ajv = validatorOfAll({ code: { source: true } });
pointers.forEach((pointer, at) => ajv.addSchema({ $id: `https://ochre.invalid/made/${at}`, ...schemaAt(pointer) }));
const code = standaloneCode.default(ajv, Object.fromEntries(pointers.map((_, at) => [`f${at}`, `https://ochre.invalid/made/${at}`])));

mkdirSync(dirname(madeAt), { recursive: true });
const part = `${madeAt}.${process.pid}.cjs`;
writeFileSync(part, `// ${randomUUID()}
${code}
exports.functions = { ${pointers.map((pointer, at) => `${JSON.stringify(pointer)}: exports.f${at}`).join(',\n')} };
exports.documents = ${JSON.stringify([...documents])};
`);
try {
  const { exports: { functions }, script, kept } = run(part);
  for (const pointer of pointers) if (typeof functions[pointer] !== 'function') throw new Error(`no function for ${pointer}`);
  for (const name of readdirSync(dirname(madeAt))) {
    if (name.startsWith(`${basename(madeAt)}-`)) rmSync(join(dirname(madeAt), name)); // of what was made before
  }
  writeFileSync(kept, script.createCachedData());
  renameSync(part, `${madeAt}.cjs`);
} finally {
  rmSync(part, { force: true });
}
