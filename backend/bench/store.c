#include "bench/store.h"

#include <errno.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/clock.h"
#include "base/ids.h"
#include "cli/core/command_line.h"
#include "store/store.h"
#include "wire/json.h"

#define RUNS      7 /* number of runs after a first one for warming up; the best one counts */
#define PATH_ROOM 256

enum { EXIT_DONE = 0, EXIT_FAILED = 1 };

struct arguments {
    const char *beside;
    uint32_t group;
    uint32_t groups;
};

static const struct option_row options[] = {
    {"beside", "NAME", "postgres://..., whose tables may be new: measured beside SQLite",
     .kind = OPTION_TEXT, OPTION_AT(struct arguments, beside)},
    {"group", "N", "moves that are committed at once, each of another match", .fallback = "64",
     .kind = OPTION_NUMBER, OPTION_AT(struct arguments, group), .min = 1, .max = STORE_GROUP_MAX},
    {"groups", "N", "groups in a run", .fallback = "100", .kind = OPTION_NUMBER,
     OPTION_AT(struct arguments, groups), .min = 1, .max = 100000},
};

static const struct command_line line = {
    .program = "ochre-bench",
    .command = "store",
    .usage = "store [options]",
    .about =
        "Appends moves to running matches in a new SQLite file, and beside it in another store,\n"
        "by turns. Prints one JSON object for each: the processor time of this process that an\n"
        "append takes, the best of several runs, and how often that of SQLite it is.\n",
    .options = options,
    .option_count = COUNT_OF(options)};

/* the same size as a move in a match of two people */
static const char move_text[] = "{\"kind\":\"place\",\"place\":\"forest\",\"people\":3}";
static const char events_text[] =
    "[{\"kind\":\"placed\",\"seat\":1,\"place\":\"forest\",\"people\":3},"
    "{\"kind\":\"rolled\",\"seat\":1,\"place\":\"forest\",\"dice\":[4,2,6],\"tools\":0,\"sum\":12},"
    "{\"kind\":\"got\",\"seat\":1,\"resource\":\"wood\",\"count\":4},"
    "{\"kind\":\"turn_began\",\"seat\":0,\"round\":3,\"phase\":\"place\",\"people_left\":5}]";

/* A store with as many running matches as a group has moves. */
struct stage {
    const char *name;
    struct store *store;
    sem_t woken;
    char (*ids)[STORE_MATCH_ID_BYTES + 1];
    uint32_t matches;
    uint32_t seq; /* number of the newest rows */
    uint32_t owed;
    enum store_err err; /* the first error */
    int64_t best_us;
};

static void wake(void *context)
{
    struct stage *stage = context;
    int code = sem_post(&stage->woken);
    CHECK(code == 0);
}

static void written(void *context, enum store_err err, int64_t id)
{
    struct stage *stage = context;
    (void)id;
    stage->owed--;
    if (stage->err == STORE_OK) stage->err = err;
}

static void put(struct stage *stage, const struct store_write *write)
{
    enum store_err err = store_write(stage->store, write, written, stage);
    if (err == STORE_OK)
        stage->owed++;
    else if (stage->err == STORE_OK)
        stage->err = err;
}

/* Waits for the queued writes, which are one group. */
static void group_end(struct stage *stage)
{
    store_turn_end(stage->store);
    while (stage->owed > 0) {
        while (sem_wait(&stage->woken) != 0) CHECK(errno == EINTR);
        store_drain(stage->store);
    }
}

static void matches_make(struct stage *stage)
{
    struct store_match match = {.game = "stoneage",
                                .revision = 1,
                                .options = "{}",
                                .status = STORE_RUNNING,
                                .created_ms = 1,
                                .started_ms = 1,
                                .seats = 2};
    for (uint32_t i = 0; i < stage->matches; i++) {
        ids_text(stage->ids[i], STORE_MATCH_ID_BYTES);
        memcpy(match.id, stage->ids[i], sizeof(match.id));
        struct store_move setup = {
            .match = match.id, .seat = -1, .request = "", .move = "", .events = "[]"};
        struct store_write save = {.op = STORE_MATCH_SAVE, .save = {.match = &match}};
        struct store_write first = {.op = STORE_MOVE_APPEND, .append = {.move = &setup}};
        put(stage, &save);
        put(stage, &first);
        if (i % (STORE_GROUP_MAX / 2) == 0) group_end(stage);
    }
    group_end(stage);
}

static void groups_append(struct stage *stage, uint32_t groups)
{
    for (uint32_t i = 0; i < groups && stage->err == STORE_OK; i++) {
        uint32_t seq = ++stage->seq;
        for (uint32_t j = 0; j < stage->matches; j++) {
            struct store_move move = {.match = stage->ids[j],
                                      .seq = seq,
                                      .seat = (int)(seq & 1),
                                      .request = "Yw3kQz8vT1pR5nLm",
                                      .move = move_text,
                                      .events = events_text,
                                      .state_hash = seq,
                                      .before = {seq - 1, seq - 1},
                                      .owed_known = true,
                                      .owed = (uint8_t)(2U >> (seq & 1)),
                                      .at_ms = seq};
            struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
            put(stage, &write);
        }
        group_end(stage);
    }
}

static enum store_err stage_open(struct stage *stage, const char *path, uint32_t matches)
{
    stage->matches = matches;
    stage->best_us = INT64_MAX;
    stage->ids = calloc(matches, sizeof(stage->ids[0]));
    struct store_config config = {.path = path, .wake = wake, .wake_context = stage};
    if (stage->ids == NULL || sem_init(&stage->woken, 0, 0) != 0) return STORE_IO;
    enum store_err err = store_open(&config, &stage->store);
    if (err != STORE_OK) return err;
    store_loop_begin(stage->store);
    matches_make(stage);
    return stage->err;
}

static void stage_close(struct stage *stage)
{
    store_close(stage->store);
    free(stage->ids);
}

static void stage_print(const struct stage *stage, const struct arguments *arguments,
                        int64_t least_us)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    double appends = (double)arguments->group * arguments->groups;
    json_object(&json, NULL);
    json_text(&json, "bench", "store");
    json_text(&json, "store", stage->name);
    json_int(&json, "group", arguments->group);
    json_int(&json, "appends", (int64_t)appends);
    json_real(&json, "us", (double)stage->best_us / appends);
    json_real(&json, "ratio", (double)stage->best_us / (double)(least_us > 0 ? least_us : 1));
    json_object_end(&json);
    CHECK(!out.failed);
    puts(out.bytes);
    (void)fflush(stdout);
    buf_free(&out);
}

/* Alternates between the stages, so that other load on the machine slows down both. */
static enum store_err measure(struct stage *stages, size_t count, uint32_t groups)
{
    for (int run = 0; run <= RUNS; run++) {
        for (size_t i = 0; i < count; i++) {
            int64_t start_us = clock_process_us((int)getpid());
            groups_append(&stages[i], groups);
            int64_t took_us = clock_process_us((int)getpid()) - start_us;
            if (stages[i].err != STORE_OK) return stages[i].err;
            if (run > 0 && took_us < stages[i].best_us) stages[i].best_us = took_us;
        }
    }
    return STORE_OK;
}

static bool run(const char *path, const struct arguments *arguments)
{
    struct stage stages[] = {{.name = "sqlite"}, {.name = "postgres"}};
    const char *const paths[] = {path, arguments->beside};
    size_t count = arguments->beside != NULL ? 2 : 1;
    enum store_err err = STORE_OK;
    for (size_t i = 0; i < count && err == STORE_OK; i++)
        err = stage_open(&stages[i], paths[i], arguments->group);
    if (err == STORE_OK) err = measure(stages, count, arguments->groups);
    for (size_t i = 0; i < count && err == STORE_OK; i++)
        stage_print(&stages[i], arguments, stages[0].best_us);
    for (size_t i = 0; i < count; i++) stage_close(&stages[i]);
    if (err != STORE_OK) fprintf(stderr, "ochre-bench store: %s\n", store_err_name(err));
    return err == STORE_OK;
}

int bench_store(int argc, char **argv)
{
    static const char *const endings[] = {"", "-wal", "-shm", ".mark", ".lock"};
    struct arguments arguments = {0};
    const char *word = NULL;
    int code = command_line_read(&line, argc, argv, &arguments, &word);
    if (code != COMMAND_LINE_GO_ON) return code;
    char folder[] = "/tmp/ochre-bench-XXXXXX";
    char path[PATH_ROOM];
    if (mkdtemp(folder) == NULL) return EXIT_FAILED;
    (void)snprintf(path, sizeof(path), "%s/bench.sqlite", folder);
    bool ok = run(path, &arguments);
    for (size_t i = 0; i < COUNT_OF(endings); i++) {
        (void)snprintf(path, sizeof(path), "%s/bench.sqlite%s", folder, endings[i]);
        (void)unlink(path);
    }
    (void)rmdir(folder);
    return ok ? EXIT_DONE : EXIT_FAILED;
}
