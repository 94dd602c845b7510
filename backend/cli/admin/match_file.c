#include "cli/admin/match_file.h"

#include "base/clock.h"
#include "base/encoding/printable.h"
#include "cli/admin/errors.h"
#include "record/proof/import.h"
#include "record/proof/proof.h"
#include "record/rehash.h"
#include "store/maintenance/maintenance_write.h"
#include "store/read/reader.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

__attribute__((format(printf, 1, 2))) static enum match_file_end fail(const char *format, ...)
{
    va_list arguments;
    (void)fputs("ochre admin: ", stderr);
    va_start(arguments, format);
    printable_vprint(stderr, format, arguments);
    va_end(arguments);
    return MATCH_FILE_FAILED;
}

enum match_file_end admin_match_export(const char *path, const char *id)
{
    struct store_reader *reader = NULL;
    struct buf text = {0};
    struct buf file = {0};
    enum store_err err = reader_open(path, &reader);
    if (err != STORE_OK) return fail("%s: %s.", path, store_err_name(err));
    err = proof_print(reader, id, &text);
    store_reader_close(reader);
    if (err == STORE_OK) printable_json(&file, text.bytes, text.size);
    enum match_file_end end = MATCH_FILE_DONE;
    if (err == STORE_NOT_FOUND)
        end = fail("there is no match %s that has ended.", id);
    else if (err != STORE_OK)
        end = fail("the log of match %s: %s.", id, store_err_name(err));
    else if (file.failed || fwrite(file.bytes, 1, file.size, stdout) != file.size ||
             fputc('\n', stdout) < 0 || fflush(stdout) != 0)
        end = fail("the file cannot be written: %s.",
                   file.failed ? "it is too large" : strerror(errno));
    buf_free(&text);
    buf_free(&file);
    return end;
}

/* ---- import ---- */

static void nothing(void *context)
{
    (void)context;
}

/* Creates a missing file in the same way as a server. */
static enum store_err file_ready(const char *path)
{
    enum store_err err = maintenance_ready(path, &rehash_rules);
    if (err == STORE_NOT_FOUND) {
        struct store_config config = {.path = path, .wake = nothing, .rules = &rehash_rules};
        struct store *store = NULL;
        err = store_open(&config, &store);
        if (err == STORE_OK) store_close(store);
    }
    return err;
}

static enum store_err import_write(const char *path, const char *file, const struct stored *stored)
{
    struct store_audit audit = admin_audit("import", stored->match.id, file);
    struct store_write write = {.op = STORE_MATCH_IMPORT,
                                .import = {.match = &stored->match,
                                           .moves = stored->moves,
                                           .move_count = stored->count,
                                           .sitters = stored->sitters,
                                           .sitter_count = stored->sitter_count},
                                .audit = &audit};
    enum store_err err = file_ready(path);
    return err == STORE_OK ? maintenance_write(path, &write) : err;
}

static bool read_file(const char *path, struct buf *text)
{
    char block[64 * 1024];
    size_t size;
    FILE *file = fopen(path, "rb");
    if (file == NULL) return false;
    while ((size = fread(block, 1, sizeof(block), file)) > 0) buf_append(text, block, size);
    bool good = ferror(file) == 0 && !text->failed;
    return fclose(file) == 0 && good;
}

enum match_file_end admin_match_import(const char *path, const char *file)
{
    struct buf text = {0};
    struct buf report = {0};
    struct stored stored;
    enum match_file_end end = MATCH_FILE_DONE;
    if (!read_file(file, &text)) {
        buf_free(&text);
        return fail("%s cannot be read, or is too large.", file);
    }
    enum verify_verdict verdict = import_read(text.bytes != NULL ? text.bytes : "", text.size,
                                              clock_unix_ms(), &stored, &report);
    buf_free(&text);
    if (verdict == VERIFY_SAME) {
        enum store_err err = import_write(path, file, &stored);
        if (err == STORE_TAKEN) {
            end = fail("match %s already exists; nothing was changed.", stored.match.id);
        } else if (err != STORE_OK) {
            end = fail("%s: %s.", path, store_err_name(err));
        } else {
            printable_print(stdout, "match %s of %s, %zu moves", stored.match.id, stored.match.game,
                            stored.count - 1);
        }
        stored_free(&stored);
    } else {
        printable_lines(stderr, &report);
        (void)fail("%s was not imported.", file);
        end = verdict == VERIFY_DIFFERS ? MATCH_FILE_FALSE : MATCH_FILE_FAILED;
    }
    buf_free(&report);
    return end;
}
