/* POST /api/matches: the settings of a new match. */
#include "api/match/creation.h"

#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "base/encoding/text.h"
#include "games/find.h"
#include "record/settings.h"

struct creation_body {
    char game[STORE_GAME_BYTES_MAX + 1];
    char join[16];
    char options[GAME_OPTIONS_MAX][CREATION_OPTION_BYTES];
    uint8_t option_count;
    uint8_t has_start;
    int64_t seats;
    int64_t start_seat;
    int64_t my_seat;
    bool listed;
    bool bot_delay;
    char undo[8];
    uint8_t has_clock;
    struct time_written clock;
    int64_t open_days;
    char starts[8];
    bool standing;
    char leaver[8];
    bool tutorial;
};

#define AT(field) .offset = offsetof(struct creation_body, field), .present_offset = UINT16_MAX

static const struct member creation_members[] = {
    {.name = "game", .type = MEMBER_TEXT, AT(game), .least = 1, .most = STORE_GAME_BYTES_MAX},
    {.name = "seats", .type = MEMBER_INT, AT(seats), .least = 1, .most = GAME_SEATS_MAX},
    {.name = "options",
     .type = MEMBER_TEXTS,
     .optional = true,
     AT(options),
     .most = GAME_OPTIONS_MAX,
     .text_bytes = CREATION_OPTION_BYTES,
     .length_offset = offsetof(struct creation_body, option_count)},
    {.name = "listed", .type = MEMBER_BOOL, .optional = true, AT(listed)},
    {.name = "join", .type = MEMBER_TEXT, .optional = true, AT(join), .most = 15},
    {.name = "bot_delay", .type = MEMBER_BOOL, .optional = true, AT(bot_delay)},
    {.name = "undo", .type = MEMBER_TEXT, .optional = true, AT(undo), .most = 7},
    {.name = "clock",
     .type = MEMBER_OBJECT,
     .optional = true,
     .offset = offsetof(struct creation_body, clock),
     .present_offset = offsetof(struct creation_body, has_clock),
     .most = TIME_MEMBERS,
     .members = time_members},
    {.name = "open_days",
     .type = MEMBER_INT,
     .optional = true,
     AT(open_days),
     .least = 1,
     .most = SETTINGS_OPEN_DAYS_MAX},
    {.name = "starts", .type = MEMBER_TEXT, .optional = true, AT(starts), .most = 7},
    {.name = "standing", .type = MEMBER_BOOL, .optional = true, AT(standing)},
    {.name = "leaver", .type = MEMBER_TEXT, .optional = true, AT(leaver), .most = 7},
    {.name = "tutorial", .type = MEMBER_BOOL, .optional = true, AT(tutorial)},
    {.name = "start_seat",
     .type = MEMBER_INT,
     .optional = true,
     .offset = offsetof(struct creation_body, start_seat),
     .present_offset = offsetof(struct creation_body, has_start),
     .least = 0,
     .most = GAME_SEATS_MAX - 1},
    {.name = "my_seat",
     .type = MEMBER_INT,
     .optional = true,
     AT(my_seat),
     .least = 0,
     .most = GAME_SEATS_MAX - 1},
};

/* Reads the members about the open table. */
static void waiting_read(const struct creation_body *body, struct hub_creation *creation)
{
    bool usual = body->open_days == SETTINGS_OPEN_DAYS;
    creation->settings.open_days = usual ? 0 : (uint8_t)body->open_days;
    creation->settings.starts_full = strcmp(body->starts, "full") == 0;
    creation->settings.standing = body->standing;
}

/* A tutorial is for one person and a bot: it is not listed, nobody can join it, and it has no
 * clock. */
static bool tutorial_fits(const struct hub_creation *creation)
{
    const struct settings *settings = &creation->settings;
    return creation->game->tutorial != 0 && settings->options == 0 && !creation->listed &&
           creation->key_needed && settings->clock.pace == PACE_NONE && !settings->standing;
}

/* Returns whether a word is missing or one of two. */
static bool is_either(const char *word, const char *one, const char *other)
{
    return word[0] == '\0' || strcmp(word, one) == 0 || strcmp(word, other) == 0;
}

/* Returns the greatest number of seats that needs no option but those. */
static unsigned seats_most(const struct game *game, uint16_t options)
{
    unsigned seats = game->seats_max;
    while (seats > game->seats_min && (game->seats_need[seats] & ~options) != 0) seats--;
    return seats;
}

struct hub_error creation_game_read(const char *name, const struct game **game)
{
    *game = games_find(name);
    return *game != NULL ? hub_error_of(HUB_OK)
                         : hub_error_game(HUB_NO_SUCH_GAME, "game", name, HUB_ALLOWED_GAMES, NULL);
}

struct hub_error creation_options_read(const struct game *game, char names[][CREATION_OPTION_BYTES],
                                       uint8_t count, uint16_t *options)
{
    for (uint8_t i = 0; i < count; i++) {
        int option = names_find(&game->options, names[i], strlen(names[i]));
        if (option < 0)
            return hub_error_game(HUB_BAD_OPTION, "options", names[i], HUB_ALLOWED_OPTIONS, game);
        *options = (uint16_t)(*options | 1u << option);
    }
    return hub_error_of(HUB_OK);
}

/* Checks game, seats and options, and converts the last. */
static struct hub_error game_read(struct creation_body *body, struct hub_creation *creation)
{
    struct hub_error error = creation_game_read(body->game, &creation->game);
    const struct game *game = creation->game;
    if (error.code == HUB_OK)
        error = creation_options_read(game, body->options, body->option_count,
                                      &creation->settings.options);
    if (error.code != HUB_OK) return error;
    unsigned most = seats_most(game, creation->settings.options);
    if (body->seats < game->seats_min || body->seats > most)
        return hub_error_range(HUB_BAD_SEATS, "seats", body->seats, game->seats_min, most);
    if (body->has_start != 0 && body->start_seat >= body->seats)
        return hub_error_range(HUB_BAD_SEAT, "start_seat", body->start_seat, 0, body->seats - 1);
    if (body->my_seat >= body->seats)
        return hub_error_range(HUB_BAD_SEAT, "my_seat", body->my_seat, 0, body->seats - 1);
    return hub_error_of(HUB_OK);
}

struct hub_error creation_clock_read(const struct time_written *written, struct time_control *clock)
{
    struct time_bound bound;
    if (time_control_read(written, clock, &bound)) return hub_error_of(HUB_OK);
    if (strcmp(bound.member, "pace") == 0)
        return hub_error_words(HUB_BAD_CLOCK, bound.member, written->pace, TIME_PACES);
    return hub_error_range(HUB_BAD_CLOCK, bound.member, bound.given, bound.least, bound.most);
}

/* Checks the words of the body, and converts them. */
static struct hub_error words_read(const struct creation_body *body, struct hub_creation *creation)
{
    struct settings *settings = &creation->settings;
    if (!is_either(body->starts, "host", "full"))
        return hub_error_words(HUB_BAD_REQUEST, "starts", body->starts, "host full");
    if (!is_either(body->join, "anyone", "link"))
        return hub_error_words(HUB_BAD_REQUEST, "join", body->join, "anyone link");
    if (body->leaver[0] != '\0' && !leaver_find(body->leaver, &settings->leaver))
        return hub_error_words(HUB_BAD_OPTION, "leaver", body->leaver, SETTINGS_LEAVERS);
    if (body->undo[0] != '\0' && !undo_policy_find(body->undo, &settings->undo))
        return hub_error_words(HUB_BAD_OPTION, "undo", body->undo, SETTINGS_UNDO_POLICIES);
    return hub_error_of(HUB_OK);
}

/* Converts the body into the hub's form; returns HUB_OK or the reason of a failure. */
static struct hub_error creation_read(struct creation_body *body, struct hub_creation *creation)
{
    struct hub_error error = game_read(body, creation);
    if (error.code == HUB_OK) error = words_read(body, creation);
    if (error.code == HUB_OK && body->has_clock != 0)
        error = creation_clock_read(&body->clock, &creation->settings.clock);
    if (error.code != HUB_OK) return error;
    waiting_read(body, creation);
    creation->seats = (uint8_t)body->seats;
    creation->settings.start_seat = body->has_start != 0 ? (uint8_t)body->start_seat : GAME_NOBODY;
    creation->my_seat = (uint8_t)body->my_seat;
    creation->listed = body->listed;
    creation->key_needed = strcmp(body->join, "link") == 0;
    creation->settings.bot_delay = body->bot_delay;
    creation->settings.tutorial = body->tutorial;
    if (body->tutorial && !tutorial_fits(creation))
        return hub_error_at(HUB_BAD_REQUEST, "tutorial");
    return hub_error_of(HUB_OK);
}

static void post_match(struct api_call *call)
{
    struct creation_body body;
    struct parse_error error;
    struct hub_creation creation;
    memset(&body, 0, sizeof(body));
    memset(&creation, 0, sizeof(creation));
    body.listed = true;
    body.bot_delay = true;
    if (!parse_members(call->body, creation_members, COUNT_OF(creation_members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    struct hub_error wrong = creation_read(&body, &creation);
    (void)text_copy(creation.peer, sizeof(creation.peer), http_peer(call->http));
    if (wrong.code != HUB_OK) {
        api_fail(call, wrong);
        return;
    }
    call->status = 201;
    hub_match_create(call->hub, &call->user, &creation, api_match_answered, call);
}

const struct api_route api_creation_routes[] = {
    {.method = "POST",
     .path = "/api/matches",
     .scope = TOKEN_PLAY,
     .handle = post_match,
     .user_needed = true,
     .body = true},
    {0},
};
