/* The settings of a match at its creation, as the stored JSON text (store_match.options):
 * {"options":["igloos"],"start_seat":null,"bot_delay":true,"undo":"free","clock":{"pace":"live",
 * "bank_s":600,"increment_s":10,"cap_s":3600}}. After these come the unusual settings of an open
 * table: "open_days":30,"starts":"full","standing":true. A tutorial has "tutorial":true, and a
 * match branched from a moment of another has "from":{"match":"...","version":12}; one that was
 * played without a server has "offline":true. Plain values. Any thread. */
#ifndef RECORD_SETTINGS_H
#define RECORD_SETTINGS_H

#include "engine/game.h"
#include "record/time_control.h"
#include "engine/table_kinds.h"
#include "store/store.h"
#include "wire/json.h"

/* The undo rule of a match. */
enum undo_policy {
    UNDO_FREE, /* a seat may undo its own moves that revealed nothing */
    UNDO_VOTE, /* other moves too, if all other persons agree */
    UNDO_NONE,
    UNDO_POLICIES
};

/* Default and maximum number of days for which an open table waits. */
#define SETTINGS_OPEN_DAYS     14
#define SETTINGS_OPEN_DAYS_MAX 30

/* The settings of a match. All zero except for `start_seat`: the defaults. */
struct settings {
    uint16_t options;   /* bits of game->options */
    uint8_t start_seat; /* GAME_NOBODY: drawn */
    bool bot_delay;
    enum undo_policy undo;
    struct time_control clock;
    enum table_leaver leaver; /* consequence of an empty bank for a seat */
    /* Settings of the open table: */
    uint8_t open_days; /* days of waiting after the last change of its players; 0: the default */
    bool starts_full;  /* the match starts when the last seat is taken; else its host starts it */
    bool standing;     /* the next such table opens when the match starts */
    /* A tutorial for one person: its seed is known (fair_tutorial_seed()), no other person can
     * join it, and it does not count (schema/sqlite/views.sql). */
    bool tutorial;
    /* The ended match from which this one was branched (branch.h): its seed is known, and it does
     * not count, either. "": not branched. */
    char from[STORE_MATCH_ID_BYTES + 1];
    uint32_t from_version;
    bool offline; /* played without a server, with a seed from there: it does not count, either */
};

/* The words of the settings, for those who chose another one. */
#define SETTINGS_UNDO_POLICIES "free vote none"
#define SETTINGS_LEAVERS       "bot resign ask"

/* Returns the wire name of a policy: "vote". */
const char *undo_policy_name(enum undo_policy policy);
/* Finds the policy of a name; returns false if there is none. */
MUST_USE bool undo_policy_find(const char *name, enum undo_policy *policy);

/* Returns the number of days for which an open table with these settings waits. */
int64_t settings_open_days(const struct settings *settings);
/* Finds the consequence of an empty bank by its word: "resign". Returns false if there is none. */
MUST_USE bool leaver_find(const char *name, enum table_leaver *leaver);

/* Writes the settings of a match of `game` into `text`, which has room for them and a closing 0. */
void settings_print(const struct game *game, const struct settings *settings, char *text,
                    size_t size);
/* Adds the origin of a branched match to an open object of `json`. */
void settings_from_print(struct json *json, const struct settings *settings);
/* Parses stored settings. STORE_IO: no memory, and the text may be valid. STORE_DAMAGED: the text
 * is invalid, or an option is not the game's; `settings` must not be used then. */
MUST_USE enum store_err settings_parse(const struct game *game, const char *text,
                                       struct settings *settings);
/* Parses the options alone. */
MUST_USE enum store_err settings_options(const struct game *game, const char *text,
                                         uint16_t *options);

#endif
