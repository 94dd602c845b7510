/* A local match as text, to store and to load it again (schema/local.md). While a match is
 * loaded, the rules decide every move again, so that a changed text is refused. One thread at a
 * time. */
#ifndef LOCAL_SAVE_H
#define LOCAL_SAVE_H

#include "local/local.h"

#define LOCAL_SAVE_BYTES_MAX (4u * 1024 * 1024)

/* Reads a set-up: lines of a name and a value, in any order, each at most once.
 * LOCAL_BAD_REQUEST: the text is malformed. LOCAL_BAD_SETUP: it names things that do not exist.
 * LOCAL_NEWER, LOCAL_OLDER: this program does not know its rules. */
MUST_USE enum local_err local_setup_read(const char *text, size_t size, struct local_setup *setup);

/* Appends the match that has begun: its set-up, its moves, and a sum of both. */
void local_save(const struct local *local, struct buf *out);

/* Loads a saved match in place of the present one. LOCAL_DAMAGED: local_save() has not written
 * this text; there is no match then. */
MUST_USE enum local_err local_load(struct local *local, const char *text, size_t size);

/* Replays a server's match in place of the present one: a text as saved, without its sum. Its moves
 * are those that counted in the end, and the time of each is its version there. The match is for
 * report.h alone. LOCAL_DAMAGED: the rules refuse a move. */
MUST_USE enum local_err local_follow(struct local *local, const char *text, size_t size);

#endif
