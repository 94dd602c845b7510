#include "base/ids.h"

#include <errno.h>
#include <sys/random.h>

#include "base/base.h"
#include "base/hash.h"

void ids_random(void *bytes, size_t size)
{
    unsigned char *at = bytes;
    while (size > 0) {
        ssize_t got = getrandom(at, size < 256 ? size : 256, 0);
        if (got < 0) {
            CHECK(errno == EINTR);
            continue;
        }
        at += got;
        size -= (size_t)got;
    }
}

void ids_text(char *text, size_t length)
{
    ids_random(text, length);
    hash_letters(text, length, text);
}
