/* The file of an arena's results: a line that identifies the arena, then a line of numbers for
 * each block, in their order. The next run reads them instead of playing. */
#include "lab/arena_internal.h"

#include "base/buf.h"
#include "base/hash.h"
#include "bots/network.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LINE_BYTES    4096
#define FILE_FIRST    "ochre-arena-1"
#define FILE_ANOTHER  "it holds the results of another arena"
#define FILE_UNHEALTH "it is damaged"

/* Returns the network that evaluates for a player; NULL: none. */
static const struct network *judge_of(const struct arena_plan *plan,
                                      const struct arena_player *player)
{
    const struct network *const *own = player->bot->judged ? plan->game->knowledge->networks : NULL;
    if (player->network != NULL || own == NULL) return player->network;
    return own[plan->setup.seats];
}

/* Prints all settings on which the blocks depend; the number of blocks is not one of them. */
static void head_of(const struct arena_plan *plan, char line[LINE_BYTES])
{
    int size = snprintf(line, LINE_BYTES, FILE_FIRST " %s seats %u options %u seed %" PRId64,
                        plan->game->id, plan->setup.seats, plan->setup.options, plan->seed);
    for (unsigned i = 0; i < plan->players; i++) {
        const struct network *network = judge_of(plan, &plan->player[i]);
        size += snprintf(line + size, (size_t)(LINE_BYTES - size), " %s", plan->player[i].name);
        if (network == NULL || network->hidden == 0) continue;
        /* a hash of the weights: another file under the same name is another player */
        size_t weights = network_weights(network->inputs, network->hidden, network->second);
        size += snprintf(line + size, (size_t)(LINE_BYTES - size), "=%016" PRIx64,
                         hash_bytes(network->weights, weights * sizeof(float), 0));
    }
    CHECK(size > 0 && size < LINE_BYTES);
}

/* Handles one number of a block: reading and writing use the same list of numbers. */
typedef void number_use(void *context, int64_t *number);

static void thinking_each(struct arena_thinking *thinking, number_use *use, void *context)
{
    use(context, &thinking->decisions);
    use(context, &thinking->us);
    use(context, &thinking->longest_us);
}

static void match_each(struct arena_match *match, unsigned seats, number_use *use, void *context)
{
    int64_t number = match->over;
    use(context, &number);
    match->over = (uint8_t)number;
    number = match->rounds;
    use(context, &number);
    match->rounds = (uint16_t)number;
    for (unsigned seat = 0; seat < seats; seat++) {
        number = match->rank[seat];
        use(context, &number);
        match->rank[seat] = (uint8_t)number;
        number = match->total[seat];
        use(context, &number);
        match->total[seat] = (int16_t)number;
    }
}

static void block_each(struct arena_block *block, unsigned seats, number_use *use, void *context)
{
    use(context, &block->number);
    thinking_each(&block->thinking[0], use, context);
    thinking_each(&block->thinking[1], use, context);
    for (unsigned lone = 0; lone < seats; lone++)
        match_each(&block->match[lone], seats, use, context);
}

/* ---- reading ---- */

struct reading {
    const char *at; /* NULL: a text was not a number */
};

static void number_read(void *context, int64_t *number)
{
    struct reading *reading = context;
    char *end = NULL;
    if (reading->at == NULL) return;
    errno = 0;
    *number = strtoll(reading->at, &end, 10);
    reading->at = end == reading->at || errno != 0 ? NULL : end;
}

static bool block_read(const char *line, unsigned seats, struct arena_block *block)
{
    struct reading reading = {.at = line};
    memset(block, 0, sizeof(*block));
    block_each(block, seats, number_read, &reading);
    return reading.at != NULL && strcmp(reading.at, "\n") == 0;
}

static bool whole(const char *line)
{
    size_t size = strlen(line);
    return size > 0 && line[size - 1] == '\n';
}

/* Reads all complete lines; `*end` becomes the end of the last one. */
static const char *blocks_read(FILE *file, const struct arena_plan *plan, arena_sink *sink,
                               void *context, long *end)
{
    char head[LINE_BYTES];
    char line[LINE_BYTES];
    int64_t next = 0;
    head_of(plan, head);
    *end = 0;
    if (fgets(line, sizeof(line), file) == NULL || !whole(line)) return NULL;
    line[strcspn(line, "\n")] = '\0';
    if (strcmp(line, head) != 0) return FILE_ANOTHER;
    *end = ftell(file);
    while (fgets(line, sizeof(line), file) != NULL && whole(line)) {
        struct arena_block block;
        if (!block_read(line, plan->setup.seats, &block) || block.number != next)
            return FILE_UNHEALTH;
        if (next >= plan->blocks || !sink(context, &block)) break;
        next++;
        *end = ftell(file);
    }
    return ferror(file) != 0 || *end < 0 ? strerror(errno) : NULL;
}

const char *arena_file_open(const char *path, const struct arena_plan *plan, FILE **file,
                            arena_sink *sink, void *context)
{
    char head[LINE_BYTES];
    long end = 0;
    *file = fopen(path, "a+");
    if (*file == NULL) return strerror(errno);
    rewind(*file);
    const char *wrong = blocks_read(*file, plan, sink, context, &end);
    /* Only an incomplete line is cut off: complete blocks stay for a longer run. */
    if (wrong == NULL) {
        char rest[LINE_BYTES];
        bool torn = fseek(*file, end, SEEK_SET) == 0;
        while (torn && fgets(rest, sizeof(rest), *file) != NULL && whole(rest)) end = ftell(*file);
        if (!torn || ftruncate(fileno(*file), end) != 0 || fseek(*file, 0, SEEK_END) != 0)
            wrong = strerror(errno);
    }
    if (wrong == NULL && end == 0) {
        head_of(plan, head);
        if (fprintf(*file, "%s\n", head) < 0 || fflush(*file) != 0) wrong = strerror(errno);
    }
    if (wrong != NULL) (void)fclose(*file);
    return wrong;
}

/* ---- writing ---- */

static void number_write(void *context, int64_t *number)
{
    char text[24];
    struct buf *line = context;
    (void)snprintf(text, sizeof(text), "%s%" PRId64, line->size > 0 ? " " : "", *number);
    buf_append_text(line, text);
}

bool arena_file_add(FILE *file, const struct arena_plan *plan, const struct arena_block *block)
{
    struct buf line = {0};
    struct arena_block copy = *block;
    block_each(&copy, plan->setup.seats, number_write, &line);
    buf_append_text(&line, "\n");
    bool ok =
        !line.failed && fwrite(line.bytes, 1, line.size, file) == line.size && fflush(file) == 0;
    buf_free(&line);
    return ok;
}
