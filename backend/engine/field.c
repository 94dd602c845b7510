#include "engine/field.h"

#include <string.h>

/* Compares the first letter before the rest, because most names differ there. No name is empty. */
static bool same(const char *name, const char *text, size_t length)
{
    return name != NULL && length > 0 && name[0] == text[0] && strncmp(name, text, length) == 0 &&
           strlen(name) == length;
}

int names_find(const struct names *names, const char *text, size_t length)
{
    for (int i = 0; i < names->count; i++)
        if (same(names->name[i], text, length)) return i;
    return -1;
}

int shapes_find(const struct shape *shapes, size_t count, const char *text, size_t length)
{
    for (size_t i = 0; i < count; i++)
        if (same(shapes[i].name, text, length)) return (int)i;
    return -1;
}

const struct field *shape_field(const struct shape *shape, const char *name)
{
    for (uint8_t i = 0; i < shape->field_count; i++)
        if (strcmp(shape->fields[i].name, name) == 0) return &shape->fields[i];
    return NULL;
}
