/* The limit that `ochre-bench live` sets beside the server: WebSocket frames of the same sizes, of
 * which each is in a log on the disk before it is answered, and nothing else. No rules, no JSON, no
 * accounts. One thread for the sockets, one for the log. */
#ifndef BENCH_BARE_H
#define BENCH_BARE_H

/* Where a client asks for the upgrade: table, then seat. */
#define BENCH_BARE_PATH "/bare/%u/%u"
/* What the match of a table is called. */
#define BENCH_BARE_MATCH "bare%08u"

/* Runs `ochre-bench bare`; `argv[0]` is its name. Returns the exit code. */
int bench_bare(int argc, char **argv);

#endif
