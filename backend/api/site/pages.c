/* The client's pages with a subject: a route checks that the subject exists, and prints its
 * preview for programs that preview links. A caller without access gets the same response as for
 * something that does not exist. If the data cannot be read, the page is sent anyway, and
 * requests the data itself. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/site/card.h"
#include "api/site/results.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "games/find.h"
#include "store/nouns/people.h"
#include "wire/xml.h"

struct page_read {
    struct api_read read;
    struct store_match info;
    unsigned char token_hash[STORE_TOKEN_HASH_BYTES];
    int64_t user;
    char name[STORE_NAME_BYTES_MAX + 1];
};

/* ---- a match ---- */

/* Adds the address under which programs find the frame of a match (api/site/oembed.c). */
static void frame_told(const char *origin, const char *id, struct buf *head)
{
    char address[CARD_URL_BYTES + API_ORIGIN_BYTES];
    struct xml xml = {.out = head};
    (void)snprintf(address, sizeof(address), "%s/api/oembed?url=%s/match/%s", origin, origin, id);
    xml_element(&xml, "link");
    xml_attribute(&xml, "rel", "alternate");
    xml_attribute(&xml, "type", "application/json+oembed");
    xml_attribute(&xml, "href", address);
    xml_end(&xml);
}

/* Answers a request for the page of a match that the caller may see; `key`: the key in its
 * address, or "". */
static void match_told(struct api_call *call, const struct hub_sight *sight,
                       const struct store_match *info, const char *key)
{
    char origin[API_ORIGIN_BYTES];
    char picture[CARD_URL_BYTES];
    bool by_key = key[0] != '\0' && strcmp(key, info->key) == 0;
    struct picture card;
    struct buf head = {.secret = true};
    if (games_find(info->game) != NULL) {
        api_origin_print(call, origin);
        (void)snprintf(picture, sizeof(picture), "%s/api/matches/%s/picture%s%s", origin, info->id,
                       by_key ? "?key=" : "", by_key ? key : "");
        card_fill(&card, sight, info, NULL);
        card_print(&card, info->status, picture, &head);
        if (info->listed) frame_told(origin, info->id, &head);
    }
    api_page(call, &head);
}

static struct hub_error match_run(struct api_read *read, struct store_reader *reader)
{
    return api_read_stored(read, reader, &((struct page_read *)read)->info);
}

static void match_done(struct api_read *read)
{
    match_told(read->call, read->sight, &((struct page_read *)read)->info, read->key);
}

static void get_match(struct api_call *call)
{
    const struct hub_match *match = NULL;
    struct buf none = {0};
    if (call->part[0][0] == '~') { /* a match in the caller's browser alone (schema/local.md) */
        api_page(call, &none);
        return;
    }
    struct page_read *page = calloc(1, sizeof(*page));
    if (page == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    page->read = (struct api_read){.run = match_run, .done = match_done, .row = true};
    if (!api_read_match(call, &page->read, &match)) return;
    if (match == NULL) {
        api_read_submit(call, &page->read);
        return;
    }
    match_told(call, page->read.sight, &match->info, page->read.key);
    free(page);
}

/* The page of a match within another site: for everybody, so that it names no invitation. */
static void get_embedded(struct api_call *call)
{
    if (call->part[0][0] == '~' || http_query(call->http, "key") != NULL)
        api_fail_code(call, HUB_NO_SUCH_MATCH);
    else
        get_match(call);
}

/* ---- a result ---- */

static struct hub_error result_run(struct api_read *read, struct store_reader *reader)
{
    struct page_read *page = (struct page_read *)read;
    return api_result_read(read, reader, page->token_hash, &page->info);
}

static void result_done(struct api_read *read)
{
    const struct page_read *page = (struct page_read *)read;
    char origin[API_ORIGIN_BYTES];
    char picture[CARD_URL_BYTES];
    struct picture card;
    struct buf head = {.secret = true};
    api_origin_print(read->call, origin);
    (void)snprintf(picture, sizeof(picture), "%s/api/results/%s/picture", origin,
                   read->call->part[0]);
    card_fill(&card, read->sight, &page->info, NULL);
    card_print(&card, page->info.status, picture, &head);
    api_page(read->call, &head);
}

static void get_result(struct api_call *call)
{
    struct page_read *page = calloc(1, sizeof(*page));
    if (page != NULL && !api_result_named(call, page->token_hash)) {
        free(page);
        return;
    }
    if (page != NULL)
        page->read = (struct api_read){.run = result_run, .done = result_done, .row = true};
    api_read_submit(call, page == NULL ? NULL : &page->read);
}

/* ---- a player ---- */

static struct hub_error player_run(struct api_read *read, struct store_reader *reader)
{
    struct page_read *page = (struct page_read *)read;
    enum store_err err = store_player_read(reader, page->user, page->name);
    if (err == STORE_NOT_FOUND) return hub_error_of(HUB_NO_SUCH_USER);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void player_done(struct api_read *read)
{
    struct buf head = {0};
    card_print_player(((struct page_read *)read)->name, &head);
    api_page(read->call, &head);
}

static void get_player(struct api_call *call)
{
    const char *text = call->part[0];
    size_t digits = strspn(text, "0123456789");
    if (text[0] == '0' || digits > 15 || text[digits] != '\0') {
        api_fail_code(call, HUB_NO_SUCH_USER);
        return;
    }
    struct page_read *page = calloc(1, sizeof(*page));
    if (page != NULL) {
        page->read = (struct api_read){.run = player_run, .done = player_done, .row = true};
        page->user = strtoll(text, NULL, 10);
    }
    api_read_submit(call, page == NULL ? NULL : &page->read);
}

#define PAGE(address, handler)                                                                     \
    {.method = "GET", .path = (address), .handle = (handler), .counted = true},                    \
    {                                                                                              \
        .method = "GET", .path = address "/", .handle = (handler), .counted = true                 \
    }

/* The same pages as in net/http/page_paths.c. */
const struct api_route api_page_routes[] = {
    PAGE("/match/{match}", get_match),    PAGE("/screen/{match}", get_match),
    PAGE("/embed/{match}", get_embedded), PAGE("/result/{token}", get_result),
    PAGE("/player/{user}", get_player),   {0},
};
