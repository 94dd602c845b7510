/* Templates of webhooks: JSON in which `{{name}}` stands inside strings, and is replaced by a value
 * of the notification. Any thread. */
#ifndef NOTIFY_TEMPLATE_H
#define NOTIFY_TEMPLATE_H

#include "base/buf.h"
#include "notify/notify.h"

/* The names of the values, separated by blanks. */
#define TEMPLATE_NAMES                                                                             \
    "event text game match url picture players names points winner at_ms notice server"
#define TEMPLATE_NAME_BYTES 16

/* The faults of a template. */
enum template_err {
    TEMPLATE_GOOD,
    TEMPLATE_NO_NAME, /* one of its names is not known */
    TEMPLATE_NO_JSON, /* no JSON object, whatever the values are */
    TEMPLATE_NO_MEMORY
};

/* Checks a template. With TEMPLATE_NO_NAME `wrong` is the name, cut to its size. */
MUST_USE enum template_err template_check(const char *text, char wrong[TEMPLATE_NAME_BYTES + 1]);

/* Appends a template that was checked, filled with the values of the first notice; `out->failed`
 * without memory. Values are escaped for strings of JSON. */
void template_print(struct buf *out, const char *text, const struct notify_sending *sending);

#endif
