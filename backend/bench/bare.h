/* The reference limit of `ochre-bench live`: WebSocket frames of the same sizes, each written to a
 * log on the disk before it is answered, and nothing else. No rules, no JSON, no accounts. One
 * thread for the sockets, one for the log.
 */
#ifndef BENCH_BARE_H
#define BENCH_BARE_H

/* The path of a client's upgrade request: table, then seat. */
#define BENCH_BARE_PATH "/bare/%u/%u"
/* The id of a table's match. */
#define BENCH_BARE_MATCH "bare%08u"

/* Runs `ochre-bench bare`; `argv[0]` is its name. Returns the exit code. */
int bench_bare(int argc, char **argv);

#endif
