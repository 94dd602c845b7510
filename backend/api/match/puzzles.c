/* Puzzles (schema/puzzles.md): the lists, the question of one, and the answer to a move. Anybody
 * may solve them; answers of users are stored, for their streaks. No program's token can use the
 * routes of a user. */
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "base/time/day.h"
#include "hub/people/puzzles.h"
#include "puzzle/print.h"
#include "puzzle/shipped.h"

static int64_t day_now(void)
{
    return day_at(NULL, clock_unix_ms());
}

/* ---- the lists ---- */

static void themes_print(struct json *json, const struct puzzle_set *set)
{
    const struct names *names = &set->game->themes->names;
    json_array(json, "themes");
    for (uint8_t theme = 0; theme < names->count; theme++) {
        unsigned count = 0;
        for (size_t i = 0; i < set->count; i++) count += set->puzzles[i].themes >> theme & 1;
        json_object(json, NULL);
        json_text(json, "theme", names->name[theme]);
        json_int(json, "count", count);
        json_object_end(json);
    }
    json_array_end(json);
}

static void games_print(struct json *json, const struct puzzle_sets *all, int64_t day)
{
    json_array(json, "games");
    for (size_t i = 0; i < all->count; i++) {
        const struct puzzle_set *set = &all->sets[i];
        const struct puzzle *today = puzzle_of_day(set, day);
        if (today == NULL) continue;
        json_object(json, NULL);
        json_text(json, "game", set->game->id);
        json_text(json, "today", today->setup.id);
        json_int(json, "count", (int64_t)set->count);
        themes_print(json, set);
        json_object_end(json);
    }
    json_array_end(json);
}

/* Prints the ids of a game's puzzles with a theme; the one of today is not among them. */
static void ids_print(struct json *json, const struct puzzle_set *set, const char *theme,
                      int64_t day)
{
    int index = set != NULL && theme != NULL
                    ? names_find(&set->game->themes->names, theme, strlen(theme))
                    : -1;
    json_array(json, "puzzles");
    for (size_t i = 0; index >= 0 && i < set->count; i++) {
        const struct puzzle *puzzle = &set->puzzles[i];
        if ((puzzle->themes >> index & 1) != 0 && puzzle != puzzle_of_day(set, day))
            json_text(json, NULL, puzzle->setup.id);
    }
    json_array_end(json);
}

/* Returns the sets, which the first call opens, so that a server without visitors has none in
 * memory; NULL: there is no memory, and the call has been answered. */
static const struct puzzle_sets *sets_of(struct api_call *call)
{
    if (call->api->puzzles == NULL) call->api->puzzles = puzzle_sets_open();
    if (call->api->puzzles == NULL) api_fail_code(call, HUB_BUSY);
    return call->api->puzzles;
}

static void get_puzzles(struct api_call *call)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    const struct puzzle_sets *all = sets_of(call);
    if (all == NULL) return;
    const char *game = http_query(call->http, "game");
    int64_t day = day_now();
    json_object(&json, NULL);
    json_int(&json, "day", day);
    games_print(&json, all, day);
    ids_print(&json, game != NULL ? puzzle_sets_of(all, game) : NULL,
              http_query(call->http, "theme"), day);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

/* ---- one puzzle ---- */

struct puzzle_read {
    struct api_read read;
    const struct puzzle *puzzle;
    int64_t day;    /* 0: it is not the puzzle of the day */
    bool by_number; /* the answer is `number` of the legal moves, else `move` */
    uint16_t number;
    struct game_move move;
    struct store_puzzle_answer answer;
};

/* Returns the puzzle of the path; NULL: there is none, and the call has been answered. */
static struct puzzle_read *puzzle_read_new(struct api_call *call)
{
    const struct puzzle_sets *all = sets_of(call);
    if (all == NULL) return NULL;
    const struct puzzle *puzzle = puzzle_sets_find(all, call->part[0]);
    struct puzzle_read *job = puzzle != NULL ? calloc(1, sizeof(*job)) : NULL;
    if (job == NULL) {
        api_fail_code(call, puzzle == NULL ? HUB_NO_SUCH_PUZZLE : HUB_BUSY);
        return NULL;
    }
    int64_t day = day_now();
    const struct puzzle_set *set = puzzle_sets_of(all, puzzle->setup.game->id);
    job->puzzle = puzzle;
    job->day = puzzle == puzzle_of_day(set, day) ? day : 0;
    job->read.user = call->user.id;
    return job;
}

static struct hub_error printed(enum local_err err)
{
    return hub_error_of(err == LOCAL_OK ? HUB_OK : HUB_BUSY);
}

/* On a worker. */
static struct hub_error question_run(struct api_read *read, struct store_reader *reader)
{
    struct puzzle_read *job = (struct puzzle_read *)read;
    struct local *local = local_new();
    struct json json = json_to(&read->out);
    enum local_err err = LOCAL_FULL;
    (void)reader;
    if (local != NULL) err = puzzle_question_print(&json, job->puzzle, local);
    local_free(local);
    return printed(err);
}

static void get_puzzle(struct api_call *call)
{
    struct puzzle_read *job = puzzle_read_new(call);
    if (job == NULL) return;
    job->read.run = question_run;
    api_read_submit(call, &job->read);
}

/* ---- streaks ---- */

/* The days of a user's answers to the puzzles of one game. */
struct streak {
    const char *game;
    int64_t day;       /* today */
    int64_t last;      /* the day before which the next must be; -1: the streak has begun nowhere */
    int64_t count;     /* days in a row that end today or yesterday */
    bool ended;        /* an older day does not continue it */
    bool today;        /* the puzzle of today is answered */
    bool today_solved; /* and solved */
};

/* Receives answers, the newest day first. */
static void streak_take(struct streak *streak, const struct store_puzzle_answer *answer)
{
    if (answer->day == 0 || strcmp(answer->game, streak->game) != 0) return;
    if (answer->day == streak->day) {
        streak->today = true;
        streak->today_solved = answer->solved;
    }
    int64_t wanted = streak->count > 0 ? streak->last - 1 : streak->day;
    bool next = answer->day == wanted || (streak->count == 0 && answer->day == streak->day - 1);
    if (streak->ended) return;
    if (answer->solved && next) {
        streak->count++;
        streak->last = answer->day;
    } else if (answer->day != streak->day || answer->solved) {
        streak->ended = true;
    }
}

static bool streak_row(void *context, const struct store_puzzle_answer *answer)
{
    streak_take(context, answer);
    return true;
}

/* ---- an answer ---- */

/* Prints the streak of the user after this answer, which is not stored yet; null for nobody. */
static enum store_err streak_print(struct json *json, struct puzzle_read *job,
                                   struct store_reader *reader)
{
    struct streak streak = {
        .game = job->answer.game, .day = job->day > 0 ? job->day : day_now(), .last = -1};
    enum store_err err = STORE_OK;
    if (job->read.user == 0) {
        json_null(json, "streak");
        return STORE_OK;
    }
    err = store_puzzle_answers_each(reader, job->read.user, streak_row, &streak);
    bool counts = job->day > 0 && !streak.today && job->answer.solved;
    json_int(json, "streak", streak.count + (counts ? 1 : 0));
    return err;
}

/* On a worker. */
static struct hub_error answer_run(struct api_read *read, struct store_reader *reader)
{
    struct puzzle_read *job = (struct puzzle_read *)read;
    const struct puzzle *puzzle = job->puzzle;
    struct puzzle_values values;
    struct json json = json_to(&read->out);
    if (!puzzle_values_read(puzzle, &values)) return hub_error_of(HUB_BUSY);
    int chosen = job->by_number ? job->number : puzzle_value_index(&values, &job->move);
    if (chosen < 0 || chosen >= values.count) return hub_error_of(HUB_BAD_REQUEST);
    struct local *local = local_new();
    if (local == NULL) return hub_error_of(HUB_BUSY);
    job->answer =
        (struct store_puzzle_answer){.user = read->user,
                                     .day = job->day,
                                     .solved = finder_solves(values.worth[chosen], values.most)};
    (void)text_copy(job->answer.game, sizeof(job->answer.game), puzzle->setup.game->id);
    (void)text_copy(job->answer.puzzle, sizeof(job->answer.puzzle), puzzle->setup.id);
    json_object(&json, NULL);
    puzzle_head_print(&json, puzzle);
    json_bool(&json, "today", job->day > 0);
    enum local_err err = puzzle_answer_print(&json, puzzle, &values, chosen, local);
    enum store_err stored = streak_print(&json, job, reader);
    json_object_end(&json);
    local_free(local);
    if (stored != STORE_OK) return (struct hub_error){.code = HUB_STORE, .store = stored};
    return printed(err);
}

static void answer_done(struct api_read *read)
{
    const struct puzzle_read *job = (const struct puzzle_read *)read;
    if (read->user == 0)
        api_read_written(read, hub_error_of(HUB_OK));
    else
        hub_puzzle_answer(read->call->hub, &job->answer, api_read_written, read);
}

static const struct member members[] = {
    {.name = "move", .type = MEMBER_MOVE, .present_offset = UINT16_MAX}};

static void post_answer(struct api_call *call)
{
    struct parse_error error;
    struct puzzle_read *job = puzzle_read_new(call);
    if (job == NULL) return;
    enum parse_move_form form = PARSE_MOVE_FAILED;
    if (parse_members(call->body, members, COUNT_OF(members), NULL, &error))
        form = parse_move(call->body, job->puzzle->setup.game, &job->move, &job->number, &error);
    if (form == PARSE_MOVE_FAILED) {
        free(job);
        api_fail_parse(call, &error);
        return;
    }
    job->by_number = form == PARSE_MOVE_NUMBER;
    job->read.run = answer_run;
    job->read.done = answer_done;
    job->read.waits = true;
    api_read_submit(call, &job->read);
}

/* ---- a user's own ---- */

static bool answer_print(void *context, const struct store_puzzle_answer *answer)
{
    struct json *json = context;
    json_object(json, NULL);
    json_text(json, "game", answer->game);
    json_text(json, "puzzle", answer->puzzle);
    if (answer->day > 0)
        json_int(json, "day", answer->day);
    else
        json_null(json, "day");
    json_bool(json, "solved", answer->solved);
    json_int(json, "at_ms", answer->at_ms);
    json_object_end(json);
    return true;
}

enum store_err api_puzzle_export(struct json *json, struct store_reader *reader, int64_t user)
{
    json_array(json, "puzzles");
    enum store_err err = store_puzzle_answers_each(reader, user, answer_print, json);
    json_array_end(json);
    return err;
}

struct own_read {
    struct api_read read;
    const struct puzzle_sets *sets;
};

static enum store_err own_game_print(struct json *json, const char *game,
                                     struct store_reader *reader, int64_t user)
{
    struct streak streak = {.game = game, .day = day_now(), .last = -1};
    enum store_err err = store_puzzle_answers_each(reader, user, streak_row, &streak);
    json_object(json, NULL);
    json_text(json, "game", game);
    json_int(json, "streak", streak.count);
    if (streak.today)
        json_bool(json, "today", streak.today_solved);
    else
        json_null(json, "today");
    json_object_end(json);
    return err;
}

/* On a worker. */
static struct hub_error own_run(struct api_read *read, struct store_reader *reader)
{
    const struct own_read *job = (const struct own_read *)read;
    struct json json = json_to(&read->out);
    enum store_err err = STORE_OK;
    json_object(&json, NULL);
    json_array(&json, "games");
    for (size_t i = 0; err == STORE_OK && i < job->sets->count; i++)
        err = own_game_print(&json, job->sets->sets[i].game->id, reader, read->user);
    json_array_end(&json);
    if (err == STORE_OK) err = api_puzzle_export(&json, reader, read->user);
    if (err == STORE_OK) err = api_own_puzzle_export(&json, reader, read->user);
    json_object_end(&json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_own(struct api_call *call)
{
    const struct puzzle_sets *all = sets_of(call);
    if (all == NULL) return;
    struct own_read *job = calloc(1, sizeof(*job));
    if (job == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    *job = (struct own_read){.read = {.run = own_run, .user = call->user.id, .row = true},
                             .sets = all};
    api_read_submit(call, &job->read);
}

const struct api_route api_puzzle_routes[] = {
    {.method = "GET", .path = "/api/puzzles", .handle = get_puzzles, .anyone = true},
    {.method = "GET",
     .path = "/api/puzzles/{puzzle}",
     .handle = get_puzzle,
     .anyone = true,
     .counted = true},
    {.method = "POST",
     .path = "/api/puzzles/{puzzle}/answer",
     .handle = post_answer,
     .counted = true,
     .body = true},
    {.method = "GET", .path = "/api/me/puzzles", .handle = get_own, .user_needed = true},
    {0},
};
