#include "tournament/formats/rounds.h"

#include "tournament/formats/groups.h"
#include "tournament/formats/knockout.h"
#include "tournament/meetings.h"
#include "tournament/formats/robin.h"
#include "tournament/standings/standings.h"
#include "tournament/formats/swiss.h"

static bool running(const struct tournament *tournament)
{
    for (uint32_t i = 0; i < tournament->table_count; i++)
        if (!tournament->tables[i].over) return true;
    return false;
}

static void robin_round(const struct tournament *tournament, struct tournament_scratch *scratch,
                        struct pairing *pairing)
{
    uint32_t *players = scratch_array(scratch, tournament->player_count, sizeof(*players));
    uint32_t count = 0;
    for (uint32_t i = 0; i < tournament->player_count; i++)
        if (tournament_player_present(&tournament->players[i], 0)) players[count++] = i;
    if (count >= 2 && pairing->round < robin_rounds(&tournament->rules, count))
        robin_pair(tournament, players, count, pairing->round, scratch, pairing);
}

/* Returns whether the format has no room for so many players: its schedule is made as a whole. */
static bool too_many(const struct tournament *tournament)
{
    uint32_t count = tournament->player_count;
    switch ((enum tournament_format)tournament->rules.format) {
    case TOURNAMENT_ROBIN: return count > TOURNAMENT_ROBIN_PLAYERS_MAX;
    case TOURNAMENT_GROUPS:
        return count > (uint32_t)TOURNAMENT_ROBIN_PLAYERS_MAX * tournament->rules.groups;
    case TOURNAMENT_SWISS:
    case TOURNAMENT_KNOCKOUT: break;
    }
    return count > TOURNAMENT_PLAYERS_MAX;
}

/* Returns whether a round has a table at which somebody meets somebody. */
static bool has_table(const struct pairing *pairing)
{
    for (uint32_t i = 0; i < pairing->count; i++)
        if (!tournament_table_bye(&pairing->tables[i])) return true;
    return false;
}

enum rounds_next rounds_pair(const struct tournament *tournament,
                             struct tournament_scratch *scratch, struct tournament_table *tables,
                             uint32_t *count)
{
    size_t used = scratch->used;
    struct pairing pairing = {.tables = tables, .round = tournament_round_count(tournament)};
    *count = 0;
    if (too_many(tournament)) return ROUNDS_TOO_MANY;
    if (running(tournament)) return ROUNDS_RUNNING;
    if (pairing.round >= TOURNAMENT_ROUNDS_MAX) return ROUNDS_OVER;
    switch ((enum tournament_format)tournament->rules.format) {
    case TOURNAMENT_ROBIN: robin_round(tournament, scratch, &pairing); break;
    case TOURNAMENT_SWISS:
        if (pairing.round < tournament->rules.rounds) swiss_pair(tournament, scratch, &pairing);
        break;
    case TOURNAMENT_GROUPS: groups_pair(tournament, scratch, &pairing); break;
    case TOURNAMENT_KNOCKOUT: knockout_pair(tournament, scratch, &pairing); break;
    }
    uint32_t *starts = scratch_array(scratch, tournament->player_count, sizeof(*starts));
    pairing_starts_count(tournament, starts);
    pairing_starts_order(&pairing, tournament->seed, starts);
    scratch->used = used;
    if (!has_table(&pairing)) return ROUNDS_OVER;
    *count = pairing.count;
    return ROUNDS_PAIRED;
}

struct rounds_history rounds_history_of(const struct tournament *tournament, uint16_t round,
                                        struct tournament_scratch *scratch)
{
    struct tournament before = *tournament;
    uint32_t count = before.player_count;
    while (before.table_count > 0 && before.tables[before.table_count - 1].round >= round)
        before.table_count--;
    int64_t *points = scratch_array(scratch, count, sizeof(*points));
    struct standing *rows = scratch_array(scratch, count, sizeof(*rows));
    standings_make(&before, scratch, rows);
    for (uint32_t i = 0; i < count; i++) points[rows[i].player] = rows[i].points;
    return (struct rounds_history){.points = points,
                                   .meetings = meetings_of(&before, round, scratch)};
}

struct rounds_reason rounds_reason_of(const struct rounds_history *history,
                                      const struct tournament_table *table)
{
    struct rounds_reason reason = {.bye = tournament_table_bye(table),
                                   .points_most = history->points[table->player[0]],
                                   .points_least = history->points[table->player[0]]};
    for (unsigned i = 0; i < table->count; i++) {
        uint32_t player = table->player[i];
        int64_t points = history->points[player];
        if (points > reason.points_most) reason.points_most = points;
        if (points < reason.points_least) reason.points_least = points;
        for (unsigned j = 0; j < i; j++)
            if (meetings_count(&history->meetings, player, table->player[j]) > 0) reason.met++;
    }
    for (unsigned i = 0; i < table->count; i++)
        if (history->points[table->player[i]] < reason.points_most) reason.floated++;
    return reason;
}
