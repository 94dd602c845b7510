/* The whole server in one process: hub, routes, live protocol, notifications and a store over a
 * real file, without sockets and without threads of its own (stage.h, green.h). What is shown to
 * somebody goes to `server_on_shown`, what is sent outside of the page to `server_on_sent`. */
#ifndef WORLD_SERVER_H
#define WORLD_SERVER_H

#include "base/buf.h"
#include "hub/hub.h"
#include "notify/notify.h"

#define SERVER_USERS_MAX 512

/* The data that a person's browser stores. */
struct server_browser {
    char cookie[HUB_TOKEN_BYTES + 1];
    struct net_live *live; /* NULL: no live connection */
};

struct server_listener {
    /* A text that a user's browser was given: an answer of REST or a live message. */
    void (*shown)(unsigned user, bool live, const char *about, const char *text, size_t size);
    /* A notification that a channel was given. */
    void (*sent)(const struct notify_sending *sending);
};

/* A new file; the clocks stand at the beginning of the world. */
void server_begin(uint64_t seed, const struct server_listener *listener);
void server_end(void);
/* Stops it, and copies its file. */
void server_keep(const char *path);

/* Down: stopped in good order, or killed: the file is what it was at that moment, and what was not
 * committed is lost. Up again over the same file. */
void server_down(bool killed);
void server_up(void);
bool server_is_up(void);
/* For so long every write fails, since the disk is full, unless the server is started again. */
void server_disk_fill(int64_t ms);
bool server_disk_is_full(void);
/* The SQLite file. */
const char *server_path(void);
/* Counts up with each start: what asks the file opens it anew. */
unsigned server_life(void);

/* Time goes on, with ticks in between. */
void server_pass(int64_t ms);
/* Lets everything end that was begun, without time. */
void server_settle(void);

struct server_answer {
    int status; /* 0: none came */
    struct buf body;
};

/* A request of a user's browser, and its answer, which is freed with server_answer_free(). `lost`:
 * the answer does not come back. */
struct server_answer server_ask(unsigned user, const char *method, const char *target,
                                const char *body, bool lost);
void server_answer_free(struct server_answer *answer);

/* A live connection of a user's browser: opens, sends, closes. */
void server_live_open(unsigned user);
void server_live_close(unsigned user);
void server_live_send(unsigned user, const char *text);
bool server_live_is_open(unsigned user);
/* Two messages that arrive in one turn of the loop. */
void server_live_send_two(unsigned user, const char *first, const char *second);

/* Makes an account an administrator. */
void server_admin_make(int64_t user);

#endif
