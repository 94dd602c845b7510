/* The time control of a match. Each seat has a bank of time, which runs while the seat owes a
 * decision. Each move of the seat adds the increment to the bank, up to the cap. The time
 * control is chosen at the creation of the match and never changed. Plain values. Any thread. */
#ifndef RECORD_TIME_CONTROL_H
#define RECORD_TIME_CONTROL_H

#include "wire/json.h"
#include "wire/parse.h"

/* The maximum wait for a decision, regardless of banks, vacations and quiet hours. */
#define TIME_WAIT_MAX_S (21LL * 24 * 3600)

enum pace {
    PACE_NONE, /* no clock */
    PACE_LIVE,
    PACE_DAYS, /* correspondence: vacations and quiet hours pause it */
    PACES
};

/* All zero: no clock. */
struct time_control {
    enum pace pace;
    uint32_t bank_s; /* bank of a seat at the start */
    uint32_t increment_s;
    uint32_t cap_s; /* maximum of a bank: at least its start value */
};

/* The bounds of each setting. */
#define TIME_LIVE_BANK_S_MIN      10
#define TIME_LIVE_BANK_S_MAX      (6 * 3600)
#define TIME_LIVE_INCREMENT_S_MAX (10 * 60)
#define TIME_LIVE_CAP_S_MAX       (24 * 3600)
#define TIME_DAYS_BANK_S_MIN      3600
#define TIME_DAYS_BANK_S_MAX      (14 * 24 * 3600)
#define TIME_DAYS_INCREMENT_S_MAX (7 * 24 * 3600)
#define TIME_DAYS_CAP_S_MAX       (21 * 24 * 3600)

/* A time control in its written form, and the members with which it is parsed, for new and for
 * stored matches. */
struct time_written {
    char pace[8];
    int64_t bank_s;
    int64_t increment_s;
    int64_t cap_s;
};
#define TIME_MEMBERS 4
extern const struct member time_members[TIME_MEMBERS];

#define TIME_PACES "live days"

/* The member of a written form that is out of its bounds; of "pace", one of TIME_PACES is needed.
 */
struct time_bound {
    const char *member;
    int64_t given;
    int64_t least;
    int64_t most;
};

/* Converts the written form. Returns false if it is out of its bounds; `control` is unchanged then,
 * and `bound`, if it is not NULL, says which. */
MUST_USE bool time_control_read(const struct time_written *written, struct time_control *control,
                                struct time_bound *bound);

/* Writes member `name`: {"pace","bank_s","increment_s","cap_s"}, or null for no clock. */
void time_control_print(struct json *json, const char *name, const struct time_control *control);

#endif
