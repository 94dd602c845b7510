/* Panels of the dashboard: queries with parameters that administrators have placed there, or whose
 * answers they have shared. The thread of the reader. */
#ifndef STORE_NOUNS_ADMIN_PANELS_H
#define STORE_NOUNS_ADMIN_PANELS_H

#include "store/nouns.h"
#include "store/store.h"

#define STORE_PANELS_MAX         100
#define STORE_PANEL_ID_BYTES_MAX 48
#define STORE_PANEL_TITLE_MAX    320 /* bytes */
#define STORE_PANEL_PARAMS_MAX   1000
#define STORE_PANEL_CHART_MAX    800
#define STORE_PANEL_PLACE_MAX    1000

/* Each operation has a struct store_panel as its argument. */
/* Stores the panel, in place of an earlier one with its id. STORE_TOO_MANY: there would be more
 * than STORE_PANELS_MAX. */
#define STORE_PANEL_SET NOUN_OPERATION(PANEL, 0)
/* Deletes the panel of that id; STORE_NOT_FOUND: there is none. */
#define STORE_PANEL_DELETE NOUN_OPERATION(PANEL, 1)

struct store_panel {
    char id[STORE_PANEL_ID_BYTES_MAX + 1];
    int64_t place; /* 1 ... STORE_PANEL_PLACE_MAX in the order of the dashboard; 0: not on it */
    bool shared;   /* everybody may read the answer */
    char title[STORE_PANEL_TITLE_MAX + 1]; /* empty: that of the query */
    char query[STORE_QUERY_NAME_MAX + 1];  /* name of the query at that time */
    char question[STORE_QUESTION_MAX + 1];
    char sql[STORE_SAVED_SQL_MAX + 1];       /* empty: that of the program's query of that name */
    char params[STORE_PANEL_PARAMS_MAX + 1]; /* NAME=VALUE, each with a line end */
    char chart[STORE_PANEL_CHART_MAX + 1];   /* JSON; empty: that of the query */
    int64_t at_ms;                           /* last change */
};

/* Receives one panel, borrowed; returns false to stop. */
typedef bool store_panel_row(void *context, const struct store_panel *panel);
/* Calls `row` for the panels, in the order of the dashboard, those without a place last. */
MUST_USE enum store_err store_panels_each(struct store_reader *reader, store_panel_row *row,
                                          void *context);
/* Reads one panel. STORE_NOT_FOUND: none has that id. */
MUST_USE enum store_err store_panel_read(struct store_reader *reader, const char *id,
                                         struct store_panel *panel);

#endif
