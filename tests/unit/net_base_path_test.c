/* A server below a path of its host: the path as an operator gives it, requests that a proxy passes
 * on with it or without it, files that name addresses, cookies. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "net/core/base_path.h"
#include "net/core/cookies.h"
#include "net/http/file_base_path.h"
#include "net/http/file_read.h"
#include "support/net_fixture.h"

TestSuite(net_base_path, .timeout = 240);

#define BELOW "https://play.example.org/games/ochre"

static char text[65536];

static void has(const char *part)
{
    cr_assert_not_null(strstr(text, part), "no %s in: %s", part, text);
}

static int get(const char *path, const char *headers)
{
    return client_get(path, headers, text, sizeof(text));
}

Test(net_base_path, has_parts_that_addresses_write_in_one_way)
{
    static const char *const right[] = {"",           "/ochre", "/games",    "/games/ochre",
                                        "/a.b-c_d~e", "/a..b",  "/Ochre/v2", "/apis",
                                        "/matches",   "/x/api"};
    static const char *const wrong[] = {"ochre",  "/",     "//",        "/a//b",     "/.",
                                        "/..",    "/a/..", "/a/",       "/a%62",     "/a+b",
                                        "/a b",   "/a;b",  "/\xc3\xa4", "/api",      "/api/x",
                                        "/match", "/ws",   "/hashed",   "/account/x"};
    for (size_t i = 0; i < COUNT_OF(right); i++)
        cr_expect_null(base_path_wrong(right[i]), "%s: %s", right[i], base_path_wrong(right[i]));
    for (size_t i = 0; i < COUNT_OF(wrong); i++)
        cr_expect_not_null(base_path_wrong(wrong[i]), "%s", wrong[i]);
    char longest[BASE_PATH_BYTES + 1];
    memset(longest, 'a', sizeof(longest));
    longest[0] = '/';
    longest[BASE_PATH_BYTES - 1] = '\0';
    cr_expect_null(base_path_wrong(longest));
    longest[BASE_PATH_BYTES - 1] = 'a';
    longest[BASE_PATH_BYTES] = '\0';
    cr_expect_not_null(base_path_wrong(longest));
}

Test(net_base_path, is_what_stands_behind_the_host)
{
    static const char *const rows[][2] = {
        {"https://play.example.org", ""},
        {"https://play.example.org/", ""},
        {"https://play.example.org/ochre", "/ochre"},
        {"http://[::1]:8080/games/ochre", "/games/ochre"},
        {"", ""},
    };
    char path[BASE_PATH_BYTES];
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        base_path_of(rows[i][0], path);
        cr_expect_str_eq(path, rows[i][1], "%s", rows[i][0]);
    }
    base_path_of(NULL, path);
    cr_expect_str_eq(path, "");
}

Test(net_base_path, is_cut_off_once_and_only_whole)
{
    static const char *const rows[][3] = {
        {"", "/api/me", "/api/me"},
        {"/ochre", "/ochre/api/me", "/api/me"},
        {"/ochre", "/api/me", "/api/me"},
        {"/ochre", "/ochre/", "/"},
        {"/ochre", "/ochre", ""},
        {"/ochre", "/ochres/api", "/ochres/api"},
        {"/ochre", "/ochre/ochre/x", "/ochre/x"},
        {"/a/b", "/a/x", "/a/x"},
        {"/a/b", "/a/b/x", "/x"},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++)
        cr_expect_str_eq(base_path_cut(rows[i][0], rows[i][1]), rows[i][2], "%s", rows[i][1]);
}

/* A file that was read, with a packed form that does not fit it any more. */
static struct file_read file_of(const char *content)
{
    struct file_read read = {.result = FILE_READ, .hash = 7};
    read.bytes[FORM_PLAIN] = strdup(content);
    read.sizes[FORM_PLAIN] = strlen(content);
    read.bytes[FORM_BROTLI] = strdup("packed");
    read.sizes[FORM_BROTLI] = 6;
    return read;
}

static void plain_is(const struct file_read *read, const char *content)
{
    cr_expect_eq(read->sizes[FORM_PLAIN], strlen(content));
    cr_expect_arr_eq(read->bytes[FORM_PLAIN], content, strlen(content));
}

Test(net_base_path, is_put_into_the_page_and_what_robots_read)
{
    struct file_read page = file_of("<base href=\"/\"><a href=\"./\">");
    cr_assert(base_path_put("/a/b", "index.html", &page));
    plain_is(&page, "<base href=\"/a/b/\"><a href=\"./\">");
    cr_expect_null(page.bytes[FORM_BROTLI]);
    cr_expect_neq(page.hash, 7);
    file_read_free(&page);
    struct file_read robots = file_of("Disallow: /api/\nDisallow: /feed/\n");
    cr_assert(base_path_put("/a", "robots.txt", &robots));
    plain_is(&robots, "Disallow: /a/api/\nDisallow: /a/feed/\n");
    file_read_free(&robots);
}

Test(net_base_path, leaves_all_other_files_and_servers_without_one_alone)
{
    static const char *const rows[][2] = {
        {"", "index.html"}, {"/a", "js/index.html"}, {"/a", "a.js"}};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct file_read read = file_of("<base href=\"/\">");
        cr_assert(base_path_put(rows[i][0], rows[i][1], &read));
        plain_is(&read, "<base href=\"/\">");
        cr_expect_not_null(read.bytes[FORM_BROTLI]);
        cr_expect_eq(read.hash, 7);
        file_read_free(&read);
    }
    struct file_read none = {.result = FILE_NONE};
    cr_assert(base_path_put("/a", "index.html", &none));
    cr_expect_null(none.bytes[FORM_PLAIN]);
}

Test(net_base_path, the_same_is_served_with_it_and_without_it)
{
    static const char *const prefixes[] = {"/games/ochre", "", "/g%61mes/ochre"};
    char path[128];
    fixture_start((struct net_config){.base_url = BELOW});
    fixture_file("index.html", "<!doctype html><base href=\"/\"><title>Ochre</title>");
    for (size_t i = 0; i < COUNT_OF(prefixes); i++) {
        snprintf(path, sizeof(path), "%s/api/echo?q=1", prefixes[i]);
        cr_assert_eq(get(path, ""), 200, "%s", path);
        has("/api/echo");
        cr_assert_null(strstr(text, "games"), "%s", text);
        snprintf(path, sizeof(path), "%s/", prefixes[i]);
        cr_assert_eq(get(path, ""), 200, "%s", path);
        has("<base href=\"/games/ochre/\">");
        snprintf(path, sizeof(path), "%s/account", prefixes[i]);
        cr_assert_eq(get(path, "Accept-Encoding: br, gzip\r\n"), 200, "%s", path);
        has("<base href=\"/games/ochre/\">");
        snprintf(path, sizeof(path), "%s/healthz", prefixes[i]);
        cr_assert_eq(get(path, ""), 200, "%s", path);
    }
    cr_assert_eq(get("/games/ochre/games/ochre/api/echo", ""), 404);
    cr_assert_eq(get("/games/ochres/api/echo", ""), 404);
    fixture_stop();
}

Test(net_base_path, without_its_slash_leads_to_it)
{
    fixture_start((struct net_config){.base_url = BELOW});
    cr_assert_eq(get("/games/ochre?a=b", ""), 308);
    has("\r\nLocation: /games/ochre/?a=b\r\n");
    cr_assert_eq(get("/games/ochre", ""), 308);
    has("\r\nLocation: /games/ochre/\r\n");
    cr_assert_eq(
        client_exchange("POST /games/ochre HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n", text,
                        sizeof(text)),
        405);
    fixture_stop();
}

/* Upgrades at `target`, in pieces of `piece` bytes; the status of the answer. */
static int upgraded(const char *target, size_t piece)
{
    char request[1024];
    ws_request(request, sizeof(request), target, "");
    int fd = client_connect();
    for (size_t at = 0; at < strlen(request); at += piece) {
        size_t left = strlen(request) - at;
        client_send_bytes(fd, request + at, left < piece ? left : piece);
    }
    int status = client_response(fd, text, sizeof(text), 10000);
    close(fd);
    return status;
}

Test(net_base_path, live_connections_are_below_it_too)
{
    fixture_start((struct net_config){.base_url = BELOW});
    for (size_t piece = 1; piece <= 1024; piece *= 32) {
        cr_expect_eq(upgraded("/games/ochre/ws", piece), 101, "%zu", piece);
        cr_expect_eq(upgraded("/games/ochre/ws?match=x", piece), 101, "%zu", piece);
        cr_expect_eq(upgraded("/ws", piece), 101, "%zu", piece);
        cr_expect_neq(upgraded("/games/ws", piece), 101, "%zu", piece);
        cr_expect_neq(upgraded("/games/ochre/wsx", piece), 101, "%zu", piece);
    }
    fixture_stop();
}

Test(net_base_path, is_in_the_names_of_cookies)
{
    static const struct {
        const char *url;
        const char *name;
    } rows[] = {
        {"https://play.example.org", "c"},
        {"https://play.example.org/ochre", "c+ochre"},
        {"https://play.example.org:8443/games/ochre", "c_8443+games+ochre"},
        {"https://play.example.org/8443", "c+8443"},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct net_server server = {.config = {.base_url = rows[i].url}};
        char name[COOKIE_NAME_BYTES_MAX];
        base_path_of(rows[i].url, server.base_path);
        cookie_mark_make(&server, 8080);
        cookie_name_print(&server, "c", name);
        cr_expect_str_eq(name, rows[i].name);
        cr_expect_eq(cookie_had_plain_name(&server), i == 0);
    }
}

Test(net_base_path, a_cookie_of_the_server_at_the_root_is_another_ones)
{
    fixture_start((struct net_config){.base_url = BELOW});
    cr_assert_eq(get("/games/ochre/api/echo", "Cookie: c=root\r\n"), 200);
    cr_assert_null(strstr(text, "root"), "%s", text);
    cr_assert_eq(get("/games/ochre/api/echo", "Cookie: c=root; c+games+ochre=own\r\n"), 200);
    has("own");
    fixture_stop();
}
