/* Tournaments in the store: entries, rounds, and what they are refused for. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/nouns/tournaments/rounds.h"
#include "support/store_case.h"

#define CUP "CCCCCCCCCCCCCCCC"

static struct store_case file;
static int64_t ann, ben, guest;

static void begin(void)
{
    store_case_make(&file, NULL);
    store_case_open(&file);
    struct store_user one = store_case_account("Ann");
    struct store_user two = store_case_account("Ben");
    struct store_user three = store_case_guest("Cid");
    ann = store_case_user_add(&file, &one);
    ben = store_case_user_add(&file, &two);
    guest = store_case_user_add(&file, &three);
}

static void end(void)
{
    store_case_end(&file);
}

TestSuite(store_tournament, .init = begin, .fini = end, .timeout = 120);

static struct store_tournament cup_of(const char *id, int64_t organiser)
{
    struct store_tournament cup = {.name = "Cup",
                                   .organiser = organiser,
                                   .game = "clans",
                                   .options = "{}",
                                   .format = "swiss",
                                   .seats = 4,
                                   .seats_min = 3,
                                   .rounds = 3,
                                   .points = "[4,2,1,0]",
                                   .tie_breaks = "[]",
                                   .players_max = 2,
                                   .listed = true,
                                   .opens_ms = 10,
                                   .made_ms = 5};
    (void)snprintf(cup.id, sizeof(cup.id), "%s", id);
    return cup;
}

static enum store_err run(enum store_op op, const void *argument)
{
    struct store_write write = {.op = op, .argument = argument};
    return store_case_do(&file, &write, NULL);
}

static enum store_err add(const char *id, int64_t organiser)
{
    struct store_tournament cup = cup_of(id, organiser);
    return run(STORE_TOURNAMENT_ADD, &cup);
}

static enum store_err entry(enum store_op op, int64_t user, int64_t at_ms)
{
    struct store_tournament_entry entry = {.id = CUP, .user = user, .at_ms = at_ms};
    return run(op, &entry);
}

static enum store_err round_add(uint16_t number, const char *match)
{
    struct store_round_table tables[2] = {{.group = 1, .players = "[1,2]"}, {.players = "[3]"}};
    struct store_round round = {.id = CUP, .round = number, .table_count = 2, .tables = tables};
    (void)snprintf(tables[0].match, sizeof(tables[0].match), "%s", match);
    return run(STORE_ROUND_ADD, &round);
}

static enum store_err step(const char *before, uint16_t round, const char *after, int64_t organiser)
{
    struct store_tournament_step step = {
        .id = CUP, .round = round, .ended_ms = 99, .organiser = organiser};
    (void)snprintf(step.before, sizeof(step.before), "%s", before);
    (void)snprintf(step.after, sizeof(step.after), "%s", after);
    return run(STORE_TOURNAMENT_STEP, &step);
}

static bool player_print(void *context, const struct store_tournament_player *player)
{
    char *text = context;
    size_t size = strlen(text);
    (void)snprintf(text + size, 300 - size, "%u:%s@%u/%d ", player->entry, player->name,
                   player->entered, (int)player->left);
    return true;
}

static const char *players(void)
{
    static char text[300];
    text[0] = '\0';
    cr_assert_eq(store_tournament_players_each(file.reader, CUP, player_print, text), STORE_OK);
    return text;
}

static bool table_print(void *context, const struct store_tournament_table *table)
{
    char *text = context;
    size_t size = strlen(text);
    (void)snprintf(text + size, 300 - size, "%u.%u:%s%s=%s", table->round, table->number,
                   table->table.match, table->table.players, table->status);
    for (unsigned i = 0; i < table->count; i++) {
        size = strlen(text);
        (void)snprintf(text + size, 300 - size, "(%d)", (int)table->seat[i].user);
    }
    (void)strncat(text, " ", 300 - strlen(text) - 1);
    return true;
}

static const char *tables(void)
{
    static char text[300];
    text[0] = '\0';
    cr_assert_eq(store_tournament_tables_each(file.reader, CUP, table_print, text), STORE_OK);
    return text;
}

static struct store_tournament cup(void)
{
    struct store_tournament read;
    cr_assert_eq(store_tournament_read(file.reader, CUP, &read), STORE_OK);
    return read;
}

Test(store_tournament, an_account_organises_a_limited_number)
{
    cr_assert_eq(add(CUP, ann), STORE_OK);
    cr_assert_str_eq(cup().name, "Cup");
    cr_assert_str_eq(cup().organiser_name, "Ann");
    cr_assert_eq(cup().seats_min, 3);
    cr_assert_eq(cup().starts_ms, 0);
    cr_assert_eq(add("GGGGGGGGGGGGGGGG", guest), STORE_NOT_FOUND, "guests organise nothing");
    for (unsigned i = 1; i < STORE_TOURNAMENTS_PER_USER_MAX; i++) {
        char id[] = "AAAAAAAAAAAAAAA0";
        id[15] = (char)('0' + i);
        cr_assert_eq(add(id, ann), STORE_OK);
    }
    cr_assert_eq(add("BBBBBBBBBBBBBBBB", ann), STORE_TOO_MANY);
    cr_assert_eq(step("open", 0, "cancelled", ann), STORE_OK);
    cr_assert_eq(add("BBBBBBBBBBBBBBBB", ann), STORE_OK);
}

Test(store_tournament, entries_have_an_opening_and_a_limit)
{
    struct store_user third = store_case_account("Dan");
    int64_t dan = store_case_user_add(&file, &third);
    cr_assert_eq(add(CUP, ann), STORE_OK);
    cr_assert_eq(entry(STORE_TOURNAMENT_ENTER, ann, 9), STORE_STALE, "not open yet");
    cr_assert_eq(entry(STORE_TOURNAMENT_ENTER, ann, 10), STORE_OK);
    cr_assert_eq(entry(STORE_TOURNAMENT_ENTER, ann, 10), STORE_OK, "once more changes nothing");
    cr_assert_eq(entry(STORE_TOURNAMENT_ENTER, guest, 10), STORE_NOT_FOUND);
    cr_assert_eq(entry(STORE_TOURNAMENT_ENTER, ben, 10), STORE_OK);
    cr_assert_eq(entry(STORE_TOURNAMENT_ENTER, dan, 10), STORE_TOO_MANY);
    cr_assert_str_eq(players(), "1:Ann@0/-1 2:Ben@0/-1 ");
    cr_assert_eq(entry(STORE_TOURNAMENT_LEAVE, ann, 0), STORE_OK);
    cr_assert_eq(entry(STORE_TOURNAMENT_LEAVE, ann, 0), STORE_NOT_FOUND);
    cr_assert_eq(entry(STORE_TOURNAMENT_ENTER, dan, 10), STORE_OK);
    cr_assert_str_eq(players(), "1:Ann@0/0 2:Ben@0/-1 3:Dan@0/-1 ");
    cr_assert_eq(cup().players, 2);
}

Test(store_tournament, a_round_is_added_once)
{
    cr_assert_eq(add(CUP, ann), STORE_OK);
    cr_assert_eq(round_add(1, "MMMMMMMMMMMMMMMM"), STORE_STALE, "the first comes first");
    cr_assert_eq(round_add(0, "MMMMMMMMMMMMMMMM"), STORE_OK);
    cr_assert_eq(round_add(0, "NNNNNNNNNNNNNNNN"), STORE_STALE, "another node was faster");
    cr_assert_str_eq(cup().status, "running");
    cr_assert_eq(cup().round, 1);
    cr_assert_str_eq(tables(), "0.1:MMMMMMMMMMMMMMMM[1,2]= 0.2:[3]= ");
    cr_assert_eq(entry(STORE_TOURNAMENT_ENTER, ben, 10), STORE_OK, "a Swiss takes late players");
    cr_assert_str_eq(players(), "1:Ben@1/-1 ");
    cr_assert_eq(step("running", 0, "over", 0), STORE_STALE);
    cr_assert_eq(step("running", 1, "over", 0), STORE_OK);
    cr_assert_eq(round_add(1, "NNNNNNNNNNNNNNNN"), STORE_STALE, "it is over");
    cr_assert_eq(entry(STORE_TOURNAMENT_ENTER, ann, 10), STORE_STALE);
    cr_assert_eq(entry(STORE_TOURNAMENT_LEAVE, ben, 0), STORE_NOT_FOUND);
}

Test(store_tournament, a_table_has_the_seats_of_its_match)
{
    struct store_match match = store_case_running("MMMMMMMMMMMMMMMM", 2);
    cr_assert_eq(add(CUP, ann), STORE_OK);
    cr_assert_eq(round_add(0, "MMMMMMMMMMMMMMMM"), STORE_OK);
    store_case_match_add(&file, &match);
    cr_assert_str_eq(tables(), "0.1:MMMMMMMMMMMMMMMM[1,2]=running(0)(0) 0.2:[3]= ");
}

Test(store_tournament, only_the_organiser_may_take_a_step_of_theirs)
{
    cr_assert_eq(add(CUP, ann), STORE_OK);
    cr_assert_eq(step("open", 0, "cancelled", ben), STORE_STALE);
    cr_assert_eq(step("open", 0, "cancelled", ann), STORE_OK);
    cr_assert_eq(cup().ended_ms, 99);
    cr_assert_eq(step("open", 0, "cancelled", ann), STORE_STALE);
}

Test(store_tournament, those_that_are_due_are_found_in_pages)
{
    char ids[2][STORE_MATCH_ID_BYTES + 1];
    int64_t after = 0;
    uint32_t found = 0;
    struct store_tournament planned = cup_of("PPPPPPPPPPPPPPPP", ben);
    planned.starts_ms = 50;
    cr_assert_eq(add("OOOOOOOOOOOOOOOO", ann), STORE_OK, "waits for its organiser");
    cr_assert_eq(run(STORE_TOURNAMENT_ADD, &planned), STORE_OK);
    cr_assert_eq(add(CUP, ann), STORE_OK);
    cr_assert_eq(round_add(0, "MMMMMMMMMMMMMMMM"), STORE_OK);
    cr_assert_eq(store_tournaments_due(file.reader, 49, &after, 2, ids, &found), STORE_OK);
    cr_assert_eq(found, 1);
    cr_assert_str_eq(ids[0], CUP);
    after = 0;
    cr_assert_eq(store_tournaments_due(file.reader, 50, &after, 1, ids, &found), STORE_OK);
    cr_assert_str_eq(ids[0], "PPPPPPPPPPPPPPPP");
    cr_assert_eq(store_tournaments_due(file.reader, 50, &after, 1, ids, &found), STORE_OK);
    cr_assert_str_eq(ids[0], CUP);
    cr_assert_eq(store_tournaments_due(file.reader, 50, &after, 1, ids, &found), STORE_OK);
    cr_assert_eq(found, 0);
}

Test(store_tournament, a_round_is_due_until_its_matches_run_and_when_none_of_them_does)
{
    char ids[1][STORE_MATCH_ID_BYTES + 1];
    struct store_round_table tables[] = {{.match = "MMMMMMMMMMMMMMMM", .players = "[1,2]"},
                                         {.match = "NNNNNNNNNNNNNNNN", .players = "[3,4]"},
                                         {.players = "[5]"}};
    struct store_round round = {.id = CUP, .table_count = 3, .tables = tables};
    struct store_match open = store_case_match("NNNNNNNNNNNNNNNN", 2);
    uint32_t found[4];
    struct store_match first = store_case_running("MMMMMMMMMMMMMMMM", 2);
    cr_assert_eq(add(CUP, ann), STORE_OK);
    cr_assert_eq(run(STORE_ROUND_ADD, &round), STORE_OK);
    for (unsigned i = 0; i < 4; i++) {
        int64_t after = 0;
        cr_assert_eq(store_tournaments_due(file.reader, 0, &after, 1, ids, &found[i]), STORE_OK);
        if (i == 0) store_case_match_add(&file, &first);
        if (i == 1) store_case_match_add(&file, &open);
        if (i == 2) (void)store_case_sql(&file, "UPDATE match SET status = 'running'");
    }
    cr_assert_arr_eq(found, ((uint32_t[]){1, 1, 1, 0}), sizeof(found),
                     "no match; one is missing; one has not started; both run");
}

enum way { DELETED, BANNED };

/* Deletes a user, or bans them for any time; at 5 ms. */
static void remove_user(int64_t user, enum way way)
{
    struct store_user gone = {.id = user, .name = "gone", .deleted_ms = 5};
    struct store_ban ban = {.user = user, .reason = "spam", .at_ms = 5};
    struct store_write delete_user = {.op = STORE_USER_DELETE, .user = &gone};
    struct store_write ban_user = {.op = STORE_BAN, .ban = &ban};
    cr_assert_eq(store_case_do(&file, way == DELETED ? &delete_user : &ban_user, NULL), STORE_OK);
}

Test(store_tournament, a_deleted_account_takes_part_no_longer)
{
    cr_assert_eq(add(CUP, ben), STORE_OK);
    cr_assert_eq(entry(STORE_TOURNAMENT_ENTER, ann, 10), STORE_OK);
    cr_assert_eq(round_add(0, "MMMMMMMMMMMMMMMM"), STORE_OK);
    remove_user(ann, DELETED);
    cr_assert_str_eq(players(), "1:gone@0/1 ");
}

Test(store_tournament, a_banned_account_takes_part_no_longer)
{
    cr_assert_eq(add(CUP, ben), STORE_OK);
    cr_assert_eq(entry(STORE_TOURNAMENT_ENTER, ann, 10), STORE_OK);
    cr_assert_eq(round_add(0, "MMMMMMMMMMMMMMMM"), STORE_OK);
    remove_user(ann, BANNED);
    cr_assert_str_eq(players(), "1:Ann@0/1 ");
}

Test(store_tournament, who_goes_after_the_end_has_taken_part)
{
    cr_assert_eq(add(CUP, ben), STORE_OK);
    cr_assert_eq(entry(STORE_TOURNAMENT_ENTER, ann, 10), STORE_OK);
    cr_assert_eq(round_add(0, "MMMMMMMMMMMMMMMM"), STORE_OK);
    cr_assert_eq(step("running", 1, "over", 0), STORE_OK);
    remove_user(ann, BANNED);
    cr_assert_str_eq(players(), "1:Ann@0/-1 ");
}

Test(store_tournament, an_organiser_who_goes_leaves_none_open_without_a_time)
{
    for (enum way way = DELETED; way <= BANNED; way++) {
        int64_t organiser = way == DELETED ? ann : ben;
        char id[] = "P0PPPPPPPPPPPPPP";
        id[1] = way == DELETED ? 'D' : 'B';
        struct store_tournament planned = cup_of(id, organiser);
        struct store_tournament waiting = cup_of(CUP, organiser);
        planned.starts_ms = 50;
        waiting.id[0] = id[1];
        cr_assert_eq(run(STORE_TOURNAMENT_ADD, &planned), STORE_OK);
        cr_assert_eq(run(STORE_TOURNAMENT_ADD, &waiting), STORE_OK);
        remove_user(organiser, way);
        struct store_tournament read;
        cr_assert_eq(store_tournament_read(file.reader, planned.id, &read), STORE_OK);
        cr_assert_str_eq(read.status, "open", "it starts by itself");
        cr_assert_eq(store_tournament_read(file.reader, waiting.id, &read), STORE_OK);
        cr_assert_str_eq(read.status, "cancelled");
        cr_assert_eq(read.ended_ms, 5);
    }
}
