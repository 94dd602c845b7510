// Reads from the store while the server runs: only a worker reads, for one read. hub/core/reads.c lends the reader, as an argument of the
// function that runs there. Code on the loop is given none; should it get one, the store aborts. store_reader_open() is refused on the loop
// thread, and a reader that was lent to another thread gives no row.

const LENDS = 'backend/hub/core/reads.c';
const ASKS = /\b(?:(?:store|care)_)?reader_open\s*\(/;

/** Problems: places besides that one in which a reader is asked for. sources: [{name, text}] */
export function readersElsewhere(sources, bare) {
  return sources.filter(({ name }) => name !== LENDS).flatMap(({ name, text }) => bare(text).split('\n').flatMap((line, index) =>
    (ASKS.test(line) ? [`${name}:${index + 1}: asks for a reader; hub_read_begin() lends one to a worker`] : [])));
}
