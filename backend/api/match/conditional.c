/* Conditional moves of the requester's seat: no other user sees them. */
#include "api/match/conditional.h"

#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "api/core/print_own.h"
#include "api/core/read.h"
#include "base/encoding/text.h"
#include "engine/conditional/conditional_text.h"
#include "record/place.h"
#include "store/nouns/conditional.h"

static const char *const flaw_messages[CONDITIONAL_FLAWS] = {
    [CONDITIONAL_TOO_LONG] = "Orders are at most 400 characters.",
    [CONDITIONAL_TOO_MANY] =
        "That is too many of them: 16 wishes, 4 moves and 3 conditions of one.",
    [CONDITIONAL_BAD_MOVE] = "That is not a move of this game.",
    [CONDITIONAL_NO_SUCH_GUARD] = "Nothing that you may know is called so.",
    [CONDITIONAL_BAD_GUARD] = "That is not how this is asked.",
    [CONDITIONAL_NO_SUCH_POLICY] = "This game has no such policy.",
    [CONDITIONAL_BAD_POLICY] = "That policy is not written so, or it is there twice.",
};

void api_conditional_fail(struct api_call *call, enum conditional_flaw flaw, unsigned line)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_object(&json, "error");
    json_text(&json, "name", conditional_flaw_names.name[flaw]);
    json_text(&json, "message", flaw_messages[flaw]);
    json_int(&json, "line", line);
    json_object_end(&json);
    json_object_end(&json);
    api_reply(call, 400, &out);
}

/* ---- reading ---- */

static bool conditional_note(void *context, const struct store_conditional *conditional)
{
    *(struct store_conditional *)context = *conditional;
    return false;
}

static struct hub_error conditional_run(struct api_read *read, struct store_reader *reader)
{
    struct store_conditional conditional = {.user = read->user};
    struct json json = json_to(&read->out);
    enum store_err err =
        store_conditional_each(reader, read->match, read->user, conditional_note, &conditional);
    print_conditional(&json, NULL, &conditional);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_found(struct api_call *call, struct hub_match *match, const struct hub_sight *sight)
{
    if (hub_sight_seat(sight) == HUB_NOBODY_SEAT) {
        api_fail_code(call, HUB_NOT_SEATED);
        return;
    }
    struct api_read *read = calloc(1, sizeof(*read));
    if (read != NULL) {
        *read = (struct api_read){.run = conditional_run, .user = call->user.id};
        (void)text_copy(read->match, sizeof(read->match), match->info.id);
    }
    api_read_submit(call, read);
}

static void get_conditional(struct api_call *call)
{
    api_match_find(call, NULL, get_found);
}

/* ---- answers ---- */

static void given(void *context, const struct hub_answer *answer)
{
    struct api_call *call = context;
    struct store_conditional conditional = {.user = call->user.id};
    struct buf out = {0};
    struct json json = json_to(&out);
    if (answer->error.code != HUB_OK) {
        api_fail(call, answer->error);
        return;
    }
    conditional.edit = hub_match_conditional(answer->match, call->user.id);
    if (call->request != NULL)
        (void)text_copy(conditional.text, sizeof(conditional.text), call->request->text);
    print_conditional(&json, NULL, &conditional);
    api_reply(call, 200, &out);
}

struct conditional_body {
    char text[CONDITIONAL_TEXT_BYTES_MAX + 1];
    char hash[PLACE_DIGITS + 1];
    int64_t edit;
    int64_t version;
};

static const struct member members[] = {
    {.name = "text",
     .type = MEMBER_TEXT,
     .offset = offsetof(struct conditional_body, text),
     .present_offset = UINT16_MAX,
     .most = CONDITIONAL_TEXT_BYTES_MAX},
    {.name = "edit",
     .type = MEMBER_INT,
     .offset = offsetof(struct conditional_body, edit),
     .present_offset = UINT16_MAX,
     .least = 0,
     .most = UINT32_MAX},
    {.name = "version",
     .type = MEMBER_INT,
     .optional = true,
     .offset = offsetof(struct conditional_body, version),
     .present_offset = UINT16_MAX,
     .least = 0,
     .most = UINT32_MAX},
    {.name = "hash",
     .type = MEMBER_TEXT,
     .optional = true,
     .offset = offsetof(struct conditional_body, hash),
     .present_offset = UINT16_MAX,
     .most = PLACE_DIGITS},
};

/* Stores them in full printed form for the requester. */
static void conditional_give(struct api_call *call, struct hub_match *match,
                             const struct conditional_moves *conditional,
                             const struct conditional_body *body)
{
    call->request = calloc(1, sizeof(*call->request));
    if (call->request == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    call->request->action = HUB_CONDITIONAL;
    call->request->user = call->user;
    call->request->seat = HUB_NOBODY_SEAT;
    call->request->expects = (uint32_t)body->edit;
    call->request->version = (uint32_t)body->version;
    call->request->has_hash = body->hash[0] != '\0';
    if (!place_read(body->hash, &call->request->hash))
        call->request->hash = 0; /* no place has it */
    (void)conditional_print(match->game, conditional, call->request->text);
    hub_request(call->hub, match, call->request, given, call);
}

static void put_found(struct api_call *call, struct hub_match *match, const struct hub_sight *sight)
{
    (void)sight;
    static struct conditional_body body; /* the loop thread's, both */
    static struct conditional_moves conditional;
    struct parse_error error;
    unsigned line = 0;
    memset(&body, 0, sizeof(body));
    if (!parse_members(call->body, members, COUNT_OF(members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    enum conditional_flaw flaw =
        conditional_parse(match->game, body.text, strlen(body.text), &conditional, &line);
    if (flaw != CONDITIONAL_SOUND)
        api_conditional_fail(call, flaw, line);
    else
        conditional_give(call, match, &conditional, &body);
}

static void put_conditional(struct api_call *call)
{
    api_match_find(call, NULL, put_found);
}

static void delete_found(struct api_call *call, struct hub_match *match,
                         const struct hub_sight *sight)
{
    (void)sight;
    static const struct conditional_moves none;
    const struct conditional_body body = {.edit = hub_match_conditional(match, call->user.id)};
    conditional_give(call, match, &none, &body);
}

static void delete_conditional(struct api_call *call)
{
    api_match_find(call, NULL, delete_found);
}

const struct api_route api_conditional_routes[] = {
    {.method = "GET",
     .path = "/api/matches/{match}/orders",
     .handle = get_conditional,
     .scope = TOKEN_PLAY,
     .user_needed = true,
     .counted = true},
    {.method = "PUT",
     .path = "/api/matches/{match}/orders",
     .handle = put_conditional,
     .scope = TOKEN_PLAY,
     .user_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/matches/{match}/orders",
     .handle = delete_conditional,
     .scope = TOKEN_PLAY,
     .user_needed = true},
    {0},
};
