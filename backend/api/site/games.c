/* The games and bots. The data is constant while the server runs: it is printed and compressed
 * once, and a client with a valid cache gets 304. */
#include "api/site/games.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "base/encoding/gzip.h"
#include "base/hash.h"
#include "bots/bots.h"
#include "engine/conditional/conditional.h"
#include "games/games.h"
#include "wire/json_game.h"

#define MODULE_BYTES  64
#define ADDRESS_BYTES 96
#define TAG_BYTES     24
#define HASH_BYTES    17
#define GAMES_MAX     16

/* An answer that is printed once. */
struct kept {
    struct buf body;
    void *packed; /* in gzip form; NULL: gzip saves nothing */
    size_t packed_size;
    char hash[HASH_BYTES];
    char tag[TAG_BYTES];
};

struct api_games {
    struct kept list;
    struct kept bots;
    struct kept catalogues[GAMES_MAX]; /* as in games[] */
};

/* ---- printing ---- */

static void print_options(struct json *json, const char *name, const struct game *game,
                          uint16_t set)
{
    json_array(json, name);
    for (uint8_t option = 0; option < game->options.count; option++)
        if ((set >> option & 1) != 0) json_text(json, NULL, game->options.name[option]);
    json_array_end(json);
}

/* Prints the numbers of seats that only some options make possible. */
static void print_seats_need(struct json *json, const struct game *game)
{
    json_array(json, "seats_need");
    for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
        if (game->seats_need[seats] != 0) {
            json_object(json, NULL);
            json_int(json, "seats", seats);
            print_options(json, "options", game, game->seats_need[seats]);
            json_object_end(json);
        }
    }
    json_array_end(json);
}

/* Prints the path of the client's module for the game: each game has a folder of its own there. */
static void print_module(struct json *json, const struct game *game)
{
    char module[MODULE_BYTES];
    int size = snprintf(module, sizeof(module), "/games/%s/index.js", game->id);
    CHECK(size > 0 && (size_t)size < sizeof(module));
    json_text(json, "module", module);
}

/* Prints the names that a condition or an automatic choice may use, or null. */
static void print_words(struct json *json, const char *name, const struct names *names)
{
    if (names == NULL) {
        json_null(json, name);
        return;
    }
    json_array(json, name);
    for (uint8_t i = 0; i < names->count; i++)
        if (names->name[i] != NULL) json_text(json, NULL, names->name[i]);
    json_array_end(json);
}

/* Prints the conditions and policies for conditional moves; a game may have none. */
static void print_conditional(struct json *json, const struct game_conditional *conditional)
{
    json_object(json, "orders");
    json_array(json, "conditions");
    for (size_t i = 0; conditional != NULL && conditional->guards[i].name != NULL; i++) {
        json_object(json, NULL);
        json_text(json, "name", conditional->guards[i].name);
        print_words(json, "of", conditional->guards[i].of);
        print_words(json, "values", conditional->guards[i].values);
        json_text(json, "about", conditional->guards[i].doc);
        json_object_end(json);
    }
    json_array_end(json);
    json_array(json, "policies");
    for (size_t i = 0; conditional != NULL && conditional->policies[i].name != NULL; i++) {
        json_object(json, NULL);
        json_text(json, "name", conditional->policies[i].name);
        print_words(json, "words", conditional->policies[i].words);
        json_text(json, "about", conditional->policies[i].doc);
        json_object_end(json);
    }
    json_array_end(json);
    json_object_end(json);
}

/* Prints the address of the catalogue: it contains a hash of the contents. */
static void print_catalogue(struct json *json, const struct game *game, const char *hash)
{
    char address[ADDRESS_BYTES];
    int size = snprintf(address, sizeof(address), "/api/games/%s?v=%s", game->id, hash);
    CHECK(size > 0 && (size_t)size < sizeof(address));
    json_text(json, "catalogue", address);
}

static void print_games(struct buf *out, const struct kept *catalogues)
{
    struct json json = json_to(out);
    json_object(&json, NULL);
    json_array(&json, "games");
    for (size_t i = 0; games[i] != NULL; i++) {
        json_object(&json, NULL);
        json_text(&json, "id", games[i]->id);
        json_text(&json, "title", games[i]->title);
        print_module(&json, games[i]);
        print_catalogue(&json, games[i], catalogues[i].hash);
        json_int(&json, "seats_min", games[i]->seats_min);
        json_int(&json, "seats_max", games[i]->seats_max);
        print_seats_need(&json, games[i]);
        print_options(&json, "options", games[i], UINT16_MAX);
        print_options(&json, "options_usual", games[i], games[i]->options_usual);
        json_bool(&json, "tutorial", games[i]->tutorial != 0);
        print_conditional(&json, games[i]->conditional);
        json_object_end(&json);
    }
    json_array_end(&json);
    json_object_end(&json);
}

/* Prints the strength relative to others, game by game. */
static void print_strengths(struct json *json, const char *bot)
{
    json_array(json, "strengths");
    for (size_t i = 0; games[i] != NULL; i++) {
        const struct bot_strength *row = games[i]->strengths;
        for (; row != NULL && row->bot != NULL; row++) {
            if (strcmp(row->bot, bot) != 0) continue;
            json_object(json, NULL);
            json_text(json, "game", games[i]->id);
            json_int(json, "seats", row->seats);
            json_text(json, "against", row->against);
            json_int(json, "matches", row->matches);
            json_real(json, "win_share", row->wins / 1000.0);
            json_real(json, "interval", row->interval / 1000.0);
            json_object_end(json);
        }
    }
    json_array_end(json);
}

static void print_bots(struct buf *out)
{
    struct json json = json_to(out);
    json_object(&json, NULL);
    json_array(&json, "bots");
    for (size_t i = 0; bots_name(i) != NULL; i++) {
        json_object(&json, NULL);
        json_text(&json, "id", bots_name(i));
        print_strengths(&json, bots_name(i));
        json_object_end(&json);
    }
    json_array_end(&json);
    json_object_end(&json);
}

/* ---- cached answers ---- */

/* Compresses a printed answer and makes its tag. */
static void kept_pack(struct kept *kept)
{
    if (kept->body.failed) return;
    (void)snprintf(kept->hash, HASH_BYTES, "%016" PRIx64,
                   hash_bytes(kept->body.bytes, kept->body.size, 0));
    (void)snprintf(kept->tag, TAG_BYTES, "W/\"%s\"", kept->hash);
    kept->packed = gzip_pack(kept->body.bytes, kept->body.size, &kept->packed_size);
}

static void kept_free(struct kept *kept)
{
    buf_free(&kept->body);
    free(kept->packed);
}

struct api_games *api_games_new(void)
{
    struct api_games *made = calloc(1, sizeof(*made));
    if (made == NULL) return NULL;
    bool failed = false;
    for (size_t i = 0; games[i] != NULL; i++) {
        CHECK(i < GAMES_MAX);
        struct kept *kept = &made->catalogues[i];
        struct json json = json_to(&kept->body);
        json_game(&json, NULL, games[i]);
        kept_pack(kept);
        failed = failed || kept->body.failed;
    }
    print_games(&made->list.body, made->catalogues);
    print_bots(&made->bots.body);
    kept_pack(&made->list);
    kept_pack(&made->bots);
    if (!failed && !made->list.body.failed && !made->bots.body.failed) return made;
    api_games_free(made);
    return NULL;
}

void api_games_free(struct api_games *made)
{
    if (made == NULL) return;
    for (size_t i = 0; i < GAMES_MAX; i++) kept_free(&made->catalogues[i]);
    kept_free(&made->list);
    kept_free(&made->bots);
    free(made);
}

/* Answers; with `lasts` a browser may use its copy without asking again. */
static void answer(struct api_call *call, const struct kept *kept, bool lasts)
{
    struct http_reply with = {.status = 200,
                              .body = kept->body.bytes,
                              .body_size = kept->body.size,
                              .packed = kept->packed,
                              .packed_size = kept->packed_size,
                              .etag = kept->tag,
                              .max_age_s = lasts ? HTTP_LASTS_S : 0};
    api_reply_kept(call, &with);
}

/* ---- routes ---- */

static void get_games(struct api_call *call)
{
    answer(call, &call->api->games->list, false);
}

static void get_game(struct api_call *call)
{
    size_t at = 0;
    while (games[at] != NULL && strcmp(games[at]->id, call->part[0]) != 0) at++;
    if (games[at] == NULL) {
        api_fail_code(call, HUB_NO_SUCH_GAME);
        return;
    }
    const struct kept *kept = &call->api->games->catalogues[at];
    const char *wanted = http_query(call->http, "v");
    answer(call, kept, wanted != NULL && strcmp(wanted, kept->hash) == 0);
}

static void get_bots(struct api_call *call)
{
    answer(call, &call->api->games->bots, false);
}

const struct api_route api_game_routes[] = {
    {.method = "GET", .path = "/api/games", .handle = get_games, .anyone = true, .shared = true},
    {.method = "GET",
     .path = "/api/games/{game}",
     .handle = get_game,
     .anyone = true,
     .shared = true},
    {.method = "GET", .path = "/api/bots", .handle = get_bots, .anyone = true, .shared = true},
    {0},
};
