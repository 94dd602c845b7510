#include "bench/load/scan.h"

#include <stdlib.h>
#include <string.h>

/* Returns the end of a value, after its last byte. */
static const char *value_end(const char *at, const char *end)
{
    unsigned depth = 0;
    for (; at < end; at++) {
        if (*at == '"') {
            at++;
            while (at < end && *at != '"') at += *at == '\\' ? 2 : 1;
        } else if (*at == '{' || *at == '[') {
            depth++;
        } else if (*at == '}' || *at == ']') {
            if (depth == 0) return at;
            depth--;
        } else if (*at == ',' && depth == 0) {
            return at;
        }
    }
    return end;
}

/* Finds one member of an object. False: there are no more. `*at` begins after the brace. */
static bool member_next(const char **at, const char *end, const char **name, size_t *name_size,
                        const char **value, size_t *value_size)
{
    const char *now = *at;
    while (now < end && (*now == ',' || *now == ' ')) now++;
    if (now >= end || *now != '"') return false;
    *name = ++now;
    while (now < end && *now != '"') now++;
    *name_size = (size_t)(now - *name);
    now += 2; /* the quote and the colon */
    *value = now;
    if (now >= end) return false;
    now = value_end(now, end);
    *value_size = (size_t)(now - *value);
    *at = now;
    return true;
}

static bool same(const char *text, size_t size, const char *word)
{
    return strlen(word) == size && memcmp(text, word, size) == 0;
}

static bool text_keep(const char *value, size_t size, char *into, size_t room)
{
    if (size < 2 || value[0] != '"' || size - 2 >= room) return false;
    memcpy(into, value + 1, size - 2);
    into[size - 2] = '\0';
    return true;
}

bool bench_scan_text(const char *json, size_t size, const char *path, char *into, size_t room)
{
    const char *name;
    const char *value;
    size_t name_size;
    size_t value_size;
    size_t length = strcspn(path, ".");
    const char *at = json + 1;
    if (size < 2 || json[0] != '{') return false;
    while (member_next(&at, json + size, &name, &name_size, &value, &value_size)) {
        if (name_size != length || memcmp(name, path, length) != 0) continue;
        if (path[length] == '\0') return text_keep(value, value_size, into, room);
        return bench_scan_text(value, value_size, path + length + 1, into, room);
    }
    return false;
}

static bool is_true(const char *value, size_t size)
{
    return same(value, size, "true");
}

bool bench_scan_message(const char *json, size_t size, struct bench_message *message)
{
    const char *name;
    const char *value;
    size_t name_size;
    size_t value_size;
    const char *at = json + 1;
    *message = (struct bench_message){0};
    if (size < 2 || json[0] != '{') return false;
    while (member_next(&at, json + size, &name, &name_size, &value, &value_size)) {
        if (same(name, name_size, "type")) {
            if (!text_keep(value, value_size, message->type, sizeof(message->type))) return false;
        } else if (same(name, name_size, "match")) {
            (void)text_keep(value, value_size, message->match, sizeof(message->match));
        } else if (same(name, name_size, "version")) {
            message->version = strtoull(value, NULL, 10);
        } else if (same(name, name_size, "legal")) {
            message->legal = (uint32_t)strtoul(value, NULL, 10);
        } else if (same(name, name_size, "more")) {
            message->more = is_true(value, value_size);
        } else if (same(name, name_size, "to_act")) {
            message->over = same(value, value_size, "[]");
        }
    }
    return message->type[0] != '\0';
}
