#include "wire/values.h"

void json_int_or_null(struct json *json, const char *name, int64_t value, int64_t none)
{
    if (value == none)
        json_null(json, name);
    else
        json_int(json, name, value);
}

void json_text_or_null(struct json *json, const char *name, const char *text)
{
    json_text(json, name, text[0] == '\0' ? NULL : text);
}

void json_seats(struct json *json, const char *name, uint8_t seats)
{
    json_array(json, name);
    for (uint8_t seat = 0; seat < GAME_SEATS_MAX; seat++)
        if ((seats >> seat & 1) != 0) json_int(json, NULL, seat);
    json_array_end(json);
}
