#define _GNU_SOURCE
#include "net/import_map.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#define OPENING "<script type=\"importmap\">"
#define CLOSING "</script>"

bool import_map_source(const char *page, size_t size, char source[IMPORT_MAP_SOURCE_BYTES])
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    char text[sodium_base64_ENCODED_LEN(sizeof(hash), sodium_base64_VARIANT_ORIGINAL)];
    source[0] = 0;
    const char *opening = memmem(page, size, OPENING, strlen(OPENING));
    if (opening == NULL) return false;
    const char *begin = opening + strlen(OPENING);
    size_t left = size - (size_t)(begin - page);
    const char *end = memmem(begin, left, CLOSING, strlen(CLOSING));
    if (end == NULL) return false;
    crypto_hash_sha256(hash, (const unsigned char *)begin, (unsigned long long)(end - begin));
    sodium_bin2base64(text, sizeof(text), hash, sizeof(hash), sodium_base64_VARIANT_ORIGINAL);
    int written = snprintf(source, IMPORT_MAP_SOURCE_BYTES, "'sha256-%s'", text);
    CHECK(written > 0 && written < IMPORT_MAP_SOURCE_BYTES);
    return true;
}
