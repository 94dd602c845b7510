/* Watches the simulated world and knows nothing of the server's code: it is told what people were
 * shown, what was acknowledged to them and what was sent, reads the file by SQL, and says what must
 * not be. Its own small model of seats, clocks, votes and results follows the law of the table as
 * schema/live.md tells it. One thread. */
#ifndef WORLD_AUDITOR_H
#define WORLD_AUDITOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "world/findings.h"
#include "world/keeps.h"

void audit_begin(const char *path);
void audit_end(void);

/* A user has an account, and browses by the number `browser`. */
void audit_user(int64_t user, unsigned browser, bool admin);
void audit_gone(int64_t user);
/* Somebody was given a match's key. */
void audit_key(int64_t user, const char *match);
void audit_address(int64_t user);
/* Something of the user's was acknowledged; `match` is "" of what is of none. */
void audit_kept(enum keep_kind what, int64_t user, const char *match, const char *text);
/* A move was refused. */
void audit_refused(int64_t user, const char *match, const char *move, const char *error);
/* A browser was shown a text. */
void audit_shown(unsigned browser, bool live, const char *about, const char *text, size_t size);
/* A notification was sent. */
void audit_sent(int64_t user, const char *event, const char *match, uint32_t version);
/* The server goes down; is up again. */
void audit_down(int64_t unix_ms);
void audit_up(const char *path, int64_t unix_ms);
/* An administrator has rewound a match while the server is down. */
void audit_rewound(const char *path, const char *match, int64_t unix_ms);
/* Until then nothing can be written. */
void audit_disk_full(int64_t unix_ms, int64_t until_ms);
/* Somebody has quiet hours or a vacation from now on. */
void audit_calendar(int64_t user);
/* Compares a table, as one of its people sees it, before and after a restart. */
void audit_loaded(bool before, const char *match, const char *text, size_t size);
/* After each act, at that time of the wall clock. */
void audit_step(int64_t unix_ms, uint64_t act);

#endif
