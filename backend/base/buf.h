/* A growing text buffer with a named maximum. One owner, one thread at a time. After a failed
 * append (too large, out of memory) `failed` stays set and the content must not be used. So a
 * writer appends many times and checks once. */
#ifndef BASE_BUF_H
#define BASE_BUF_H

#include "base/base.h"

#define BUF_BYTES_MAX (32u * 1024 * 1024)

struct buf {
    char *bytes; /* owned; always followed by a 0 byte once something was appended */
    size_t size;
    size_t room;     /* capacity; limited by size_max */
    size_t size_max; /* set before anything is appended; 0 means BUF_BYTES_MAX */
    bool failed;
    bool secret; /* set by the owner: memory is wiped before it is freed */
};

/* Appends `size` bytes. Sets `failed` instead if the buffer may not grow that far. */
void buf_append(struct buf *buf, const void *bytes, size_t size);

/* Appends a 0-terminated string. */
void buf_append_text(struct buf *buf, const char *text);

/* Each appends a number and a space: in decimal, or in hexadecimal digits. */
void buf_append_int(struct buf *buf, int64_t number);
void buf_append_hex(struct buf *buf, uint64_t number);

/* Appends printf-style text. */
void buf_printf(struct buf *buf, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Empties the buffer without freeing its memory; clears `failed`. */
void buf_reset(struct buf *buf);

/* Frees the memory; the buffer may be used again as if it were new. */
void buf_free(struct buf *buf);

#endif
