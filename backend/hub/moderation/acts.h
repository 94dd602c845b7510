/* The acts of moderators on reports. Each is written together with its row of the audit; a refused
 * one is in the audit too, with the name of the error. Loop thread only. */
#ifndef HUB_MODERATION_ACTS_H
#define HUB_MODERATION_ACTS_H

#include "hub/moderation/law.h"

#define HUB_NOTE_BYTES_MAX 800 /* 200 characters, which the routes check */

struct hub_act_request {
    enum store_act_kind act;
    struct hub_user user;                   /* the moderator */
    int64_t report;                         /* number */
    int64_t days;                           /* of an act that has days: 1 ... HUB_MUTE_DAYS_MAX */
    char text[STORE_WARNING_BYTES_MAX + 1]; /* of an act that has a text; not empty then */
    char note[HUB_NOTE_BYTES_MAX + 1];      /* for the audit; may be empty */
};

/* Executes the act. `done` is called exactly once, maybe before this returns, with an error of
 * hub_act_check() or HUB_REPORT_SETTLED, HUB_BAD_NAME, HUB_NAME_TAKEN, or one of these.
 * HUB_NO_SUCH_REPORT: there is none, or the moderator does not see it. HUB_YOURSELF: it is by the
 * moderator, who is no administrator. HUB_NO_SUCH_USER: the target is deleted, so that it can be
 * neither muted nor warned nor renamed. */
typedef void hub_act_done(void *context, struct hub_error error);
void hub_act(struct hub *hub, const struct hub_act_request *request, hub_act_done *done,
             void *context);

/* Sends the chat of the match again to its viewers: another node has hidden a message, or shows it
 * again. */
void moderation_hidden_receive(struct hub *hub, const char *match);

#endif
