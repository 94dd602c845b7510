#include "hub/pairing/paces.h"

#include <string.h>

#define SECOND_MS 1000LL
#define HOUR_MS   (3600 * SECOND_MS)
#define DAY_S     (24 * 3600)

/* A page that waits for a live table repeats its request each few seconds, so that nobody is paired
 * who has gone; a seek for a slow table is one for days. */
const struct pairing_pace pairing_paces[PAIRING_PACES] = {
    {.name = "live_5_15",
     .clock = {.pace = PACE_LIVE, .bank_s = 300, .increment_s = 15, .cap_s = DAY_S},
     .lease_ms = 25 * SECOND_MS,
     .settle_ms = 8 * SECOND_MS,
     .rating = 150,
     .widen_ms = SECOND_MS / 10,
     .any_ms = 60 * SECOND_MS},
    {.name = "live_10_20",
     .clock = {.pace = PACE_LIVE, .bank_s = 600, .increment_s = 20, .cap_s = DAY_S},
     .lease_ms = 25 * SECOND_MS,
     .settle_ms = 8 * SECOND_MS,
     .rating = 150,
     .widen_ms = SECOND_MS / 10,
     .any_ms = 60 * SECOND_MS},
    {.name = "days",
     .clock = {.pace = PACE_DAYS, .bank_s = DAY_S, .increment_s = DAY_S, .cap_s = 3 * DAY_S},
     .lease_ms = 7 * 24 * HOUR_MS,
     .settle_ms = HOUR_MS,
     .rating = 200,
     .widen_ms = HOUR_MS / 60,
     .any_ms = 12 * HOUR_MS},
};

const struct pairing_pace *pairing_pace_find(const char *name)
{
    for (size_t i = 0; i < PAIRING_PACES; i++)
        if (strcmp(name, pairing_paces[i].name) == 0) return &pairing_paces[i];
    return NULL;
}
