#include "engine/seat/sitting.h"
#include "engine/seat/vote.h"

#include <string.h>

static const struct match_vote no_vote = {.seat = GAME_NOBODY};

static bool in(uint8_t set, uint8_t seat)
{
    return (set >> seat & 1) != 0;
}

static void put(uint8_t *set, uint8_t seat, bool member)
{
    *set = (uint8_t)(member ? *set | 1u << seat : *set & ~(1u << seat));
}

/* ---- folding one event ---- */

static void ballot_close(struct match *match, uint8_t about)
{
    match->sitting.ballot[match_ballot_of(about)] = (struct match_ballot){.open = false};
}

/* Gives the control of the seat to another player or bot, from the match's next version on. Answers
 * of its former person in votes no longer count. */
static void hand_over(struct match *match, uint8_t seat, enum seat_state state)
{
    struct match_sitting *sitting = &match->sitting;
    if (in(match_deciders(match), seat)) {
        uint32_t held = sitting->held[seat] + match->version + 1 - sitting->held_from[seat];
        sitting->held[seat] = (uint16_t)held;
    }
    sitting->held_from[seat] = (uint16_t)(match->version + 1);
    sitting->state[seat] = (uint8_t)state;
    put(&sitting->stands_in, seat, state != SEAT_PRESENT);
    put(&sitting->absent, seat, false);
    ballot_close(match, seat);
    for (unsigned i = 0; i < COUNT_OF(sitting->ballot); i++)
        sitting->ballot[i].answer[seat] = TABLE_CHOICE_NONE;
    if (match->vote.seat == seat ||
        (match->vote.seat != GAME_NOBODY && in(match->vote.needed, seat)))
        match->vote = no_vote;
}

/* Marks the seat as timed out: its person was absent when a decision was required. */
static void time_out(struct match *match, uint8_t seat)
{
    match->sitting.state[seat] = SEAT_TIMED_OUT;
    match->sitting.timed_at[seat] = (uint16_t)(match->version + 1);
}

/* Returns the control of the seat to a person. After a timeout the seat is granted extra time, once
 * in a match, for any person. */
static void sit_down(struct match *match, uint8_t seat)
{
    if (match->sitting.state[seat] == SEAT_TIMED_OUT) put(&match->sitting.returned, seat, true);
    hand_over(match, seat, SEAT_PRESENT);
}

static void offer_close(struct match *match, uint8_t seat)
{
    put(&match->sitting.offered, seat, false);
    put(&match->sitting.by_vote, seat, false);
}

/* Ends the control by the seat's person for good: a bot plays to the end, and the seat ranks after
 * all others. */
static void fold_out(struct match *match, uint8_t seat, enum seat_state state)
{
    hand_over(match, seat, state);
    offer_close(match, seat);
    put(&match->sitting.resigned, seat, true);
    match->sitting.resigned_at[seat] = (uint16_t)(match->version + 1);
}

static bool fold_seat(struct match *match, const struct table_event *event)
{
    struct match_sitting *sitting = &match->sitting;
    uint8_t seat = event->seat;
    bool person = in(match_deciders(match), seat);
    bool away = in(sitting->stands_in, seat) && !in(sitting->resigned, seat);
    switch (event->kind) {
    case TABLE_EVENT_TIMED_OUT:
        if (!person || event->word >= TABLE_LEAVERS) return false;
        time_out(match, seat);
        return true;
    case TABLE_EVENT_BOT_SAT:
        if (!person) return false;
        hand_over(match, seat, sitting->state[seat] == SEAT_TIMED_OUT ? SEAT_TIMED_OUT : SEAT_AWAY);
        return true;
    case TABLE_EVENT_GIVEN_UP:
        if (sitting->resigned == 0) return false;
        sitting->called_off = true;
        return true;
    case TABLE_EVENT_ABSENT:
        if (!away || in(sitting->absent, seat)) return false;
        put(&sitting->absent, seat, true);
        return true;
    case TABLE_EVENT_CAME_BACK:
        if (!away) return false;
        sit_down(match, seat);
        offer_close(match, seat);
        return true;
    case TABLE_EVENT_RESIGNED:
    case TABLE_EVENT_GONE:
        if (!person && !away) return false;
        fold_out(match, seat, event->kind == TABLE_EVENT_GONE ? SEAT_GONE : SEAT_RESIGNED);
        return true;
    case TABLE_EVENT_OFFERED:
        if ((!person && !away) || in(sitting->offered, seat)) return false;
        put(&sitting->offered, seat, true);
        sitting->offered_at[seat] = (uint16_t)(match->version + 1);
        return true;
    case TABLE_EVENT_OFFER_ENDED:
        if (!in(sitting->offered, seat)) return false;
        offer_close(match, seat);
        return true;
    case TABLE_EVENT_SUBSTITUTED:
        if (!in(sitting->offered, seat)) return false;
        sit_down(match, seat);
        offer_close(match, seat);
        sitting->held[seat] = 0;
        sitting->changes[seat] = 0;
        sitting->opened[seat] = 0;
        sitting->taken_at[seat] = (uint16_t)(match->version + 1);
        return true;
    default: return false;
    }
}

static uint8_t set_of(const struct table_event *event)
{
    uint8_t seats = 0;
    for (uint8_t i = 0; i < event->seat_count; i++)
        seats = (uint8_t)(seats | 1u << (event->seats[i] & 7));
    return seats;
}

static bool fold_opened(struct match *match, const struct table_event *event)
{
    struct match_ballot *ballot = &match->sitting.ballot[match_ballot_of(event->about)];
    uint8_t voters = set_of(event);
    bool by_server = event->seat == event->about;
    bool lawful = voters == vote_voters(match, SEAT_LAW_NEWEST, event->about) ||
                  voters == vote_voters(match, SEAT_LAW_FIRST, event->about);
    if (ballot->open || voters == 0 || !lawful) return false;
    /* The limit for the server is one higher than for a person: a claim that leaves no other
     * person opens and ends a vote. */
    if (!by_server &&
        (!in(voters, event->seat) || match->sitting.opened[event->seat] > MATCH_VOTES_MAX))
        return false;
    if (!by_server) match->sitting.opened[event->seat]++;
    *ballot = (struct match_ballot){.open = true, .since = (uint16_t)(match->version + 1)};
    return true;
}

/* Applies the outcome of a vote to its seat. The start of a bot, an offer and a resignation have
 * their own events, which follow. */
static void fold_outcome(struct match *match, uint8_t about, uint8_t choice)
{
    struct match_sitting *sitting = &match->sitting;
    sitting->called_off = choice == TABLE_CHOICE_CALL_OFF;
    if (about == GAME_NOBODY) return;
    if (choice == TABLE_CHOICE_SUBSTITUTE) put(&sitting->by_vote, about, true);
    bool lost = choice == TABLE_CHOICE_SUBSTITUTE || choice == TABLE_CHOICE_BOT;
    if (lost && sitting->state[about] == SEAT_PRESENT) time_out(match, about);
    if (choice != TABLE_CHOICE_WAIT) return;
    put(&sitting->waited, about, true);
    if (!in(sitting->stands_in, about)) sitting->state[about] = SEAT_PRESENT;
}

static bool fold_ballot(struct match *match, const struct table_event *event)
{
    struct match_sitting *sitting = &match->sitting;
    uint8_t about = event->about;
    struct match_ballot *ballot = &sitting->ballot[match_ballot_of(about)];
    if (about != GAME_NOBODY && about >= match->setup.seats) return false;
    unsigned choices =
        vote_choices(match, SEAT_LAW_NEWEST, about) | vote_choices(match, SEAT_LAW_FIRST, about);
    uint8_t voters = (uint8_t)(vote_voters(match, SEAT_LAW_NEWEST, about) |
                               vote_voters(match, SEAT_LAW_FIRST, about));
    switch (event->kind) {
    case TABLE_EVENT_VOTE_OPENED: return choices != 0 && fold_opened(match, event);
    case TABLE_EVENT_VOTED:
        if (!ballot->open || !in(voters, event->seat) || event->word >= TABLE_CHOICES ||
            (choices & vote_bit(event->word)) == 0 ||
            ballot->answers[event->seat] >= MATCH_ANSWERS_MAX)
            return false;
        ballot->answer[event->seat] = event->word;
        ballot->answers[event->seat]++;
        return true;
    case TABLE_EVENT_VOTE_ENDED:
        if (!ballot->open || (event->word != vote_outcome(match, SEAT_LAW_NEWEST, about, true) &&
                              event->word != vote_outcome(match, SEAT_LAW_FIRST, about, true)))
            return false;
        ballot_close(match, about);
        fold_outcome(match, about, event->word);
        return true;
    default: return false;
    }
}

static bool fold_event(struct match *match, const struct table_event *event)
{
    int last = -1;
    if (match->sitting.called_off || event->seat >= match->setup.seats ||
        event->seat_count > GAME_SEATS_MAX)
        return false;
    for (uint8_t i = 0; i < event->seat_count; i++) {
        if (event->seats[i] <= last || event->seats[i] >= match->setup.seats) return false;
        last = event->seats[i];
    }
    bool of_vote = event->kind == TABLE_EVENT_VOTE_OPENED || event->kind == TABLE_EVENT_VOTED ||
                   event->kind == TABLE_EVENT_VOTE_ENDED;
    return of_vote ? fold_ballot(match, event) : fold_seat(match, event);
}

/* Counts the changes that a person makes to their own seat, by the first event of a row. */
static void count_own(struct match *match, const struct table_event *first)
{
    uint8_t *changes = &match->sitting.changes[first->seat];
    bool own = first->kind == TABLE_EVENT_BOT_SAT || first->kind == TABLE_EVENT_OFFERED;
    if (own && *changes < MATCH_SEAT_CHANGES_MAX) (*changes)++;
}

bool sitting_fold(struct match *match, const struct game_events *events)
{
    struct table_event event;
    if (match->game->to_act(&match->state) == 0) return false;
    for (uint16_t i = 0; i < events->count; i++) {
        memcpy(&event, &events->at[i], sizeof(event));
        if (!fold_event(match, &event)) return false;
        if (i == 0) count_own(match, &event);
    }
    return true;
}

void sitting_note(struct match *match, uint8_t seat)
{
    if (!in(match_deciders(match), seat)) return;
    ballot_close(match, seat);
    if (in(match->sitting.by_vote, seat)) offer_close(match, seat);
    match->sitting.state[seat] = SEAT_PRESENT;
}

/* ---- deciding ---- */

/* The match after the decision, with the events that lead to it. */
struct deciding {
    struct match match;
    enum seat_law law;
    struct game_events *events;
};

static void emit(struct deciding *deciding, const struct table_event *event)
{
    struct game_events *events = deciding->events;
    CHECK(events->count < GAME_EVENTS_MAX);
    memcpy(&events->at[events->count++], event, sizeof(*event));
    bool possible = fold_event(&deciding->match, event);
    CHECK(possible);
}

static void emit_seat(struct deciding *deciding, uint8_t kind, uint8_t seat)
{
    emit(deciding, &(struct table_event){.kind = kind, .seat = seat});
}

static void emit_opened(struct deciding *deciding, uint8_t seat, uint8_t about)
{
    struct table_event event = {.kind = TABLE_EVENT_VOTE_OPENED, .seat = seat, .about = about};
    uint8_t voters = vote_voters(&deciding->match, deciding->law, about);
    for (uint8_t other = 0; other < GAME_SEATS_MAX; other++)
        if (in(voters, other)) event.seats[event.seat_count++] = other;
    emit(deciding, &event);
}

static void emit_vote(struct deciding *deciding, uint8_t kind, uint8_t seat, uint8_t about,
                      uint8_t choice)
{
    emit(deciding,
         &(struct table_event){.kind = kind, .seat = seat, .about = about, .word = choice});
}

/* Emits the result of a claim. A claim that leaves a single person ends the match, because there is
 * no other person to wait for. */
static void emit_claimed(struct deciding *deciding, uint8_t seat, uint8_t about)
{
    emit_seat(deciding, TABLE_EVENT_RESIGNED, about);
    bool alone = vote_voters(&deciding->match, deciding->law, GAME_NOBODY) == 1u << seat;
    if (!alone || deciding->match.sitting.ballot[match_ballot_of(GAME_NOBODY)].open) return;
    emit_opened(deciding, seat, GAME_NOBODY);
    emit_vote(deciding, TABLE_EVENT_VOTED, seat, GAME_NOBODY, TABLE_CHOICE_CALL_OFF);
    emit_vote(deciding, TABLE_EVENT_VOTE_ENDED, seat, GAME_NOBODY, TABLE_CHOICE_CALL_OFF);
}

/* Ends the vote with this choice and emits its consequences. `seat`: the seat whose answer or
 * departure ended it. */
static void emit_ended(struct deciding *deciding, uint8_t seat, uint8_t about, uint8_t choice)
{
    bool substitute = choice == TABLE_CHOICE_SUBSTITUTE;
    if (substitute && in(deciding->match.sitting.offered, about))
        emit_seat(deciding, TABLE_EVENT_OFFER_ENDED, about);
    emit_vote(deciding, TABLE_EVENT_VOTE_ENDED, seat, about, choice);
    if (choice == TABLE_CHOICE_BOT && about != GAME_NOBODY &&
        in(match_deciders(&deciding->match), about))
        emit_seat(deciding, TABLE_EVENT_BOT_SAT, about);
    if (substitute) emit_seat(deciding, TABLE_EVENT_OFFERED, about);
    if (choice == TABLE_CHOICE_CLAIM) emit_claimed(deciding, seat, about);
}

/* Ends the votes that are now decided, because a seat has answered or lost its vote. The end of one
 * vote may decide another one. */
static void emit_decided(struct deciding *deciding, uint8_t seat)
{
    const struct match_sitting *sitting = &deciding->match.sitting;
    for (unsigned i = 0; i < COUNT_OF(sitting->ballot) && !sitting->called_off; i++) {
        uint8_t about = i < GAME_SEATS_MAX ? (uint8_t)i : GAME_NOBODY;
        uint8_t choice = sitting->ballot[i].open
                             ? vote_outcome(&deciding->match, deciding->law, about, false)
                             : TABLE_CHOICE_NONE;
        if (choice == TABLE_CHOICE_NONE) continue;
        emit_ended(deciding, seat, about, choice);
        i = UINT32_MAX; /* start again from the first */
    }
}

static enum game_refusal decide_time_out(struct deciding *deciding, uint8_t seat, uint8_t leaver)
{
    const struct match *match = &deciding->match;
    const struct match_sitting *sitting = &match->sitting;
    if (leaver >= TABLE_LEAVERS) return GAME_BAD_MOVE;
    if (!in(match_deciders(match), seat)) return GAME_BOT_PLAYS;
    if (in(sitting->by_vote, seat) || sitting->ballot[seat].open) return GAME_ALREADY_ASKED;
    emit(deciding,
         &(struct table_event){.kind = TABLE_EVENT_TIMED_OUT, .seat = seat, .word = leaver});
    bool asks = leaver == TABLE_LEAVER_ASK && vote_voters(match, deciding->law, seat) != 0 &&
                vote_choices(match, deciding->law, seat) != 0;
    if (asks)
        emit_opened(deciding, seat, seat);
    else
        emit_seat(deciding,
                  leaver == TABLE_LEAVER_RESIGN ? TABLE_EVENT_RESIGNED : TABLE_EVENT_BOT_SAT, seat);
    return GAME_ACCEPTED;
}

static enum game_refusal decide_vote(struct deciding *deciding, uint8_t seat, uint8_t about,
                                     uint8_t choice)
{
    const struct match *match = &deciding->match;
    const struct match_ballot *ballot = &match->sitting.ballot[match_ballot_of(about)];
    uint8_t voters = vote_voters(match, deciding->law, about);
    if ((vote_choices(match, deciding->law, about) & vote_bit(choice)) == 0 || !in(voters, seat))
        return GAME_NO_VOTE;
    if (!ballot->open) {
        bool alone = deciding->law == SEAT_LAW_NEWEST && voters == 1u << seat;
        if (choice == TABLE_CHOICE_GO_ON) return GAME_NO_VOTE; /* no vote is open */
        if (!alone && match->sitting.opened[seat] >= MATCH_VOTES_MAX) return GAME_TOO_OFTEN;
        emit_opened(deciding, seat, about);
    }
    if (ballot->answer[seat] == choice) return GAME_ALREADY_ASKED;
    if (ballot->answers[seat] >= MATCH_ANSWERS_MAX) return GAME_TOO_OFTEN;
    emit_vote(deciding, TABLE_EVENT_VOTED, seat, about, choice);
    return GAME_ACCEPTED;
}

static enum game_refusal decide_vote_over(struct deciding *deciding, uint8_t seat, uint8_t about)
{
    const struct match *match = &deciding->match;
    if (about != GAME_NOBODY && about >= match->setup.seats) return GAME_BAD_MOVE;
    if (!match->sitting.ballot[match_ballot_of(about)].open) return GAME_NO_VOTE;
    emit_ended(deciding, seat, about, vote_outcome(match, deciding->law, about, true));
    return GAME_ACCEPTED;
}

static enum game_refusal decide_offer_over(struct deciding *deciding, uint8_t seat)
{
    const struct match *match = &deciding->match;
    bool waits = in(match->sitting.by_vote, seat) && in(match_deciders(match), seat);
    if (!in(match->sitting.offered, seat)) return GAME_NOT_OFFERED;
    emit_seat(deciding, TABLE_EVENT_OFFER_ENDED, seat);
    if (waits) emit_seat(deciding, TABLE_EVENT_BOT_SAT, seat);
    return GAME_ACCEPTED;
}

/* Decides a report of the server that a seat's person is absent for long, or gone. */
static enum game_refusal decide_left(struct deciding *deciding, uint8_t seat, uint8_t kind)
{
    const struct match_sitting *sitting = &deciding->match.sitting;
    bool gone = kind == TABLE_MOVE_GONE;
    if (in(sitting->resigned, seat)) return GAME_RESIGNED;
    if (sitting->state[seat] == SEAT_BOT) return GAME_BAD_MOVE;
    if (!gone && !in(sitting->stands_in, seat)) return GAME_NOT_AWAY;
    if (!gone && in(sitting->absent, seat)) return GAME_ALREADY_ASKED;
    emit_seat(deciding, gone ? TABLE_EVENT_GONE : TABLE_EVENT_ABSENT, seat);
    return GAME_ACCEPTED;
}

/* Decides the server's end of a match without moves for very long. A resignation determines its
 * result, so that no player can escape a loss by waiting. */
static enum game_refusal decide_give_up(struct deciding *deciding, uint8_t seat)
{
    if (deciding->match.sitting.resigned == 0) return GAME_BAD_MOVE;
    emit_seat(deciding, TABLE_EVENT_GIVEN_UP, seat);
    return GAME_ACCEPTED;
}

/* Returns true if the decision over which the seat timed out is still owed. */
static bool still_owed(const struct match *match, uint8_t seat)
{
    return match->sitting.state[seat] == SEAT_TIMED_OUT &&
           in(match->game->to_act(&match->state), seat) &&
           match->owed_since[seat] < match->sitting.timed_at[seat];
}

/* Decides an action of a seat's person about their own seat. */
static enum game_refusal decide_own(struct deciding *deciding, uint8_t seat, uint8_t kind)
{
    const struct match *match = &deciding->match;
    const struct match_sitting *sitting = &match->sitting;
    bool person = in(match_deciders(match), seat);
    bool offered = in(sitting->offered, seat);
    if (in(sitting->resigned, seat)) return GAME_RESIGNED;
    if (sitting->state[seat] == SEAT_BOT) return GAME_BAD_MOVE;
    if ((kind == TABLE_MOVE_BOT || kind == TABLE_MOVE_OFFER) &&
        sitting->changes[seat] >= MATCH_SEAT_CHANGES_MAX)
        return GAME_TOO_OFTEN;
    switch (kind) {
    case TABLE_MOVE_BOT:
        if (!person) return GAME_BOT_PLAYS;
        emit_seat(deciding, TABLE_EVENT_BOT_SAT, seat);
        return GAME_ACCEPTED;
    case TABLE_MOVE_BACK:
        if (person) return GAME_NOT_AWAY;
        if (deciding->law == SEAT_LAW_NEWEST && still_owed(match, seat)) return GAME_STILL_OWED;
        emit_seat(deciding, TABLE_EVENT_CAME_BACK, seat);
        return GAME_ACCEPTED;
    case TABLE_MOVE_RESIGN: emit_seat(deciding, TABLE_EVENT_RESIGNED, seat); return GAME_ACCEPTED;
    case TABLE_MOVE_OFFER:
        if (offered || sitting->ballot[seat].open) return GAME_ALREADY_ASKED;
        emit_seat(deciding, TABLE_EVENT_OFFERED, seat);
        return GAME_ACCEPTED;
    case TABLE_MOVE_KEEP:
    case TABLE_MOVE_SUBSTITUTE:
        if (!offered) return GAME_NOT_OFFERED;
        emit_seat(deciding,
                  kind == TABLE_MOVE_KEEP ? TABLE_EVENT_OFFER_ENDED : TABLE_EVENT_SUBSTITUTED,
                  seat);
        return GAME_ACCEPTED;
    default: return GAME_BAD_MOVE;
    }
}

/* Checks that the move uses only the bytes of its kind. */
static bool well_formed(const struct table_move *move)
{
    struct table_move plain = {.kind = move->kind};
    if (move->kind == TABLE_MOVE_VOTE || move->kind == TABLE_MOVE_VOTE_OVER)
        plain.about = move->about;
    if (move->kind == TABLE_MOVE_VOTE || move->kind == TABLE_MOVE_TIME_OUT) plain.word = move->word;
    return memcmp(&plain, move, sizeof(plain)) == 0 && move->word < TABLE_CHOICES;
}

enum game_refusal sitting_decide(const struct match *match, enum seat_law law, uint8_t seat,
                                 const struct game_move *bytes, struct match_proposal *proposal)
{
    struct deciding deciding = {.match = *match, .law = law, .events = &proposal->events};
    enum game_refusal refusal = GAME_BAD_MOVE;
    struct table_move move;
    memcpy(&move, bytes, sizeof(move));
    if (match->game->to_act(&match->state) == 0 || match->sitting.called_off) return GAME_OVER;
    if (!well_formed(&move)) return GAME_BAD_MOVE;
    switch (move.kind) {
    case TABLE_MOVE_TIME_OUT: refusal = decide_time_out(&deciding, seat, move.word); break;
    case TABLE_MOVE_VOTE: refusal = decide_vote(&deciding, seat, move.about, move.word); break;
    case TABLE_MOVE_VOTE_OVER: refusal = decide_vote_over(&deciding, seat, move.about); break;
    case TABLE_MOVE_OFFER_OVER: refusal = decide_offer_over(&deciding, seat); break;
    case TABLE_MOVE_GIVE_UP: refusal = decide_give_up(&deciding, seat); break;
    case TABLE_MOVE_GONE:
    case TABLE_MOVE_ABSENT: refusal = decide_left(&deciding, seat, move.kind); break;
    default: refusal = decide_own(&deciding, seat, move.kind); break;
    }
    if (refusal != GAME_ACCEPTED) return refusal;
    emit_decided(&deciding, seat);
    proposal->state = match->state;
    proposal->state_hash = match->state_hash;
    return GAME_ACCEPTED;
}

bool sitting_expects_current(const struct match *match, const struct game_move *bytes,
                             uint32_t expects)
{
    struct table_move move;
    memcpy(&move, bytes, sizeof(move));
    if (move.kind != TABLE_MOVE_VOTE) return true;
    const struct match_ballot *ballot = &match->sitting.ballot[match_ballot_of(move.about)];
    return !ballot->open || expects >= ballot->since;
}
