#include "store/nouns/notices/words.h"

#include <string.h>

static const char *const events[STORE_EVENTS] = {
    [STORE_EVENT_TURN] = "turn",       [STORE_EVENT_DEADLINE] = "deadline",
    [STORE_EVENT_INVITED] = "invited", [STORE_EVENT_BEGAN] = "began",
    [STORE_EVENT_OVER] = "over",       [STORE_EVENT_VOTE] = "vote",
    [STORE_EVENT_MENTION] = "mention", [STORE_EVENT_SEAT] = "seat",
    [STORE_EVENT_CONFIRM] = "confirm", [STORE_EVENT_RESET] = "reset",
    [STORE_EVENT_MOVED] = "moved",     [STORE_EVENT_OPENED] = "opened",
    [STORE_EVENT_ENDED] = "ended",     [STORE_EVENT_FULL] = "full",
};
const char *const notices_channels[STORE_CHANNELS] = {
    [STORE_CHANNEL_MAIL] = "mail",
    [STORE_CHANNEL_PUSH] = "push",
    [STORE_CHANNEL_HOOK] = "hook",
    [STORE_CHANNEL_ACCOUNT] = "letter",
};
const char *const notices_quiets[STORE_QUIETS] = {
    [STORE_QUIET_NONE] = "none", [STORE_QUIET_CALENDAR] = "calendar", [STORE_QUIET_OWN] = "own"};

/* Returns the index of a word, or `count`. */
static size_t find(const char *const *words, size_t count, const char *name)
{
    size_t i = 0;
    while (i < count && strcmp(words[i], name) != 0) i++;
    return i;
}

const char *store_event_name(enum store_event event)
{
    CHECK((unsigned)event < STORE_EVENTS);
    return events[event];
}

const char *store_channel_name(enum store_channel channel)
{
    CHECK((unsigned)channel < STORE_CHANNELS);
    return notices_channels[channel];
}

const char *store_quiet_name(enum store_quiet quiet)
{
    CHECK((unsigned)quiet < STORE_QUIETS);
    return notices_quiets[quiet];
}

bool store_event_find(const char *name, enum store_event *event)
{
    *event = (enum store_event)find(events, STORE_EVENTS, name);
    return *event != STORE_EVENTS;
}

bool store_quiet_find(const char *name, enum store_quiet *quiet)
{
    *quiet = (enum store_quiet)find(notices_quiets, STORE_QUIETS, name);
    return *quiet != STORE_QUIETS;
}
