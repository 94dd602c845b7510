#include "hub/deadlines/time_out.h"
#include "hub/queue/jobs.h"

#include <string.h>

void time_out_bank_empty(struct hub_match *match, int seat)
{
    struct table_move move = {.kind = TABLE_MOVE_TIME_OUT, .word = (uint8_t)match->settings.leaver};
    struct game_move bytes;
    CHECK(seat >= 0 && seat < match->info.seats);
    memcpy(&bytes, &move, sizeof(bytes));
    jobs_server_move(match, seat, &bytes);
}

bool time_out_gone(struct hub_match *match, int seat)
{
    static const struct game_move gone = {.bytes = {TABLE_MOVE_GONE}};
    bool writes = match->info.status == STORE_RUNNING && match->info.seat[seat].resigned == 0;
    if (writes) jobs_server_move(match, seat, &gone);
    return writes;
}
