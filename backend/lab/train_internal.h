/* Shared by the files of `ochre-lab train`. A training is a folder, and each of its steps a
 * function of the command and the files of the steps before: a run that was killed goes on
 * without a difference.
 *
 * Quick players play first, and the network learns from each match once. Then there are rounds of
 * matches by a search with the network so far; after each, the quick network learns from the
 * states of all rounds. The last network must judge matches that were held back better than the
 * game's own, and is then measured against it in an arena. */
#ifndef LAB_TRAIN_INTERNAL_H
#define LAB_TRAIN_INTERNAL_H

#include "lab/core/network_file.h"
#include "lab/train/pool.h"

struct train_plan {
    const struct game *game;
    uint8_t seats;
    unsigned variants; /* percentage of the matches with options, which are drawn */
    int64_t seed;
    struct network shape;                  /* layers of the network, without weights */
    int64_t quick;                         /* matches of quick players */
    unsigned rounds;                       /* of matches by a search */
    int64_t searched;                      /* matches of each */
    uint32_t simulations;                  /* per decision in these */
    unsigned passes;                       /* over the states of all rounds */
    int64_t gate;                          /* matches of the arena */
    unsigned jobs;                         /* threads: the result does not depend on them */
    const char *folder;                    /* borrowed */
    char command[NETWORK_FILE_LINE_BYTES]; /* what the files of the folder depend on */
    struct train_pool pool;
};

/* ---- train_plan.c ---- */

/* The purposes of random numbers in a stage: 0, the quick players, or a round. */
enum train_purpose { TRAIN_MATCH, TRAIN_LEARN, TRAIN_GATE };

/* Returns the seed of one purpose in a stage; it never changes, since trained networks depend on
 * it. */
uint64_t train_seed(const struct train_plan *plan, unsigned stage, enum train_purpose purpose,
                    int64_t at);

/* Appends a line to those of the file. False: it has no room. */
MUST_USE bool train_line_add(struct network_file *file, const struct buf *line);

/* ---- train_shown.c ---- */

/* Begins to show the progress of a step, which has done a part of it before. */
void train_shown_begin(const char *what, int64_t done, int64_t all);

/* Shows how far it is: a bar on a terminal, otherwise a line now and then. */
void train_shown(int64_t done);

/* Removes the bar, and returns the seconds since the begin. */
double train_shown_end(void);

/* ---- train_stages.c ---- */

/* Each makes the file of its step, or reads it if it is there. `quick` is the quick network, `file`
 * that of the round before. Each returns NULL, or the error. */
const char *train_quick(const struct train_plan *plan, struct network_file *quick);
const char *train_round(const struct train_plan *plan, unsigned round,
                        const struct network_file *quick, struct network_file *file);

/* ---- train_gate.c ---- */

/* Measures the network on the matches held back, and sets its temperature; then compares it with
 * the game's own. Adds the lines about this to the file. Returns NULL, or the error. */
const char *train_gate(const struct train_plan *plan, struct network_file *file);

#endif
