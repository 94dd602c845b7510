#include "tournament/standings/levels.h"

/* Returns whether the first of two players at a table comes before the other. */
static bool before(const struct tournament *tournament, const struct tournament_table *table,
                   unsigned one, unsigned other)
{
    if (table->rank[one] != table->rank[other]) {
        if (table->rank[one] == 0 || table->rank[other] == 0) return table->rank[one] != 0;
        return table->rank[one] < table->rank[other];
    }
    if (table->score[one] != table->score[other]) return table->score[one] > table->score[other];
    return tournament_lot(tournament->seed, table->player[one]) >
           tournament_lot(tournament->seed, table->player[other]);
}

static unsigned better_count(const struct tournament *tournament,
                             const struct tournament_table *table, unsigned index)
{
    unsigned better = 0;
    for (unsigned i = 0; i < table->count; i++)
        better += i != index && before(tournament, table, i, index);
    return better;
}

/* Returns whether the player at an index of a knock-out's table that is over advances: the best
 * `advance` of its ranks; of equal ones the greater score, then the lot. */
static bool advances(const struct tournament *tournament, const struct tournament_table *table,
                     unsigned index)
{
    if (tournament_table_bye(table)) return true;
    if (table->rank[index] == 0) return false;
    return better_count(tournament, table, index) < tournament->rules.advance;
}

/* Returns the level that a table of a knock-out gives. The only table of a round is the final: it
 * orders its players. */
static uint16_t knockout_level(const struct tournament *tournament, uint32_t at, unsigned index)
{
    const struct tournament_table *table = &tournament->tables[at];
    bool after_others = at > 0 && table[-1].round == table->round;
    bool before_others = at + 1 < tournament->table_count && table[1].round == table->round;
    if (!after_others && !before_others && !tournament_table_bye(table))
        return (uint16_t)(table->round + table->count - 1U -
                          better_count(tournament, table, index));
    return (uint16_t)(table->round + advances(tournament, table, index));
}

struct levels levels_none(const struct tournament *tournament, struct tournament_scratch *scratch)
{
    uint16_t *of = scratch_array(scratch, tournament->player_count, sizeof(*of));
    return (struct levels){.of = of, .stages = true};
}

struct levels levels_of(const struct tournament *tournament, struct tournament_scratch *scratch)
{
    struct levels levels = levels_none(tournament, scratch);
    levels.stages = tournament->rules.format == TOURNAMENT_GROUPS;
    for (uint32_t i = 0; i < tournament->table_count; i++) {
        const struct tournament_table *table = &tournament->tables[i];
        for (unsigned j = 0; j < table->count; j++) {
            uint16_t *level = &levels.of[table->player[j]];
            if (levels.stages)
                *level = table->final ? 1 : *level;
            else if (tournament->rules.format == TOURNAMENT_KNOCKOUT && table->over)
                *level = knockout_level(tournament, i, j);
        }
    }
    return levels;
}

bool levels_table_counts(const struct levels *levels, const struct tournament_table *table,
                         uint32_t player)
{
    if (!table->over) return false;
    return !levels->stages || table->final == levels->of[player];
}
