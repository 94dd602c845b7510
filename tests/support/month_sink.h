/* Where the notices of the simulated month go: a channel of each kind that keeps in memory what
 * came, and now and then fails, is slow, says that it failed though it came, or is down. It works
 * on workers of its own. Main thread, but for the channels. */
#ifndef SUPPORT_MONTH_SINK_H
#define SUPPORT_MONTH_SINK_H

#include "notify/notify.h"

/* One notice that came. */
struct month_came {
    int64_t user;
    int64_t address;
    int64_t number;
    enum store_event event;
    char match[STORE_MATCH_ID_BYTES + 1];
    uint32_t version;
    int64_t now_ms;
    uint32_t round; /* in which its sending began */
    uint32_t life;  /* of the server */
    bool accepted;  /* the sink has said that it came */
};

/* Opens the workers. */
struct pool *month_sink_up(void);
/* Lets all go that is held, and ends the workers; `killed`: another life follows. */
void month_sink_down(bool killed);
/* Borrowed, for ever. */
const struct notify_channel *month_sink_channel(enum store_channel channel);
/* The next that came. False: there is none. */
bool month_sink_next(struct month_came *one);
/* Reads the received messages. Returns whether all were accepted. */
bool month_sink_read(void);
/* Rounds part sendings: nothing is under way when another one begins. */
uint32_t month_sink_round(void);
void month_sink_round_on(void);
/* A channel is down until then, wall clock. */
void month_sink_fail(enum store_channel channel, int64_t until_ms);
/* Holds what is sent from now on; whether something is held. */
void month_sink_hold(void);
bool month_sink_holds(void);

#endif
