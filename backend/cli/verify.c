#include "cli/verify.h"

#include "record/golden.h"
#include "record/proof.h"
#include "record/verify.h"
#include "store/reader.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { EXIT_SAME = 0, EXIT_DIFFERS = 1, EXIT_USAGE = 2 };

#define PATH_BYTES_MAX 4096

static void print_help(void)
{
    puts("usage: ochre verify FILE [--json]\n"
         "       ochre verify --match ID [--data DIR]\n"
         "\n"
         "Computes every die and shuffle of a match that has ended again from its seed, decides\n"
         "every move again by the rules, and compares. The file is what the score sheet offers\n"
         "for download, see schema/match.md, or a match in words as in tests/games.\n"
         "\n"
         "  --match ID   a match of the server's own database\n"
         "  --data DIR   where that is (data)\n"
         "  --json       prints the file of a match in words that is true\n"
         "  --help       this text\n"
         "\n"
         "Exit code: 0 all is the same, 1 something differs, 2 bad usage or no such file.");
}

static int usage(const char *what, const char *which)
{
    fprintf(stderr, "ochre verify: %s%s\nochre verify --help tells the options.\n", what, which);
    return EXIT_USAGE;
}

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
    if (length < 0 || (size_t)length >= sizeof(path)) return usage("--data is too long.", "");
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
    fputs(report.bytes != NULL ? report.bytes : "", verdict == VERIFY_SAME ? stdout : stderr);
    buf_free(&report);
    return verdict_code(verdict);
}

/* A match in words as the file that schema/match.md describes. */
static int convert(const struct buf *text)
{
    struct buf report = {0};
    struct buf out = {0};
    struct import rows;
    const char *bytes = text->bytes != NULL ? text->bytes : "";
    enum verify_verdict verdict = VERIFY_UNREADABLE;
    if (!golden_is(bytes, text->size)) return usage("--json goes with a match in words.", "");
    verdict = golden_verify(bytes, text->size, &report, &rows);
    if (verdict == VERIFY_SAME) {
        enum store_err err = proof_print_rows(&rows.match, rows.moves, rows.count, &out);
        CHECK(err == STORE_OK);
        puts(out.bytes);
        import_free(&rows);
        buf_free(&out);
    } else {
        fputs(report.bytes != NULL ? report.bytes : "", stderr);
    }
    buf_free(&report);
    return verdict == VERIFY_SAME ? EXIT_SAME : verdict_code(verdict);
}

int cli_verify(int argc, char **argv)
{
    bool json = false;
    const char *file = NULL;
    const char *match = NULL;
    const char *data = NULL;
    for (int i = 1; i < argc; i++) {
        const char **value = NULL;
        if (strcmp(argv[i], "--help") == 0) {
            print_help();
            return EXIT_SAME;
        }
        if (strcmp(argv[i], "--json") == 0) {
            json = true;
            continue;
        }
        if (strcmp(argv[i], "--match") == 0) value = &match;
        if (strcmp(argv[i], "--data") == 0) value = &data;
        if (value != NULL && i + 1 == argc) return usage(argv[i], " needs a value.");
        if (value == NULL && argv[i][0] == '-') return usage("there is no option ", argv[i]);
        if (value == NULL && file != NULL) return usage("one file at a time, not also ", argv[i]);
        if (value == NULL)
            file = argv[i];
        else
            *value = argv[++i];
    }
    if ((file == NULL) == (match == NULL)) return usage("a file or --match is needed.", "");
    if (file != NULL && data != NULL) return usage("--data goes with --match.", "");
    struct buf text = {0};
    int code = file != NULL ? read_file(file, &text)
                            : read_match(data != NULL ? data : "data", match, &text);
    if (code == EXIT_SAME) code = json ? convert(&text) : verify(&text);
    buf_free(&text);
    return code;
}
