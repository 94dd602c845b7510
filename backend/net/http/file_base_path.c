#define _GNU_SOURCE
#include "net/http/file_base_path.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/encoding/gzip.h"
#include "base/hash.h"

/* The places of a file that contain the root of the host. */
static const struct {
    const char *name;
    const char *root;
} places[] = {{"index.html", "<base href=\"/"}, {"robots.txt", "Disallow: /"}};

static void text_put(const char *base, const char *root, const struct file_read *read,
                     struct buf *out)
{
    const char *text = read->bytes[FORM_PLAIN];
    size_t left = read->sizes[FORM_PLAIN];
    for (;;) {
        const char *found = memmem(text, left, root, strlen(root));
        size_t size = found != NULL ? (size_t)(found - text) + strlen(root) : left;
        buf_append(out, text, size);
        if (found == NULL) return;
        buf_printf(out, "%s/", base + 1);
        text += size;
        left -= size;
    }
}

bool base_path_put(const char *base, const char *name, struct file_read *read)
{
    size_t i = 0;
    while (i < COUNT_OF(places) && strcmp(places[i].name, name) != 0) i++;
    if (base[0] == '\0' || i == COUNT_OF(places) || read->result != FILE_READ) return true;
    struct buf out = {0};
    text_put(base, places[i].root, read, &out);
    char *bytes = out.failed ? NULL : malloc(out.size + 1); /* at least one byte */
    if (bytes != NULL) {
        if (out.size > 0) memcpy(bytes, out.bytes, out.size);
        file_read_free(read);
        read->bytes[FORM_PLAIN] = bytes;
        read->sizes[FORM_PLAIN] = out.size;
        read->hash = hash_bytes(bytes, out.size, 0);
        read->bytes[FORM_GZIP] = gzip_pack(bytes, out.size, &read->sizes[FORM_GZIP]);
    }
    buf_free(&out);
    return bytes != NULL;
}
