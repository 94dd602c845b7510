/* The REST routes: a table of methods and paths, and what each does with the hub. Loop thread only.
 */
#ifndef NET_API_H
#define NET_API_H

#include "hub/hub.h"
#include "net/print.h"
#include "net/server.h"

#define API_PART_BYTES_MAX 64 /* of a part of the path that names something */

struct api;

struct api_config {
    struct hub *hub;
    struct store *store;
    struct pool *pool;
    struct net_server **server; /* filled in after net_open() */
    const char *base_url;       /* borrowed for ever */
};

/* One request on its way. Made by api_http(), ended by one of the api_reply functions, which free
 * it. */
struct api_call {
    struct api *api;
    struct hub *hub;
    struct http_request *http;
    struct hub_user user;                 /* id 0: nobody */
    char part[2][API_PART_BYTES_MAX + 1]; /* what stood for {…} in the path */
    struct parse *body;                   /* a parsed object, or NULL where the route takes none */
    int status;                           /* of the answer, if all goes well */
};

struct api *api_new(const struct api_config *config);
void api_free(struct api *api);

/* net_handlers.http; `context` is the api. */
void api_http(void *context, struct http_request *request);

/* ---- for the routes' own files ---- */

struct api_route {
    const char *method;
    const char *path; /* parts in braces match one non-empty part each */
    void (*handle)(struct api_call *call);
    bool user_needed;
    bool body; /* takes a JSON object; an empty body is {} */
};

extern const struct api_route api_account_routes[], api_match_routes[], api_match_file_routes[],
    api_system_routes[]; /* end with method NULL */

/* Ends the call with `out`, which it frees. */
void api_reply(struct api_call *call, int status, struct buf *out);
void api_reply_type(struct api_call *call, int status, const char *content_type, struct buf *out);
void api_fail(struct api_call *call, struct hub_error error);
void api_fail_code(struct api_call *call, enum hub_err code);
void api_fail_parse(struct api_call *call, const struct parse_error *error);
/* Ends the call with {} or {"user":…} and a cookie: a token, or "" to clear it, or NULL to leave
 * it. */
void api_reply_user(struct api_call *call, int status, const struct hub_user *user,
                    const char *token);
const struct api_config *api_config_of(const struct api *api);

#endif
