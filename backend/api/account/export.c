/* The export of all data stored about a user, for that user: one file, read on a worker. It
 * contains no secret. */
#include <stdlib.h>
#include <string.h>

#include "api/account/calendar.h"
#include "api/core/call.h"
#include "api/core/print_own.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "store/nouns/calendars.h"
#include "store/nouns/chat.h"
#include "store/nouns/holders.h"
#include "store/nouns/matches/moves.h"
#include "store/nouns/matches/read.h"
#include "store/nouns/notices/addresses.h"
#include "store/nouns/notices/settings.h"
#include "store/nouns/people.h"
#include "wire/values.h"

#define EXPORT_MATCHES_MAX 10000
#define EXPORT_MOVES_MAX   20000

struct export_read {
    struct api_read read;
    struct store_reader *reader;
    struct hub_user user;
    struct json json;
    bool ok;
};

static bool export_move(void *context, const struct store_move *move)
{
    struct export_read *job = context;
    if (move->user == job->user.id) {
        json_object(&job->json, NULL);
        json_int(&job->json, "version", move->seq);
        json_int(&job->json, "at_ms", move->at_ms);
        json_raw(&job->json, "move", move->move);
        json_object_end(&job->json);
    }
    return !job->read.out.failed;
}

static bool export_line(void *context, const struct store_chat *chat)
{
    struct export_read *job = context;
    if (chat->user == job->user.id) {
        json_object(&job->json, NULL);
        json_int(&job->json, "number", chat->number);
        json_int(&job->json, "at_ms", chat->at_ms);
        json_text(&job->json, "text", chat->hidden ? NULL : chat->text);
        if (chat->hidden) json_bool(&job->json, "hidden", true);
        json_object_end(&job->json);
    }
    return !job->read.out.failed;
}

static bool conditional_note(void *context, const struct store_conditional *conditional)
{
    *(struct store_conditional *)context = *conditional;
    return false;
}

/* Exports the user's own data about a match: everything except the actions in it. */
static enum store_err export_own(struct export_read *job, const char *match)
{
    struct store_note note = {.text = ""};
    struct store_conditional conditional = {.text = ""};
    struct store_notify_match told = {.user = job->user.id};
    (void)text_copy(told.match, sizeof(told.match), match);
    enum store_err err = store_note_read(job->reader, job->user.id, match, &note);
    if (err == STORE_NOT_FOUND) err = STORE_OK;
    if (err == STORE_OK)
        err = store_conditional_each(job->reader, match, job->user.id, conditional_note,
                                     &conditional);
    if (err == STORE_OK) err = store_notify_match_read(job->reader, &told);
    json_text(&job->json, "note", note.text);
    if (conditional.edit != 0)
        print_conditional(&job->json, "orders", &conditional);
    else
        json_null(&job->json, "orders");
    print_told(&job->json, "told", told.events);
    return err;
}

static bool export_holder(void *context, const struct store_holder *holder)
{
    struct export_read *job = context;
    if (holder->user != job->user.id) return true;
    json_object(&job->json, NULL);
    json_int(&job->json, "seat", holder->seat);
    json_int(&job->json, "since", holder->since);
    json_int_or_null(&job->json, "until", holder->until, 0);
    json_text_or_null(&job->json, "bot", holder->bot);
    json_int(&job->json, "decisions", holder->decisions);
    json_object_end(&job->json);
    return !job->read.out.failed;
}

/* Exports the end of a match, as far as the user may see it: a player who was replaced at a
 * private match no longer sees the end, unless its result counts for them. */
static void export_end(struct export_read *job, const struct store_match *match)
{
    struct json *json = &job->json;
    int64_t user = job->user.id;
    struct hub_sight_room room = {{0}};
    bool visible = hub_sight_stored(match, user, NULL, &room) != NULL;
    int answers = hub_info_answers_for(match, user);
    int seat = answers != HUB_NOBODY_SEAT ? answers : hub_info_seat_of(match, user);
    bool known = visible && match->end_reason[0] != '\0';
    json_int(json, "ended_ms", visible ? match->ended_ms : 0);
    json_text(json, "end_reason", known ? match->end_reason : NULL);
    json_bool(json, "ended_by_me", match->ended_by == user);
    json_bool(json, "answers", answers != HUB_NOBODY_SEAT);
    if (seat == HUB_NOBODY_SEAT) return;
    json_int(json, "seat", seat);
    json_int(json, "rank", match->seat[seat].rank);
    json_int(json, "score", match->seat[seat].score);
}

static bool export_match(void *context, const struct store_match *match)
{
    struct export_read *job = context;
    struct json *json = &job->json;
    json_object(json, NULL);
    json_text(json, "id", match->id);
    json_text(json, "game", match->game);
    json_int(json, "created_ms", match->created_ms);
    export_end(job, match);
    json_array(json, "held");
    enum store_err err = store_holders_each(job->reader, match->id, export_holder, job);
    json_array_end(json);
    json_array(json, "moves");
    if (err == STORE_OK)
        err = store_moves_each(job->reader, match->id, 0, EXPORT_MOVES_MAX, export_move, job);
    json_array_end(json);
    json_array(json, "chat");
    if (err == STORE_OK)
        err = store_chat_each(job->reader, match->id, 0, EXPORT_MOVES_MAX, export_line, job);
    json_array_end(json);
    if (err == STORE_OK) err = export_own(job, match->id);
    json_object_end(json);
    job->ok = job->ok && err == STORE_OK;
    return job->ok && !job->read.out.failed;
}

static bool export_relation(void *context, const struct store_relation *relation)
{
    struct json *json = context;
    json_object(json, NULL);
    json_text(json, "name", relation->name);
    json_text(json, "kind", store_relation_name(relation->kind));
    json_object_end(json);
    return true;
}

static enum store_err (*const parts[])(struct json *json, struct store_reader *reader,
                                       int64_t user) = {
#define EXPORT(name) api_##name##_export,
    API_EXPORTS(EXPORT)
#undef EXPORT
};

/* Exports notification settings, access granted to programs, and the parts in API_EXPORTS. */
static enum store_err export_settings(struct export_read *job)
{
    struct store_notify notify;
    struct store_preferences preferences = {.chosen = "{}"};
    int64_t feed_ms = 0;
    enum store_err err = store_notify_read(job->reader, job->user.id, &notify);
    if (err != STORE_OK) return err;
    json_object(&job->json, "notify");
    print_notify(&job->json, &notify);
    json_array(&job->json, "addresses");
    err = store_addresses_each(job->reader, job->user.id, print_address, &job->json);
    json_array_end(&job->json);
    json_object_end(&job->json);
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(parts); i++)
        err = parts[i](&job->json, job->reader, job->user.id);
    if (err == STORE_OK) err = store_preferences_read(job->reader, job->user.id, &preferences);
    json_object(&job->json, "preferences");
    print_preferences(&job->json, &preferences);
    json_object_end(&job->json);
    if (err == STORE_OK) err = store_feed_made(job->reader, job->user.id, &feed_ms);
    json_int_or_null(&job->json, "feed_made_ms", feed_ms, 0);
    return err;
}

static bool export_taken(void *context, const char *match, uint8_t seat, int64_t taken_ms)
{
    struct json *json = context;
    json_object(json, NULL);
    json_text(json, "match", match);
    json_int(json, "seat", seat);
    json_int(json, "taken_ms", taken_ms);
    json_object_end(json);
    return !json->out->failed;
}

/* Prints the times that administrators see of the user. */
static enum store_err export_times(struct export_read *job)
{
    struct store_times times;
    enum store_err err = store_times_read(job->reader, job->user.id, &times);
    if (err != STORE_OK) return err;
    json_int_or_null(&job->json, "account_ms", times.account_ms, 0);
    json_text_or_null(&job->json, "seen_day", times.seen_day);
    if (times.has_offset)
        json_int(&job->json, "offset_minutes", times.offset_minutes);
    else
        json_null(&job->json, "offset_minutes");
    json_array(&job->json, "taken");
    err = store_taken_each(job->reader, job->user.id, export_taken, &job->json);
    json_array_end(&job->json);
    return err;
}

static struct hub_error export_run(struct api_read *read, struct store_reader *reader)
{
    struct export_read *job = (struct export_read *)read;
    struct store_user user;
    struct store_calendar calendar;
    job->reader = reader;
    job->json = json_to(&read->out);
    json_object(&job->json, NULL);
    job->ok = store_user_read(reader, job->user.id, &user) == STORE_OK &&
              store_calendar_read(reader, job->user.id, &calendar) == STORE_OK;
    if (job->ok) {
        print_user(&job->json, "user", &job->user);
        json_text(&job->json, "email", user.email);
        json_int(&job->json, "created_ms", user.created_ms);
        print_calendar(&job->json, &calendar, clock_unix_ms());
        json_array(&job->json, "matches");
        enum store_err err =
            store_user_matches_each(reader, job->user.id, EXPORT_MATCHES_MAX, export_match, job);
        json_array_end(&job->json);
        json_array(&job->json, "relations");
        if (err == STORE_OK)
            err = store_relations_each(reader, job->user.id, export_relation, &job->json);
        json_array_end(&job->json);
        if (err == STORE_OK) err = export_times(job);
        if (err == STORE_OK) err = export_settings(job);
        job->ok = job->ok && err == STORE_OK;
    }
    json_object_end(&job->json);
    return hub_error_of(job->ok ? HUB_OK : HUB_BUSY);
}

static void get_export(struct api_call *call)
{
    struct export_read *job = calloc(1, sizeof(*job));
    if (job == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    *job = (struct export_read){.read = {.run = export_run}, .user = call->user};
    api_read_submit(call, &job->read);
}

const struct api_route api_export_routes[] = {
    {.method = "GET",
     .path = "/api/me/export",
     .handle = get_export,
     .user_needed = true,
     .counted = true},
    {0},
};
