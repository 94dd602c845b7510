#define CURL_DISABLE_TYPECHECK /* this file needs the functions themselves, not the macros */
#include "notify/libcurl.h"

#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>

#include "base/library.h"
#include "base/log.h"

#undef curl_easy_setopt
#undef curl_easy_getinfo

#define LIBRARY   "libcurl.so.4"
#define KIND_STEP 10000 /* distance between the kinds of options: CURLOPTTYPE_... */

static struct {
    CURLcode (*global_init)(long flags);
    CURL *(*easy_init)(void);
    CURLcode (*easy_setopt)(CURL *curl, CURLoption option, ...);
    CURLcode (*easy_perform)(CURL *curl);
    CURLcode (*easy_getinfo)(CURL *curl, CURLINFO info, ...);
    void (*easy_cleanup)(CURL *curl);
    struct curl_slist *(*slist_append)(struct curl_slist *list, const char *text);
    void (*slist_free_all)(struct curl_slist *list);
    time_t (*getdate)(const char *text, const time_t *unused);
} libcurl;

static bool loaded;

static void load(void)
{
#define FUNCTION(name)                                                                             \
    {                                                                                              \
        "curl_" #name, offsetof(__typeof__(libcurl), name)                                         \
    }
    static const struct library_function functions[] = {
        FUNCTION(global_init),  FUNCTION(easy_init),      FUNCTION(easy_setopt),
        FUNCTION(easy_perform), FUNCTION(easy_getinfo),   FUNCTION(easy_cleanup),
        FUNCTION(slist_append), FUNCTION(slist_free_all), FUNCTION(getdate)};
#undef FUNCTION
    const char *reason = library_load(LIBRARY, functions, COUNT_OF(functions), &libcurl);
    loaded = reason == NULL;
    if (loaded)
        CHECK(libcurl.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK);
    else
        log_error("notify", "event=libcurl_missing library=" LIBRARY " reason=\"%s\"", reason);
}

bool libcurl_load(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    (void)pthread_once(&once, load);
    return loaded;
}

/* ---- the functions ---- */

CURL *curl_easy_init(void)
{
    return libcurl.easy_init();
}

CURLcode curl_easy_setopt(CURL *curl, CURLoption option, ...)
{
    va_list values;
    CURLcode code;
    va_start(values, option);
    switch ((int)option / KIND_STEP * KIND_STEP) {
    case CURLOPTTYPE_LONG: code = libcurl.easy_setopt(curl, option, va_arg(values, long)); break;
    case CURLOPTTYPE_OFF_T:
        code = libcurl.easy_setopt(curl, option, va_arg(values, curl_off_t));
        break;
    default: code = libcurl.easy_setopt(curl, option, va_arg(values, void *)); break;
    }
    va_end(values);
    return code;
}

CURLcode curl_easy_perform(CURL *curl)
{
    return libcurl.easy_perform(curl);
}

CURLcode curl_easy_getinfo(CURL *curl, CURLINFO info, ...)
{
    va_list values;
    va_start(values, info);
    CURLcode code = libcurl.easy_getinfo(curl, info, va_arg(values, void *));
    va_end(values);
    return code;
}

void curl_easy_cleanup(CURL *curl)
{
    libcurl.easy_cleanup(curl);
}

struct curl_slist *curl_slist_append(struct curl_slist *list, const char *text)
{
    return libcurl.slist_append(list, text);
}

void curl_slist_free_all(struct curl_slist *list)
{
    libcurl.slist_free_all(list);
}

time_t curl_getdate(const char *text, const time_t *unused)
{
    return libcurl.getdate(text, unused);
}
