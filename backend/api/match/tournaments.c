/* Tournaments: the list, one with its standings, its rounds; creation, entries, start. An unlisted
 * one is seen by everybody who knows its id. */
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/read.h"
#include "api/match/creation.h"
#include "base/encoding/text.h"
#include "hub/tournaments/rules.h"
#include "hub/tournaments/state.h"
#include "hub/tournaments/tournaments.h"
#include "tournament/formats/rounds.h"
#include "tournament/standings/standings.h"
#include "wire/values.h"

#define LIST_COUNT 100

/* ---- printing ---- */

/* Writes a sum of units as a number with two decimals. */
static void print_units(struct json *json, const char *name, int64_t sum, int64_t unit)
{
    json_real(json, name, (double)((sum * 100 + unit / 2) / unit) / 100);
}

static void print_members(struct json *json, const struct store_tournament *tournament)
{
    json_text(json, "id", tournament->id);
    json_text(json, "name", tournament->name);
    json_text(json, "organiser", tournament->organiser_name);
    json_text(json, "game", tournament->game);
    json_text(json, "format", tournament->format);
    json_int(json, "seats", tournament->seats);
    json_int(json, "players", tournament->players);
    json_int(json, "players_max", tournament->players_max);
    json_bool(json, "listed", tournament->listed);
    json_text(json, "status", tournament->status);
    json_int(json, "round", tournament->round);
    json_int(json, "opens_ms", tournament->opens_ms);
    json_int_or_null(json, "starts_ms", tournament->starts_ms, 0);
    json_int_or_null(json, "ended_ms", tournament->ended_ms, 0);
}

static bool print_row(void *context, const struct store_tournament *tournament)
{
    struct json *json = context;
    json_object(json, NULL);
    print_members(json, tournament);
    json_object_end(json);
    return true;
}

static void print_one(struct json *json, const struct tournament_state *state, int64_t user)
{
    const struct store_tournament *info = &state->info;
    json_object(json, "tournament");
    print_members(json, info);
    json_int(json, "seats_min", info->seats_min);
    json_int(json, "groups", info->group_count);
    json_int(json, "advance", info->advance);
    json_int(json, "rounds", info->rounds);
    json_raw(json, "points", info->points);
    json_int(json, "bye_points", info->bye_points);
    json_raw(json, "tie_breaks", info->tie_breaks);
    json_raw(json, "settings", info->options);
    json_bool(json, "mine", user != 0 && info->organiser == user);
    json_object_end(json);
}

static void print_tie_break(struct json *json, uint8_t tie_break, int64_t value)
{
    int64_t unit = 1;
    switch ((enum tournament_tie_break)tie_break) {
    case TOURNAMENT_SAME_OPPONENTS:
    case TOURNAMENT_WINS: unit = TOURNAMENT_POINT; break;
    case TOURNAMENT_SONNEBORN: unit = STANDINGS_SONNEBORN; break;
    case TOURNAMENT_TABLE_SHARE: unit = 1000000; break;
    case TOURNAMENT_PERFORMANCE:
    case TOURNAMENT_NO_TIE_BREAK: break;
    }
    print_units(json, NULL, value, unit);
}

static void print_standing(struct json *json, const struct tournament_state *state,
                           const struct standing *row, int64_t user)
{
    const struct store_tournament_player *person = &state->people[row->player];
    const uint8_t *tie_breaks = state->tournament.rules.tie_breaks;
    json_object(json, NULL);
    json_int(json, "place", row->place);
    json_int(json, "entry", person->entry);
    json_int(json, "user", person->user);
    json_text(json, "name", person->name);
    json_bool(json, "bot", person->bot_account);
    json_bool(json, "me", user != 0 && person->user == user);
    json_bool(json, "left", person->left >= 0);
    json_int(json, "rating", person->rating);
    json_int(json, "level", row->level);
    json_int(json, "played", row->played);
    print_units(json, "points", row->points, TOURNAMENT_POINT);
    json_array(json, "tie_breaks");
    for (unsigned i = 0; i < TOURNAMENT_TIE_BREAKS_MAX && tie_breaks[i] != 0; i++)
        print_tie_break(json, tie_breaks[i], row->tie_break[i]);
    json_array_end(json);
    json_object_end(json);
}

static void print_table(struct json *json, const struct tournament_state *state,
                        const struct rounds_history *history, uint32_t index, int64_t user)
{
    const struct tournament_table *table = &state->tables[index];
    struct rounds_reason reason = rounds_reason_of(history, table);
    json_object(json, NULL);
    json_int(json, "number", state->stored[index].number);
    json_text_or_null(json, "match", state->stored[index].table.match);
    json_int(json, "group", table->group);
    json_bool(json, "final", table->final == 1);
    json_bool(json, "over", table->over == 1);
    json_array(json, "players");
    for (unsigned i = 0; i < table->count; i++) {
        const struct store_tournament_player *person = &state->people[table->player[i]];
        json_object(json, NULL);
        json_int(json, "entry", person->entry);
        json_text(json, "name", person->name);
        json_bool(json, "me", user != 0 && person->user == user);
        json_int_or_null(json, "rank", table->rank[i], 0);
        json_int_or_null(json, "score", table->rank[i] == 0 ? INT64_MIN : table->score[i],
                         INT64_MIN);
        json_object_end(json);
    }
    json_array_end(json);
    json_object(json, "reason");
    json_bool(json, "bye", reason.bye);
    print_units(json, "points_most", reason.points_most, TOURNAMENT_POINT);
    print_units(json, "points_least", reason.points_least, TOURNAMENT_POINT);
    json_int(json, "met", reason.met);
    json_int(json, "floated", reason.floated);
    json_object_end(json);
    json_object_end(json);
}

/* ---- reading: on a worker ---- */

struct tournament_read {
    struct api_read base;
    uint32_t round; /* 1.. */
};

static struct hub_error read_error(enum store_err err)
{
    if (err == STORE_NOT_FOUND) return hub_error_of(HUB_NO_SUCH_TOURNAMENT);
    if (err == STORE_BUSY) return hub_error_of(HUB_BUSY);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static struct hub_error list_run(struct api_read *read, struct store_reader *reader)
{
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    json_array(&json, "tournaments");
    enum store_err err = store_tournaments_each(reader, read->user, LIST_COUNT, print_row, &json);
    json_array_end(&json);
    json_object_end(&json);
    return read_error(err);
}

static struct hub_error one_run(struct api_read *read, struct store_reader *reader)
{
    struct tournament_state state;
    struct json json = json_to(&read->out);
    enum store_err err = tournament_state_read(reader, read->match, &state);
    uint32_t count = state.tournament.player_count;
    struct standing *rows = err == STORE_OK ? calloc(count + 1, sizeof(*rows)) : NULL;
    if (err == STORE_OK && rows == NULL) err = STORE_BUSY;
    if (err == STORE_OK) {
        standings_make(&state.tournament, &state.scratch, rows);
        json_object(&json, NULL);
        print_one(&json, &state, read->user);
        json_array(&json, "standings");
        for (uint32_t i = 0; i < count; i++) print_standing(&json, &state, &rows[i], read->user);
        json_array_end(&json);
        json_object_end(&json);
    }
    free(rows);
    tournament_state_end(&state);
    return read_error(err);
}

static struct hub_error round_run(struct api_read *read, struct store_reader *reader)
{
    struct tournament_state state;
    uint32_t round = ((struct tournament_read *)read)->round;
    struct json json = json_to(&read->out);
    enum store_err err = tournament_state_read(reader, read->match, &state);
    bool exists =
        err == STORE_OK && round >= 1 && round <= tournament_round_count(&state.tournament);
    if (exists) {
        struct rounds_history history =
            rounds_history_of(&state.tournament, (uint16_t)(round - 1), &state.scratch);
        json_object(&json, NULL);
        json_int(&json, "round", round);
        json_array(&json, "tables");
        for (uint32_t i = 0; i < state.tournament.table_count; i++)
            if (state.tables[i].round + 1U == round)
                print_table(&json, &state, &history, i, read->user);
        json_array_end(&json);
        json_object_end(&json);
    }
    tournament_state_end(&state);
    return err == STORE_OK && !exists ? hub_error_of(HUB_NOT_FOUND) : read_error(err);
}

static void submit(struct api_call *call,
                   struct hub_error (*run)(struct api_read *read, struct store_reader *reader),
                   uint32_t round)
{
    struct tournament_read *read = calloc(1, sizeof(*read));
    if (read != NULL) {
        read->base = (struct api_read){.run = run, .user = call->user.id};
        (void)text_copy(read->base.match, sizeof(read->base.match), call->part[0]);
        read->round = round;
    }
    api_read_submit(call, read == NULL ? NULL : &read->base);
}

static void get_tournaments(struct api_call *call)
{
    submit(call, list_run, 0);
}

static void get_tournament(struct api_call *call)
{
    submit(call, one_run, 0);
}

static void get_round(struct api_call *call)
{
    const char *text = call->part[1];
    size_t size = strlen(text);
    uint32_t round = 0;
    for (size_t i = 0; i < size && size <= 3; i++)
        round = text[i] >= '0' && text[i] <= '9' ? round * 10 + (uint32_t)(text[i] - '0') : 0;
    submit(call, round_run, round);
}

/* ---- creation ---- */

struct body {
    char name[STORE_TOURNAMENT_NAME_BYTES_MAX + 1];
    char game[STORE_GAME_BYTES_MAX + 1];
    char format[STORE_TOURNAMENT_WORD_BYTES_MAX + 1];
    char options[GAME_OPTIONS_MAX][CREATION_OPTION_BYTES];
    char points[64];
    char tie_breaks[TOURNAMENT_TIE_BREAKS_MAX][16];
    uint8_t option_count;
    uint8_t tie_break_count;
    uint8_t has_clock;
    struct time_written clock;
    int64_t seats;
    int64_t seats_min;
    int64_t groups;
    int64_t advance;
    int64_t rounds;
    int64_t bye_points;
    int64_t players_max;
    int64_t opens_ms;
    int64_t starts_ms;
    bool listed;
};

#define AT(field) .offset = offsetof(struct body, field), .present_offset = UINT16_MAX
#define NUMBER(field, from, to)                                                                    \
    {                                                                                              \
        .name = #field, .type = MEMBER_INT, .optional = true, AT(field), .least = from, .most = to \
    }

static const struct member members[] = {
    {.name = "name",
     .type = MEMBER_TEXT,
     AT(name),
     .least = 1,
     .most = STORE_TOURNAMENT_NAME_BYTES_MAX},
    {.name = "game", .type = MEMBER_TEXT, AT(game), .least = 1, .most = STORE_GAME_BYTES_MAX},
    {.name = "format", .type = MEMBER_TEXT, AT(format), .most = STORE_TOURNAMENT_WORD_BYTES_MAX},
    {.name = "seats", .type = MEMBER_INT, AT(seats), .least = 2, .most = GAME_SEATS_MAX},
    NUMBER(seats_min, 2, GAME_SEATS_MAX),
    NUMBER(groups, 2, TOURNAMENT_GROUPS_MAX),
    NUMBER(advance, 1, TOURNAMENT_ROBIN_PLAYERS_MAX),
    NUMBER(rounds, 0, TOURNAMENT_ROUNDS_MAX),
    NUMBER(bye_points, 0, TOURNAMENT_RANK_POINTS_MAX),
    NUMBER(players_max, 2, STORE_TOURNAMENT_PLAYERS_MAX),
    NUMBER(opens_ms, 0, INT64_C(1) << 53),
    NUMBER(starts_ms, 0, INT64_C(1) << 53),
    {.name = "points", .type = MEMBER_TEXT, AT(points), .least = 3, .most = 63},
    {.name = "listed", .type = MEMBER_BOOL, .optional = true, AT(listed)},
    {.name = "tie_breaks",
     .type = MEMBER_TEXTS,
     .optional = true,
     AT(tie_breaks),
     .most = TOURNAMENT_TIE_BREAKS_MAX,
     .text_bytes = 16,
     .length_offset = offsetof(struct body, tie_break_count)},
    {.name = "options",
     .type = MEMBER_TEXTS,
     .optional = true,
     AT(options),
     .most = GAME_OPTIONS_MAX,
     .text_bytes = CREATION_OPTION_BYTES,
     .length_offset = offsetof(struct body, option_count)},
    {.name = "clock",
     .type = MEMBER_OBJECT,
     .optional = true,
     .offset = offsetof(struct body, clock),
     .present_offset = offsetof(struct body, has_clock),
     .most = TIME_MEMBERS,
     .members = time_members},
};

/* Reads the rules. An error names the member that has an unknown word, or another number of points
 * than of seats. */
static struct hub_error rules_of(const struct body *body, struct tournament_rules *rules)
{
    uint32_t points[GAME_SEATS_MAX + 1];
    size_t count = rules_numbers_read(body->points, points, COUNT_OF(points));
    *rules = (struct tournament_rules){.seats = (uint8_t)body->seats,
                                       .seats_min = (uint8_t)body->seats_min,
                                       .groups = (uint8_t)body->groups,
                                       .advance = (uint8_t)body->advance,
                                       .rounds = (uint16_t)body->rounds,
                                       .bye_points = (uint8_t)body->bye_points};
    if (!rules_format_find(body->format, &rules->format))
        return hub_error_words(HUB_BAD_TOURNAMENT, "format", body->format, RULES_FORMATS);
    if (count != rules->seats) return hub_error_at(HUB_BAD_TOURNAMENT, "points");
    for (size_t i = 0; i < count; i++) {
        if (points[i] > TOURNAMENT_RANK_POINTS_MAX)
            return hub_error_at(HUB_BAD_TOURNAMENT, "points");
        rules->points[i] = (uint8_t)points[i];
    }
    for (uint8_t i = 0; i < body->tie_break_count; i++)
        if (!rules_tie_break_find(body->tie_breaks[i], &rules->tie_breaks[i]))
            return hub_error_words(HUB_BAD_TOURNAMENT, "tie_breaks", body->tie_breaks[i],
                                   RULES_TIE_BREAKS);
    return hub_error_of(HUB_OK);
}

static struct hub_error creation_read(struct body *body, struct hub_tournament_creation *creation)
{
    struct hub_error error = creation_game_read(body->game, &creation->game);
    if (error.code == HUB_OK)
        error = creation_options_read(creation->game, body->options, body->option_count,
                                      &creation->settings.options);
    if (error.code == HUB_OK && body->has_clock != 0)
        error = creation_clock_read(&body->clock, &creation->settings.clock);
    if (error.code != HUB_OK) return error;
    creation->settings.start_seat = GAME_NOBODY;
    creation->settings.bot_delay = true;
    (void)text_copy(creation->name, sizeof(creation->name), body->name);
    creation->players_max = (uint32_t)body->players_max;
    creation->listed = body->listed;
    creation->opens_ms = body->opens_ms;
    creation->starts_ms = body->starts_ms;
    return rules_of(body, &creation->rules);
}

static void created(void *context, struct hub_error error)
{
    struct api_call *call = context;
    if (error.code != HUB_OK) {
        api_fail(call, error);
        return;
    }
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_text(&json, "id", call->part[0]);
    json_object_end(&json);
    api_reply(call, 201, &out);
}

static void post_tournament(struct api_call *call)
{
    struct body body;
    struct parse_error error;
    struct hub_tournament_creation creation;
    memset(&body, 0, sizeof(body));
    memset(&creation, 0, sizeof(creation));
    body.listed = true;
    body.players_max = TOURNAMENT_ROBIN_PLAYERS_MAX;
    if (!parse_members(call->body, members, COUNT_OF(members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    if (body.seats_min == 0) body.seats_min = body.seats;
    struct hub_error wrong = creation_read(&body, &creation);
    if (wrong.code != HUB_OK) {
        api_fail(call, wrong);
        return;
    }
    hub_tournament_create(call->hub, &call->user, &creation, call->part[0], created, call);
}

/* ---- entries and start ---- */

static void put_entry(struct api_call *call)
{
    hub_tournament_enter(call->hub, call->user.id, call->part[0], api_answered, call);
}

static void delete_entry(struct api_call *call)
{
    hub_tournament_leave(call->hub, call->user.id, call->part[0], api_answered, call);
}

static void post_start(struct api_call *call)
{
    hub_tournament_start(call->hub, call->user.id, call->part[0], api_answered, call);
}

static void post_cancel(struct api_call *call)
{
    hub_tournament_cancel(call->hub, call->user.id, call->part[0], api_answered, call);
}

const struct api_route api_tournament_routes[] = {
    {.method = "GET",
     .path = "/api/tournaments",
     .handle = get_tournaments,
     .counted = true,
     .scope = TOKEN_READ},
    {.method = "POST",
     .path = "/api/tournaments",
     .handle = post_tournament,
     .user_needed = true,
     .body = true},
    {.method = "GET",
     .path = "/api/tournaments/{tournament}",
     .handle = get_tournament,
     .counted = true,
     .scope = TOKEN_READ},
    {.method = "GET",
     .path = "/api/tournaments/{tournament}/rounds/{round}",
     .handle = get_round,
     .counted = true,
     .scope = TOKEN_READ},
    {.method = "PUT",
     .path = "/api/tournaments/{tournament}/entry",
     .handle = put_entry,
     .user_needed = true,
     .scope = TOKEN_PLAY},
    {.method = "DELETE",
     .path = "/api/tournaments/{tournament}/entry",
     .handle = delete_entry,
     .user_needed = true,
     .scope = TOKEN_PLAY},
    {.method = "POST",
     .path = "/api/tournaments/{tournament}/start",
     .handle = post_start,
     .user_needed = true},
    {.method = "POST",
     .path = "/api/tournaments/{tournament}/cancel",
     .handle = post_cancel,
     .user_needed = true},
    {0},
};
