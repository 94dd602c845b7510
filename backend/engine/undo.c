#include "engine/undo.h"

#include <string.h>

static const struct match_vote no_vote = {.seat = GAME_NOBODY};

/* ---- the moves in reach of undo, the newest last ---- */

static const struct match_past *past_newest(const struct match *match)
{
    return match->past_count > 0 ? &match->past[match->past_count - 1] : NULL;
}

/* Returns the newest move of the seat, or NULL. */
static const struct match_past *past_own(const struct match *match, uint8_t seat)
{
    for (unsigned i = match->past_count; i > 0; i--)
        if (match->past[i - 1].seat == seat) return &match->past[i - 1];
    return NULL;
}

static const struct match_past *past_find(const struct match *match, uint32_t version)
{
    for (unsigned i = match->past_count; i > 0; i--)
        if (match->past[i - 1].version == version) return &match->past[i - 1];
    return NULL;
}

/* Returns the size of a state as deltas require it; the bytes after the game's own are 0. */
static size_t state_bytes(const struct match *match)
{
    return (size_t)(match->game->state_bytes + DELTA_WORD_BYTES - 1) / DELTA_WORD_BYTES *
           DELTA_WORD_BYTES;
}

/* Changes the newest state into that before the move `past`; returns the offset of its delta. */
static size_t go_back(const struct match *match, const struct match_past *past,
                      struct game_state *state)
{
    size_t at = match->past_bytes;
    for (unsigned i = match->past_count; i > past - match->past; i--) {
        at -= match->past[i - 1].bytes;
        (void)delta_apply(state, state_bytes(match), &match->past_deltas[at]);
    }
    return at;
}

bool match_state_at(const struct match *match, uint32_t version, struct game_state *state)
{
    const struct match_past *past = past_find(match, version);
    if (past == NULL && version != match->version) return false;
    *state = match->state;
    if (version != match->version) (void)go_back(match, past, state);
    return true;
}

/* Removes the oldest move from the reach of undo. */
static void past_drop(struct match *match)
{
    uint16_t bytes = match->past[0].bytes;
    match->past_count--;
    match->past_bytes = (uint16_t)(match->past_bytes - bytes);
    memmove(&match->past[0], &match->past[1], match->past_count * sizeof(match->past[0]));
    memmove(&match->past_deltas[0], &match->past_deltas[bytes], match->past_bytes);
}

void undo_note(struct match *match, uint8_t seat, const struct game_events *events,
               const struct game_state *before)
{
    uint8_t delta[DELTA_BYTES_MAX(GAME_STATE_BYTES_MAX)];
    size_t bytes = delta_make(&match->state, before, state_bytes(match), delta);
    while (match->past_count == MATCH_PAST_MAX || match->past_bytes + bytes > MATCH_PAST_BYTES)
        past_drop(match);
    struct match_past *past = &match->past[match->past_count++];
    *past = (struct match_past){.state_hash = match->state_hash,
                                .version = match->version,
                                .bytes = (uint16_t)bytes,
                                .seat = seat};
    memcpy(&match->past_deltas[match->past_bytes], delta, bytes);
    match->past_bytes = (uint16_t)(match->past_bytes + bytes);
    for (uint16_t i = 0; i < events->count; i++)
        past->reveals = past->reveals || match->game->reveals(&events->at[i]);
    match->vote = no_vote;
}

/* ---- deciding ---- */

/* Returns true if an undo by the seat from `past` on removes more than its own moves that revealed
 * nothing. */
static bool takes_seen(const struct match *match, const struct match_past *past, uint8_t seat)
{
    for (const struct match_past *at = past; at < &match->past[match->past_count]; at++)
        if (at->reveals || at->seat != seat) return true;
    return false;
}

/* Returns true if all other seats have had bots from the start, so that nobody else made a move. */
static bool against_bots(const struct match *match, uint8_t seat)
{
    return (match_people(match) & ~(1u << seat)) == 0;
}

/* Checks an undo of the seat's newest move, and of the answers of bots to it, without anybody's
 * consent. */
static enum game_refusal may_free(const struct match *match, uint8_t seat)
{
    const struct match_past *own = past_own(match, seat);
    if (own == NULL) return GAME_NOTHING_TO_UNDO;
    if (own != past_newest(match) && !against_bots(match, seat)) return GAME_UNDO_OTHERS_MOVED;
    for (const struct match_past *at = own; at < &match->past[match->past_count]; at++)
        if (at->reveals) return GAME_UNDO_REVEALED;
    return GAME_ACCEPTED;
}

static enum game_refusal may_ask(const struct match *match, uint8_t seat)
{
    const struct match_past *own = past_own(match, seat);
    if (match->vote.seat != GAME_NOBODY) return GAME_UNDO_ASKED;
    if (own == NULL) return GAME_NOTHING_TO_UNDO;
    bool again = match->asked[seat] == own->version + 1;
    return again && match->asks[seat] >= MATCH_ASKS_MAX ? GAME_UNDO_REFUSED : GAME_ACCEPTED;
}

uint8_t match_undo_consents(const struct match *match)
{
    return seat_law_seats(match, SEAT_LAW_NEWEST, SEAT_ACT_UNDO);
}

bool match_undo_unrates(const struct match *match, uint8_t seat)
{
    return !match->unrated && match_undo_may(match, seat) != MATCH_UNDO_NONE &&
           (match_undo_consents(match) & ~(1u << seat)) == 0 &&
           takes_seen(match, past_own(match, seat), seat);
}

enum match_undo match_undo_may(const struct match *match, uint8_t seat)
{
    bool late = match->version >= MATCH_UNDO_VERSION_MAX;
    if (late || match->game->to_act(&match->state) == 0) return MATCH_UNDO_NONE;
    if (may_free(match, seat) == GAME_ACCEPTED) return MATCH_UNDO_FREE;
    return may_ask(match, seat) == GAME_ACCEPTED ? MATCH_UNDO_ASK : MATCH_UNDO_NONE;
}

static bool vote_awaits(const struct match_vote *vote, uint8_t seat)
{
    return vote->seat != GAME_NOBODY && ((vote->needed & ~vote->agreed) >> seat & 1) != 0;
}

static enum game_refusal may(const struct match *match, uint8_t seat, uint8_t kind)
{
    const struct match_vote *vote = &match->vote;
    switch (kind) {
    case TABLE_MOVE_UNDO: return may_free(match, seat);
    case TABLE_MOVE_ASK: return may_ask(match, seat);
    case TABLE_MOVE_UNDO_OVER: return vote->seat == seat ? GAME_ACCEPTED : GAME_UNDO_NOT_ASKED;
    case TABLE_MOVE_AGREE: return vote_awaits(vote, seat) ? GAME_ACCEPTED : GAME_UNDO_NOT_ASKED;
    case TABLE_MOVE_REFUSE:
        return vote_awaits(vote, seat) || vote->seat == seat ? GAME_ACCEPTED : GAME_UNDO_NOT_ASKED;
    default: return GAME_BAD_MOVE;
    }
}

static void add_event(struct game_events *events, uint8_t kind, uint8_t seat, uint32_t version,
                      uint8_t seats)
{
    struct table_event event = {.kind = kind, .seat = seat, .version = (uint16_t)version};
    CHECK(version <= UINT16_MAX);
    for (uint8_t other = 0; other < GAME_SEATS_MAX; other++)
        if ((seats >> other & 1) != 0) event.seats[event.seat_count++] = other;
    memcpy(&events->at[events->count++], &event, sizeof(event));
}

/* Fills the events of a move that is allowed. */
static void decide_events(const struct match *match, enum seat_law law, uint8_t seat, uint8_t kind,
                          struct game_events *events)
{
    const struct match_vote *vote = &match->vote;
    uint8_t others = (uint8_t)(seat_law_seats(match, law, SEAT_ACT_UNDO) & ~(1u << seat));
    uint8_t agreed = (uint8_t)(vote->agreed | 1u << seat);
    if (kind == TABLE_MOVE_UNDO) {
        add_event(events, TABLE_EVENT_UNDONE, seat, past_own(match, seat)->version, 0);
    } else if (kind == TABLE_MOVE_ASK) {
        add_event(events, others == 0 ? TABLE_EVENT_UNDONE : TABLE_EVENT_ASKED, seat,
                  past_own(match, seat)->version, others);
    } else if (kind == TABLE_MOVE_REFUSE || kind == TABLE_MOVE_UNDO_OVER) {
        bool over = kind == TABLE_MOVE_UNDO_OVER;
        add_event(events, over ? TABLE_EVENT_UNDO_OVER : TABLE_EVENT_REFUSED, seat, 0, 0);
    } else {
        add_event(events, TABLE_EVENT_AGREED, seat, 0, 0);
        if (agreed == vote->needed)
            add_event(events, TABLE_EVENT_UNDONE, vote->seat, vote->version, agreed);
    }
}

enum game_refusal undo_decide(const struct match *match, enum seat_law law, uint8_t seat,
                              const struct game_move *move, struct match_proposal *proposal)
{
    struct game_events *events = &proposal->events;
    struct game_move plain = {.bytes = {move->bytes[0]}};
    if (memcmp(&plain, move, sizeof(plain)) != 0) return GAME_BAD_MOVE;
    if (match->game->to_act(&match->state) == 0) return GAME_OVER;
    /* An earlier request can still be answered: bots wait for the answer. */
    bool begins = move->bytes[0] == TABLE_MOVE_UNDO || move->bytes[0] == TABLE_MOVE_ASK;
    if (begins && match->version >= MATCH_UNDO_VERSION_MAX) return GAME_NOTHING_TO_UNDO;
    enum game_refusal refusal = may(match, seat, move->bytes[0]);
    if (refusal != GAME_ACCEPTED) return refusal;
    decide_events(match, law, seat, move->bytes[0], events);
    proposal->state = match->state;
    proposal->state_hash = match->state_hash;
    struct table_event last;
    memcpy(&last, &events->at[events->count - 1], sizeof(last));
    if (last.kind == TABLE_EVENT_UNDONE) {
        const struct match_past *past = past_find(match, last.version);
        (void)go_back(match, past, &proposal->state);
        proposal->state_hash = past->state_hash;
    }
    return GAME_ACCEPTED;
}

/* ---- folding ---- */

/* Reads the seats of an event as a bit set. Returns false if they are not ascending seats of the
 * match. */
static bool event_seats(const struct match *match, const struct table_event *event, uint8_t *seats)
{
    int last = -1;
    *seats = 0;
    if (event->seat >= match->setup.seats || event->seat_count > GAME_SEATS_MAX) return false;
    for (uint8_t i = 0; i < event->seat_count; i++) {
        uint8_t seat = event->seats[i];
        if (seat <= last || seat >= match->setup.seats || seat == event->seat) return false;
        last = seat;
        *seats = (uint8_t)(*seats | 1u << seat);
    }
    return true;
}

static bool fold_undone(struct match *match, const struct table_event *event)
{
    const struct match_past *past = past_find(match, event->version);
    if (past == NULL || past->seat != event->seat) return false;
    if (event->seat_count == 0 && takes_seen(match, past, event->seat)) match->unrated = true;
    match->past_bytes = (uint16_t)go_back(match, past, &match->state);
    match->past_count = (uint8_t)(past - match->past);
    match->state_hash = past->state_hash;
    match->vote = no_vote;
    match->undone_version = match->version + 1;
    for (uint8_t seat = 0; seat < match->setup.seats; seat++) {
        match->owed_since[seat] = match->version + 1;
        match->asked[seat] = 0;
    }
    return true;
}

static bool fold_event(struct match *match, const struct table_event *event)
{
    struct match_vote *vote = &match->vote;
    uint8_t seats = 0;
    if (!event_seats(match, event, &seats)) return false;
    switch (event->kind) {
    case TABLE_EVENT_UNDONE: return fold_undone(match, event);
    case TABLE_EVENT_ASKED: {
        const struct match_past *own = past_own(match, event->seat);
        if (own == NULL || own->version != event->version || seats == 0) return false;
        if (may_ask(match, event->seat) != GAME_ACCEPTED) return false;
        if (match->asked[event->seat] != own->version + 1) match->asks[event->seat] = 0;
        match->asked[event->seat] = own->version + 1;
        match->asks[event->seat]++;
        *vote = (struct match_vote){.seat = event->seat,
                                    .needed = seats,
                                    .version = event->version,
                                    .since = match->version + 1};
        return true;
    }
    case TABLE_EVENT_AGREED:
        if (!vote_awaits(vote, event->seat)) return false;
        vote->agreed = (uint8_t)(vote->agreed | 1u << event->seat);
        return true;
    case TABLE_EVENT_REFUSED:
        if (!vote_awaits(vote, event->seat) && vote->seat != event->seat) return false;
        if (vote->seat != event->seat) match->asks[vote->seat] = MATCH_ASKS_MAX;
        *vote = no_vote;
        return true;
    case TABLE_EVENT_UNDO_OVER:
        if (vote->seat != event->seat) return false;
        match->asks[event->seat] = MATCH_ASKS_MAX;
        *vote = no_vote;
        return true;
    default: return false;
    }
}

bool undo_fold(struct match *match, const struct game_events *events)
{
    for (uint16_t i = 0; i < events->count; i++) {
        struct table_event event;
        memcpy(&event, &events->at[i], sizeof(event));
        if (!fold_event(match, &event)) return false;
    }
    return true;
}

bool undo_expects_current(const struct match *match, uint8_t seat, const struct game_move *move,
                          uint32_t expects)
{
    const struct match_past *own = past_own(match, seat);
    if (move->bytes[0] == TABLE_MOVE_UNDO_OVER) return true; /* a move of the server */
    if (move->bytes[0] == TABLE_MOVE_UNDO) return expects == match->version;
    if (move->bytes[0] == TABLE_MOVE_ASK)
        return (own == NULL || expects > own->version) && expects >= match->undone_version;
    return match->vote.seat == GAME_NOBODY || expects >= match->vote.since;
}
