#include "support/stored_files.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

#define FOLDER OCHRE_SOURCE_DIR "/tests/stored"
#define ENDING ".sqlite.gz"

void stored_file_read(const char *name, struct buf *whole)
{
    char path[sizeof(FOLDER) + 256];
    char part[65536];
    int size;
    (void)snprintf(path, sizeof(path), "%s/%s", FOLDER, name);
    gzFile from = gzopen(path, "rb");
    CHECK(from != NULL);
    while ((size = gzread(from, part, sizeof(part))) > 0) buf_append(whole, part, (size_t)size);
    CHECK(size == 0 && !whole->failed);
    CHECK(gzclose(from) == Z_OK);
}

void stored_file_put(const struct store_case *self, const char *name)
{
    struct buf whole = {0};
    stored_file_read(name, &whole);
    int to = open(self->path, O_CREAT | O_EXCL | O_WRONLY, 0600);
    CHECK(to >= 0 && write(to, whole.bytes, whole.size) == (ssize_t)whole.size);
    CHECK(close(to) == 0);
    buf_free(&whole);
}

static int is_database(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);
    size_t ending = sizeof(ENDING) - 1;
    return length >= ending && strcmp(entry->d_name + length - ending, ENDING) == 0;
}

void stored_files_each(void (*each)(const char *name))
{
    struct dirent **names = NULL;
    int count = scandir(FOLDER, &names, is_database, alphasort);
    CHECK(count > 0);
    for (int i = 0; i < count; i++) {
        each(names[i]->d_name);
        free(names[i]);
    }
    free(names);
}
