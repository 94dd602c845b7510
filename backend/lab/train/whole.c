#include "lab/train/whole.h"

#include "base/buf.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool parts_write(FILE *to, const struct whole_part *parts, size_t count)
{
    bool ok = true;
    for (size_t i = 0; i < count && ok; i++)
        ok = parts[i].size == 0 || fwrite(parts[i].bytes, parts[i].size, 1, to) == 1;
    return fclose(to) == 0 && ok;
}

const char *whole_write(const char *path, const struct whole_part *parts, size_t count)
{
    struct buf beside = {0};
    const char *wrong = NULL;
    buf_printf(&beside, "%s.new", path);
    FILE *to = beside.failed ? NULL : fopen(beside.bytes, "wb");
    if (to == NULL || !parts_write(to, parts, count) || rename(beside.bytes, path) != 0)
        wrong = strerror(errno);
    buf_free(&beside);
    return wrong;
}

const char *whole_read(const char *path, uint8_t **bytes, size_t *size)
{
    FILE *from = fopen(path, "rb");
    const char *wrong = NULL;
    long end = -1;
    *bytes = NULL;
    if (from == NULL) return strerror(errno);
    if (fseek(from, 0, SEEK_END) == 0) end = ftell(from);
    if (end >= 0 && fseek(from, 0, SEEK_SET) == 0) *bytes = malloc((size_t)end + 1);
    if (*bytes == NULL || (end > 0 && fread(*bytes, (size_t)end, 1, from) != 1))
        wrong = strerror(errno != 0 ? errno : EIO);
    (void)fclose(from);
    *size = wrong == NULL ? (size_t)end : 0;
    if (wrong == NULL) return NULL;
    free(*bytes);
    return wrong;
}
