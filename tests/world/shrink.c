/* Shortens a list of acts to those that a finding needs, within a limited time. First it keeps
 * only the acts at its table, or drops ever smaller sets of tables, then of people and verbs,
 * then ever smaller pieces (delta debugging). */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "world/run.h"

struct shrinking {
    struct acts *acts;
    uint64_t seed;
    char name[FINDING_NAME_BYTES];
    int64_t until_ms; /* when no trial begins any more */
};

#define SHRINK_MS 170000

static bool still(struct shrinking *self, const struct acts *acts)
{
    int64_t left_ms = self->until_ms - run_system_ms();
    if (left_ms <= 0 || acts->count == 0) return false;
    struct run_wish wish = {
        .seed = self->seed, .acts = acts, .until = self->name, .seconds = left_ms / 1000 + 1};
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

/* Those that are left out: of what kind, and which. */
enum kind { OF_TABLE, OF_USER, OF_VERB };

static enum kind set_kind;
static bool set[WORLD_TABLES_MAX];

static int number_of(const struct act *act)
{
    if (set_kind == OF_TABLE) return is_of_table(act->verb) ? act->table : WORLD_NOBODY;
    return set_kind == OF_USER ? act->user : (int)act->verb;
}

static bool without_set(const struct act *act, int number, size_t at)
{
    (void)number;
    (void)at;
    int mine = number_of(act);
    return mine < 0 || mine >= WORLD_TABLES_MAX || !set[mine];
}

/* The numbers of that kind that are in the list; returns how many. */
static int numbers_of(const struct shrinking *self, enum kind kind, int numbers[WORLD_TABLES_MAX])
{
    bool there[WORLD_TABLES_MAX] = {false};
    int count = 0;
    set_kind = kind;
    for (size_t i = 0; i < self->acts->count; i++) {
        int number = number_of(&self->acts->at[i]);
        if (number >= 0 && number < WORLD_TABLES_MAX) there[number] = true;
    }
    for (int i = 0; i < WORLD_TABLES_MAX; i++)
        if (there[i]) numbers[count++] = i;
    return count;
}

/* Leaves out sets of that kind, from half of all to one at a time. */
static void sets_drop(struct shrinking *self, enum kind kind)
{
    int numbers[WORLD_TABLES_MAX];
    int count = numbers_of(self, kind, numbers);
    for (int size = (count + 1) / 2; size > 0; size /= 2) {
        count = numbers_of(self, kind, numbers);
        for (int from = 0; from < count; from += size) {
            memset(set, 0, sizeof(set));
            for (int i = from; i < count && i < from + size; i++) set[numbers[i]] = true;
            (void)keep(self, without_set, 0);
        }
    }
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

void shrink(struct acts *acts, uint64_t seed, const struct finding *finding, int table)
{
    struct shrinking self = {.acts = acts, .seed = seed, .until_ms = run_system_ms() + SHRINK_MS};
    memcpy(self.name, finding->name, sizeof(self.name));
    /* A finding about something shown during an act may come before that act ends. */
    if (acts->count > finding->act + 1) acts->count = finding->act + 1;
    bool alone =
        table != WORLD_NOBODY && (keep(&self, only_table, table) || keep(&self, at_table, table));
    if (!alone) sets_drop(&self, OF_TABLE);
    sets_drop(&self, OF_USER);
    sets_drop(&self, OF_VERB);
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
