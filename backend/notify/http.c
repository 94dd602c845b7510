#include "notify/http.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/encoding/text.h"
#include "notify/libcurl.h"

/* "HOST:PORT:" and the addresses, each with its brackets and comma */
#define PINNED_BYTES (NOTIFY_HOST_BYTES_MAX + 16 + NOTIFY_ADDRESSES_MAX * (INET6_ADDRSTRLEN + 3))

/* ---- the connection ---- */

/* Prints the addresses of the name for curl, so that it does not resolve the name itself. */
static void pinned_print(const struct notify_endpoint *endpoint, char text[PINNED_BYTES])
{
    int size = snprintf(text, PINNED_BYTES, "%s:%u:", endpoint->url.host, endpoint->url.port);
    for (size_t i = 0; i < endpoint->count; i++) {
        const struct notify_ip *address = &endpoint->address[i];
        char one[INET6_ADDRSTRLEN];
        CHECK(inet_ntop(address->six ? AF_INET6 : AF_INET, address->bytes, one, sizeof(one)));
        size += snprintf(text + size, PINNED_BYTES - (size_t)size, address->six ? "%s[%s]" : "%s%s",
                         i > 0 ? "," : "", one);
        CHECK(size < PINNED_BYTES);
    }
}

/* Returns whether curl is about to connect to a checked address. */
static bool is_checked(const struct notify_endpoint *endpoint, const struct curl_sockaddr *to)
{
    struct notify_ip address = {.six = to->family == AF_INET6};
    unsigned port = 0;
    if (to->family == AF_INET && to->addrlen >= sizeof(struct sockaddr_in)) {
        struct sockaddr_in four;
        memcpy(&four, &to->addr, sizeof(four));
        memcpy(address.bytes, &four.sin_addr, 4);
        port = ntohs(four.sin_port);
    } else if (to->family == AF_INET6 && to->addrlen >= sizeof(struct sockaddr_in6)) {
        /* the struct ends with a sockaddr, which is shorter than the memory behind it */
        struct sockaddr_in6 six;
        memcpy(&six, (const char *)to + offsetof(struct curl_sockaddr, addr), sizeof(six));
        memcpy(address.bytes, &six.sin6_addr, 16);
        port = ntohs(six.sin6_port);
    }
    for (size_t i = 0; i < endpoint->count; i++)
        if (endpoint->address[i].six == address.six && port == endpoint->url.port &&
            memcmp(endpoint->address[i].bytes, address.bytes, 16) == 0)
            return true;
    return false;
}

static curl_socket_t socket_open(void *context, curlsocktype purpose, struct curl_sockaddr *to)
{
    (void)purpose;
    if (!is_checked(context, to)) return CURL_SOCKET_BAD;
    return socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

/* ---- the answer ---- */

/* Records whether the whole header has arrived: curl accepts a truncated one. */
static size_t head_line(char *bytes, size_t size, size_t count, void *context)
{
    bool *headed = context;
    size_t bytes_count = size * count;
    if (bytes_count >= 5 && memcmp(bytes, "HTTP/", 5) == 0) *headed = false;
    if (bytes_count <= 2) *headed = true; /* the empty line that ends the header */
    return bytes_count;
}

static size_t body_skip(char *bytes, size_t size, size_t count, void *context)
{
    (void)bytes;
    size_t *read = context;
    *read += size * count;
    return *read > NOTIFY_HTTP_BODY_MAX ? 0 : size * count;
}

static int stop_asked(void *context, curl_off_t down_total, curl_off_t down, curl_off_t up_total,
                      curl_off_t up)
{
    (void)down_total, (void)down, (void)up_total, (void)up;
    const atomic_bool *stopping = context;
    return stopping && atomic_load(stopping);
}

static void connection_set(CURL *curl, struct notify_endpoint *endpoint,
                           const struct curl_slist *pinned, bool private_too)
{
    curl_easy_setopt(curl, CURLOPT_RESOLVE, pinned);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, socket_open);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, endpoint);
    curl_easy_setopt(curl, CURLOPT_PROXY, ""); /* also no proxy of the environment */
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, private_too ? "http,https" : "https");
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
    curl_easy_setopt(curl, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
    curl_easy_setopt(curl, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, (long)NOTIFY_HTTP_CONNECT_MS);
}

/* Returns the list with one more entry; NULL without memory: then the whole list is freed. */
static struct curl_slist *list_add(struct curl_slist *list, const char *text)
{
    struct curl_slist *more = curl_slist_append(list, text);
    if (!more) curl_slist_free_all(list);
    return more;
}

static struct curl_slist *headers_of(const struct notify_post *post)
{
    /* so that curl does not wait for "100 Continue" */
    struct curl_slist *list = list_add(NULL, "Expect:");
    for (size_t i = 0; list && i < NOTIFY_HTTP_HEADERS && post->header[i]; i++)
        list = list_add(list, post->header[i]);
    return list;
}

/* Makes one request with `curl` to `endpoint`. */
static void request_make(CURL *curl, const struct notify_post *post, size_t *read,
                         struct notify_http_answer *answer)
{
    curl_easy_setopt(curl, CURLOPT_URL, post->url);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS,
                     (long)(post->total_ms > 0 ? post->total_ms : NOTIFY_HTTP_TOTAL_MS));
    curl_easy_setopt(curl, CURLOPT_USERAGENT, "Ochre/" OCHRE_VERSION);
    curl_easy_setopt(curl, CURLOPT_POST, 1L);
    if (post->put) curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, "PUT");
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, post->body_bytes > 0 ? post->body : "");
    curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)post->body_bytes);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, body_skip);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, read);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, stop_asked);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, post->stopping);
    bool headed = false;
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, head_line);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, &headed);
    if (curl_easy_perform(curl) == CURLE_ABORTED_BY_CALLBACK) answer->err = NOTIFY_GIVEN_UP;
    long status = 0;
    curl_off_t retry = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    curl_easy_getinfo(curl, CURLINFO_RETRY_AFTER, &retry);
    /* With a status the endpoint has answered, even if its body could not be read. */
    if (!headed || status < 200) return;
    *answer = (struct notify_http_answer){NOTIFY_REACHED, (int)status, (int64_t)retry};
}

void notify_http_post(const struct notify_reach *reach, const struct notify_post *post,
                      struct notify_http_answer *answer)
{
    *answer = (struct notify_http_answer){0};
    struct notify_endpoint endpoint;
    answer->err = notify_address_check(reach, post->url, &endpoint);
    if (answer->err) return;
    answer->err = libcurl_load() ? NOTIFY_NOT_REACHED : NOTIFY_NO_LIBRARY;
    if (answer->err == NOTIFY_NO_LIBRARY) return;
    char text[PINNED_BYTES];
    pinned_print(&endpoint, text);
    struct curl_slist *pinned = list_add(NULL, text);
    struct curl_slist *headers = headers_of(post);
    CURL *curl = curl_easy_init();
    size_t read = 0;
    if (curl && pinned && headers) {
        connection_set(curl, &endpoint, pinned, reach->private_too);
        curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
        request_make(curl, post, &read, answer);
    }
    curl_easy_cleanup(curl);
    curl_slist_free_all(headers);
    curl_slist_free_all(pinned);
}
