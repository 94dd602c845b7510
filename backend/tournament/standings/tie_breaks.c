#include "tournament/standings/tie_breaks.h"

#define MILLION 1000000

/* FIDE's table 8.1a: the difference of ratings for a share of 50, 51, ... 100 percent. */
static const int16_t differences[] = {
    0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
    125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
    284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
};
_Static_assert(COUNT_OF(differences) == 51, "one for each percent");

static void counted_add(const struct tie_breaks *sums, uint32_t *next, bool list)
{
    for (uint32_t i = 0; i < sums->tournament->table_count; i++) {
        const struct tournament_table *table = &sums->tournament->tables[i];
        for (unsigned j = 0; j < table->count; j++) {
            if (!levels_table_counts(sums->levels, table, table->player[j])) continue;
            uint32_t at = next[table->player[j]]++;
            if (list) sums->tables[at] = i;
        }
    }
}

static unsigned index_of(const struct tournament_table *table, uint32_t player)
{
    unsigned index = 0;
    while (table->player[index] != player) index++;
    return index;
}

struct tie_breaks tie_breaks_of(const struct tournament *tournament, const struct levels *levels,
                                struct tournament_scratch *scratch)
{
    uint32_t count = tournament->player_count;
    struct tie_breaks sums = {
        .tournament = tournament,
        .levels = levels,
        .points = scratch_array(scratch, count, sizeof(*sums.points)),
        .played = scratch_array(scratch, count, sizeof(*sums.played)),
        .met_by = scratch_array(scratch, count, sizeof(*sums.met_by)),
        .seen_by = scratch_array(scratch, count, sizeof(*sums.seen_by)),
        .duels = scratch_array(scratch, count, sizeof(*sums.duels)),
        .won = scratch_array(scratch, count, sizeof(*sums.won)),
        .first = scratch_array(scratch, count + 1, sizeof(*sums.first)),
    };
    counted_add(&sums, sums.duels, false);
    for (uint32_t i = 0; i < count; i++) sums.first[i + 1] = sums.first[i] + sums.duels[i];
    sums.tables = scratch_array(scratch, sums.first[count], sizeof(*sums.tables));
    memcpy(sums.duels, sums.first, count * sizeof(*sums.duels));
    counted_add(&sums, sums.duels, true);
    memset(sums.duels, 0, count * sizeof(*sums.duels));
    for (uint32_t player = 0; player < count; player++) {
        for (uint32_t i = sums.first[player]; i < sums.first[player + 1]; i++) {
            const struct tournament_table *table = &tournament->tables[sums.tables[i]];
            unsigned index = index_of(table, player);
            sums.points[player] += tournament_points_of(&tournament->rules, table, index);
            sums.played[player] = (uint16_t)(sums.played[player] + (table->rank[index] != 0 &&
                                                                    !tournament_table_bye(table)));
        }
    }
    return sums;
}

/* ---- tables one by one: each returns what a table adds for the player at an index ---- */

static int64_t sonneborn(const struct tie_breaks *sums, const struct tournament_table *table,
                         unsigned index)
{
    int64_t sum = 0;
    for (unsigned i = 0; i < table->count; i++) {
        if (i == index) continue;
        int duel = tournament_duel(table, index, i);
        if (duel > 0) sum += duel * sums->points[table->player[i]];
    }
    return sum * (TOURNAMENT_POINT / (table->count - 1));
}

static int64_t share(const struct tournament_table *table, unsigned index)
{
    int64_t all = 0;
    for (unsigned i = 0; i < table->count; i++) all += max(table->score[i], 0);
    return all == 0 ? 0 : (int64_t)max(table->score[index], 0) * table->count * MILLION / all;
}

static int64_t win(const struct tournament_table *table, unsigned index)
{
    int64_t equal = 0;
    for (unsigned i = 0; i < table->count; i++) {
        if (table->rank[i] == 0) continue;
        if (table->rank[i] < table->rank[index]) return 0;
        equal += table->rank[i] == table->rank[index];
    }
    return TOURNAMENT_POINT / equal;
}

/* ---- sums of them ---- */

static int64_t performance(const struct tie_breaks *sums, uint32_t player)
{
    const struct tournament *tournament = sums->tournament;
    int64_t won = 0; /* in halves */
    int64_t duels = 0;
    int64_t ratings = 0;
    for (uint32_t i = sums->first[player]; i < sums->first[player + 1]; i++) {
        const struct tournament_table *table = &tournament->tables[sums->tables[i]];
        unsigned index = index_of(table, player);
        for (unsigned j = 0; j < table->count; j++) {
            int duel = tournament_duel(table, index, j);
            if (j == index || duel < 0) continue;
            won += duel;
            duels++;
            ratings += tournament->players[table->player[j]].rating;
        }
    }
    if (duels == 0) return 0;
    int percent = (int)((won * 100 + duels) / (2 * duels));
    int64_t mean = ratings / duels;
    return percent >= 50 ? mean + differences[percent - 50] : mean - differences[50 - percent];
}

static int64_t sum_of(const struct tie_breaks *sums, unsigned tie_break, uint32_t player)
{
    int64_t sum = 0;
    int64_t tables = 0;
    if (tie_break == TOURNAMENT_PERFORMANCE) return performance(sums, player);
    for (uint32_t i = sums->first[player]; i < sums->first[player + 1]; i++) {
        const struct tournament_table *table = &sums->tournament->tables[sums->tables[i]];
        unsigned index = index_of(table, player);
        if (tournament_table_bye(table) || table->rank[index] == 0) continue;
        tables++;
        if (tie_break == TOURNAMENT_SONNEBORN) sum += sonneborn(sums, table, index);
        if (tie_break == TOURNAMENT_TABLE_SHARE) sum += share(table, index);
        if (tie_break == TOURNAMENT_WINS) sum += win(table, index);
    }
    return tie_break == TOURNAMENT_TABLE_SHARE && tables > 0 ? sum / tables : sum;
}

void tie_breaks_fill(const struct tie_breaks *sums, unsigned tie_break, int64_t *keys)
{
    for (uint32_t i = 0; i < sums->tournament->player_count; i++)
        keys[i] = sum_of(sums, tie_break, i);
}

/* ---- the same opponents ---- */

/* Calls of this function count, for each opponent of a player, their duels and results. With
 * `clear` they are forgotten again. */
static void duels_count(const struct tie_breaks *sums, uint32_t player, bool clear)
{
    for (uint32_t i = sums->first[player]; i < sums->first[player + 1]; i++) {
        const struct tournament_table *table = &sums->tournament->tables[sums->tables[i]];
        unsigned index = index_of(table, player);
        for (unsigned j = 0; j < table->count; j++) {
            int duel = tournament_duel(table, index, j);
            uint32_t other = table->player[j];
            if (j == index || duel < 0) continue;
            sums->duels[other] = clear ? 0 : sums->duels[other] + 1;
            sums->won[other] = clear ? 0 : sums->won[other] + (uint32_t)duel;
        }
    }
}

/* Adds `by` to `met_by` of each opponent of the player, once for each. */
static void opponents_mark(const struct tie_breaks *sums, uint32_t player, bool clear)
{
    for (uint32_t i = sums->first[player]; i < sums->first[player + 1]; i++) {
        const struct tournament_table *table = &sums->tournament->tables[sums->tables[i]];
        unsigned index = index_of(table, player);
        for (unsigned j = 0; j < table->count; j++) {
            uint32_t other = table->player[j];
            if (j == index || tournament_duel(table, index, j) < 0) continue;
            if (clear)
                sums->met_by[other] = sums->seen_by[other] = 0;
            else if (sums->seen_by[other] != player + 1)
                sums->met_by[other]++;
            if (!clear) sums->seen_by[other] = player + 1;
        }
    }
}

/* Sums the means of a player's results against opponents whom all `count` tied players have met.
 * Each opponent is taken once, then its duels are cleared. */
static int64_t same_sum(const struct tie_breaks *sums, uint32_t player, uint32_t count)
{
    int64_t sum = 0;
    for (uint32_t i = sums->first[player]; i < sums->first[player + 1]; i++) {
        const struct tournament_table *table = &sums->tournament->tables[sums->tables[i]];
        for (unsigned j = 0; j < table->count; j++) {
            uint32_t other = table->player[j];
            if (sums->duels[other] == 0) continue;
            if (sums->met_by[other] == count)
                sum += sums->won[other] * TOURNAMENT_POINT / (2 * sums->duels[other]);
            sums->duels[other] = 0;
        }
    }
    return sum;
}

void tie_breaks_same_fill(const struct tie_breaks *sums, const uint32_t *players, uint32_t count,
                          int64_t *keys)
{
    for (uint32_t i = 0; i < count; i++) opponents_mark(sums, players[i], false);
    for (uint32_t i = 0; i < count; i++) sums->met_by[players[i]]++; /* met by themselves */
    for (uint32_t i = 0; i < count; i++) {
        duels_count(sums, players[i], false);
        keys[players[i]] = same_sum(sums, players[i], count);
        duels_count(sums, players[i], true);
    }
    for (uint32_t i = 0; i < count; i++) {
        opponents_mark(sums, players[i], true);
        sums->met_by[players[i]] = 0;
    }
}
