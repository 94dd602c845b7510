/* The permitted effects of a log row on seats: the law of the table. */
#include <stdio.h>
#include <string.h>

#include "base/base.h"
#include "base/encoding/text.h"
#include "world/audit_internal.h"

static bool in(unsigned set, int seat)
{
    return (set >> seat & 1) != 0;
}

static const char *const state_words[] = {"present",  "away", "timed_out",
                                          "resigned", "gone", "bot"};

/* Returns whether calling off the match or undoing moves requires the seat's consent. */
static bool consents(const struct audit_seat *seat)
{
    return !seat->absent && seat->state <= TIMED_OUT && seat->user != 0;
}

static void offered_end(struct audit_seat *seat)
{
    seat->offered = false;
    seat->offered_by_owner = false;
}

/* A row does to a seat what it may not. */
static void broken(const char *name, const struct audit_match *match, const struct row *row,
                   int seat, const char *words)
{
    const struct audit_seat *at = &match->seat[seat];
    finding(name, "%s: row %lld by user %lld: seat %d of user %lld, who is %s%s: %s", match->id,
            (long long)row->seq, (long long)row->user, seat, (long long)at->user,
            at->absent ? "absent, " : "", state_words[at->state], words);
}

static void undo_vote_end(struct audit_match *match)
{
    match->asked_ms = 0;
    match->agreed = 0;
}

/* Somebody else decides for the seat from now on: nothing is voted about it any more, and what it
 * has said in votes is not said. */
static void handed_over(struct audit_match *match, int at, bool bot)
{
    match->seat[at].bot = bot;
    match->seat[at].ballot.open = false;
    match->call_off.choice[at][0] = '\0';
    for (int seat = 0; seat < match->seats; seat++) match->seat[seat].ballot.choice[at][0] = '\0';
    if (match->asked_ms != 0 && (at == match->asker || in(match->asked_seats, at)))
        undo_vote_end(match);
}

/* ---- votes ---- */

static struct ballot *ballot_of(struct audit_match *match, const cJSON *event)
{
    int64_t about = member_number(event, "about", AUDIT_NOBODY);
    return about == AUDIT_NOBODY ? &match->call_off : &match->seat[about].ballot;
}

/* No vote about a seat whose own clock has time left; none while its bot plays at its wish. */
static void vote_may_open(const struct audit_match *match, int about, const struct row *row)
{
    const struct audit_seat *seat = &match->seat[about];
    bool idle = !match->clock && seat->owes_ms != 0 &&
                row->at_ms - seat->owes_ms >= AUDIT_DAY_MS - AUDIT_CHARGE_MS;
    if (seat->state == PRESENT && !idle)
        broken("vote_before_time", match, row, about, "a vote begins although its time is not up");
    if (seat->state == AWAY && !seat->absent)
        broken("vote_about_away", match, row, about,
               "a vote begins although a bot plays at its own wish");
    if (seat->state >= RESIGNED)
        broken("vote_about_final", match, row, about, "a vote begins although it is out for good");
}

static void vote_opened(struct audit_match *match, const cJSON *event, const struct row *row)
{
    struct ballot *ballot = ballot_of(match, event);
    int about = (int)member_number(event, "about", AUDIT_NOBODY);
    *ballot = (struct ballot){
        .open = true, .opened_ms = row->at_ms, .voters = member_seats(event, "seats")};
    if (about == AUDIT_NOBODY) return;
    vote_may_open(match, about, row);
    match->seat[about].told_vote_due = user_of(match->seat[about].user)->address;
    for (int seat = 0; seat < match->seats; seat++)
        if (in(ballot->voters, seat) && match->seat[seat].state != PRESENT)
            broken("voter_not_present", match, row, seat, "it is asked for its vote");
}

static unsigned wanted(const struct ballot *ballot, const char *word)
{
    unsigned count = 0;
    for (int seat = 0; seat < AUDIT_SEATS; seat++)
        count += in(ballot->voters, seat) && strcmp(ballot->choice[seat], word) == 0;
    return count;
}

/* Everybody who has not resigned, is not gone and not absent has said so. */
static void called_off(const struct audit_match *match, const struct row *row)
{
    for (int seat = 0; seat < match->seats; seat++) {
        bool said = strcmp(match->call_off.choice[seat], "call_off") == 0;
        if (!consents(&match->seat[seat]) || said) continue;
        broken("ended_without_consent", match, row, seat,
               "the match is called off, and it has not said so");
    }
}

static void vote_ended(struct audit_match *match, const cJSON *event, const struct row *row)
{
    struct ballot *ballot = ballot_of(match, event);
    int about = (int)member_number(event, "about", AUDIT_NOBODY);
    const char *word = member_text(event, "choice");
    if (strcmp(word, "call_off") == 0) called_off(match, row);
    ballot->open = false;
    if (about == AUDIT_NOBODY) return;
    struct audit_seat *seat = &match->seat[about];
    if (strcmp(word, "substitute") == 0 && wanted(ballot, word) < 2)
        broken("substitute_by_one", match, row, about, "it is given away by less than two");
    if (strcmp(word, "substitute") == 0 && strcmp(match->game, "clans") == 0)
        broken("hidden_to_substitute", match, row, about,
               "it is given away by a vote, with its clan");
    bool lost = strcmp(word, "bot") == 0 || strcmp(word, "substitute") == 0;
    if (lost && seat->state == PRESENT) seat->state = TIMED_OUT;
    if (strcmp(word, "wait") == 0 && seat->state == TIMED_OUT && !seat->bot) seat->state = PRESENT;
    if (strcmp(word, "claim") == 0) {
        int64_t least_ms = match->live ? 2 * 60000LL : AUDIT_DAY_MS;
        if (seat->state != TIMED_OUT || row->at_ms - seat->timed_out_ms < least_ms)
            broken("claim_too_soon", match, row, about, "it is claimed");
        seat->state = RESIGNED;
        seat->claimed_seq = row->seq;
        match->resigned = true;
    }
}

static void voted(struct audit_match *match, const cJSON *event)
{
    struct ballot *ballot = ballot_of(match, event);
    int seat = (int)member_number(event, "seat", 0);
    (void)text_copy(ballot->choice[seat], sizeof(ballot->choice[seat]),
                    member_text(event, "choice"));
}

/* ---- taking back ---- */

static bool row_reveals(const cJSON *events)
{
    static const char *const ends[] = {"rolled", "turned", "shuffled",   "drawn",
                                       "seen",   "shown",  "herd_moved", "disc_removed"};
    const cJSON *event;
    cJSON_ArrayForEach(event, events)
    {
        const char *kind = member_text(event, "kind");
        if (strcmp(kind, "returned") == 0) continue; /* home, and not a card */
        for (size_t i = 0; i < COUNT_OF(ends); i++)
            if (strlen(kind) >= strlen(ends[i]) &&
                strcmp(kind + strlen(kind) - strlen(ends[i]), ends[i]) == 0)
                return true;
    }
    return false;
}

/* Returns true if more than moves of that seat that reveal nothing goes. */
static bool rows_undone(struct audit_match *match, int asker, int64_t to, int64_t from)
{
    bool more = false;
    for (int64_t seq = to + 1; seq < from; seq++) {
        struct audit_row *row = &match->rows[seq % AUDIT_ROWS];
        if (row->undone || !row->decision) continue;
        row->undone = true;
        more = more || row->reveals || row->seat != asker;
        struct audit_seat *seat = &match->seat[row->seat];
        for (int i = 0; i < AUDIT_HOLDERS; i++)
            if (seat->held[i].user == row->user && seat->held[i].decisions > 0)
                seat->held[i].decisions--;
    }
    return more;
}

static void undone(struct audit_match *match, const cJSON *event, const struct row *row)
{
    int64_t to = member_number(event, "version", 0);
    int asker = (int)member_number(event, "seat", 0);
    bool free = strstr(row->move, "\"undo\"") != NULL;
    unsigned agreed = match->agreed | member_seats(event, "seats");
    bool more = rows_undone(match, asker, to, row->seq);
    bool consented = false;
    for (int seat = 0; seat < match->seats; seat++) {
        if (seat == asker) continue;
        consented = consented || (in(agreed, seat) && match->seat[seat].user != 0);
        if ((more || !free) && consents(&match->seat[seat]) && !in(agreed, seat))
            broken("undo_without_consent", match, row, seat,
                   "moves are taken back, and it has not agreed");
    }
    match->rows[row->seq % AUDIT_ROWS].undoes = true;
    if (more && !consented) match->unrated = true;
    undo_vote_end(match);
}

/* ---- seats ---- */

static void resigned(struct audit_match *match, int at, const struct row *row)
{
    struct audit_seat *seat = &match->seat[at];
    bool own = row->user == seat->user && strstr(row->move, "seat_resign") != NULL;
    bool timed = strstr(row->move, "seat_time_out") != NULL;
    bool voted_so = seat->claimed_seq == row->seq; /* by whatever ended the vote */
    if (!own && !timed && !voted_so && seat->state != GONE)
        broken("resigned_by_other", match, row, at, "another user makes it resign");
    if (seat->state != GONE) seat->state = RESIGNED;
    match->resigned = true;
    offered_end(seat);
}

static void came_back(struct audit_match *match, int at, const struct row *row)
{
    struct audit_seat *seat = &match->seat[at];
    if (row->user != seat->user || seat->state >= RESIGNED)
        broken("back_by_other", match, row, at, "another user comes back to it");
    if (seat->state == TIMED_OUT && in(match->owed, at) &&
        seat->decided_seq <= seat->timed_out_seq && match->clock)
        broken("back_while_owing", match, row, at,
               "its person is back and owes what its time ran out over");
    seat->state = PRESENT;
    seat->absent = false;
}

static void substituted(struct audit_match *match, int at, const struct row *row)
{
    struct audit_seat *seat = &match->seat[at];
    bool final = seat->state == TIMED_OUT || seat->absent || seat->state >= RESIGNED;
    if (!seat->offered_by_owner && !final)
        broken("owner_lost_seat", match, row, at, "another user has it now");
    may_see(match, seat->user);
    seat->user = row->user;
    seat->state = PRESENT;
    seat->absent = false;
    seat->told_vote_due = false;
    offered_end(seat);
    int holder = 0;
    while (seat->held[holder].user != 0 && seat->held[holder].user != row->user)
        CHECK(++holder < AUDIT_HOLDERS);
    seat->held[holder].user = row->user;
}

/* Returns whether conditional moves of a user wait there. */
/* Those of before the undo vote did not fit when the turn began, or they would have moved. */
static bool has_conditional(const struct audit_match *match, int64_t user)
{
    return asked_number("SELECT count(*) FROM orders WHERE match_number = ? AND user = ? "
                        "AND text <> '' AND at_ms >= ?",
                        "nnn", match->number, user, match->asked_ms) > 0;
}

static void timed_out(struct audit_match *match, int at, const struct row *row)
{
    struct audit_seat *seat = &match->seat[at];
    int64_t left_ms = clock_left_least(match, at, row->at_ms);
    if (left_ms > AUDIT_CHARGE_MS)
        broken("timed_out_early", match, row, at, "its time runs out too early");
    if (match->asked_ms != 0 && at != match->asker && has_conditional(match, seat->user))
        broken("timed_out_in_undo", match, row, at,
               "its time runs out in an undo vote, while its conditional moves wait");
    seat->state = TIMED_OUT;
    seat->timed_out_ms = row->at_ms;
    seat->timed_out_seq = seat->decided_seq;
}

static void event_seen(struct audit_match *match, const cJSON *event, const struct row *row)
{
    const char *kind = member_text(event, "kind");
    int at = (int)member_number(event, "seat", 0);
    struct audit_seat *seat = &match->seat[at % AUDIT_SEATS];
    if (strcmp(kind, "vote_opened") == 0) vote_opened(match, event, row);
    if (strcmp(kind, "voted") == 0) voted(match, event);
    if (strcmp(kind, "vote_ended") == 0) vote_ended(match, event, row);
    if (strcmp(kind, "undone") == 0) undone(match, event, row);
    if (strcmp(kind, "undo_refused") == 0 || strcmp(kind, "undo_over") == 0) undo_vote_end(match);
    if (strcmp(kind, "gone") == 0) {
        seat->state = GONE;
        match->resigned = true;
        offered_end(seat);
    }
    if (strcmp(kind, "undo_agreed") == 0) match->agreed |= 1u << at;
    if (strcmp(kind, "resigned") == 0) resigned(match, at, row);
    if (strcmp(kind, "came_back") == 0) came_back(match, at, row);
    if (strcmp(kind, "substituted") == 0) substituted(match, at, row);
    if (strcmp(kind, "timed_out") == 0) timed_out(match, at, row);
    if (strcmp(kind, "absent") == 0) seat->absent = true;
    if (strcmp(kind, "offer_ended") == 0) {
        seat->offer_ended_by_vote = seat->offered && !seat->offered_by_owner;
        offered_end(seat);
    }
    if (strcmp(kind, "bot_sat") == 0 && seat->state == PRESENT) {
        bool over = strstr(row->move, "seat_offer_over") != NULL && seat->offer_ended_by_vote;
        if (row->user != seat->user && !over)
            broken("bot_by_other", match, row, at, "another user puts a bot there");
        seat->state = over ? TIMED_OUT : AWAY;
    }
    if (strcmp(kind, "bot_sat") == 0 || strcmp(kind, "resigned") == 0 || strcmp(kind, "gone") == 0)
        handed_over(match, at, true);
    if (strcmp(kind, "came_back") == 0 || strcmp(kind, "substituted") == 0) {
        handed_over(match, at, false);
        offered_end(seat);
    }
    if (strcmp(kind, "undo_asked") == 0) {
        match->asked_ms = row->at_ms;
        match->asker = at;
        match->agreed = 0;
        match->asked_seats = member_seats(event, "seats");
    }
    if (strcmp(kind, "offered") == 0) {
        seat->offered = true;
        seat->offered_ms = row->at_ms;
        seat->offered_by_owner = row->user == seat->user && strstr(row->move, "seat_offer") != NULL;
    }
}

/* ---- rows ---- */

static void began(struct audit_match *match)
{
    match->started = true;
    for (int seat = 0; seat < match->seats; seat++) {
        struct audit_seat *at = &match->seat[seat];
        at->left_ms = match->bank_ms;
        at->timed_out_seq = -1;
        may_see(match, at->user);
        if (is_gone(at->user))
            finding("ghost_started", "%s begins with user %lld, who is gone", match->id,
                    (long long)at->user);
    }
}

static void decision_seen(struct audit_match *match, const struct row *row)
{
    struct audit_seat *seat = &match->seat[row->seat];
    undo_vote_end(match);
    seat->decided_seq = row->seq;
    if (!seat->bot) { /* it has moved while the others voted */
        if (seat->state == TIMED_OUT) {
            seat->state = PRESENT;
            if (!seat->offered_by_owner) offered_end(seat);
        }
        seat->ballot.open = false;
    }
    if (row->user != 0 && row->user != seat->user)
        broken("moved_by_other", match, row, row->seat, "another user moves for it");
    if (row->conditional && is_gone(seat->user))
        broken("gone_moves", match, row, row->seat, "conditional moves of a gone user");
    for (int i = 0; seat->user != 0 && i < AUDIT_HOLDERS; i++)
        if (seat->held[i].user == seat->user) seat->held[i].decisions++;
}

static void owed_note(struct audit_match *match, const struct row *row)
{
    for (int seat = 0; seat < match->seats; seat++) {
        struct audit_seat *at = &match->seat[seat];
        const struct audit_row *kept = &match->rows[row->seq % AUDIT_ROWS];
        bool anew = kept->undoes || (seat == row->seat && kept->decision);
        if (!in(row->owed, seat))
            at->owes_ms = 0;
        else if (at->owes_ms == 0 || anew)
            at->owes_ms = row->at_ms;
    }
    match->owed = row->owed;
}

void row_seen(struct audit_match *match, const struct row *row)
{
    const cJSON *event;
    if (match->rows == NULL) {
        finding("row_after_end", "%s: row %lld comes after the end", match->id,
                (long long)row->seq);
        return;
    }
    struct audit_row *kept = &match->rows[row->seq % AUDIT_ROWS];
    cJSON *move = row->move != NULL ? cJSON_Parse(row->move) : NULL;
    bool of_table = row->seq == 0 || is_table_kind(member_text(move, "kind"));
    *kept = (struct audit_row){.seat = row->seat,
                               .user = row->seat >= 0 ? match->seat[row->seat].user : 0,
                               .decision = !of_table,
                               .reveals = row_reveals(row->events)};
    cJSON_Delete(move);
    if (row->seq == 0) began(match);
    if (row->seq != match->seq + (row->seq > 0))
        finding("row_missing", "%s: row %lld comes after %lld", match->id, (long long)row->seq,
                (long long)match->seq);
    if (row->clocks != NULL) row_clocks(match, row);
    cJSON_ArrayForEach(event, row->events) event_seen(match, event, row);
    if (!of_table) decision_seen(match, row);
    owed_note(match, row);
    match->seq = row->seq;
    match->at_ms = row->at_ms;
    match->clock_ms = row->clock_ms;
}
