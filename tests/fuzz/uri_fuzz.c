/* Parts of a request line, a Cookie and an Origin header: paths, queries, cookies, origins. */
#include "fuzz/support/input.h"
#include "net/core/uri.h"
#include "base/encoding/utf8.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

#define COOKIE_BYTES 41
#define ORIGIN_BYTES 64

/* The bytes as text of their own size, so that reading past its end is seen. */
static char *text_of(const uint8_t *bytes, size_t size)
{
    char *text = malloc(size + 1);
    CHECK(text != NULL);
    if (size > 0) memcpy(text, bytes, size);
    text[size] = '\0';
    return text;
}

static void clean(const char *text, size_t size)
{
    for (size_t at = 0; at < size;) {
        size_t length = utf8_length(text + at, size - at);
        CHECK(length > 0);
        CHECK((unsigned char)text[at] >= ' ' && text[at] != 0x7f);
        at += length;
    }
}

static void fuzz_decode(const uint8_t *bytes, size_t size, bool plus)
{
    char *raw = text_of(bytes, size);
    char *text = malloc(size + 1);
    CHECK(text != NULL);
    int decoded = uri_decode(raw, size, plus, text);
    int in_place = uri_decode(raw, size, plus, raw);
    CHECK(decoded == in_place && decoded <= (int)size);
    if (decoded >= 0) {
        CHECK(text[decoded] == '\0' && memcmp(text, raw, (size_t)decoded + 1) == 0);
        clean(text, (size_t)decoded);
    }
    free(text);
    free(raw);
}

static void fuzz_query(const uint8_t *bytes, size_t size)
{
    char *raw = text_of(bytes, size);
    struct uri_query query;
    if (uri_query_parse(raw, &query)) {
        CHECK(query.count >= 0 && query.count <= URI_QUERY_PARAMETERS_MAX);
        for (int i = 0; i < query.count; i++) {
            clean(query.names[i], strlen(query.names[i]));
            clean(query.values[i], strlen(query.values[i]));
            CHECK(uri_query_get(&query, query.names[i]) != NULL);
        }
        CHECK(uri_query_get(&query, "\x01") == NULL);
    }
    free(raw);
}

static void fuzz_headers(const uint8_t *bytes, size_t size)
{
    char *text = text_of(bytes, size);
    char cookie[COOKIE_BYTES];
    char origin[ORIGIN_BYTES];
    char again[ORIGIN_BYTES];
    if (uri_cookie(text, "ochre_session", cookie, sizeof(cookie))) {
        CHECK(strlen(cookie) < sizeof(cookie) && strstr(text, cookie) != NULL);
        CHECK(strstr(text, "ochre_session") != NULL);
    }
    if (uri_origin(text, origin, sizeof(origin))) {
        CHECK(strlen(origin) < sizeof(origin));
        CHECK(uri_origin(origin, again, sizeof(again)) && strcmp(origin, again) == 0);
        CHECK(uri_origin_allowed(origin, text, NULL));
    }
    (void)uri_origin_allowed(text, "https://ochre.example:8443/a", "ochre.example");
    (void)uri_origin_allowed("http://ochre.example", text, text);
    CHECK(!uri_origin_allowed(text, NULL, NULL));
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    fuzz_decode(bytes, size, false);
    fuzz_decode(bytes, size, true);
    fuzz_query(bytes, size);
    fuzz_headers(bytes, size);
    return 0;
}
