/* How a match ends, and who answers for it. */
#include <stdio.h>
#include <string.h>

#include "base/base.h"
#include "world/audit_internal.h"

static int rank_of(const struct audit_match *match, int seat)
{
    sqlite3_stmt *one = asked("SELECT coalesce(rank, 0) FROM seat WHERE match_number = ? AND "
                              "seat = ?");
    CHECK(sqlite3_bind_int64(one, 1, match->number) == SQLITE_OK);
    CHECK(sqlite3_bind_int(one, 2, seat) == SQLITE_OK);
    if (sqlite3_step(one) == SQLITE_ROW) return sqlite3_column_int(one, 0);
    finding("seat_missing", "%s has ended, and seat %d is not stored", match->id, seat);
    return 0;
}

/* Whether the user has a rating row for the match; 0: whether anybody has. */
static bool is_rated(const struct audit_match *match, int64_t user)
{
    sqlite3_stmt *count = asked("SELECT count(*) FROM rating WHERE match_number = ?1 AND "
                                "(?2 = 0 OR user = ?2)");
    CHECK(sqlite3_bind_int64(count, 1, match->number) == SQLITE_OK);
    CHECK(sqlite3_bind_int64(count, 2, user) == SQLITE_OK && sqlite3_step(count) == SQLITE_ROW);
    return sqlite3_column_int(count, 0) > 0;
}

/* Who held the seat for most of its decisions, more than half of them; 0: nobody did so clearly. */
static int64_t holder_of(const struct audit_seat *seat)
{
    const struct holding *most = &seat->held[0];
    unsigned sum = 0;
    for (int i = 0; i < AUDIT_HOLDERS; i++) {
        sum += seat->held[i].decisions;
        if (seat->held[i].decisions > most->decisions) most = &seat->held[i];
    }
    return 2 * most->decisions > sum && sum >= 8 ? most->user : 0;
}

static void ranks_look(const struct audit_match *match)
{
    int worst = 0;
    for (int seat = 0; seat < match->seats; seat++) {
        int rank = rank_of(match, seat);
        if (rank == 0) finding("no_rank", "%s is over and seat %d has no rank", match->id, seat);
        if (match->seat[seat].state < RESIGNED || match->seat[seat].state == BOT)
            worst = rank > worst ? rank : worst;
    }
    for (int seat = 0; seat < match->seats; seat++)
        if (match->seat[seat].state == RESIGNED && rank_of(match, seat) <= worst)
            finding("resigned_before", "%s: seat %d has resigned and is not behind the others",
                    match->id, seat);
}

/* Two seats that answer for themselves, at least one of which is a person's: each is rated. */
static void ratings_look(const struct audit_match *match)
{
    unsigned holders = 0;
    for (int seat = 0; seat < match->seats; seat++)
        holders += holder_of(&match->seat[seat]) != 0 || match->seat[seat].state == BOT;
    if (match->unrated && is_rated(match, 0))
        finding("rated_after_undo",
                "%s: rated although moves were taken back without another "
                "person's consent",
                match->id);
    if (!match->listed || match->unrated || holders < 2) return;
    for (int seat = 0; seat < match->seats; seat++) {
        int64_t user = holder_of(&match->seat[seat]);
        if (user != 0 && !is_gone(user) && !is_rated(match, user))
            finding("result_fled",
                    "%s: user %lld held seat %d for most of its decisions and is not "
                    "rated",
                    match->id, (long long)user, seat);
    }
}

void match_ended(struct audit_match *match, const char *reason)
{
    if (!match->started || match->closing) return;
    bool over = strcmp(match->status, "over") == 0;
    bool by_hand = strcmp(reason, "called_off") == 0;
    if (!over && by_hand && match->resigned)
        finding("result_lost", "%s: called off without a result after somebody has resigned",
                match->id);
    if (!over && !match->resigned && is_rated(match, 0))
        finding("rated_without_result", "%s: rated although it ended by %s", match->id, reason);
    if (!over) return;
    ranks_look(match);
    ratings_look(match);
}
