/* Power cuts at random moments of writing: what was acknowledged before is there afterwards,
 * whatever the disk has forgotten of what was not synced, and nothing is torn. */
#define _GNU_SOURCE /* syscall */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/log.h"
#include "store/nouns/chat.h"
#include "store/nouns/matches/moves.h"
#include "store/sqlite/copier.h"
#include "support/attack.h"
#include "support/power_vfs.h"
#include "support/store_case.h"

TestSuite(power_cuts, .timeout = 480);

#define CUTS_MAX     24 /* in one run */
#define MATCHES      3
#define ROUND_MOVES  120
#define EVENTS_BYTES 6000 /* so that checkpoints come, too */

struct cut {
    struct store_case copy;
    uint32_t acknowledged[MATCHES]; /* moves, when it happened */
    uint32_t lines;
    int lost;
};

static struct store_case self;
static struct cut cuts[CUTS_MAX];
static int cut_count;
static int chance; /* of 1000, that an operation is a moment */
static uint64_t random_state;
static atomic_uint acknowledged[MATCHES];
static atomic_uint lines;

static const char *const ids[MATCHES] = {"one", "two", "three"};

/* ---- the log's room, which the store appends by itself: these come before the C library's ---- */

static atomic_uint appended; /* pieces */

/* Puts the name of a file of the store that is open for appending into `name`. */
static bool is_appended(int file, char *name, size_t size)
{
    char link[64];
    if (self.directory[0] == '\0' || (fcntl(file, F_GETFL) & O_APPEND) == 0) return false;
    (void)snprintf(link, sizeof(link), "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, name, size - 1);
    name[length > 0 ? length : 0] = '\0';
    return strncmp(name, self.directory, strlen(self.directory)) == 0 &&
           strstr(name, "-wal") != NULL;
}

ssize_t write(int file, const void *bytes, size_t size)
{
    char name[STORE_CASE_PATH_BYTES + 8];
    if (!is_appended(file, name, sizeof(name))) return syscall(SYS_write, file, bytes, size);
    atomic_fetch_add(&appended, 1);
    return power_vfs_append(file, name, bytes, size);
}

int fdatasync(int file)
{
    char name[STORE_CASE_PATH_BYTES + 8];
    return is_appended(file, name, sizeof(name)) ? power_vfs_sync(name)
                                                 : (int)syscall(SYS_fdatasync, file);
}

/* On whichever thread writes. */
static void moment(void *context)
{
    (void)context;
    if (cut_count == CUTS_MAX || power_vfs_random(&random_state) % 1000 >= (uint64_t)chance) return;
    struct cut *cut = &cuts[cut_count];
    store_case_make(&cut->copy, NULL);
    for (int i = 0; i < MATCHES; i++) cut->acknowledged[i] = atomic_load(&acknowledged[i]);
    cut->lines = atomic_load(&lines);
    cut->lost = power_vfs_cut(cut->copy.directory, &random_state);
    char from[STORE_CASE_PATH_BYTES + 8];
    char to[STORE_CASE_PATH_BYTES + 8];
    char bytes[64];
    (void)snprintf(from, sizeof(from), "%s.mark", self.path);
    (void)snprintf(to, sizeof(to), "%s.mark", cut->copy.path);
    FILE *in = fopen(from, "rb");
    FILE *out = fopen(to, "wb");
    CHECK(in != NULL && out != NULL);
    size_t size = fread(bytes, 1, sizeof(bytes), in); /* at worst it alone has reached the disk */
    CHECK(fwrite(bytes, 1, size, out) == size && fclose(out) == 0 && fclose(in) == 0);
    cut_count++;
}

static void events_make(char *events, uint32_t match, uint32_t seq)
{
    size_t size = 20 + (seq * 7919u + match) % (EVENTS_BYTES - 20);
    memset(events, 'a' + (int)(seq % 26), size);
    events[0] = events[size - 1] = '"';
    events[size] = '\0';
}

/* Some moves of all matches at once, so that there are groups, and a line of chat. */
static void moves_write(uint32_t seq)
{
    static char events[MATCHES][EVENTS_BYTES + 1];
    struct store_case_end ends[MATCHES + 1];
    char text[32];
    struct store_chat chat = {
        .match = "one", .number = atomic_load(&lines) + 1, .name = "n", .text = text};
    (void)snprintf(text, sizeof(text), "line %u", chat.number);
    for (uint32_t i = 0; i < MATCHES; i++) {
        struct store_move move = store_case_move(ids[i], seq);
        events_make(events[i], i, seq);
        move.events = events[i];
        struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
        store_case_queue(&self, &write, &ends[i]);
    }
    struct store_write write = {.op = STORE_CHAT_APPEND, .chat = &chat};
    store_case_queue(&self, &write, &ends[MATCHES]);
    for (int i = 0; i <= MATCHES; i++) {
        store_case_wait(&self, &ends[i]);
        CHECK(ends[i].err == STORE_OK);
        atomic_fetch_add(i < MATCHES ? &acknowledged[i] : &lines, 1);
    }
}

static bool move_same(void *context, const struct store_move *move)
{
    static char events[EVENTS_BYTES + 1];
    uint32_t match = *(uint32_t *)context;
    events_make(events, match, move->seq);
    cr_assert_str_eq(move->events, events, "move %d", (int)move->seq);
    return true;
}

static bool line_same(void *context, const struct store_chat *chat)
{
    char text[32];
    (void)snprintf(text, sizeof(text), "line %u", chat->number);
    cr_assert_str_eq(chat->text, text);
    *(uint32_t *)context = chat->number;
    return true;
}

static void cut_check(struct cut *cut)
{
    struct store_stats stats;
    store_case_open(&cut->copy);
    store_stats_read(cut->copy.store, &stats);
    cr_assert_eq(stats.moves_missing, 0, "the mark does not cry for nothing");
    for (uint32_t i = 0; i < MATCHES; i++) {
        int found = store_case_moves_count(&cut->copy, ids[i]);
        cr_assert_geq(found, (int)cut->acknowledged[i], "match %d: %d moves, %d were acknowledged",
                      (int)i, found, (int)cut->acknowledged[i]);
        cr_assert_eq(store_moves_each(cut->copy.reader, ids[i], 0, UINT32_MAX, move_same, &i),
                     STORE_OK);
    }
    uint32_t last = 0;
    cr_assert_eq(store_chat_each(cut->copy.reader, "one", 0, 100000, line_same, &last), STORE_OK);
    cr_assert_geq(last, cut->lines);
    cr_assert_str_eq(store_case_sql(&cut->copy, "PRAGMA integrity_check"), "ok");
    store_case_end(&cut->copy);
}

/* As beside a log that is much longer than these. */
static void copier_run(struct copier *copier)
{
    struct copier_copied copied;
    if (copier_works(copier) && copier_result(copier, &copied)) cr_assert_eq(copied.err, STORE_OK);
    if (!copier_works(copier)) cr_assert(copier_begin(copier, 4));
}

static void round_run(uint32_t *seq)
{
    cut_count = 0;
    struct copier *copier = copier_new(self.path);
    for (uint32_t end = *seq + ROUND_MOVES; *seq < end; (*seq)++) {
        moves_write(*seq);
        if (*seq % 5 == 0) copier_run(copier);
        if (*seq % 50 == 49) { /* the log is copied into the file when it is closed */
            copier_free(copier);
            store_case_close(&self);
            store_case_open(&self);
            copier = copier_new(self.path);
        }
    }
    copier_free(copier);
    int found = cut_count;
    cut_count = CUTS_MAX; /* no more while they are looked at */
    for (int i = 0; i < found; i++) cut_check(&cuts[i]);
    cut_count = found;
}

Test(power_cuts, nothing_acknowledged_is_lost_and_nothing_is_torn)
{
    log_level_set((enum log_level)(LOG_ERROR + 1));
    random_state = attack_seed("power cuts");
    cut_count = CUTS_MAX;
    store_case_make(&self, NULL);
    power_vfs_use(self.directory, moment, NULL);
    store_case_open(&self);
    for (int i = 0; i < MATCHES; i++) {
        struct store_match match = store_case_running(ids[i], 2);
        store_case_match_add(&self, &match);
    }
    chance = 25;
    int64_t end_us = clock_mono_us() + (int64_t)(attack_seconds(5) * 1e6);
    int all = 0;
    int lost = 0;
    uint32_t seq = 0;
    do {
        round_run(&seq);
        all += cut_count;
        for (int i = 0; i < cut_count; i++) lost += cuts[i].lost > 0;
    } while (clock_mono_us() < end_us || all < 20);
    fprintf(stderr, "power cuts: %d, of which %d forgot something\n", all, lost);
    cr_assert_gt(lost, 5, "the disk does forget");
    cr_assert_gt(atomic_load(&appended), 16, "and room was added to the log in parallel");
    cut_count = CUTS_MAX;
    store_case_end(&self);
}
