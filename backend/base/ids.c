#include "base/ids.h"

#include <errno.h>
#include <sys/random.h>

#include "base/base.h"

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
    ids_text_of(text, length, text);
}

void ids_text_of(char *text, size_t length, const void *bytes)
{
    static const char alphabet[] = "abcdefghijkmnpqrstuvwxyz23456789";
    _Static_assert(sizeof(alphabet) - 1 == 32, "five bits a letter");
    const unsigned char *at = bytes;
    for (size_t i = 0; i < length; i++) text[i] = alphabet[at[i] % 32];
    text[length] = '\0';
}
