/* Simulations of a user's conditional moves: played on a worker in separate matches, with random
 * dice and cards (engine/conditional/whatif.h). The real match is only read. */
#include "engine/conditional/whatif.h"

#include <stdlib.h>
#include <string.h>

#include "api/match/conditional.h"
#include "api/core/print.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/ids.h"
#include "base/encoding/text.h"
#include "bots/bots.h"
#include "wire/values.h"

#define DRAWS_DEFAULT 40
#define TIME_MAX_US   250000 /* CPU time of a worker: beyond it there are fewer simulations */
#define FIGURES_MAX   32

/* The range of a number that matters, over the draws. */
struct figure {
    uint8_t guard;
    uint8_t of;
    int32_t now;
    int32_t least;
    int32_t most;
    int64_t sum;
};

struct whatif_read {
    struct api_read read;
    struct whatif whatif;
    struct game_state state;
    struct conditional_moves conditional;
    uint32_t draws;
    uint32_t played;
    uint32_t version;
    uint32_t made[CONDITIONAL_MOVES_MAX];
    uint32_t dropped[CONDITIONAL_WHYS];
    size_t figure_count;
    struct figure figures[FIGURES_MAX];
    struct game_view view;
    struct whatif_end end;
    struct whatif_end sample; /* the first draw in which as much was made as in any */
};

static int32_t figure_value(struct whatif_read *job, const struct figure *figure,
                            const struct game_state *state)
{
    memset(&job->view, 0, sizeof(job->view));
    job->whatif.game->view(state, job->whatif.seat, &job->view);
    return job->whatif.game->conditional->guards[figure->guard].value(&job->view, figure->of);
}

/* The present values of the numbers that the game marks as important. */
static void figures_begin(struct whatif_read *job)
{
    const struct game_conditional *conditional = job->whatif.game->conditional;
    for (size_t i = 0; conditional != NULL && conditional->guards[i].name != NULL; i++) {
        const struct game_guard *guard = &conditional->guards[i];
        for (uint8_t of = 0; guard->told && of < (guard->of != NULL ? guard->of->count : 1); of++) {
            if (job->figure_count == FIGURES_MAX) return;
            struct figure *figure = &job->figures[job->figure_count++];
            *figure = (struct figure){
                .guard = (uint8_t)i, .of = of, .least = INT32_MAX, .most = INT32_MIN};
            figure->now = figure_value(job, figure, &job->state);
        }
    }
}

static void draw_count(struct whatif_read *job)
{
    const struct whatif_end *end = &job->end;
    for (unsigned i = 0; i < end->made; i++) job->made[i]++;
    job->dropped[end->why]++;
    for (size_t i = 0; i < job->figure_count; i++) {
        struct figure *figure = &job->figures[i];
        int32_t value = figure_value(job, figure, &end->state);
        figure->least = min(figure->least, value);
        figure->most = max(figure->most, value);
        figure->sum += value;
    }
    if (job->played == 0 || end->made > job->sample.made) job->sample = *end;
    job->played++;
}

static void print_figures(struct json *json, const struct whatif_read *job)
{
    json_array(json, "figures");
    for (size_t i = 0; i < job->figure_count; i++) {
        const struct figure *figure = &job->figures[i];
        const struct game_guard *guard = &job->whatif.game->conditional->guards[figure->guard];
        double mean = (double)figure->sum / job->played;
        json_object(json, NULL);
        json_text(json, "name", guard->name);
        json_text(json, "of", guard->of != NULL ? guard->of->name[figure->of] : NULL);
        json_int(json, "now", figure->now);
        json_int(json, "least", figure->least);
        json_real(json, "mean", mean);
        json_int(json, "most", figure->most);
        json_object_end(json);
    }
    json_array_end(json);
}

static void print_entries(struct json *json, const struct whatif_read *job)
{
    json_array(json, "wishes");
    for (unsigned i = 0; i < job->conditional.entry_count; i++) {
        char text[CONDITIONAL_BYTES_MAX + 1];
        (void)conditional_move_print(job->whatif.game, &job->conditional, i, text);
        json_object(json, NULL);
        json_text(json, "text", text);
        json_int(json, "made", job->made[i]);
        json_object_end(json);
    }
    json_array_end(json);
    json_object(json, "dropped");
    for (unsigned why = CONDITIONAL_KEPT + 1; why < CONDITIONAL_WHYS; why++)
        if (job->dropped[why] > 0)
            json_int(json, conditional_why_names.name[why], job->dropped[why]);
    json_object_end(json);
}

/* One of the draws as its seat would see it then. */
static void print_sample(struct json *json, struct whatif_read *job)
{
    const struct game *game = job->whatif.game;
    const struct game_state *state = &job->sample.state;
    struct game_choices choices;
    uint8_t owed = game->to_act(state);
    memset(&choices, 0, sizeof(choices));
    memset(&job->view, 0, sizeof(job->view));
    game->view(state, job->whatif.seat, &job->view);
    json_object(json, "sample");
    json_int(json, "moves", job->sample.moves);
    json_seats(json, "to_act", owed);
    json_struct(json, "view", game->view_shape, &job->view);
    if ((owed >> job->whatif.seat & 1) != 0) {
        game->choices(state, job->whatif.seat, &choices);
        json_struct(json, "choices", game->choices_shape, &choices);
    } else {
        json_null(json, "choices");
    }
    json_object_end(json);
}

/* On a worker. */
static struct hub_error whatif_run(struct api_read *read, struct store_reader *reader)
{
    struct whatif_read *job = (struct whatif_read *)read;
    struct json json = json_to(&read->out);
    char text[CONDITIONAL_BYTES_MAX + 1];
    int64_t begin_us = clock_thread_us();
    (void)reader;
    job->whatif.state = &job->state;
    job->whatif.conditional = &job->conditional;
    figures_begin(job);
    while (job->played < job->draws &&
           (job->played == 0 || clock_thread_us() - begin_us < TIME_MAX_US)) {
        whatif_play(&job->whatif, job->played, &job->end);
        draw_count(job);
    }
    (void)conditional_print(job->whatif.game, &job->conditional, text);
    json_object(&json, NULL);
    json_text(&json, "text", text);
    json_int(&json, "version", job->version);
    json_int(&json, "draws", job->played);
    print_entries(&json, job);
    print_figures(&json, job);
    print_sample(&json, job);
    json_object_end(&json);
    return hub_error_of(HUB_OK);
}

/* ---- asking ---- */

struct whatif_body {
    char text[CONDITIONAL_TEXT_BYTES_MAX + 1];
    int64_t draws;
    uint8_t has_draws;
    uint8_t has_move;
};

static const struct member members[] = {
    {.name = "text",
     .type = MEMBER_TEXT,
     .offset = offsetof(struct whatif_body, text),
     .present_offset = UINT16_MAX,
     .most = CONDITIONAL_TEXT_BYTES_MAX},
    {.name = "draws",
     .type = MEMBER_INT,
     .optional = true,
     .offset = offsetof(struct whatif_body, draws),
     .present_offset = offsetof(struct whatif_body, has_draws),
     .least = 1,
     .most = WHATIF_DRAWS_MAX},
    {.name = "move",
     .type = MEMBER_MOVE,
     .optional = true,
     .present_offset = offsetof(struct whatif_body, has_move)},
};

/* Returns the best bot of the game that does not search. */
static const struct bot *best_of(const struct game *game)
{
    const struct bot *best = bots_of(game, 0);
    for (size_t i = 1; bots_of(game, i) != NULL; i++)
        if (bots_of(game, i)->scratch_bytes == 0) best = bots_of(game, i);
    return best;
}

/* Reads the conditional moves of the body, and the move that is to be their last conditional move.
 * False: the call has been answered. */
static bool conditional_read(struct api_call *call, const struct game *game,
                             const struct whatif_body *body, struct conditional_moves *conditional)
{
    struct parse_error error;
    struct game_move move;
    uint16_t number = 0;
    unsigned line = 0;
    enum conditional_flaw flaw =
        conditional_parse(game, body->text, strlen(body->text), conditional, &line);
    if (flaw != CONDITIONAL_SOUND) {
        api_conditional_fail(call, flaw, line);
        return false;
    }
    if (!body->has_move) return true;
    switch (parse_move(call->body, game, &move, &number, &error)) {
    case PARSE_MOVE_FAILED: api_fail_parse(call, &error); return false;
    case PARSE_MOVE_NUMBER: api_conditional_fail(call, CONDITIONAL_BAD_MOVE, 1); return false;
    case PARSE_MOVE_GIVEN: break;
    }
    if (conditional_add(game, conditional, &move)) return true;
    api_conditional_fail(call, CONDITIONAL_TOO_MANY, conditional->entry_count + 1u);
    return false;
}

static void found(struct api_call *call, struct hub_match *match, const struct hub_sight *sight)
{
    static struct whatif_body body; /* the loop thread's */
    struct parse_error error;
    int seat = hub_sight_seat(sight);
    memset(&body, 0, sizeof(body));
    if (seat == HUB_NOBODY_SEAT || match->info.status != STORE_RUNNING) {
        api_fail_code(call, seat == HUB_NOBODY_SEAT ? HUB_NOT_SEATED : HUB_NOT_RUNNING);
        return;
    }
    if (!parse_members(call->body, members, COUNT_OF(members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    struct whatif_read *job = calloc(1, sizeof(*job));
    if (job == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    if (!conditional_read(call, match->game, &body, &job->conditional)) {
        free(job);
        return;
    }
    job->read = (struct api_read){.run = whatif_run, .user = call->user.id};
    job->whatif =
        (struct whatif){.game = match->game, .others = best_of(match->game), .seat = (uint8_t)seat};
    ids_random(&job->whatif.seed, sizeof(job->whatif.seed)); /* foreign to the match */
    job->state = match->play.state;
    job->version = match->play.version;
    job->draws = body.has_draws ? (uint32_t)body.draws : DRAWS_DEFAULT;
    api_read_submit(call, &job->read);
}

static void post_whatif(struct api_call *call)
{
    api_match_find(call, NULL, found);
}

const struct api_route api_whatif_routes[] = {
    {.method = "POST",
     .path = "/api/matches/{match}/whatif",
     .scope = TOKEN_READ,
     .handle = post_whatif,
     .user_needed = true,
     .counted = true,
     .body = true},
    {0},
};
