#define _GNU_SOURCE
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "net/http/files.h"
#include "support/net_fixture.h"

TestSuite(net_files, .timeout = 240);

static char text[200000];

static void has(const char *part)
{
    cr_assert_not_null(strstr(text, part), "no %s in: %s", part, text);
}

static int get(const char *path, const char *headers)
{
    return client_get(path, headers, text, sizeof(text));
}

static const char *body(void)
{
    return strstr(text, "\r\n\r\n") + 4;
}

Test(net_files, the_page_stands_for_the_clients_own_routes)
{
    static const struct {
        const char *path;
        int status;
    } pages[] = {
        {"/lobby?x=1.2", 404},
        {"/a/b/c", 404},
        {"/w%C3%BCrfel", 404},
        {"/apix", 404},
        {"/match", 404},
        {"/match/", 404},
        {"/match/a/b", 404},
        {"/playerx/3", 404},
        {"/minex", 404},
        {"/mine/x", 404},
        {"/statistics/a/b", 404},
        {"/adminx", 404},
        {"/match/abcdef", 200},
        {"/match/abcdef/", 200},
        {"/player/3", 200},
        {"/statistics/x", 200},
        {"/statistics/answer/x", 200},
        {"/admin", 200},
        {"/admin/a/b", 200},
        {"/account/notices", 200},
        {"/tournaments", 200},
        {"/tournaments/ABC", 200},
        {"/verify", 200},
        {"/result/x", 200},
        {"/screen/x", 200},
        {"/screen", 404},
        {"/embed/x", 200},
        {"/embed/x/y", 404},
        {"/?x=1.2", 200},
        {"/", 200},
    };
    fixture_start((struct net_config){.listen = NULL});
    for (size_t i = 0; i < COUNT_OF(pages); i++) {
        cr_assert_eq(get(pages[i].path, ""), pages[i].status, "%s", pages[i].path);
        cr_assert_str_eq(body(), "<!doctype html><title>index</title>", "%s", pages[i].path);
    }
    has("\r\nContent-Type: text/html; charset=utf-8\r\n");
    has("\r\nCache-Control: no-cache\r\n");
    has("\r\nX-Content-Type-Options: nosniff\r\n");
    has("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src "
        "'self'; "
        "connect-src 'self' ws://ochre.example; ");
    has("base-uri 'self'");
    has("form-action 'self'");
    has("frame-ancestors 'none'");
    has("\r\nPermissions-Policy: ");
    cr_assert_null(strstr(text, "Cross-Origin-Opener-Policy"), "browsers complain by plain http");
    fixture_stop();
}

Test(net_files, the_policy_allows_import_map_and_first_script_by_their_hashes_and_no_other)
{
    /* printf '%s' '{"imports":{}}' | openssl dgst -sha256 -binary | base64 */
    static const char policy[] = "script-src 'self' "
                                 "'sha256-URrTy+Il/Nz0lHojVUx275hWqAWhkSF0VsHbUM4/6Hw=';";
    fixture_start((struct net_config){.listen = NULL});
    fixture_file("map.html", "<p>1<script type=\"importmap\">{\"imports\":{}}</script><p>2");
    fixture_file("first.html", "<script data-first>{\"imports\":{}}</script><script>1</script>");
    fixture_file("open.html", "<p>1<script type=\"importmap\">{\"imports\":{}}");
    fixture_file("other.html", "<script>{\"imports\":{}}</script>");
    cr_assert_eq(get("/map.html", ""), 200);
    has(policy);
    cr_assert_eq(get("/first.html", ""), 200);
    has(policy);
    cr_assert_eq(get("/open.html", ""), 200);
    has("script-src 'self';");
    cr_assert_eq(get("/other.html", ""), 200);
    has("script-src 'self';");
    fixture_stop();
}

Test(net_files, a_worker_may_compile_webassembly_and_a_page_may_not)
{
    fixture_start((struct net_config){.listen = NULL});
    fixture_file("js/worker.js", "1;");
    fixture_file("js/coworker.js", "1;");
    cr_assert_eq(get("/js/worker.js", ""), 200);
    has("\r\nContent-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
        "connect-src 'self'\r\n");
    cr_assert_null(strstr(text, "Permissions-Policy"));
    cr_assert_eq(get("/js/coworker.js", ""), 200);
    cr_assert_null(strstr(text, "Content-Security-Policy"));
    cr_assert_eq(get("/", ""), 200);
    cr_assert_null(strstr(text, "unsafe"));
    fixture_stop();
}

Test(net_files, a_page_that_came_by_https_shares_no_window_with_others)
{
    fixture_start((struct net_config){.base_url = "https://ochre.example"});
    cr_assert_eq(get("/", ""), 200);
    has("\r\nCross-Origin-Opener-Policy: same-origin\r\n");
    fixture_stop();
}

Test(net_files, kinds_have_their_types)
{
    static const char *const rows[][2] = {
        {"a.js", "text/javascript; charset=utf-8"},
        {"b.mjs", "text/javascript; charset=utf-8"},
        {"c.css", "text/css; charset=utf-8"},
        {"d.svg", "image/svg+xml"},
        {"e.json", "application/json"},
        {"deep/er/f.woff2", "font/woff2"},
        {"g.png", "image/png"},
        {"h.ico", "image/x-icon"},
        {"i.webmanifest", "application/manifest+json"},
    };
    char path[64];
    char line[128];
    fixture_start((struct net_config){.listen = NULL});
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        fixture_file(rows[i][0], rows[i][0]);
        snprintf(path, sizeof(path), "/%s", rows[i][0]);
        cr_assert_eq(get(path, ""), 200, "%s", path);
        snprintf(line, sizeof(line), "\r\nContent-Type: %s\r\n", rows[i][1]);
        has(line);
        cr_assert_str_eq(body(), rows[i][0]);
    }
    get("/deep/er/f.woff2", "");
    has("max-age=31536000");
    fixture_stop();
}

Test(net_files, nothing_outside_and_nothing_hidden_is_served)
{
    static const char *const paths[] = {
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/js/../../secret.txt",
        "/js/..%5c..%5csecret.txt",
        "/....//secret.txt",
        "//secret.txt",
        "/js//a.js",
        "/./index.html",
        "/.git/config",
        "/.hidden.js",
        "/js/.env",
        "/.well-known",
        "/link.txt",
        "/linked/secret.txt",
        "/package.json",
        "/package-lock.json",
        "/js/package.json",
        "/README.md",
        "/node_modules/lit-html/lit-html.js",
        "/node_modules",
        "/vendor/lit-html/package.json",
        "/vendor/lit-html/README.md",
        "/vendor/../index.html",
        "/vendor/%2e%2e/index.html",
        "/vendor/lit-html.js",
        "/vendor/.bin/x.js",
        "/vendor/lit-html/",
        "/vendor/@lit/lit-html.js",
        "/missing.js",
        "/js/index.html/x.js",
        "/directory.js",
        "/pipe.js",
        "/secret.txt%00.js",
        "/index.html.",
        "/index.HTML",
        "/run.sh",
        "/a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r/s.js",
    };
    char command[256];
    fixture_start((struct net_config){.listen = NULL});
    fixture_file("js/a.js", "a");
    fixture_file("package.json", "{}");
    fixture_file("package-lock.json", "{}");
    fixture_file("js/package.json", "{}");
    fixture_file("README.md", "#");
    fixture_file("run.sh", "#");
    fixture_file(".hidden.js", "x");
    fixture_file(".git/config", "x");
    fixture_file("js/.env", "x");
    fixture_file("node_modules/lit-html/lit-html.js", "lit");
    fixture_file("node_modules/lit-html/package.json", "{}");
    fixture_file("node_modules/lit-html/README.md", "#");
    fixture_file("node_modules/.bin/x.js", "x");
    fixture_file("directory.js/x", "x");
    snprintf(command, sizeof(command),
             "cd %s && echo s > ../secret.txt && ln -s ../secret.txt link.txt && ln -s .. linked "
             "&& mkfifo pipe.js",
             fixture_web());
    cr_assert_eq(system(command), 0);
    for (size_t i = 0; i < COUNT_OF(paths); i++) {
        int status = get(paths[i], "");
        cr_assert(status == 404 || status == 400, "%s: %d", paths[i], status);
    }
    fixture_stop();
}

Test(net_files, vendor_is_a_window_to_node_modules)
{
    fixture_start((struct net_config){.listen = NULL});
    fixture_file("node_modules/lit-html/lit-html.js", "lit");
    fixture_file("node_modules/lit-html/directives/repeat.js", "repeat");
    fixture_file("node_modules/@scope/package/a/b.css", "scoped");
    cr_assert_eq(get("/vendor/lit-html/lit-html.js", ""), 200);
    cr_assert_str_eq(body(), "lit");
    cr_assert_eq(get("/vendor/lit-html/directives/repeat.js", ""), 200);
    cr_assert_str_eq(body(), "repeat");
    cr_assert_eq(get("/vendor/@scope/package/a/b.css", ""), 200);
    cr_assert_str_eq(body(), "scoped");
    has("\r\nContent-Type: text/css; charset=utf-8\r\n");
    fixture_stop();
}

static void tag_copy(char *line, size_t line_size)
{
    const char *tag = strstr(text, "\r\nETag: ");
    cr_assert_not_null(tag);
    tag += strlen("\r\nETag: ");
    snprintf(line, line_size, "If-None-Match: \"other\", W/%.*s\r\n", (int)strcspn(tag, "\r"), tag);
}

Test(net_files, an_unchanged_file_is_304_and_a_changed_one_is_sent)
{
    char line[128];
    fixture_start((struct net_config){.listen = NULL});
    fixture_file("a.js", "one");
    cr_assert_eq(get("/a.js", ""), 200);
    tag_copy(line, sizeof(line));
    cr_assert_eq(get("/a.js", line), 304);
    has("\r\nCache-Control: no-cache\r\n");
    fixture_file("a.js", "two!");
    cr_assert_eq(get("/a.js", line), 200);
    cr_assert_str_eq(body(), "two!");
    tag_copy(line, sizeof(line));
    fixture_file("a.js", "one"); /* the first content, the first tag */
    cr_assert_eq(get("/a.js", line), 200);
    cr_assert_eq(get("/a.js", "If-None-Match: *\r\n"), 304);
    fixture_stop();
}

Test(net_files, text_is_compressed_for_those_who_take_it)
{
    static char big[5000];
    char line[128];
    memset(big, 'a', sizeof(big) - 1);
    fixture_start((struct net_config){.listen = NULL});
    fixture_file("big.js", big);
    fixture_file("small.js", "small");
    cr_assert_eq(get("/big.js", ""), 200);
    cr_assert_null(strstr(text, "Content-Encoding"));
    has("\r\nVary: Accept-Encoding\r\n");
    cr_assert_str_eq(body(), big);
    cr_assert_eq(get("/big.js", "Accept-Encoding: br, gzip\r\n"), 200);
    has("\r\nContent-Encoding: gzip\r\n");
    has("\r\nVary: Accept-Encoding\r\n");
    cr_assert_eq((unsigned char)body()[0], 0x1f);
    tag_copy(line, sizeof(line));
    cr_assert_eq(get("/big.js", line), 200,
                 "the tag of the compressed form is not that of the plain one");
    cr_assert_eq(get("/small.js", "Accept-Encoding: gzip\r\n"), 200);
    cr_assert_null(strstr(text, "Content-Encoding"), "no gain");
    fixture_stop();
}

Test(net_files, compressed_form_beside_a_file_is_sent_instead)
{
    char command[256];
    fixture_start((struct net_config){.listen = NULL});
    fixture_file("a.js", "plain");
    fixture_file("a.js.br", "brotli");
    fixture_file("a.js.gz", "gzip");
    cr_assert_eq(get("/a.js", "Accept-Encoding: gzip, deflate, br\r\n"), 200);
    has("\r\nContent-Encoding: br\r\n");
    cr_assert_str_eq(body(), "brotli");
    cr_assert_eq(get("/a.js", "Accept-Encoding: gzip, br;q=0\r\n"), 200);
    has("\r\nContent-Encoding: gzip\r\n");
    cr_assert_str_eq(body(), "gzip");
    cr_assert_eq(get("/a.js", "Accept-Encoding: brx, xgzip\r\n"), 200);
    cr_assert_str_eq(body(), "plain");
    cr_assert_eq(get("/a.js.br", ""), 404);
    /* A compressed form that is older than the file was made of another version. */
    snprintf(command, sizeof(command),
             "cd %s && touch -d '2000-01-01' a.js.br a.js.gz && touch a.js", fixture_web());
    cr_assert_eq(system(command), 0);
    cr_assert_eq(get("/a.js", "Accept-Encoding: gzip, br\r\n"), 200);
    cr_assert_null(strstr(text, "Content-Encoding"));
    cr_assert_str_eq(body(), "plain");
    fixture_stop();
}

Test(net_files, file_named_by_its_hash_is_read_once_and_cached)
{
    char line[128];
    fixture_start((struct net_config){.listen = NULL});
    fixture_file("hashed/a-1234.js", "one");
    cr_assert_eq(get("/hashed/a-1234.js", ""), 200);
    has("\r\nCache-Control: public, max-age=31536000, immutable\r\n");
    tag_copy(line, sizeof(line));
    fixture_file("hashed/a-1234.js", "two");
    cr_assert_eq(get("/hashed/a-1234.js", ""), 200);
    cr_assert_str_eq(body(), "one", "the file was not checked again");
    cr_assert_eq(get("/hashed/a-1234.js", line), 304);
    cr_assert_eq(get("/hashed/b-1234.js", ""), 404);
    fixture_file("hashed/b-1234.js", "new");
    cr_assert_eq(get("/hashed/b-1234.js", ""), 200, "that it was missing is not kept");
    fixture_stop();
}

Test(net_files, many_at_once_are_all_answered)
{
    enum { CLIENTS = 64 };
    int fds[CLIENTS];
    char name[32];
    char request[96];
    fixture_start((struct net_config){.listen = NULL});
    for (int i = 0; i < CLIENTS; i++) {
        snprintf(name, sizeof(name), "f%d.js", i);
        fixture_file(name, name);
    }
    for (int i = 0; i < CLIENTS; i++) {
        fds[i] = client_connect();
        snprintf(request, sizeof(request), "GET /f%d.js HTTP/1.1\r\nHost: h\r\n\r\n", i);
        client_send(fds[i], request);
    }
    for (int i = 0; i < CLIENTS; i++) {
        snprintf(name, sizeof(name), "f%d.js", i);
        cr_assert_eq(client_response(fds[i], text, sizeof(text), 10000), 200);
        cr_assert_str_eq(body(), name);
        close(fds[i]);
    }
    fixture_stop();
}

Test(net_files, head_and_post)
{
    fixture_start((struct net_config){.listen = NULL});
    cr_assert_eq(
        client_exchange("POST /index.html HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nab", text,
                        sizeof(text)),
        405);
    has("\r\nAllow: ");
    fixture_stop();
}

Test(net_files, the_cache_is_bounded_and_still_right)
{
    char name[32];
    char path[40];
    fixture_start((struct net_config){.listen = NULL});
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < FILES_CACHED_MAX + 40; i++) {
            snprintf(name, sizeof(name), "f%d.js", i);
            snprintf(path, sizeof(path), "/%s", name);
            if (round == 0) fixture_file(name, name);
            cr_assert_eq(get(path, ""), 200);
            cr_assert_str_eq(body(), name);
        }
    }
    fixture_stop();
}
