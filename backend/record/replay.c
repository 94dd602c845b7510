#include "record/replay.h"

#include <stdlib.h>
#include <string.h>

#include "engine/match.h"
#include "engine/seat/law.h"
#include "games/find.h"
#include "record/fair_match.h"
#include "record/record.h"
#include "store/nouns/admin/matches.h"
#include "store/nouns/holders.h"
#include "store/nouns/matches/moves.h"
#include "wire/json.h"
#include "wire/parse.h"

/* A match during its check. */
struct replay {
    struct store_reader *reader;
    struct replay_report *report;
    const struct store_match *info;
    const struct game *game;
    struct game_setup setup;
    struct fair fair;
    struct chance chance;
    struct match match;
    struct match_proposal proposal;
    struct game_events events;
    struct buf text;
    uint32_t next;  /* the next row */
    bool offline;   /* it was played without a server: nothing in its log says that it is unrated */
    bool no_memory; /* the reported fault may be only a lack of memory */
};

static bool events_same(struct replay *replay, const struct game_events *events, const char *text)
{
    struct json json = json_to(&replay->text);
    buf_reset(&replay->text);
    json_array(&json, NULL);
    for (unsigned i = 0; i < events->count; i++)
        json_event(&json, NULL, replay->game, &events->at[i]);
    json_array_end(&json);
    replay->no_memory = replay->no_memory || replay->text.failed;
    return !replay->text.failed && strcmp(replay->text.bytes, text) == 0;
}

/* Decides the set-up again with the actual start seat, whether it was chosen or drawn. */
static bool setup_again(struct replay *replay, const char *text)
{
    uint8_t starts[GAME_SEATS_MAX + 1] = {GAME_NOBODY};
    for (uint8_t i = 0; i < replay->setup.seats; i++) starts[1 + i] = i;
    for (unsigned i = 0; i <= replay->setup.seats; i++) {
        struct game_setup setup = replay->setup;
        setup.start_seat = starts[i];
        match_start(&replay->match, replay->game, &setup, &replay->chance,
                    &replay->proposal.events);
        if (events_same(replay, &replay->proposal.events, text)) {
            replay->setup = setup;
            return true;
        }
    }
    return false;
}

static const char *move_again(struct replay *replay, const struct store_move *row)
{
    struct parse_error error = {0};
    struct game_move move;
    if (row->seat < 0 || row->seat >= replay->info->seats ||
        !parse_stored_move(replay->game, row->move, strlen(row->move), &move, &error)) {
        replay->no_memory = replay->no_memory || error.no_memory;
        return "the move cannot be read";
    }
    if (match_propose_again(&replay->match, (uint8_t)row->seat, &move, &replay->chance,
                            &replay->events, &replay->proposal) != GAME_ACCEPTED)
        return "the rules refuse the move";
    return events_same(replay, &replay->proposal.events, row->events)
               ? NULL
               : "the rules make other events of the move";
}

static const char *row_wrong(struct replay *replay, const struct store_move *row)
{
    struct parse_error error = {0};
    if (!parse_events(replay->game, row->events, strlen(row->events), &replay->events, &error)) {
        replay->no_memory = replay->no_memory || error.no_memory;
        return "the events cannot be read";
    }
    if (!events_same(replay, &replay->events, row->events))
        return "the events are not written as the program writes them";
    if (row->seq == 0) {
        if (!setup_again(replay, row->events)) return "the set-up is not what the seed draws";
        match_fold_begin(&replay->match, replay->game, &replay->setup);
        match_people_set(&replay->match, record_people(replay->info));
    } else {
        const char *wrong = move_again(replay, row);
        if (wrong != NULL) return wrong;
    }
    return match_fold(&replay->match, row->seq, (uint8_t)row->seat, &replay->events,
                      row->state_hash)
               ? NULL
               : "the state does not have the stored hash";
}

static bool row_check(void *context, const struct store_move *row)
{
    struct replay *replay = context;
    replay->report->version = row->seq;
    replay->next = row->seq + 1;
    replay->report->wrong = row_wrong(replay, row);
    replay->report->moves += row->seq > 0;
    return replay->report->wrong == NULL;
}

/* Compares the holders of the seats with the log. Returns NULL, or a sentence about the fault. */
static const char *seats_wrong(const struct replay *replay)
{
    const struct match *match = &replay->match;
    const struct match_sitting *sitting = &match->sitting;
    for (unsigned seat = 0; seat < replay->info->seats; seat++) {
        const struct store_seat *at = &replay->info->seat[seat];
        bool person = (match_deciders(match) >> seat & 1) != 0;
        if (person != (at->bot[0] == '\0') ||
            at->stands_in != ((sitting->stands_in >> seat & 1) != 0) ||
            at->resigned != sitting->resigned_at[seat])
            return "the seats are not held as the log says";
    }
    return NULL;
}

/* Compares the status and the result with the last state. Returns NULL, or a sentence about the
 * fault. */
static const char *result_wrong(const struct replay *replay)
{
    struct game_result result;
    memset(&result, 0, sizeof(result));
    match_result(&replay->match, &replay->match.state, &result);
    enum store_status status = replay->info->status;
    bool called_off = replay->match.sitting.called_off;
    /* Some matches were called off before the rule that a resignation gives them a result. */
    if (status != STORE_OVER && result.over != 0 && !called_off)
        return "its last state is over and it is not marked so";
    bool counts = match_called_off_counts(&replay->match);
    if (status != STORE_ABANDONED && called_off && !counts)
        return "it was called off and is not marked so";
    if (store_status_live(status) && called_off) return "it was called off and is not marked so";
    if (replay->info->unrated && !replay->match.unrated && !replay->offline)
        return "it is unrated and nothing in it says so";
    if (status != STORE_OVER) return NULL;
    if (result.over == 0 && !counts) return "it is marked as over and is not";
    for (unsigned seat = 0; seat < replay->info->seats; seat++)
        if (replay->info->seat[seat].rank != result.rank[seat] ||
            replay->info->seat[seat].score != result.total[seat])
            return "the stored result is not that of its last state";
    return NULL;
}

/* Checks whether the stored users for whom the results count are those of the log. It accepts
 * the present rule (store/nouns/holders.h), or for all seats the previous one: the result
 * counted for the person of a seat unless a bot had played for most of the match. */
static enum store_err answers_check(const struct replay *replay, const char **wrong)
{
    const struct store_match *info = replay->info;
    struct store_answerers by;
    bool today = true;
    bool before = true;
    bool ended = info->status == STORE_OVER || info->status == STORE_ABANDONED;
    if (!ended || info->started_ms == 0) return STORE_OK; /* a damaged match has no result */
    enum store_err err = store_answerers_find(replay->reader, info->id, &by);
    for (uint8_t seat = 0; err == STORE_OK && seat < info->seats; seat++) {
        const struct store_seat *at = &info->seat[seat];
        bool away = info->status == STORE_OVER &&
                    !match_counts(&replay->match, seat, replay->match.version);
        today = today && !by.mostly_away[seat] && at->answers == by.user[seat];
        before = before && by.mostly_away[seat] == away && at->answers == (away ? 0 : at->user);
    }
    if (err == STORE_OK && !today && !before)
        *wrong = "others answer for the stored result than held the seats";
    return err;
}

enum store_err replay_match(struct replay *replay, struct store_reader *reader,
                            const struct store_match *info, struct replay_report *report)
{
    *report = (struct replay_report){.wrong = NULL};
    replay->reader = reader;
    replay->report = report;
    replay->info = info;
    replay->game = games_find(info->game);
    if (replay->game == NULL) {
        report->wrong = "there is no such game";
        return STORE_OK;
    }
    enum game_knows knows = game_knows(replay->game, info->revision);
    if (knows != GAME_KNOWS) {
        report->wrong = knows == GAME_NEWER ? "its rules are newer than this program's"
                                            : "its rules are older than any this program knows";
        return STORE_OK;
    }
    replay->setup = (struct game_setup){
        .seats = info->seats, .start_seat = GAME_NOBODY, .revision = info->revision};
    struct settings settings;
    enum store_err read = settings_parse(replay->game, info->options, &settings);
    if (read == STORE_IO) return read;
    if (read != STORE_OK) {
        report->wrong = "its options cannot be read";
        return STORE_OK;
    }
    replay->setup.options = settings.options;
    replay->offline = settings.offline;
    if (!match_setup_valid(replay->game, &replay->setup)) {
        report->wrong = "it cannot have so many seats";
        return STORE_OK;
    }
    fair_match_key(info, &replay->fair);
    replay->chance = fair_chance(&replay->fair);
    match_fold_begin(&replay->match, replay->game, &replay->setup);
    replay->no_memory = false;
    replay->next = 0;
    enum store_err err =
        store_moves_each(replay->reader, info->id, 0, UINT32_MAX, row_check, replay);
    if (replay->no_memory) {
        report->wrong = NULL;
        return STORE_IO;
    }
    if (err == STORE_DAMAGED && report->wrong == NULL) {
        report->wrong = "the row is missing, there twice, or not as it was written";
        report->version = replay->next;
        err = STORE_OK;
    }
    report->ended =
        replay->match.sitting.called_off || replay->game->to_act(&replay->match.state) == 0;
    if (err == STORE_OK && report->wrong == NULL) report->wrong = seats_wrong(replay);
    if (err == STORE_OK && report->wrong == NULL) report->wrong = result_wrong(replay);
    if (err == STORE_OK && report->wrong == NULL) err = answers_check(replay, &report->wrong);
    return err;
}

enum store_err replay_stored(struct replay *replay, struct store_reader *reader, const char *id,
                             struct store_match_row *row, struct replay_report *report)
{
    *report = (struct replay_report){.wrong = NULL};
    enum store_err err = store_snapshot_begin(reader);
    if (err != STORE_OK) return err;
    err = store_match_row_read(reader, id, row);
    if (err == STORE_OK && row->match.started_ms != 0)
        err = replay_match(replay, reader, &row->match, report);
    store_snapshot_end(reader);
    return err;
}

struct replay *replay_new(void)
{
    return calloc(1, sizeof(struct replay));
}

void replay_free(struct replay *replay)
{
    if (replay != NULL) {
        buf_free(&replay->text);
        free(replay);
    }
}

const struct match *replay_state(const struct replay *replay)
{
    return &replay->match;
}
