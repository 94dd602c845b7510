/* The paces of quick pairing: the clock of the tables, and how the search widens with the wait.
 * Constant. Any thread. */
#ifndef HUB_PAIRING_PACES_H
#define HUB_PAIRING_PACES_H

#include "record/time_control.h"

#define PAIRING_PACES 3

struct pairing_pace {
    const char *name; /* that of a live pace begins with "live" (store/nouns/seeks/seeks.h) */
    struct time_control clock;
    int64_t lease_ms;  /* a seek ends this long after its user's last request for it */
    int64_t settle_ms; /* a smaller table than possible is opened after this wait */
    int64_t rating;    /* the difference of ratings that is allowed at once */
    int64_t widen_ms;  /* it grows by one in this time */
    int64_t any_ms;    /* after this wait any difference is allowed */
};

extern const struct pairing_pace pairing_paces[PAIRING_PACES];

/* Returns the pace of that name, or NULL. */
const struct pairing_pace *pairing_pace_find(const char *name);

#endif
