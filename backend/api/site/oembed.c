/* The frame of a match for programs that show links as what they lead to (oEmbed 1.0,
 * https://oembed.com): only of listed matches, since a frame is for everybody. */
#include <stdio.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "api/site/card.h"
#include "base/encoding/text.h"
#include "games/find.h"
#include "hub/match/sight.h"
#include "wire/xml.h"

#define WIDTH     960
#define HEIGHT    640
#define LEAST     200
#define URL_BYTES (API_ORIGIN_BYTES + 64)

/* The pages of a match. */
static const char *const pages[] = {"/match/", "/screen/", "/embed/"};

/* Returns the match's id in the address of one of its pages here, and its size; NULL: it is none.
 */
static const char *id_in(const struct api_call *call, const char *url, size_t *size)
{
    char origin[API_ORIGIN_BYTES];
    api_origin_print(call, origin);
    size_t before = strlen(origin);
    if (strncmp(url, origin, before) != 0) return NULL;
    for (size_t i = 0; i < COUNT_OF(pages); i++) {
        const char *rest = url + before;
        if (strncmp(rest, pages[i], strlen(pages[i])) != 0) continue;
        rest += strlen(pages[i]);
        *size = strcspn(rest, "/?#");
        return rest;
    }
    return NULL;
}

/* Returns a length of the frame: at most what the site has room for. */
static bool length_read(struct api_call *call, const char *name, uint32_t usual, uint32_t *length)
{
    const struct api_query query = {.name = name, .otherwise = usual, .least = LEAST};
    if (!api_query_number(call, &query, length)) return false;
    if (*length > usual) *length = usual;
    return true;
}

static void frame_print(struct buf *html, const char *url, const char *title, uint32_t width,
                        uint32_t height)
{
    struct xml xml = {.out = html};
    char number[12];
    xml_element(&xml, "iframe");
    xml_attribute(&xml, "src", url);
    xml_attribute(&xml, "title", title);
    (void)snprintf(number, sizeof(number), "%u", width);
    xml_attribute(&xml, "width", number);
    (void)snprintf(number, sizeof(number), "%u", height);
    xml_attribute(&xml, "height", number);
    xml_attribute(&xml, "loading", "lazy");
    xml_attribute(&xml, "style", "border: 0; max-width: 100%");
    xml_text(&xml, "");
    xml_end(&xml);
}

static void answer(struct api_call *call, struct hub_match *match, const struct hub_sight *sight)
{
    uint32_t width = 0;
    uint32_t height = 0;
    char origin[API_ORIGIN_BYTES];
    char url[URL_BYTES];
    char title[CARD_TITLE_BYTES];
    struct picture card;
    if (!match->info.listed || games_find(match->info.game) == NULL) {
        api_fail_code(call, HUB_NO_SUCH_MATCH);
        return;
    }
    if (!length_read(call, "maxwidth", WIDTH, &width) ||
        !length_read(call, "maxheight", HEIGHT, &height)) {
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    card_fill(&card, sight, &match->info, NULL);
    card_title(&card, match->info.status, title);
    api_origin_print(call, origin);
    (void)snprintf(url, sizeof(url), "%s/embed/%s", origin, match->info.id);
    struct buf html = {0};
    frame_print(&html, url, title, width, height);
    if (html.failed) {
        buf_free(&html);
        api_fail_code(call, HUB_BUSY);
        return;
    }
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_text(&json, "version", "1.0");
    json_text(&json, "type", "rich");
    json_text(&json, "provider_name", "Ochre");
    json_text(&json, "provider_url", origin);
    json_text(&json, "title", title);
    json_text(&json, "html", html.bytes);
    buf_free(&html);
    json_int(&json, "width", width);
    json_int(&json, "height", height);
    (void)snprintf(url, sizeof(url), "%s/api/matches/%s/picture", origin, match->info.id);
    json_text(&json, "thumbnail_url", url);
    json_int(&json, "thumbnail_width", PICTURE_WIDTH);
    json_int(&json, "thumbnail_height", PICTURE_HEIGHT);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

static void get_oembed(struct api_call *call)
{
    const char *url = http_query(call->http, "url");
    size_t size = 0;
    if (url == NULL) {
        api_fail_at(call, HUB_BAD_REQUEST, "url");
        return;
    }
    if (api_query_word(call, "format", "json") < 0) {
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    const char *id = id_in(call, url, &size);
    if (id == NULL || size != STORE_MATCH_ID_BYTES) {
        api_fail_code(call, HUB_NO_SUCH_MATCH);
        return;
    }
    memcpy(call->part[0], id, size);
    call->part[0][size] = '\0';
    api_match_find(call, NULL, answer);
}

const struct api_route api_oembed_routes[] = {
    {.method = "GET",
     .path = "/api/oembed",
     .handle = get_oembed,
     .scope = TOKEN_READ,
     .counted = true},
    {0},
};
