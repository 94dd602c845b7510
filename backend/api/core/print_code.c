#include "api/core/print_code.h"

#include <stdlib.h>
#include <string.h>

void print_code(struct json *json, const char *name, const struct store_code *code, bool maker)
{
    json_object(json, name);
    json_int(json, "number", code->number);
    json_text(json, "code", code->code);
    json_text(json, "note", code->note);
    json_int(json, "uses", code->uses);
    json_int(json, "used", code->used);
    json_int(json, "made_ms", code->made_ms);
    json_int(json, "expires_ms", code->expires_ms);
    if (maker) {
        json_object(json, "user");
        json_int(json, "id", code->user);
        json_text(json, "name", code->name);
        json_object_end(json);
    }
    json_object_end(json);
}

int64_t code_number(const char *text)
{
    size_t digits = strspn(text, "0123456789");
    return digits > 0 && digits < 16 && text[digits] == '\0' ? strtoll(text, NULL, 10) : 0;
}
