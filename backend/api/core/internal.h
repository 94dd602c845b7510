/* Shared by the router (api.c) and the routes. No file outside api/ includes this. Loop thread
 * only. */
#ifndef API_CORE_INTERNAL_H
#define API_CORE_INTERNAL_H

#include "api/api.h"
#include "api/core/print.h"

#define API_SESSION_COOKIE "ochre_session"
#define API_DEVICE_COOKIE  "ochre_device" /* identifies a known device of an account */
#define API_PART_BYTES_MAX 64             /* a variable part of the path */
#define API_ALLOW_BYTES    32             /* "GET, HEAD, POST, PUT, DELETE" */

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
    struct puzzle_sets *puzzles;       /* the shipped ones; NULL until they are asked for */
    int64_t began_us;                  /* monotonic */
};

struct api_call;
/* Receives the match that a path names, and the proof that the caller may see it; ends the call. */
typedef void api_found(struct api_call *call, struct hub_match *match,
                       const struct hub_sight *sight);

/* One request in progress. api.c makes it; one of the api_reply functions ends and frees it. */
struct api_call {
    struct api *api;
    struct hub *hub;
    struct http_request *http;
    const struct api_route *route;
    struct hub_user user;                 /* id 0: anonymous */
    char part[2][API_PART_BYTES_MAX + 1]; /* the parts of the path in the places of {…} */
    struct parse *body;                   /* a parsed object, or NULL where the route takes none */
    struct hub_fetch fetch;               /* the fetch in progress of the match in the path */
    char key[STORE_KEY_BYTES + 1];        /* an invitation key, or empty */
    /* An administrator's request: it skips the check whether the caller may see the match. */
    bool any;
    api_found *then; /* receives that match */
    void (*then_any)(struct api_call *call,
                     struct hub_match *match); /* the same for a call with `any` */
    struct hub_request *request;               /* the hub request, or NULL; owned */
    hub_done *done;                            /* receives the answer */
    int status;                                /* status of a successful answer */
    struct hub_wrong wrong;      /* the parameter for which it ends with HUB_BAD_REQUEST */
    char allow[API_ALLOW_BYTES]; /* methods of a path without the one asked for; else "" */
    bool page;         /* the request is for a page of the client: it ends with api_page() */
    bool by_token;     /* the requester is identified by a program's token alone */
    bool renewed;      /* the session was renewed: the answer sends its cookie again */
    struct buf cookie; /* one more cookie of the answer; empty: none */
};

struct api_route {
    const char *method;
    const char *path; /* parts in braces match one non-empty part each */
    void (*handle)(struct api_call *call);
    bool anyone; /* the session is not read: the route answers even while nothing can be read */
    bool user_needed;
    bool admin_needed; /* 401 for anonymous requesters, 403 for users who are no administrators */
    bool moderator_needed; /* the same for users who are neither moderators nor administrators */
    bool counted;  /* reads the history: its CPU time is counted, and too much of it answered with
                      429 */
    bool body;     /* takes a JSON object; an empty body is {} */
    uint8_t scope; /* enum token_scope that a program's token must have; 0: tokens are refused */
    bool any_body; /* ignores any body */
    bool shared;   /* what anybody may see: pages of other sites may read it, without cookies, token
                      and key */
};

/* The tables of routes, api_NAME_routes; each ends with method NULL. */
/* clang-format off */
#define API_ROUTES(TABLE) \
    TABLE(system) TABLE(account) TABLE(session) TABLE(match) TABLE(seat) TABLE(match_list) \
    TABLE(match_file) TABLE(event) TABLE(view) TABLE(admin) TABLE(admin_user) \
    TABLE(admin_match) TABLE(admin_query) TABLE(statistics) TABLE(calendar) TABLE(people) \
    TABLE(notify) TABLE(address) TABLE(hook) TABLE(feed) TABLE(conditional) TABLE(token) \
    TABLE(bookmark) \
    TABLE(passkey) TABLE(code) TABLE(admin_setting) TABLE(friend) TABLE(whatif) TABLE(push) \
    TABLE(event_stream) TABLE(legal) TABLE(game) TABLE(export) TABLE(reach) TABLE(result) \
    TABLE(oembed) TABLE(preference) TABLE(analysis) TABLE(branch) TABLE(offline) TABLE(doctor) \
    TABLE(page) TABLE(picture) TABLE(tournament) TABLE(puzzle) TABLE(own_puzzle) TABLE(pairing) \
    TABLE(live) TABLE(creation) TABLE(history) TABLE(position) TABLE(panel) TABLE(admin_panel) \
    TABLE(provider) TABLE(report) TABLE(admin_report)

/* The parts of GET /api/me/export: api_NAME_export() adds a member with the data of `user` to an
 * open object, on a worker. */
#define API_EXPORTS(PART) PART(token) PART(bookmark) PART(passkey) PART(code) PART(friend) \
    PART(puzzle) PART(own_puzzle) PART(pairing) PART(provider) PART(report)
/* clang-format on */

#define API_ROUTES_DECLARED(name) extern const struct api_route api_##name##_routes[];
API_ROUTES(API_ROUTES_DECLARED)
#define API_EXPORT_DECLARED(name)                                                                  \
    enum store_err api_##name##_export(struct json *json, struct store_reader *reader,             \
                                       int64_t user);
API_EXPORTS(API_EXPORT_DECLARED)

/* Makes the list of public named queries, which it reads. Owned by the caller; NULL without
 * memory. */
struct api_statistics *api_statistics_new(void);

struct http_reply;
#define API_ORIGIN_BYTES 300

#endif
