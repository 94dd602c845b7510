#define _GNU_SOURCE
#include "net/internal.h"
#include "net/http/inline_scripts.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#define CLOSING "</script>"

static const char *const openings[] = {"<script type=\"importmap\">", "<script data-first>"};

/* Appends the hash of the text between `opening` and the next end of a script, if the page has
 * it. */
static void source_add(const char *page, size_t size, const char *opening,
                       char sources[INLINE_SCRIPTS_BYTES])
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    char text[sodium_base64_ENCODED_LEN(sizeof(hash), sodium_base64_VARIANT_ORIGINAL)];
    const char *found = memmem(page, size, opening, strlen(opening));
    if (found == NULL) return;
    const char *begin = found + strlen(opening);
    size_t left = size - (size_t)(begin - page);
    const char *end = memmem(begin, left, CLOSING, strlen(CLOSING));
    if (end == NULL) return;
    crypto_hash_sha256(hash, (const unsigned char *)begin, (unsigned long long)(end - begin));
    sodium_bin2base64(text, sizeof(text), hash, sizeof(hash), sodium_base64_VARIANT_ORIGINAL);
    size_t used = strlen(sources);
    int written = snprintf(sources + used, INLINE_SCRIPTS_BYTES - used, " 'sha256-%s'", text);
    CHECK(written > 0 && used + (size_t)written < INLINE_SCRIPTS_BYTES);
}

void inline_script_sources(const char *page, size_t size, char sources[INLINE_SCRIPTS_BYTES])
{
    sources[0] = '\0';
    for (size_t i = 0; i < COUNT_OF(openings); i++) source_add(page, size, openings[i], sources);
}
