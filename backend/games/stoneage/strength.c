/* How strong the bots of this game are, as README.md has it. Each row is what this has said:
 * ochre arena --seats SEATS --bots BOT,AGAINST --matches MATCHES --seed 5
 * Whoever makes a bot play otherwise measures its rows anew. */
#include "engine/bot.h"
#include "games/stoneage/rules.h"

/* bot, against, seats, matches, wins, interval */
const struct bot_strength stoneage_strengths[] = {
    {"beginner", "random", 2, 400, 1000, 8},
    {"beginner", "random", 4, 400, 1000, 15},
    {"easy", "beginner", 2, 400, 911, 29},
    {"easy", "beginner", 4, 400, 786, 41},
    {"hard", "easy", 2, 200, 1000, 17},
    {"hard", "easy", 3, 60, 850, 103},
    {"hard", "easy", 4, 100, 880, 83},
    {"master", "hard", 2, 60, 900, 88},
    {.bot = NULL},
};
