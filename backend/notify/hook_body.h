/* The messages of webhooks, by their form: JSON for programs, and what chat services document for
 * their rooms. Names are the players' own, so each form escapes them by the rules of its service:
 * a name calls nobody, formats nothing and links to nothing. Any thread. */
#ifndef NOTIFY_HOOK_BODY_H
#define NOTIFY_HOOK_BODY_H

#include "base/buf.h"
#include "notify/notify.h"

/* The names of the forms, separated by blanks. */
#define HOOK_FORMS "json text discord slack matrix template"

struct hook_form {
    const char *name;
    void (*print)(struct buf *out, const struct notify_sending *sending);
    /* It is put at the address, followed by an id of its own; its secret is the access token of the
     * service, given by the user. Else it is posted, and signed by the secret. */
    bool put;
    bool templated; /* the address has a template */
};

/* Returns a form; NULL: there is none of that name. */
const struct hook_form *hook_form_find(const char *name);

/* Appends the body in the form of the address, as JSON; `out->failed` without memory. */
void hook_body_print(struct buf *out, const struct notify_sending *sending);

/* Appends the body that a message of that form would have, about a made-up match that has ended.
 * Reads form, language, template and is_public of the address. */
void hook_sample_print(struct buf *out, const struct store_address *address, const char *user,
                       const char *language, const char *base_url);

#endif
