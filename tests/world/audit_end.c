/* How a match ends, and who answers for it. */
#include <stdio.h>
#include <string.h>

#include "base/base.h"
#include "world/audit_internal.h"

static int rank_of(const struct audit_match *match, int seat)
{
    sqlite3_stmt *one = asked_of("SELECT coalesce(rank, 0) FROM seat WHERE match_number = ? AND "
                                 "seat = ?",
                                 "nn", match->number, (int64_t)seat);
    if (sqlite3_step(one) == SQLITE_ROW) return sqlite3_column_int(one, 0);
    finding("seat_missing", "%s has ended, and seat %d is not stored", match->id, seat);
    return 0;
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

void match_ended(struct audit_match *match, const char *reason)
{
    bool rated =
        asked_number("SELECT count(*) FROM rating WHERE match_number = ?", "n", match->number) > 0;
    if (!match->started) return;
    bool over = strcmp(match->status, "over") == 0;
    if (!over && match->resigned)
        finding("result_lost", "%s: %s, without a result after a resignation", match->id, reason);
    if (!over && !match->resigned && rated)
        finding("rated_without_result", "%s: rated although it ended by %s", match->id, reason);
    if (!over) return;
    ranks_look(match);
    if (match->unrated && rated)
        finding("rated_after_undo",
                "%s: rated although moves were taken back without another "
                "person's consent",
                match->id);
    rating_look(match);
}
