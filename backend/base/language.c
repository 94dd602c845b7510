#include "base/language.h"

#include <string.h>

#define BEFORE "{ $"
#define AFTER  " }"

/* Returns NULL for an unknown tag. */
static const struct language *language_of(const char *tag)
{
    for (const struct language *one = languages; one->tag != NULL; one++)
        if (strcmp(one->tag, tag) == 0) return one;
    return NULL;
}

static const char *text_of(const struct language *language, const char *id)
{
    for (const struct language_text *one = language->texts; one->id != NULL; one++)
        if (strcmp(one->id, id) == 0) return one->text;
    return NULL;
}

bool language_is_known(const char *tag)
{
    return language_of(tag) != NULL;
}

const char *language_tag(const char *tag)
{
    return language_is_known(tag) ? tag : languages[0].tag;
}

const char *language_text(const char *tag, const char *id)
{
    const struct language *language = language_of(tag);
    const char *text = language != NULL ? text_of(language, id) : NULL;
    if (text == NULL) text = text_of(&languages[0], id);
    return text != NULL ? text : "";
}

static const char *value_of(const char *name, size_t size, const struct language_value *values,
                            size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strlen(values[i].name) == size && memcmp(values[i].name, name, size) == 0)
            return values[i].value;
    return "";
}

void language_say(struct buf *out, const char *tag, const char *id,
                  const struct language_value *values, size_t count)
{
    const char *text = language_text(tag, id);
    for (const char *next; (next = strstr(text, BEFORE)) != NULL;) {
        const char *name = next + strlen(BEFORE);
        const char *end = strstr(name, AFTER);
        if (end == NULL) break;
        buf_append(out, text, (size_t)(next - text));
        buf_append_text(out, value_of(name, (size_t)(end - name), values, count));
        text = end + strlen(AFTER);
    }
    buf_append_text(out, text);
}
