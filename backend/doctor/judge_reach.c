/* Mail and push. */
#include "doctor/judge_reach.h"

#include <stdio.h>
#include <string.h>

#include "base/encoding/text.h"

/* ---- mail ---- */

static bool is_local(const char *host)
{
    return strcmp(host, "localhost") == 0 || strncmp(host, "127.", 4) == 0 ||
           strcmp(host, "[::1]") == 0;
}

static enum finding answer_finding(const char *answer)
{
    static const struct {
        const char *answer;
        enum finding finding;
    } rows[] = {
        {"no_such_host", FINDING_MAIL_NAME},     {"timeout", FINDING_MAIL_DOWN},
        {"not_reached", FINDING_MAIL_DOWN},      {"bad_certificate", FINDING_MAIL_CERTIFICATE},
        {"bad_ca_file", FINDING_MAIL_AUTHORITY}, {"no_tls", FINDING_MAIL_NO_TLS},
        {"login_denied", FINDING_MAIL_LOGIN},    {"given_up", FINDING_SKIP_TIME},
        {"no_library", FINDING_NO_LIBRARY}};
    for (size_t i = 0; i < COUNT_OF(rows); i++)
        if (strcmp(rows[i].answer, answer) == 0) return rows[i].finding;
    return FINDING_MAIL_REFUSED;
}

static enum finding mail_finding(const struct mail_facts *facts, const char *host)
{
    const struct mail_tried *tried = &facts->tried;
    switch (facts->fault) {
    case MAIL_OFF: return FINDING_MAIL_OFF;
    case MAIL_BAD: return FINDING_MAIL_SETTINGS;
    case MAIL_NO_PASSWORD: return FINDING_MAIL_PASSWORD;
    case MAIL_NO_AUTHORITY: return FINDING_MAIL_AUTHORITY;
    case MAIL_GOOD: break;
    }
    if (!tried->ok && facts->to != NULL && tried->addressed) return FINDING_MAIL_NOT_SENT;
    if (!tried->ok) return answer_finding(tried->answer);
    if (!tried->tls && !is_local(host)) return FINDING_MAIL_PLAIN;
    return facts->to != NULL ? FINDING_MAIL_SENT : FINDING_MAIL_OK;
}

void judge_mail(const struct mail_facts *facts, struct doctor_line *line)
{
    char host[FACT_PATH_BYTES];
    const char *begin = facts->url != NULL ? strstr(facts->url, "://") : NULL;
    begin = begin != NULL ? begin + 3 : "";
    size_t size = begin[0] == '[' ? strcspn(begin, "]") + 1 : strcspn(begin, ":/");
    (void)snprintf(host, sizeof(host), "%.*s", (int)size, begin);
    line_set(line, mail_finding(facts, host));
    line_text(line, "host", host);
    line_text(line, "smtp", facts->url != NULL ? facts->url : "");
    line_text(line, "to", facts->to != NULL ? facts->to : "");
    line_text(line, "answer", facts->tried.answer);
}

/* ---- push ---- */

void judge_push(const struct push_facts *facts, struct doctor_line *line)
{
    char hosts[LINE_TEXT_BYTES] = "";
    const char *down = NULL;
    for (size_t i = 0; i < facts->count; i++) {
        size_t at = strlen(hosts);
        (void)snprintf(hosts + at, sizeof(hosts) - at, "%s%s", i > 0 ? ", " : "", facts->host[i]);
        if (!facts->reached[i] && down == NULL) down = facts->host[i];
    }
    line_set(line, facts->no_file      ? FINDING_PUSH_NONE
                   : facts->no_key     ? FINDING_PUSH_KEY
                   : facts->no_library ? FINDING_NO_LIBRARY
                   : down != NULL      ? FINDING_PUSH_DOWN
                   : facts->count > 0  ? FINDING_PUSH_OK
                   : facts->plain      ? FINDING_PUSH_PLAIN
                                       : FINDING_PUSH_NONE);
    line_text(line, "hosts", hosts);
    line_text(line, "host", down != NULL ? down : "");
    line_text(line, "folder", facts->folder);
}
