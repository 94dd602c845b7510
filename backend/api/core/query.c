#include "api/core/query.h"

void print_chart(struct json *json, const struct query_head *head)
{
    if (head->chart == QUERY_CHART_NONE) {
        json_null(json, "chart");
        return;
    }
    json_object(json, "chart");
    json_text(json, "kind", head->chart == QUERY_CHART_LINE ? "line" : "bars");
    json_text(json, "x", head->x);
    json_array(json, "y");
    for (size_t i = 0; i < head->y_count; i++) json_text(json, NULL, head->y[i]);
    json_array_end(json);
    json_object_end(json);
}
