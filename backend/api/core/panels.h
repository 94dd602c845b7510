/* The dashboard: panels, each of which is a query with parameters and a chart. Administrators place
 * them, and share answers that name nobody. The panels that a server begins with are in the
 * program: a row of the store with such an id replaces one. Any thread. */
#ifndef API_CORE_PANELS_H
#define API_CORE_PANELS_H

#include "store/nouns/admin/panels.h"
#include "store/query/head.h"
#include "wire/json.h"

/* Fills the program's panel with that id. False: there is none. */
MUST_USE bool panel_first_named(const char *id, struct store_panel *panel);

/* Fills the head of the panel's query. Returns its SQL, borrowed from the panel or constant; NULL:
 * the program has no query of that name any more. */
const char *panel_head(const struct store_panel *panel, struct query_head *head);

/* Prints a panel; for administrators with its SQL, and whether it is shared. */
void panel_print(struct json *json, const char *member, const struct store_panel *panel,
                 bool for_admin);

/* Prints the member "panels": all of them for administrators, else those that are shared. */
MUST_USE enum store_err panels_print(struct json *json, struct store_reader *reader,
                                     bool for_admin);

#endif
