/* The memory of a match, and the data in it: the newest rows as they were written, and the
 * requests of the newest moves. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/encoding/text.h"
#include "games/games.h"
#include "support/hub_case.h"

/* The maximum for a running match, without its watchers. */
#define MATCH_BYTES_MAX (12 * 1024)
#define MOVES           700

static struct hub_case test;
static struct hub_user users[GAME_SEATS_MAX];

static void begin(void)
{
    hub_case_begin(&test);
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_memory, .init = begin, .fini = end, .timeout = 480);

static void created(void *context, const struct hub_answer *answer)
{
    struct hub_match **match = context;
    *match = answer->match;
}

/* A match of as many people as there can be, with all options; no user has an address. */
static struct hub_match *started(const struct game *game)
{
    struct hub_creation creation = {
        .game = game,
        .seats = game->seats_max,
        .settings = {.options = (uint16_t)((1u << game->options.count) - 1),
                     .start_seat = GAME_NOBODY,
                     .undo = UNDO_VOTE},
        .listed = true};
    struct hub_match *match = NULL;
    hub_match_create(test.hub, &users[0], &creation, created, &match);
    while (match == NULL) hub_case_pump(&test);
    for (uint8_t seat = 1; seat < game->seats_max; seat++) {
        struct hub_request join = {.action = HUB_JOIN, .user = users[seat], .seat = seat};
        cr_assert_eq(hub_case_ask(&test, match, &join).error.code, HUB_OK);
    }
    struct hub_request start = {.action = HUB_START, .user = users[0]};
    cr_assert_eq(hub_case_ask(&test, match, &start).error.code, HUB_OK);
    return match;
}

/* Plays any move; false: it is over. */
static bool move(struct hub_match *match, uint64_t *random)
{
    static struct game_move legal[GAME_LEGAL_MAX];
    uint8_t owed = match->game->to_act(&match->play.state);
    if (owed == 0) return false;
    char id[32];
    (void)snprintf(id, sizeof(id), "m%u", match->play.version);
    struct hub_request request = hub_case_next_move(match, users, id);
    uint8_t seat = (uint8_t)__builtin_ctz(owed);
    uint16_t count = match->game->legal(&match->play.state, seat, legal);
    *random = *random * 6364136223846793005u + 1442695040888963407u;
    request.number = game_pick_index((uint32_t)(*random >> 32), count);
    cr_assert_eq(hub_case_ask(&test, match, &request).error.code, HUB_OK);
    return true;
}

struct rows {
    unsigned count;
    struct record_row row[HUB_ROWS_KEPT];
    struct game_events events[HUB_ROWS_KEPT];
};

static bool row_note(void *context, const struct record_row *row)
{
    struct rows *rows = context;
    struct game_events *events = &rows->events[rows->count];
    events->count = row->event_count;
    memcpy(events->at, row->events, row->event_count * sizeof(row->events[0]));
    rows->row[rows->count++] = *row;
    return true;
}

/* The rows in memory are those that were written. */
static void rows_check(struct hub_match *match)
{
    static struct rows kept;
    static struct rows stored;
    uint32_t version = match->play.version;
    uint32_t from = version < HUB_ROWS_KEPT ? 0 : version + 1 - HUB_ROWS_KEPT;
    kept.count = 0;
    stored.count = 0;
    cr_assert(hub_rows_cached(match, from));
    cr_assert(from == 0 || !hub_rows_cached(match, from - 1));
    hub_rows_each(match, from, UINT32_MAX, row_note, &kept);
    cr_assert_eq(record_rows_each(test.reader, match->game, match->info.id, from, UINT32_MAX,
                                  row_note, &stored),
                 STORE_OK);
    cr_assert_eq(kept.count, version - from + 1);
    cr_assert_eq(kept.count, stored.count);
    for (unsigned i = 0; i < kept.count; i++) {
        cr_assert_eq(kept.row[i].version, from + i);
        cr_assert_eq(kept.row[i].version, stored.row[i].version);
        cr_assert_eq(kept.row[i].seat, stored.row[i].seat);
        cr_assert_eq(kept.row[i].at_ms, stored.row[i].at_ms);
        cr_assert_eq(kept.events[i].count, stored.events[i].count);
        cr_assert_arr_eq(kept.events[i].at, stored.events[i].at,
                         kept.events[i].count * sizeof(kept.events[i].at[0]));
    }
}

/* Asks again for the move that made `version`. */
static struct hub_answer ask_again(struct hub_match *match, uint32_t version, uint8_t seat)
{
    struct hub_request request = {
        .action = HUB_MOVE, .user = users[seat], .expects = version - 1, .by_number = true};
    (void)snprintf(request.id, sizeof(request.id), "m%u", version - 1);
    return hub_case_ask(&test, match, &request);
}

static void answers_check(struct hub_match *match, const uint8_t *seats)
{
    uint32_t version = match->play.version;
    uint32_t oldest = version < HUB_ANSWERED_KEPT ? 1 : version + 1 - HUB_ANSWERED_KEPT;
    const uint32_t known[] = {version, (version + oldest) / 2, oldest};
    for (size_t i = 0; i < COUNT_OF(known); i++) {
        struct hub_answer answer = ask_again(match, known[i], seats[known[i]]);
        cr_assert_eq(answer.error.code, HUB_OK);
        cr_assert_eq(answer.version, known[i]);
    }
    if (oldest > 1 && match->info.status == STORE_RUNNING)
        cr_assert_eq(ask_again(match, oldest - 1, seats[oldest - 1]).error.code, HUB_STALE);
    cr_assert_eq(match->play.version, version, "nothing was done twice");
}

Test(hub_memory, match_takes_less_than_12_kb_and_knows_its_newest_rows_and_who_asked_for_them)
{
    for (size_t i = 0; i < GAME_SEATS_MAX; i++) {
        char name[16];
        (void)snprintf(name, sizeof(name), "User %zu", i);
        users[i] = hub_case_guest(&test, name);
    }
    for (size_t i = 0; games[i] != NULL; i++) {
        static uint8_t seats[MOVES + 2];
        struct hub_match *match = started(games[i]);
        uint64_t random = i;
        size_t most = 0;
        for (bool goes_on = true; goes_on && match->play.version < MOVES;) {
            uint8_t owed = games[i]->to_act(&match->play.state);
            seats[match->play.version + 1] = (uint8_t)(owed != 0 ? __builtin_ctz(owed) : 0);
            goes_on = move(match, &random);
            size_t bytes = hub_match_bytes(match);
            most = bytes > most ? bytes : most;
            if (match->play.version % 50 == 40) {
                rows_check(match);
                answers_check(match, seats);
            }
        }
        printf("%s: %u moves of %u seats, at most %zu bytes\n", games[i]->id, match->play.version,
               match->info.seats, most);
        cr_assert_leq(most, MATCH_BYTES_MAX);
        rows_check(match);
        char id[STORE_MATCH_ID_BYTES + 1];
        (void)text_copy(id, sizeof(id), match->info.id);
        hub_case_restart(&test);
        match = hub_case_find(&test, id);
        cr_assert_not_null(match);
        rows_check(match);
        answers_check(match, seats);
    }
}
