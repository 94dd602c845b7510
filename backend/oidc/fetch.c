#include "oidc/fetch.h"

#include <string.h>

#include "notify/libcurl.h"

struct coming {
    const struct oidc_fetch *fetch;
    struct buf *out;
    bool headed; /* the complete header has arrived: curl accepts an incomplete one */
};

static size_t head_line(char *bytes, size_t size, size_t count, void *context)
{
    struct coming *coming = context;
    size_t all = size * count;
    if (all >= 5 && memcmp(bytes, "HTTP/", 5) == 0) coming->headed = false;
    if (all <= 2) coming->headed = true; /* the empty line that ends the header */
    return all;
}

static size_t body_part(char *bytes, size_t size, size_t count, void *context)
{
    struct coming *coming = context;
    size_t all = size * count;
    if (coming->out->size + all > OIDC_FETCH_BYTES_MAX) return 0;
    buf_append(coming->out, bytes, all);
    return coming->out->failed ? 0 : all;
}

static int stop_asked(void *context, curl_off_t down_total, curl_off_t down, curl_off_t up_total,
                      curl_off_t up)
{
    (void)down_total, (void)down, (void)up_total, (void)up;
    const struct coming *coming = context;
    return atomic_load(coming->fetch->stopping);
}

/* Returns the list with one more entry; NULL without memory: then the whole list is freed. */
static struct curl_slist *list_add(struct curl_slist *list, const char *text)
{
    struct curl_slist *more = curl_slist_append(list, text);
    if (more == NULL) curl_slist_free_all(list);
    return more;
}

static void options_set(CURL *curl, struct coming *coming)
{
    const struct oidc_fetch *fetch = coming->fetch;
    curl_easy_setopt(curl, CURLOPT_URL, fetch->url);
    curl_easy_setopt(curl, CURLOPT_USERAGENT, "Ochre/" OCHRE_VERSION);
    curl_easy_setopt(curl, CURLOPT_PROXY, ""); /* also no proxy of the environment */
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, fetch->plain_too ? "http,https" : "https");
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
    curl_easy_setopt(curl, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
    curl_easy_setopt(curl, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L);
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, (long)OIDC_FETCH_CONNECT_MS);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, (long)OIDC_FETCH_TOTAL_MS);
    if (fetch->form != NULL) {
        curl_easy_setopt(curl, CURLOPT_POST, 1L);
        curl_easy_setopt(curl, CURLOPT_POSTFIELDS, fetch->form);
        curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)strlen(fetch->form));
    }
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, head_line);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, coming);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, body_part);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, coming);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, stop_asked);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, coming);
}

int oidc_fetch(const struct oidc_fetch *fetch, struct buf *out)
{
    struct coming coming = {.fetch = fetch, .out = out};
    long status = 0;
    if (!libcurl_load()) return 0;
    struct curl_slist *headers = list_add(NULL, "Accept: application/json");
    if (headers != NULL) headers = list_add(headers, "Expect:");
    if (headers != NULL && fetch->header != NULL) headers = list_add(headers, fetch->header);
    CURL *curl = curl_easy_init();
    if (curl != NULL && headers != NULL) {
        options_set(curl, &coming);
        curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
        CURLcode code = curl_easy_perform(curl);
        if (code == CURLE_OK && coming.headed)
            (void)curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    }
    curl_easy_cleanup(curl);
    curl_slist_free_all(headers);
    return (int)status;
}
