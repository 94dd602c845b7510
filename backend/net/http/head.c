#include "net/http/head.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "net/http/http.h"

struct framing {
    const char *next; /* begin of the next line; NULL: the line before has no valid end */
    int lengths;
    int hosts;
    bool torn;
    bool coded;
    bool too_long;
};

static bool is_token(const char *name)
{
    static const char marks[] = "!#$%&'*+-.^_`|~0123456789"
                                "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    return name[0] != 0 && name[strspn(name, marks)] == 0;
}

/* Returns the begin of the line after the one whose last text ends with the 0 at `end`. The
 * library has written that 0 over a CR, or over the first space before it: libmicrohttpd 1.0
 * drops spaces there and leaves the CR. 0.9.75 also writes a 0 over the LF. */
static const char *line_after(const char *end)
{
    if (end[1] != ' ' && end[1] != '\t' && end[1] != '\r') return end + 2;
    const char *cr = end + 1 + strspn(end + 1, " \t");
    return cr[0] == '\r' && cr[1] == '\n' ? cr + 2 : NULL;
}

/* Checks the position of a header. The library writes a 0 over a colon and over a line's end,
 * and moves nothing: each name begins after the end of the line before, and each value after its
 * name. At any other position the library has skipped bytes (a 0, which ends a string early), a
 * line ends in a bare LF, or a folded line was joined. */
static bool in_place(const struct framing *framing, const char *name, const char *value)
{
    if (name != framing->next) return false;
    const char *after = name + strlen(name) + 1;
    return after + strspn(after, " \t") == value;
}

static enum MHD_Result framing_read(void *context, enum MHD_ValueKind kind, const char *name,
                                    const char *value)
{
    struct framing *framing = context;
    (void)kind;
    if (value == NULL || !in_place(framing, name, value) || !is_token(name)) {
        framing->torn = true;
        return MHD_NO;
    }
    framing->next = line_after(value + strlen(value));
    if (strcasecmp(name, "Content-Length") == 0) {
        framing->lengths++;
        framing->too_long = strlen(value) > 9 || strtoul(value, NULL, 10) > HTTP_BODY_BYTES_MAX;
    }
    if (strcasecmp(name, "Host") == 0) framing->hosts++;
    if (strcasecmp(name, "Transfer-Encoding") == 0) framing->coded = true;
    return MHD_YES;
}

unsigned int head_refusal(const struct http_request *request, const char *method,
                          const char *version)
{
    struct framing framing = {.next = line_after(version + strlen(version))};
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(request->mhd, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    if (info == NULL || request->raw_end != version) return 400;
    MHD_get_connection_values(request->mhd, MHD_HEADER_KIND, framing_read, &framing);
    /* The empty line must be empty. The library also accepts a line that begins with a colon or
     * a 0 as empty, and would read the following bytes as the next request. */
    if (framing.torn || framing.next == NULL || method + info->header_size != framing.next + 2)
        return 400;
    /* with two lengths or hosts, a proxy might have used the other one */
    if (framing.lengths > 1 || framing.hosts > 1) return 400;
    if (framing.coded) return 411;
    return framing.too_long ? 413 : 0;
}

struct lists {
    struct buf *of[HEAD_PROXIES];
};

static enum MHD_Result list_read(void *context, enum MHD_ValueKind kind, const char *name,
                                 const char *value)
{
    static const char *const names[HEAD_PROXIES] = {"X-Forwarded-For", "Forwarded", "X-Real-IP"};
    struct lists *lists = context;
    (void)kind;
    for (size_t i = 0; i < HEAD_PROXIES; i++) {
        if (strcasecmp(name, names[i]) != 0) continue;
        if (lists->of[i]->bytes != NULL) buf_append(lists->of[i], ",", 1);
        buf_append_text(lists->of[i], value != NULL ? value : "");
        buf_append(lists->of[i], "", 0);
    }
    return MHD_YES;
}

void head_proxies(const struct http_request *request, struct buf lists[HEAD_PROXIES])
{
    struct lists context;
    for (size_t i = 0; i < HEAD_PROXIES; i++) context.of[i] = &lists[i];
    MHD_get_connection_values(request->mhd, MHD_HEADER_KIND, list_read, &context);
}

static enum MHD_Result header_repeat(void *context, enum MHD_ValueKind kind, const char *name,
                                     const char *value)
{
    (void)kind;
    buf_printf(context, "%s: %s\r\n", name, value != NULL ? value : "");
    return MHD_YES;
}

bool head_repeat(const struct http_request *request, struct buf *head)
{
    buf_printf(head, "%s %s HTTP/1.1\r\n", request->method, request->raw);
    MHD_get_connection_values(request->mhd, MHD_HEADER_KIND, header_repeat, head);
    buf_append_text(head, "\r\n");
    return !head->failed;
}
