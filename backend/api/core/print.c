#include "api/core/print.h"

#include <string.h>

#include "api/core/print_same.h"
#include "base/language.h"
#include "bots/bots.h"
#include "games/games.h"
#include "hub/deadlines/clocks.h"
#include "hub/bots/hints.h"
#include "record/fair.h"
#include "record/row_print.h"
#include "record/words/phrase_files.h"
#include "store/nouns/people.h"
#include "record/settings.h"
#include "store/nouns/chat.h"
#include "wire/values.h"

void print_user(struct json *json, const char *name, const struct hub_user *user)
{
    if (user->id == 0) {
        json_null(json, name);
        return;
    }
    json_object(json, name);
    json_int(json, "id", user->id);
    json_text(json, "name", user->name);
    json_bool(json, "guest", user->guest);
    json_bool(json, "admin", user->admin);
    if (user->admin || user->moderator)
        json_text(json, "role", user->admin ? "admin" : "moderator");
    if (user->warned) json_bool(json, "warned", true);
    json_bool(json, "bot_account", user->bot_account);
    json_object_end(json);
}

static const char *status_name(enum store_status status)
{
    static const char *const names[] = {
        [STORE_OPEN] = "open",           [STORE_RUNNING] = "running", [STORE_OVER] = "over",
        [STORE_ABANDONED] = "abandoned", [STORE_BROKEN] = "broken",
    };
    return names[status];
}

/* Prints the holder of the seat, or the user for whom it is reserved. */
static void print_seat_name(struct json *json, const struct store_seat *seat)
{
    json_text_or_null(json, "name", seat->invited == 0 ? seat->name : "");
    json_text_or_null(json, "invited", seat->invited != 0 ? seat->name : "");
}

/* Prints the seats, with their nonces once no one can choose a nonce in reaction to them. */
static void print_seats(struct json *json, const struct hub_match *match)
{
    char nonce[FAIR_HEX_BYTES];
    json_array(json, "seats");
    for (uint8_t i = 0; i < match->info.seats; i++) {
        const struct store_seat *seat = &match->info.seat[i];
        json_object(json, NULL);
        json_int(json, "seat", i);
        json_int_or_null(json, "user", seat->user, 0);
        print_seat_name(json, seat);
        json_bool(json, "bot_account", seat->bot_account);
        json_text_or_null(json, "bot", seat->bot);
        json_bool(json, "stands_in", seat->stands_in);
        json_int_or_null(json, "resigned", seat->resigned, 0);
        bool bots = seat->bot[0] != '\0' && !seat->stands_in;
        json_bool(json, "online", bots || hub_match_online(match, i));
        json_int_or_null(json, "answers", seat->answers, 0);
        json_int_or_null(json, "rank", seat->rank, 0);
        if (seat->rank == 0)
            json_null(json, "score");
        else
            json_int(json, "score", seat->score);
        if (seat->has_nonce && match->info.status != STORE_OPEN) {
            fair_seed_print(seat->nonce, nonce);
            json_text(json, "nonce", nonce);
        } else {
            json_null(json, "nonce");
        }
        json_object_end(json);
    }
    json_array_end(json);
}

void print_to_act(struct json *json, const struct hub_sight *sight)
{
    json_seats(json, "to_act", hub_match_owed(hub_sight_match(sight)));
}

/* Prints the hash of the seed from the creation on, and the seed itself once it does not reveal
 * future dice. */
static void print_seed(struct json *json, const struct store_match *info)
{
    _Static_assert(STORE_SEED_BYTES == FAIR_SEED_BYTES, "what is stored is what is asked");
    bool ended = info->status == STORE_OVER || info->status == STORE_ABANDONED;
    char text[FAIR_HEX_BYTES];
    fair_seal_print(info->seed, text);
    json_text(json, "seed_hash", text);
    fair_seed_print(info->seed, text);
    json_text(json, "seed", ended ? text : NULL);
}

static void print_options(struct json *json, const struct hub_match *match)
{
    json_array(json, "options");
    for (uint8_t i = 0; i < match->game->options.count; i++)
        if ((match->settings.options >> i & 1) != 0)
            json_text(json, NULL, match->game->options.name[i]);
    json_array_end(json);
}

/* Prints one seat of a list entry: only its members, in the order of the seats. */
static void print_listed_seat(struct json *json, const struct store_seat *seat)
{
    bool kept = seat->invited != 0;
    if (seat->user == 0 && seat->bot[0] == '\0' && !kept) {
        json_null(json, NULL);
        return;
    }
    json_object(json, NULL);
    if (seat->user != 0) json_int(json, "user", seat->user);
    if (seat->bot[0] != '\0') json_text(json, "bot", seat->bot);
    if (kept || strcmp(seat->name, seat->bot) != 0)
        json_text(json, kept ? "invited" : "name", seat->name);
    if (seat->bot_account) json_bool(json, "bot_account", true);
    json_object_end(json);
}

void print_listed(struct json *json, const char *name, const struct hub_sight *sight)
{
    const struct hub_match *match = hub_sight_match(sight);
    const struct store_match *info = &match->info;
    json_object(json, name);
    json_text(json, "id", info->id);
    json_text(json, "game", info->game);
    if (match->settings.options != 0) print_options(json, match);
    json_text(json, "status", status_name(info->status));
    if (info->key_needed) json_text(json, "join", "link");
    if (match->settings.clock.pace != PACE_NONE)
        time_control_print(json, "clock", &match->settings.clock);
    json_int(json, "created_ms", info->created_ms);
    if (info->status == STORE_OPEN) json_int(json, "open_until_ms", info->due_ms);
    json_array(json, "seats");
    for (uint8_t i = 0; i < info->seats; i++) print_listed_seat(json, &info->seat[i]);
    json_array_end(json);
    json_object_end(json);
}

void print_clocks(struct json *json, const struct hub_sight *sight)
{
    const struct hub_match *match = hub_sight_match(sight);
    static const char *const stops[] = {
        [CALENDAR_RUNS] = NULL, [CALENDAR_QUIET] = "quiet", [CALENDAR_VACATION] = "vacation"};
    struct hub_clock clocks[GAME_SEATS_MAX];
    int64_t now_ms = 0;
    if (!hub_match_clocks(match, clocks, &now_ms)) return;
    json_array(json, "clocks");
    for (uint8_t seat = 0; seat < match->info.seats; seat++) {
        json_object(json, NULL);
        json_int(json, "left_ms", clocks[seat].left_ms);
        json_int_or_null(json, "deadline_ms", clocks[seat].deadline_ms, 0);
        json_text(json, "stopped", stops[clocks[seat].stopped]);
        json_object_end(json);
    }
    json_array_end(json);
    json_int(json, "now_ms", now_ms);
}

/* Prints the reason for the end of a match, and the user who caused it. */
static void print_end(struct json *json, const struct hub_match *match, int64_t user)
{
    const struct store_match *info = &match->info;
    int by = HUB_NOBODY_SEAT;
    for (int seat = 0; info->ended_by != 0 && seat < info->seats; seat++)
        by = info->seat[seat].user == info->ended_by ? seat : by;
    json_int_or_null(json, "ended_ms", info->ended_ms, 0);
    json_text_or_null(json, "end_reason", info->end_reason);
    json_int_or_null(json, "ended_by", by, HUB_NOBODY_SEAT);
    json_text_or_null(json, "rematch", hub_match_rematch(match, user));
}

/* Prints the requester's seen marks; a NULL seat: they have none. */
static void print_seen(struct json *json, const struct store_seat *seat)
{
    if (seat == NULL || (seat->seen_ms == 0 && !seat->seen_end)) {
        json_null(json, "seen");
        return;
    }
    json_object(json, "seen");
    json_int(json, "version", seat->seen);
    json_int_or_null(json, "at_ms", seat->seen_ms, 0);
    json_bool(json, "end", seat->seen_end);
    json_object_end(json);
}

/* Prints the members about the requester alone: their seat, or one reserved for them here or at
 * the rematch. */
static void print_mine(struct json *json, const struct hub_match *match, int64_t user, int mine)
{
    const struct store_match *info = &match->info;
    uint32_t since = 0;
    json_int_or_null(json, "my_seat", mine, HUB_NOBODY_SEAT);
    json_int_or_null(json, "my_invitation", hub_match_invited(match, user), HUB_NOBODY_SEAT);
    json_int_or_null(json, "vote_about_me_ms", hub_match_voted_ms(match, user, &since), 0);
    json_text_or_null(json, "rematch_by", hub_match_asks_again(match, user));
    json_bool(json, "host", user != 0 && info->created_by == user);
    if (mine != HUB_NOBODY_SEAT) {
        json_text(json, "key", info->key);
        json_int(json, "chat_read", info->seat[mine].chat_read);
        json_int(json, "mentions", info->seat[mine].mentions);
    } else {
        json_null(json, "chat_read");
        json_null(json, "mentions");
    }
    print_seen(json, mine == HUB_NOBODY_SEAT ? NULL : &info->seat[mine]);
}

/* Prints how long the table waits, and its condition to start. */
static void print_waiting(struct json *json, const struct hub_match *match)
{
    bool open = match->info.status == STORE_OPEN;
    json_int(json, "open_days", settings_open_days(&match->settings));
    json_int_or_null(json, "open_until_ms", open ? match->info.due_ms : 0, 0);
    json_text(json, "starts", match->settings.starts_full ? "full" : "host");
    json_bool(json, "standing", open && match->settings.standing);
    json_bool(json, "tutorial", match->settings.tutorial);
}

void print_match(struct json *json, const char *name, const struct hub_sight *sight)
{
    const struct hub_match *match = hub_sight_match(sight);
    const struct store_match *info = &match->info;
    int64_t user = hub_sight_user(sight);
    int mine = hub_sight_seat(sight);
    json_object(json, name);
    json_text(json, "id", info->id);
    json_text(json, "game", info->game);
    json_int(json, "revision", info->revision);
    print_options(json, match);
    json_text(json, "status", status_name(info->status));
    json_bool(json, "listed", info->listed);
    json_text(json, "join", info->key_needed ? "link" : "anyone");
    json_bool(json, "bot_delay", match->settings.bot_delay);
    json_text(json, "undo", undo_policy_name(match->settings.undo));
    time_control_print(json, "clock", &match->settings.clock);
    json_text(json, "leaver", table_leavers.name[match->settings.leaver]);
    json_int_or_null(json, "start_seat", match->settings.start_seat, GAME_NOBODY);
    print_waiting(json, match);
    json_int(json, "created_ms", info->created_ms);
    json_int_or_null(json, "started_ms", info->started_ms, 0);
    print_end(json, match, user);
    print_seed(json, info);
    print_seats(json, match);
    print_mine(json, match, user, mine);
    if (hub_hints_allowed(match, user)) json_bool(json, "hints", true);
    if (match->settings.from[0] != '\0') settings_from_print(json, &match->settings);
    if (match->settings.offline) json_bool(json, "offline", true);
    if (match->around.tournament[0] != '\0')
        json_text(json, "tournament", match->around.tournament);
    json_int(json, "version", match->play.version);
    json_int_or_null(json, "moved_ms", match->rows.newest_ms, 0);
    print_to_act(json, sight);
    json_int(json, "chat", match->chat_count);
    print_clocks(json, sight);
    json_object_end(json);
}

struct rows_print {
    struct json *json;
    const struct game *game;
    uint8_t viewer;
    bool secrets; /* true: some events are not public */
};

static bool print_row(void *context, const struct record_row *row)
{
    struct rows_print *print = context;
    bool all_public = row_print(print->json, print->game, print->viewer, row);
    print->secrets = print->secrets || !all_public;
    return true;
}

#define ROWS_SAME_MAX 8 /* more rows are for a viewer who comes back */

/* Identifies a range of rows of a match. */
struct rows_key {
    char match[STORE_MATCH_ID_BYTES + 1];
    uint32_t from;
    uint32_t count;
    uint32_t version;
    uint64_t state_hash; /* another log with the same id has another hash, */
    int64_t newest_ms;   /* or another time of its newest row */
};

static bool rows_same(const struct rows_key *one, const struct rows_key *other)
{
    return one->version == other->version && one->from == other->from &&
           one->count == other->count && one->state_hash == other->state_hash &&
           one->newest_ms == other->newest_ms && strcmp(one->match, other->match) == 0;
}

void print_rows(struct json *json, const struct hub_sight *sight, uint32_t from, uint32_t count)
{
    /* The rows printed last, if all of them are public. Only for the loop thread. */
    static struct {
        struct rows_key key;
        struct print_same same;
    } printed;
    const struct hub_match *match = hub_sight_match(sight);
    struct rows_print print = {
        .json = json, .game = match->game, .viewer = hub_sight_viewer(sight)};
    struct rows_key key = {.from = from,
                           .count = count,
                           .version = match->play.version,
                           .state_hash = match->play.state_hash,
                           .newest_ms = match->rows.newest_ms};
    memcpy(key.match, match->info.id, sizeof(key.match));
    if (printed.same.text.size > 0 && rows_same(&key, &printed.key)) {
        print_same_again(&printed.same, json, "rows");
        return;
    }
    print_same_begin(&printed.same, json, "rows");
    json_array(json, "rows");
    hub_rows_each(match, from, count, print_row, &print);
    json_array_end(json);
    if (print.secrets || count > ROWS_SAME_MAX) {
        buf_reset(&printed.same.text);
    } else {
        print_same_end(&printed.same, json);
        printed.key = key;
    }
}

struct sentences_print {
    struct sentences *sentences;
    struct json *json; /* NULL: the rows are before those that are printed */
};

static bool print_sentences_row(void *context, const struct record_row *row)
{
    const struct sentences_print *print = context;
    sentences_row(print->sentences, print->json, row);
    return true;
}

/* Prints rows in words. If one of them is about an earlier row, they are printed once more, after a
 * walk along all rows before them. */
static enum store_err print_sentences(struct json *json, const char *name,
                                      struct store_reader *reader, const struct print_log *log,
                                      uint32_t from, uint32_t count)
{
    const char *id = hub_sight_id(log->sight);
    struct sentences *sentences = log->sentences;
    struct buf text = {0};
    enum store_err err = STORE_OK;
    sentences->phrases = phrase_file_load(log->language);
    if (sentences->phrases == NULL) return STORE_CLOSED;
    for (unsigned tries = 0; tries < 2 && err == STORE_OK; tries++) {
        struct json rows = json_to(&text);
        struct sentences_print print = {.sentences = sentences, .json = NULL};
        if (tries > 0)
            err = record_rows_each(reader, log->game, id, 0, from, print_sentences_row, &print);
        print.json = &rows;
        json_array(&rows, NULL);
        if (err == STORE_OK)
            err = record_rows_each(reader, log->game, id, from, count, print_sentences_row, &print);
        json_array_end(&rows);
        if (!sentences->lacks) break;
        sentences_again(sentences);
        if (tries == 0) buf_reset(&text);
    }
    if (text.failed) err = STORE_IO;
    if (err == STORE_OK) json_raw_size(json, name, text.bytes, text.size);
    buf_free(&text);
    return err;
}

enum store_err print_log(struct json *json, const char *name, struct store_reader *reader,
                         const struct print_log *log, uint32_t from, uint32_t count)
{
    if (log->sentences != NULL) return print_sentences(json, name, reader, log, from, count);
    struct rows_print print = {
        .json = json, .game = log->game, .viewer = hub_sight_viewer(log->sight)};
    json_array(json, name);
    enum store_err err = record_rows_each(reader, log->game, hub_sight_id(log->sight), from, count,
                                          print_row, &print);
    json_array_end(json);
    return err;
}

struct chat_print {
    struct json *json;
    const struct print_chat *chat;
    int64_t muted[STORE_RELATIONS_PER_USER_MAX]; /* users whom the reader has muted */
    size_t muted_count;
};

static bool muted_note(void *context, const struct store_relation *relation)
{
    struct chat_print *print = context;
    print->muted[print->muted_count++] = relation->other; /* a block mutes too */
    return print->muted_count < COUNT_OF(print->muted);
}

static bool is_muted(const struct chat_print *print, int64_t user)
{
    for (size_t i = 0; i < print->muted_count; i++)
        if (print->muted[i] == user) return true;
    return false;
}

static int seat_of(const struct print_chat *chat, int64_t user)
{
    for (int i = 0; user != 0 && i < GAME_SEATS_MAX; i++)
        if (chat->users[i] == user) return i;
    return HUB_NOBODY_SEAT;
}

/* Returns the seats whose players the message mentions. */
static uint8_t mentioned(const struct print_chat *chat, const struct store_chat *line)
{
    uint8_t seats = 0;
    for (size_t i = 0; i < GAME_SEATS_MAX; i++) {
        int seat = seat_of(chat, line->mentions[i]);
        if (seat != HUB_NOBODY_SEAT) seats = (uint8_t)(seats | 1u << seat);
    }
    return seats;
}

static bool print_line(void *context, const struct store_chat *line)
{
    const struct chat_print *print = context;
    const struct print_chat *chat = print->chat;
    if (line->number - chat->from >= chat->count) return true; /* sent in the meantime */
    bool shown = !line->hidden && !is_muted(print, line->user);
    json_object(print->json, NULL);
    json_int(print->json, "number", line->number);
    json_text(print->json, "name", line->name);
    json_int_or_null(print->json, "seat", seat_of(chat, line->user), HUB_NOBODY_SEAT);
    json_text(print->json, "text", shown ? line->text : NULL);
    if (line->hidden) json_bool(print->json, "hidden", true);
    json_seats(print->json, "mentions", shown ? mentioned(chat, line) : 0);
    json_int(print->json, "at_ms", line->at_ms);
    json_object_end(print->json);
    return true;
}

enum store_err print_chat(struct json *json, const char *name, struct store_reader *reader,
                          const struct print_chat *chat)
{
    struct chat_print print = {.json = json, .chat = chat};
    int64_t user = hub_sight_user(chat->sight);
    enum store_err err =
        user == 0 ? STORE_OK : store_relations_each(reader, user, muted_note, &print);
    if (err != STORE_OK) return err;
    json_array(json, name);
    err = store_chat_each(reader, hub_sight_id(chat->sight), chat->from, PRINT_CHAT_LINES_MAX,
                          print_line, &print);
    json_array_end(json);
    return err;
}

static void print_words(struct json *json, const char *words)
{
    while (*words != '\0') {
        size_t size = strcspn(words, " ");
        json_text_size(json, NULL, words, size);
        words += size + (words[size] == ' ');
    }
}

/* Prints the possible values of the member that an error is about, where they are known. */
static void print_allowed(struct json *json, const struct hub_wrong *wrong)
{
    const struct game *game = wrong->game;
    bool of_game = wrong->allowed == HUB_ALLOWED_OPTIONS || wrong->allowed == HUB_ALLOWED_BOTS;
    if (wrong->allowed == HUB_ALLOWED_UNSAID || (of_game && game == NULL)) return;
    json_object(json, "allowed");
    if (wrong->allowed == HUB_ALLOWED_RANGE) {
        json_int(json, "least", wrong->least);
        json_int(json, "most", wrong->most);
        json_object_end(json);
        return;
    }
    json_array(json, "values");
    if (wrong->allowed == HUB_ALLOWED_WORDS) print_words(json, wrong->words);
    for (size_t i = 0; wrong->allowed == HUB_ALLOWED_GAMES && games[i] != NULL; i++)
        json_text(json, NULL, games[i]->id);
    for (size_t i = 0; wrong->allowed == HUB_ALLOWED_LANGUAGES && languages[i].tag != NULL; i++)
        json_text(json, NULL, languages[i].tag);
    for (size_t i = 0; wrong->allowed == HUB_ALLOWED_OPTIONS && i < game->options.count; i++)
        json_text(json, NULL, game->options.name[i]);
    const struct bot *bot = NULL;
    for (size_t i = 0; wrong->allowed == HUB_ALLOWED_BOTS && (bot = bots_of(game, i)) != NULL; i++)
        json_text(json, NULL, bot->id);
    json_array_end(json);
    json_object_end(json);
}

static void print_wrong(struct json *json, const struct hub_error *error)
{
    const struct hub_wrong *wrong = &error->wrong;
    const char *field = hub_error_field(error);
    if (field == NULL) return;
    json_text(json, "field", field);
    if (wrong->is_number)
        json_raw(json, "given", wrong->given);
    else if (wrong->given[0] != '\0')
        json_text(json, "given", wrong->given);
    print_allowed(json, wrong);
}

void print_error(struct json *json, const struct hub_error *error)
{
    json_object(json, "error");
    json_text(json, "name", hub_error_name(error));
    json_text(json, "message", hub_error_message(error));
    if (error->code == HUB_STALE) json_int(json, "version", error->version);
    if (error->retry_ms > 0) json_int(json, "retry_after_ms", error->retry_ms);
    if (error->until_ms > 0) json_int(json, "until_ms", error->until_ms);
    print_wrong(json, error);
    json_object_end(json);
}

/* Prints the possible values of the member that could not be read, where they are known. */
static void print_possible(struct json *json, const struct parse_error *error)
{
    const struct names *names = error->names;
    const struct game *game = error->kinds_of;
    if (!error->ranged && names == NULL && game == NULL) return;
    json_object(json, "allowed");
    if (error->ranged) {
        json_int(json, "least", error->least);
        json_int(json, "most", error->most);
        json_object_end(json);
        return;
    }
    json_array(json, "values");
    for (unsigned i = 0; names != NULL && i < names->count; i++)
        if (names->name[i] != NULL) json_text(json, NULL, names->name[i]);
    for (unsigned kind = 1; game != NULL && kind < game->move_kinds; kind++)
        if (game->move_shapes[kind].name != NULL)
            json_text(json, NULL, game->move_shapes[kind].name);
    json_array_end(json);
    json_object_end(json);
}

void print_parse_error(struct json *json, const struct parse_error *error)
{
    json_object(json, "error");
    json_text(json, "name", error->name);
    json_text(json, "message", error->message);
    if (error->field[0] != '\0') json_text(json, "field", error->field);
    if (error->has_given) json_int(json, "given", error->given);
    print_possible(json, error);
    json_object_end(json);
}
