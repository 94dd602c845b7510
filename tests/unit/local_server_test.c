/* The match without a server beside the same one at a server: byte for byte the same updates, and
 * the same moves of bots. */
#include "api/core/print_table.h"
#include "base/encoding/text.h"
#include "bots/bots.h"
#include "bots/hint.h"
#include "bots/network.h"
#include "engine/conditional/conditional_text.h"
#include "engine/notation.h"
#include "local/position.h"
#include "games/find.h"
#include "hub/bots/analysis.h"
#include "hub/core/internal.h"
#include "local/answer.h"
#include "local/call.h"
#include "local/report.h"
#include "record/luck.h"
#include "store/nouns/matches/read.h"
#include "support/hub_case.h"
#include "wire/advice.h"

#include <criterion/criterion.h>

#include <stdlib.h>
#include <string.h>

static struct hub_case test;
static struct hub_user users[2];
static struct hub_match *match;
static struct local *local;

static void begin(void)
{
    hub_case_begin(&test);
    users[0] = hub_case_guest(&test, "Ann");
    users[1] = hub_case_guest(&test, "Bob");
    local = local_new();
    cr_assert_not_null(local);
}

static void end(void)
{
    local_free(local);
    hub_case_end(&test);
}

TestSuite(local_server, .init = begin, .fini = end, .timeout = 300);

static bool row_take(void *context, const struct record_row *row)
{
    *(int64_t *)context = row->at_ms;
    return true;
}

static int64_t row_ms(uint32_t version)
{
    int64_t at_ms = 0;
    hub_rows_each(match, version, 1, row_take, &at_ms);
    return at_ms;
}

/* Begins the server's match here: with its seed, seats and time. */
static void begun_here(void)
{
    struct local_setup setup = {
        .game = match->game, .undo = match->settings.undo == UNDO_FREE, .setup = match->play.setup};
    (void)text_copy(setup.id, sizeof(setup.id), match->info.id);
    memcpy(setup.seed, match->info.seed, sizeof(setup.seed));
    for (uint8_t seat = 0; seat < match->info.seats; seat++)
        if (match->info.seat[seat].bot[0] != '\0')
            setup.bot[seat] = bots_find(match->game, match->info.seat[seat].bot);
    cr_assert_eq(local_begin(local, &setup, row_ms(0)), LOCAL_OK);
}

/* The update that the server sends to a user, with all rows from a version on. */
static void server_update(const struct hub_user *user, uint32_t from, struct buf *out)
{
    struct hub_sight_room room = {0};
    const struct hub_sight *sight = hub_sight(match, user->id, NULL, &room);
    struct json json = json_to(out);
    cr_assert_not_null(sight);
    json_object(&json, NULL);
    json_text(&json, "type", "update");
    json_text(&json, "match", match->info.id);
    json_int(&json, "from", from);
    print_rows(&json, sight, from, match->play.version + 1 - from);
    print_table(&json, sight, NULL);
    json_object_end(&json);
}

/* Makes the move of a request that the server has accepted at a version. */
static void moved_here(const struct hub_request *move, uint32_t version)
{
    struct buf text = {0};
    char notation[NOTATION_BYTES_MAX];
    int seat = hub_match_seat_of(match, move->user.id);
    if (move->by_number) {
        buf_printf(&text, "%u", move->number);
    } else {
        (void)notation_move_print(match->game, &move->move, notation);
        buf_append_text(&text, notation);
    }
    enum local_err err =
        local_move(local, (uint8_t)seat, version, text.bytes, text.size, row_ms(version + 1));
    cr_assert_eq(err, LOCAL_OK);
    buf_free(&text);
}

/* Compares what is sent for the newest version to both seats, and to a spectator. */
static void same_updates(void)
{
    static const struct hub_user nobody;
    for (uint8_t seat = 0; seat < 3; seat++) {
        struct buf there = {0};
        struct buf here = {0};
        uint32_t from = match->play.version;
        server_update(seat < 2 ? &users[seat] : &nobody, from, &there);
        answer_update(local, seat < 2 ? seat : GAME_SPECTATOR, from, &here);
        cr_assert(!there.failed && !here.failed);
        cr_assert_str_eq(here.bytes, there.bytes);
        buf_free(&there);
        buf_free(&here);
    }
}

/* Compares the luck of the match that is over. */
static void same_luck(void)
{
    struct buf there = {0};
    struct buf here = {0};
    cr_assert_eq(luck_print(test.reader, match->info.id, &there), STORE_OK);
    cr_assert_eq(report_luck(local, &here), LOCAL_OK);
    cr_assert_str_eq(here.bytes, there.bytes);
    buf_free(&there);
    buf_free(&here);
}

Test(local_server, updates_are_those_of_the_server)
{
    test.undo = UNDO_FREE;
    match = hub_case_started(&test, users, 2);
    begun_here();
    same_updates();
    for (unsigned i = 0; match->info.status == STORE_RUNNING; i++) {
        struct buf id = {0};
        buf_printf(&id, "m%u", i);
        uint32_t version = match->play.version;
        struct hub_request move = hub_case_next_move(match, users, id.bytes);
        if (i % 7 == 6 && hub_match_undo(match, 0) == MATCH_UNDO_FREE) {
            static const struct table_move undo = {.kind = TABLE_MOVE_UNDO};
            move = hub_case_word(&users[0], id.bytes, undo, version);
        }
        cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
        moved_here(&move, version);
        same_updates();
        buf_free(&id);
    }
    cr_assert_eq(match->info.status, STORE_OVER);
    same_luck();
}

static void opened(void *context, const struct hub_answer *answer)
{
    match = answer->match;
    *(bool *)context = true;
}

/* A match of Ann and two bots begins. */
static void started_with_bots(const char *game)
{
    struct hub_creation creation = {
        .game = games_find(game), .seats = 3, .settings = {.start_seat = GAME_NOBODY}};
    struct hub_request start = {.action = HUB_START, .user = users[0]};
    bool done = false;
    hub_match_create(test.hub, &users[0], &creation, opened, &done);
    while (!done) hub_case_pump(&test);
    cr_assert_not_null(match);
    for (int seat = 1; seat < 3; seat++) {
        struct hub_request add = {.action = HUB_BOT_ADD, .user = users[0], .seat = seat};
        (void)text_copy(add.bot, sizeof(add.bot), seat == 1 ? "medium" : "easy");
        cr_assert_eq(hub_case_ask(&test, match, &add).error.code, HUB_OK);
    }
    cr_assert_eq(hub_case_ask(&test, match, &start).error.code, HUB_OK);
}

/* Lets the bots of both play until Ann is asked alone, and compares the states. */
static void bots_play(void)
{
    uint8_t seat;
    while ((match->game->to_act(&match->play.state) & ~1u) != 0) hub_case_pump(&test);
    while (local_bot(local, 0, &seat) == LOCAL_OK) {
    }
    cr_assert_eq(local_match(local)->version, match->play.version);
    cr_assert_eq(local_match(local)->state_hash, match->play.state_hash);
}

/* Ann makes her first legal move in both, and the bots answer. */
static void ann_moves(unsigned number)
{
    char id[16];
    struct buf name = {.bytes = id, .room = sizeof(id), .size_max = 15};
    uint32_t version = match->play.version;
    buf_printf(&name, "a%u", number);
    struct hub_request move = hub_case_next_move(match, users, id);
    cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    moved_here(&move, version);
    bots_play();
}

Test(local_server, bots_decide_as_at_the_server)
{
    for (unsigned i = 0; i < 2; i++) {
        started_with_bots(i == 0 ? "stoneage" : "clans");
        begun_here();
        bots_play();
        for (unsigned moves = 0; moves < 12 && match->info.status == STORE_RUNNING; moves++)
            ann_moves(moves);
    }
}

/* The analysis of the match that is over, as the server makes it. */
static void server_analysis(struct buf *out)
{
    struct match_analysis *analysis;
    struct store_match info;
    struct bot_means means = {.scratch = malloc(ANALYSIS_SCRATCH_BYTES)};
    enum match_analysis_step step;
    cr_assert_eq(store_match_read(test.reader, match->info.id, &info), STORE_OK);
    cr_assert_eq(match_analysis_read(test.reader, &info, &analysis), STORE_OK);
    do step = match_analysis_next(analysis, &means);
    while (step == MATCH_ANALYSIS_VALUED);
    cr_assert_eq(step, MATCH_ANALYSIS_LAST);
    match_analysis_print(analysis, out);
    match_analysis_free(analysis);
    free(means.scratch);
}

Test(local_server, an_analysis_is_that_of_the_server)
{
    struct buf there = {0};
    struct buf here = {0};
    struct buf values = {0};
    started_with_bots("clans");
    begun_here();
    bots_play();
    cr_assert_eq(report_decisions(local, NULL, &here), LOCAL_STILL_RUNNING);
    for (unsigned moves = 0; match->info.status == STORE_RUNNING; moves++) ann_moves(moves);
    server_analysis(&there);
    cr_assert_eq(report_decisions(local, NULL, &here), LOCAL_OK);
    uint32_t count = local_analysis(local)->count;
    /* the last decisions first: their order does not matter */
    for (uint32_t number = count + 1; number > 0; number--)
        cr_assert_eq(report_value(local, number - 1, &values), LOCAL_OK);
    cr_assert_eq(report_value(local, count + 1, &values), LOCAL_BAD_REQUEST);
    buf_reset(&here);
    cr_assert_eq(report_analysis(local, values.bytes, values.size, &here), LOCAL_OK);
    cr_assert_str_eq(here.bytes, there.bytes);
    cr_assert_eq(report_analysis(local, values.bytes, values.size / 2, &here), LOCAL_BAD_REQUEST);
    buf_append_text(&values, "0 0 0 0 0 0 0 0 0 0 0\n");
    cr_assert_eq(report_analysis(local, values.bytes, values.size, &here), LOCAL_BAD_REQUEST,
                 "each decision once");
    buf_free(&there);
    buf_free(&here);
    buf_free(&values);
}

/* ---- hints and previews of a position ---- */

#define PREVIEW_SEED  UINT64_C(0x0123456789abcdef)
#define PREVIEW_DRAWS 20

/* The preview of Ann's seat, as the server computes it from the real state. */
static void server_preview(const char *text, struct buf *out)
{
    struct conditional_moves conditional;
    unsigned line = 0;
    static struct preview preview;
    cr_assert_eq(conditional_parse(match->game, text, strlen(text), &conditional, &line),
                 CONDITIONAL_SOUND);
    memset(&preview, 0, sizeof(preview));
    preview.whatif = (struct whatif){.game = match->game,
                                     .others = bots_best_quick(match->game),
                                     .state = &match->play.state,
                                     .conditional = &conditional,
                                     .seed = PREVIEW_SEED};
    preview_begin(&preview);
    for (unsigned draw = 0; draw < PREVIEW_DRAWS; draw++) preview_draw(&preview);
    struct json json = json_to(out);
    preview_print(&json, &preview, match->play.version);
}

/* The hint to Ann's seat, likewise. */
static void server_hint(struct buf *out)
{
    struct game_state state = match->play.state;
    const struct hint_question question = {
        .game = match->game, .state = &state, .seed = {1, 2, 0xa}};
    struct bot_means means = {.scratch = malloc(SEARCH_SCRATCH_BYTES),
                              .network = network_of(match->game, &state)};
    struct hint hint;
    hint_search(&question, &means, &hint);
    cr_assert(hint_value(&question, &means, &hint));
    struct json json = json_to(out);
    hint_print(&json, match->game, match->play.version, &hint);
    free(means.scratch);
}

static void asked(const struct buf *request, struct buf *out)
{
    buf_reset(out);
    local_call(local, request->bytes, request->size, out);
    cr_assert(!out->failed);
}

/* Loads what Ann's seat knows, and nothing else, in the match without a server. */
static void position_here(struct buf *request, struct buf *out)
{
    struct game_state known = match->play.state;
    buf_reset(request);
    buf_printf(request, "position 0 %u %s %u\n", match->play.version, match->game->id,
               match->play.setup.revision);
    position_print(match->game, &known, 0, request);
    asked(request, out);
    cr_assert_not_null(strstr(out->bytes, "accepted"), "%s", out->bytes);
}

static void same_advice(const char *conditional)
{
    struct buf request = {0};
    struct buf here = {0};
    struct buf there = {0};
    position_here(&request, &here);
    buf_reset(&request);
    buf_printf(&request, "preview 0 %u 0123456789abcdef\n%s", PREVIEW_DRAWS, conditional);
    asked(&request, &here);
    server_preview(conditional, &there);
    cr_assert_str_eq(here.bytes, there.bytes);
    buf_reset(&request);
    buf_reset(&there);
    buf_append_text(&request, "hint 0 00000000000000010000000000000002000000000000000a");
    asked(&request, &here);
    server_hint(&there);
    cr_assert_str_eq(here.bytes, there.bytes);
    buf_free(&request);
    buf_free(&here);
    buf_free(&there);
}

Test(local_server, hints_and_previews_of_a_position_are_those_of_the_server)
{
    static const char *const wishes[] = {"place field 1, place hut 2\nalways feed", "move A1 A2"};
    for (unsigned i = 0; i < 2; i++) {
        started_with_bots(i == 0 ? "stoneage" : "clans");
        for (unsigned moves = 0; moves < 8 && match->info.status == STORE_RUNNING; moves++) {
            begun_here();
            struct buf id = {0};
            buf_printf(&id, "h%u", moves);
            while ((match->game->to_act(&match->play.state) & ~1u) != 0) hub_case_pump(&test);
            same_advice(wishes[i]);
            struct hub_request move = hub_case_next_move(match, users, id.bytes);
            cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
            buf_free(&id);
        }
    }
}

/* Only hints and previews can be had of a position, and only of its seat. */
Test(local_server, a_position_is_no_match)
{
    static const char *const refused[] = {
        "save",       "turn",          "move 0 0 1\n0", "bot 1",
        "update 0 0", "legal 0",       "undo 1",        "view 0 0 1",
        "luck",       "decisions own", "value 0",       "preview 1 1 0123456789abcdef\n"};
    struct buf request = {0};
    struct buf out = {0};
    started_with_bots("clans");
    while ((match->game->to_act(&match->play.state) & ~1u) != 0) hub_case_pump(&test);
    position_here(&request, &out);
    for (unsigned i = 0; i < COUNT_OF(refused); i++) {
        buf_reset(&request);
        buf_append_text(&request, refused[i]);
        asked(&request, &out);
        cr_expect_not_null(strstr(out.bytes, "refused"), "%s: %s", refused[i], out.bytes);
    }
    cr_assert_null(local_match(local));
    static const char *const wrong[] = {"position 0 1 clans 60000\n1", "position 0 1 clans 1\n1",
                                        "position 0 1 stoneage 1\n1", "position 9 1 clans 1\n1",
                                        "position 0 1 chess 1\n1"};
    static const char *const names[] = {"match_newer", "match_damaged", "match_older",
                                        "bad_request", "bad_request"};
    for (unsigned i = 0; i < COUNT_OF(wrong); i++) {
        buf_reset(&request);
        buf_append_text(&request, wrong[i]);
        asked(&request, &out);
        cr_expect_not_null(strstr(out.bytes, names[i]), "%s: %s", wrong[i], out.bytes);
    }
    buf_free(&request);
    buf_free(&out);
}
