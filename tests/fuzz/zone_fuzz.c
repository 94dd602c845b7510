/* Files of time zones, as the system's tzdata has them or damaged: refused, or what is read can be
 * asked at any time, and says for how long each answer holds. A calendar that lives there adds up
 * what runs between two times. */
#include "base/time/calendar.h"
#include "base/time/zone.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

#define HOPS_MAX 300

static int32_t asked(const struct zone *zone, int64_t at_s, int64_t *until_s)
{
    int64_t same_s = 0;
    int32_t offset_s = zone_offset_s(zone, at_s, until_s);
    CHECK(offset_s >= -ZONE_OFFSET_S_MAX && offset_s <= ZONE_OFFSET_S_MAX);
    CHECK(*until_s > at_s);
    int64_t last_s = *until_s > ZONE_S_MAX ? ZONE_S_MAX : *until_s - 1;
    if (last_s < at_s) return offset_s;
    CHECK(zone_offset_s(zone, at_s + (last_s - at_s) / 2, &same_s) == offset_s);
    CHECK(zone_offset_s(zone, last_s, &same_s) == offset_s);
    return offset_s;
}

/* From the beginning of time, one answer after the other. */
static void walk(const struct zone *zone)
{
    int64_t at_s = 0;
    for (unsigned i = 0; i < HOPS_MAX && at_s <= ZONE_S_MAX; i++) {
        int64_t until_s = 0;
        (void)asked(zone, at_s, &until_s);
        at_s = until_s;
    }
}

static void lives_there(const struct zone *zone, uint64_t seed)
{
    struct calendar calendar;
    int64_t from_ms = (int64_t)(seed % 4000000000u) * 1000;
    int64_t half_ms = from_ms + (int64_t)(seed >> 40) % 100 * 3600000;
    int64_t to_ms = half_ms + (int64_t)(seed >> 32) % 100 * 3600000;
    memset(&calendar, 0, sizeof(calendar));
    calendar.hours[0].zone = zone;
    calendar.hours[0].from_minute = (uint16_t)(seed % 1440);
    calendar.hours[0].to_minute = (uint16_t)((seed % 1440 + (seed >> 8) % 720) % 1440);
    calendar.hours_count = 1;
    int64_t spent_ms = calendar_spent(&calendar, from_ms, to_ms);
    CHECK(spent_ms >= 0 && spent_ms <= to_ms - from_ms);
    CHECK(spent_ms ==
          calendar_spent(&calendar, from_ms, half_ms) + calendar_spent(&calendar, half_ms, to_ms));
    int64_t empty_ms = calendar_deadline(&calendar, from_ms, spent_ms);
    CHECK(empty_ms >= from_ms && empty_ms <= to_ms);
    CHECK(calendar_spent(&calendar, from_ms, empty_ms) == spent_ms);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct zone *zone = NULL;
    uint64_t seed = 0;
    if (size < sizeof(seed)) return 0;
    memcpy(&seed, bytes + size - sizeof(seed), sizeof(seed)); /* the file ends before it */
    if (zone_parse("Fuzz/Zone", bytes, size - sizeof(seed), &zone) != ZONE_FOUND) return 0;
    int64_t until_s = 0;
    walk(zone);
    (void)asked(zone, (int64_t)(seed % (uint64_t)(ZONE_S_MAX + 1)), &until_s);
    lives_there(zone, seed);
    free(zone);
    return 0;
}
