#include "hub/proof.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "hub/fair.h"
#include "hub/inside.h"
#include "wire/json.h"
#include "wire/match_file.h"
#include "wire/parse.h"

static void int_or_null(struct json *json, const char *name, int value, int none)
{
    if (value == none) {
        json_null(json, name);
    } else {
        json_int(json, name, value);
    }
}

static void print_options(struct json *json, const struct game *game, uint16_t options)
{
    json_array(json, "options");
    for (uint8_t i = 0; i < game->options.count; i++) {
        if ((options >> i & 1) != 0) {
            json_text(json, NULL, game->options.name[i]);
        }
    }
    json_array_end(json);
}

/* The members of a row that its link covers, in this order; the object stays open. */
static void print_row(struct json *json, const struct game *game, const struct proof_row *row)
{
    char hash[17];
    (void)snprintf(hash, sizeof(hash), "%016" PRIx64, row->state_hash);
    json_object(json, NULL);
    json_int(json, "version", row->version);
    int_or_null(json, "seat", row->seat, -1);
    if (row->move == NULL) {
        json_null(json, "move");
    } else {
        json_move(json, "move", game, row->move);
    }
    json_array(json, "events");
    for (uint16_t i = 0; i < row->events->count; i++) {
        json_event(json, NULL, game, &row->events->at[i]);
    }
    json_array_end(json);
    json_text(json, "state_hash", hash);
}

static void digest(const struct buf *text, char chain[PROOF_HEX_BYTES])
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    (void)crypto_hash_sha256(hash, (const unsigned char *)text->bytes, text->size);
    (void)sodium_bin2hex(chain, PROOF_HEX_BYTES, hash, sizeof(hash));
}

void proof_head_chain(const struct game *game, uint16_t revision, const struct game_setup *setup,
                      const char *seed_hash, char chain[PROOF_HEX_BYTES])
{
    struct buf text = {0};
    struct json json = json_to(&text);
    json_object(&json, NULL);
    json_text(&json, "format", MATCH_FILE_FORMAT);
    json_text(&json, "game", game->id);
    json_int(&json, "revision", revision);
    print_options(&json, game, setup->options);
    json_int(&json, "seats", setup->seats);
    int_or_null(&json, "start_seat", setup->start_seat, GAME_NOBODY);
    json_text(&json, "seed_hash", seed_hash);
    json_object_end(&json);
    CHECK(!text.failed);
    digest(&text, chain);
    buf_free(&text);
}

bool proof_row_chain(const struct game *game, const struct proof_row *row,
                     char chain[PROOF_HEX_BYTES])
{
    struct buf text = {0};
    struct json json;
    buf_append_text(&text, chain);
    json = json_to(&text);
    print_row(&json, game, row);
    json_object_end(&json);
    bool fine = !text.failed;
    if (fine) {
        digest(&text, chain);
    }
    buf_free(&text);
    return fine;
}

/* ---- the file ---- */

struct printing {
    struct json json;
    const struct game *game;
    uint32_t next;
    bool unreadable;
    char chain[PROOF_HEX_BYTES];
    struct game_move move;
    struct game_events events;
};

static bool print_stored(void *context, const struct store_move *move)
{
    struct printing *print = context;
    struct parse_error error;
    struct proof_row row = {.version = move->seq,
                            .seat = move->seat,
                            .events = &print->events,
                            .state_hash = move->state_hash};
    print->unreadable =
        move->seq != print->next ||
        !parse_events(print->game, move->events, strlen(move->events), &print->events, &error);
    if (!print->unreadable && move->seq > 0) {
        row.move = &print->move;
        print->unreadable =
            !parse_stored_move(print->game, move->move, strlen(move->move), &print->move, &error);
    }
    if (print->unreadable || !proof_row_chain(print->game, &row, print->chain)) {
        return false;
    }
    print_row(&print->json, print->game, &row);
    json_text(&print->json, "chain", print->chain);
    json_object_end(&print->json);
    print->next++;
    return !print->json.out->failed;
}

static void print_head(struct json *json, const struct hub_match *match, const char *seal)
{
    const struct store_match *info = &match->info;
    char seed[FAIR_HEX_BYTES];
    fair_seed_print(info->seed, seed);
    json_text(json, "format", MATCH_FILE_FORMAT);
    json_text(json, "id", info->id);
    json_text(json, "game", info->game);
    json_int(json, "revision", info->revision);
    print_options(json, match->game, match->options);
    json_array(json, "seats");
    for (uint8_t i = 0; i < info->seats; i++) {
        const struct store_seat *seat = &info->seat[i];
        json_object(json, NULL);
        json_text(json, "name", seat->name);
        json_text(json, "bot", seat->bot[0] == '\0' ? NULL : seat->bot);
        json_object_end(json);
    }
    json_array_end(json);
    int_or_null(json, "start_seat", match->start_seat, GAME_NOBODY);
    json_text(json, "status", info->status == STORE_OVER ? "over" : "abandoned");
    json_text(json, "seed_hash", seal);
    json_text(json, "seed", seed);
}

static enum store_err print_file(struct store_reader *reader, const struct hub_match *match,
                                 struct printing *print)
{
    struct game_setup setup = {
        .seats = match->info.seats, .start_seat = match->start_seat, .options = match->options};
    char seal[FAIR_HEX_BYTES];
    fair_seal_print(match->info.seed, seal);
    proof_head_chain(match->game, match->info.revision, &setup, seal, print->chain);
    print->game = match->game;
    json_object(&print->json, NULL);
    print_head(&print->json, match, seal);
    json_array(&print->json, "rows");
    enum store_err err =
        store_moves_each(reader, match->info.id, 0, HUB_MOVES_MAX + 1, print_stored, print);
    json_array_end(&print->json);
    json_object_end(&print->json);
    if (err == STORE_OK && (print->unreadable || print->next == 0)) {
        err = STORE_CORRUPT;
    }
    return err == STORE_OK && print->json.out->failed ? STORE_FULL : err;
}

enum store_err proof_print(struct store_reader *reader, const char *id, struct buf *out)
{
    struct hub_match *match = calloc(1, sizeof(*match));
    struct printing *print = calloc(1, sizeof(*print));
    enum store_err err = STORE_IO;
    if (match != NULL && print != NULL) {
        err = store_match_read(reader, id, &match->info);
    }
    if (err == STORE_OK && match->info.status != STORE_OVER &&
        match->info.status != STORE_ABANDONED) {
        err = STORE_NOT_FOUND;
    }
    if (err == STORE_OK) {
        match->game = games_find(match->info.game);
        err = match->game != NULL && settings_parse(match, match->info.options) ? STORE_OK
                                                                                : STORE_CORRUPT;
    }
    if (err == STORE_OK) {
        print->json = json_to(out);
        err = print_file(reader, match, print);
    }
    free(print);
    free(match);
    return err;
}
