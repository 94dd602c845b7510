#include "api/core/print_same.h"

#include <string.h>

void print_same_begin(struct print_same *same, const struct json *json, const char *name)
{
    /* after the comma and "name": */
    same->at = json->out->size + json->started + strlen(name) + 3;
}

void print_same_end(struct print_same *same, const struct json *json)
{
    buf_reset(&same->text);
    if (!json->out->failed)
        buf_append(&same->text, json->out->bytes + same->at, json->out->size - same->at);
    if (same->text.failed) buf_free(&same->text);
}

void print_same_again(const struct print_same *same, struct json *json, const char *name)
{
    json_raw_size(json, name, same->text.bytes, same->text.size);
}
