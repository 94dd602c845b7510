#include "hub/core/other_viewers.h"

uint8_t other_viewers_seats(const struct hub_match *match)
{
    uint8_t seats = 0;
    for (size_t i = 0; match->others != NULL && i < match->others->count; i++)
        seats = (uint8_t)(seats | match->others->at[i].seats);
    return seats;
}

uint32_t other_viewers_strangers(const struct hub_match *match)
{
    uint32_t strangers = 0;
    for (size_t i = 0; match->others != NULL && i < match->others->count; i++)
        strangers += match->others->at[i].strangers;
    return strangers;
}
