/* A server on the loopback that says what a table has for what it hears: a greeting first, then for
 * each line that begins with a row's word that row's answer. One thread of its own, one connection
 * after the other. */
#ifndef SUPPORT_TALKER_H
#define SUPPORT_TALKER_H

#include <pthread.h>
#include <stdatomic.h>

struct talker_row {
    const char *word;   /* NULL: what is said without being asked */
    const char *answer; /* "": the connection ends; NULL: nothing, for ever */
};

struct talker {
    const struct talker_row *rows; /* closed by one without anything in it */
    int fd;
    unsigned port;
    pthread_t thread;
    atomic_int taken; /* connections */
    char heard[8192]; /* of all of them, after talker_stop() */
    size_t heard_size;
};

/* Listens, until talker_stop(). `rows` is borrowed. */
void talker_start(struct talker *talker, const struct talker_row *rows);
void talker_stop(struct talker *talker);

#endif
