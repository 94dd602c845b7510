/* Simulations of a user's conditional moves: played on a worker in separate matches, with random
 * dice and cards (engine/conditional/whatif.h). The real match is only read. */
#include "wire/advice.h"

#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "api/match/conditional.h"
#include "api/core/print.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/ids.h"
#include "base/encoding/text.h"
#include "bots/bots.h"
#include "engine/conditional/conditional_text.h"

#define DRAWS_DEFAULT 40
#define TIME_MAX_US   250000 /* CPU time of a worker: beyond it there are fewer simulations */

struct whatif_read {
    struct api_read read;
    struct preview preview;
    struct game_state state;
    struct conditional_moves conditional;
    uint32_t draws;
    uint32_t version;
};

/* On a worker. */
static struct hub_error whatif_run(struct api_read *read, struct store_reader *reader)
{
    struct whatif_read *job = (struct whatif_read *)read;
    struct json json = json_to(&read->out);
    int64_t begin_us = clock_thread_us();
    (void)reader;
    job->preview.whatif.state = &job->state;
    job->preview.whatif.conditional = &job->conditional;
    preview_begin(&job->preview);
    while (job->preview.played < job->draws &&
           (job->preview.played == 0 || clock_thread_us() - begin_us < TIME_MAX_US))
        preview_draw(&job->preview);
    preview_print(&json, &job->preview, job->version);
    return hub_error_of(HUB_OK);
}

/* ---- the request ---- */

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

/* Reads the conditional moves of the body, and the move that is appended to them. False: the
 * call has been answered. */
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
    struct whatif *whatif = &job->preview.whatif;
    *whatif = (struct whatif){
        .game = match->game, .others = bots_best_quick(match->game), .seat = (uint8_t)seat};
    ids_random(&whatif->seed, sizeof(whatif->seed)); /* foreign to the match */
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
