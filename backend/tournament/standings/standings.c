#include "tournament/standings/standings.h"

#include "tournament/standings/levels.h"
#include "tournament/meetings.h"
#include "tournament/order.h"
#include "tournament/standings/tie_breaks.h"

/* Splits the order into rows of equal players: marks the first of each in `starts`. */
static void starts_mark(const uint32_t *order, uint32_t count, const int64_t *keys, bool *starts)
{
    for (uint32_t i = 1; i < count; i++)
        if (keys[order[i]] != keys[order[i - 1]]) starts[i] = true;
}

static uint32_t end_of(const bool *starts, uint32_t from, uint32_t count)
{
    uint32_t end = from + 1;
    while (end < count && !starts[end]) end++;
    return end;
}

/* Sorts each row of equal players by the keys and splits it. */
static void refine(uint32_t *order, uint32_t count, const int64_t *keys, bool *starts,
                   uint32_t *spare)
{
    for (uint32_t from = 0; from < count;) {
        uint32_t end = end_of(starts, from, count);
        order_sort(order + from, end - from, keys, spare);
        from = end;
    }
    starts_mark(order, count, keys, starts);
}

/* Computes one tie-break for all players. Those against the same opponents depend on who is equal
 * so far. */
static void tie_break_fill(const struct tie_breaks *sums, unsigned tie_break, const uint32_t *order,
                           const bool *starts, int64_t *keys)
{
    uint32_t count = sums->tournament->player_count;
    if (tie_break != TOURNAMENT_SAME_OPPONENTS) {
        tie_breaks_fill(sums, tie_break, keys);
        return;
    }
    memset(keys, 0, count * sizeof(*keys));
    for (uint32_t from = 0; from < count;) {
        uint32_t end = end_of(starts, from, count);
        if (end - from > 1) tie_breaks_same_fill(sums, order + from, end - from, keys);
        from = end;
    }
}

static void rows_make(const struct tournament *tournament, const struct levels *levels,
                      const uint8_t *group_of, struct tournament_scratch *scratch,
                      struct standing *rows)
{
    uint32_t count = tournament->player_count;
    size_t used = scratch->used;
    uint32_t *order = scratch_array(scratch, count, sizeof(*order));
    uint32_t *spare = scratch_array(scratch, count, sizeof(*spare));
    bool *starts = scratch_array(scratch, count, sizeof(*starts));
    int64_t *keys = scratch_array(scratch, count, sizeof(*keys));
    struct tie_breaks sums = tie_breaks_of(tournament, levels, scratch);
    for (uint32_t i = 0; i < count; i++) {
        order[i] = i;
        rows[i] = (struct standing){.player = i,
                                    .level = levels->of[i],
                                    .played = sums.played[i],
                                    .points = sums.points[i]};
    }
    order_by_lot(order, count, tournament->seed, keys, spare);
    for (uint32_t i = 0; i < count; i++) keys[i] = group_of == NULL ? 0 : -group_of[i];
    refine(order, count, keys, starts, spare);
    for (uint32_t i = 0; i < count; i++) keys[i] = levels->of[i];
    refine(order, count, keys, starts, spare);
    refine(order, count, sums.points, starts, spare);
    for (unsigned i = 0; i < TOURNAMENT_TIE_BREAKS_MAX; i++) {
        unsigned tie_break = tournament->rules.tie_breaks[i];
        if (tie_break == TOURNAMENT_NO_TIE_BREAK) break;
        tie_break_fill(&sums, tie_break, order, starts, keys);
        for (uint32_t j = 0; j < count; j++) rows[j].tie_break[i] = keys[j];
        refine(order, count, keys, starts, spare);
    }
    struct standing *sorted = scratch_array(scratch, count, sizeof(*sorted));
    uint32_t first = 0; /* of the group */
    for (uint32_t i = 0; i < count; i++) {
        sorted[i] = rows[order[i]];
        if (group_of != NULL && i > 0 && group_of[order[i]] != group_of[order[i - 1]]) first = i;
        bool equal = i > 0 && !starts[i];
        sorted[i].place = equal ? sorted[i - 1].place : i - first + 1;
    }
    memcpy(rows, sorted, count * sizeof(*rows));
    scratch->used = used;
}

void standings_make(const struct tournament *tournament, struct tournament_scratch *scratch,
                    struct standing *rows)
{
    size_t used = scratch->used;
    struct levels levels = levels_of(tournament, scratch);
    rows_make(tournament, &levels, NULL, scratch, rows);
    scratch->used = used;
}

void standings_groups_make(const struct tournament *tournament, const uint8_t *group_of,
                           struct tournament_scratch *scratch, struct standing *rows)
{
    size_t used = scratch->used;
    struct levels levels = levels_none(tournament, scratch);
    rows_make(tournament, &levels, group_of, scratch, rows);
    scratch->used = used;
}
