#include "api/core/panels.h"

#include <string.h>

#include "api/core/query.h"
#include "base/encoding/text.h"
#include "store/query/query.h"
#include "wire/values.h"

/* The panels of a new server, in their order: what a host asks first. */
static const char *const first_panels[] = {
    "active_players",     "guests_to_accounts", "return_after_losing",
    "time_to_full_table", "busiest_hours",      "bots_beaten",
    "openings",           "decided_by_dice",
};

/* Fills the program's panel with that index. False: there is none, or its game is missing. */
static bool panel_first(size_t index, struct store_panel *panel)
{
    const struct named_query *query = NULL;
    struct query_head head;
    if (index >= COUNT_OF(first_panels) || (query = query_find(first_panels[index])) == NULL)
        return false;
    query_head_read(query->sql, &head);
    *panel = (struct store_panel){.place = (int64_t)index + 1, .shared = head.is_public};
    return text_copy(panel->id, sizeof(panel->id), query->name) &&
           text_copy(panel->query, sizeof(panel->query), query->name);
}

bool panel_first_named(const char *id, struct store_panel *panel)
{
    for (size_t i = 0; i < COUNT_OF(first_panels); i++)
        if (strcmp(first_panels[i], id) == 0) return panel_first(i, panel);
    return false;
}

const char *panel_head(const struct store_panel *panel, struct query_head *head)
{
    const struct named_query *query = panel->sql[0] == '\0' ? query_find(panel->query) : NULL;
    memset(head, 0, sizeof(*head));
    if (query != NULL) {
        query_head_read(query->sql, head);
        return query->sql;
    }
    (void)text_copy(head->question, sizeof(head->question), panel->question);
    query_params_find(panel->sql, head);
    return panel->sql[0] != '\0' ? panel->sql : NULL;
}

/* ---- printing ---- */

static void params_print(struct json *json, const char *params)
{
    json_array(json, "params");
    while (*params != '\0') {
        size_t size = strcspn(params, "\n");
        json_text_size(json, NULL, params, size);
        params += size + (params[size] == '\n');
    }
    json_array_end(json);
}

void panel_print(struct json *json, const char *member, const struct store_panel *panel,
                 bool for_admin)
{
    struct query_head head;
    const char *sql = panel_head(panel, &head);
    json_object(json, member);
    json_text(json, "id", panel->id);
    json_text(json, "title", panel->title);
    json_text(json, "query", panel->query);
    json_text(json, "question", head.question);
    params_print(json, panel->params);
    if (panel->chart[0] != '\0')
        json_raw(json, "chart", panel->chart);
    else
        print_chart(json, &head);
    json_int_or_null(json, "place", panel->place, 0);
    if (for_admin) {
        json_bool(json, "shared", panel->shared);
        json_text(json, "sql", sql != NULL ? sql : "");
    }
    json_object_end(json);
}

/* ---- the list ---- */

/* Panels in the order of the dashboard: those of the store, between those of the program. */
struct panel_list {
    struct json *json;
    bool for_admin;
    bool replaced[COUNT_OF(first_panels)];
    size_t next; /* of the program's */
};

static bool mark_replaced(void *context, const struct store_panel *panel)
{
    struct panel_list *list = context;
    for (size_t i = 0; i < COUNT_OF(first_panels); i++)
        if (strcmp(first_panels[i], panel->id) == 0) list->replaced[i] = true;
    return true;
}

/* Everybody sees the shared panels of the dashboard. Another shared answer has an address for those
 * who were given it, so no list names it. */
static void print_if_seen(struct panel_list *list, const struct store_panel *panel)
{
    if (list->for_admin || (panel->shared && panel->place != 0))
        panel_print(list->json, NULL, panel, list->for_admin);
}

/* Prints the program's panels with a place before `place`; 0: all that are left. */
static void print_first(struct panel_list *list, int64_t place)
{
    struct store_panel panel;
    for (; list->next < COUNT_OF(first_panels); list->next++) {
        if (place != 0 && (int64_t)list->next + 1 >= place) return;
        if (!list->replaced[list->next] && panel_first(list->next, &panel))
            print_if_seen(list, &panel);
    }
}

static bool print_row(void *context, const struct store_panel *panel)
{
    struct panel_list *list = context;
    print_first(list, panel->place);
    print_if_seen(list, panel);
    return !list->json->out->failed;
}

enum store_err panels_print(struct json *json, struct store_reader *reader, bool for_admin)
{
    struct panel_list list = {.json = json, .for_admin = for_admin};
    enum store_err err = store_panels_each(reader, mark_replaced, &list);
    if (err != STORE_OK) return err;
    json_array(json, "panels");
    err = store_panels_each(reader, print_row, &list);
    print_first(&list, 0);
    json_array_end(json);
    return err;
}
