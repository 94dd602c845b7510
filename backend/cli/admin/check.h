/* Plays every stored match again and compares all of it. One thread. */
#ifndef CLI_ADMIN_CHECK_H
#define CLI_ADMIN_CHECK_H

#include <stdio.h>

#include "store/store.h"

struct admin_check {
    FILE *out;      /* receives a line for each match that differs from its log */
    FILE *progress; /* receives a progress bar, which is drawn repeatedly; NULL: none */
    int64_t total;  /* number of matches, counted before for the progress bar */
    int64_t matches;
    int64_t moves;
    int64_t bad; /* matches */
};

/* Walks all matches that have begun. For each row: the events fold to the stored hash, and the game
 * makes the same events of the same move with the match's own dice, byte by byte. Fills the
 * figures. Anything but STORE_OK: the file could not be read to its end. */
MUST_USE enum store_err admin_check_run(struct admin_check *check, struct store_reader *reader);

#endif
