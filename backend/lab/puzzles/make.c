#include "lab/puzzles/make.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/hash.h"
#include "bots/bots.h"
#include "lab/puzzles/check.h"
#include "puzzle/write.h"

#define PER_MATCH     2  /* puzzles of one match, so that a set has many matches */
#define RARE_MORE     1  /* puzzles of rare themes that a match may have beyond that */
#define APART         12 /* moves between them */
#define LEGAL_MAX     40 /* moves that a person can survey */
#define DECISIONS_MAX 3000
#define MATCHES_MAX   20000 /* of a set */

/* The workplace of one set. */
struct maker {
    const struct puzzles_plan *plan;
    FILE *out;
    struct local *match;
    struct local *line; /* how a match goes on */
    void *scratch;
    struct buf text;            /* of the present match */
    size_t kept;                /* bytes of it up to its last puzzle */
    unsigned found;             /* puzzles of the present match */
    int64_t count;              /* puzzles of all matches */
    int64_t themes[THEMES_MAX]; /* puzzles of each theme */
    uint32_t last;              /* version of the last one */
};

static uint64_t number_of(const struct maker *maker, int64_t match, int64_t purpose)
{
    int64_t parts[3] = {maker->plan->seed, match, purpose};
    return hash_bytes(parts, sizeof(parts), 0);
}

/* ---- the matches ---- */

/* The variants take turns: two thirds of the matches have the usual ones, the others one more. */
static uint16_t options_of(const struct game *game, int64_t match)
{
    uint16_t usual = match % 2 == 0 ? game->options_usual : 0;
    if (game->options.count == 0 || match % 3 != 2) return usual;
    return (uint16_t)(usual | 1u << match / 3 % game->options.count);
}

static void setup_fill(const struct maker *maker, int64_t match, struct local_setup *setup)
{
    static const char *const players[] = {"casual", "easy", "medium"};
    const struct game *game = maker->plan->game;
    memset(setup, 0, sizeof(*setup));
    memcpy(setup->id, "AAAAAAAAAAAAAAAA", sizeof(setup->id));
    setup->game = game;
    setup->setup = (struct game_setup){.seats = (uint8_t)(2 + match % 3),
                                       .start_seat = GAME_NOBODY,
                                       .options = options_of(game, match),
                                       .revision = game->revision};
    if (!match_setup_valid(game, &setup->setup)) setup->setup.options = game->options_usual;
    for (unsigned i = 0; i < LOCAL_SEED_BYTES / 8; i++) {
        uint64_t part = number_of(maker, match, i);
        memcpy(setup->seed + 8 * (size_t)i, &part, 8);
    }
    for (unsigned seat = 0; seat < setup->setup.seats; seat++) {
        size_t strength = number_of(maker, match, 100 + seat) % COUNT_OF(players);
        setup->bot[seat] = bots_find(game, players[strength]);
        CHECK(setup->bot[seat] != NULL);
    }
}

int64_t puzzles_next(const struct puzzles_plan *plan, const struct puzzle_set *set)
{
    const struct maker maker = {.plan = plan};
    for (int64_t number = MATCHES_MAX; number > 0; number--) {
        struct local_setup setup;
        setup_fill(&maker, number - 1, &setup);
        for (size_t i = 0; i < set->count; i++)
            if (memcmp(set->puzzles[i].setup.seed, setup.seed, sizeof(setup.seed)) == 0)
                return number;
    }
    return 0;
}

/* ---- the puzzles ---- */

static void puzzle_count(struct maker *maker, uint16_t themes)
{
    maker->count++;
    for (uint8_t i = 0; i < maker->plan->game->themes->names.count; i++)
        maker->themes[i] += themes >> i & 1;
}

static void set_count(struct maker *maker, const struct puzzle_set *set)
{
    for (size_t i = 0; i < set->count; i++) puzzle_count(maker, set->puzzles[i].themes);
}

static bool puzzle_print(struct maker *maker, uint32_t version, uint8_t seat,
                         const struct finder_found *found)
{
    if (!puzzle_write(maker->match, version, seat, found, maker->line, &maker->text)) return false;
    maker->kept = maker->text.size;
    maker->last = version;
    maker->found++;
    puzzle_count(maker, found->themes);
    return true;
}

/* Returns the themes that have less than twice their part of the puzzles; once a match has enough
 * of them, those that have less than half: the last round comes after all other decisions. */
static uint16_t themes_wanted(const struct maker *maker)
{
    uint8_t count = maker->plan->game->themes->names.count;
    int64_t most =
        maker->found < PER_MATCH ? 2 * maker->count / count + 4 : maker->count / count / 2;
    uint16_t wanted = 0;
    for (uint8_t i = 0; i < count; i++)
        if (maker->themes[i] <= most) wanted = (uint16_t)(wanted | 1u << i);
    return wanted;
}

/* Searches the newest decision of the match, made in `before`. */
static bool decision_search(struct maker *maker, int64_t number, const struct game_state *before)
{
    const struct match *match = local_match(maker->match);
    const struct bot_means means = {.scratch = maker->scratch};
    struct finder_found found;
    struct local_row row;
    local_row(maker->match, match->version, &row);
    const struct finder_question question = {
        .game = maker->plan->game,
        .state = before,
        .seat = row.seat,
        .played = row.move,
        .wanted = themes_wanted(maker),
        .legal_max = LEGAL_MAX,
        .simulations = FINDER_SIMULATIONS,
        .seed = number_of(maker, number, 1000 + (int64_t)match->version)};
    bool soon = maker->found > 0 && match->version < maker->last + APART;
    if (!soon && finder_find(&question, &means, &found) &&
        puzzles_confirm(&question, &found, &means) &&
        !puzzle_print(maker, match->version - 1, row.seat, &found))
        return false;
    puzzle_move_write(maker->match, match->version, &maker->text);
    return true;
}

/* Plays a match until it has enough puzzles. Returns false without memory. */
static bool match_play(struct maker *maker, int64_t number)
{
    struct local_setup setup;
    uint8_t seat;
    buf_reset(&maker->text);
    maker->kept = 0;
    maker->found = 0;
    setup_fill(maker, number, &setup);
    if (local_begin(maker->match, &setup, 0) != LOCAL_OK) return false;
    puzzle_match_write(maker->match, &maker->text);
    for (unsigned i = 0; i < DECISIONS_MAX && maker->found < PER_MATCH + RARE_MORE; i++) {
        struct game_state before = local_match(maker->match)->state;
        enum local_err err = local_bot(maker->match, 0, &seat);
        if (err == LOCAL_NO_BOT) break; /* it is over */
        if (err != LOCAL_OK || !decision_search(maker, number, &before)) return false;
    }
    return !maker->text.failed;
}

static int64_t make_all(struct maker *maker)
{
    const struct puzzles_plan *plan = maker->plan;
    int64_t until_us = clock_mono_us() + plan->seconds * 1000000;
    if (plan->set == NULL) {
        puzzle_head_write(plan->game, &maker->text);
        (void)fwrite(maker->text.bytes, 1, maker->text.size, maker->out);
    } else {
        set_count(maker, plan->set);
    }
    for (int64_t number = plan->first; maker->count < plan->count && number < MATCHES_MAX;
         number++) {
        if (plan->seconds > 0 && clock_mono_us() >= until_us) break;
        if (!match_play(maker, number)) return -1;
        if (maker->kept > 0) (void)fwrite(maker->text.bytes, 1, maker->kept, maker->out);
        (void)fflush(maker->out); /* each part of the file is a set */
        (void)fprintf(stderr, "match %lld: %lld puzzles\n", (long long)number,
                      (long long)maker->count);
    }
    return ferror(maker->out) != 0 ? -1 : maker->count;
}

int64_t puzzles_make(const struct puzzles_plan *plan, FILE *out)
{
    struct maker maker = {.plan = plan,
                          .out = out,
                          .match = local_new(),
                          .line = local_new(),
                          .scratch = malloc(FINDER_SCRATCH_BYTES)};
    int64_t count = -1;
    if (maker.match != NULL && maker.line != NULL && maker.scratch != NULL)
        count = make_all(&maker);
    local_free(maker.match);
    local_free(maker.line);
    free(maker.scratch);
    buf_free(&maker.text);
    return count;
}
