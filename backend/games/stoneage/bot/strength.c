/* The strength of the bots of this game, as published in backend/docs/bots.md. Each row is the
 * output of
 *   ochre-lab arena --seats SEATS --bots BOT,AGAINST --matches MATCHES --seed 5
 * A change of a bot's play requires a new measurement of its rows. */
#include "engine/bot.h"
#include "games/stoneage/rules.h"

/* bot, against, seats, matches, wins, interval */
/* clang-format off */
const struct bot_strength stoneage_strengths[] = {
    {"beginner", "random", 2, 400, 1000, 8},
    {"beginner", "random", 3, 402, 1000, 12},
    {"beginner", "random", 4, 400, 1000, 15},
    {"casual", "beginner", 2, 400, 1000, 8},
    {"casual", "beginner", 3, 402, 995, 14},
    {"casual", "beginner", 4, 400, 993, 17},
    {"easy", "casual", 2, 400, 1000, 8},
    {"easy", "casual", 3, 402, 993, 14},
    {"easy", "casual", 4, 400, 993, 17},
    {"medium", "easy", 2, 200, 802, 56},
    {"medium", "easy", 3, 201, 816, 57},
    {"medium", "easy", 4, 200, 652, 65},
    {"hard", "easy", 2, 200, 960, 31},
    {"hard", "easy", 3, 201, 891, 53},
    {"hard", "easy", 4, 200, 745, 69},
    {"master", "hard", 2, 60, 900, 88},
    {"master", "hard", 3, 60, 517, 120},
    {"master", "hard", 4, 72, 333, 124},
    {.bot = NULL},
};
/* clang-format on */
