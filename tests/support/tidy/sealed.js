// PostgreSQL is sealed: what exists for it lies in store/postgres, and store/engines.c alone names it. Everybody else asks for an ability of
// the engine (store/sql/engine.h), and never for its name.

const HOME = /^backend\/store\/(postgres\/|engines\.c$)/;
/** Words of C by which a file would know the engine. The views' text and a store's name are data. */
const KNOWS = [
  [/#\s*include\s*"store\/postgres\//, 'includes what store/postgres/ has for itself'],
  [/#\s*include\s*<libpq/, 'includes libpq'],
  [/\bsql_is_(remote|url|postgres|file)\b/, 'asks which engine it is'],
  [/\b(pg|libpq)_\w+|\blibpq\.|\bPQ[a-z]\w*|\bPG(conn|result)\b/, 'calls PostgreSQL by its name'],
];

/** Problems of `sources` of backend/: [{name, text}] */
export function unsealed(sources, bare) {
  return sources.filter(({ name }) => !HOME.test(name)).flatMap(({ name, text }) => bare(text).split('\n').flatMap((line, index) =>
    KNOWS.filter(([pattern]) => pattern.test(line)).map(([, what]) => `${name}:${index + 1}: ${what}`)));
}

/** Tries the check on examples, and returns those that it judges wrongly. */
export function wrongOfSealed() {
  const found = (/** @type {string} */ text, name = 'backend/store/store.c') => unsealed([{ name, text }], (/** @type {string} */ one) => one).length;
  return Object.entries({
    'an include': found('#include "store/postgres/pg.h"\n') === 1 && found('#include <libpq-fe.h>\n') === 1,
    'a question': found('if (sql_is_remote(sql)) return;\n') === 1 && found('if (sql_is_open(sql)) return;\n') === 0,
    'a call': found('pg_exec(pg);\n') === 1 && found('PQclear(result);\n') === 1 && found('libpq.clear(result);\n') === 1,
    'the engine itself': found('#include "store/postgres/pg.h"\n', 'backend/store/engines.c') === 0 && found('pg_exec(pg);\n', 'backend/store/postgres/pg.c') === 0,
  }).filter(([, right]) => !right).map(([what]) => `the check is wrong about ${what}`);
}
