#include "base/encoding/prescan.h"

#include "base/encoding/utf8.h"

#include <string.h>

struct prescan {
    const char *at;
    const char *end;
    unsigned depth_left;
    enum prescan_fault fault;
};

static bool fail(struct prescan *scan, enum prescan_fault fault)
{
    scan->fault = fault;
    return false;
}

static void skip_space(struct prescan *scan)
{
    while (scan->at < scan->end &&
           (*scan->at == ' ' || *scan->at == '\n' || *scan->at == '\t' || *scan->at == '\r'))
        scan->at++;
}

static bool take(struct prescan *scan, char byte)
{
    if (scan->at == scan->end || *scan->at != byte) return false;
    scan->at++;
    return true;
}

static bool take_word(struct prescan *scan, const char *word)
{
    size_t size = strlen(word);
    if ((size_t)(scan->end - scan->at) < size || memcmp(scan->at, word, size) != 0)
        return fail(scan, PRESCAN_SYNTAX);
    scan->at += size;
    return true;
}

/* Consumes one digit or more. */
static bool take_digits(struct prescan *scan)
{
    const char *from = scan->at;
    while (scan->at < scan->end && *scan->at >= '0' && *scan->at <= '9') scan->at++;
    return scan->at > from;
}

static bool take_number(struct prescan *scan)
{
    (void)take(scan, '-');
    if (!take(scan, '0') && !take_digits(scan)) return fail(scan, PRESCAN_SYNTAX);
    if (take(scan, '.') && !take_digits(scan)) return fail(scan, PRESCAN_SYNTAX);
    if (take(scan, 'e') || take(scan, 'E')) {
        if (!take(scan, '+')) (void)take(scan, '-');
        if (!take_digits(scan)) return fail(scan, PRESCAN_SYNTAX);
    }
    return true;
}

/* Consumes four hexadecimal digits and returns their value, or -1. */
static int32_t take_hex(struct prescan *scan)
{
    int32_t code = 0;
    if (scan->end - scan->at < 4) return -1;
    for (int i = 0; i < 4; i++) {
        char digit = *scan->at++;
        int32_t value;
        if (digit >= '0' && digit <= '9')
            value = digit - '0';
        else if (digit >= 'a' && digit <= 'f')
            value = digit - 'a' + 10;
        else if (digit >= 'A' && digit <= 'F')
            value = digit - 'A' + 10;
        else
            return -1;
        code = code * 16 + value;
    }
    return code;
}

/* Consumes the rest of an escape after the backslash. */
static bool take_escape(struct prescan *scan)
{
    if (scan->at == scan->end) return fail(scan, PRESCAN_SYNTAX);
    char byte = *scan->at++;
    if (byte != 'u')
        return strchr("\"\\/bfnrt", byte) != NULL && byte != 0 ? true : fail(scan, PRESCAN_SYNTAX);
    int32_t code = take_hex(scan);
    if (code < 0) return fail(scan, PRESCAN_SYNTAX);
    if (code == 0 || (code >= 0xdc00 && code <= 0xdfff)) return fail(scan, PRESCAN_ENCODING);
    if (code >= 0xd800 && code <= 0xdbff) {
        if (!take(scan, '\\') || !take(scan, 'u')) return fail(scan, PRESCAN_ENCODING);
        code = take_hex(scan);
        if (code < 0xdc00 || code > 0xdfff) return fail(scan, PRESCAN_ENCODING);
    }
    return true;
}

/* Skips unescaped ASCII, which is nearly all of the text. */
static const char *skip_plain(const char *at, const char *end)
{
    /* as a signed number every non-ASCII byte is below 0 */
    while (at < end && (signed char)*at >= ' ' && *at != '"' && *at != '\\') at++;
    return at;
}

static bool take_string(struct prescan *scan)
{
    if (!take(scan, '"')) return fail(scan, PRESCAN_SYNTAX);
    while ((scan->at = skip_plain(scan->at, scan->end)) < scan->end) {
        unsigned char byte = (unsigned char)*scan->at;
        if (byte == '"') {
            scan->at++;
            return true;
        }
        if (byte < 0x20) return fail(scan, PRESCAN_SYNTAX);
        if (byte == '\\') {
            scan->at++;
            if (!take_escape(scan)) return false;
            continue;
        }
        size_t length = utf8_length(scan->at, (size_t)(scan->end - scan->at));
        if (length == 0) return fail(scan, PRESCAN_ENCODING);
        scan->at += length;
    }
    return fail(scan, PRESCAN_SYNTAX);
}

static bool take_value(struct prescan *scan);

/* Consumes the members of an object or the elements of an array, up to the closing bracket. */
static bool take_elements(struct prescan *scan, char close)
{
    unsigned count = 0;
    scan->at++;
    if (scan->depth_left == 0) return fail(scan, PRESCAN_DEPTH);
    scan->depth_left--;
    skip_space(scan);
    if (!take(scan, close)) {
        do {
            if (++count > PRESCAN_ELEMENTS_MAX) return fail(scan, PRESCAN_TOO_MANY);
            if (close == '}') {
                skip_space(scan);
                if (!take_string(scan)) return false;
                skip_space(scan);
                if (!take(scan, ':')) return fail(scan, PRESCAN_SYNTAX);
            }
            if (!take_value(scan)) return false;
        } while (take(scan, ','));
        if (!take(scan, close)) return fail(scan, PRESCAN_SYNTAX);
    }
    scan->depth_left++;
    return true;
}

/* Consumes a value with the space around it. depth_left limits the recursion. */
static bool take_value(struct prescan *scan)
{
    bool good = false;
    skip_space(scan);
    switch (scan->at < scan->end ? *scan->at : '\0') {
    case '{': good = take_elements(scan, '}'); break;
    case '[': good = take_elements(scan, ']'); break;
    case '"': good = take_string(scan); break;
    case 't': good = take_word(scan, "true"); break;
    case 'f': good = take_word(scan, "false"); break;
    case 'n': good = take_word(scan, "null"); break;
    default: good = take_number(scan); break;
    }
    skip_space(scan);
    return good;
}

enum prescan_fault prescan_check(const char *text, size_t size, unsigned depth_max)
{
    struct prescan scan = {.at = text, .end = text + size, .depth_left = depth_max};
    if (!take_value(&scan)) return scan.fault;
    return scan.at == scan.end ? PRESCAN_OK : PRESCAN_SYNTAX;
}
