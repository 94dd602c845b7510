#include "api/core/query.h"

#include "api/core/call.h"

void print_chart(struct json *json, const struct query_head *head)
{
    if (head->chart == QUERY_CHART_NONE) {
        json_null(json, "chart");
        return;
    }
    static const char *const kinds[] = {[QUERY_CHART_BARS] = "bars",
                                        [QUERY_CHART_LINE] = "line",
                                        [QUERY_CHART_BOX] = "box",
                                        [QUERY_CHART_HEAT] = "heat"};
    json_object(json, "chart");
    json_text(json, "kind", kinds[head->chart]);
    json_text(json, "x", head->x);
    if (head->split[0] != '\0') json_text(json, "split", head->split);
    json_array(json, "y");
    for (size_t i = 0; i < head->y_count; i++) json_text(json, NULL, head->y[i]);
    json_array_end(json);
    json_object_end(json);
}

void api_answer_end(struct api_call *call, enum query_end end, const char *message, int offset)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_object(&json, "error");
    json_text(&json, "name", query_end_name(end));
    json_text(&json, "message", message);
    if (end == QUERY_BAD && offset >= 0) json_int(&json, "offset", offset);
    json_object_end(&json);
    json_object_end(&json);
    api_reply(call, 422, &out);
}
