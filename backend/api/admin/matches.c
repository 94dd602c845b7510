/* Matches as administrators see them: lists, logs, repair, the end of one. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/encoding/text.h"
#include "engine/table_kinds.h"
#include "engine/notation.h"
#include "record/replay.h"
#include "api/admin/admin.h"
#include "api/core/call.h"
#include "api/core/find.h"
#include "games/find.h"
#include "store/nouns/admin/matches.h"
#include "store/nouns/matches/moves.h"

#define LOG_ROWS_MAX     1000
#define LOG_ROWS_DEFAULT 200

static const char *const statuses[] = {[STORE_OPEN] = "open",
                                       [STORE_RUNNING] = "running",
                                       [STORE_OVER] = "over",
                                       [STORE_ABANDONED] = "abandoned",
                                       [STORE_BROKEN] = "broken"};

static void print_seat(struct json *json, int seat, const struct store_seat *row)
{
    json_object(json, NULL);
    json_int(json, "seat", seat);
    if (row->user != 0)
        json_int(json, "user", row->user);
    else
        json_null(json, "user");
    json_text(json, "name", row->name);
    json_text(json, "bot", row->bot[0] != '\0' ? row->bot : NULL);
    json_int(json, "rank", row->rank);
    json_int(json, "score", row->score);
    json_object_end(json);
}

/* Prints the options, whose names are in the JSON of the match's settings. */
static void print_options(struct json *json, const struct store_match *match)
{
    const struct game *game = games_find(match->game);
    char quoted[64];
    json_array(json, "options");
    for (unsigned i = 0; game != NULL && i < game->options.count; i++) {
        (void)snprintf(quoted, sizeof(quoted), "\"%s\"", game->options.name[i]);
        if (strstr(match->options, quoted) != NULL) json_text(json, NULL, game->options.name[i]);
    }
    json_array_end(json);
}

/* Prints member `name`: the schema admin_match of openapi.yaml. */
static void print_admin_match(struct json *json, const char *name,
                              const struct store_match_row *row)
{
    const struct store_match *match = &row->match;
    json_object(json, name);
    json_int(json, "number", row->number);
    json_text(json, "id", match->id);
    json_text(json, "game", match->game);
    json_int(json, "revision", match->revision);
    print_options(json, match);
    json_text(json, "status", statuses[match->status]);
    json_bool(json, "listed", match->listed);
    json_int(json, "created_ms", match->created_ms);
    json_int(json, "started_ms", match->started_ms);
    json_int(json, "ended_ms", match->ended_ms);
    json_text(json, "end_reason", match->end_reason[0] != '\0' ? match->end_reason : NULL);
    json_int(json, "moves", row->moves);
    json_array(json, "seats");
    for (int seat = 0; seat < match->seats; seat++) print_seat(json, seat, &match->seat[seat]);
    json_array_end(json);
    json_object_end(json);
}

/* ---- the list ---- */

struct matches_job {
    struct admin_job job;
    struct json *json;
    int status; /* -1: any */
    struct store_look look;
    uint32_t printed;
    uint32_t count;
    bool more;
};

static bool print_match_row(void *context, const struct store_match_row *row)
{
    struct matches_job *job = context;
    if (job->printed++ == job->count) {
        job->more = true;
        return false;
    }
    print_admin_match(job->json, NULL, row);
    return !job->json->out->failed;
}

static enum store_err matches_run(struct admin_job *base, struct store_reader *reader,
                                  struct json *json)
{
    struct matches_job *job = (struct matches_job *)base;
    job->json = json;
    json_array(json, "matches");
    enum store_err err =
        store_matches_search(reader, job->status, &job->look, print_match_row, job);
    json_array_end(json);
    json_bool(json, "more", job->more);
    return err;
}

static void get_matches(struct api_call *call)
{
    static const char *const states[] = {"all",       "open",   "running", "over",
                                         "abandoned", "broken", NULL};
    struct store_look look;
    if (!admin_look(call, &look)) return;
    int state = admin_word(call, "state", states);
    if (state < 0) return;
    struct matches_job *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        job->job.run = matches_run;
        job->status = state - 1;
        job->look = look;
        job->count = look.count;
        job->look.count++; /* one more shows whether there is a next page */
    }
    admin_job_submit(call, (struct admin_job *)job);
}

/* ---- the log of a match ---- */

struct log_job {
    struct admin_job job;
    char id[STORE_MATCH_ID_BYTES + 1];
    uint32_t from;
    uint32_t count;
    /* while it is printed */
    struct json *json;
    struct store_match_row row;
    const struct game *game;
    uint32_t printed;
    bool more;
    bool bad;
    struct game_events events;
};

/* Returns whether the match cannot continue; a broken one may be repaired. */
static bool has_ended(const struct store_match *match)
{
    return match->status == STORE_OVER || match->status == STORE_ABANDONED;
}

static void print_events(struct log_job *job)
{
    char text[NOTATION_BYTES_MAX];
    bool all = has_ended(&job->row.match);
    json_array(job->json, "events");
    for (uint16_t i = 0; i < job->events.count; i++) {
        const struct game_event *event = &job->events.at[i];
        if (all || table_event_sees(job->game, event, GAME_SPECTATOR)) {
            (void)notation_event_print(job->game, event, text);
            json_object(job->json, NULL);
            json_event(job->json, "event", job->game, event);
            json_text(job->json, "text", text);
            json_object_end(job->json);
        }
    }
    json_array_end(job->json);
}

static bool print_log_row(void *context, const struct store_move *row)
{
    struct log_job *job = context;
    struct json *json = job->json;
    struct parse_error error;
    struct game_move move;
    char text[NOTATION_BYTES_MAX] = "";
    char hash[17];
    bool moved = row->move[0] != '\0';
    if (job->printed++ == job->count) {
        job->more = true;
        return false;
    }
    if (!parse_events(job->game, row->events, strlen(row->events), &job->events, &error) ||
        (moved && !parse_stored_move(job->game, row->move, strlen(row->move), &move, &error))) {
        job->bad = true; /* the route "repair" describes the damage */
        return false;
    }
    if (moved) (void)notation_move_print(job->game, &move, text);
    (void)snprintf(hash, sizeof(hash), "%016" PRIx64, row->state_hash);
    json_object(json, NULL);
    json_int(json, "version", row->seq);
    if (row->seat >= 0)
        json_int(json, "seat", row->seat);
    else
        json_null(json, "seat");
    json_int(json, "at_ms", row->at_ms);
    if (moved)
        json_raw(json, "move", row->move);
    else
        json_null(json, "move");
    json_text(json, "text", text);
    print_events(job);
    /* of a finished match only: otherwise a reader could try all hidden possibilities until one
     * has this hash */
    json_text(json, "state_hash", has_ended(&job->row.match) ? hash : NULL);
    json_object_end(json);
    return !json->out->failed;
}

static enum store_err log_run(struct admin_job *base, struct store_reader *reader,
                              struct json *json)
{
    struct log_job *job = (struct log_job *)base;
    enum store_err err = store_match_row_read(reader, job->id, &job->row);
    job->json = json;
    if (err != STORE_OK) return err;
    job->game = games_find(job->row.match.game);
    print_admin_match(json, "match", &job->row);
    json_array(json, "rows");
    if (job->game != NULL)
        err = store_moves_each(reader, job->id, job->from, job->count + 1, print_log_row, job);
    json_array_end(json);
    json_bool(json, "more", job->more);
    return err == STORE_OK && job->bad ? STORE_DAMAGED : err;
}

static void get_log(struct api_call *call)
{
    int64_t from = 0;
    int64_t count = 0;
    if (!admin_number(call, "from", 0, UINT32_MAX, 0, &from) ||
        !admin_number(call, "count", 1, LOG_ROWS_MAX, LOG_ROWS_DEFAULT, &count))
        return;
    struct log_job *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        job->job.run = log_run;
        job->job.missing = HUB_NO_SUCH_MATCH;
        job->from = (uint32_t)from;
        job->count = (uint32_t)count;
        (void)text_copy(job->id, sizeof(job->id), call->part[0]);
    }
    admin_job_submit(call, (struct admin_job *)job);
}

/* ---- repair ---- */

struct repair_job {
    struct admin_job job;
    char id[STORE_MATCH_ID_BYTES + 1];
};

static void print_report(struct json *json, const struct store_match_row *row,
                         const struct replay_report *report)
{
    int64_t sound = report->wrong == NULL || report->moves == 0 ? report->moves : report->moves - 1;
    print_admin_match(json, "match", row);
    json_int(json, "moves", sound);
    json_bool(json, "sound", report->wrong == NULL);
    if (report->wrong != NULL) {
        json_object(json, "wrong");
        json_int(json, "version", report->version);
        json_text(json, "message", report->wrong);
        json_object_end(json);
    } else {
        json_null(json, "wrong");
    }
}

static enum store_err repair_run(struct admin_job *base, struct store_reader *reader,
                                 struct json *json)
{
    struct repair_job *job = (struct repair_job *)base;
    struct store_match_row row;
    struct replay_report report = {0};
    struct replay *replay = replay_new();
    enum store_err err =
        replay != NULL ? replay_stored(replay, reader, job->id, &row, &report) : STORE_IO;
    if (err == STORE_OK) print_report(json, &row, &report);
    replay_free(replay);
    return err;
}

/* Answers after the act was written to the audit log. */
static void repair_noted(void *context, enum store_err err, int64_t id)
{
    struct api_call *call = context;
    (void)id;
    if (err != STORE_OK) {
        api_fail(call, (struct hub_error){.code = HUB_STORE, .store = err});
        return;
    }
    struct repair_job *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        job->job.run = repair_run;
        job->job.missing = HUB_NO_SUCH_MATCH;
        (void)text_copy(job->id, sizeof(job->id), call->part[0]);
    }
    admin_job_submit(call, (struct admin_job *)job);
}

static void repair_begin(struct api_call *call, struct hub_match *match)
{
    if (match->info.started_ms == 0) {
        api_fail_code(call, HUB_NOT_RUNNING);
        return;
    }
    struct hub_note note = {.user = &call->user,
                            .action = "repair",
                            .target = match->info.id,
                            .detail = "",
                            .result = "done"};
    hub_admin_record(call->hub, &note, repair_noted, call);
}

static void post_repair(struct api_call *call)
{
    api_match_find_any(call, repair_begin);
}

/* ---- closing a match ---- */

struct refusal {
    struct api_call *call;
    struct hub_error error;
};

/* Answers after the refusal was written to the audit log, or could not be written. */
static void refusal_noted(void *context, enum store_err err, int64_t id)
{
    struct refusal *refusal = context;
    (void)id;
    api_fail(refusal->call, err == STORE_OK ? refusal->error
                                            : (struct hub_error){.code = HUB_STORE, .store = err});
    free(refusal);
}

static void refused(struct api_call *call, const char *match, struct hub_error error)
{
    struct refusal *refusal = calloc(1, sizeof(*refusal));
    if (refusal == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    *refusal = (struct refusal){.call = call, .error = error};
    struct hub_note note = {.user = &call->user,
                            .action = "close",
                            .target = match,
                            .detail = "",
                            .result = hub_error_name(&error)};
    hub_admin_record(call->hub, &note, refusal_noted, refusal);
}

struct closed_job {
    struct admin_job job;
    char id[STORE_MATCH_ID_BYTES + 1];
};

static enum store_err closed_run(struct admin_job *base, struct store_reader *reader,
                                 struct json *json)
{
    const struct closed_job *job = (struct closed_job *)base;
    struct store_match_row row;
    enum store_err err = store_match_row_read(reader, job->id, &row);
    if (err == STORE_OK) print_admin_match(json, "match", &row);
    return err;
}

static void closed(void *context, const struct hub_answer *answer)
{
    struct api_call *call = context;
    if (answer->error.code != HUB_OK) {
        refused(call, call->part[0], answer->error);
        return;
    }
    struct closed_job *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        job->job.run = closed_run;
        job->job.missing = HUB_NO_SUCH_MATCH;
        (void)text_copy(job->id, sizeof(job->id), call->part[0]);
    }
    admin_job_submit(call, (struct admin_job *)job);
}

static void close_begin(struct api_call *call, struct hub_match *match)
{
    struct hub_request request = {.action = HUB_CLOSE, .user = call->user};
    hub_request(call->hub, match, &request, closed, call);
}

static void post_close(struct api_call *call)
{
    api_match_find_any(call, close_begin);
}

const struct api_route api_admin_match_routes[] = {
    {.method = "GET", .path = "/api/admin/matches", .handle = get_matches, .admin_needed = true},
    {.method = "GET",
     .path = "/api/admin/matches/{match}/log",
     .handle = get_log,
     .admin_needed = true},
    {.method = "POST",
     .path = "/api/admin/matches/{match}/repair",
     .handle = post_repair,
     .admin_needed = true},
    {.method = "POST",
     .path = "/api/admin/matches/{match}/close",
     .handle = post_close,
     .admin_needed = true},
    {0},
};
