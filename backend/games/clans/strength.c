/* How strong the bots of this game are, as README.md has it. Each row is what this has said:
 * ochre arena --game clans --seats SEATS --bots BOT,AGAINST --matches MATCHES --seed 5
 * Whoever makes a bot play otherwise measures its rows anew. */
#include "engine/bot.h"
#include "games/clans/rules.h"

/* bot, against, seats, matches, wins, interval */
const struct bot_strength clans_strengths[] = {
    {"beginner", "random", 2, 400, 745, 42}, {"beginner", "random", 4, 400, 415, 50},
    {"easy", "beginner", 2, 400, 825, 37},   {"easy", "beginner", 4, 400, 525, 49},
    {"hard", "easy", 2, 60, 983, 63},        {.bot = NULL},
};
