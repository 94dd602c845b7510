/* Conditional moves of the requester's seat: no other user learns of them. */
#include "api/match/orders.h"

#include <stdlib.h>
#include <string.h>

#include "api/core/print_own.h"
#include "api/core/read.h"
#include "base/encoding/text.h"
#include "record/place.h"
#include "store/nouns/orders.h"

static const char *const flaw_messages[ORDERS_FLAWS] = {
    [ORDERS_TOO_LONG] = "Orders are at most 400 characters.",
    [ORDERS_TOO_MANY] = "That is too many of them: 16 wishes, 4 moves and 3 conditions of one.",
    [ORDERS_BAD_MOVE] = "That is not a move of this game.",
    [ORDERS_NO_SUCH_GUARD] = "Nothing that you may know is called so.",
    [ORDERS_BAD_GUARD] = "That is not how this is asked.",
    [ORDERS_NO_SUCH_POLICY] = "This game has no such policy.",
    [ORDERS_BAD_POLICY] = "That policy is not written so, or it is there twice.",
};

void api_orders_fail(struct api_call *call, enum orders_flaw flaw, unsigned line)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_object(&json, "error");
    json_text(&json, "name", orders_flaw_names.name[flaw]);
    json_text(&json, "message", flaw_messages[flaw]);
    json_int(&json, "line", line);
    json_object_end(&json);
    json_object_end(&json);
    api_reply(call, 400, &out);
}

/* ---- reading ---- */

static bool orders_note(void *context, const struct store_orders *orders)
{
    *(struct store_orders *)context = *orders;
    return false;
}

static struct hub_error orders_run(struct api_read *read, struct store_reader *reader)
{
    struct store_orders orders = {.user = read->user};
    struct json json = json_to(&read->out);
    enum store_err err = store_orders_each(reader, read->match, read->user, orders_note, &orders);
    print_orders(&json, NULL, &orders);
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
        *read = (struct api_read){.run = orders_run, .user = call->user.id};
        (void)text_copy(read->match, sizeof(read->match), match->info.id);
    }
    api_read_submit(call, read);
}

static void get_orders(struct api_call *call)
{
    api_match_find(call, NULL, get_found);
}

/* ---- giving ---- */

static void given(void *context, const struct hub_answer *answer)
{
    struct api_call *call = context;
    struct store_orders orders = {.user = call->user.id};
    struct buf out = {0};
    struct json json = json_to(&out);
    if (answer->error.code != HUB_OK) {
        api_fail(call, answer->error);
        return;
    }
    orders.edit = hub_match_orders(answer->match, call->user.id);
    if (call->request != NULL)
        (void)text_copy(orders.text, sizeof(orders.text), call->request->text);
    print_orders(&json, NULL, &orders);
    api_reply(call, 200, &out);
}

struct orders_body {
    char text[ORDERS_TEXT_BYTES_MAX + 1];
    char hash[PLACE_DIGITS + 1];
    int64_t edit;
    int64_t version;
};

static const struct member members[] = {
    {.name = "text",
     .type = MEMBER_TEXT,
     .offset = offsetof(struct orders_body, text),
     .present_offset = UINT16_MAX,
     .most = ORDERS_TEXT_BYTES_MAX},
    {.name = "edit",
     .type = MEMBER_INT,
     .offset = offsetof(struct orders_body, edit),
     .present_offset = UINT16_MAX,
     .least = 0,
     .most = UINT32_MAX},
    {.name = "version",
     .type = MEMBER_INT,
     .optional = true,
     .offset = offsetof(struct orders_body, version),
     .present_offset = UINT16_MAX,
     .least = 0,
     .most = UINT32_MAX},
    {.name = "hash",
     .type = MEMBER_TEXT,
     .optional = true,
     .offset = offsetof(struct orders_body, hash),
     .present_offset = UINT16_MAX,
     .most = PLACE_DIGITS},
};

/* Saves them, printed in full, for the requester. */
static void orders_give(struct api_call *call, struct hub_match *match, const struct orders *orders,
                        const struct orders_body *body)
{
    call->request = calloc(1, sizeof(*call->request));
    if (call->request == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    call->request->action = HUB_ORDERS;
    call->request->user = call->user;
    call->request->seat = HUB_NOBODY_SEAT;
    call->request->expects = (uint32_t)body->edit;
    call->request->version = (uint32_t)body->version;
    call->request->has_hash = body->hash[0] != '\0';
    if (!place_read(body->hash, &call->request->hash))
        call->request->hash = 0; /* no place has it */
    (void)orders_print(match->game, orders, call->request->text);
    hub_request(call->hub, match, call->request, given, call);
}

static void put_found(struct api_call *call, struct hub_match *match, const struct hub_sight *sight)
{
    (void)sight;
    static struct orders_body body; /* the loop thread's, both */
    static struct orders orders;
    struct parse_error error;
    unsigned line = 0;
    memset(&body, 0, sizeof(body));
    if (!parse_members(call->body, members, COUNT_OF(members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    enum orders_flaw flaw = orders_parse(match->game, body.text, strlen(body.text), &orders, &line);
    if (flaw != ORDERS_SOUND)
        api_orders_fail(call, flaw, line);
    else
        orders_give(call, match, &orders, &body);
}

static void put_orders(struct api_call *call)
{
    api_match_find(call, NULL, put_found);
}

static void delete_found(struct api_call *call, struct hub_match *match,
                         const struct hub_sight *sight)
{
    (void)sight;
    static const struct orders none;
    const struct orders_body body = {.edit = hub_match_orders(match, call->user.id)};
    orders_give(call, match, &none, &body);
}

static void delete_orders(struct api_call *call)
{
    api_match_find(call, NULL, delete_found);
}

const struct api_route api_orders_routes[] = {
    {.method = "GET",
     .path = "/api/matches/{match}/orders",
     .handle = get_orders,
     .scope = TOKEN_PLAY,
     .user_needed = true,
     .counted = true},
    {.method = "PUT",
     .path = "/api/matches/{match}/orders",
     .handle = put_orders,
     .scope = TOKEN_PLAY,
     .user_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/matches/{match}/orders",
     .handle = delete_orders,
     .scope = TOKEN_PLAY,
     .user_needed = true},
    {0},
};
