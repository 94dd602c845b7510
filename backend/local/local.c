#include "local/local.h"

#include <stdlib.h>
#include <string.h>

#include "bots/analysis.h"
#include "bots/bots.h"
#include "engine/notation.h"
#include "local/position.h"
#include "engine/seat/law.h"
#include "engine/undo.h"
#include "record/fair.h"
#include "record/record.h"

#define NUMBER_DIGITS_MAX 4 /* in the number of a legal move */

/* A decision of a bot, made at a version; it waits while another bot moves before it. */
struct decided {
    bool known;
    uint32_t version;
    struct game_move move;
};

struct local {
    bool begun;
    bool followed;
    bool positioned;                 /* `position` is known, and no match has begun */
    struct local_knowledge position; /* of `known` */
    struct game_state known;
    struct local_setup setup;
    struct fair fair;
    struct match match;
    struct buf rows;   /* rows, struct local_row, by version */
    struct buf events; /* the events of all rows, struct game_event */
    struct decided decided[GAME_SEATS_MAX];
    enum game_refusal refusal;
    enum conditional_flaw flaw;
    void *scratch;
    struct analysis analysis; /* owns its arrays */
    struct match_proposal proposal;
    struct game_move legal[GAME_LEGAL_MAX];
};

const char *local_err_name(enum local_err err)
{
    static const char *const names[LOCAL_ERRS] = {
        [LOCAL_OK] = "ok",
        [LOCAL_BAD_REQUEST] = "bad_request",
        [LOCAL_BAD_SETUP] = "bad_setup",
        [LOCAL_NOT_RUNNING] = "not_running",
        [LOCAL_NOT_SEATED] = "not_seated",
        [LOCAL_STALE] = "stale",
        [LOCAL_NO_BOT] = "no_bot",
        [LOCAL_DAMAGED] = "match_damaged",
        [LOCAL_NEWER] = "match_newer",
        [LOCAL_OLDER] = "match_older",
        [LOCAL_FULL] = "full",
        [LOCAL_STILL_RUNNING] = "still_running",
        [LOCAL_NO_ANALYSIS] = "no_analysis",
    };
    return names[err];
}

struct local *local_new(void)
{
    return calloc(1, sizeof(struct local));
}

void local_free(struct local *local)
{
    if (local == NULL) return;
    buf_free(&local->rows);
    buf_free(&local->events);
    free(local->scratch);
    local_analysis_end(local);
    free(local);
}

/* Appends the row of the match's present version. Returns false without memory. */
static bool row_add(struct local *local, uint8_t seat, const struct game_move *move,
                    const struct game_events *events, int64_t at_ms)
{
    struct local_row row = {.at_ms = at_ms,
                            .state_hash = local->match.state_hash,
                            .events_from = (uint32_t)(local->events.size / sizeof(events->at[0])),
                            .event_count = events->count,
                            .seat = seat};
    if (move != NULL) row.move = *move;
    buf_append(&local->events, events->at, events->count * sizeof(events->at[0]));
    buf_append(&local->rows, &row, sizeof(row));
    return !local->events.failed && !local->rows.failed;
}

static bool setup_valid(const struct local_setup *setup)
{
    const struct game *game = setup->game;
    if (game == NULL || !match_setup_valid(game, &setup->setup)) return false;
    return setup->setup.start_seat == GAME_NOBODY || setup->setup.start_seat < setup->setup.seats;
}

enum local_err local_revision_check(const struct game *game, uint16_t revision)
{
    switch (game_knows(game, revision)) {
    case GAME_KNOWS: return LOCAL_OK;
    case GAME_NEWER: return LOCAL_NEWER;
    case GAME_OLDER: return LOCAL_OLDER;
    }
    return LOCAL_NEWER;
}

enum local_err local_begin(struct local *local, const struct local_setup *setup, int64_t at_ms)
{
    static const struct fair_nonces none;
    uint8_t people = 0;
    if (!setup_valid(setup)) return LOCAL_BAD_SETUP;
    local_end(local);
    local->setup = *setup;
    for (uint8_t seat = 0; seat < setup->setup.seats; seat++)
        if (setup->bot[seat] == NULL) people = (uint8_t)(people | 1u << seat);
    fair_key_mix(setup->seed, &none, &local->fair);
    buf_reset(&local->rows);
    buf_reset(&local->events);
    memset(local->decided, 0, sizeof(local->decided));
    memset(&local->match, 0, sizeof(local->match));
    struct chance chance = fair_chance(&local->fair);
    struct game_events *events = &local->proposal.events;
    match_start(&local->match, setup->game, &setup->setup, &chance, events);
    match_people_set(&local->match, people);
    local->begun = row_add(local, GAME_NOBODY, NULL, events, at_ms);
    return local->begun ? LOCAL_OK : LOCAL_FULL;
}

void local_end(struct local *local)
{
    local->begun = false;
    local->followed = false;
    local->positioned = false;
    local_analysis_end(local);
}

enum local_err local_position(struct local *local, const struct local_knowledge *of,
                              uint16_t revision, const char *text, size_t size)
{
    local_end(local);
    enum local_err err = local_revision_check(of->game, revision);
    if (err != LOCAL_OK) return err;
    if (!position_read(of->game, text, size, &local->known)) return LOCAL_DAMAGED;
    struct game_result result;
    game_result(of->game, &local->known, &result);
    if (of->seat >= result.seats) return LOCAL_NOT_SEATED;
    local->position = *of;
    local->position.state = &local->known;
    local->positioned = true;
    return LOCAL_OK;
}

enum local_err local_knowledge(const struct local *local, uint8_t seat,
                               struct local_knowledge *knowledge)
{
    const struct match *match = &local->match;
    if (!local->begun && !local->positioned) return LOCAL_NOT_RUNNING;
    *knowledge = local->positioned ? local->position
                                   : (struct local_knowledge){.game = match->game,
                                                              .state = &match->state,
                                                              .version = match->version,
                                                              .seat = seat};
    bool known = local->positioned ? seat == local->position.seat : local_decides(local, seat);
    return known ? LOCAL_OK : LOCAL_NOT_SEATED;
}

const struct match *local_match(const struct local *local)
{
    return local->begun ? &local->match : NULL;
}

const struct local_setup *local_setup_of(const struct local *local)
{
    return &local->setup;
}

enum game_refusal local_refusal(const struct local *local)
{
    return local->refusal;
}

static bool is_over(const struct local *local)
{
    return local->match.game->to_act(&local->match.state) == 0;
}

bool local_decides(const struct local *local, uint8_t seat)
{
    return local->begun && seat < local->match.setup.seats && local->setup.bot[seat] == NULL &&
           !is_over(local);
}

uint8_t local_undo_seat(const struct local *local)
{
    const struct match *match = &local->match;
    if (!local->begun || local->setup.undo != LOCAL_UNDO_SHARED) return GAME_NOBODY;
    for (unsigned i = match->past_count; i > 0; i--) {
        uint8_t seat = match->past[i - 1].seat;
        if (seat >= match->setup.seats || local->setup.bot[seat] != NULL) continue;
        return match_undo_may(match, seat) != MATCH_UNDO_NONE ? seat : GAME_NOBODY;
    }
    return GAME_NOBODY;
}

enum match_undo local_undo(const struct local *local, uint8_t seat)
{
    if (local->setup.undo == LOCAL_UNDO_NONE || !local_decides(local, seat)) return MATCH_UNDO_NONE;
    bool free = local->setup.undo == LOCAL_UNDO_SHARED
                    ? local_undo_seat(local) != GAME_NOBODY
                    : match_undo_may(&local->match, seat) == MATCH_UNDO_FREE;
    return free ? MATCH_UNDO_FREE : MATCH_UNDO_NONE;
}

enum local_err local_refuse(struct local *local, enum game_refusal refusal)
{
    local->refusal = refusal;
    return LOCAL_REFUSED;
}

enum local_err local_flaw_set(struct local *local, enum conditional_flaw flaw)
{
    local->flaw = flaw;
    return LOCAL_BAD_ORDERS;
}

enum conditional_flaw local_flaw(const struct local *local)
{
    return local->flaw;
}

uint32_t local_version(const struct local *local)
{
    if (local->positioned) return local->position.version;
    return local->begun ? local->match.version : 0;
}

/* Makes a move, of a person or of a bot. */
static enum local_err make(struct local *local, uint8_t seat, const struct game_move *move,
                           int64_t at_ms)
{
    struct chance chance = fair_chance(&local->fair);
    if (local->match.version >= RECORD_MOVES_MAX) return LOCAL_FULL;
    enum game_refusal refusal = match_propose(&local->match, seat, move, &chance, &local->proposal);
    if (refusal != GAME_ACCEPTED) return local_refuse(local, refusal);
    match_accept(&local->match, &local->proposal);
    if (row_add(local, seat, move, &local->proposal.events, at_ms)) return LOCAL_OK;
    local->begun = false; /* the log does not belong to the match any longer */
    return LOCAL_FULL;
}

/* Reads the number of a legal move. Returns false for any other text. */
static bool number_read(const char *text, size_t size, unsigned *number)
{
    *number = 0;
    for (size_t i = 0; i < size; i++) {
        if (text[i] < '0' || text[i] > '9') return false;
        *number = *number * 10 + (unsigned)(text[i] - '0');
    }
    return size > 0 && size <= NUMBER_DIGITS_MAX;
}

static enum local_err by_number(struct local *local, uint8_t seat, unsigned number,
                                struct game_move *move)
{
    uint16_t count = local->match.game->legal(&local->match.state, seat, local->legal);
    if (count == 0) return local_refuse(local, GAME_NOT_YOUR_TURN);
    if (number >= count) return local_refuse(local, GAME_BAD_MOVE);
    *move = local->legal[number];
    return LOCAL_OK;
}

/* Checks that a person may make a move of that kind in a local match: one of the game, or undo. */
static enum local_err kind_admit(struct local *local, const struct game_move *move)
{
    if (!table_move_is(move)) return LOCAL_OK;
    if (!table_kind_of_undo(move->bytes[0])) return local_refuse(local, GAME_BAD_MOVE);
    bool allowed = local->setup.undo == LOCAL_UNDO_FREE && move->bytes[0] == TABLE_MOVE_UNDO;
    return allowed ? LOCAL_OK : local_refuse(local, GAME_UNDO_NOT_ALLOWED);
}

enum local_err local_move(struct local *local, uint8_t seat, uint32_t expects, const char *text,
                          size_t size, int64_t at_ms)
{
    struct game_move move;
    unsigned number = 0;
    if (!local->begun) return LOCAL_NOT_RUNNING;
    if (seat >= local->match.setup.seats || local->setup.bot[seat] != NULL) return LOCAL_NOT_SEATED;
    if (is_over(local)) return local_refuse(local, GAME_OVER);
    bool numbered = number_read(text, size, &number);
    if (!numbered && !notation_move_parse(local->match.game, text, size, &move))
        return LOCAL_BAD_REQUEST;
    enum local_err err =
        numbered ? by_number(local, seat, number, &move) : kind_admit(local, &move);
    if (err != LOCAL_OK) return err;
    if (!match_expects_current(&local->match, seat, &move, expects)) return LOCAL_STALE;
    return make(local, seat, &move, at_ms);
}

enum local_err local_undo_newest(struct local *local, int64_t at_ms, uint8_t *seat)
{
    struct match *match = &local->match;
    struct game_move undo = {{TABLE_MOVE_UNDO}};
    const struct game_move agree = {{TABLE_MOVE_AGREE}};
    if (!local->begun) return LOCAL_NOT_RUNNING;
    if (is_over(local)) return local_refuse(local, GAME_OVER);
    if (local->setup.undo != LOCAL_UNDO_SHARED) return local_refuse(local, GAME_UNDO_NOT_ALLOWED);
    *seat = local_undo_seat(local);
    if (*seat == GAME_NOBODY) return local_refuse(local, GAME_NOTHING_TO_UNDO);
    /* All rows of the undo, or none: a saved match holds no open request. */
    if (match->version + GAME_SEATS_MAX >= RECORD_MOVES_MAX) return LOCAL_FULL;
    if (match_undo_may(match, *seat) != MATCH_UNDO_FREE) undo.bytes[0] = TABLE_MOVE_ASK;
    enum local_err err = make(local, *seat, &undo, at_ms);
    for (uint8_t at = 0; err == LOCAL_OK && at < match->setup.seats; at++) {
        bool needed = ((match->vote.needed & ~match->vote.agreed) >> at & 1) != 0;
        if (match->vote.seat != GAME_NOBODY && needed) err = make(local, at, &agree, at_ms);
    }
    return err;
}

void *local_scratch(struct local *local)
{
    if (local->scratch == NULL) local->scratch = malloc(ANALYSIS_SCRATCH_BYTES);
    return local->scratch;
}

struct analysis *local_analysis(struct local *local)
{
    return &local->analysis;
}

void local_analysis_end(struct local *local)
{
    free(local->analysis.steps);
    free(local->analysis.states);
    memset(&local->analysis, 0, sizeof(local->analysis));
}

bool local_followed(const struct local *local)
{
    return local->followed;
}

void local_followed_set(struct local *local)
{
    local->followed = true;
}

/* Computes the decision of a bot at the present version. Returns false without memory. */
static bool decide(struct local *local, uint8_t seat)
{
    const struct match *match = &local->match;
    const struct bot *bot = local->setup.bot[seat];
    struct decided *decided = &local->decided[seat];
    struct game_state state = match->state;
    uint64_t seeds[2];
    fair_bot_seeds(local->setup.seed, seat, match->version, seeds);
    struct chance_fast fast = {.seed = seeds[0]};
    struct chance chance = chance_fast_of(&fast);
    struct bot_random random = {.state = seeds[1]};
    struct bot_means means = {0};
    if (bot->scratch_bytes > 0) {
        means.scratch = local_scratch(local);
        if (means.scratch == NULL) return false;
    }
    match->game->redraw(&state, seat, &chance);
    bot->choose(match->game, &state, seat, &random, &means, &decided->move);
    decided->version = match->version;
    decided->known = true;
    return true;
}

enum local_err local_bot(struct local *local, int64_t at_ms, uint8_t *seat)
{
    const struct match *match = &local->match;
    if (!local->begun) return LOCAL_NOT_RUNNING;
    uint8_t owed = match->game->to_act(&match->state);
    *seat = GAME_NOBODY;
    /* All bots that owe a decision make it at the same version, as on the server. */
    for (uint8_t at = 0; at < match->setup.seats; at++) {
        struct decided *decided = &local->decided[at];
        if ((owed >> at & 1) == 0 || local->setup.bot[at] == NULL) continue;
        bool stale = !decided->known || decided->version < match->owed_since[at];
        if (stale && !decide(local, at)) return LOCAL_FULL;
        if (*seat == GAME_NOBODY) *seat = at;
    }
    if (*seat == GAME_NOBODY) return LOCAL_NO_BOT;
    struct decided *decided = &local->decided[*seat];
    decided->known = false;
    return make(local, *seat, &decided->move, at_ms);
}

/* Returns whether a stored move of the table is one that this match can have. */
static bool table_move_valid(const struct local *local, uint8_t seat, const struct game_move *move)
{
    uint8_t kind = move->bytes[0];
    bool asked = kind == TABLE_MOVE_ASK || kind == TABLE_MOVE_AGREE;
    if (local->setup.bot[seat] != NULL) return false;
    if (local->setup.undo == LOCAL_UNDO_SHARED && asked) return true;
    return local->setup.undo != LOCAL_UNDO_NONE && kind == TABLE_MOVE_UNDO;
}

enum local_err local_replay(struct local *local, uint8_t seat, const struct game_move *move,
                            int64_t at_ms)
{
    if (seat >= local->match.setup.seats) return LOCAL_DAMAGED;
    if (table_move_is(move) && !table_move_valid(local, seat, move)) return LOCAL_DAMAGED;
    enum local_err err = make(local, seat, move, at_ms);
    return err == LOCAL_REFUSED ? LOCAL_DAMAGED : err;
}

void local_row(const struct local *local, uint32_t version, struct local_row *row)
{
    CHECK(local->begun && version <= local->match.version);
    memcpy(row, local->rows.bytes + version * sizeof(*row), sizeof(*row));
}

void local_row_events(const struct local *local, const struct local_row *row,
                      struct game_events *events)
{
    events->count = row->event_count;
    memcpy(events->at, local->events.bytes + row->events_from * sizeof(events->at[0]),
           row->event_count * sizeof(events->at[0]));
}
