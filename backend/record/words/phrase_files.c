#include "record/words/phrase_files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/language.h"
#include "base/log.h"
#include "base/mutex.h"

#define LANGUAGES_MAX 32
#define PATH_BYTES    1024

static struct {
    pthread_mutex_t lock;
    const char *folder;
    struct phrases
        languages[LANGUAGES_MAX]; /* in the order of base/language.h; bytes NULL: not read */
} files = {.lock = PTHREAD_MUTEX_INITIALIZER};

void phrase_files_in(const char *web_dir)
{
    mutex_lock(&files.lock);
    for (size_t i = 0; i < LANGUAGES_MAX; i++) {
        free((void *)(uintptr_t)files.languages[i].bytes);
        files.languages[i] = (struct phrases){.bytes = NULL, .size = 0};
    }
    files.folder = web_dir;
    mutex_unlock(&files.lock);
}

/* Returns the place of a language in the list, or LANGUAGES_MAX. */
static size_t place_of(const char *language)
{
    size_t i = 0;
    while (i < LANGUAGES_MAX && languages[i].tag != NULL && strcmp(languages[i].tag, language) != 0)
        i++;
    return i < LANGUAGES_MAX && languages[i].tag != NULL ? i : LANGUAGES_MAX;
}

/* Reads the file of a language. */
static void file_read(const char *path, struct phrases *phrases)
{
    FILE *file = fopen(path, "rb");
    char *bytes = malloc(PHRASE_FILE_BYTES_MAX);
    size_t size = 0;
    if (file != NULL && bytes != NULL) size = fread(bytes, 1, PHRASE_FILE_BYTES_MAX, file);
    bool whole = file != NULL && size > 0 && feof(file) != 0 && ferror(file) == 0;
    if (file != NULL) (void)fclose(file);
    char *kept = whole ? realloc(bytes, size) : NULL;
    if (kept == NULL) free(bytes);
    *phrases = (struct phrases){.bytes = kept, .size = kept != NULL ? size : 0};
    if (kept == NULL) log_warn("words", "event=no_texts path=%s", path);
}

const struct phrases *phrase_file_load(const char *language)
{
    char path[PATH_BYTES];
    size_t i = place_of(language);
    if (i == LANGUAGES_MAX) return NULL;
    struct phrases *phrases = &files.languages[i];
    mutex_lock(&files.lock);
    if (phrases->bytes == NULL && files.folder != NULL) {
        int size = snprintf(path, sizeof(path), "%s/phrases/%s.phrases", files.folder, language);
        if (size > 0 && (size_t)size < sizeof(path)) file_read(path, phrases);
    }
    bool there = phrases->bytes != NULL;
    mutex_unlock(&files.lock);
    return there ? phrases : NULL;
}
