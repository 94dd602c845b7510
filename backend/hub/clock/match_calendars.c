/* The calendars of the players of a correspondence match: read with it on a worker, and cached as
 * of that time. */
#include "hub/clock/match_calendars.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "store/nouns/calendars.h"

/* ---- calendars from stored rows ---- */

bool calendars_zone(const struct store_hours *hours, const struct zone **zone)
{
    *zone = NULL;
    switch (zone_find(hours->time_zone, zone)) {
    case ZONE_FOUND: break;
    case ZONE_UNKNOWN:
    case ZONE_BROKEN: log_warn("hub", "event=zone_gone zone=%s", hours->time_zone); break;
    case ZONE_NOT_NOW: return false;
    }
    return true;
}

bool calendars_make(const struct store_calendar *stored, int64_t now_ms, struct calendar *calendar)
{
    memset(calendar, 0, sizeof(*calendar));
    for (uint8_t i = 0; i < stored->hours_count; i++) {
        const struct store_hours *from = &stored->hours[i];
        struct calendar_hours *hours = &calendar->hours[calendar->hours_count++];
        if (!calendars_zone(from, &hours->zone)) return false;
        hours->since_ms = from->since_ms;
        hours->from_minute = from->from_minute;
        hours->to_minute = from->to_minute;
    }
    /* The oldest entries come first, so that those that still matter always fit. */
    for (uint8_t i = 0; i < stored->vacations_count; i++) {
        const struct store_vacation *from = &stored->vacations[i];
        if (from->to_ms <= now_ms - CALENDARS_KEPT_MS || from->from_ms >= from->to_ms) continue;
        if (calendar->vacations_count == CALENDAR_VACATIONS_MAX) break;
        calendar->vacations[calendar->vacations_count++] =
            (struct calendar_span){from->from_ms, from->to_ms};
    }
    return true;
}

bool match_calendars_keep(const struct calendar *calendar, struct calendar **kept)
{
    *kept = NULL;
    bool quiet = false;
    for (uint8_t i = 0; i < calendar->hours_count; i++)
        quiet = quiet || calendar->hours[i].from_minute != calendar->hours[i].to_minute;
    if (!quiet && calendar->vacations_count == 0) return true;
    *kept = malloc(sizeof(**kept));
    if (*kept == NULL) return false;
    **kept = *calendar;
    return true;
}

void match_calendars_drop(struct match_calendars *calendars)
{
    if (calendars == NULL) return;
    for (size_t i = 0; i < COUNT_OF(calendars->of); i++) free(calendars->of[i]);
    free(calendars);
}

/* Reads the calendar of one person. A damaged calendar has no effect: the clock runs. */
static enum store_err calendar_read(struct store_reader *reader, int64_t user, uint32_t *edit,
                                    struct calendar **kept)
{
    struct store_calendar stored;
    struct calendar calendar;
    enum store_err err = store_calendar_read(reader, user, &stored);
    if (err == STORE_DAMAGED) return STORE_OK;
    if (err != STORE_OK) return err;
    *edit = stored.edit;
    bool ok = calendars_make(&stored, clock_unix_ms(), &calendar) &&
              match_calendars_keep(&calendar, kept);
    return ok ? STORE_OK : STORE_IO;
}

struct match_calendars *match_calendars_read(struct store_reader *reader,
                                             const int64_t users[GAME_SEATS_MAX])
{
    struct match_calendars *calendars = calloc(1, sizeof(*calendars));
    if (calendars == NULL) return NULL;
    enum store_err err = STORE_OK;
    for (size_t i = 0; err == STORE_OK && i < GAME_SEATS_MAX; i++) {
        calendars->users[i] = users[i];
        if (users[i] != 0)
            err = calendar_read(reader, users[i], &calendars->edits[i], &calendars->of[i]);
    }
    if (err == STORE_OK) return calendars;
    match_calendars_drop(calendars);
    return NULL;
}

/* ---- calendars of a match ---- */

bool match_calendars_wanted(const struct hub_match *match)
{
    return match->settings.clock.pace == PACE_DAYS && match->info.status == STORE_RUNNING;
}

void match_calendars_users(const struct hub_match *match, int64_t users[GAME_SEATS_MAX])
{
    for (size_t i = 0; i < GAME_SEATS_MAX; i++)
        users[i] = i < match->info.seats ? match->info.seat[i].user : 0;
}

bool calendars_load(struct store_reader *reader, struct hub_match *match)
{
    if (!match_calendars_wanted(match)) return true;
    int64_t users[GAME_SEATS_MAX];
    match_calendars_users(match, users);
    match->calendars = match_calendars_read(reader, users);
    return match->calendars != NULL;
}

void calendars_free(struct hub_match *match)
{
    match_calendars_drop(match->calendars);
    match->calendars = NULL;
}

size_t calendars_bytes(const struct hub_match *match)
{
    if (match->calendars == NULL) return 0;
    size_t bytes = sizeof(*match->calendars);
    for (size_t i = 0; i < GAME_SEATS_MAX; i++)
        if (match->calendars->of[i] != NULL) bytes += sizeof(struct calendar);
    return bytes;
}

const struct calendar *calendars_of(const struct hub_match *match, uint8_t seat)
{
    const struct match_calendars *calendars = match->calendars;
    CHECK(seat < GAME_SEATS_MAX);
    if (calendars == NULL || calendars->users[seat] != match->info.seat[seat].user) return NULL;
    return calendars->of[seat];
}
