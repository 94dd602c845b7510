/* Finds the few members of the server's JSON that a load client needs, without building a tree:
 * it reads thousands of views a second on one core. Only for JSON of the server: nothing is
 * checked. Any thread. */
#ifndef BENCH_LOAD_SCAN_H
#define BENCH_LOAD_SCAN_H

#include "base/base.h"

#define BENCH_WORD_BYTES 40

struct bench_message {
    char type[BENCH_WORD_BYTES];
    char match[BENCH_WORD_BYTES]; /* its id; empty: none */
    uint64_t version;
    uint32_t legal;
    bool more;
    bool over; /* nobody owes a decision */
};

/* Copies the text at a path of members, "match.id", without unescaping it. False: it is missing,
 * not a text, or does not fit in `room` bytes.
 */
MUST_USE bool bench_scan_text(const char *json, size_t size, const char *path, char *into,
                              size_t room);

/* Reads a message; members that are missing are 0. False: it is not an object with a type. */
MUST_USE bool bench_scan_message(const char *json, size_t size, struct bench_message *message);

#endif
