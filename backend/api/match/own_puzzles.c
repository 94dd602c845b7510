/* A user's own puzzles (schema/puzzles.md): a costly decision of a finished match becomes one, and
 * comes back until it is solved. Only its user sees it; no program's token can use the routes. */
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "games/find.h"
#include "hub/bots/own_puzzles.h"
#include "hub/people/puzzles.h"
#include "puzzle/print.h"
#include "record/record.h"
#include "store/nouns/matches/read.h"

#define GAMES_MAX 8

/* ---- a decision becomes a puzzle ---- */

struct decision_read {
    struct api_read read;
    int64_t version;
    struct own_search *search; /* owned */
};

static const struct member decision_members[] = {
    {.name = "version",
     .type = MEMBER_INT,
     .offset = offsetof(struct decision_read, version),
     .present_offset = UINT16_MAX,
     .least = 1,
     .most = RECORD_MOVES_MAX},
};

/* On a worker. */
static struct hub_error decision_run(struct api_read *read, struct store_reader *reader)
{
    struct decision_read *job = (struct decision_read *)read;
    struct store_match info;
    struct hub_error error = api_read_stored(read, reader, &info);
    if (error.code != HUB_OK) return error;
    if (store_status_live(info.status)) return hub_error_of(HUB_STILL_RUNNING);
    if (info.status == STORE_BROKEN) return hub_error_of(HUB_MATCH_DAMAGED);
    enum store_err err =
        own_search_read(reader, &info, read->user, (uint32_t)job->version, &job->search);
    if (err == STORE_NOT_FOUND) return hub_error_of(HUB_NO_SUCH_VERSION);
    return err == STORE_OK ? error : api_read_failed(err);
}

static void decision_searched(void *context, struct hub_error error, const char *puzzle)
{
    struct api_read *read = context;
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    if (puzzle[0] != '\0')
        json_text(&json, "puzzle", puzzle);
    else
        json_null(&json, "puzzle");
    json_object_end(&json);
    if (error.code == HUB_OK)
        api_reply(read->call, 200, &read->out);
    else
        api_fail(read->call, error);
    api_read_end(read);
}

static void decision_done(struct api_read *read)
{
    struct decision_read *job = (struct decision_read *)read;
    struct own_search *search = job->search;
    job->search = NULL;
    hub_own_puzzle_search(read->call->hub, search, decision_searched, read);
}

static void decision_end(struct api_read *read)
{
    own_search_free(((struct decision_read *)read)->search);
}

static void post_decision(struct api_call *call)
{
    struct parse_error error;
    const struct hub_match *match = NULL;
    struct decision_read *job = calloc(1, sizeof(*job));
    if (job == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    if (!parse_members(call->body, decision_members, COUNT_OF(decision_members), job, &error)) {
        free(job);
        api_fail_parse(call, &error);
        return;
    }
    job->read = (struct api_read){
        .run = decision_run, .done = decision_done, .end = decision_end, .waits = true};
    if (api_read_match(call, &job->read, &match)) api_read_submit(call, &job->read);
}

/* ---- one puzzle ---- */

/* An answer, as it reads in one game: the game is not known before the puzzle is read. */
struct reading {
    const struct game *game;
    enum parse_move_form form;
    uint16_t number;
    struct game_move move;
};

struct own_read {
    struct api_read read;
    char puzzle[STORE_PUZZLE_BYTES + 1];
    bool answers; /* false: the question is asked */
    struct reading readings[GAMES_MAX];
    size_t reading_count;
    struct store_own_puzzle stored; /* the answer to store; its text is not read */
    enum hub_err fault;
};

/* Returns the index of the chosen move, or -1. */
static int chosen_of(const struct own_read *job, const struct puzzle *puzzle,
                     const struct puzzle_values *values)
{
    for (size_t i = 0; i < job->reading_count; i++) {
        const struct reading *reading = &job->readings[i];
        if (reading->game != puzzle->setup.game) continue;
        if (reading->form == PARSE_MOVE_NUMBER)
            return reading->number < values->count ? reading->number : -1;
        if (reading->form == PARSE_MOVE_GIVEN) return puzzle_value_index(values, &reading->move);
    }
    return -1;
}

/* Fills what is stored about an answer at `now_ms`. */
static void answer_fill(struct store_own_puzzle *stored, bool solved, int64_t now_ms)
{
    stored->at_ms = now_ms;
    stored->misses_before = stored->misses;
    stored->text = NULL;
    if (solved)
        stored->solved_ms = now_ms;
    else
        stored->due_ms = store_own_puzzle_due(++stored->misses, now_ms);
}

/* Prints the solution. An answer counts if the puzzle was due. */
static enum hub_err answer_print(struct own_read *job, const struct puzzle *puzzle,
                                 struct local *local)
{
    struct json json = json_to(&job->read.out);
    struct puzzle_values values;
    int64_t now_ms = clock_unix_ms();
    if (!puzzle_values_read(puzzle, &values)) return HUB_BUSY;
    int chosen = chosen_of(job, puzzle, &values);
    if (chosen < 0) return HUB_BAD_REQUEST;
    bool counts = job->stored.solved_ms == 0 && job->stored.due_ms <= now_ms;
    if (counts)
        answer_fill(&job->stored, finder_solves(values.worth[chosen], values.most), now_ms);
    else
        job->stored.user = 0; /* nothing is stored */
    json_object(&json, NULL);
    puzzle_head_print(&json, puzzle);
    json_bool(&json, "counts", counts);
    if (job->stored.solved_ms == 0)
        json_int(&json, "due_ms", job->stored.due_ms);
    else
        json_null(&json, "due_ms");
    enum local_err err = puzzle_answer_print(&json, puzzle, &values, chosen, local);
    json_object_end(&json);
    return err == LOCAL_OK ? HUB_OK : HUB_BUSY;
}

static bool own_take(void *context, const struct store_own_puzzle *stored)
{
    struct own_read *job = context;
    struct json json = json_to(&job->read.out);
    struct puzzle_set set;
    struct local *local = local_new();
    job->fault = HUB_BUSY;
    job->stored = *stored;
    if (local != NULL && puzzle_set_read(stored->text, strlen(stored->text), &set) == 0) {
        const struct puzzle *puzzle = puzzle_find(&set, stored->puzzle);
        if (puzzle != NULL && job->answers)
            job->fault = answer_print(job, puzzle, local);
        else if (puzzle != NULL && puzzle_question_print(&json, puzzle, local) == LOCAL_OK)
            job->fault = HUB_OK;
        puzzle_set_free(&set);
    }
    local_free(local);
    return true;
}

/* On a worker. */
static struct hub_error own_run(struct api_read *read, struct store_reader *reader)
{
    struct own_read *job = (struct own_read *)read;
    enum store_err err = store_own_puzzle_read(reader, read->user, job->puzzle, own_take, job);
    if (err == STORE_NOT_FOUND) return hub_error_of(HUB_NO_SUCH_PUZZLE);
    if (err != STORE_OK) return (struct hub_error){.code = HUB_STORE, .store = err};
    return hub_error_of(job->fault);
}

static void answer_done(struct api_read *read)
{
    const struct own_read *job = (const struct own_read *)read;
    if (job->stored.user == 0)
        api_read_written(read, hub_error_of(HUB_OK));
    else
        hub_own_puzzle_answer(read->call->hub, &job->stored, api_read_written, read);
}

/* Returns a read of the puzzle of the path; NULL: the call has been answered. */
static struct own_read *own_read_new(struct api_call *call)
{
    struct own_read *job = calloc(1, sizeof(*job));
    if (job == NULL || !text_copy(job->puzzle, sizeof(job->puzzle), call->part[0])) {
        api_fail_code(call, job == NULL ? HUB_BUSY : HUB_NO_SUCH_PUZZLE);
        free(job);
        return NULL;
    }
    job->read = (struct api_read){.run = own_run, .user = call->user.id};
    return job;
}

static void get_own(struct api_call *call)
{
    struct own_read *job = own_read_new(call);
    if (job != NULL) api_read_submit(call, &job->read);
}

static const struct member answer_members[] = {
    {.name = "move", .type = MEMBER_MOVE, .present_offset = UINT16_MAX}};

/* Reads the move in each game that has puzzles. Returns false if it is one in none. */
static bool move_read(struct api_call *call, struct own_read *job, struct parse_error *error)
{
    bool read = false;
    if (!parse_members(call->body, answer_members, COUNT_OF(answer_members), NULL, error))
        return false;
    for (size_t i = 0; games[i] != NULL; i++) {
        if (games[i]->themes == NULL) continue;
        CHECK(job->reading_count < GAMES_MAX);
        struct reading *reading = &job->readings[job->reading_count++];
        reading->game = games[i];
        reading->form = parse_move(call->body, games[i], &reading->move, &reading->number, error);
        read = read || reading->form != PARSE_MOVE_FAILED;
    }
    return read;
}

static void post_answer(struct api_call *call)
{
    struct parse_error error;
    struct own_read *job = own_read_new(call);
    if (job == NULL) return;
    if (!move_read(call, job, &error)) {
        free(job);
        api_fail_parse(call, &error);
        return;
    }
    job->answers = true;
    job->read.done = answer_done;
    job->read.waits = true;
    api_read_submit(call, &job->read);
}

/* ---- all of a user ---- */

static bool listed(void *context, const struct store_own_puzzle *own)
{
    struct json *json = context;
    json_object(json, NULL);
    json_text(json, "puzzle", own->puzzle);
    json_text(json, "game", own->game);
    json_text(json, "match", own->match);
    json_int(json, "version", own->version);
    json_int(json, "gain", own->gain);
    json_int(json, "made_ms", own->made_ms);
    json_int(json, "misses", own->misses);
    json_int(json, "due_ms", own->due_ms);
    if (own->solved_ms != 0)
        json_int(json, "solved_ms", own->solved_ms);
    else
        json_null(json, "solved_ms");
    json_object_end(json);
    return true;
}

enum store_err api_own_puzzle_export(struct json *json, struct store_reader *reader, int64_t user)
{
    json_array(json, "own_puzzles");
    enum store_err err = store_own_puzzles_each(reader, user, listed, json);
    json_array_end(json);
    return err;
}

const struct api_route api_own_puzzle_routes[] = {
    {.method = "POST",
     .path = "/api/matches/{match}/puzzle",
     .handle = post_decision,
     .user_needed = true,
     .counted = true,
     .body = true},
    {.method = "GET",
     .path = "/api/me/puzzles/{puzzle}",
     .handle = get_own,
     .user_needed = true,
     .counted = true},
    {.method = "POST",
     .path = "/api/me/puzzles/{puzzle}/answer",
     .handle = post_answer,
     .user_needed = true,
     .counted = true,
     .body = true},
    {0},
};
