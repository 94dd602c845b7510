#include "base/time/timeline.h"

#include <string.h>

#include "base/base.h"

static const struct timeline_piece same = {.clock_ms = 0, .unix_ms = 0};

static int64_t earlier(int64_t one_ms, int64_t other_ms)
{
    return one_ms < other_ms ? one_ms : other_ms;
}

void timeline_add(struct timeline *timeline, const struct timeline_piece *piece)
{
    if (timeline->count == TIMELINE_PIECES_MAX) {
        timeline->count--;
        memmove(&timeline->at[0], &timeline->at[1], timeline->count * sizeof(timeline->at[0]));
    }
    timeline->at[timeline->count++] = *piece;
}

/* Returns the index of the piece with that clock time. */
static uint32_t piece_of(const struct timeline *timeline, int64_t clock_ms)
{
    uint32_t i = timeline->count > 0 ? timeline->count - 1 : 0;
    while (i > 0 && timeline->at[i].clock_ms > clock_ms) i--;
    return i;
}

static const struct timeline_piece *piece_at(const struct timeline *timeline, uint32_t i)
{
    return timeline->count > 0 ? &timeline->at[i] : &same;
}

/* Returns the clock time at which a piece ends. */
static int64_t piece_end(const struct timeline *timeline, uint32_t i)
{
    return i + 1 < timeline->count ? timeline->at[i + 1].clock_ms : TIMELINE_NEVER_MS;
}

int64_t timeline_unix(const struct timeline *timeline, int64_t clock_ms)
{
    const struct timeline_piece *piece = piece_at(timeline, piece_of(timeline, clock_ms));
    return clock_ms - piece->clock_ms + piece->unix_ms;
}

/* Returns the running time between two clock times of one piece. */
static int64_t piece_spent(const struct timeline_piece *piece, const struct calendar *calendar,
                           int64_t from_ms, int64_t to_ms)
{
    int64_t ahead_ms = piece->unix_ms - piece->clock_ms;
    return calendar_spent(calendar, from_ms + ahead_ms, to_ms + ahead_ms);
}

int64_t timeline_spent(const struct timeline *timeline, const struct calendar *calendar,
                       int64_t from_ms, int64_t to_ms)
{
    int64_t spent_ms = 0;
    for (uint32_t i = piece_of(timeline, from_ms); from_ms < to_ms; i++) {
        int64_t end_ms = earlier(to_ms, piece_end(timeline, i));
        spent_ms += piece_spent(piece_at(timeline, i), calendar, from_ms, end_ms);
        from_ms = end_ms;
    }
    return spent_ms;
}

int64_t timeline_deadline(const struct timeline *timeline, const struct calendar *calendar,
                          int64_t from_ms, int64_t bank_ms)
{
    for (uint32_t i = piece_of(timeline, from_ms);; i++) {
        const struct timeline_piece *piece = piece_at(timeline, i);
        int64_t ahead_ms = piece->unix_ms - piece->clock_ms;
        int64_t end_ms = piece_end(timeline, i);
        int64_t due_ms = calendar_deadline(calendar, from_ms + ahead_ms, bank_ms) - ahead_ms;
        if (due_ms <= end_ms) return due_ms;
        bank_ms -= piece_spent(piece, calendar, from_ms, end_ms);
        from_ms = end_ms;
    }
}
