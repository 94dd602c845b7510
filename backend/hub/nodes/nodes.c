/* Receives messages of other nodes on the same database. No node owns a match: writes are
 * conditional, and a node that finds a newer state reloads it first (catch_up.c). So messages
 * only save time: after a commit a node announces the match's version (node_send.c), and nodes
 * that have it in memory read the rest. A lost message delays an update by a second: each node
 * compares its memory with the store once a second. That also detects a database that has gone
 * back: a lagging standby took over, or it is an older copy. Then a match is reloaded, and its
 * viewers receive it as a whole. */
#include "hub/nodes/nodes.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "hub/account/gone.h"
#include "hub/moderation/acts.h"
#include "hub/account/sessions.h"
#include "hub/clock/time.h"
#include "hub/deadlines/clocks.h"
#include "hub/core/internal.h"
#include "hub/lobby/refresh.h"
#include "hub/play/calendars.h"
#include "hub/match/conditional.h"
#include "hub/match/history.h"
#include "hub/match/table.h"
#include "hub/nodes/followers.h"
#include "hub/nodes/presence.h"
#include "hub/sync/catch_up.h"
#include "hub/sync/fetch.h"
#include "hub/sync/node_rows.h"
#include "hub/sync/node_send.h"
#include "hub/sync/node_versions.h"
#include "store/nouns/matches/lists.h"

#define COMPARE_EVERY_MS 1000
#define CLOCK_EVERY_MS   1000
#define UNUSED_MS        5000 /* a match unused for this time is not reloaded */

/* ---- receiving ---- */

static uint32_t number_next(char **line)
{
    return (uint32_t)strtoul(node_word(line), NULL, 10);
}

/* Handles the announced version of a match. The line continues with the users whom it concerns
 * and the hash of its newest row. */
static void match_receive(struct hub *hub, const char *id, const struct node_version *heard,
                          char *line)
{
    int64_t users[GAME_SEATS_MAX];
    size_t count = 0;
    struct node_version to = *heard;
    while (*line != '\0') {
        const char *word = node_word(&line);
        if (strncmp(word, NODE_HASH, strlen(NODE_HASH)) == 0)
            to.hash = strtoull(word + strlen(NODE_HASH), NULL, 16);
        else if (count < COUNT_OF(users))
            users[count++] = strtoll(word, NULL, 10);
    }
    bool wanted = followers_want(hub, users, count);
    struct hub_match *match = table_find(hub, id);
    fetch_receive(hub, id, &to);
    if (match != NULL) {
        node_version_add(&match->heard, &to);
        if (!node_version_is_newer(match)) return;
        if (wanted || !table_evict(match, UNUSED_MS)) reload_if_behind(match);
    } else if (wanted) {
        followers_find(hub, id);
    }
}

static void match_line(struct hub *hub, char *line)
{
    const char *id = node_word(&line);
    struct node_version to = {.edit = number_next(&line)};
    to.version = number_next(&line);
    to.chat = number_next(&line);
    refresh_receive(hub, id, to.edit, number_next(&line) != 0);
    match_receive(hub, id, &to, line);
}

static void anew_line(struct hub *hub, char *line)
{
    const char *id = node_word(&line);
    if (number_next(&line) != 0) refresh_receive(hub, id, UINT32_MAX, false);
    match_receive(hub, id, &(struct node_version){.again = true}, line);
}

/* Parses the hash of a token; NULL: the word is none. */
static const unsigned char *hash_read(const char *word, unsigned char hash[STORE_TOKEN_HASH_BYTES])
{
    size_t size = 0;
    bool ok =
        sodium_hex2bin(hash, STORE_TOKEN_HASH_BYTES, word, strlen(word), NULL, &size, NULL) == 0;
    return ok && size == STORE_TOKEN_HASH_BYTES ? hash : NULL;
}

static void over_line(struct hub *hub, char *line)
{
    unsigned char hashes[2][STORE_TOKEN_HASH_BYTES];
    int64_t user = strtoll(node_word(&line), NULL, 10);
    const unsigned char *only = hash_read(node_word(&line), hashes[0]);
    sessions_receive_over(hub, user, only, hash_read(node_word(&line), hashes[1]));
}

static void user_line(struct hub *hub, char *line)
{
    sessions_receive_changed(hub, strtoll(node_word(&line), NULL, 10));
}

/* Handles a deleted user; the rest of the line is the new name. */
static void left_line(struct hub *hub, char *line)
{
    int64_t user = strtoll(node_word(&line), NULL, 10);
    if (user == 0 || *line == '\0') return;
    gone_receive(hub, user, line);
    calendars_receive(hub, user);
}

static void renamed_line(struct hub *hub, char *line)
{
    int64_t user = strtoll(node_word(&line), NULL, 10);
    if (user != 0 && *line != '\0') renamed_receive(hub, user, line);
}

static void gone_line(struct hub *hub, char *line)
{
    int64_t user = strtoll(node_word(&line), NULL, 10);
    if (user != 0) gone_receive(hub, user, NULL);
}

static void hidden_line(struct hub *hub, char *line)
{
    moderation_hidden_receive(hub, node_word(&line));
}

static void calendar_line(struct hub *hub, char *line)
{
    calendars_receive(hub, strtoll(node_word(&line), NULL, 10));
}

static void clock_line(struct hub *hub, char *line)
{
    clock_time_receive(hub->clock_time, strtoll(node_word(&line), NULL, 10));
}

/* Kinds of messages, by their first words; unknown kinds of a later program are ignored. */
static const struct {
    const char *word;
    void (*hear)(struct hub *hub, char *line);
} kinds[] = {
    {"row", node_row_receive},   {"match", match_line},      {"anew", anew_line},
    {"over", over_line},         {"user", user_line},        {"left", left_line},
    {"calendar", calendar_line}, {"here", presence_receive}, {"clock", clock_line},
    {"gone", gone_line},         {"renamed", renamed_line},  {"hidden", hidden_line},
};

static void line_receive(struct hub *hub, char *line)
{
    for (size_t i = 0; i < COUNT_OF(kinds); i++) {
        size_t size = strlen(kinds[i].word);
        if (strncmp(line, kinds[i].word, size) == 0 && line[size] == ' ')
            kinds[i].hear(hub, line + size + 1);
    }
}

void nodes_drain(struct hub *hub)
{
    struct buf lines = {0};
    if (hub->config.hints == NULL) return;
    if (node_events_receive(hub->config.hints, &lines)) hub->nodes.again = true;
    char *line = lines.bytes;
    catch_up_gather(hub);
    for (char *end = NULL; line != NULL && (end = strchr(line, '\n')) != NULL; line = end + 1) {
        *end = '\0';
        if (!hub->stopped) line_receive(hub, line);
    }
    catch_up_go(hub);
    buf_free(&lines);
}

/* ---- comparing ---- */

struct compare {
    struct hub_read read;
    struct compare *next; /* next finished comparison in the list */
    struct hub *hub;
    enum store_err err;
    size_t count;
    size_t found;
    char ids[STORE_STANDS_MAX][STORE_MATCH_ID_BYTES + 1];
    struct stood { /* The state of a match in memory, and so in the database, when the comparison
                      began. */
        uint32_t edit;
        uint32_t version;
        uint32_t chat;
        struct store_row_name newest; /* all 0: not known */
    } stood[STORE_STANDS_MAX];
    struct store_stand stands[STORE_STANDS_MAX];
};

static bool stand_note(void *context, const struct store_stand *stand)
{
    struct compare *compare = context;
    compare->stands[compare->found++] = *stand;
    return compare->found < COUNT_OF(compare->stands);
}

/* On a worker. */
static void compare_run(struct hub_read *read, struct store_reader *reader)
{
    struct compare *compare = (struct compare *)read;
    compare->err = store_stands_each(reader, (const char(*)[STORE_MATCH_ID_BYTES + 1]) compare->ids,
                                     compare->count, stand_note, compare);
}

static void compare_add(struct compare *compare, const struct hub_match *match)
{
    size_t at = compare->count++;
    bool whole = match->info.status != STORE_BROKEN; /* otherwise its rows end before the newest */
    memcpy(compare->ids[at], match->info.id, sizeof(match->info.id));
    compare->stood[at] = (struct stood){.edit = match->info.edit};
    if (!whole) return;
    compare->stood[at].chat = match->chat_count;
    if (!hub_match_started(match)) return;
    compare->stood[at].version = match->play.version;
    compare->stood[at].newest = history_newest(match);
}

/* Compares some of the matches in memory, from the bucket on at which the last comparison ended. */
static void compare_gather(struct compare *compare)
{
    struct hub *hub = compare->hub;
    size_t *at = &hub->nodes.bucket;
    for (; *at < HUB_BUCKETS; ++*at) {
        size_t count = 0;
        for (struct hub_match *match = hub->buckets[*at]; match != NULL; match = match->next_hash)
            count++;
        if (compare->count + count > STORE_STANDS_MAX && compare->count > 0) return;
        for (struct hub_match *match = hub->buckets[*at];
             match != NULL && compare->count < STORE_STANDS_MAX; match = match->next_hash)
            compare_add(compare, match);
    }
}

/* Returns whether a stored sum differs from the known one. It reports each value once, since
 * reading damaged data again does not help. */
static bool is_other(int64_t stored, int64_t known, int64_t *compared)
{
    bool other = stored != known && stored != *compared;
    *compared = stored;
    return other;
}

/* Compares data that edit, version and chat do not cover. Reloads changed calendars, and returns
 * whether conditional moves changed. */
static bool sums_compare(struct hub_match *match, const struct store_stand *stand)
{
    int64_t known = 0;
    if (calendars_sum(match, &known) &&
        is_other(stand->calendars, known, &match->compared.calendars))
        calendars_reload(match);
    return match->info.status == STORE_RUNNING &&
           is_other(stand->conditional, conditional_sum(match), &match->compared.conditional);
}

/* Returns whether the database has gone back: it has less than was committed before the
 * comparison, or another newest row. */
static bool went_back(const struct stood *stood, const struct store_stand *stand)
{
    bool other = stand->named && stood->newest.at_ms != 0 && stand->version == stood->version &&
                 (stand->newest.state_hash != stood->newest.state_hash ||
                  stand->newest.at_ms != stood->newest.at_ms);
    return stand->edit < stood->edit || stand->version < stood->version ||
           stand->chat < stood->chat || other;
}

/* Applies the comparison, unless a later commit of this node makes it outdated. */
static void compare_take(const struct compare *compare)
{
    char nobody[] = "";
    catch_up_gather(compare->hub);
    for (size_t i = 0; i < compare->count; i++) {
        size_t at = 0;
        while (at < compare->found && strcmp(compare->stands[at].id, compare->ids[i]) != 0) at++;
        struct node_version to = {.again = at == compare->found};
        struct hub_match *match = table_find(compare->hub, compare->ids[i]);
        if (match == NULL) continue;
        if (!to.again) {
            const struct store_stand *stand = &compare->stands[at];
            to = (struct node_version){
                .edit = stand->edit, .version = stand->version, .chat = stand->chat};
            bool back = went_back(&compare->stood[i], stand);
            to.again = sums_compare(match, stand) || back;
        }
        match_receive(compare->hub, compare->ids[i], &to, nobody);
    }
    catch_up_go(compare->hub);
}

/* Applies comparisons at the next tick: the message about a commit just before the comparison
 * may still arrive, so that no read is needed. */
static void compared_take(struct hub *hub)
{
    while (hub->nodes.compared != NULL) {
        struct compare *compare = hub->nodes.compared;
        hub->nodes.compared = compare->next;
        if (!hub->stopped) compare_take(compare);
        free(compare);
    }
}

static void compare_begin(struct hub *hub);

static void compare_done(struct hub_read *read)
{
    struct compare *compare = (struct compare *)read;
    struct hub *hub = compare->hub;
    struct nodes_state *nodes = &hub->nodes;
    enum store_err err = read->err != STORE_OK ? read->err : compare->err;
    nodes->comparing = false;
    if (err != STORE_OK) {
        log_error("hub", "event=not_compared error=%s", store_err_name(err));
        nodes->bucket = HUB_BUCKETS;
    }
    if (err == STORE_OK && !hub->stopped) {
        compare->next = nodes->compared;
        nodes->compared = compare;
    } else {
        free(compare);
    }
    if (nodes->bucket < HUB_BUCKETS && !hub->stopped) compare_begin(hub);
}

static void compare_begin(struct hub *hub)
{
    struct nodes_state *nodes = &hub->nodes;
    struct compare *compare = calloc(1, sizeof(*compare));
    if (compare == NULL) return; /* the next tick tries again */
    *compare = (struct compare){.read = {.run = compare_run, .done = compare_done}, .hub = hub};
    compare_gather(compare);
    nodes->comparing =
        compare->count > 0 &&
        hub_read_begin(hub, HUB_READ_ROW, pool_owner_of("nodes"), &compare->read) == POOL_TAKEN;
    if (!nodes->comparing) free(compare);
}

void nodes_tick(struct hub *hub)
{
    struct nodes_state *nodes = &hub->nodes;
    int64_t now_ms = clock_mono_ms();
    if (hub->config.hints == NULL || hub->stopped) return;
    compared_take(hub);
    if (now_ms >= nodes->clock_ms && clocks_run(hub)) {
        nodes->clock_ms = now_ms + CLOCK_EVERY_MS;
        node_send_clock(hub);
    }
    if (nodes->comparing) return;
    if (now_ms < nodes->next_ms && !nodes->again) return;
    nodes->again = false;
    nodes->next_ms = now_ms + COMPARE_EVERY_MS;
    nodes->bucket = 0;
    compare_begin(hub);
}

void nodes_stop(struct hub *hub)
{
    compared_take(hub);
}
