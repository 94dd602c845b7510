#include "tournament/tournament.h"

#include "base/hash.h"

static bool tie_breaks_valid(const struct tournament_rules *rules)
{
    unsigned seen = 0;
    bool ended = false;
    for (size_t i = 0; i < COUNT_OF(rules->tie_breaks); i++) {
        unsigned tie_break = rules->tie_breaks[i];
        if (tie_break > TOURNAMENT_PERFORMANCE || (ended && tie_break != 0)) return false;
        if (tie_break == TOURNAMENT_NO_TIE_BREAK)
            ended = true;
        else if ((seen & 1U << tie_break) != 0)
            return false;
        seen |= 1U << tie_break;
    }
    return true;
}

bool tournament_rules_valid(const struct tournament_rules *rules)
{
    if (rules->format > TOURNAMENT_KNOCKOUT) return false;
    if (rules->seats < 2 || rules->seats > GAME_SEATS_MAX) return false;
    if (rules->seats_min < 2 || rules->seats_min > rules->seats) return false;
    if (rules->rounds > TOURNAMENT_ROUNDS_MAX) return false;
    if (rules->format == TOURNAMENT_SWISS && rules->rounds == 0) return false;
    if (rules->format == TOURNAMENT_GROUPS &&
        (rules->groups < 2 || rules->groups > TOURNAMENT_GROUPS_MAX || rules->advance < 1 ||
         rules->groups * rules->advance > TOURNAMENT_ROBIN_PLAYERS_MAX))
        return false;
    if (rules->format == TOURNAMENT_KNOCKOUT &&
        (rules->advance < 1 || rules->advance + 1 != rules->seats_min))
        return false; /* so that those who advance always fill a table */
    for (unsigned i = 0; i < rules->seats; i++) {
        if (rules->points[i] > TOURNAMENT_RANK_POINTS_MAX) return false;
        if (i > 0 && rules->points[i] > rules->points[i - 1]) return false;
    }
    if (rules->bye_points > TOURNAMENT_RANK_POINTS_MAX) return false;
    return tie_breaks_valid(rules);
}

uint16_t tournament_round_count(const struct tournament *tournament)
{
    if (tournament->table_count == 0) return 0;
    return (uint16_t)(tournament->tables[tournament->table_count - 1].round + 1);
}

bool tournament_player_present(const struct tournament_player *player, uint16_t round)
{
    return player->entered <= round && round < player->left;
}

bool tournament_table_bye(const struct tournament_table *table)
{
    return table->count == 1;
}

int64_t tournament_points_of(const struct tournament_rules *rules,
                             const struct tournament_table *table, unsigned index)
{
    if (tournament_table_bye(table)) return rules->bye_points * TOURNAMENT_POINT;
    if (table->rank[index] == 0) return 0;
    unsigned better = 0;
    unsigned equal = 0;
    for (unsigned i = 0; i < table->count; i++) {
        if (table->rank[i] == 0) continue;
        better += table->rank[i] < table->rank[index];
        equal += table->rank[i] == table->rank[index];
    }
    int64_t sum = 0;
    for (unsigned i = better; i < better + equal; i++) sum += rules->points[i];
    return sum * TOURNAMENT_POINT / equal;
}

int tournament_duel(const struct tournament_table *table, unsigned index, unsigned other)
{
    int mine = table->rank[index];
    int theirs = table->rank[other];
    if (mine == 0 || theirs == 0) return -1;
    return mine < theirs ? 2 : mine == theirs;
}

uint64_t tournament_lot(uint64_t seed, uint32_t player)
{
    return hash_word(seed ^ hash_word(UINT64_C(0x9e3779b97f4a7c15) * (player + UINT64_C(1))));
}

struct tournament_sizes tournament_sizes_of(const struct tournament_rules *rules, uint32_t count)
{
    for (uint32_t byes = 0; byes <= count; byes++) {
        uint32_t seated = count - byes;
        uint32_t tables = (seated + rules->seats - 1) / rules->seats;
        if (tables == 0 || seated / tables >= rules->seats_min)
            return (struct tournament_sizes){
                .byes = byes,
                .tables = tables,
                .larger = tables == 0 ? 0 : seated % tables,
                .size = (uint8_t)(tables == 0 ? 0 : seated / tables),
            };
    }
    return (struct tournament_sizes){0}; /* not reached: no player needs no table */
}

uint8_t tournament_sizes_at(const struct tournament_sizes *sizes, uint32_t table)
{
    return (uint8_t)(sizes->size + (table < sizes->larger));
}

uint32_t tournament_sizes_before(const struct tournament_sizes *sizes, uint32_t table)
{
    return table * sizes->size + (table < sizes->larger ? table : sizes->larger);
}
