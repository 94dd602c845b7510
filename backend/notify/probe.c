#include "notify/probe.h"

#include <arpa/inet.h>
#include <openssl/x509_vfy.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

#include "base/encoding/text.h"
#include "notify/address.h"
#include "notify/libcurl.h"

/* ---- the answer ---- */

struct coming {
    const struct probe *probe;
    struct probe_answer *answer;
    bool headed; /* the complete header has arrived: curl accepts an incomplete one */
};

static size_t head_line(char *bytes, size_t size, size_t count, void *context)
{
    static const char location[] = "location:";
    struct coming *coming = context;
    size_t all = size * count;
    if (all >= 5 && memcmp(bytes, "HTTP/", 5) == 0) coming->headed = false;
    if (all >= sizeof(location) && strncasecmp(bytes, location, sizeof(location) - 1) == 0) {
        size_t before = sizeof(location) - 1;
        while (before < all && bytes[before] == ' ') before++;
        (void)snprintf(coming->answer->location, sizeof(coming->answer->location), "%.*s",
                       (int)(all - before), bytes + before);
        coming->answer->location[strcspn(coming->answer->location, "\r\n")] = '\0';
    }
    if (all > 2) return all;
    coming->headed = true; /* by the empty line */
    return coming->probe->upgrade ? 0 : all;
}

static size_t body_part(char *bytes, size_t size, size_t count, void *context)
{
    struct coming *coming = context;
    struct probe_answer *answer = coming->answer;
    size_t room = sizeof(answer->body) - 1 - answer->body_size;
    size_t part = size * count < room ? size * count : room;
    memcpy(answer->body + answer->body_size, bytes, part);
    answer->body_size += part;
    answer->body[answer->body_size] = '\0';
    return part == size * count ? part : 0; /* none of the requests here has a longer answer */
}

static int stop_asked(void *context, curl_off_t down_total, curl_off_t down, curl_off_t up_total,
                      curl_off_t up)
{
    (void)down_total, (void)down, (void)up_total, (void)up;
    const struct coming *coming = context;
    return coming->probe->stopping != NULL && atomic_load(coming->probe->stopping);
}

/* Refuses addresses of this machine or its networks for an endpoint given by an outsider. */
static curl_socket_t public_open(void *context, curlsocktype purpose, struct curl_sockaddr *to)
{
    struct notify_ip address = {.six = to->family == AF_INET6};
    (void)context, (void)purpose;
    if (to->family == AF_INET && to->addrlen >= sizeof(struct sockaddr_in)) {
        struct sockaddr_in four;
        memcpy(&four, &to->addr, sizeof(four));
        memcpy(address.bytes, &four.sin_addr, 4);
    } else if (to->family == AF_INET6 && to->addrlen >= sizeof(struct sockaddr_in6)) {
        struct sockaddr_in6 six;
        memcpy(&six, (const char *)to + offsetof(struct curl_sockaddr, addr), sizeof(six));
        memcpy(address.bytes, &six.sin6_addr, 16);
    } else {
        return CURL_SOCKET_BAD;
    }
    if (!notify_address_public(&address)) return CURL_SOCKET_BAD;
    return socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

/* ---- the certificate ---- */

/* Reads a date of the first certificate, which is the server's own: "Expire date:". */
static int64_t date_read(CURL *curl, const char *name)
{
    struct curl_certinfo *all = NULL;
    if (curl_easy_getinfo(curl, CURLINFO_CERTINFO, &all) != CURLE_OK || all == NULL ||
        all->num_of_certs < 1)
        return 0;
    for (const struct curl_slist *line = all->certinfo[0]; line != NULL; line = line->next) {
        if (strncmp(line->data, name, strlen(name)) != 0) continue;
        time_t date = curl_getdate(line->data + strlen(name), NULL);
        return date > 0 ? (int64_t)date : 0;
    }
    return 0;
}

static enum probe_certificate certificate_of(CURL *curl)
{
    long result = 0;
    (void)curl_easy_getinfo(curl, CURLINFO_SSL_VERIFYRESULT, &result);
    /* the chain is valid, and the name is another one: curl does not report that separately */
    if (result == X509_V_OK || result == X509_V_ERR_UNSPECIFIED) return PROBE_CERTIFICATE_NAME;
    return result == X509_V_ERR_CERT_HAS_EXPIRED ? PROBE_CERTIFICATE_EXPIRED
                                                 : PROBE_CERTIFICATE_ISSUER;
}

/* ---- the request ---- */

static void options_set(CURL *curl, const struct probe *probe, struct coming *coming)
{
    long version = probe->upgrade ? CURL_HTTP_VERSION_1_1 : CURL_HTTP_VERSION_2TLS;
    curl_easy_setopt(curl, CURLOPT_URL, probe->url);
    curl_easy_setopt(curl, CURLOPT_USERAGENT, "Ochre/" OCHRE_VERSION);
    curl_easy_setopt(curl, CURLOPT_PROXY, "");
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_QUICK_EXIT,
                     1L); /* so that curl does not wait for a resolver that hangs */
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, (long)probe->total_ms);
    curl_easy_setopt(curl, CURLOPT_HTTP_VERSION, version);
    curl_easy_setopt(curl, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
    curl_easy_setopt(curl, CURLOPT_CERTINFO, 1L);
    curl_easy_setopt(curl, CURLOPT_CONNECT_ONLY, probe->connect_only ? 1L : 0L);
    if (probe->any_authority) {
        curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 0L);
        curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 0L);
    }
    if (probe->public_only) curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, public_open);
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, head_line);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, coming);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, body_part);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, coming);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, stop_asked);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, coming);
}

/* Returns the list; `*ok` becomes false without memory. */
static struct curl_slist *headers_of(const struct probe *probe, bool *ok)
{
    static const char *const upgrade[] = {"Connection: Upgrade", "Upgrade: websocket",
                                          "Sec-WebSocket-Version: 13",
                                          "Sec-WebSocket-Key: b2NocmUgZG9jdG9yIGFza3M=", NULL};
    struct curl_slist *list = NULL;
    const char *const *const lists[] = {probe->header, probe->upgrade ? upgrade : NULL};
    for (size_t i = 0; i < COUNT_OF(lists); i++) {
        size_t most = i == 0 ? PROBE_HEADERS : COUNT_OF(upgrade);
        for (size_t at = 0; lists[i] != NULL && at < most && lists[i][at] != NULL; at++) {
            struct curl_slist *more = curl_slist_append(list, lists[i][at]);
            if (more == NULL) *ok = false;
            if (more != NULL) list = more;
        }
    }
    return list;
}

static enum probe_end end_of(CURLcode code, const struct coming *coming)
{
    const struct probe *probe = coming->probe;
    if (code == CURLE_ABORTED_BY_CALLBACK) return PROBE_STOPPED;
    /* A complete header is valid even if the body is too long, or was abandoned. */
    if (coming->headed || (probe->connect_only && code == CURLE_OK)) return PROBE_ANSWERED;
    switch ((int)code) {
    case CURLE_COULDNT_RESOLVE_HOST: return PROBE_NO_NAME;
    case CURLE_COULDNT_CONNECT: return PROBE_NO_WAY;
    case CURLE_OPERATION_TIMEDOUT: return PROBE_LATE;
    case CURLE_PEER_FAILED_VERIFICATION: return PROBE_CERTIFICATE;
    case CURLE_SSL_CONNECT_ERROR: return PROBE_TLS;
    default: return PROBE_CUT;
    }
}

static void answer_fill(CURL *curl, CURLcode code, const struct coming *coming,
                        struct probe_answer *answer)
{
    long status = 0;
    long version = CURL_HTTP_VERSION_NONE;
    long port = 0;
    curl_off_t took_us = 0;
    const char *local = NULL;
    answer->end = end_of(code, coming);
    (void)curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    (void)curl_easy_getinfo(curl, CURLINFO_HTTP_VERSION, &version);
    (void)curl_easy_getinfo(curl, CURLINFO_TOTAL_TIME_T, &took_us);
    (void)curl_easy_getinfo(curl, CURLINFO_LOCAL_IP, &local);
    (void)curl_easy_getinfo(curl, CURLINFO_LOCAL_PORT, &port);
    answer->took_ms = (int64_t)took_us / 1000;
    if (local != NULL) (void)text_copy(answer->local, sizeof(answer->local), local);
    answer->local_port = (int)port;
    answer->from_s = date_read(curl, "Start date:");
    answer->until_s = date_read(curl, "Expire date:");
    if (answer->end == PROBE_CERTIFICATE) answer->certificate = certificate_of(curl);
    if (!coming->headed) return;
    answer->status = (int)status;
    answer->http = version == CURL_HTTP_VERSION_1_0   ? 10
                   : version == CURL_HTTP_VERSION_2_0 ? 20
                                                      : 11;
}

void probe_run(const struct probe *probe, struct probe_answer *answer)
{
    struct coming coming = {.probe = probe, .answer = answer};
    bool ok = true;
    *answer = (struct probe_answer){.end = libcurl_load() ? PROBE_CUT : PROBE_LIBRARY};
    if (answer->end == PROBE_LIBRARY) return;
    struct curl_slist *headers = headers_of(probe, &ok);
    CURL *curl = curl_easy_init();
    if (curl != NULL && ok) {
        options_set(curl, probe, &coming);
        curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
        CURLcode code = curl_easy_perform(curl);
        answer_fill(curl, code, &coming, answer);
    }
    curl_easy_cleanup(curl);
    curl_slist_free_all(headers);
}
