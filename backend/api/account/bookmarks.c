/* The requester's bookmarks in matches. Tokens cannot use these routes. */
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "api/core/read.h"
#include "base/encoding/text.h"
#include "hub/people/bookmarks.h"

static bool bookmark_print(void *context, const struct store_bookmark *bookmark)
{
    struct json *json = context;
    json_object(json, NULL);
    json_text(json, "match", bookmark->match);
    json_int(json, "version", bookmark->version);
    json_text(json, "note", bookmark->note);
    json_int(json, "made_ms", bookmark->made_ms);
    json_object_end(json);
    return true;
}

enum store_err api_bookmark_export(struct json *json, struct store_reader *reader, int64_t user)
{
    json_array(json, "bookmarks");
    enum store_err err = store_bookmarks_each(reader, user, NULL, bookmark_print, json);
    json_array_end(json);
    return err;
}

/* ---- the list ---- */

static struct hub_error list_run(struct api_read *read, struct store_reader *reader)
{
    struct json json = json_to(&read->out);
    const char *match = read->match[0] != '\0' ? read->match : NULL;
    json_object(&json, NULL);
    json_array(&json, "bookmarks");
    enum store_err err = store_bookmarks_each(reader, read->user, match, bookmark_print, &json);
    json_array_end(&json);
    json_object_end(&json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_bookmarks(struct api_call *call)
{
    const char *match = http_query(call->http, "match");
    struct api_read *read = calloc(1, sizeof(*read));
    if (read != NULL) {
        *read = (struct api_read){.run = list_run, .user = call->user.id, .row = true};
        if (match != NULL) (void)text_copy(read->match, sizeof(read->match), match);
    }
    api_read_submit(call, read);
}

/* ---- one bookmark ---- */

struct body {
    uint8_t has_note;
    char note[STORE_BOOKMARK_NOTE_BYTES_MAX + 1];
};

static const struct member members[] = {{.name = "note",
                                         .type = MEMBER_TEXT,
                                         .optional = true,
                                         .offset = offsetof(struct body, note),
                                         .present_offset = offsetof(struct body, has_note),
                                         .most = STORE_BOOKMARK_NOTE_BYTES_MAX}};

/* Parses the version in the path. False: it is not a version, and the call has been answered. */
static bool version_read(struct api_call *call, uint32_t *version)
{
    char *end = NULL;
    const char *text = call->part[1];
    unsigned long number = strtoul(text, &end, 10);
    bool ok = text[0] >= '0' && text[0] <= '9' && *end == '\0' && number <= UINT32_MAX;
    *version = (uint32_t)number;
    if (!ok) api_fail_code(call, HUB_NO_SUCH_VERSION);
    return ok;
}

static void put_found(struct api_call *call, struct hub_match *match, const struct hub_sight *sight)
{
    struct body body;
    struct parse_error error;
    uint32_t version = 0;
    memset(&body, 0, sizeof(body));
    if (!version_read(call, &version)) return;
    if (!hub_match_started(match) || version > match->play.version)
        api_fail_code(call, HUB_NO_SUCH_VERSION);
    else if (!parse_members(call->body, members, COUNT_OF(members), &body, &error))
        api_fail_parse(call, &error);
    else
        hub_bookmark_set(call->hub, sight, version, body.note, api_answered, call);
}

static void put_bookmark(struct api_call *call)
{
    api_match_find(call, http_query(call->http, "key"), put_found);
}

static void delete_bookmark(struct api_call *call)
{
    struct store_bookmark bookmark = {.user = call->user.id};
    if (!version_read(call, &bookmark.version)) return;
    (void)text_copy(bookmark.match, sizeof(bookmark.match), call->part[0]);
    hub_bookmark_delete(call->hub, &bookmark, api_answered, call);
}

const struct api_route api_bookmark_routes[] = {
    {.method = "GET", .path = "/api/me/bookmarks", .handle = get_bookmarks, .user_needed = true},
    {.method = "PUT",
     .path = "/api/matches/{id}/bookmarks/{version}",
     .handle = put_bookmark,
     .user_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/matches/{id}/bookmarks/{version}",
     .handle = delete_bookmark,
     .user_needed = true},
    {0},
};
