/* Shared by the router (api.c) and the routes. No file outside api/ includes this. Loop thread
 * only. */
#ifndef API_CORE_INTERNAL_H
#define API_CORE_INTERNAL_H

#include "api/api.h"
#include "api/core/print.h"

#define API_SESSION_COOKIE "ochre_session"
#define API_DEVICE_COOKIE  "ochre_device" /* identifies a known device of an account */
#define API_PART_BYTES_MAX 64             /* a variable part of the path */

struct api {
    struct api_config config;
    struct live_api *live;
    struct live_polls *polls;
    struct event_streams *events;
    struct event_waits *waits;
    struct shared *shared;             /* answers of shared.c */
    struct api_statistics *statistics; /* owned by statistics.c */
    struct api_games *games;           /* owned by games.c */
    struct pictures *pictures;         /* owned by pictures.c */
    struct api_checks *checks;         /* owned by doctor.c */
    int64_t began_us;                  /* monotonic */
};

struct api_call;
/* Gets the match that a path names, and the proof that the caller may see it; ends the call. */
typedef void api_found(struct api_call *call, struct hub_match *match,
                       const struct hub_sight *sight);

/* One request in progress. Made by api.c, ended by one of the api_reply functions, which free it.
 */
struct api_call {
    struct api *api;
    struct hub *hub;
    struct http_request *http;
    const struct api_route *route;
    struct hub_user user;                 /* id 0: nobody */
    char part[2][API_PART_BYTES_MAX + 1]; /* the parts of the path for {…} */
    struct parse *body;                   /* a parsed object, or NULL where the route takes none */
    struct hub_fetch fetch;               /* while the match of the path is being read */
    char key[STORE_KEY_BYTES + 1];        /* an invitation key, or empty */
    /* an administrator's: without the check of who may see the match */
    bool any;
    api_found *then;                                                  /* gets that match */
    void (*then_any)(struct api_call *call, struct hub_match *match); /* the same with `any` */
    struct hub_request *request; /* the hub request, or NULL; owned */
    hub_done *done;              /* gets the answer */
    int status;                  /* status of a successful answer */
    bool page;                   /* requests a page of the client: ends with api_page() */
    bool by_token;               /* the requester is identified by a program's token alone */
    bool renewed;                /* the session was renewed: the answer sends its cookie again */
};

struct api_route {
    const char *method;
    const char *path; /* parts in braces match one non-empty part each */
    void (*handle)(struct api_call *call);
    bool anyone; /* without a session check: answers while nothing can be read */
    bool user_needed;
    bool admin_needed; /* 401 for nobody, 403 for anyone without the role */
    bool counted;  /* reads the history: its processor time is counted, and 429 if it was much */
    bool body;     /* takes a JSON object; an empty body is {} */
    uint8_t scope; /* enum token_scope that a program's token must have; 0: tokens are refused */
    bool any_body; /* ignores any body */
};

/* Both are lists: of the tables of routes, api_NAME_routes, which end with method NULL; ... */
/* clang-format off */
#define API_ROUTES(TABLE) \
    TABLE(system) TABLE(account) TABLE(session) TABLE(match) TABLE(match_list) \
    TABLE(match_file) TABLE(event) TABLE(view) TABLE(admin) TABLE(admin_user) \
    TABLE(admin_match) TABLE(admin_query) TABLE(statistics) TABLE(calendar) TABLE(people) \
    TABLE(notify) TABLE(address) TABLE(feed) TABLE(conditional) TABLE(token) TABLE(bookmark) \
    TABLE(whatif) TABLE(push) TABLE(event_stream) TABLE(legal) TABLE(game) TABLE(export) \
    TABLE(reach) TABLE(result) TABLE(preference) TABLE(analysis) TABLE(branch) TABLE(doctor) \
    TABLE(page) TABLE(picture) TABLE(live)

/* ... and of the parts of GET /api/me/export: api_NAME_export() adds a member with the data of
 * `user` to an open object, on a worker. */
#define API_EXPORTS(PART) PART(token) PART(bookmark)
/* clang-format on */

#define API_ROUTES_DECLARED(name) extern const struct api_route api_##name##_routes[];
API_ROUTES(API_ROUTES_DECLARED)
#define API_EXPORT_DECLARED(name)                                                                  \
    enum store_err api_##name##_export(struct json *json, struct store_reader *reader,             \
                                       int64_t user);
API_EXPORTS(API_EXPORT_DECLARED)

/* ---- statistics.c ---- */
/* Reads which named queries are public. Owned by the caller; NULL without memory. */
struct api_statistics *api_statistics_new(void);
/* Frees it; NULL is allowed. */
void api_statistics_free(struct api_statistics *statistics);

/* ---- doctor.c ---- */
/* The newest report, and the calls that wait for the next. Owned by the caller; NULL without
 * memory. */
struct api_checks *api_checks_new(void);
/* Frees it, after the workers have been closed; NULL is allowed. */
void api_checks_free(struct api_checks *checks);

/* ---- call.c ---- */
/* Ends the call: sends the JSON in `out` with the HTTP status `status`, frees `out` and the call.
 * An `out` that has failed becomes a 503. */
void api_reply(struct api_call *call, int status, struct buf *out);
/* Frees a call whose request has already been returned. */
void api_forget(struct api_call *call);
/* The same with another content type; that text is constant. */
void api_reply_type(struct api_call *call, int status, const char *content_type, struct buf *out);
/* The same with all parts of an answer; body and size are those of `out`. */
struct http_reply;
void api_reply_with(struct api_call *call, const struct http_reply *with, struct buf *out);
/* Ends the call with a cached answer with a tag: with 304 if the caller has that one already. Frees
 * the call. */
void api_reply_kept(struct api_call *call, const struct http_reply *with);
/* Ends the call with the status of `error` and {"error": {...}}, and frees it. One for a page gets
 * that page, with 404 where the error has that. */
void api_fail(struct api_call *call, struct hub_error error);
/* Ends a call after a hub operation without a result: `context` is the call, which is answered with
 * 200 and {}, or as api_fail() does it, and freed. Loop thread. */
void api_answered(void *context, struct hub_error error);
/* The same with an error that has nothing but its code. */
void api_fail_code(struct api_call *call, enum hub_err code);
/* Ends the call with 400 and what is wrong with its body, and frees it. */
void api_fail_parse(struct api_call *call, const struct parse_error *error);
/* Ends a call for a page of the client with that page: `head` is HTML for its head, or NULL. Frees
 * `head` and the call. */
void api_page(struct api_call *call, struct buf *head);
/* Ends the call with {} or {"user":…} and cookies: the session's token, or "" to clear it; the
 * device's token. NULL, for the device's also "", leaves that cookie unchanged. */
void api_reply_user(struct api_call *call, int status, const struct hub_user *user,
                    const char *token, const char *known);
/* The same with 201, after a session was made for a user who may have others: the store limits
 * their number, and connections of a deleted one are checked. */
void api_signed_in(struct api_call *call, const struct hub_user *user, const char *token,
                   const char *known);
#define API_ORIGIN_BYTES 300
/* Writes the server's origin as the requester knows it: as configured, or as the request names it,
 * "https://ochre.example". */
void api_origin_print(const struct api_call *call, char origin[API_ORIGIN_BYTES]);
/* Reads the whole number called `name` in the query into `*number`; `otherwise` if it is missing.
 * False: it is not a number, and the call has not ended.
 */
MUST_USE bool api_query_number(const struct api_call *call, const char *name, uint32_t otherwise,
                               uint32_t *number);

/* ---- find.c ---- */
/* Looks for the match of the path's first part. If it exists and the caller may see it (`key`: an
 * invitation key, or NULL), calls `then` with it, maybe before this returns; else the call ends.
 */
void api_match_find(struct api_call *call, const char *key, api_found *then);
/* The same for an administrator, without the check of who may see the match. */
void api_match_find_any(struct api_call *call,
                        void (*then)(struct api_call *call, struct hub_match *match));
/* Sends a request about that match to the hub, for the caller; `request` is copied. `done` gets the
 * answer, with the call as its context.
 */
void api_match_request(struct api_call *call, const char *key, const struct hub_request *request,
                       hub_done *done);
/* Both are a hub_done, with the call as context: they end the call with call->status and the
 * answer's match as its caller may see it, or {}; or with the answer's error. */
void api_match_answered(void *context, const struct hub_answer *answer);
void api_done_answered(void *context, const struct hub_answer *answer);

#endif
