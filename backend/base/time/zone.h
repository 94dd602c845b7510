/* Time zones by the names of the system's tzdata ("Europe/Berlin"): the local time for an instant.
 * This module reads the files below ZONE_DIRECTORY. It neither reads nor changes the process's own
 * TZ.
 *
 * A renamed zone without a file in the system is found under its present name, so that stored old
 * names stay valid (zone_aliases.c).
 *
 * A zone is read once and never freed, so that any thread may store and read a pointer to it. There
 * are at most as many as the system has names. Newer tzdata applies from the next start. */
#ifndef BASE_TIME_ZONE_H
#define BASE_TIME_ZONE_H

#include "base/base.h"

#define ZONE_DIRECTORY      "/usr/share/zoneinfo"
#define ZONE_NAME_BYTES     48   /* maximum, without the 0; the longest name today has 32 */
#define ZONES_MAX           1024 /* in memory; tzdata has 600 names, links included */
#define ZONE_FILE_BYTES_MAX (64 * 1024)
#define ZONE_CHANGES_MAX    2048         /* of one zone */
#define ZONE_OFFSET_S_MAX   93600        /* 26 hours, either way */
#define ZONE_S_MAX          253402300799 /* the end of 9999; times are 0 ... ZONE_S_MAX */

struct zone; /* never changes, never freed */

enum zone_answer {
    ZONE_FOUND,
    ZONE_UNKNOWN, /* not a name of a zone of this system */
    ZONE_BROKEN,  /* the file exists, but is invalid */
    ZONE_NOT_NOW  /* the file could not be read this time (a disk error, no memory, no free
                     descriptor) */
};

/* Finds the zone called `name`, any text, and reads its file on the first request: not for the loop
 * thread. ZONE_FOUND: `*zone` is the zone. Any other answer: `*zone` is not written. Any other
 * thread. */
MUST_USE enum zone_answer zone_find(const char *name, const struct zone **zone);

/* Parses `size` bytes of a TZif file of version 2 or later as the zone `name` of at most
 * ZONE_NAME_BYTES; zone_find() for tests and fuzzers. ZONE_FOUND: the caller owns `*zone` and calls
 * free(). ZONE_BROKEN: leap seconds, times that do not ascend, or a footer that is not a rule. Any
 * thread. */
MUST_USE enum zone_answer zone_parse(const char *name, const void *bytes, size_t size,
                                     struct zone **zone);

/* Returns the number of seconds by which a clock in the zone is ahead of UTC at `at_s`, seconds
 * since 1970; NULL is UTC. The offset is valid from `at_s` until at least `*until_s`, which is
 * later than `at_s`; INT64_MAX: for ever. Any thread. */
int32_t zone_offset_s(const struct zone *zone, int64_t at_s, int64_t *until_s);

#endif
