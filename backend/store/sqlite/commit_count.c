#include "store/sqlite/commit_count.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/hash.h"
#include "base/log.h"
#include "store/file/owner.h"

#define PATH_BYTES_MAX 4096
#define MAGIC          UINT64_C(0x316b724d7268634f) /* "OchrMrk1" */

/* Fits into one sector, so that it is written whole or not at all; the hash detects where that
 * fails. */
struct content {
    uint64_t magic;
    int64_t moves;
    int64_t missing;
    uint64_t hash;
};

static uint64_t content_hash(const struct content *content)
{
    return hash_bytes(content, offsetof(struct content, hash), 0);
}

static bool path_print(const char *path, char *name, size_t size)
{
    int length = snprintf(name, size, "%s.mark", path);
    return length > 0 && (size_t)length < size;
}

static bool content_read(int file, struct content *content)
{
    return pread(file, content, sizeof(*content), 0) == (ssize_t)sizeof(*content) &&
           content->magic == MAGIC && content->hash == content_hash(content) &&
           content->moves >= 0 && content->missing >= 0;
}

static void content_write(struct commit_count *count)
{
    struct content content = {.magic = MAGIC, .moves = count->moves, .missing = count->missing};
    content.hash = content_hash(&content);
    if (count->file >= 0 &&
        pwrite(count->file, &content, sizeof(content), 0) != (ssize_t)sizeof(content)) {
        log_warn("store", "event=mark_not_kept errno=%d", errno);
        commit_count_close(count);
    }
}

static enum store_err moves_count(struct sql *sql, int64_t *moves)
{
    return sql_number(sql, "SELECT count(*) FROM move", moves);
}

enum store_err commit_count_open(struct commit_count *count, struct sql *sql, const char *path)
{
    char name[PATH_BYTES_MAX + 8];
    struct content content;
    *count = (struct commit_count){.file = -1};
    enum store_err err = moves_count(sql, &count->moves);
    if (err != STORE_OK) return err;
    if (path_print(path, name, sizeof(name))) count->file = owner_open(name, path);
    if (count->file < 0) {
        log_warn("store", "event=mark_not_kept errno=%d", errno);
        return STORE_OK;
    }
    if (content_read(count->file, &content)) {
        count->missing = content.missing;
        if (content.moves > count->moves) {
            count->missing += content.moves - count->moves;
            log_error("store",
                      "event=moves_missing count=%lld reason=\"the file has fewer moves than were "
                      "committed: its -wal was lost or damaged, or it is an older copy\"",
                      (long long)(content.moves - count->moves));
        }
    }
    content_write(count);
    return STORE_OK;
}

void commit_count_close(struct commit_count *count)
{
    if (count->file >= 0) {
        (void)close(count->file);
        count->file = -1;
    }
}

void commit_count_add(struct commit_count *count, int64_t moves)
{
    if (moves > 0) {
        count->moves += moves;
        content_write(count);
    }
}

int64_t commit_count_missing(const char *path)
{
    char name[PATH_BYTES_MAX + 8];
    struct content content = {0};
    int file = path_print(path, name, sizeof(name)) ? open(name, O_RDONLY | O_CLOEXEC) : -1;
    bool known = file >= 0 && content_read(file, &content);
    if (file >= 0) (void)close(file);
    return known ? content.missing : 0;
}

void commit_count_accept(const char *path, bool whole)
{
    char name[PATH_BYTES_MAX + 8];
    struct commit_count count = {.file = -1, .missing = whole ? 0 : commit_count_missing(path)};
    if (path_print(path, name, sizeof(name))) count.file = open(name, O_RDWR | O_CLOEXEC);
    content_write(&count); /* without missing moves there is nothing to drop */
    commit_count_close(&count);
}
