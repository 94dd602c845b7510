#include "base/text.h"

#include <string.h>

size_t text_copy(char *into, size_t room, const char *text)
{
    size_t size = strnlen(text, room - 1);
    memmove(into, text, size);
    into[size] = '\0';
    return size;
}
