#include "support/tournament_case.h"

#include <stdlib.h>

#include "base/hash.h"

struct tournament_rules tournament_case_rules(enum tournament_format format, uint8_t seats,
                                              uint8_t seats_min)
{
    static const uint8_t points[GAME_SEATS_MAX + 1][GAME_SEATS_MAX] = {
        [2] = {2, 0},
        [3] = {3, 1, 0},
        [4] = {4, 2, 1, 0},
        [5] = {6, 4, 2, 1, 0},
        [6] = {8, 6, 4, 2, 1, 0},
        [7] = {9, 7, 5, 3, 2, 1, 0},
        [8] = {10, 8, 6, 4, 3, 2, 1, 0},
    };
    struct tournament_rules rules = {.format = (uint8_t)format,
                                     .seats = seats,
                                     .seats_min = seats_min,
                                     .groups = 2,
                                     .advance = (uint8_t)(seats_min - 1),
                                     .rounds = format == TOURNAMENT_SWISS ? 5 : 0,
                                     .bye_points = 2};
    memcpy(rules.points, points[seats], sizeof(rules.points));
    return rules;
}

uint32_t tournament_case_random(struct tournament_case *all, uint32_t below)
{
    all->random += UINT64_C(0x9e3779b97f4a7c15);
    return (uint32_t)(hash_word(all->random) % below);
}

void tournament_case_make(struct tournament_case *all, const struct tournament_rules *rules,
                          uint32_t players, uint64_t seed)
{
    memset(all, 0, sizeof(*all));
    all->random = seed;
    all->players = calloc(TOURNAMENT_PLAYERS_MAX, sizeof(*all->players));
    all->tables = calloc(TOURNAMENT_CASE_TABLES_MAX, sizeof(*all->tables));
    all->scratch.size = tournament_scratch_bytes(players + 100, players * 8 + 1000);
    all->scratch.bytes = malloc(all->scratch.size);
    CHECK(all->players != NULL && all->tables != NULL && all->scratch.bytes != NULL);
    all->tournament = (struct tournament){
        .rules = *rules, .seed = seed, .players = all->players, .tables = all->tables};
    for (uint32_t i = 0; i < players; i++) tournament_case_enter(all, 0);
}

void tournament_case_end(struct tournament_case *all)
{
    free(all->players);
    free(all->tables);
    free(all->scratch.bytes);
}

void tournament_case_enter(struct tournament_case *all, uint16_t round)
{
    all->players[all->tournament.player_count++] =
        (struct tournament_player){.rating = (int32_t)(1200 + tournament_case_random(all, 800)),
                                   .entered = round,
                                   .left = TOURNAMENT_STAYS};
}

enum rounds_next tournament_case_pair(struct tournament_case *all)
{
    uint32_t count = 0;
    struct tournament_table *next = all->tables + all->tournament.table_count;
    CHECK(all->tournament.table_count + all->tournament.player_count <= TOURNAMENT_CASE_TABLES_MAX);
    enum rounds_next paired = rounds_pair(&all->tournament, &all->scratch, next, &count);
    all->tournament.table_count += count;
    return paired;
}

void tournament_case_play(struct tournament_case *all, uint32_t absent, uint32_t ties)
{
    for (uint32_t i = 0; i < all->tournament.table_count; i++) {
        struct tournament_table *table = &all->tables[i];
        uint8_t order[GAME_SEATS_MAX];
        if (table->over) continue;
        for (uint8_t j = 0; j < table->count; j++) {
            uint32_t other = tournament_case_random(all, j + 1U);
            order[j] = j;
            order[j] = order[other];
            order[other] = j;
        }
        for (unsigned j = 0; j < table->count; j++) {
            bool tied = j > 0 && ties > 0 && tournament_case_random(all, ties) == 0;
            uint8_t before = j == 0 ? 0 : table->rank[order[j - 1]];
            table->rank[order[j]] = tied ? before : (uint8_t)(j + 1);
            table->score[order[j]] = 200 - 20 * table->rank[order[j]];
        }
        for (unsigned j = 0; j < table->count && absent > 0; j++) {
            if (tournament_case_random(all, absent) != 0) continue;
            table->rank[j] = 0;
            table->score[j] = 0;
        }
        table->over = 1;
    }
}

uint16_t tournament_case_run(struct tournament_case *all, uint32_t absent, uint32_t ties)
{
    while (tournament_case_pair(all) == ROUNDS_PAIRED) tournament_case_play(all, absent, ties);
    return tournament_round_count(&all->tournament);
}

unsigned tournament_case_met(const struct tournament_case *all, uint32_t one, uint32_t other)
{
    unsigned met = 0;
    for (uint32_t i = 0; i < all->tournament.table_count; i++) {
        const struct tournament_table *table = &all->tables[i];
        for (unsigned j = 0; j < table->count; j++)
            for (unsigned k = 0; k < table->count; k++)
                met += table->player[j] == one && table->player[k] == other &&
                       tournament_duel(table, j, k) >= 0;
    }
    return met;
}

void tournament_case_standings(struct tournament_case *all, struct standing *rows)
{
    standings_make(&all->tournament, &all->scratch, rows);
}
