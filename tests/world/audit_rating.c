/* Ratings: each row that a match has made is what its ranks, those who answer for its seats and the
 * rows before it make; whoever answers decided for the seat more often than anybody else. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/base.h"
#include "base/encoding/text.h"
#include "world/audit_internal.h"
#include "world/rated.h"

#define EXACT   0.01 /* of a rating and a deviation: they are stored to a thousandth */
#define EXACTLY 1e-7 /* of a volatility: its logarithm is looked for to a millionth */

struct player {
    int64_t user;
    char bot[24]; /* "": a person, or an account that a program plays by */
    bool program;
    int rank;
};

/* Returns the user who answers for a seat by the model; 0: two decided equally often. */
static int64_t holder_of(const struct audit_seat *seat)
{
    const struct holding *most = &seat->held[0];
    bool alone = true;
    for (size_t i = 1; i < COUNT_OF(seat->held); i++) {
        if (seat->held[i].user == 0) break;
        alone = seat->held[i].decisions != most->decisions &&
                (alone || seat->held[i].decisions > most->decisions);
        if (seat->held[i].decisions > most->decisions) most = &seat->held[i];
    }
    return alone ? most->user : 0;
}

static bool players_read(const struct audit_match *match, struct player players[AUDIT_SEATS])
{
    sqlite3_stmt *seats = asked_of(
        "SELECT seat, coalesce(answers, 0), CASE WHEN answers IS NULL THEN coalesce(bot, '') "
        "ELSE '' END, coalesce(bot_account, 0), coalesce(rank, 0) FROM seat "
        "LEFT JOIN user ON user.id = answers WHERE match_number = ?",
        "n", match->number);
    int known = 0;
    while (sqlite3_step(seats) == SQLITE_ROW) {
        int seat = sqlite3_column_int(seats, 0);
        struct player *at = &players[seat];
        *at = (struct player){.user = sqlite3_column_int64(seats, 1),
                              .program = sqlite3_column_int(seats, 3) != 0,
                              .rank = sqlite3_column_int(seats, 4)};
        (void)text_copy(at->bot, sizeof(at->bot), (const char *)sqlite3_column_text(seats, 2));
        int64_t most = match->seat[seat].state == BOT ? 0 : holder_of(&match->seat[seat]);
        if (most != 0 && most != at->user && !is_gone(most))
            finding("answers_wrong",
                    "%s: seat %d is user %lld's by its decisions and user %lld's "
                    "by the file",
                    match->id, seat, (long long)most, (long long)at->user);
        known += at->user != 0 || at->bot[0] != '\0';
    }
    return known >= 2;
}

static bool same(const struct player *one, const struct player *two)
{
    return one->user == two->user && strcmp(one->bot, two->bot) == 0;
}

/* The games of a player in a pool: each of the seats against each of the others', which together
 * are one game. Returns how many. */
static size_t games_of(const struct audit_match *match, const struct player players[AUDIT_SEATS],
                       const struct player *who, bool bots,
                       struct glicko_game games[AUDIT_SEATS * AUDIT_SEATS])
{
    size_t count = 0;
    int had = 0;
    for (int seat = 0; seat < match->seats; seat++) had += same(&players[seat], who);
    for (int at = 0; at < match->seats * match->seats; at++) {
        const struct player *own = &players[at / match->seats];
        const struct player *other = &players[at % match->seats];
        bool nobody = other->user == 0 && other->bot[0] == '\0';
        bool bot = who->user == 0 || who->program || other->user == 0 || other->program;
        if (!same(own, who) || same(other, who) || nobody || bot != bots) continue;
        games[count++] = (struct glicko_game){
            .other = rated_before(match->number, bots ? "bots" : "people", other->user, other->bot),
            .score = own->rank < other->rank    ? 1
                     : own->rank == other->rank ? 0.5
                                                : 0,
            .share = 1.0 / (had * (match->seats - 1))};
    }
    return count;
}

static void rating_compare(const struct audit_match *match, const struct player *who,
                           const struct glicko *row, const struct glicko *after)
{
    if (fabs(row->rating - after->rating) > EXACT ||
        fabs(row->deviation - after->deviation) > EXACT ||
        fabs(row->volatility - after->volatility) > EXACTLY)
        finding("rating_differs", "%s: user %lld, bot %s has %f, %f, %f and should have %f, %f, %f",
                match->id, (long long)who->user, who->bot, row->rating, row->deviation,
                row->volatility, after->rating, after->deviation, after->volatility);
}

void rating_look(const struct audit_match *match)
{
    struct player players[AUDIT_SEATS];
    struct glicko_game games[AUDIT_SEATS * AUDIT_SEATS];
    bool known = players_read(match, players);
    if (!known || !match->listed || match->unrated) return;
    for (int pair = 0; pair < 2 * match->seats; pair++) {
        const struct player *who = &players[pair / 2];
        if (who->user == 0 && who->bot[0] == '\0') continue;
        const char *pool = pair % 2 == 1 ? "bots" : "people";
        size_t count = games_of(match, players, who, pair % 2 == 1, games);
        if (count == 0) continue;
        struct glicko before = rated_before(match->number, pool, who->user, who->bot);
        struct glicko row = rated_after(match->number, pool, who->user, who->bot);
        struct glicko after = glicko_after(before, games, count);
        rating_compare(match, who, &row, &after);
    }
}
