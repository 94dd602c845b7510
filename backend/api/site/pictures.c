#include "api/site/pictures.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "api/site/card.h"
#include "api/core/read.h"
#include "api/site/results.h"
#include "base/clock.h"
#include "base/hash.h"
#include "games/games.h"
#include "record/picture/draw.h"

#define TAG_BYTES 40
#define AGAIN_MS  1000 /* delay when the maximum number of pictures is being drawn */

/* A picture, drawn or in progress. */
struct kept {
    char tag[TAG_BYTES]; /* tag of its SVG; empty: free */
    struct buf png;
    int64_t used_us;
    bool drawing;
    struct api_call *calls[PICTURES_CALLS_MAX];
    size_t call_count;
};

struct pictures {
    struct kept kept[PICTURES_KEPT_MAX];
};

struct pictures *pictures_new(void)
{
    return calloc(1, sizeof(struct pictures));
}

static void forget(struct kept *kept)
{
    buf_free(&kept->png);
    *kept = (struct kept){0};
}

void pictures_free(struct pictures *pictures)
{
    for (size_t i = 0; pictures != NULL && i < PICTURES_KEPT_MAX; i++) forget(&pictures->kept[i]);
    free(pictures);
}

static struct kept *kept_find(struct pictures *pictures, const char *tag)
{
    for (size_t i = 0; i < PICTURES_KEPT_MAX; i++)
        if (strcmp(pictures->kept[i].tag, tag) == 0) return &pictures->kept[i];
    return NULL;
}

/* Returns a free slot, or the least recently used one whose picture is not in progress; NULL: all
 * are in progress.
 */
static struct kept *kept_take(struct pictures *pictures)
{
    struct kept *oldest = NULL;
    for (size_t i = 0; i < PICTURES_KEPT_MAX; i++) {
        struct kept *at = &pictures->kept[i];
        if (at->tag[0] == '\0') return at;
        if (!at->drawing && (oldest == NULL || at->used_us < oldest->used_us)) oldest = at;
    }
    if (oldest != NULL) forget(oldest);
    return oldest;
}

/* ---- drawing ---- */

struct drawing {
    struct kept *kept;
    const atomic_bool *stop;
    struct buf svg;
    struct buf png;
    bool ok;
};

static void answer(struct api_call *call, struct kept *kept)
{
    struct http_reply with = {.status = 200,
                              .content_type = "image/png",
                              .body = kept->png.bytes,
                              .body_size = kept->png.size,
                              .etag = kept->tag};
    kept->used_us = clock_mono_us();
    api_reply_kept(call, &with);
}

static void drawing_run(void *context)
{
    struct drawing *drawing = context;
    drawing->ok = picture_draw(&drawing->svg, drawing->stop, &drawing->png);
}

static void drawing_done(void *context)
{
    struct drawing *drawing = context;
    struct kept *kept = drawing->kept;
    kept->drawing = false;
    kept->png = drawing->png;
    for (size_t i = 0; i < kept->call_count; i++)
        if (drawing->ok)
            answer(kept->calls[i], kept);
        else
            api_fail_code(kept->calls[i], HUB_NOT_NOW);
    kept->call_count = 0;
    if (!drawing->ok) forget(kept); /* the next request draws it again */
    buf_free(&drawing->svg);
    free(drawing);
}

/* Starts to draw the picture; takes ownership of the SVG. */
static struct hub_error draw(struct api_call *call, struct kept *kept, struct buf *svg)
{
    const struct api_config *config = &call->api->config;
    const char *peer = http_peer(call->http);
    int64_t retry_ms = AGAIN_MS;
    if (config->pictures == NULL || kept == NULL) return hub_error_of(HUB_BUSY);
    if (!limits_acquire(hub_limits(call->hub), LIMIT_PICTURE, peer, clock_mono_ms(), &retry_ms))
        return hub_error_often(retry_ms);
    struct drawing *drawing = calloc(1, sizeof(*drawing));
    if (drawing == NULL) return hub_error_of(HUB_BUSY);
    *drawing = (struct drawing){.kept = kept, .stop = config->stop, .svg = *svg};
    enum pool_answer taken =
        pool_submit(config->pictures, pool_owner_of(peer), drawing_run, drawing_done, drawing);
    if (taken == POOL_TAKEN) {
        *svg = (struct buf){0};
        return hub_error_of(HUB_OK);
    }
    free(drawing);
    return taken == POOL_OWNER_FULL ? hub_error_often(AGAIN_MS) : hub_error_of(HUB_BUSY);
}

/* Prints the tag, a hash of the SVG, which is also the cache key: the same SVG is the same
 * picture. */
static void tag_print(const struct buf *svg, char tag[TAG_BYTES])
{
    (void)snprintf(tag, TAG_BYTES, "\"%016" PRIx64 "%016" PRIx64 "\"",
                   hash_bytes(svg->bytes, svg->size, 1), hash_bytes(svg->bytes, svg->size, 2));
}

/* Ends the call with the picture. */
static void card_answer(struct api_call *call, const struct picture *card)
{
    char tag[TAG_BYTES];
    struct buf svg = {0};
    struct hub_error error = hub_error_of(HUB_OK);
    struct pictures *pictures = call->api->pictures;
    picture_print(card, &svg);
    if (svg.failed) {
        buf_free(&svg);
        api_fail_code(call, HUB_BUSY);
        return;
    }
    tag_print(&svg, tag);
    struct kept *kept = kept_find(pictures, tag);
    if (kept == NULL) {
        kept = kept_take(pictures);
        error = draw(call, kept, &svg);
        if (error.code == HUB_OK) {
            memcpy(kept->tag, tag, sizeof(tag));
            kept->drawing = true;
        }
    }
    buf_free(&svg);
    if (error.code == HUB_OK && kept->drawing && kept->call_count == PICTURES_CALLS_MAX)
        error = hub_error_of(HUB_BUSY);
    if (error.code != HUB_OK)
        api_fail(call, error);
    else if (kept->drawing)
        kept->calls[kept->call_count++] = call;
    else
        answer(call, kept);
}

/* ---- pictures of matches ---- */

static void match_answer(struct api_call *call, struct hub_match *match,
                         const struct hub_sight *sight)
{
    struct picture card;
    struct game_result standing;
    bool runs = match->info.status == STORE_RUNNING && hub_match_started(match);
    if (runs) match_result(&match->play, &match->play.state, &standing);
    card_fill(&card, sight, &match->info, runs ? &standing : NULL);
    card_answer(call, &card);
}

static void get_match(struct api_call *call)
{
    api_match_find(call, http_query(call->http, "key"), match_answer);
}

/* ---- pictures of results ---- */

struct result_read {
    struct api_read read;
    unsigned char token_hash[STORE_TOKEN_HASH_BYTES];
    struct store_match info;
};

static struct hub_error result_run(struct api_read *read, struct store_reader *reader)
{
    struct result_read *job = (struct result_read *)read;
    return api_result_read(read, reader, job->token_hash, &job->info);
}

static void result_done(struct api_read *read)
{
    struct picture card;
    card_fill(&card, read->sight, &((struct result_read *)read)->info, NULL);
    card_answer(read->call, &card);
}

static void get_result(struct api_call *call)
{
    struct result_read *job = calloc(1, sizeof(*job));
    if (job != NULL && !api_result_named(call, job->token_hash)) {
        free(job);
        return;
    }
    if (job != NULL)
        job->read = (struct api_read){.run = result_run, .done = result_done, .row = true};
    api_read_submit(call, job == NULL ? NULL : &job->read);
}

const struct api_route api_picture_routes[] = {
    {.method = "GET",
     .path = "/api/matches/{match}/picture",
     .handle = get_match,
     .scope = TOKEN_READ,
     .counted = true},
    {.method = "GET",
     .path = "/api/results/{token}/picture",
     .handle = get_result,
     .scope = TOKEN_READ,
     .counted = true},
    {0},
};
