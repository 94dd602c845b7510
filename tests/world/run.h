/* Runs of the world, each in a process of its own, so that one that aborts is a finding like any
 * other and leaves nothing behind. */
#ifndef WORLD_RUN_H
#define WORLD_RUN_H

#include "world/auditor.h"
#include "world/world.h"

#define RUN_ACTS_MAX 2000000

/* A list of acts. */
struct acts {
    struct act *at; /* owned */
    size_t count;
};

struct run_wish {
    uint64_t seed;
    int64_t hours;           /* of the world; 0: until the acts end */
    int64_t seconds;         /* of this machine, at most; 0: no limit */
    const struct acts *acts; /* what is done; NULL: what people decide */
    const char *until;       /* a finding with which it ends; NULL: none */
    bool talks;              /* prints each act */
    const char *keep;        /* where the file is copied to at the end; NULL: nowhere */
};

/* The result of a run. Shared with the process that runs. */
struct outcome {
    struct finding findings[FINDINGS_MAX];
    int tables[FINDINGS_MAX]; /* the slot that each is about, or WORLD_NOBODY */
    size_t count;
    uint64_t acts, accepted, refused, moves;
    int64_t world_ms;
    bool ended; /* it did not abort */
    size_t done_count;
    struct act done[RUN_ACTS_MAX]; /* what was done */
};

/* Time of this machine, which no run moves. */
int64_t run_system_ms(void);

/* The outcome is valid until the next run. */
const struct outcome *run(const struct run_wish *wish);

/* The finding of that name, or NULL. */
const struct finding *outcome_find(const struct outcome *outcome, const char *name);

/* Both: a list as text, a line for each act. False: it cannot be read. */
void acts_print(const struct acts *acts, uint64_t seed, const char *name, void *file);
bool acts_read(struct acts *acts, uint64_t *seed, const char *path);

/* Leaves out of the list, which ends with that finding, what it does not need, for at most three
 * minutes. */
void shrink(struct acts *acts, uint64_t seed, const struct finding *finding, int table);

#endif
