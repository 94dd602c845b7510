/* What a match was created with, as the JSON text that the store keeps:
 * {"options":["igloos"],"start_seat":null,"bot_delay":true,"undo":"free"} */
#include <string.h>

#include "base/buf.h"
#include "hub/internal.h"
#include "wire/json.h"
#include "wire/parse.h"

struct settings {
    char options[GAME_OPTIONS_MAX][32];
    uint8_t option_count;
    uint8_t has_start;
    int64_t start_seat;
    bool bot_delay;
    char undo[8];
};

static const struct member members[] = {
    {.name = "options",
     .type = MEMBER_TEXTS,
     .offset = offsetof(struct settings, options),
     .most = GAME_OPTIONS_MAX,
     .text_bytes = 32,
     .length_offset = offsetof(struct settings, option_count),
     .present_offset = UINT16_MAX},
    {.name = "start_seat",
     .type = MEMBER_INT,
     .optional = true,
     .offset = offsetof(struct settings, start_seat),
     .least = 0,
     .most = GAME_SEATS_MAX - 1,
     .present_offset = offsetof(struct settings, has_start)},
    {.name = "bot_delay",
     .type = MEMBER_BOOL,
     .offset = offsetof(struct settings, bot_delay),
     .present_offset = UINT16_MAX},
    {.name = "undo",
     .type = MEMBER_TEXT,
     .optional = true,
     .offset = offsetof(struct settings, undo),
     .most = sizeof(((struct settings *)NULL)->undo) - 1,
     .present_offset = UINT16_MAX},
};

void settings_print(const struct hub_match *match, char *text, size_t size)
{
    struct buf out = {.bytes = text, .room = size, .size_max = size - 1}; /* asks for no memory */
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_array(&json, "options");
    for (uint8_t i = 0; i < match->game->options.count; i++)
        if ((match->options >> i & 1) != 0) json_text(&json, NULL, match->game->options.name[i]);
    json_array_end(&json);
    if (match->start_seat != GAME_NOBODY) json_int(&json, "start_seat", match->start_seat);
    json_bool(&json, "bot_delay", match->bot_delay);
    json_text(&json, "undo", hub_undo_name(match->undo));
    json_object_end(&json);
    CHECK(!out.failed && out.bytes == text);
}

static bool options_find(const struct game *game, const struct settings *settings,
                         uint16_t *options)
{
    *options = 0;
    for (uint8_t i = 0; i < settings->option_count; i++) {
        const char *name = settings->options[i];
        int option = names_find(&game->options, name, strlen(name));
        if (option < 0) return false;
        *options = (uint16_t)(*options | 1u << option);
    }
    return true;
}

/* Reads the whole of it. */
static enum load settings_read(const char *text, struct settings *settings)
{
    struct parse_error error = {0};
    *settings = (struct settings){0};
    struct parse *parse = parse_object(text, strlen(text), &error);
    if (parse == NULL) return error.no_memory ? LOAD_UNREAD : LOAD_BROKEN;
    bool ok = parse_members(parse, members, COUNT_OF(members), settings, &error);
    parse_free(parse);
    return ok ? LOAD_DONE : LOAD_BROKEN;
}

enum load settings_parse(struct hub_match *match, const char *text)
{
    struct settings settings;
    enum load end = settings_read(text, &settings);
    if (end != LOAD_DONE) return end;
    if (!options_find(match->game, &settings, &match->options)) return LOAD_BROKEN;
    match->start_seat = settings.has_start != 0 ? (uint8_t)settings.start_seat : GAME_NOBODY;
    match->bot_delay = settings.bot_delay;
    match->undo = HUB_UNDO_FREE; /* of matches from before there was a choice */
    bool known = settings.undo[0] == '\0' || hub_undo_find(settings.undo, &match->undo);
    return known ? LOAD_DONE : LOAD_BROKEN;
}

enum load settings_options(const struct game *game, const char *text, uint16_t *options)
{
    struct settings settings;
    enum load end = settings_read(text, &settings);
    return end == LOAD_DONE && !options_find(game, &settings, options) ? LOAD_BROKEN : end;
}
