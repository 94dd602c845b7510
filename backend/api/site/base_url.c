#include "api/site/base_url.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/buf.h"
#include "net/core/base_path.h"
#include "store/core/name.h"

#define LABEL_BYTES_MAX   63
#define LABEL_LETTERS_MAX 63

/* ---- names with non-ASCII letters: RFC 3492 ---- */

enum { BASE = 36, TMIN = 1, TMAX = 26, SKEW = 38, DAMP = 700, BIAS = 72, FIRST = 128 };

static uint32_t adapt(uint32_t delta, uint32_t count, bool first)
{
    uint32_t k = 0;
    delta = first ? delta / DAMP : delta / 2;
    for (delta += delta / count; delta > (BASE - TMIN) * TMAX / 2; k += BASE) delta /= BASE - TMIN;
    return k + (BASE - TMIN + 1) * delta / (delta + SKEW);
}

static void number_put(struct buf *out, uint32_t number, uint32_t bias)
{
    static const char digits[] = "abcdefghijklmnopqrstuvwxyz0123456789";
    for (uint32_t k = BASE;; k += BASE) {
        uint32_t t = k <= bias ? TMIN : k >= bias + TMAX ? TMAX : k - bias;
        if (number < t) break;
        buf_append(out, &digits[t + (number - t) % (BASE - t)], 1);
        number = (number - t) / (BASE - t);
    }
    buf_append(out, &digits[number], 1);
}

/* Appends an encoded label. It has at most LABEL_LETTERS_MAX letters, so that nothing overflows. */
static void label_put(struct buf *out, const uint32_t *letters, uint32_t count)
{
    uint32_t basic = 0;
    buf_append_text(out, "xn--");
    for (uint32_t i = 0; i < count; i++) {
        char letter = (char)letters[i];
        if (letters[i] >= FIRST) continue;
        buf_append(out, &letter, 1);
        basic++;
    }
    if (basic > 0) buf_append_text(out, "-");
    uint32_t bias = BIAS;
    uint32_t delta = 0;
    uint32_t n = FIRST;
    for (uint32_t done = basic; done < count; n++, delta++) {
        uint32_t next = UINT32_MAX;
        for (uint32_t i = 0; i < count; i++)
            if (letters[i] >= n && letters[i] < next) next = letters[i];
        delta += (next - n) * (done + 1);
        n = next;
        for (uint32_t i = 0; i < count; i++) {
            if (letters[i] < n) delta++;
            if (letters[i] != n) continue;
            number_put(out, delta, bias);
            bias = adapt(delta, done + 1, done == basic);
            delta = 0;
            done++;
        }
    }
}

/* Decodes a letter of valid UTF-8. */
static uint32_t letter_read(const char **at)
{
    const unsigned char *bytes = (const unsigned char *)*at;
    int more = bytes[0] < 0x80 ? 0 : bytes[0] < 0xe0 ? 1 : bytes[0] < 0xf0 ? 2 : 3;
    static const unsigned char masks[] = {0x7f, 0x1f, 0x0f, 0x07};
    uint32_t letter = bytes[0] & masks[more];
    for (int i = 1; i <= more; i++) letter = letter << 6 | (bytes[i] & 0x3f);
    *at += more + 1;
    return letter;
}

/* ---- a host ---- */

static bool label_read(const char *text, size_t size, struct buf *out)
{
    uint32_t letters[LABEL_LETTERS_MAX];
    uint32_t count = 0;
    bool ascii = true;
    size_t before = out->size;
    for (const char *at = text; at < text + size;) {
        if (count == LABEL_LETTERS_MAX) return false;
        letters[count] = letter_read(&at);
        ascii = ascii && letters[count] < FIRST;
        count++;
    }
    if (count == 0 || letters[0] == '-' || letters[count - 1] == '-') return false;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t letter = letters[i];
        bool plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
                     letter == '-' || letter == '_';
        if (letter < FIRST && !plain) return false;
    }
    if (ascii)
        buf_append(out, text, size);
    else
        label_put(out, letters, count);
    return out->size - before <= LABEL_BYTES_MAX;
}

static bool host_read(const char *text, size_t size, struct buf *out)
{
    char given[BASE_URL_BYTES];
    char host[BASE_URL_BYTES];
    (void)snprintf(given, sizeof(given), "%.*s", (int)size, text);
    if (given[0] == '[') { /* an address of IPv6 */
        bool ok = size > 2 && strspn(given + 1, "0123456789abcdefABCDEF:.") == size - 2;
        buf_append(out, given, size);
        return ok && given[size - 1] == ']';
    }
    if (!name_folded(given, host, sizeof(host))) return false;
    size_t length = strlen(host);
    if (length > 0 && host[length - 1] == '.') host[length - 1] = '\0';
    for (const char *at = host;;) {
        size_t label = strcspn(at, ".");
        if (!label_read(at, label, out)) return false;
        if (at[label] == '\0') return true;
        buf_append_text(out, ".");
        at += label + 1;
    }
}

/* ---- the whole address ---- */

static const char *port_read(const char *text, bool tls, struct buf *out)
{
    char *end = NULL;
    unsigned long port = strtoul(text, &end, 10);
    if (text[0] < '0' || text[0] > '9' || *end != '\0' || port < 1 || port > UINT16_MAX)
        return "has a port that is none";
    if (port != (tls ? 443u : 80u)) buf_printf(out, ":%lu", port);
    return NULL;
}

/* Reads the path of the address, without trailing slashes. */
static const char *path_read(const char *text, struct buf *out)
{
    char path[BASE_URL_BYTES];
    size_t size = strlen(text);
    while (size > 0 && text[size - 1] == '/') size--;
    (void)snprintf(path, sizeof(path), "%.*s", (int)size, text);
    const char *wrong = base_path_wrong(path);
    if (wrong == NULL) buf_append_text(out, path);
    return wrong;
}

static const char *rest_read(const char *text, bool tls, struct buf *out)
{
    size_t host =
        text[0] == '[' ? strcspn(text, "]") + (strchr(text, ']') != NULL) : strcspn(text, ":/");
    char port[8];
    if (host == 0) return "has no host";
    if (!host_read(text, host, out)) return "has a host that is no name and no address";
    text += host;
    if (text[0] == ':') {
        size_t size = strcspn(text + 1, "/");
        (void)snprintf(port, sizeof(port), "%.*s", (int)(size < 7 ? size : 7), text + 1);
        const char *wrong = port_read(port, tls, out);
        if (wrong != NULL) return wrong;
        text += 1 + size;
    }
    return path_read(text, out);
}

const char *base_url_read(const char *text, char url[BASE_URL_BYTES])
{
    struct buf out = {0};
    bool tls = strncasecmp(text, "https://", 8) == 0;
    const char *wrong = NULL;
    url[0] = '\0';
    if (!tls && strncasecmp(text, "http://", 7) != 0)
        return "does not begin with http:// or https://";
    if (strlen(text) >= BASE_URL_BYTES / 2) return "is too long";
    if (strpbrk(text, "@?#\\ \t") != NULL) return "has a sign in it that none may have";
    buf_append_text(&out, tls ? "https://" : "http://");
    wrong = rest_read(text + (tls ? 8 : 7), tls, &out);
    if (wrong == NULL && (out.failed || out.size >= BASE_URL_BYTES)) wrong = "is too long";
    if (wrong == NULL) (void)snprintf(url, BASE_URL_BYTES, "%.*s", (int)out.size, out.bytes);
    buf_free(&out);
    return wrong;
}
