/* Shortens a list of acts to what a finding needs: first to those at its table, then without one
 * person after the other, then without ever smaller pieces (delta debugging). */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "world/run.h"

struct shrinking {
    struct acts *acts;
    uint64_t seed;
    char name[FINDING_NAME_BYTES];
    unsigned trials;
};

#define TRIALS_MAX 400

static bool still(struct shrinking *self, const struct acts *acts)
{
    struct run_wish wish = {.seed = self->seed, .acts = acts, .until = self->name};
    if (self->trials++ >= TRIALS_MAX || acts->count == 0) return false;
    return outcome_find(run(&wish), self->name) != NULL;
}

typedef bool choice(const struct act *act, int number, size_t at);

/* Keeps those that are chosen, if the finding is still there without the others. */
static bool keep(struct shrinking *self, choice *chosen, int number)
{
    struct acts fewer = {.at = calloc(self->acts->count + 1, sizeof(struct act))};
    CHECK(fewer.at != NULL);
    for (size_t i = 0; i < self->acts->count; i++)
        if (chosen(&self->acts->at[i], number, i)) fewer.at[fewer.count++] = self->acts->at[i];
    bool ok = fewer.count < self->acts->count && still(self, &fewer);
    if (ok) {
        memcpy(self->acts->at, fewer.at, fewer.count * sizeof(fewer.at[0]));
        self->acts->count = fewer.count;
    }
    free(fewer.at);
    return ok;
}

static bool is_of_table(enum verb verb)
{
    static const enum verb others[] = {DO_BLOCK,  DO_LISTS,  DO_EXPORT, DO_VACATION,   DO_QUIET,
                                       DO_NOTIFY, DO_DELETE, DO_BAN,    DO_DISCONNECT, DO_RESTART};
    for (size_t i = 0; i < COUNT_OF(others); i++)
        if (others[i] == verb) return false;
    return true;
}

static bool at_table(const struct act *act, int number, size_t at)
{
    (void)at;
    return !is_of_table(act->verb) || act->table == number;
}

static bool only_table(const struct act *act, int number, size_t at)
{
    (void)at;
    return is_of_table(act->verb) && act->table == number;
}

static bool without_user(const struct act *act, int number, size_t at)
{
    (void)at;
    return act->user != number;
}

static bool without_table(const struct act *act, int number, size_t at)
{
    (void)at;
    return !is_of_table(act->verb) || act->table != number;
}

static bool without_verb(const struct act *act, int number, size_t at)
{
    (void)at;
    return (int)act->verb != number;
}

/* All but the pieces of `size` acts at `from`. */
static size_t piece_from, piece_size;

static bool without_piece(const struct act *act, int number, size_t at)
{
    (void)act;
    (void)number;
    return at < piece_from || at >= piece_from + piece_size;
}

/* Pieces of that size, from the end: what is left out there moves nothing before it. */
static bool pieces_of(struct shrinking *self, size_t size)
{
    bool some = false;
    piece_size = size;
    piece_from = self->acts->count;
    while (piece_from > 0) {
        piece_from = piece_from > piece_size ? piece_from - piece_size : 0;
        some = keep(self, without_piece, 0) || some;
    }
    return some;
}

static void pieces_drop(struct shrinking *self)
{
    bool some = true;
    while (some) {
        some = false;
        for (size_t size = self->acts->count / 2; size > 0; size /= 2)
            some = pieces_of(self, size) || some;
    }
}

/* Of a long list first the large pieces. */
static void coarsely(struct shrinking *self)
{
    for (size_t parts = 2; parts <= 16; parts *= 2)
        if (self->acts->count > 4 * parts) (void)pieces_of(self, self->acts->count / parts);
}

void shrink(struct acts *acts, uint64_t seed, const struct finding *finding, int table)
{
    struct shrinking self = {.acts = acts, .seed = seed};
    memcpy(self.name, finding->name, sizeof(self.name));
    if (acts->count > finding->act) acts->count = finding->act;
    bool alone =
        table != WORLD_NOBODY && (keep(&self, only_table, table) || keep(&self, at_table, table));
    coarsely(&self);
    for (int i = 0; !alone && i < WORLD_TABLES_MAX; i++) (void)keep(&self, without_table, i);
    for (int i = 0; i < VERBS; i++) (void)keep(&self, without_verb, i);
    for (int i = 0; i < WORLD_PEOPLE_MAX; i++) (void)keep(&self, without_user, i);
    pieces_drop(&self);
}

/* ---- lists as text ---- */

void acts_print(const struct acts *acts, uint64_t seed, const char *name, void *file)
{
    (void)fprintf(file, "seed %" PRIu64 "\nfinding %s\n", seed, name);
    for (size_t i = 0; i < acts->count; i++) {
        const struct act *act = &acts->at[i];
        (void)fprintf(file, "%" PRId64 " %d %s %d %d %d\n", act->at_ms, act->user,
                      act_word(act->verb), act->table, act->a, act->b);
    }
}

bool acts_read(struct acts *acts, uint64_t *seed, const char *path)
{
    char line[200];
    char word[32];
    FILE *file = fopen(path, "r");
    *acts = (struct acts){.at = calloc(RUN_ACTS_MAX, sizeof(struct act))};
    CHECK(acts->at != NULL);
    bool ok = file != NULL && fgets(line, sizeof(line), file) != NULL &&
              sscanf(line, "seed %" SCNu64, seed) == 1;
    while (ok && fgets(line, sizeof(line), file) != NULL && acts->count < RUN_ACTS_MAX) {
        struct act *act = &acts->at[acts->count];
        if (strncmp(line, "finding ", 8) == 0 || line[0] == '#' || line[0] == '\n') continue;
        ok = sscanf(line, "%" SCNd64 " %d %31s %d %d %d", &act->at_ms, &act->user, word,
                    &act->table, &act->a, &act->b) == 6;
        act->verb = act_verb(word);
        ok = ok && act->verb != VERBS;
        acts->count += ok;
    }
    if (file != NULL) (void)fclose(file);
    return ok;
}
