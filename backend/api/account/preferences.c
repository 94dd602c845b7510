/* Client preferences, stored with the account, so that each device of the user has them. The
 * server does not interpret them: the tables here list the permitted values. */
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/print_own.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/language.h"
#include "base/encoding/text.h"
#include "hub/people/people.h"

#define WORD_BYTES 8
#define AVATAR_MAX 999999 /* each digit is a part of the drawing; only the client reads them */
#define ASKED_MAX  20     /* maximum number of users whose avatars one request may contain */

/* A given preference. */
struct cell {
    char word[WORD_BYTES + 1];
    int64_t number;
    bool flag;
    uint8_t present;
};

enum preference {
    PREFERENCE_LANGUAGE, /* its words are those of base/language.h */
    PREFERENCE_THEME,
    PREFERENCE_PACE,
    PREFERENCE_PALETTE,
    PREFERENCE_DENSITY,
    PREFERENCE_MOOD,
    PREFERENCE_VOLUME,
    PREFERENCE_SOUND,
    PREFERENCE_ONE_CLICK,
    PREFERENCE_CONFIRM,
    PREFERENCE_TEXT,
    PREFERENCE_AVATAR,
    PREFERENCE_COUNT
};

#define CELL(at, called, kind, value)                                                              \
    .name = (called), .type = (kind), .optional = true,                                            \
    .offset = (at) * sizeof(struct cell) + offsetof(struct cell, value),                           \
    .present_offset = (at) * sizeof(struct cell) + offsetof(struct cell, present)
#define WORD(at, called)                                                                           \
    {                                                                                              \
        CELL(at, called, MEMBER_TEXT, word), .least = 1, .most = WORD_BYTES                        \
    }
#define FLAG(at, called)                                                                           \
    {                                                                                              \
        CELL(at, called, MEMBER_BOOL, flag)                                                        \
    }

static const struct member cells[PREFERENCE_COUNT] = {
    [PREFERENCE_LANGUAGE] = WORD(PREFERENCE_LANGUAGE, "language"),
    [PREFERENCE_THEME] = WORD(PREFERENCE_THEME, "theme"),
    [PREFERENCE_PACE] = WORD(PREFERENCE_PACE, "pace"),
    [PREFERENCE_PALETTE] = WORD(PREFERENCE_PALETTE, "palette"),
    [PREFERENCE_DENSITY] = WORD(PREFERENCE_DENSITY, "density"),
    [PREFERENCE_MOOD] = WORD(PREFERENCE_MOOD, "mood"),
    [PREFERENCE_VOLUME] = {CELL(PREFERENCE_VOLUME, "volume", MEMBER_INT, number), .least = 1,
                           .most = 10},
    [PREFERENCE_SOUND] = FLAG(PREFERENCE_SOUND, "sound"),
    [PREFERENCE_ONE_CLICK] = FLAG(PREFERENCE_ONE_CLICK, "one_click"),
    [PREFERENCE_CONFIRM] = FLAG(PREFERENCE_CONFIRM, "confirm"),
    [PREFERENCE_TEXT] = FLAG(PREFERENCE_TEXT, "text"),
    [PREFERENCE_AVATAR] = {CELL(PREFERENCE_AVATAR, "avatar", MEMBER_INT, number), .least = 0,
                           .most = AVATAR_MAX},
};
static const char *const words[PREFERENCE_COUNT] = {
    [PREFERENCE_THEME] = "auto day night",      [PREFERENCE_PACE] = "full quick none",
    [PREFERENCE_PALETTE] = "ochre bright safe", [PREFERENCE_DENSITY] = "roomy dense",
    [PREFERENCE_MOOD] = "summer winter night",
};

struct body {
    int64_t changed_ms;
    struct cell cell[PREFERENCE_COUNT];
};

static const struct member members[] = {{.name = "changed_ms",
                                         .type = MEMBER_INT,
                                         .offset = offsetof(struct body, changed_ms),
                                         .present_offset = UINT16_MAX,
                                         .least = 1,
                                         .most = 1LL << 52},
                                        {.name = "chosen",
                                         .type = MEMBER_OBJECT,
                                         .offset = offsetof(struct body, cell),
                                         .present_offset = UINT16_MAX,
                                         .most = PREFERENCE_COUNT,
                                         .members = cells}};

static bool word_is_allowed(enum preference preference, const char *word)
{
    if (preference == PREFERENCE_LANGUAGE) return language_is_known(word);
    size_t size = strlen(word);
    for (const char *at = words[preference]; *at != '\0';) {
        size_t length = strcspn(at, " ");
        if (size > 0 && length == size && memcmp(at, word, size) == 0) return true;
        at += length + (at[length] == ' ');
    }
    return false;
}

/* Prints the body in the stored form. False: a word is not permitted; `wrong` has its details. */
static bool chosen_print(const struct body *body, struct buf *out, struct hub_error *wrong)
{
    struct json json = json_to(out);
    json_object(&json, NULL);
    for (int i = 0; i < PREFERENCE_COUNT; i++) {
        const struct cell *cell = &body->cell[i];
        if (cell->present == 0) continue;
        if (cells[i].type == MEMBER_BOOL) {
            json_bool(&json, cells[i].name, cell->flag);
        } else if (cells[i].type == MEMBER_INT) {
            json_int(&json, cells[i].name, cell->number);
        } else {
            if (!word_is_allowed((enum preference)i, cell->word)) {
                *wrong =
                    i == PREFERENCE_LANGUAGE
                        ? hub_error_game(HUB_BAD_REQUEST, cells[i].name, cell->word,
                                         HUB_ALLOWED_LANGUAGES, NULL)
                        : hub_error_words(HUB_BAD_REQUEST, cells[i].name, cell->word, words[i]);
                return false;
            }
            json_text(&json, cells[i].name, cell->word);
        }
    }
    json_object_end(&json);
    return true;
}

/* ---- reading ---- */

/* On a worker. */
static struct hub_error preferences_run(struct api_read *read, struct store_reader *reader)
{
    struct store_preferences preferences;
    struct json json = json_to(&read->out);
    enum store_err err = store_preferences_read(reader, read->user, &preferences);
    json_object(&json, NULL);
    print_preferences(&json, &preferences);
    json_object_end(&json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_preferences(struct api_call *call)
{
    struct api_read *read = calloc(1, sizeof(*read));
    if (read != NULL) *read = (struct api_read){.run = preferences_run, .user = call->user.id};
    api_read_submit(call, read);
}

/* ---- storing ---- */

/* Answers with the valid preferences: those of the request, or newer ones of another device. */
static void kept(void *context, struct hub_error error)
{
    struct api_call *call = context;
    if (error.code == HUB_OK)
        get_preferences(call);
    else
        api_fail(call, error.code == HUB_NO_SUCH_USER ? hub_error_of(HUB_NOT_SIGNED_IN) : error);
}

static void put_preferences(struct api_call *call)
{
    struct body body;
    struct buf out = {0};
    struct parse_error error;
    memset(&body, 0, sizeof(body));
    if (!parse_members(call->body, members, COUNT_OF(members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    /* limits the time of a device whose clock is ahead, so that its preferences can be replaced */
    int64_t now_ms = clock_unix_ms();
    struct store_preferences preferences = {
        .user = call->user.id, .changed_ms = body.changed_ms < now_ms ? body.changed_ms : now_ms};
    struct hub_error wrong;
    if (!chosen_print(&body, &out, &wrong)) {
        api_fail(call, wrong);
    } else if (out.failed) {
        api_fail_code(call, HUB_BUSY);
    } else {
        CHECK(out.size <= STORE_PREFERENCES_BYTES_MAX); /* the tables here limit the size */
        memcpy(preferences.chosen, out.bytes, out.size);
        hub_preferences_set(call->hub, &preferences, kept, call);
    }
    buf_free(&out);
}

/* ---- avatars: the one preference that others see ---- */

struct avatars_read {
    struct api_read read;
    int64_t user[ASKED_MAX];
    size_t users;
};

/* Prints the avatar of a user who has chosen one. */
static enum store_err avatar_print(struct json *json, struct store_reader *reader, int64_t user)
{
    struct store_preferences preferences;
    struct cell chosen[PREFERENCE_COUNT];
    struct parse_error error;
    enum store_err err = store_preferences_read(reader, user, &preferences);
    if (err != STORE_OK) return err;
    struct parse *parse = parse_object(preferences.chosen, strlen(preferences.chosen), &error);
    memset(chosen, 0, sizeof(chosen));
    if (parse != NULL && parse_members(parse, cells, COUNT_OF(cells), chosen, &error) &&
        chosen[PREFERENCE_AVATAR].present != 0) {
        json_object(json, NULL);
        json_int(json, "user", user);
        json_int(json, "avatar", chosen[PREFERENCE_AVATAR].number);
        json_object_end(json);
    }
    parse_free(parse);
    return STORE_OK;
}

/* On a worker. */
static struct hub_error avatars_run(struct api_read *read, struct store_reader *reader)
{
    const struct avatars_read *job = (struct avatars_read *)read;
    struct json json = json_to(&read->out);
    enum store_err err = STORE_OK;
    json_object(&json, NULL);
    json_array(&json, "avatars");
    for (size_t i = 0; i < job->users && err == STORE_OK; i++)
        err = avatar_print(&json, reader, job->user[i]);
    json_array_end(&json);
    json_object_end(&json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

/* Parses "12,7,30": user numbers. False: it is something else. */
static bool users_read(const char *text, struct avatars_read *job)
{
    while (job->users < ASKED_MAX) {
        size_t digits = strspn(text, "0123456789");
        if (digits == 0 || digits > 15 || text[0] == '0') return false;
        job->user[job->users++] = strtoll(text, NULL, 10);
        text += digits;
        if (*text == '\0') return true;
        if (*text++ != ',') return false;
    }
    return false;
}

static void get_avatars(struct api_call *call)
{
    const char *users = http_query(call->http, "users");
    struct avatars_read *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        job->read = (struct api_read){.run = avatars_run, .row = true};
        if (users == NULL || !users_read(users, job)) {
            free(job);
            api_fail_at(call, HUB_BAD_REQUEST, "users");
            return;
        }
    }
    api_read_submit(call, job == NULL ? NULL : &job->read);
}

const struct api_route api_preference_routes[] = {
    {.method = "GET", .path = "/api/avatars", .handle = get_avatars},
    {.method = "GET",
     .path = "/api/me/preferences",
     .handle = get_preferences,
     .user_needed = true},
    {.method = "PUT",
     .path = "/api/me/preferences",
     .handle = put_preferences,
     .user_needed = true,
     .body = true},
    {0},
};
