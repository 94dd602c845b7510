#include "record/proof/verify.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "engine/field_value.h"
#include "engine/match.h"
#include "engine/notation.h"
#include "engine/seat/law.h"
#include "games/games.h"
#include "record/fair.h"
#include "record/proof/golden.h"
#include "record/proof/proof.h"
#include "wire/match_file.h"

struct check {
    struct buf *report;
    struct match_file_head head;
    unsigned char seed[FAIR_SEED_BYTES];
    struct fair fair;
    char chain[PROOF_HEX_BYTES];
    uint32_t rows;
    bool differs;
    struct draw_record record;
    struct draws draws;
    struct buf chance;
    struct match match;
    struct match_proposal proposal;
    struct match_file_row row;
    struct game_events begun; /* the set-up by the seed */
};

/* Reports the first differing number, if the difference is in a list. */
static void number_report(struct check *check, const struct game_event *is,
                          const struct game_event *by_seed)
{
    const struct shape *shape = table_event_shape(check->head.game, is->bytes[0]);
    for (uint8_t i = 0; is->bytes[0] == by_seed->bytes[0] && i < shape->field_count; i++) {
        const struct field *field = &shape->fields[i];
        if (field->type != FIELD_NUMBERS && field->type != FIELD_ENUMS) continue;
        unsigned length = field_length(field, is->bytes);
        for (unsigned at = 0; at < length && length == field_length(field, by_seed->bytes); at++) {
            if (is->bytes[field->offset + at] != by_seed->bytes[field->offset + at]) {
                buf_printf(check->report, "version %" PRIu32 ": the first that differs is %s %u\n",
                           check->row.version, field->name, at + 1);
                return;
            }
        }
    }
}

static void events_compare(struct check *check, const struct game_events *by_seed)
{
    const struct game_events *is = &check->row.events;
    uint16_t most = is->count > by_seed->count ? is->count : by_seed->count;
    for (uint16_t i = 0; i < most; i++) {
        char one[NOTATION_BYTES_MAX] = "nothing";
        char two[NOTATION_BYTES_MAX] = "nothing";
        if (i < is->count) (void)notation_event_print(check->head.game, &is->at[i], one);
        if (i < by_seed->count) (void)notation_event_print(check->head.game, &by_seed->at[i], two);
        if (strcmp(one, two) != 0) {
            buf_printf(check->report,
                       "version %" PRIu32 ": event %u is \"%s\", seed and rules give \"%s\"\n",
                       check->row.version, i + 1u, one, two);
            if (i < is->count && i < by_seed->count)
                number_report(check, &is->at[i], &by_seed->at[i]);
            check->differs = true;
            return;
        }
    }
}

/* Decides the row's move by the seed and the rules. Returns false if they reject it. */
static bool decide_again(struct check *check, const struct chance *chance)
{
    const struct match_file_row *row = &check->row;
    if (row->version == 0) {
        check->differs = row->has_move || row->seat != -1;
        match_start(&check->match, check->head.game, &check->head.setup, chance, &check->begun);
        match_people_set(&check->match, check->head.people);
        if (check->differs)
            buf_append_text(check->report, "version 0: the set-up is nobody's move\n");
        return !check->differs;
    }
    enum game_refusal refusal = GAME_BAD_MOVE;
    if (row->has_move && row->seat >= 0 && row->seat < check->head.setup.seats) {
        refusal = match_propose_again(&check->match, (uint8_t)row->seat, &row->move, chance,
                                      &row->events, &check->proposal);
    }
    if (refusal != GAME_ACCEPTED) {
        buf_printf(check->report, "version %" PRIu32 ": the rules refuse the move: %s\n",
                   row->version, game_refusal_name(refusal));
        check->differs = true;
    }
    return refusal == GAME_ACCEPTED;
}

/* Compares the names in the file with the names of the draws that the rules request. */
static void names_compare(struct check *check, const struct game_events *by_seed)
{
    const char *says = check->row.chance;
    buf_reset(&check->chance);
    if (!draw_list(check->head.game, by_seed, &check->record, &check->draws))
        buf_append_text(&check->chance, "null");
    else
        proof_chance_print(&check->draws, &check->chance);
    if (check->chance.failed || strcmp(says != NULL ? says : "null", check->chance.bytes) != 0) {
        buf_printf(check->report,
                   "version %" PRIu32 ": chance was not asked by the names in the file\n",
                   check->row.version);
        check->differs = true;
    }
}

/* Returns the hash of the state after the row, in the form of the file's format. */
static uint64_t state_hash_of(const struct check *check, bool first)
{
    const struct match_file_head *head = &check->head;
    if (head->format >= MATCH_FILE_FIELDS)
        return first ? check->match.state_hash : check->proposal.state_hash;
    return match_state_hash_first(head->game, head->setup.revision,
                                  first ? &check->match.state : &check->proposal.state);
}

static void row_check(struct check *check, const struct chance *inner)
{
    struct chance recording = draw_recording(&check->record, inner);
    const struct chance *chance = &recording;
    const struct match_file_row *row = &check->row;
    if (decide_again(check, chance)) {
        bool first = row->version == 0;
        events_compare(check, first ? &check->begun : &check->proposal.events);
        if (state_hash_of(check, first) != row->state_hash) {
            buf_printf(check->report, "version %" PRIu32 ": the state's hash differs\n",
                       row->version);
            check->differs = true;
        }
        if (check->head.format >= MATCH_FILE_NAMES && !check->differs)
            names_compare(check, first ? &check->begun : &check->proposal.events);
        if (!first && !check->differs) match_accept(&check->match, &check->proposal);
    }
    struct stored_row link = {.format = check->head.format,
                              .version = row->version,
                              .seat = row->seat,
                              .move = row->has_move ? &row->move : NULL,
                              .events = &row->events,
                              .chance = row->chance,
                              .state_hash = row->state_hash};
    if (!proof_row_chain(check->head.game, &link, check->chain) ||
        strcmp(check->chain, row->chain) != 0) {
        buf_printf(check->report, "version %" PRIu32 ": the chain of hashes breaks\n",
                   row->version);
        check->differs = true;
    }
}

/* Checks that the file has the new holder of each seat whose holder changes with this row. */
static void seats_check(struct check *check, struct match_file *file, uint8_t people_before)
{
    const struct match *match = &check->match;
    for (uint8_t seat = 0; seat < check->head.setup.seats; seat++) {
        struct match_file_sitter sitter = {.bot = ""};
        bool person = (match_deciders(match) >> seat & 1) != 0;
        bool changes = ((match_deciders(match) ^ people_before) >> seat & 1) != 0 ||
                       (match->version > 0 && match->sitting.taken_at[seat] == match->version);
        bool told = match_file_sitter(file, seat, match->version, &sitter);
        if (told == changes && (!told || person == (sitter.bot[0] == '\0'))) continue;
        buf_printf(check->report,
                   "version %" PRIu32 ": seat %u is not held by whom the file says\n",
                   match->version, seat + 1u);
        check->differs = true;
        return;
    }
}

static void seal_check(struct check *check)
{
    char seal[FAIR_HEX_BYTES];
    fair_seal_print(check->seed, seal);
    if (strcmp(seal, check->head.seed_hash) != 0) {
        buf_append_text(check->report, "the seed does not fit its seal\n");
        check->differs = true;
    }
}

/* Checks all rows up to the first that differs. */
static enum verify_verdict rows_check(struct check *check, struct match_file *file)
{
    struct chance chance = fair_chance(&check->fair);
    const char *why = NULL;
    enum match_file_step step = match_file_next(file, &check->row, &why);
    bool row_differs = false;
    for (; step == MATCH_FILE_ROW; step = match_file_next(file, &check->row, &why)) {
        bool before = check->differs;
        check->differs = false;
        uint8_t people =
            check->row.version == 0 ? check->head.people : match_deciders(&check->match);
        row_check(check, &chance);
        if (!check->differs && check->head.format >= MATCH_FILE_SITTERS)
            seats_check(check, file, people);
        row_differs = check->differs;
        check->differs |= before;
        if (row_differs) return VERIFY_DIFFERS;
        check->rows++;
    }
    if (step == MATCH_FILE_BAD) {
        buf_printf(check->report, "version %" PRIu32 ": %s\n", check->rows, why);
        return VERIFY_DIFFERS;
    }
    if (check->rows == 0) {
        buf_append_text(check->report, "The file has no rows.\n");
        return VERIFY_UNREADABLE;
    }
    if (match_file_sitters_left(file)) {
        buf_append_text(check->report, "somebody sits down after the last version\n");
        check->differs = true;
    }
    bool ended = check->head.game->to_act(&check->match.state) == 0 ||
                 (check->head.over && match_called_off_counts(&check->match));
    if (ended != check->head.over) {
        buf_printf(check->report, "version %" PRIu32 ": the match %s here, but is said to be %s\n",
                   check->match.version, ended ? "ends" : "does not end",
                   check->head.over ? "over" : "abandoned");
        check->differs = true;
    }
    return check->differs ? VERIFY_DIFFERS : VERIFY_SAME;
}

static enum verify_verdict file_check(struct check *check, struct match_file *file)
{
    const struct match_file_head *head = &check->head;
    enum game_knows knows = game_knows(head->game, head->setup.revision);
    if (knows != GAME_KNOWS) {
        buf_printf(check->report,
                   "The match was played by revision %u of %s, %s than is known here: %u to %u.\n",
                   head->setup.revision, head->game->id, knows == GAME_NEWER ? "newer" : "older",
                   head->game->revision_oldest, head->game->revision);
        return VERIFY_UNREADABLE;
    }
    if (head->format < MATCH_FILE_FIELDS && head->game->state_first == NULL) {
        buf_append_text(check->report, "The file is older than the game.\n");
        return VERIFY_UNREADABLE;
    }
    if (!match_setup_valid(head->game, &head->setup)) {
        buf_append_text(check->report, "The game cannot be begun with these seats and options.\n");
        return VERIFY_UNREADABLE;
    }
    int code = sodium_hex2bin(check->seed, sizeof(check->seed), head->seed, strlen(head->seed),
                              NULL, NULL, NULL);
    CHECK(code == 0);
    struct fair_nonces nonces = {.seats = head->setup.seats};
    for (size_t seat = 0; seat < nonces.seats; seat++)
        nonces.given[seat] = fair_hex_read(head->nonce[seat], nonces.nonce[seat]);
    fair_key_mix(check->seed, &nonces, &check->fair);
    seal_check(check);
    struct proof_head first = {.format = head->format,
                               .game = head->game,
                               .setup = head->setup,
                               .seed_hash = head->seed_hash,
                               .nonces = nonces,
                               .people = head->people};
    proof_head_chain(&first, check->chain);
    return rows_check(check, file);
}

enum verify_verdict verify_text(const char *text, size_t size, struct buf *report)
{
    if (golden_is(text, size)) return golden_verify(text, size, report, NULL);
    enum verify_verdict verdict = VERIFY_UNREADABLE;
    const char *why = "There is no memory for this.";
    struct match_file *file = NULL;
    struct check *check = calloc(1, sizeof(*check));
    if (check != NULL) {
        check->report = report;
        file = match_file_open(text, size, games, &check->head, &why);
    }
    if (file == NULL) {
        buf_printf(report, "%s\n", why);
    } else {
        verdict = file_check(check, file);
        if (verdict == VERIFY_SAME) {
            buf_printf(report,
                       "The set-up and %" PRIu32 " moves are what the rules make of the seed with "
                       "the seal %s.\n",
                       check->rows - 1, check->head.seed_hash);
        }
    }
    match_file_close(file);
    if (check != NULL) buf_free(&check->chance);
    free(check);
    return verdict;
}
