/* Time zones by the names of the system's tzdata ("Europe/Berlin"): what a wall clock there shows.
 * The files below ZONE_DIRECTORY are read here, and the process's own TZ is neither asked nor
 * changed.
 *
 * A name that the system has no file for, and that is another one today, is that one: what was
 * stored by the old name still holds (zone_aliases.c).
 *
 * A zone is read once and stays for ever, so that a pointer to it may be kept by anybody and read
 * by any thread; there are no more of them than the system has names. Newer tzdata counts from the
 * next start on. */
#ifndef BASE_ZONE_H
#define BASE_ZONE_H

#include "base/base.h"

#define ZONE_DIRECTORY      "/usr/share/zoneinfo"
#define ZONE_NAME_BYTES     48   /* at most, without the 0; the longest of today has 32 */
#define ZONES_MAX           1024 /* kept; tzdata has 600 names, those of links with them */
#define ZONE_FILE_BYTES_MAX (64 * 1024)
#define ZONE_CHANGES_MAX    2048         /* of one zone */
#define ZONE_OFFSET_S_MAX   93600        /* 26 hours, either way */
#define ZONE_S_MAX          253402300799 /* the end of 9999; times are 0 ... ZONE_S_MAX */

struct zone; /* never changes, never freed */

enum zone_answer {
    ZONE_FOUND,
    ZONE_UNKNOWN, /* no name of a zone of this system */
    ZONE_BROKEN,  /* there is such a file, and it is not what it should be */
    ZONE_NOT_NOW  /* it could not be read this time (a fault of the disk, no memory, no room) */
};

/* Finds the zone called `name`, any text, and reads its file if nobody has asked before: not for
 * the loop thread. ZONE_FOUND: `*zone` is it. Anything else: `*zone` is not written. Any other
 * thread. */
MUST_USE enum zone_answer zone_find(const char *name, const struct zone **zone);

/* Reads `size` bytes of a TZif file of version 2 or later as the zone `name` of at most
 * ZONE_NAME_BYTES; zone_find() for tests and fuzzers. ZONE_FOUND: `*zone` belongs to the caller,
 * who calls free(). Leap seconds, times that do not grow and a text behind the table that is no
 * rule are ZONE_BROKEN. Any thread. */
MUST_USE enum zone_answer zone_parse(const char *name, const void *bytes, size_t size,
                                     struct zone **zone);

/* The name that it was asked for by, as long as the zone. Any thread. For tests. */
const char *zone_name(const struct zone *zone);

/* How many seconds a clock in the zone is ahead of UTC at `at_s`, seconds since 1970; NULL is UTC.
 * It is so from `at_s` until at least `*until_s`, which is later than `at_s`; INT64_MAX: for ever.
 * Any thread. */
int32_t zone_offset_s(const struct zone *zone, int64_t at_s, int64_t *until_s);

#endif
