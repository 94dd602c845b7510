#include "doctor/moment.h"

#include <stdio.h>

#include "base/time/day.h"
#include "base/time/zone.h"

void moment_print(int64_t unix_ms, char text[MOMENT_BYTES])
{
    char day[DAY_TEXT_BYTES + 1];
    int seconds = (int)(unix_ms / 1000 % 86400);
    if (unix_ms < 0 || unix_ms / 1000 > ZONE_S_MAX) {
        (void)snprintf(text, MOMENT_BYTES, "?");
        return;
    }
    day_print((int32_t)(unix_ms / 86400000), day);
    (void)snprintf(text, MOMENT_BYTES, "%.10s %02d:%02d:%02d UTC", day, seconds / 3600,
                   seconds / 60 % 60, seconds % 60);
}
