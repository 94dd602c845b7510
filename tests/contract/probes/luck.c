/* The terms of a roll in the luck report agree with the goods that were gathered, in random
 * matches of all options. */
#include "games/games.h"
#include "games/stoneage/core/luck.h"
#include "games/stoneage/stoneage.h"
#include "contract/probes/probes.h"

#include <criterion/criterion.h>

#include <string.h>

static struct luck luck;
static uint64_t rolls;
static uint8_t splitting; /* who is asked what a hunt shall bring */

static void take_all(const struct game *game, const struct game_events *events)
{
    const struct stoneage_luck_own *own = (const struct stoneage_luck_own *)(const void *)luck.own;
    for (uint16_t i = 0; game->luck != NULL && i < events->count; i++) {
        struct stoneage_event event;
        memcpy(&event, &events->at[i], sizeof(event));
        bool split = event.kind == STONEAGE_SPLIT_ASKED;
        bool gathered = game == &stoneage && (event.kind == STONEAGE_GATHERED || split);
        bool rest =
            gathered && !split && splitting == event.seat; /* was counted when it was asked */
        if (gathered) splitting = split ? event.seat : GAME_NOBODY;
        if (gathered && !rest) {
            const struct stoneage_luck_open *open = &own->open[event.seat];
            cr_assert(open->open, "a roll comes before what is gathered by it");
            int left = open->pips > open->penalty ? open->pips - open->penalty : 0;
            cr_assert_eq(event.amount, (left + open->tools) / stoneage_divisors[open->kind],
                         "%u pips, %u against, %u tools for %u", open->pips, open->penalty,
                         open->tools, open->kind);
            rolls++;
        }
        game->luck(&luck, &events->at[i]);
        if (gathered) cr_assert_not(own->open[event.seat].open);
    }
}

static void began(struct walk *walk)
{
    memset(&luck, 0, sizeof(luck));
    splitting = GAME_NOBODY;
    take_all(walk->game, &walk->setup_events);
}

static void moved(struct walk *walk, uint8_t seat, const struct game_move *move)
{
    (void)seat;
    (void)move;
    take_all(walk->game, &walk->proposal.events);
}

/* (sides + 1) / 2 a die, (sides^2 - 1) / 12 its variance: five deviations are not passed by honest
 * dice. */
static void ended(struct walk *walk)
{
    for (uint8_t seat = 0; walk->game->luck != NULL && seat < walk->match.setup.seats; seat++) {
        double off = 0;
        double variance = 0;
        for (unsigned kind = 0; kind < LUCK_KINDS_MAX; kind++) {
            const struct luck_line *line = &luck.line[seat][kind];
            double sides = line->sides;
            cr_assert_eq(line->dice > 0, line->sides > 0);
            off += line->pips - (sides + 1) / 2 * line->dice;
            variance += (sides * sides - 1) / 12 * line->dice;
        }
        cr_assert(off * off <= 25 * variance, "%g pips off", off);
    }
}

static void enough(void)
{
    cr_assert_gt(rolls, 1000);
}

const struct probe luck_probe = {.name = "what is gathered is what the terms of the roll say",
                                 .began = began,
                                 .moved = moved,
                                 .ended = ended,
                                 .enough = enough};
