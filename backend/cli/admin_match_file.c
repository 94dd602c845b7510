#include "cli/admin_match_file.h"

#include "base/clock.h"
#include "hub/import.h"
#include "hub/proof.h"
#include "store/reader.h"

#include <errno.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

__attribute__((format(printf, 1, 2))) static enum match_file_end fail(const char *format, ...)
{
    va_list arguments;
    (void)fputs("ochre admin: ", stderr);
    va_start(arguments, format);
    (void)vfprintf(stderr, format, arguments);
    va_end(arguments);
    (void)fputc('\n', stderr);
    return MATCH_FILE_FAILED;
}

enum match_file_end admin_match_export(const char *path, const char *id)
{
    struct store_reader *reader = NULL;
    struct buf text = {0};
    enum store_err err = reader_open(path, &reader);
    if (err != STORE_OK) return fail("%s: %s.", path, store_err_name(err));
    err = proof_print(reader, id, &text);
    store_reader_close(reader);
    enum match_file_end end = MATCH_FILE_DONE;
    if (err == STORE_NOT_FOUND) {
        end = fail("there is no match %s that has ended.", id);
    } else if (err != STORE_OK) {
        end = fail("the log of match %s: %s.", id, store_err_name(err));
    } else if (fwrite(text.bytes, 1, text.size, stdout) != text.size || fputc('\n', stdout) < 0 ||
               fflush(stdout) != 0) {
        end = fail("the file cannot be written: %s.", strerror(errno));
    }
    buf_free(&text);
    return end;
}

/* ---- the way back ---- */

struct writing {
    sem_t woken;
    bool ended;
    enum store_err err;
};

static void wake(void *context)
{
    struct writing *writing = context;
    CHECK(sem_post(&writing->woken) == 0);
}

static void written(void *context, enum store_err err, int64_t id)
{
    struct writing *writing = context;
    (void)id;
    writing->err = err;
    writing->ended = true;
}

static enum store_err import_write(const char *path, const struct import *import)
{
    struct writing writing = {.err = STORE_IO};
    struct store *store = NULL;
    if (sem_init(&writing.woken, 0, 0) != 0) return STORE_IO;
    struct store_config config = {.path = path, .wake = wake, .wake_context = &writing};
    enum store_err err = store_open(&config, &store);
    if (err == STORE_OK) {
        struct store_write write = {.op = STORE_MATCH_IMPORT,
                                    .match = &import->match,
                                    .moves = import->moves,
                                    .move_count = import->count};
        err = store_write(store, &write, written, &writing);
        while (err == STORE_OK && !writing.ended) {
            while (sem_wait(&writing.woken) != 0) CHECK(errno == EINTR);
            store_drain(store);
        }
        if (err == STORE_OK) err = writing.err;
        store_close(store);
    }
    (void)sem_destroy(&writing.woken);
    return err;
}

static bool read_file(const char *path, struct buf *text)
{
    char block[64 * 1024];
    size_t size;
    FILE *file = fopen(path, "rb");
    if (file == NULL) return false;
    while ((size = fread(block, 1, sizeof block, file)) > 0) buf_append(text, block, size);
    bool good = ferror(file) == 0 && !text->failed;
    return fclose(file) == 0 && good;
}

enum match_file_end admin_match_import(const char *path, const char *file)
{
    struct buf text = {0};
    struct buf report = {0};
    struct import import;
    enum match_file_end end = MATCH_FILE_DONE;
    if (!read_file(file, &text)) {
        buf_free(&text);
        return fail("%s cannot be read, or is too large.", file);
    }
    enum verify_verdict verdict = import_read(text.bytes != NULL ? text.bytes : "", text.size,
                                              clock_unix_ms(), &import, &report);
    buf_free(&text);
    const char *said = report.bytes != NULL ? report.bytes : "";
    if (verdict == VERIFY_SAME) {
        enum store_err err = import_write(path, &import);
        if (err == STORE_TAKEN) {
            end = fail("there is a match %s already; it stays as it is.", import.match.id);
        } else if (err != STORE_OK) {
            end = fail("%s: %s.", path, store_err_name(err));
        } else {
            (void)printf("match %s of %s, %zu moves\n", import.match.id, import.match.game,
                         import.count - 1);
        }
        import_free(&import);
    } else {
        (void)fputs(said, stderr);
        (void)fail("%s is not taken in.", file);
        end = verdict == VERIFY_DIFFERS ? MATCH_FILE_FALSE : MATCH_FILE_FAILED;
    }
    buf_free(&report);
    return end;
}
