/* Judges the public route: base URL, certificate, proxies, WebSocket, version. */
#include "doctor/judge_site.h"

#include <stdio.h>
#include <string.h>

#include "base/encoding/text.h"
#include "doctor/moment.h"

#define CERTIFICATE_PART 3 /* a renewal is due when a third of the validity is left */

static bool is_ours(const struct site_facts *facts)
{
    return facts->page.end == PROBE_ANSWERED && facts->page.status == 200 &&
           (facts->answer == SITE_PROVEN || facts->answer == SITE_UNPROVEN);
}

static void way_skip(const struct site_facts *facts, struct doctor_line *line)
{
    bool stopped = facts->page.end == PROBE_STOPPED;
    line_set(line, stopped ? FINDING_SKIP_TIME : FINDING_SKIP_WAY);
    line_text(line, "url", facts->url);
}

/* ---- the base URL ---- */

static enum finding silence_finding(const struct site_facts *facts)
{
    switch (facts->page.end) {
    case PROBE_NO_NAME: return FINDING_SITE_NAME;
    case PROBE_LATE: return FINDING_SITE_LATE;
    case PROBE_STOPPED: return FINDING_SKIP_TIME;
    case PROBE_LIBRARY: return FINDING_NO_LIBRARY;
    case PROBE_NO_WAY:
    case PROBE_CERTIFICATE:
    case PROBE_TLS:
    case PROBE_CUT:
    case PROBE_ANSWERED: break;
    }
    return facts->runs && facts->named ? FINDING_SITE_UNREACHED : FINDING_SITE_DOWN;
}

static enum finding answer_finding(const struct site_facts *facts)
{
    int status = facts->page.status;
    if (status >= 502 && status <= 504) return FINDING_SITE_GATEWAY;
    if (status == 421) return FINDING_SITE_HOST;
    if (status >= 300 && status < 400 && facts->page.location[0] != '\0') return FINDING_SITE_MOVED;
    if (status != 200) return FINDING_SITE_STATUS;
    switch (facts->answer) {
    case SITE_FOREIGN: return FINDING_SITE_FOREIGN;
    case SITE_ANOTHER: return FINDING_SITE_OTHER;
    case SITE_UNPROVEN: return FINDING_SITE_UNPROVEN;
    case SITE_PROVEN: break;
    }
    if (!facts->named) return FINDING_SITE_LOCAL;
    return facts->tls || facts->here ? FINDING_SITE_OK : FINDING_SITE_PLAIN;
}

/* Copies the base URL to which a redirection leads: its address without VERSION_PATH, or only
 * its origin if it leads elsewhere; a path without an origin is copied unchanged. */
static void base_copy(const char *location, char *base, size_t size)
{
    const char *host = strstr(location, "://");
    const char *asked = strstr(location, VERSION_PATH);
    size_t length = strlen(location);
    if (host != NULL) length = (size_t)(host + 3 - location) + strcspn(host + 3, "/?#");
    if (host != NULL && asked != NULL && asked > host) length = (size_t)(asked - location);
    (void)snprintf(base, size, "%.*s", (int)length, location);
}

void judge_site(const struct site_facts *facts, struct doctor_line *line)
{
    char text[PROBE_TEXT_BYTES];
    bool answered = facts->page.end == PROBE_ANSWERED;
    enum finding finding = answered ? answer_finding(facts) : silence_finding(facts);
    line_set(line, finding);
    line_text(line, "url", facts->url);
    if (finding == FINDING_SITE_MOVED) {
        base_copy(facts->page.location, text, sizeof(text));
        line_text(line, "to", text);
    }
    if (finding == FINDING_SITE_NAME || finding == FINDING_SITE_OTHER)
        line_text(line, "host", facts->host);
    if (finding == FINDING_SITE_LATE) line_number(line, "limit_s", facts->limit_ms / 1000);
    if (finding == FINDING_SITE_GATEWAY) line_text(line, "local", facts->local);
    if (!answered) return;
    (void)snprintf(text, sizeof(text), "HTTP/%s",
                   facts->page.http == 20   ? "2"
                   : facts->page.http == 10 ? "1.0"
                                            : "1.1");
    line_number(line, "status", facts->page.status);
    line_text(line, "http", text);
    line_number(line, "ms", facts->page.took_ms);
}

/* ---- its certificate ---- */

static enum finding certificate_finding(const struct site_facts *facts)
{
    const struct probe_answer *page = &facts->page;
    int64_t left_s = page->until_s - facts->now_s;
    int64_t life_s = page->until_s - page->from_s;
    if (facts->tls_end == PROBE_TLS) return FINDING_CERTIFICATE_TLS;
    /* A certificate that is expired and has no trusted issuer is reported as expired: it was
     * valid before. */
    if (page->until_s != 0 && left_s <= 0) return FINDING_CERTIFICATE_EXPIRED;
    if (facts->tls_end == PROBE_CERTIFICATE) {
        switch (facts->certificate) {
        case PROBE_CERTIFICATE_EXPIRED: return FINDING_CERTIFICATE_EXPIRED;
        case PROBE_CERTIFICATE_NAME: return FINDING_CERTIFICATE_NAME;
        case PROBE_CERTIFICATE_ISSUER:
        case PROBE_CERTIFICATE_GOOD: break;
        }
        return FINDING_CERTIFICATE_ISSUER;
    }
    if (page->end != PROBE_ANSWERED || page->until_s == 0) return FINDING_SKIP_WAY;
    bool soon = left_s < CERTIFICATE_SOON_S && left_s < life_s / CERTIFICATE_PART;
    return soon ? FINDING_CERTIFICATE_SOON : FINDING_CERTIFICATE_OK;
}

void judge_certificate(const struct site_facts *facts, struct doctor_line *line)
{
    char until[MOMENT_BYTES];
    int64_t left_s = facts->page.until_s - facts->now_s;
    enum finding finding = facts->tls ? certificate_finding(facts) : FINDING_CERTIFICATE_NONE;
    if (finding == FINDING_SKIP_WAY) {
        way_skip(facts, line);
        return;
    }
    moment_print(facts->page.until_s * 1000, until);
    until[10] = '\0'; /* the day is enough */
    line_set(line, finding);
    line_text(line, "url", facts->url);
    line_text(line, "host", facts->host);
    line_number(line, "port", facts->port);
    line_text(line, "until", until);
    line_number(line, "days", left_s > 0 ? left_s / 86400 : 0);
}

/* ---- proxies ---- */

/* Returns the entry for this check itself, as the outermost proxy saw it; "" if there is none. */
static const char *own_entry(const struct way_facts *way)
{
    for (size_t i = 0; i < way->count; i++)
        if (way->entry[i][0] != '\0' && strcmp(way->entry[i], SITE_FORGED) != 0)
            return way->entry[i];
    return "";
}

static enum finding proxies_finding(const struct way_facts *way, const char **proxy)
{
    *proxy = way->holder;
    if (way->direct) return FINDING_PROXIES_NONE;
    if (way->header[0] == '\0' || way->count == 0) return FINDING_PROXIES_SILENT;
    /* A header to which no proxy has added an entry proves nothing; it does harm only if it is
     * trusted. */
    if (strcmp(way->entry[way->count - 1], SITE_FORGED) == 0)
        return way->trusted ? FINDING_PROXIES_FORGED : FINDING_PROXIES_SILENT;
    if (!way->trusting && way->near) return FINDING_PROXIES_OFF;
    if (!way->trusted) return FINDING_PROXIES_UNTRUSTED;
    /* If all entries after the invented one are trusted, this check runs on a trusted machine,
     * and the server has used an earlier entry than it would for any other client. */
    if (strcmp(way->client, SITE_FORGED) == 0 || strcmp(way->client, own_entry(way)) == 0)
        return FINDING_PROXIES_OK;
    *proxy = way->client; /* a proxy with a public address is mistaken for the client */
    return FINDING_PROXIES_UNTRUSTED;
}

void judge_proxies(const struct site_facts *facts, struct doctor_line *line)
{
    const char *proxy = NULL;
    if (!is_ours(facts) || facts->answer != SITE_PROVEN) {
        way_skip(facts, line);
        return;
    }
    line_set(line, proxies_finding(&facts->way, &proxy));
    line_text(line, "proxy", proxy);
    line_text(line, "client", own_entry(&facts->way));
    line_text(line, "header", facts->way.header);
}

/* ---- live connections, version ---- */

static enum finding socket_finding(const struct probe_answer *socket)
{
    if (socket->end == PROBE_STOPPED) return FINDING_SKIP_TIME;
    if (socket->end != PROBE_ANSWERED) return FINDING_WEBSOCKET_CUT;
    if (socket->status == 101) return FINDING_WEBSOCKET_OK;
    /* the server itself answers so to a page of another origin */
    return socket->status == 403 ? FINDING_WEBSOCKET_ORIGIN : FINDING_WEBSOCKET_BLOCKED;
}

void judge_websocket(const struct site_facts *facts, struct doctor_line *line)
{
    if (!is_ours(facts)) {
        way_skip(facts, line);
        return;
    }
    line_set(line, socket_finding(&facts->socket));
    line_text(line, "url", facts->url);
    line_number(line, "status", facts->socket.status);
}

void judge_version(const struct site_facts *facts, struct doctor_line *line)
{
    bool other = facts->running[0] != '\0' && strcmp(facts->running, OCHRE_VERSION) != 0;
    line_set(line, other ? FINDING_VERSION_DIFFERS : FINDING_VERSION_OK);
    line_text(line, "version", OCHRE_VERSION);
    line_text(line, "running", facts->running);
}
