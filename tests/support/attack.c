#include "support/attack.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/clock.h"

double attack_seconds(double seconds_short)
{
    const char *text = getenv("OCHRE_ATTACK_SECONDS");
    return text != NULL ? strtod(text, NULL) : seconds_short;
}

uint64_t attack_seed(const char *name)
{
    const char *text = getenv("OCHRE_ATTACK_SEED");
    uint64_t seed = text != NULL ? strtoull(text, NULL, 10) : (uint64_t)clock_unix_ms();
    fprintf(stderr, "%s: OCHRE_ATTACK_SEED=%llu\n", name, (unsigned long long)seed);
    return seed;
}

struct table_move attack_table_move(uint32_t (*draw)(uint32_t below))
{
    bool sits = draw(3) == 0;
    struct table_move move = {
        .kind = (uint8_t)(sits ? TABLE_MOVE_VOTE + draw(6) : TABLE_KIND_UNDO_MIN + draw(4))};
    if (move.kind == TABLE_MOVE_RESIGN && draw(4) != 0) move.kind = TABLE_MOVE_BACK;
    if (move.kind == TABLE_MOVE_VOTE) {
        uint32_t about = draw(5);
        move.about = (uint8_t)(about < 4 ? about : GAME_NOBODY);
        move.word = (uint8_t)draw(TABLE_CHOICES);
    }
    return move;
}
