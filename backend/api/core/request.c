#include "api/core/request.h"

#include <string.h>

#include "base/encoding/text.h"
#include "record/place.h"

struct request_body {
    char type[16];
    char match[STORE_MATCH_ID_BYTES + 1];
    char id[STORE_REQUEST_BYTES_MAX + 1];
    char text[STORE_CHAT_BYTES_MAX + 1];
    char hash[PLACE_DIGITS + 1];
    int64_t expects;
};

#define ID_MEMBER                                                                                  \
    {                                                                                              \
        .name = "id", .type = MEMBER_TEXT, .offset = offsetof(struct request_body, id),            \
        .present_offset = UINT16_MAX, .least = 1, .most = STORE_REQUEST_BYTES_MAX                  \
    }
#define LIVE_MEMBERS                                                                               \
    {.name = "type",                                                                               \
     .type = MEMBER_TEXT,                                                                          \
     .offset = offsetof(struct request_body, type),                                                \
     .present_offset = UINT16_MAX,                                                                 \
     .most = 15},                                                                                  \
    {                                                                                              \
        .name = "match", .type = MEMBER_TEXT, .offset = offsetof(struct request_body, match),      \
        .present_offset = UINT16_MAX, .most = STORE_MATCH_ID_BYTES                                 \
    }

/* The first members belong to a live message: REST uses those from the third on. */
static const struct member move_members[] = {
    LIVE_MEMBERS,
    ID_MEMBER,
    {.name = "expects",
     .type = MEMBER_INT,
     .offset = offsetof(struct request_body, expects),
     .present_offset = UINT16_MAX,
     .least = 0,
     .most = UINT32_MAX},
    {.name = "hash",
     .type = MEMBER_TEXT,
     .optional = true,
     .offset = offsetof(struct request_body, hash),
     .present_offset = UINT16_MAX,
     .most = PLACE_DIGITS},
    {.name = "move", .type = MEMBER_MOVE, .present_offset = UINT16_MAX},
};
static const struct member chat_members[] = {
    LIVE_MEMBERS,
    ID_MEMBER,
    {.name = "text",
     .type = MEMBER_TEXT,
     .offset = offsetof(struct request_body, text),
     .present_offset = UINT16_MAX,
     .least = 1,
     .most = STORE_CHAT_BYTES_MAX},
};
#define LIVE_MEMBER_COUNT 2

static bool id_fine(const char *id, struct parse_error *error)
{
    for (const char *at = id; *at != '\0'; at++) {
        if (*at <= ' ' || *at > '~') {
            memset(error, 0, sizeof(*error));
            (void)text_copy(error->name, sizeof(error->name), "bad_id");
            (void)text_copy(error->field, sizeof(error->field), "id");
            (void)text_copy(error->message, sizeof(error->message),
                            "A request id has 1 to 64 visible ASCII characters.");
            return false;
        }
    }
    return true;
}

bool request_move_read(const struct parse *parse, const struct game *game, bool live,
                       struct hub_request *request, struct parse_error *error)
{
    struct request_body body;
    memset(&body, 0, sizeof(body));
    size_t skip = live ? 0 : LIVE_MEMBER_COUNT;
    if (!parse_members(parse, move_members + skip, COUNT_OF(move_members) - skip, &body, error) ||
        !id_fine(body.id, error))
        return false;
    request->action = HUB_MOVE;
    request->expects = (uint32_t)body.expects;
    request->has_hash = body.hash[0] != '\0';
    if (!place_read(body.hash, &request->hash)) request->hash = 0; /* the log has no such hash */
    memcpy(request->id, body.id, sizeof(request->id));
    enum parse_move_form form = parse_move(parse, game, &request->move, &request->number, error);
    request->by_number = form == PARSE_MOVE_NUMBER;
    return form != PARSE_MOVE_FAILED;
}

bool request_chat_read(const struct parse *parse, bool live, struct hub_request *request,
                       struct parse_error *error)
{
    struct request_body body;
    memset(&body, 0, sizeof(body));
    size_t skip = live ? 0 : LIVE_MEMBER_COUNT;
    if (!parse_members(parse, chat_members + skip, COUNT_OF(chat_members) - skip, &body, error) ||
        !id_fine(body.id, error))
        return false;
    request->action = HUB_CHAT;
    memcpy(request->id, body.id, sizeof(request->id));
    memcpy(request->text, body.text, sizeof(request->text));
    return true;
}
