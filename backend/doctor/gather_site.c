/* Gathers facts about the route from outside, and the push services. */
#include "doctor/gather_site.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "notify/address.h"
#include "wire/parse.h"

#define SOCKET_PATH "/ws"
#define URL_BYTES   (FACT_PATH_BYTES + 32)

/* ---- addresses ---- */

bool gather_is_near(const char *address)
{
    const struct notify_reach any = {.private_too = true};
    struct notify_url url;
    char text[PROBE_ADDRESS_BYTES + 16];
    bool six = strchr(address, ':') != NULL;
    (void)snprintf(text, sizeof(text), six ? "http://[%s]/" : "http://%s/", address);
    return notify_url_check(&any, text, &url) == NOTIFY_REACHED && url.literal &&
           !notify_address_public(&url.address);
}

/* Prints the address at which the server can be reached on this machine, from its listening
 * address. */
static void local_print(const char *listen, char url[FACT_PATH_BYTES])
{
    const char *port = strrchr(listen, ':');
    size_t size = port != NULL ? (size_t)(port - listen) : strlen(listen);
    char host[FACT_NAME_BYTES];
    (void)snprintf(host, sizeof(host), "%.*s", (int)size, listen);
    if (strcmp(host, "0.0.0.0") == 0 || host[0] == '\0')
        (void)text_copy(host, sizeof(host), "127.0.0.1");
    if (strcmp(host, "[::]") == 0) (void)text_copy(host, sizeof(host), "[::1]");
    (void)snprintf(url, FACT_PATH_BYTES, "http://%s%s", host, port != NULL ? port : "");
}

/* Splits the URL, which is in canonical form. */
static void url_read(struct site_facts *facts)
{
    const char *host = strstr(facts->url, "://");
    host = host != NULL ? host + 3 : facts->url;
    size_t size = host[0] == '[' ? strcspn(host, "]") + 1 : strcspn(host, ":/");
    char bare[FACT_NAME_BYTES];
    (void)snprintf(facts->host, sizeof(facts->host), "%.*s", (int)size, host);
    facts->tls = strncmp(facts->url, "https:", 6) == 0;
    facts->port = facts->tls ? 443 : 80;
    if (strlen(host) > size && host[size] == ':')
        facts->port = (int)strtol(host + size + 1, NULL, 10);
    (void)snprintf(bare, sizeof(bare), "%.*s", (int)strcspn(facts->host + (host[0] == '['), "]"),
                   facts->host + (host[0] == '['));
    facts->here = strpbrk(bare, ".:") == NULL || gather_is_near(bare);
}

/* ---- answers of a server ---- */

static bool is_ochre(const struct probe_answer *page, char running[FACT_NAME_BYTES])
{
    struct parse_error error;
    struct parse *parse = page->end == PROBE_ANSWERED && page->status == 200
                              ? parse_object(page->body, page->body_size, &error)
                              : NULL;
    const char *name = parse != NULL ? parse_text(parse, "name") : NULL;
    const char *version = parse != NULL ? parse_text(parse, "version") : NULL;
    bool ok = name != NULL && version != NULL && strcmp(name, "ochre") == 0;
    if (ok) (void)text_copy(running, FACT_NAME_BYTES, version);
    parse_free(parse);
    return ok;
}

struct seen {
    char proof[CREDENTIAL_BYTES];
    char holder[PROBE_ADDRESS_BYTES];
    int64_t port;
    bool trusting;
    bool trusted;
    char client[PROBE_ADDRESS_BYTES];
    char header[FACT_NAME_BYTES];
    char chain[SITE_CHAIN * PROBE_ADDRESS_BYTES];
};

#define TEXT(member)                                                                               \
    {                                                                                              \
        .name = #member, .type = MEMBER_TEXT, .offset = offsetof(struct seen, member),             \
        .present_offset = UINT16_MAX, .most = sizeof(((struct seen *)0)->member) - 1               \
    }
#define BOOL(member)                                                                               \
    {                                                                                              \
        .name = #member, .type = MEMBER_BOOL, .offset = offsetof(struct seen, member),             \
        .present_offset = UINT16_MAX                                                               \
    }

static const struct member members[] = {
    TEXT(proof),
    TEXT(holder),
    {.name = "port",
     .type = MEMBER_INT,
     .offset = offsetof(struct seen, port),
     .present_offset = UINT16_MAX,
     .most = UINT16_MAX},
    BOOL(trusting),
    BOOL(trusted),
    TEXT(client),
    TEXT(header),
    TEXT(chain),
};

static void chain_take(const char *chain, struct way_facts *way)
{
    for (const char *at = chain; *at != '\0' && way->count < SITE_CHAIN;) {
        size_t size = strcspn(at, ",");
        (void)snprintf(way->entry[way->count++], PROBE_ADDRESS_BYTES, "%.*s", (int)size, at);
        at += size + (at[size] == ',');
    }
}

/* Reads the report about a request from a server that has the key. False: the server does not
 * have the key. */
static bool way_take(const struct probe_answer *answer, const char *expected, struct way_facts *way)
{
    struct parse_error error;
    struct seen seen = {.port = 0};
    struct parse *parse = answer->end == PROBE_ANSWERED && answer->status == 200
                              ? parse_object(answer->body, answer->body_size, &error)
                              : NULL;
    bool ok = parse != NULL && parse_members(parse, members, COUNT_OF(members), &seen, &error) &&
              strcmp(seen.proof, expected) == 0;
    parse_free(parse);
    if (!ok) return false;
    *way = (struct way_facts){.trusting = seen.trusting, .trusted = seen.trusted};
    (void)text_copy(way->holder, sizeof(way->holder), seen.holder);
    (void)text_copy(way->client, sizeof(way->client), seen.client);
    (void)text_copy(way->header, sizeof(way->header), seen.header);
    chain_take(seen.chain, way);
    way->near = gather_is_near(way->holder);
    way->direct = answer->local_port == seen.port && strcmp(answer->local, seen.holder) == 0;
    return true;
}

/* ---- requests ---- */

static void page_ask(const struct gather_way *way, struct site_facts *facts)
{
    char url[URL_BYTES];
    (void)snprintf(url, sizeof(url), "%s" VERSION_PATH, facts->url);
    struct probe probe = {.url = url, .total_ms = way->limit_ms, .stopping = way->stop};
    probe_run(&probe, &facts->page);
    facts->tls_end = facts->page.end;
    facts->certificate = facts->page.certificate;
    if (facts->page.end != PROBE_CERTIFICATE) return;
    probe.any_authority =
        true; /* accepts any certificate, to read when it ends, and whose page it is */
    probe_run(&probe, &facts->page);
}

/* Requests the server's report, with the proof; the server's answer proves that it has the key,
 * too. */
static void way_ask(const struct gather_way *way, struct site_facts *facts)
{
    char url[URL_BYTES];
    char proof[CREDENTIAL_BYTES];
    char expected[CREDENTIAL_BYTES];
    char header[CREDENTIAL_BYTES + 32];
    struct probe_answer answer;
    (void)snprintf(url, sizeof(url), "%s" CREDENTIAL_PATH, facts->url);
    credential_print(way->key, facts->now_s, proof);
    credential_answer(way->key, proof, expected);
    (void)snprintf(header, sizeof(header), CREDENTIAL_HEADER ": %s", proof);
    const struct probe probe = {.url = url,
                                .header = {header, "X-Forwarded-For: " SITE_FORGED,
                                           "Forwarded: for=" SITE_FORGED,
                                           "X-Real-IP: " SITE_FORGED},
                                .total_ms = way->limit_ms,
                                .stopping = way->stop};
    probe_run(&probe, &answer);
    facts->answer = way_take(&answer, expected, &facts->way) ? SITE_PROVEN : SITE_ANOTHER;
}

static void socket_ask(const struct gather_way *way, struct site_facts *facts)
{
    char url[URL_BYTES];
    char origin[URL_BYTES];
    (void)snprintf(url, sizeof(url), "%s" SOCKET_PATH, facts->url);
    const char *host = strstr(facts->url, "://");
    size_t length = host != NULL ? (size_t)(host + 3 - facts->url) + strcspn(host + 3, "/") : 0;
    (void)snprintf(origin, sizeof(origin), "Origin: %.*s", (int)length, facts->url);
    const struct probe probe = {.url = url,
                                .header = {origin},
                                .upgrade = true,
                                .any_authority = facts->tls_end == PROBE_CERTIFICATE,
                                .total_ms = way->limit_ms,
                                .stopping = way->stop};
    probe_run(&probe, &facts->socket);
}

/* Returns whether the server responds at its listening address: a check for when the base URL
 * does not. */
static bool runs_locally(const struct gather_way *way, const struct site_facts *facts)
{
    char url[URL_BYTES];
    struct probe_answer answer;
    if (way->serving) return true;
    (void)snprintf(url, sizeof(url), "%s/livez", facts->local);
    const struct probe probe = {.url = url, .total_ms = way->limit_ms, .stopping = way->stop};
    probe_run(&probe, &answer);
    return answer.end == PROBE_ANSWERED && answer.status == 200;
}

void gather_site(const struct gather_way *way, struct site_facts *facts)
{
    *facts = (struct site_facts){.named = way->base_url != NULL,
                                 .limit_ms = way->limit_ms,
                                 .now_s = clock_unix_ms() / 1000,
                                 .socket = {.end = PROBE_STOPPED}};
    local_print(way->listen, facts->local);
    (void)text_copy(facts->url, sizeof(facts->url),
                    way->base_url != NULL ? way->base_url : facts->local);
    url_read(facts);
    page_ask(way, facts);
    if (facts->page.end != PROBE_ANSWERED) {
        facts->runs = runs_locally(way, facts);
        return;
    }
    if (!is_ochre(&facts->page, facts->running)) return;
    facts->answer = SITE_UNPROVEN;
    /* a header with a proof is sent only to a server with the right name */
    if (way->key != NULL && facts->tls_end == PROBE_ANSWERED) way_ask(way, facts);
    if (facts->answer != SITE_ANOTHER) socket_ask(way, facts);
}

/* ---- push services ---- */

struct hosts {
    const struct notify_reach reach;
    struct push_facts *facts;
    char url[PUSH_HOSTS_MAX][URL_BYTES];
};

static void target_take(void *context, const char *target)
{
    struct hosts *hosts = context;
    struct push_facts *facts = hosts->facts;
    struct notify_url url;
    if (facts->count == PUSH_HOSTS_MAX ||
        notify_url_check(&hosts->reach, target, &url) != NOTIFY_REACHED ||
        strlen(url.host) >= FACT_NAME_BYTES)
        return;
    for (size_t i = 0; i < facts->count; i++)
        if (strcmp(facts->host[i], url.host) == 0) return;
    (void)text_copy(facts->host[facts->count], FACT_NAME_BYTES, url.host);
    (void)snprintf(hosts->url[facts->count++], URL_BYTES,
                   strchr(url.host, ':') != NULL ? "%s://[%s]:%u/" : "%s://%s:%u/",
                   url.tls ? "https" : "http", url.host, url.port);
}

void gather_push(const char *path, bool private_too, int limit_ms, const atomic_bool *stop,
                 struct push_facts *facts)
{
    struct hosts hosts = {.reach = {.private_too = private_too}, .facts = facts};
    facts->count = 0;
    if (examine_push_targets(path, target_take, &hosts) != STORE_OK) facts->no_file = true;
    for (size_t i = 0; i < facts->count; i++) {
        struct probe_answer answer;
        const struct probe probe = {.url = hosts.url[i],
                                    .connect_only = true,
                                    .public_only = !private_too,
                                    .total_ms = limit_ms / (int)facts->count,
                                    .stopping = stop};
        probe_run(&probe, &answer);
        facts->reached[i] = answer.end == PROBE_ANSWERED;
        facts->no_library = answer.end == PROBE_LIBRARY;
    }
}
