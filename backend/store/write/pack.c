#include "store/write/pack.h"

#include <stdalign.h>
#include <string.h>

#include "base/base.h"

const void *pack(struct packer *packer, const void *from, size_t size)
{
    if (from == NULL) return NULL;
    size_t at = packer->size;
    packer->size += (size + alignof(max_align_t) - 1) / alignof(max_align_t) * alignof(max_align_t);
    if (packer->bytes == NULL) return from;
    memcpy(packer->bytes + at, from, size);
    return packer->bytes + at;
}

const char *pack_text(struct packer *packer, const char *text, size_t bytes_max)
{
    size_t length = strlen(text);
    CHECK(length <= bytes_max);
    return pack(packer, text, length + 1);
}
