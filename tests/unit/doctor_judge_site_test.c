/* Findings about the way from outside: base URL, certificate, proxies, WebSocket, version. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "doctor/judge_site.h"
#include "support/doctor_line.h"

static struct site_facts site(void)
{
    return (struct site_facts){.url = "https://play.example",
                               .host = "play.example",
                               .port = 443,
                               .local = "http://127.0.0.1:8080",
                               .named = true,
                               .tls = true,
                               .limit_ms = 5000,
                               .now_s = 1790000000,
                               .page = {.end = PROBE_ANSWERED,
                                        .status = 200,
                                        .http = 20,
                                        .from_s = 1790000000 - 30 * 86400,
                                        .until_s = 1790000000 + 60 * 86400},
                               .tls_end = PROBE_ANSWERED,
                               .answer = SITE_PROVEN,
                               .running = OCHRE_VERSION,
                               .socket = {.end = PROBE_ANSWERED, .status = 101},
                               .way = {.direct = true, .holder = "127.0.0.1"}};
}

static void site_found(const struct site_facts *facts, const char *code)
{
    struct doctor_line line = {.check = "site"};
    judge_site(facts, &line);
    found(&line, code);
}

Test(doctor_judge_site, base_url_leads_to_this_server)
{
    struct site_facts facts = site();
    site_found(&facts, "site_ok");
    facts.answer = SITE_FOREIGN;
    site_found(&facts, "site_foreign");
    facts.answer = SITE_ANOTHER;
    site_found(&facts, "site_other");
    facts.answer = SITE_UNPROVEN;
    site_found(&facts, "site_unproven");
    facts = site();
    facts.tls = false;
    site_found(&facts, "site_plain");
    facts.here = true;
    site_found(&facts, "site_ok");
    facts.named = false;
    site_found(&facts, "site_local");
}

Test(doctor_judge_site, base_url_that_does_not_answer_is_told_of_by_what_is_in_the_way)
{
    static const struct {
        enum probe_end end;
        bool runs;
        const char *code;
    } ends[] = {{PROBE_NO_NAME, true, "site_name"},
                {PROBE_NO_WAY, true, "site_unreached"},
                {PROBE_NO_WAY, false, "site_down"},
                {PROBE_CUT, true, "site_unreached"},
                {PROBE_LATE, true, "site_late"},
                {PROBE_STOPPED, true, "skip_time"},
                {PROBE_CERTIFICATE, true, "site_unreached"}};
    static const struct {
        int status;
        const char *location, *code;
    } statuses[] = {{502, "", "site_gateway"},
                    {503, "", "site_gateway"},
                    {504, "", "site_gateway"},
                    {421, "", "site_host"},
                    {301, "https://www.example/api/version", "site_moved"},
                    {301, "", "site_status"},
                    {404, "", "site_status"},
                    {500, "", "site_status"}};
    struct doctor_line line = {.check = "site"};
    for (size_t i = 0; i < COUNT_OF(ends); i++) {
        struct site_facts facts = site();
        facts.page = (struct probe_answer){.end = ends[i].end};
        facts.runs = ends[i].runs;
        site_found(&facts, ends[i].code);
    }
    for (size_t i = 0; i < COUNT_OF(statuses); i++) {
        struct site_facts facts = site();
        facts.page.status = statuses[i].status;
        facts.answer = SITE_FOREIGN;
        (void)snprintf(facts.page.location, PROBE_TEXT_BYTES, "%s", statuses[i].location);
        site_found(&facts, statuses[i].code);
        judge_websocket(&facts, &line);
        found(&line, "skip_way");
        judge_proxies(&facts, &line);
        found(&line, "skip_way");
    }
}

Test(doctor_judge_site, redirection_mends_as_one_word_of_a_shell)
{
    struct doctor_line line = {.check = "site"};
    struct site_facts facts = site();
    facts.page.status = 302;
    (void)snprintf(facts.page.location, PROBE_TEXT_BYTES, "https://a'$(reboot)\x1b/x");
    judge_site(&facts, &line);
    mended(&line, "echo OCHRE_BASE_URL='https://a'\\''$(reboot)?' >>/etc/default/ochre && "
                  "systemctl restart ochre");
}

Test(doctor_judge_site, redirection_of_a_page_below_a_path_keeps_the_path)
{
    struct doctor_line line = {.check = "site"};
    struct site_facts facts = site();
    facts.page.status = 301;
    (void)snprintf(facts.page.location, PROBE_TEXT_BYTES, "https://www.example/games/api/version");
    judge_site(&facts, &line);
    mended(&line, "echo OCHRE_BASE_URL=https://www.example/games >>/etc/default/ochre && "
                  "systemctl restart ochre");
}

Test(doctor_judge_site, certificate_is_good_for_a_while)
{
    static const struct {
        int64_t from_days, until_days;
        enum probe_end end;
        enum probe_certificate certificate;
        const char *code;
    } rows[] = {
        {-30, 60, PROBE_ANSWERED, PROBE_CERTIFICATE_GOOD, "certificate_ok"},
        {-80, 10, PROBE_ANSWERED, PROBE_CERTIFICATE_GOOD, "certificate_soon"},
        {-1, 6, PROBE_ANSWERED, PROBE_CERTIFICATE_GOOD, "certificate_ok"}, /* a short life */
        {-6, 1, PROBE_ANSWERED, PROBE_CERTIFICATE_GOOD, "certificate_soon"},
        {-90, -1, PROBE_CERTIFICATE, PROBE_CERTIFICATE_EXPIRED, "certificate_expired"},
        {-90, -1, PROBE_CERTIFICATE, PROBE_CERTIFICATE_ISSUER, "certificate_expired"},
        {-30, 60, PROBE_CERTIFICATE, PROBE_CERTIFICATE_NAME, "certificate_name"},
        {-30, 60, PROBE_CERTIFICATE, PROBE_CERTIFICATE_ISSUER, "certificate_issuer"},
        {-30, 60, PROBE_TLS, PROBE_CERTIFICATE_GOOD, "certificate_tls"},
    };
    struct doctor_line line = {.check = "certificate"};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct site_facts facts = site();
        facts.page.from_s = facts.now_s + rows[i].from_days * 86400;
        facts.page.until_s = facts.now_s + rows[i].until_days * 86400;
        facts.tls_end = rows[i].end;
        facts.certificate = rows[i].certificate;
        judge_certificate(&facts, &line);
        found(&line, rows[i].code);
    }
    struct site_facts facts = site();
    facts.tls = false;
    judge_certificate(&facts, &line);
    found(&line, "certificate_none");
    facts = site();
    facts.page = (struct probe_answer){.end = PROBE_NO_WAY};
    facts.tls_end = PROBE_NO_WAY;
    judge_certificate(&facts, &line);
    found(&line, "skip_way");
}

/* Ways through proxies, as the server reports them. */
static const struct {
    const char *about;
    struct way_facts way;
    const char *code, *proxy;
} ways[] = {
    {"no proxy", {.direct = true, .holder = "127.0.0.1"}, "proxies_none", NULL},
    {"one, trusted",
     {.holder = "127.0.0.1",
      .near = true,
      .trusting = true,
      .trusted = true,
      .client = "198.51.100.7",
      .header = "x-forwarded-for",
      .count = 2,
      .entry = {SITE_FORGED, "198.51.100.7"}},
     "proxies_ok",
     "127.0.0.1"},
    {"one that replaces",
     {.holder = "127.0.0.1",
      .near = true,
      .trusting = true,
      .trusted = true,
      .client = "198.51.100.7",
      .header = "x-forwarded-for",
      .count = 1,
      .entry = {"198.51.100.7"}},
     "proxies_ok",
     "127.0.0.1"},
    {"a check from a trusted machine",
     {.holder = "127.0.0.1",
      .near = true,
      .trusting = true,
      .trusted = true,
      .client = SITE_FORGED,
      .header = "x-forwarded-for",
      .count = 2,
      .entry = {SITE_FORGED, "127.0.0.1"}},
     "proxies_ok",
     "127.0.0.1"},
    {"not trusting at all",
     {.holder = "10.0.0.2",
      .near = true,
      .client = "10.0.0.2",
      .header = "x-forwarded-for",
      .count = 2,
      .entry = {SITE_FORGED, "198.51.100.7"}},
     "proxies_off",
     "10.0.0.2"},
    {"of a public address, not trusting",
     {.holder = "203.0.113.7",
      .client = "203.0.113.7",
      .header = "x-forwarded-for",
      .count = 1,
      .entry = {"198.51.100.7"}},
     "proxies_untrusted",
     "203.0.113.7"},
    {"of a public address",
     {.holder = "203.0.113.7",
      .trusting = true,
      .client = "203.0.113.7",
      .header = "x-forwarded-for",
      .count = 1,
      .entry = {"198.51.100.7"}},
     "proxies_untrusted",
     "203.0.113.7"},
    {"the outer one of a public address",
     {.holder = "127.0.0.1",
      .near = true,
      .trusting = true,
      .trusted = true,
      .client = "203.0.113.7",
      .header = "x-forwarded-for",
      .count = 3,
      .entry = {SITE_FORGED, "198.51.100.7", "203.0.113.7"}},
     "proxies_untrusted",
     "203.0.113.7"},
    {"silent",
     {.holder = "127.0.0.1",
      .near = true,
      .trusting = true,
      .trusted = true,
      .client = "127.0.0.1"},
     "proxies_silent",
     "127.0.0.1"},
    {"passes on as it came",
     {.holder = "127.0.0.1",
      .near = true,
      .trusting = true,
      .trusted = true,
      .client = SITE_FORGED,
      .header = "x-forwarded-for",
      .count = 1,
      .entry = {SITE_FORGED}},
     "proxies_forged",
     "127.0.0.1"},
    {"passes on, and the server does not trust it",
     {.holder = "172.17.0.1",
      .near = true,
      .client = "172.17.0.1",
      .header = "x-forwarded-for",
      .count = 1,
      .entry = {SITE_FORGED}},
     "proxies_silent",
     "172.17.0.1"},
};

Test(doctor_judge_site, proxies_say_who_asks_are_believed_and_pass_no_invention_on)
{
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        struct doctor_line line = {.check = "proxies"};
        struct site_facts facts = site();
        struct buf mend = {0};
        facts.way = ways[i].way;
        judge_proxies(&facts, &line);
        found(&line, ways[i].code);
        line_mend_print(&line, &mend);
        if (strcmp(ways[i].code, "proxies_untrusted") == 0)
            cr_expect(strstr(mend.bytes, ways[i].proxy), "%s: %s", ways[i].about, mend.bytes);
        buf_free(&mend);
    }
}

Test(doctor_judge_site, websocket_opens_through_all_that_stands_between)
{
    static const struct {
        struct probe_answer socket;
        const char *code;
    } rows[] = {{{.end = PROBE_ANSWERED, .status = 101}, "websocket_ok"},
                {{.end = PROBE_ANSWERED, .status = 400}, "websocket_blocked"},
                {{.end = PROBE_ANSWERED, .status = 426}, "websocket_blocked"},
                {{.end = PROBE_ANSWERED, .status = 403}, "websocket_origin"},
                {{.end = PROBE_LATE}, "websocket_cut"},
                {{.end = PROBE_CUT}, "websocket_cut"},
                {{.end = PROBE_STOPPED}, "skip_time"}};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct doctor_line line = {.check = "websocket"};
        struct site_facts facts = site();
        facts.socket = rows[i].socket;
        judge_websocket(&facts, &line);
        found(&line, rows[i].code);
    }
}

Test(doctor_judge_site, version_that_runs_is_this_one)
{
    struct doctor_line line = {.check = "version"};
    struct site_facts facts = site();
    judge_version(&facts, &line);
    found(&line, "version_ok");
    (void)snprintf(facts.running, sizeof(facts.running), "0.0.1");
    judge_version(&facts, &line);
    found(&line, "version_differs");
    facts.running[0] = '\0';
    judge_version(&facts, &line);
    found(&line, "version_ok");
}
