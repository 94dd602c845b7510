/* The strength of the bots of this game, as published in backend/docs/bots.md. Each row is the
 * output of
 *   ochre-lab arena --game clans --seats SEATS --bots BOT,AGAINST --matches MATCHES --seed 5
 * A change of a bot's play requires a new measurement of its rows. */
#include "engine/bot.h"
#include "games/clans/rules.h"

/* bot, against, seats, matches, wins, interval */
const struct bot_strength clans_strengths[] = {
    {"beginner", "random", 2, 400, 746, 40}, {"beginner", "random", 3, 402, 507, 45},
    {"beginner", "random", 4, 400, 381, 47}, {"casual", "beginner", 2, 400, 749, 42},
    {"casual", "beginner", 3, 402, 580, 50}, {"casual", "beginner", 4, 400, 460, 50},
    {"easy", "casual", 2, 400, 891, 31},     {"easy", "casual", 3, 402, 698, 43},
    {"easy", "casual", 4, 400, 605, 49},     {"medium", "easy", 2, 200, 823, 51},
    {"medium", "easy", 3, 201, 560, 70},     {"medium", "easy", 4, 200, 400, 66},
    {"hard", "easy", 2, 100, 945, 53},       {"hard", "easy", 3, 201, 749, 67},
    {"hard", "easy", 4, 100, 590, 97},       {"master", "hard", 2, 60, 858, 94},
    {"master", "hard", 3, 60, 614, 127},     {.bot = NULL},
};
