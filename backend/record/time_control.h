/* How much time the seats of a match have. Each has a bank; it runs while the seat owes a decision,
 * and each of its moves adds the increment to it, up to the cap. Chosen when the match is created,
 * never changed. Plain values. Any thread. */
#ifndef RECORD_TIME_CONTROL_H
#define RECORD_TIME_CONTROL_H

#include "wire/json.h"
#include "wire/parse.h"

/* No wait for a decision is longer, whatever banks, vacations and quiet hours say. */
#define TIME_WAIT_MAX_S (21LL * 24 * 3600)

enum pace {
    PACE_NONE, /* no clock */
    PACE_LIVE,
    PACE_DAYS, /* by correspondence: vacations and quiet hours stop it */
    PACES
};

/* All zero: no clock. */
struct time_control {
    enum pace pace;
    uint32_t bank_s; /* what a seat begins with */
    uint32_t increment_s;
    uint32_t cap_s; /* of a bank: no less than it begins with */
};

/* The bounds of what may be chosen. */
#define TIME_LIVE_BANK_S_MIN      10
#define TIME_LIVE_BANK_S_MAX      (6 * 3600)
#define TIME_LIVE_INCREMENT_S_MAX (10 * 60)
#define TIME_LIVE_CAP_S_MAX       (24 * 3600)
#define TIME_DAYS_BANK_S_MIN      3600
#define TIME_DAYS_BANK_S_MAX      (14 * 24 * 3600)
#define TIME_DAYS_INCREMENT_S_MAX (7 * 24 * 3600)
#define TIME_DAYS_CAP_S_MAX       (21 * 24 * 3600)

/* A time control as it is written, and the members by which it is read: of a match that is created,
 * and of one that is stored. */
struct time_written {
    char pace[8];
    int64_t bank_s;
    int64_t increment_s;
    int64_t cap_s;
};
#define TIME_MEMBERS 4
extern const struct member time_members[TIME_MEMBERS];

/* Takes what was written. False: it is out of its bounds, and `control` stays as it is. */
MUST_USE bool time_control_read(const struct time_written *written, struct time_control *control);

/* Member `name`: {"pace","bank_s","increment_s","cap_s"}, or null for no clock. */
void time_control_print(struct json *json, const char *name, const struct time_control *control);

#endif
