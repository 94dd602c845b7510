#include "record/settings.h"

#include <string.h>

#include "base/buf.h"
#include "wire/json.h"
#include "wire/parse.h"

static const char *const policies[UNDO_POLICIES] = {
    [UNDO_FREE] = "free",
    [UNDO_VOTE] = "vote",
    [UNDO_NONE] = "none",
};

const char *undo_policy_name(enum undo_policy policy)
{
    CHECK((unsigned)policy < UNDO_POLICIES);
    return policies[policy];
}

bool undo_policy_find(const char *name, enum undo_policy *policy)
{
    for (unsigned i = 0; i < UNDO_POLICIES; i++) {
        if (strcmp(policies[i], name) == 0) {
            *policy = (enum undo_policy)i;
            return true;
        }
    }
    return false;
}

int64_t settings_open_days(const struct settings *settings)
{
    return settings->open_days != 0 ? settings->open_days : SETTINGS_OPEN_DAYS;
}

bool leaver_find(const char *name, enum table_leaver *leaver)
{
    int found = names_find(&table_leavers, name, strlen(name));
    if (found >= 0) *leaver = (enum table_leaver)found;
    return found >= 0;
}

/* The members in their written form. */
struct written {
    char options[GAME_OPTIONS_MAX][32];
    uint8_t option_count;
    uint8_t has_start;
    int64_t start_seat;
    bool bot_delay;
    char undo[8];
    uint8_t has_clock;
    struct time_written clock;
    int64_t open_days;
    char starts[8];
    bool standing;
    char leaver[8];
    bool tutorial;
    bool offline;
    uint8_t has_from;
    struct from_written {
        char match[STORE_MATCH_ID_BYTES + 1];
        int64_t version;
    } from;
};

static const struct member from_members[] = {
    {.name = "match",
     .type = MEMBER_TEXT,
     .offset = offsetof(struct from_written, match),
     .least = STORE_MATCH_ID_BYTES,
     .most = STORE_MATCH_ID_BYTES,
     .present_offset = UINT16_MAX},
    {.name = "version",
     .type = MEMBER_INT,
     .offset = offsetof(struct from_written, version),
     .least = 0,
     .most = UINT32_MAX,
     .present_offset = UINT16_MAX},
};

static const struct member members[] = {
    {.name = "options",
     .type = MEMBER_TEXTS,
     .offset = offsetof(struct written, options),
     .most = GAME_OPTIONS_MAX,
     .text_bytes = 32,
     .length_offset = offsetof(struct written, option_count),
     .present_offset = UINT16_MAX},
    {.name = "start_seat",
     .type = MEMBER_INT,
     .optional = true,
     .offset = offsetof(struct written, start_seat),
     .least = 0,
     .most = GAME_SEATS_MAX - 1,
     .present_offset = offsetof(struct written, has_start)},
    {.name = "bot_delay",
     .type = MEMBER_BOOL,
     .offset = offsetof(struct written, bot_delay),
     .present_offset = UINT16_MAX},
    {.name = "undo",
     .type = MEMBER_TEXT,
     .optional = true,
     .offset = offsetof(struct written, undo),
     .most = sizeof(((struct written *)NULL)->undo) - 1,
     .present_offset = UINT16_MAX},
    {.name = "clock",
     .type = MEMBER_OBJECT,
     .optional = true,
     .offset = offsetof(struct written, clock),
     .most = TIME_MEMBERS,
     .members = time_members,
     .present_offset = offsetof(struct written, has_clock)},
    {.name = "open_days",
     .type = MEMBER_INT,
     .optional = true,
     .offset = offsetof(struct written, open_days),
     .least = 1,
     .most = SETTINGS_OPEN_DAYS_MAX,
     .present_offset = UINT16_MAX},
    {.name = "starts",
     .type = MEMBER_TEXT,
     .optional = true,
     .offset = offsetof(struct written, starts),
     .most = sizeof(((struct written *)NULL)->starts) - 1,
     .present_offset = UINT16_MAX},
    {.name = "standing",
     .type = MEMBER_BOOL,
     .optional = true,
     .offset = offsetof(struct written, standing),
     .present_offset = UINT16_MAX},
    {.name = "leaver",
     .type = MEMBER_TEXT,
     .optional = true,
     .offset = offsetof(struct written, leaver),
     .most = sizeof(((struct written *)NULL)->leaver) - 1,
     .present_offset = UINT16_MAX},
    {.name = "tutorial",
     .type = MEMBER_BOOL,
     .optional = true,
     .offset = offsetof(struct written, tutorial),
     .present_offset = UINT16_MAX},
    {.name = "offline",
     .type = MEMBER_BOOL,
     .optional = true,
     .offset = offsetof(struct written, offline),
     .present_offset = UINT16_MAX},
    {.name = "from",
     .type = MEMBER_OBJECT,
     .optional = true,
     .offset = offsetof(struct written, from),
     .most = COUNT_OF(from_members),
     .members = from_members,
     .present_offset = offsetof(struct written, has_from)},
};

void settings_from_print(struct json *json, const struct settings *settings)
{
    json_object(json, "from");
    json_text(json, "match", settings->from);
    json_int(json, "version", settings->from_version);
    json_object_end(json);
}

void settings_print(const struct game *game, const struct settings *settings, char *text,
                    size_t size)
{
    struct buf out = {.bytes = text, .room = size, .size_max = size - 1}; /* allocates no memory */
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_array(&json, "options");
    for (uint8_t i = 0; i < game->options.count; i++)
        if ((settings->options >> i & 1) != 0) json_text(&json, NULL, game->options.name[i]);
    json_array_end(&json);
    if (settings->start_seat != GAME_NOBODY) json_int(&json, "start_seat", settings->start_seat);
    json_bool(&json, "bot_delay", settings->bot_delay);
    json_text(&json, "undo", undo_policy_name(settings->undo));
    if (settings->clock.pace != PACE_NONE) time_control_print(&json, "clock", &settings->clock);
    if (settings->open_days != 0) json_int(&json, "open_days", settings->open_days);
    if (settings->starts_full) json_text(&json, "starts", "full");
    if (settings->standing) json_bool(&json, "standing", true);
    if (settings->leaver != TABLE_LEAVER_BOT)
        json_text(&json, "leaver", table_leavers.name[settings->leaver]);
    if (settings->tutorial) json_bool(&json, "tutorial", true);
    if (settings->from[0] != '\0') settings_from_print(&json, settings);
    if (settings->offline) json_bool(&json, "offline", true);
    json_object_end(&json);
    CHECK(!out.failed && out.bytes == text);
}

static bool options_find(const struct game *game, const struct written *written, uint16_t *options)
{
    *options = 0;
    for (uint8_t i = 0; i < written->option_count; i++) {
        const char *name = written->options[i];
        int option = names_find(&game->options, name, strlen(name));
        if (option < 0) return false;
        *options = (uint16_t)(*options | 1u << option);
    }
    return true;
}

/* Parses all members. */
static enum store_err written_read(const char *text, struct written *written)
{
    struct parse_error error = {0};
    *written = (struct written){.has_start = 0};
    struct parse *parse = parse_object(text, strlen(text), &error);
    if (parse == NULL) return error.no_memory ? STORE_IO : STORE_DAMAGED;
    bool ok = parse_members(parse, members, COUNT_OF(members), written, &error);
    parse_free(parse);
    return ok ? STORE_OK : STORE_DAMAGED;
}

enum store_err settings_parse(const struct game *game, const char *text, struct settings *settings)
{
    struct written written;
    enum store_err err = written_read(text, &written);
    if (err != STORE_OK) return err;
    if (!options_find(game, &written, &settings->options)) return STORE_DAMAGED;
    settings->start_seat = written.has_start != 0 ? (uint8_t)written.start_seat : GAME_NOBODY;
    settings->bot_delay = written.bot_delay;
    settings->undo = UNDO_FREE; /* matches from before this setting */
    settings->open_days = (uint8_t)written.open_days;
    settings->starts_full = written.starts[0] != '\0';
    settings->standing = written.standing;
    settings->tutorial = written.tutorial;
    settings->offline = written.offline;
    memcpy(settings->from, written.from.match, sizeof(settings->from));
    settings->from_version = (uint32_t)written.from.version;
    bool known = (written.undo[0] == '\0' || undo_policy_find(written.undo, &settings->undo)) &&
                 (!settings->starts_full || strcmp(written.starts, "full") == 0);
    settings->clock = (struct time_control){.pace = PACE_NONE};
    if (written.has_clock != 0)
        known = time_control_read(&written.clock, &settings->clock, NULL) && known;
    settings->leaver = TABLE_LEAVER_BOT;
    known = known && (written.leaver[0] == '\0' || leaver_find(written.leaver, &settings->leaver));
    return known ? STORE_OK : STORE_DAMAGED;
}

enum store_err settings_options(const struct game *game, const char *text, uint16_t *options)
{
    struct written written;
    enum store_err err = written_read(text, &written);
    return err == STORE_OK && !options_find(game, &written, options) ? STORE_DAMAGED : err;
}
