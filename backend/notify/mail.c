#define _GNU_SOURCE
#include "notify/mail.h"

#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "notify/libcurl.h"
#include "notify/mail_text.h"

#define ANSWER_BYTES 256

bool mail_open(struct mail *mail, const char *url, const char *from)
{
    bool tls = strncmp(url, "smtps://", 8) == 0;
    if (!tls && strncmp(url, "smtp://", 7) != 0) return false;
    const char *host = url + (tls ? 8 : 7);
    const char *at = strrchr(host, '@');
    *mail = (struct mail){.url = ""};
    if (from == NULL || strchr(from, '@') == NULL || strpbrk(from, " <>\r\n") != NULL ||
        strlen(from) >= sizeof(mail->from))
        return false;
    (void)text_copy(mail->from, sizeof(mail->from), from);
    if (at != NULL) {
        size_t size = (size_t)(at - host);
        if (size >= sizeof(mail->user) || memchr(host, ':', size) != NULL) return false;
        memcpy(mail->user, host, size);
        host = at + 1;
    }
    int size = snprintf(mail->url, sizeof(mail->url), "%s://%s", tls ? "smtps" : "smtp", host);
    return host[0] != '\0' && size > 0 && (size_t)size < sizeof(mail->url);
}

bool mail_greeting_set(struct mail *mail, const char *base_url)
{
    const char *scheme = base_url != NULL ? strstr(base_url, "://") : NULL;
    const char *host = scheme != NULL ? scheme + 3 : "";
    size_t size = strcspn(host, ":/");
    size_t at = strlen(mail->url);
    bool named = memchr(host, '.', size) != NULL && strspn(host, "0123456789.") < size;
    if (!named || strchr(strstr(mail->url, "://") + 3, '/') != NULL) return true;
    if (at + size + 2 > sizeof(mail->url)) return false;
    (void)snprintf(mail->url + at, sizeof(mail->url) - at, "/%.*s", (int)size, host);
    return true;
}

/* ---- one sending ---- */

struct transfer {
    const char *bytes; /* rest of the mail */
    size_t left;
    bool tls; /* it was begun */
    /* After the recipient was sent, a refusal concerns this email; after its acceptance, a
     * refusal concerns the contents. */
    bool addressed;
    bool begun;
    char last[ANSWER_BYTES]; /* the answer by which the server refused a command */
};

static size_t body_read(char *into, size_t size, size_t count, void *context)
{
    struct transfer *transfer = context;
    size_t part = size * count < transfer->left ? size * count : transfer->left;
    memcpy(into, transfer->bytes, part);
    transfer->bytes += part;
    transfer->left -= part;
    return part;
}

/* Observes the dialogue with the server, and stores nothing else of it: it contains passwords. */
static int said(CURL *curl, curl_infotype type, char *bytes, size_t size, void *context)
{
    (void)curl;
    struct transfer *transfer = context;
    if (type == CURLINFO_HEADER_OUT && size >= 5 && memcmp(bytes, "RCPT ", 5) == 0)
        transfer->addressed = true;
    if (type == CURLINFO_HEADER_OUT && size >= 4 && memcmp(bytes, "DATA", 4) == 0)
        transfer->begun = true;
    if (type == CURLINFO_SSL_DATA_IN) transfer->tls = true;
    if (type == CURLINFO_HEADER_IN && size > 0 && (bytes[0] == '4' || bytes[0] == '5'))
        (void)snprintf(transfer->last, sizeof(transfer->last), "%.*s", (int)size, bytes);
    return 0;
}

static int stop_asked(void *context, curl_off_t down_total, curl_off_t down, curl_off_t up_total,
                      curl_off_t up)
{
    (void)down_total, (void)down, (void)up_total, (void)up;
    const atomic_bool *stopping = context;
    return stopping != NULL && atomic_load(stopping);
}

static void connection_set(CURL *curl, const struct mail *mail)
{
    bool named = mail->password[0] != '\0' || mail->authority[0] != '\0';
    long checks = named || strncmp(mail->url, "smtps:", 6) == 0;
    curl_easy_setopt(curl, CURLOPT_URL, mail->url);
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    curl_easy_setopt(curl, CURLOPT_PROXY, "");
    curl_easy_setopt(curl, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
    curl_easy_setopt(curl, CURLOPT_USE_SSL, named ? (long)CURLUSESSL_ALL : (long)CURLUSESSL_TRY);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, checks);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, checks ? 2L : 0L);
    if (mail->authority[0] != '\0') {
        curl_easy_setopt(curl, CURLOPT_CAINFO, mail->authority);
        curl_easy_setopt(curl, CURLOPT_CAPATH, NULL);
    }
    if (mail->password[0] != '\0') {
        curl_easy_setopt(curl, CURLOPT_USERNAME, mail->user);
        curl_easy_setopt(curl, CURLOPT_PASSWORD, mail->password);
    }
}

static void transfer_watch(CURL *curl, const atomic_bool *stopping, struct transfer *transfer)
{
    curl_easy_setopt(curl, CURLOPT_VERBOSE, 1L);
    curl_easy_setopt(curl, CURLOPT_DEBUGFUNCTION, said);
    curl_easy_setopt(curl, CURLOPT_DEBUGDATA, transfer);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, stop_asked);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, stopping);
}

static void transfer_set(CURL *curl, const struct mail *mail, struct transfer *transfer)
{
    /* The envelope has the same sender as the header. */
    char from[STORE_EMAIL_BYTES_MAX + 3];
    (void)snprintf(from, sizeof(from), "<%s>", mail->from);
    curl_easy_setopt(curl, CURLOPT_MAIL_FROM, from);
    curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
    curl_easy_setopt(curl, CURLOPT_READFUNCTION, body_read);
    curl_easy_setopt(curl, CURLOPT_READDATA, transfer);
}

/* Returns the kind of a failure before the recipient was sent; NULL: another failure. */
static const char *trouble(CURLcode code)
{
    switch ((int)code) {
    case CURLE_COULDNT_RESOLVE_HOST: return "no_such_host";
    case CURLE_OPERATION_TIMEDOUT: return "timeout";
    case CURLE_PEER_FAILED_VERIFICATION: return "bad_certificate";
    case CURLE_SSL_CACERT_BADFILE: return "bad_ca_file";
    case CURLE_SSL_CONNECT_ERROR: return "tls_failed";
    case CURLE_USE_SSL_FAILED: return "no_tls";
    case CURLE_LOGIN_DENIED: return "login_denied";
    case CURLE_ABORTED_BY_CALLBACK: return "given_up";
    case CURLE_FAILED_INIT: return "no_library";
    default: return NULL;
    }
}

/* Returns whether a refusal concerns this server's greeting: many servers object to it only when
 * they receive the recipient. Codes 50z are about commands, and never about an email. */
static bool is_about_greeting(const struct transfer *transfer, long response)
{
    static const char *const words[] = {"helo", "ehlo", "hostname", "fully-qualified"};
    bool about = response >= 500 && response <= 504;
    for (size_t i = 0; !about && i < COUNT_OF(words); i++)
        about = strcasestr(transfer->last, words[i]) != NULL;
    return about && response >= 500;
}

/* Returns whether the address does not exist. 5.7.z (RFC 3463) is a policy, independent of it;
 * 52 a full mailbox. */
static bool is_bounce(const struct transfer *transfer, long response)
{
    const char *more = strlen(transfer->last) > 4 ? transfer->last + 4 : "";
    if (transfer->begun || strncmp(more, "5.7.", 4) == 0) return false;
    return response == 550 || response == 551 || response == 553 || response == 556 ||
           strncmp(more, "5.1.", 4) == 0;
}

/* Converts the server's last answer: 5yz about this email is permanent, except 53z, which
 * requests a password; all other failures are temporary. */
static void outcome_of(struct notify_outcome *outcome, CURLcode code, long response,
                       const struct transfer *transfer)
{
    const char *word = code == CURLE_OK ? "250" : trouble(code);
    outcome->verdict = code == CURLE_OK ? NOTIFY_SENT : NOTIFY_LATER;
    if (code == CURLE_ABORTED_BY_CALLBACK) outcome->verdict = NOTIFY_STOPPED;
    bool greeting = word == NULL && is_about_greeting(transfer, response);
    if (word == NULL && !greeting && transfer->addressed && response >= 500 && response < 600 &&
        response / 10 != 53)
        outcome->verdict = is_bounce(transfer, response) ? NOTIFY_GONE : NOTIFY_REFUSED;
    if (word == NULL && response >= 400)
        (void)snprintf(outcome->answer, sizeof(outcome->answer), "%s%ld",
                       greeting ? "greeting_" : "", response);
    else
        (void)text_copy(outcome->answer, sizeof(outcome->answer), word ? word : "not_reached");
}

/* Returns whether there is no libcurl, and sets that outcome. */
static bool is_unable(struct notify_outcome *outcome)
{
    static const struct transfer none;
    if (libcurl_load()) return false;
    outcome_of(outcome, CURLE_FAILED_INIT, 0, &none);
    return true;
}

/* Sends `body` to `to`. Returns the result. */
static struct transfer mail_send(const struct mail *mail, const atomic_bool *stopping, int total_ms,
                                 const char *to, const struct buf *body,
                                 struct notify_outcome *outcome)
{
    struct transfer transfer = {.bytes = body->bytes, .left = body->size};
    char rcpt[STORE_EMAIL_BYTES_MAX + 3];
    long response = 0;
    CURLcode code = CURLE_OUT_OF_MEMORY;
    if (is_unable(outcome)) return transfer;
    (void)snprintf(rcpt, sizeof(rcpt), "<%s>", to);
    struct curl_slist *list = curl_slist_append(NULL, rcpt);
    CURL *curl = curl_easy_init();
    if (curl != NULL && list != NULL && !body->failed) {
        connection_set(curl, mail);
        curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, (long)total_ms);
        transfer_set(curl, mail, &transfer);
        transfer_watch(curl, stopping, &transfer);
        curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, list);
        code = curl_easy_perform(curl);
        curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &response);
    }
    outcome_of(outcome, code, response, &transfer);
    curl_easy_cleanup(curl);
    curl_slist_free_all(list);
    return transfer;
}

/* Connects to the server without sending an email. */
static struct transfer mail_greet(const struct mail *mail, const atomic_bool *stopping,
                                  int total_ms, struct notify_outcome *outcome)
{
    struct transfer transfer = {.bytes = ""};
    long response = 0;
    CURLcode code = CURLE_OUT_OF_MEMORY;
    if (is_unable(outcome)) return transfer;
    CURL *curl = curl_easy_init();
    if (curl != NULL) {
        connection_set(curl, mail);
        curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, (long)total_ms);
        curl_easy_setopt(curl, CURLOPT_QUICK_EXIT,
                         1L); /* so that curl does not wait for a resolver that hangs */
        curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, "NOOP");
        curl_easy_setopt(curl, CURLOPT_NOBODY, 1L);
        transfer_watch(curl, stopping, &transfer);
        code = curl_easy_perform(curl);
        curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &response);
    }
    outcome_of(outcome, code, response, &transfer);
    curl_easy_cleanup(curl);
    return transfer;
}

void mail_try(const struct mail *mail, const char *to, int total_ms, const atomic_bool *stopping,
              struct mail_tried *tried)
{
    struct notify_outcome outcome = {.verdict = NOTIFY_LATER};
    struct transfer transfer;
    *tried = (struct mail_tried){.ok = false};
    if (to == NULL) {
        transfer = mail_greet(mail, stopping, total_ms, &outcome);
    } else {
        struct buf body = {0};
        mail_text_try(&body, clock_unix_ms(), mail->from, to);
        transfer = mail_send(mail, stopping, total_ms, to, &body, &outcome);
        buf_free(&body);
    }
    tried->ok = outcome.verdict == NOTIFY_SENT;
    tried->tls = transfer.tls;
    tried->addressed = transfer.addressed;
    (void)text_copy(tried->answer, sizeof(tried->answer), outcome.answer);
}

static void notices_send(void *context, const struct notify_sending *sending,
                         struct notify_outcome *outcome)
{
    const struct mail *mail = context;
    struct buf body = {0};
    mail_text_notices(&body, sending, mail->from, sending->address->target);
    (void)mail_send(mail, sending->stopping, MAIL_MS, sending->address->target, &body, outcome);
    buf_free(&body);
}

static void account_send(void *context, const struct notify_sending *sending,
                         struct notify_outcome *outcome)
{
    const struct mail *mail = context;
    const char *to = sending->notices[0].detail;
    struct buf body = {0};
    mail_text_account(&body, sending, mail->from, to);
    (void)mail_send(mail, sending->stopping, MAIL_MS, to, &body, outcome);
    buf_free(&body);
}

static void *borrow(const struct mail *mail)
{
    union {
        const struct mail *mail;
        void *context;
    } cast = {.mail = mail}; /* which only reads it */
    return cast.context;
}

struct notify_channel mail_channel(const struct mail *mail)
{
    return (struct notify_channel){.most = NOTIFY_MOST,
                                   .matches = NOTIFY_MATCHES_MAX,
                                   .send = notices_send,
                                   .context = borrow(mail)};
}

struct notify_channel mail_account(const struct mail *mail)
{
    return (struct notify_channel){.most = 1, .send = account_send, .context = borrow(mail)};
}
