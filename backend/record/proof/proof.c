#include "record/proof/proof.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/seat/law.h"
#include "games/find.h"
#include "record/fair_match.h"
#include "record/record.h"
#include "store/nouns/analyses.h"
#include "store/nouns/holders.h"
#include "store/nouns/matches/moves.h"
#include "store/nouns/matches/read.h"
#include "wire/json.h"
#include "wire/match_file.h"
#include "wire/parse.h"
#include "wire/values.h"

#define SIDES_USUAL 6 /* the number of sides that the file omits, see match.md */

static void print_options(struct json *json, const struct game *game, uint16_t options)
{
    json_array(json, "options");
    for (uint8_t i = 0; i < game->options.count; i++)
        if ((options >> i & 1) != 0) json_text(json, NULL, game->options.name[i]);
    json_array_end(json);
}

/* Prints the members of a row that its link covers, in this order; the object stays open. */
static void print_row(struct json *json, const struct game *game, const struct stored_row *row)
{
    char hash[17];
    (void)snprintf(hash, sizeof(hash), "%016" PRIx64, row->state_hash);
    json_object(json, NULL);
    json_int(json, "version", row->version);
    json_int_or_null(json, "seat", row->seat, -1);
    if (row->move == NULL)
        json_null(json, "move");
    else
        json_move(json, "move", game, row->move);
    json_array(json, "events");
    for (uint16_t i = 0; i < row->events->count; i++)
        json_event(json, NULL, game, &row->events->at[i]);
    json_array_end(json);
    if (row->format >= MATCH_FILE_NAMES && row->chance == NULL)
        json_null(json, "chance");
    else if (row->format >= MATCH_FILE_NAMES)
        json_raw(json, "chance", row->chance);
    json_text(json, "state_hash", hash);
}

static void digest(const struct buf *text, char chain[PROOF_HEX_BYTES])
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    (void)crypto_hash_sha256(hash, (const unsigned char *)text->bytes, text->size);
    (void)sodium_bin2hex(chain, PROOF_HEX_BYTES, hash, sizeof(hash));
}

static void print_nonces(struct json *json, const struct fair_nonces *nonces)
{
    json_array(json, "nonces");
    for (size_t seat = 0; seat < nonces->seats; seat++) {
        char nonce[FAIR_HEX_BYTES];
        fair_seed_print(nonces->nonce[seat], nonce);
        json_text(json, NULL, nonces->given[seat] ? nonce : NULL);
    }
    json_array_end(json);
}

void proof_head_chain(const struct proof_head *head, char chain[PROOF_HEX_BYTES])
{
    struct buf text = {0};
    struct json json = json_to(&text);
    json_object(&json, NULL);
    json_text(&json, "format", match_file_format_name(head->format));
    json_text(&json, "game", head->game->id);
    json_int(&json, "revision", head->setup.revision);
    print_options(&json, head->game, head->setup.options);
    json_int(&json, "seats", head->setup.seats);
    json_int_or_null(&json, "start_seat", head->setup.start_seat, GAME_NOBODY);
    json_text(&json, "seed_hash", head->seed_hash);
    if (head->format >= MATCH_FILE_NAMES) print_nonces(&json, &head->nonces);
    if (head->format >= MATCH_FILE_SITTERS) {
        json_array(&json, "people");
        for (uint8_t seat = 0; seat < head->setup.seats; seat++)
            if ((head->people >> seat & 1) != 0) json_int(&json, NULL, seat);
        json_array_end(&json);
    }
    json_object_end(&json);
    CHECK(!text.failed);
    digest(&text, chain);
    buf_free(&text);
}

void proof_chance_print(const struct draws *draws, struct buf *out)
{
    struct json json = json_to(out);
    json_array(&json, NULL);
    for (uint16_t i = 0; i < draws->count; i++) {
        const struct draw *draw = &draws->at[i];
        json_object(&json, NULL);
        json_int(&json, "event", draw->event);
        json_text(&json, "field", draw->row->field);
        json_text(&json, "how", draw_how_name(draw->row->how));
        if (draw->row->how == GAME_DRAW_DICE && draw->row->sides != SIDES_USUAL)
            json_int(&json, "sides", draw->row->sides);
        json_array(&json, "name");
        json_int(&json, NULL, draw->name.purpose);
        json_int(&json, NULL, draw->name.seat);
        json_int(&json, NULL, draw->name.round);
        json_int(&json, NULL, draw->name.place);
        json_array_end(&json);
        json_object_end(&json);
    }
    json_array_end(&json);
}

bool proof_row_chain(const struct game *game, const struct stored_row *row,
                     char chain[PROOF_HEX_BYTES])
{
    struct buf text = {0};
    struct json json;
    buf_append_text(&text, chain);
    json = json_to(&text);
    print_row(&json, game, row);
    json_object_end(&json);
    bool ok = !text.failed;
    if (ok) digest(&text, chain);
    buf_free(&text);
    return ok;
}

/* ---- the file ---- */

struct printing {
    struct json json;
    const struct game *game;
    uint32_t next;
    bool unreadable;
    bool replays; /* this program has the rules and decides the rows as before: the names of draws
                     are known */
    char chain[PROOF_HEX_BYTES];
    struct game_move move;
    struct game_events events;
    struct fair fair;
    struct match match;
    struct match_proposal proposal;
    struct draw_record record;
    struct draws draws;
    struct buf chance;
};

static bool events_same(const struct game_events *one, const struct game_events *two)
{
    return one->count == two->count &&
           memcmp(one->at, two->at, one->count * sizeof(one->at[0])) == 0;
}

/* Decides the row again, to record the names of its draws. Returns false if the result differs. */
static bool replay(struct printing *print, int seat)
{
    struct chance inner = fair_chance(&print->fair);
    struct chance chance = draw_recording(&print->record, &inner);
    struct game_events *events = &print->proposal.events;
    if (print->next == 0) {
        struct game_setup setup = print->match.setup;
        uint8_t people = match_people(&print->match);
        match_start(&print->match, print->game, &setup, &chance, events);
        match_people_set(&print->match, people);
    } else if (seat < 0 || seat >= print->match.setup.seats ||
               match_propose_again(&print->match, (uint8_t)seat, &print->move, &chance,
                                   &print->events, &print->proposal) != GAME_ACCEPTED) {
        return false;
    }
    if (!events_same(events, &print->events) ||
        !draw_list(print->game, events, &print->record, &print->draws))
        return false;
    if (print->next > 0) match_accept(&print->match, &print->proposal);
    return true;
}

static bool print_stored(void *context, const struct store_move *move)
{
    struct printing *print = context;
    struct parse_error error;
    struct stored_row row = {.format = MATCH_FILE_FORMAT,
                             .version = move->seq,
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
    if (print->unreadable) return false;
    print->replays = print->replays && replay(print, move->seat);
    if (print->replays) {
        buf_reset(&print->chance);
        proof_chance_print(&print->draws, &print->chance);
        row.chance = print->chance.bytes;
    }
    if (print->chance.failed || !proof_row_chain(print->game, &row, print->chain)) return false;
    print_row(&print->json, print->game, &row);
    json_text(&print->json, "chain", print->chain);
    json_object_end(&print->json);
    print->next++;
    return !print->json.out->failed;
}

/* A match that has ended, as it was read. */
struct ended {
    struct store_match info;
    const struct game *game;
    struct settings settings;
    struct store_sitter *sitters; /* former holders of the seats: by seat, then by version */
    size_t sitter_count;
    size_t sitter_room;
    bool no_memory;
};

static bool sitter_take(void *context, const struct store_sitter *sitter)
{
    struct ended *match = context;
    if (match->sitter_count == match->sitter_room) {
        size_t room = match->sitter_room == 0 ? 16 : match->sitter_room * 2;
        struct store_sitter *sitters = realloc(match->sitters, room * sizeof(*sitters));
        match->no_memory = sitters == NULL;
        if (sitters == NULL) return false;
        match->sitters = sitters;
        match->sitter_room = room;
    }
    match->sitters[match->sitter_count++] = *sitter;
    return true;
}

static void print_sitter(struct json *json, const char *name, const char *bot)
{
    json_text(json, "name", name);
    json_text(json, "bot", bot[0] == '\0' ? NULL : bot);
}

/* Returns former holder number `i`, if it held this seat; else NULL. */
static const struct store_sitter *held_before(const struct ended *match, size_t i, uint8_t at)
{
    bool held = i < match->sitter_count && match->sitters[i].seat == at;
    return held ? &match->sitters[i] : NULL;
}

/* Prints the holder of the seat at the start of the match, its nonce, and its later holders. */
static void print_seat(struct json *json, const struct ended *match, uint8_t at)
{
    const struct store_seat *seat = &match->info.seat[at];
    size_t i = 0; /* index of the seat's first former holder */
    char nonce[FAIR_HEX_BYTES];
    while (i < match->sitter_count && match->sitters[i].seat < at) i++;
    const struct store_sitter *before = held_before(match, i, at);
    json_object(json, NULL);
    print_sitter(json, before != NULL ? before->name : seat->name,
                 before != NULL ? before->bot : seat->bot);
    fair_seed_print(seat->nonce, nonce);
    json_text(json, "nonce", seat->has_nonce ? nonce : NULL);
    json_array(json, "later");
    while (before != NULL) {
        const struct store_sitter *next = held_before(match, ++i, at);
        json_object(json, NULL);
        json_int(json, "version", before->until);
        print_sitter(json, next != NULL ? next->name : seat->name,
                     next != NULL ? next->bot : seat->bot);
        json_object_end(json);
        before = next;
    }
    json_array_end(json);
    json_object_end(json);
}

static void print_head(struct json *json, const struct ended *match, const char *seal)
{
    const struct store_match *info = &match->info;
    char seed[FAIR_HEX_BYTES];
    fair_seed_print(info->seed, seed);
    json_text(json, "format", match_file_format_name(MATCH_FILE_FORMAT));
    json_text(json, "id", info->id);
    /* Rare labels: files without them are the same as before the labels existed. */
    if (!info->listed) json_bool(json, "listed", false);
    if (match->settings.from[0] != '\0') settings_from_print(json, &match->settings);
    json_text(json, "game", info->game);
    json_int(json, "revision", info->revision);
    print_options(json, match->game, match->settings.options);
    json_array(json, "seats");
    for (uint8_t i = 0; i < info->seats; i++) print_seat(json, match, i);
    json_array_end(json);
    json_int_or_null(json, "start_seat", match->settings.start_seat, GAME_NOBODY);
    json_text(json, "status", info->status == STORE_OVER ? "over" : "abandoned");
    json_text(json, "seed_hash", seal);
    json_text(json, "seed", seed);
}

/* The source of the rows: a store, or memory. */
struct source {
    struct store_reader *reader;
    const struct store_move *moves;
    size_t count;
};

static enum store_err source_each(const struct source *source, const char *id,
                                  struct printing *print)
{
    if (source->reader != NULL)
        return store_moves_each(source->reader, id, 0, RECORD_MOVES_MAX + 1, print_stored, print);
    for (size_t i = 0; i < source->count && print_stored(print, &source->moves[i]); i++) {
    }
    return STORE_OK;
}

/* Adds the analysis of the match to the file; it is not a part of the proof. */
static void analysis_print(void *context, const struct store_analysis *analysis)
{
    json_raw(context, "analysis", analysis->body);
}

static enum store_err print_file(const struct source *source, const struct ended *match,
                                 struct printing *print)
{
    struct game_setup setup = record_setup(&match->info, &match->settings);
    char seal[FAIR_HEX_BYTES];
    struct proof_head head = {.format = MATCH_FILE_FORMAT,
                              .game = match->game,
                              .setup = setup,
                              .seed_hash = seal,
                              .people = record_people(&match->info)};
    fair_seal_print(match->info.seed, seal);
    fair_match_nonces(&match->info, &head.nonces);
    proof_head_chain(&head, print->chain);
    print->game = match->game;
    print->match.setup = setup;
    match_people_set(&print->match, record_people(&match->info));
    print->replays = game_knows(match->game, match->info.revision) == GAME_KNOWS;
    fair_match_key(&match->info, &print->fair);
    json_object(&print->json, NULL);
    print_head(&print->json, match, seal);
    json_array(&print->json, "rows");
    enum store_err err = source_each(source, match->info.id, print);
    json_array_end(&print->json);
    if (err == STORE_OK && source->reader != NULL) {
        err = store_analysis_read(source->reader, match->info.id, analysis_print, &print->json);
        if (err == STORE_NOT_FOUND) err = STORE_OK;
    }
    json_object_end(&print->json);
    if (err == STORE_OK && (print->unreadable || print->next == 0)) err = STORE_DAMAGED;
    return err == STORE_OK && print->json.out->failed ? STORE_FULL : err;
}

/* Prints the file; `info` of `match` is filled. */
static enum store_err print_match_file(const struct source *source, struct ended *match,
                                       struct buf *out)
{
    struct printing *print = calloc(1, sizeof(*print));
    if (print == NULL) return STORE_IO;
    match->game = games_find(match->info.game);
    enum store_err err = match->game != NULL
                             ? settings_parse(match->game, match->info.options, &match->settings)
                             : STORE_DAMAGED;
    if (err == STORE_OK) {
        print->json = json_to(out);
        err = print_file(source, match, print);
    }
    buf_free(&print->chance);
    free(print);
    return err;
}

enum store_err proof_print(struct store_reader *reader, const char *id, struct buf *out)
{
    const struct source source = {.reader = reader};
    struct ended *match = calloc(1, sizeof(*match));
    if (match == NULL) return STORE_IO;
    enum store_err err = store_match_read(reader, id, &match->info);
    if (err == STORE_OK && (match->info.started_ms == 0 || (match->info.status != STORE_OVER &&
                                                            match->info.status != STORE_ABANDONED)))
        err = STORE_NOT_FOUND;
    if (err == STORE_OK) err = store_sitters_each(reader, id, sitter_take, match);
    if (err == STORE_OK && match->no_memory) err = STORE_IO;
    if (err == STORE_OK) err = print_match_file(&source, match, out);
    free(match->sitters);
    free(match);
    return err;
}

enum store_err proof_print_rows(const struct store_match *info, const struct store_move *moves,
                                size_t count, struct buf *out)
{
    const struct source source = {.moves = moves, .count = count};
    struct ended *match = calloc(1, sizeof(*match));
    if (match == NULL) return STORE_IO;
    match->info = *info;
    enum store_err err = print_match_file(&source, match, out);
    free(match);
    return err;
}
