/* Administrator actions while the server runs. Each action is written together with its row of the
 * audit; a refused one is in the audit too, with the name of the error. Loop thread only. */
#ifndef HUB_ACCOUNT_ADMIN_H
#define HUB_ACCOUNT_ADMIN_H

#include "hub/hub.h"
#include "store/nouns/admin.h"
#include "store/nouns/admin/panels.h"
#include "store/nouns/entry/settings.h"

#define HUB_PASSWORD_MADE_BYTES                                                                    \
    20 /* characters of a password that the server generates: 100 bits */
#define HUB_REASON_CHARACTERS_MAX 200

enum hub_admin_action {
    HUB_ADMIN_BAN, /* target, reason, until_ms */
    HUB_ADMIN_UNBAN,
    HUB_ADMIN_PASSWORD, /* the answer contains the new password */
    HUB_ADMIN_MAKE,
    HUB_ADMIN_REMOVE,
    HUB_ADMIN_MAKE_MODERATOR,
    HUB_ADMIN_REMOVE_MODERATOR,
    HUB_ADMIN_QUERY_SAVE,   /* saved */
    HUB_ADMIN_QUERY_DELETE, /* saved.name */
    HUB_ADMIN_SETTING,      /* setting: its name and value; empty: the option applies again */
    HUB_ADMIN_CODE_DELETE,  /* target: the number of an invitation code, of anybody */
    HUB_ADMIN_PANEL_SET,    /* panel */
    HUB_ADMIN_PANEL_DELETE, /* panel.id */
};

struct hub_admin_request {
    enum hub_admin_action action;
    struct hub_user user; /* the administrator */
    int64_t target;       /* a user, or a code */
    char reason[STORE_BAN_BYTES_MAX + 1];
    int64_t until_ms; /* 0: for ever */
    struct store_saved saved;
    struct store_setting setting;
    struct store_panel panel;
};

struct hub_admin_answer {
    struct hub_error error;
    char password[HUB_PASSWORD_MADE_BYTES + 1]; /* set for HUB_ADMIN_PASSWORD, else empty */
};
typedef void hub_admin_done(void *context, const struct hub_admin_answer *answer);

/* Executes the action. `done` is called exactly once, maybe before this returns. */
void hub_admin(struct hub *hub, const struct hub_admin_request *request, hub_admin_done *done,
               void *context);

/* The arguments of hub_admin_record(). Texts are borrowed, and cut if they are too long. */
struct hub_note {
    const struct hub_user *user;
    const char *action;
    const char *target;
    const char *detail;
    const char *result;
};

/* Writes a row of the audit about actions outside hub_admin(): a query, a repair. `done`, if it is
 * not NULL, is called exactly once, maybe before this returns; before it the row is not in the
 * audit yet. */
void hub_admin_record(struct hub *hub, const struct hub_note *note, store_done *done,
                      void *context);

/* Applies actions of the command line. Called once a second. */
void hub_admin_tick(struct hub *hub);

/* Fills the numbers of moves accepted in each of the last HUB_PULSE_SECONDS whole seconds, the
 * oldest first. */
void hub_pulse_read(const struct hub *hub, uint32_t seconds[HUB_PULSE_SECONDS]);

/* Returns the number of different users who view a match now. */
uint32_t hub_users_online(const struct hub *hub);

#endif
