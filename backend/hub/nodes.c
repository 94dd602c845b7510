/* Other servers on the same database. None owns a match: what each writes is conditional, and who
 * finds that others have written reads that first (catch_up.c). So all this is only about hearing
 * of it soon: whoever has committed something of a match tells the others how far it has come, and
 * those who have it in memory read the rest. A hint that is lost costs a second: so often each
 * compares what it has in memory with what is stored. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/text.h"
#include "hub/internal.h"

#define COMPARE_EVERY_MS 1000
#define UNUSED_MS        5000 /* what nobody has used for so long is not worth reading */

/* ---- telling ---- */

void nodes_match_tell(const struct hub_match *match)
{
    char line[STORE_MATCH_ID_BYTES + 64];
    struct hints *hints = match->hub->config.hints;
    if (hints == NULL) return;
    if (match->gone)
        (void)snprintf(line, sizeof(line), "gone %s", match->info.id);
    else
        (void)snprintf(line, sizeof(line), "match %s %u %u %u", match->info.id, match->info.edit,
                       match->play.version, match->chat_count);
    hints_tell(hints, line);
}

/* ---- hearing ---- */

/* Others have come so far with it. */
static void match_hear(struct hub_match *match, const struct match_heard *to)
{
    heard_add(&match->heard, to);
    if (heard_is_more(match) && !table_forget(match, UNUSED_MS)) heard_look(match);
}

/* The next word of a line, which it is cut off from; "" behind the last. */
static char *word_next(char **line)
{
    char *word = *line;
    size_t size = strcspn(word, " ");
    *line += size + (word[size] == ' ');
    word[size] = '\0';
    return word;
}

static uint32_t number_next(char **line)
{
    return (uint32_t)strtoul(word_next(line), NULL, 10);
}

static void line_hear(struct hub *hub, char *line)
{
    const char *kind = word_next(&line);
    const char *id = word_next(&line);
    struct hub_match *match = table_find(hub, id);
    if (strcmp(kind, "match") == 0) {
        struct match_heard to = {0};
        to.edit = number_next(&line);
        to.version = number_next(&line);
        to.chat = number_next(&line);
        seek_hear(hub, id, &to);
        if (match != NULL) match_hear(match, &to);
    } else if (strcmp(kind, "gone") == 0) {
        if (match != NULL) hub_match_catch_up(match);
    }
}

void nodes_drain(struct hub *hub)
{
    struct buf lines = {0};
    if (hub->config.hints == NULL) return;
    if (hints_take(hub->config.hints, &lines)) hub->nodes.again = true;
    char *line = lines.bytes;
    for (char *end = NULL; line != NULL && (end = strchr(line, '\n')) != NULL; line = end + 1) {
        *end = '\0';
        if (!hub->stopped) line_hear(hub, line);
    }
    buf_free(&lines);
}

/* ---- comparing ---- */

struct compare {
    struct hub_read read;
    struct hub *hub;
    enum store_err err;
    size_t count;
    size_t found;
    char ids[STORE_STANDS_MAX][STORE_MATCH_ID_BYTES + 1];
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

/* Some of those in memory, from the bucket on at which the last ones have ended. */
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
            memcpy(compare->ids[compare->count++], match->info.id, sizeof(match->info.id));
    }
}

/* What it was told is so, unless a commit of this server has come after it. */
static void compare_take(const struct compare *compare)
{
    for (size_t i = 0; i < compare->count; i++) {
        struct hub_match *match = table_find(compare->hub, compare->ids[i]);
        size_t at = 0;
        while (at < compare->found && strcmp(compare->stands[at].id, compare->ids[i]) != 0) at++;
        if (match == NULL) continue;
        if (at == compare->found) {
            hub_match_catch_up(match);
            continue;
        }
        const struct store_stand *stand = &compare->stands[at];
        match_hear(match, &(struct match_heard){
                              .edit = stand->edit, .version = stand->version, .chat = stand->chat});
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
    } else if (!hub->stopped) {
        compare_take(compare);
    }
    free(compare);
    if (nodes->bucket < HUB_BUCKETS && !hub->stopped) compare_begin(hub);
}

static void compare_begin(struct hub *hub)
{
    struct nodes_state *nodes = &hub->nodes;
    struct compare *compare = calloc(1, sizeof(*compare));
    if (compare == NULL) return; /* at the next tick */
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
    if (hub->config.hints == NULL || hub->stopped || nodes->comparing) return;
    if (now_ms < nodes->next_ms && !nodes->again) return;
    nodes->again = false;
    nodes->next_ms = now_ms + COMPARE_EVERY_MS;
    nodes->bucket = 0;
    compare_begin(hub);
}
