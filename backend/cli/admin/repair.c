/* ochre admin repair: replays one match and, if requested, closes or rewinds it. */
#include "cli/admin/repair.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/encoding/printable.h"
#include "base/encoding/text.h"
#include "cli/admin/errors.h"
#include "record/replay.h"
#include "store/nouns/admin.h"
#include "record/rehash.h"
#include "store/maintenance/maintenance_write.h"

struct repair {
    struct admin *admin;
    struct store_match_row row;
    struct replay_report report;
};

static const char *status_name(enum store_status status)
{
    static const char *const names[] = {[STORE_OPEN] = "open",
                                        [STORE_RUNNING] = "running",
                                        [STORE_OVER] = "over",
                                        [STORE_ABANDONED] = "abandoned",
                                        [STORE_BROKEN] = "broken"};
    return names[status];
}

static int match_read(struct repair *repair)
{
    struct admin *admin = repair->admin;
    struct store_reader *reader = NULL;
    struct replay *replay = replay_new();
    enum store_err err = replay != NULL ? maintenance_ready(admin->path, &rehash_rules) : STORE_IO;
    if (err == STORE_OK) err = maintenance_reader_open(admin->path, &reader);
    if (err == STORE_OK)
        err = replay_stored(replay, reader, admin->word, &repair->row, &repair->report);
    bool missing = reader != NULL && err == STORE_NOT_FOUND;
    store_reader_close(reader);
    replay_free(replay);
    if (missing) return admin_error(ADMIN_FAILED, "no such match: %s", admin->word);
    return err == STORE_OK ? ADMIN_FINE : admin_error_store(admin, err);
}

/* Prints "Ann, Ben, nobody"; the caller frees `out`. */
static void sitters_print(const struct store_match *match, struct buf *out)
{
    for (unsigned seat = 0; seat < match->seats; seat++) {
        const char *name = match->seat[seat].name;
        buf_printf(out, "%s%s", seat > 0 ? ", " : "", name[0] != '\0' ? name : "nobody");
    }
}

static void report_print(const struct repair *repair)
{
    const struct store_match *match = &repair->row.match;
    const struct replay_report *report = &repair->report;
    struct buf text = {0};
    buf_printf(&text, "match %s of %s, %s: ", match->id, match->game, status_name(match->status));
    sitters_print(match, &text);
    if (match->started_ms == 0)
        buf_append_text(&text, ". It has not started.");
    else if (report->wrong == NULL)
        buf_printf(&text, ". All %lld moves verified.", (long long)report->moves);
    else
        buf_printf(&text, ". The first of %lld moves that differs is %u: %s.",
                   (long long)repair->row.moves, report->version, report->wrong);
    printable_print(stdout, "%s", text.failed ? match->id : text.bytes);
    buf_free(&text);
}

static bool has_resigned(const struct store_match *match)
{
    bool resigned = false;
    for (unsigned seat = 0; seat < match->seats; seat++)
        resigned = resigned || match->seat[seat].resigned != 0;
    return resigned;
}

static int closed(struct repair *repair)
{
    struct store_match match = repair->row.match;
    if (match.status == STORE_OVER || match.status == STORE_ABANDONED)
        return admin_error(ADMIN_FAILED, "the match has ended already.");
    if (repair->report.wrong == NULL && has_resigned(&match))
        return admin_error(ADMIN_FAILED,
                           "somebody has resigned, so that the match has a result: start the "
                           "server and close it on the pages of administrators.");
    match.status = STORE_ABANDONED;
    match.ended_ms = clock_unix_ms();
    match.due_ms = 0;
    (void)text_copy(match.end_reason, sizeof(match.end_reason), "closed");
    struct store_audit audit = admin_audit("close", match.id, "");
    struct store_write write = {.op = STORE_MATCH_SAVE, .save = {.match = &match}, .audit = &audit};
    enum store_err err = maintenance_write(repair->admin->path, &write);
    if (err != STORE_OK) return admin_error_store(repair->admin, err);
    printable_print(stdout, "The match is closed, without a result.");
    return ADMIN_FINE;
}

static int rewound(struct repair *repair, uint32_t version)
{
    char detail[64];
    const char *id = repair->row.match.id;
    if (repair->report.wrong != NULL && version >= repair->report.version) {
        return admin_error(ADMIN_FAILED, "version %u does not verify; only versions before %u do.",
                           version, repair->report.version);
    }
    /* An ended match that is rewound to its last move would run for ever, and lose its result. A
     * match that was closed continues from its end. */
    if (repair->report.ended && version == repair->row.moves) {
        return admin_error(ADMIN_FAILED, "nobody can move at version %u; choose an earlier one.",
                           version);
    }
    (void)snprintf(detail, sizeof(detail), "from version %lld to %u", (long long)repair->row.moves,
                   version);
    struct store_audit audit = admin_audit("rewind", id, detail);
    enum store_err err = maintenance_rewind(repair->admin->path, id, version, &audit);
    if (err == STORE_NOT_FOUND)
        return admin_error(ADMIN_FAILED, "the match has no version %u.", version);
    if (err != STORE_OK) return admin_error_store(repair->admin, err);
    printable_print(stdout,
                    "The match continues from version %u; %lld moves were removed and are kept in "
                    "table \"rewound\".",
                    version, (long long)repair->row.moves - version);
    enum store_status status = repair->row.match.status;
    if (status == STORE_OVER || status == STORE_ABANDONED) {
        printable_print(stdout, "Warning: the match had ended, so its seed was public; anyone who "
                                "kept it can predict the dice.");
    }
    return ADMIN_FINE;
}

/* Asks a user at a terminal for confirmation. Returns false if the answer is no. */
static bool asked(struct repair *repair)
{
    char line[64];
    struct admin *admin = repair->admin;
    if (isatty(0) == 0 || isatty(1) == 0) return false;
    (void)printf("\nclose        ends it without a result\n"
                 "rewind N     removes all moves after version N; only if all players agree\n"
                 "anything else leaves it unchanged\n> ");
    (void)fflush(stdout);
    if (fgets(line, sizeof(line), stdin) == NULL) return false;
    line[strcspn(line, "\n")] = '\0';
    char *end = line;
    admin->close = strcmp(line, "close") == 0;
    if (strncmp(line, "rewind ", 7) == 0 && line[7] >= '0' && line[7] <= '9') {
        admin->version = (uint32_t)strtoul(line + 7, &end, 10);
        admin->rewind = *end == '\0';
    }
    return admin->close || admin->rewind;
}

static int change(struct repair *repair)
{
    int lock = -1;
    enum store_err err = maintenance_lock_acquire(repair->admin->path, &lock);
    if (err == STORE_BUSY) {
        return admin_error_busy(repair->admin,
                                " A running match is closed on the pages of administrators.");
    }
    if (err != STORE_OK) return admin_error_store(repair->admin, err);
    int code = match_read(repair); /* with the lock nobody else changes the match */
    if (code == ADMIN_FINE)
        code = repair->admin->close ? closed(repair) : rewound(repair, repair->admin->version);
    maintenance_lock_release(lock);
    return code;
}

int admin_run_repair(struct admin *admin)
{
    struct repair repair = {.admin = admin};
    if (admin->close && admin->rewind)
        return admin_error(ADMIN_USAGE, "--close and --rewind cannot be combined.");
    int code = match_read(&repair);
    if (code != ADMIN_FINE) return code;
    report_print(&repair);
    bool begun = repair.row.match.started_ms != 0;
    if (begun && (admin->close || admin->rewind || asked(&repair))) return change(&repair);
    if (admin->close || admin->rewind)
        return admin_error(ADMIN_FAILED, "a match that has not begun needs no repair.");
    return repair.report.wrong != NULL ? ADMIN_FAULTY : ADMIN_FINE;
}
