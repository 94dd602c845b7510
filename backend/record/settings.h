/* What a match was created with, as the JSON text that the store keeps (store_match.options):
 * {"options":["igloos"],"start_seat":null,"bot_delay":true,"undo":"free","clock":{"pace":"live",
 * "bank_s":600,"increment_s":10,"cap_s":3600}}, and behind that what an open table has that is not
 * as usual: "open_days":30,"starts":"full","standing":true; of a tutorial "tutorial":true; of one
 * that goes on from a moment of another "from":{"match":"...","version":12}. Plain values. Any
 * thread. */
#ifndef RECORD_SETTINGS_H
#define RECORD_SETTINGS_H

#include "engine/game.h"
#include "record/time_control.h"
#include "engine/table_kinds.h"
#include "store/store.h"
#include "wire/json.h"

/* What the seats of a match may take back. */
enum undo_policy {
    UNDO_FREE, /* one's own moves that have shown nothing */
    UNDO_VOTE, /* more, if all the others agree */
    UNDO_NONE,
    UNDO_POLICIES
};

/* How long an open table waits if nothing is said, and at most. */
#define SETTINGS_OPEN_DAYS     14
#define SETTINGS_OPEN_DAYS_MAX 30

/* All zero but for `start_seat`: what a match has of which nothing is said. */
struct settings {
    uint16_t options;   /* bits of game->options */
    uint8_t start_seat; /* GAME_NOBODY: drawn */
    bool bot_delay;
    enum undo_policy undo;
    struct time_control clock;
    enum table_leaver leaver; /* what happens to a seat whose bank is empty */
    /* Of its open table: */
    uint8_t open_days; /* that it waits after the last change of who sits there; 0: as usual */
    bool starts_full;  /* the match begins when the last seat is taken; else by its host */
    bool standing;     /* when it begins another such table opens */
    /* It is one person's tutorial: its seed is known (fair_tutorial_seed()), nobody joins it, and
     * it counts nowhere (schema/sqlite/views.sql). */
    bool tutorial;
    /* It goes on from a moment of a match that has ended (branch.h): its seed is known, and it
     * counts nowhere, either. "": it does not. */
    char from[STORE_MATCH_ID_BYTES + 1];
    uint32_t from_version;
};

/* The wire name of a policy: "vote". */
const char *undo_policy_name(enum undo_policy policy);
/* The policy of a name; false: there is no such name. */
MUST_USE bool undo_policy_find(const char *name, enum undo_policy *policy);

/* How many days an open table with these settings waits. */
int64_t settings_open_days(const struct settings *settings);
/* The same of a word for what happens to a seat whose bank is empty: "resign". */
MUST_USE bool leaver_find(const char *name, enum table_leaver *leaver);

/* Writes the settings of a match of `game` into `text`, which has room for them and a closing 0. */
void settings_print(const struct game *game, const struct settings *settings, char *text,
                    size_t size);
/* Adds to an open object of `json` from where the match goes on: it does. */
void settings_from_print(struct json *json, const struct settings *settings);
/* Reads them back. STORE_IO: there is no memory, which says nothing about the text. STORE_DAMAGED:
 * it is no such JSON, or an option is not the game's; `settings` is not to be used. */
MUST_USE enum store_err settings_parse(const struct game *game, const char *text,
                                       struct settings *settings);
/* Reads the options alone. */
MUST_USE enum store_err settings_options(const struct game *game, const char *text,
                                         uint16_t *options);

#endif
