/* Answers requests to a match without a server as this machine's own program, to compare the module
 * with it: `local_native` reads from standard input, each request as its size, a line end and its
 * bytes. It prints a line for each match, a request that begins with "begin": the SHA-256 of the
 * answers, and the microseconds of processor time that its bots have thought. With `local_native
 * answers` it prints the answers instead, each with a line end. */
#include "base/clock.h"
#include "local/call.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct local *local;
static crypto_hash_sha256_state sha;
static int64_t thought_us;

static void match_end(void)
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    char text[2 * sizeof(hash) + 1];
    (void)crypto_hash_sha256_final(&sha, hash);
    (void)sodium_bin2hex(text, sizeof(text), hash, sizeof(hash));
    printf("%s %" PRId64 "\n", text, thought_us);
}

static void match_begin(void)
{
    (void)crypto_hash_sha256_init(&sha);
    thought_us = 0;
}

/* Reads the next request into memory that the caller frees. NULL: there is none. */
static char *request_read(size_t *size)
{
    char line[24];
    if (fgets(line, sizeof(line), stdin) == NULL) return NULL;
    *size = strtoul(line, NULL, 10);
    char *request = malloc(*size + 1);
    CHECK(request != NULL && fread(request, 1, *size, stdin) == *size);
    request[*size] = '\0';
    return request;
}

int main(int argc, char **argv)
{
    bool answers = argc > 1 && strcmp(argv[1], "answers") == 0;
    struct buf answer = {0};
    bool begun = false;
    size_t size;
    char *request;
    local = local_new();
    CHECK(local != NULL);
    while ((request = request_read(&size)) != NULL) {
        if (strncmp(request, "begin ", 6) == 0) {
            if (begun && !answers) match_end();
            match_begin();
            begun = true;
        }
        buf_reset(&answer);
        int64_t from_us = clock_thread_us();
        local_call(local, request, size, &answer);
        if (strncmp(request, "bot ", 4) == 0) thought_us += clock_thread_us() - from_us;
        CHECK(!answer.failed);
        if (answers) puts(answer.bytes);
        (void)crypto_hash_sha256_update(&sha, (const unsigned char *)answer.bytes, answer.size);
        free(request);
    }
    if (begun && !answers) match_end();
    local_free(local);
    buf_free(&answer);
    return 0;
}
