/* The match without a server: its contract as calls and as texts, and what it is given that is
 * wrong. */
#include "base/encoding/text.h"
#include "local/call.h"
#include "local/save.h"

#include <criterion/criterion.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "games/games.h"
#include "record/fair.h"

#define SEED  "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
#define MATCH "match AAAAAAAAAAAAAAAA\n"

static struct local *local;
static struct buf answer;
static struct buf saved;

static void begin(void)
{
    local = local_new();
    cr_assert_not_null(local);
}

static void end(void)
{
    local_free(local);
    buf_free(&answer);
    buf_free(&saved);
}

TestSuite(local, .init = begin, .fini = end);

/* The answer to a request. */
static const char *call(const char *request)
{
    buf_reset(&answer);
    local_call(local, request, strlen(request), &answer);
    cr_assert(!answer.failed && answer.size > 0);
    return answer.bytes;
}

static void refused(const char *request, const char *name)
{
    char error[80];
    (void)snprintf(error, sizeof(error), "\"error\":{\"name\":\"%s\"", name);
    cr_assert_not_null(strstr(call(request), error), "%s: %s", request, answer.bytes);
    cr_assert_not_null(strstr(answer.bytes, "\"type\":\"refused\""));
}

static void accepted(const char *request)
{
    cr_assert_not_null(strstr(call(request), "\"type\":\"accepted\""), "%s: %s", request,
                       answer.bytes);
}

/* Begins a match: "easy,person,random". */
static void started(const char *game, const char *options, const char *seats)
{
    char request[400];
    (void)snprintf(request, sizeof(request),
                   "begin 1700000000000\ngame %s\n" MATCH "options %s\nundo free\nseed " SEED
                   "\nseats %s\n",
                   game, options, seats);
    accepted(request);
}

/* Makes the next move: that of the first bot, or a legal one of the first person. */
static bool step(unsigned number)
{
    const struct match *match = local_match(local);
    char request[80];
    uint8_t owed = match->game->to_act(&match->state);
    uint8_t seat = GAME_NOBODY;
    if (owed == 0) return false;
    enum local_err err = local_bot(local, 1700000000000 + number, &seat);
    if (err == LOCAL_OK) return true;
    cr_assert_eq(err, LOCAL_NO_BOT);
    seat = (uint8_t)__builtin_ctz(owed);
    struct game_move moves[GAME_LEGAL_MAX];
    uint16_t count = match->game->legal(&match->state, seat, moves);
    (void)snprintf(request, sizeof(request), "move %u %" PRIu32 " %u\n%u", seat, match->version,
                   number, number * 7919u % count);
    accepted(request);
    return true;
}

static const char *save(void)
{
    buf_reset(&saved);
    local_save(local, &saved);
    cr_assert(!saved.failed);
    return saved.bytes;
}

/* Loads what is saved, and returns the name of the outcome. */
static const char *load(const char *text, size_t size)
{
    const char *name = local_err_name(local_load(local, text, size));
    cr_assert_not_null(name);
    return name;
}

Test(local, a_match_is_played_to_its_end_and_loaded_at_every_step)
{
    for (size_t i = 0; games[i] != NULL; i++) {
        unsigned moves = 0;
        started(games[i]->id, "", "person,random,person");
        while (step(moves)) {
            struct match before = *local_match(local);
            if (++moves % 16 != 0) continue;
            (void)save();
            cr_assert_str_eq(load(saved.bytes, saved.size), "ok");
            cr_assert_eq(local_match(local)->state_hash, before.state_hash);
            cr_assert_eq(memcmp(local_match(local)->owed_since, before.owed_since,
                                sizeof(before.owed_since)),
                         0);
        }
        cr_assert_gt(moves, 10);
        char request[40];
        (void)snprintf(request, sizeof(request), "update 0 %" PRIu32, local_match(local)->version);
        cr_assert_not_null(strstr(call(request), "\"over\":true"));
        if (moves > 200) cr_assert_not_null(strstr(call("update 0 0"), "}],\"more\":true}"));
        refused("move 0 1 5\n0", "over");
        refused("bot 5", "no_bot");
    }
}

Test(local, the_same_seed_gives_the_same_match)
{
    struct buf first = {0};
    for (unsigned run = 0; run < 2; run++) {
        started("stoneage", "harsh_winter", "easy,hard,person");
        for (unsigned moves = 0; moves < 30 && step(moves); moves++) {
        }
        if (run == 0) buf_append_text(&first, save());
    }
    cr_assert_str_eq(save(), first.bytes);
    buf_free(&first);
}

Test(local, a_tutorial_has_the_dice_of_every_tutorial)
{
    for (size_t i = 0; games[i] != NULL; i++) {
        struct buf request = {0};
        unsigned char seed[LOCAL_SEED_BYTES];
        bool taught = fair_tutorial_seed(games[i], seed);
        buf_printf(&request, "begin 7\ngame %s\n" MATCH "seed tutorial\nseats person,easy",
                   games[i]->id);
        if (taught)
            accepted(request.bytes);
        else
            refused(request.bytes, "bad_setup");
        if (taught) cr_assert_eq(memcmp(local_setup_of(local)->seed, seed, sizeof(seed)), 0);
        buf_free(&request);
    }
}

Test(local, a_seat_sees_only_its_own_information)
{
    started("clans", "", "person,person");
    char one[8192];
    (void)snprintf(one, sizeof(one), "%s", call("update 0 0"));
    cr_assert_str_neq(call("update 1 0"), one);
    cr_assert_str_neq(call("update none 0"), one);
    cr_assert_not_null(strstr(answer.bytes, "\"choices\":null"));
}

Test(local, a_move_is_undone_that_has_revealed_nothing)
{
    started("stoneage", "", "person,easy");
    unsigned moves = 0;
    while ((local_match(local)->game->to_act(&local_match(local)->state) & 1) == 0) step(moves++);
    uint32_t version = local_match(local)->version;
    uint64_t hash = local_match(local)->state_hash;
    char request[80];
    (void)snprintf(request, sizeof(request), "move 0 %" PRIu32 " 9\n0", version);
    accepted(request);
    cr_assert_not_null(strstr(call("update 0 0"), "\"undo\":\"free\""));
    (void)snprintf(request, sizeof(request), "move 0 %" PRIu32 " 9\nundo", version + 1);
    accepted(request);
    cr_assert_eq(local_match(local)->state_hash, hash);
    cr_assert_eq(local_match(local)->version, version + 2);
    (void)save();
    cr_assert_str_eq(load(saved.bytes, saved.size), "ok");
}

/* Begins a match of two persons and a bot at one device, and makes moves until the first has moved.
 */
static void shared(const char *game)
{
    char request[400];
    (void)snprintf(request, sizeof(request),
                   "begin 1\ngame %s\n" MATCH "start 0\nundo shared\nseed " SEED
                   "\nseats person,person,easy",
                   game);
    accepted(request);
}

/* Makes steps until `seat` has moved, and a person owes a decision. */
static void moved_by(uint8_t seat)
{
    const struct match *match = local_match(local);
    struct local_row row = {.seat = GAME_NOBODY};
    bool moved = false;
    for (unsigned moves = 0; !moved || (match->game->to_act(&match->state) & 3) == 0; moves++) {
        cr_assert(step(moves));
        local_row(local, match->version, &row);
        moved = moved || row.seat == seat;
    }
}

Test(local, persons_at_one_device_undo_the_newest_move_of_any_of_them)
{
    for (size_t i = 0; games[i] != NULL; i++) {
        shared(games[i]->id);
        refused("undo 2", "nothing_to_undo");
        moved_by(0);
        cr_assert_not_null(strstr(call("turn"), "\"undo\":0"), "%s", answer.bytes);
        cr_assert_not_null(strstr(call("update 1 0"), "\"undo\":\"free\""));
        uint32_t before = local_match(local)->version;
        accepted("undo 3");
        cr_assert_not_null(strstr(answer.bytes, "\"seat\":0"));
        cr_assert_gt(local_match(local)->version, before);
        (void)save();
        cr_assert_str_eq(load(saved.bytes, saved.size), "ok");
        refused("undo 4", "nothing_to_undo");
    }
}

Test(local, move_that_has_rolled_dice_is_undone_by_agreement_and_rolls_the_same)
{
    shared("stoneage");
    uint32_t version = local_match(local)->version;
    for (unsigned moves = 0; strstr(call("update none 0"), "\"rolled\"") == NULL; moves++)
        cr_assert(step(moves));
    while (strstr(call("turn"), "\"undo\":null") == NULL) accepted("undo 5");
    cr_assert_gt(local_match(local)->version, version);
    (void)save();
    cr_assert_str_eq(load(saved.bytes, saved.size), "ok");
    started("stoneage", "", "person,person");
    refused("undo 5", "undo_not_allowed");
    refused("undo x", "bad_request");
}

Test(local, turn_says_who_decides_and_who_knows_a_secret)
{
    shared("stoneage");
    cr_assert_not_null(
        strstr(call("turn"), "\"over\":false,\"people\":[0],\"bots\":[],\"secret\":[]"), "%s",
        answer.bytes);
    shared("clans");
    cr_assert_not_null(strstr(call("turn"), "\"secret\":[0,1]"), "%s", answer.bytes);
    refused("turn 1", "bad_request");
    unsigned moves = 0;
    while (step(moves)) moves++;
    cr_assert_not_null(strstr(call("turn"), "\"over\":true,\"people\":[],\"bots\":[],\"secret\":[],"
                                            "\"undo\":null"));
    refused("undo 5", "over");
}

Test(local, earlier_versions_are_shown_as_they_were)
{
    static char before[12][16384];
    for (size_t i = 0; games[i] != NULL; i++) {
        bool undone = false;
        shared(games[i]->id);
        memset(before, 0, sizeof(before));
        for (uint32_t at = 0; at < 8; at = local_match(local)->version) {
            const char *view = strstr(call("update 1 0"), "\"view\":");
            cr_assert_not_null(view);
            const char *end = strstr(view, ",\"choices\":");
            cr_assert_not_null(end);
            (void)snprintf(before[at], sizeof(before[at]), "%.*s", (int)(end - view), view);
            if (at > 3 && !undone) {
                accepted("undo 4");
                undone = true;
            } else {
                cr_assert(step(at));
            }
        }
        const char *at = call("view 1 0 8");
        for (size_t version = 0; version < 8; version++) {
            at = strstr(at, before[version]);
            cr_assert_not_null(at, "%s %zu: %s", games[i]->id, version, answer.bytes);
            at++;
        }
    }
    refused("view 1 0 0", "bad_request");
    refused("view 1 99 1", "bad_request");
    refused("view 1 0 101", "bad_request");
    cr_assert_not_null(strstr(call("view none 2 1"), "\"seat\":null,\"tables\":[{\"version\":2,"));
}

Test(local, advice_is_given_to_a_person_who_owes_a_decision)
{
    static const char seeds[] = "111111111111111122222222222222223333333333333333";
    char request[120];
    started("stoneage", "", "person,easy");
    unsigned moves = 0;
    while ((local_match(local)->game->to_act(&local_match(local)->state) & 1) == 0) step(moves++);
    (void)snprintf(request, sizeof(request), "hint 0 %s", seeds);
    cr_assert_not_null(strstr(call(request), "\"moves\":[{\"text\":\"place "));
    (void)snprintf(request, sizeof(request), "preview 0 3 %.16s\nalways feed", seeds);
    cr_assert_not_null(strstr(call(request), "\"draws\":3"));
    request[8] = '1';
    refused(request, "not_seated");
    (void)snprintf(request, sizeof(request), "hint 1 %s", seeds);
    refused(request, "not_seated");
    cr_assert_not_null(strstr(call("legal 0"), "\"number\":0,\"text\":\"place "));
    cr_assert_not_null(strstr(call("legal 1"), "\"total\":0,\"moves\":[]"));
}

Test(local, nothing_is_asked_of_a_match_that_has_not_begun)
{
    refused("save", "not_running");
    refused("bot 1", "not_running");
    refused("update 0 0", "not_running");
    refused("undo 1", "not_running");
    refused("turn", "not_running");
    refused("move 0 0 0\n0", "not_running");
    cr_assert_not_null(strstr(answer.bytes, "\"match\":null"));
}

Test(local, set_ups_that_are_no_set_ups)
{
#define SETUP(game, seats) "begin 0\n" game MATCH "seed " SEED "\nseats " seats
    static const char *const wrong[][2] = {
        {"begin\n", "bad_request"},
        {"begin 0", "bad_request"},
        {"begin -1\n", "bad_request"},
        {"begin 9007199254740992\n", "bad_request"},
        {"begin 0\nmatch short\n", "bad_request"},
        {SETUP("game chess\n", "easy,easy"), "bad_setup"},
        {SETUP("game clans\n", "easy"), "bad_setup"},
        {SETUP("game clans\n", "easy,,easy"), "bad_setup"},
        {SETUP("game clans\n", "easy,somebody"), "bad_setup"},
        {SETUP("game clans\n", "easy,easy,easy,easy,easy,easy,easy,easy,easy"), "bad_setup"},
        {SETUP("game clans\n", ""), "bad_setup"},
        {SETUP("game stoneage\n", "easy,easy\noptions no_such"), "bad_setup"},
        {SETUP("game stoneage\n", "easy,easy\nstart 2"), "bad_setup"},
        {SETUP("game stoneage\n", "easy,easy\nstart x"), "bad_request"},
        {SETUP("game stoneage\n", "easy,easy\nundo maybe"), "bad_request"},
        {SETUP("game stoneage\n", "easy,easy\nrevision 0"), "bad_request"},
        {SETUP("game stoneage\n", "easy,easy\nrevision 60000"), "match_newer"},
        {SETUP("game stoneage\n", "easy,easy\nrevision 1"), "match_older"},
        {SETUP("game stoneage\n", "easy,easy\nseats easy,easy"), "bad_request"},
        {SETUP("game stoneage\n", "easy,easy\nseed 00"), "bad_request"},
        {SETUP("game stoneage\n", "easy,easy\nhat red"), "bad_request"},
        {"begin 0\ngame clans\n" MATCH "seats easy,easy\nseed 0" SEED, "bad_request"},
    };
    for (size_t i = 0; i < COUNT_OF(wrong); i++) refused(wrong[i][0], wrong[i][1]);
    cr_assert_null(local_match(local));
}

Test(local, refused_set_up_leaves_the_match_that_is_being_played)
{
    char before[4096];
    started("stoneage", "", "person,easy");
    (void)text_copy(before, sizeof(before), save());
    refused("begin 0\ngame stoneage\n" MATCH "seed " SEED "\nseats person", "bad_setup");
    cr_assert_not_null(local_match(local));
    cr_assert_str_eq(save(), before);
}

Test(local, requests_that_are_no_requests)
{
    static const char *const wrong[][2] = {
        {"", "bad_request"},
        {" ", "bad_request"},
        {"dance", "bad_request"},
        {"save now", "bad_request"},
        {"save\nit", "bad_request"},
        {"one two three four five six", "bad_request"},
        {"update", "bad_request"},
        {"update 0", "bad_request"},
        {"update 2 0", "bad_request"},
        {"update nobody 0", "bad_request"},
        {"update 0 2", "bad_request"},
        {"update 0 99999999999999999999", "bad_request"},
        {"legal 9", "bad_request"},
        {"hint 0 12", "bad_request"},
        {"preview 0 0 1111111111111111\nalways feed", "bad_request"},
        {"preview 0 101 1111111111111111\nalways feed", "bad_request"},
        {"preview 0 1 111111111111111G\nalways feed", "bad_request"},
        {"preview 0 1 1111111111111111\nnever feed", "orders_bad_move"},
        {"preview 0 1 1111111111111111\nalways dance", "orders_no_such_policy"},
        {"luck", "still_running"},
        {"decisions own", "still_running"},
        {"decisions", "bad_request"},
        {"decisions 1", "bad_request"},
        {"decisions 1,2,3", "bad_request"},
        {"decisions 1,x", "bad_request"},
        {"value 0", "bad_request"},
        {"analysis\n0 0 1 1 1 1 1 1\n", "bad_request"},
        {"move 0 0 0", "bad_request"},
        {"move 0 0 0\n", "bad_request"},
        {"move 0 0 0\nplace", "bad_request"},
        {"move 0 0 0\nplace forest 1\n", "bad_request"},
        {"move 0 0 0\n99999", "bad_request"},
        {"move 0 0 0\n9999", "bad_move"},
        {"move 0 0 0\nplace forest 7", "not_enough"},
        {"move 0 0 0\nfeed yes", "bad_request"},
        {"move 0 0 0\nundo", "nothing_to_undo"},
        {"move 0 0 0\nundo_ask", "undo_not_allowed"},
        {"move 0 0 0\nseat_resign", "bad_move"},
        {"move 0 5 0\nplace forest 1", "stale"},
        {"move 1 0 0\nplace forest 1", "not_seated"},
        {"move 2 0 0\nplace forest 1", "bad_request"},
        {"move 0 0 9007199254740992\nplace forest 1", "bad_request"},
    };
    accepted("begin 0\ngame stoneage\n" MATCH "start 0\nundo free\nseats person,easy\nseed " SEED);
    uint64_t hash = local_match(local)->state_hash;
    for (size_t i = 0; i < COUNT_OF(wrong); i++) refused(wrong[i][0], wrong[i][1]);
    cr_assert_eq(local_match(local)->version, 0);
    cr_assert_eq(local_match(local)->state_hash, hash);
    refused("bot 0", "no_bot");
    accepted("move 0 0 0\nplace forest 1");
}

Test(local, a_save_that_was_changed_or_cut_is_damaged)
{
    started("clans", "", "person,easy");
    for (unsigned moves = 0; moves < 12; moves++) cr_assert(step(moves));
    struct buf whole = {0};
    buf_append_text(&whole, save());
    for (size_t at = 0; at < whole.size; at++) {
        char old = whole.bytes[at];
        whole.bytes[at] = (char)(old ^ 1);
        cr_assert_str_neq(load(whole.bytes, whole.size), "ok", "byte %zu", at);
        cr_assert_null(local_match(local));
        whole.bytes[at] = old;
        cr_assert_str_eq(load(whole.bytes, at), "match_damaged");
    }
    buf_append_text(&whole, "\n");
    cr_assert_str_eq(load(whole.bytes, whole.size), "match_damaged");
    cr_assert_str_eq(load(whole.bytes, whole.size - 1), "ok");
    buf_free(&whole);
}

/* The newest match as `follow` has it: the moves that counted, each with its version. */
static const char *followed(const char *seats)
{
    static struct buf text;
    buf_reset(&text);
    (void)save();
    const char *from = strstr(saved.bytes, "\nmoves\n");
    buf_printf(&text, "follow\nochre-local-1\ngame clans\n" MATCH "seed " SEED "\nseats %s", seats);
    const char *line = strchr(from + strlen("\nmoves\n"), '\n');
    buf_append_text(&text, "\nmoves\n0");
    for (unsigned version = 1; strncmp(line, "\nend", 4) != 0; version++) {
        const char *rest = strchr(line + 1, ' ');
        const char *end = strchr(line + 1, '\n');
        buf_printf(&text, "\n%u%.*s", 2 * version, (int)(end - rest), rest);
        line = end;
    }
    buf_append_text(&text, "\nend\n");
    return text.bytes;
}

Test(local, moves_of_a_match_of_a_server_have_its_versions)
{
    unsigned moves = 0;
    struct buf line = {0};
    started("clans", "", "person,random");
    while (step(moves)) moves++;
    uint64_t hash = local_match(local)->state_hash;
    accepted(followed("person,person"));
    cr_assert_eq(local_match(local)->state_hash, hash);
    cr_assert_not_null(strstr(call("decisions 2,1"), "\"type\":\"decisions\""));
    cr_assert_eq(local_analysis(local)->count, moves);
    cr_assert_eq(local_analysis(local)->steps[1].version, 4);
    cr_assert_eq(local_analysis(local)->end[1], ANALYSIS_WHOLE);
    buf_printf(&line, "%s", followed("person,person"));
    char *place = strstr(line.bytes, "\n4 ");
    cr_assert_not_null(place);
    place[3] = place[3] == '0' ? '1' : '0'; /* the other seat moves */
    refused(line.bytes, "match_damaged");
    cr_assert_null(local_match(local));
    buf_free(&line);
}
