/* Findings in the simulated world. */
#ifndef WORLD_FINDINGS_H
#define WORLD_FINDINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define FINDING_NAME_BYTES 40
#define FINDING_TEXT_BYTES 240
#define FINDINGS_MAX       64

/* Something that must not be. Of one name only the first is kept, the others are counted. */
struct finding {
    char name[FINDING_NAME_BYTES];
    char text[FINDING_TEXT_BYTES];
    int64_t at_ms;
    uint64_t act; /* the number of the act after which it was found */
    unsigned count;
};

/* Forgets all. */
void findings_begin(void);
/* From now on findings have that time and that act. */
void findings_at(int64_t unix_ms, uint64_t act);
/* Adds one. */
void finding(const char *name, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* From now on nothing is found, or what is. */
void findings_stop(bool stopped);
/* All of them; returns how many. Valid until the next is added. */
size_t findings_all(const struct finding **findings);

#endif
