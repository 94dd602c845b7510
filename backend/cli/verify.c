#include "cli/verify.h"

#include "base/encoding/printable.h"
#include "cli/core/command_line.h"
#include "record/proof/golden.h"
#include "record/proof/proof.h"
#include "record/proof/verify.h"
#include "store/read/reader.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { EXIT_SAME = 0, EXIT_DIFFERS = 1, EXIT_USAGE = 2 };

#define PATH_BYTES_MAX 4096

struct arguments {
    bool json;
    const char *match;
    const char *data;
};

static const struct option_row options[] = {
    {"match", "ID", "verify a match from the server's database", .kind = OPTION_TEXT,
     OPTION_AT(struct arguments, match)},
    {"data", "DIR", "directory of that database (default: data)", .kind = OPTION_TEXT,
     OPTION_AT(struct arguments, data)},
    {"json", NULL, "print the match file of a golden match that verifies", .kind = OPTION_FLAG,
     OPTION_AT(struct arguments, json)},
};

static void exits_print(FILE *out)
{
    (void)fputs("\nExit code: 0 verified, 1 something differs or output failed, 2 bad usage or no\n"
                "such file.\n",
                out);
}

static const struct command_line line = {
    .command = "verify",
    .usage = "verify FILE [--json]\n       ochre verify --match ID [--data DIR]",
    .about =
        "Recomputes every die and shuffle of a finished match from its seed, replays every\n"
        "move under the rules, and compares the results. The file is what the score sheet offers\n"
        "for download, see schema/match.md, or a match in words as in tests/games.\n",
    .options = options,
    .option_count = COUNT_OF(options),
    .word = "FILE",
    .help_end = exits_print};

static int read_file(const char *path, struct buf *text)
{
    char block[64 * 1024];
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        fprintf(stderr, "ochre verify: %s cannot be read: %s.\n", path, strerror(errno));
        return EXIT_USAGE;
    }
    size_t size;
    while ((size = fread(block, 1, sizeof(block), file)) > 0) buf_append(text, block, size);
    bool failed = ferror(file) != 0 || text->failed;
    (void)fclose(file);
    if (failed) {
        fprintf(stderr, "ochre verify: %s cannot be read, or is too large.\n", path);
        return EXIT_USAGE;
    }
    return EXIT_SAME;
}

static int read_match(const char *data, const char *id, struct buf *text)
{
    char path[PATH_BYTES_MAX];
    struct store_reader *reader = NULL;
    int length = snprintf(path, sizeof(path), "%s/ochre.sqlite", data);
    if (length < 0 || (size_t)length >= sizeof(path))
        return command_line_wrong(&line, "--data is too long");
    enum store_err err = reader_open(path, &reader);
    if (err != STORE_OK) {
        fprintf(stderr, "ochre verify: %s cannot be opened: %s.\n", path, store_err_name(err));
        return EXIT_USAGE;
    }
    err = proof_print(reader, id, text);
    store_reader_close(reader);
    if (err == STORE_NOT_FOUND) {
        fprintf(stderr, "ochre verify: there is no match %s that has ended.\n", id);
    } else if (err != STORE_OK) {
        fprintf(stderr, "ochre verify: the log of match %s cannot be read: %s.\n", id,
                store_err_name(err));
    }
    return err == STORE_OK ? EXIT_SAME : EXIT_USAGE;
}

static int verdict_code(enum verify_verdict verdict)
{
    switch (verdict) {
    case VERIFY_SAME: return EXIT_SAME;
    case VERIFY_DIFFERS: return EXIT_DIFFERS;
    case VERIFY_UNREADABLE: break;
    }
    return EXIT_USAGE;
}

static int verify(const struct buf *text)
{
    struct buf report = {0};
    enum verify_verdict verdict =
        verify_text(text->bytes != NULL ? text->bytes : "", text->size, &report);
    if (report.failed) verdict = VERIFY_UNREADABLE;
    printable_lines(verdict == VERIFY_SAME ? stdout : stderr, &report);
    buf_free(&report);
    return verdict_code(verdict);
}

/* Prints a match in words as the file that schema/match.md describes. */
static int convert(const struct buf *text)
{
    struct buf report = {0};
    struct buf out = {0};
    struct stored rows;
    const char *bytes = text->bytes != NULL ? text->bytes : "";
    enum verify_verdict verdict = VERIFY_UNREADABLE;
    if (!golden_is(bytes, text->size))
        return command_line_wrong(&line, "--json needs a match in words");
    verdict = golden_verify(bytes, text->size, &report, &rows);
    if (verdict == VERIFY_SAME) {
        enum store_err err = proof_print_rows(&rows.match, rows.moves, rows.count, &out);
        CHECK(err == STORE_OK);
        puts(out.bytes);
        stored_free(&rows);
        buf_free(&out);
    } else {
        printable_lines(stderr, &report);
    }
    buf_free(&report);
    return verdict == VERIFY_SAME ? EXIT_SAME : verdict_code(verdict);
}

int cli_verify(int argc, char **argv)
{
    struct arguments arguments = {.json = false};
    const char *file = NULL;
    int code = command_line_read(&line, argc, argv, &arguments, &file);
    if (code != COMMAND_LINE_GO_ON) return code;
    const char *match = arguments.match;
    const char *data = arguments.data;
    if (file == NULL && match == NULL) return command_line_wrong(&line, "missing FILE or --match");
    if (file != NULL && match != NULL)
        return command_line_wrong(&line, "FILE and --match cannot be combined");
    if (file != NULL && data != NULL) return command_line_wrong(&line, "--data needs --match");
    struct buf text = {0};
    code = file != NULL ? read_file(file, &text)
                        : read_match(data != NULL ? data : "data", match, &text);
    if (code == EXIT_SAME) code = arguments.json ? convert(&text) : verify(&text);
    buf_free(&text);
    return code;
}
