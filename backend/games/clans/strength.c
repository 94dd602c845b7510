/* How strong the bots of this game are, as README.md has it. Each row is what this has said:
 * ochre arena --game clans --seats SEATS --bots BOT,AGAINST --matches MATCHES --seed 5
 * Whoever makes a bot play otherwise measures its rows anew. */
#include "engine/bot.h"
#include "games/clans/rules.h"

/* bot, against, seats, matches, wins, interval */
const struct bot_strength clans_strengths[] = {
    {"beginner", "random", 2, 400, 745, 42},
    {"beginner", "random", 4, 400, 415, 50},
    {"easy", "beginner", 2, 400, 825, 37},
    {"easy", "beginner", 4, 400, 525, 49},
    {"medium", "easy", 2, 200, 870, 51},
    {"hard", "easy", 2, 100, 990, 38},
    {"hard", "easy", 4, 100, 735, 103},
    {"master", "hard", 2, 60, 917, 85},
    {.bot = NULL},
};
