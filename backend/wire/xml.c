#include "wire/xml.h"

#include <string.h>

#include "base/encoding/utf8.h"

struct xml xml_to(struct buf *out)
{
    buf_append_text(out, "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");
    return (struct xml){.out = out};
}

/* Ends the tag of an element after its last attribute. */
static void tag_end(struct xml *xml)
{
    if (xml->open) buf_append_text(xml->out, ">");
    xml->open = false;
}

/* Returns the escape of a character that is markup, or that a reader would change; NULL: no
 * escape is needed. */
static const char *escape_of(unsigned char c)
{
    switch (c) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    case '\'': return "&#39;";
    case '\t': return "&#9;";
    case '\n': return "&#10;";
    case '\r': return "&#13;";
    default: return c < 0x20 || c == 0x7f ? "\xef\xbf\xbd" : NULL;
    }
}

/* Returns true for the two code points beyond ASCII that no document may contain. */
static bool is_forbidden(const char *at)
{
    return memcmp(at, "\xef\xbf\xbe", 3) == 0 || memcmp(at, "\xef\xbf\xbf", 3) == 0;
}

static void append(struct xml *xml, const char *text)
{
    for (size_t size = strlen(text), at = 0; at < size;) {
        size_t step = utf8_length(text + at, size - at);
        const char *escape = step == 1 ? escape_of((unsigned char)text[at]) : NULL;
        if (step == 0 || (step == 3 && is_forbidden(text + at))) escape = "\xef\xbf\xbd";
        if (escape != NULL)
            buf_append_text(xml->out, escape);
        else
            buf_append(xml->out, text + at, step);
        at += step > 0 ? step : 1;
    }
}

void xml_element(struct xml *xml, const char *name)
{
    CHECK(xml->depth < XML_DEPTH_MAX);
    tag_end(xml);
    xml->names[xml->depth++] = name;
    buf_append_text(xml->out, "<");
    buf_append_text(xml->out, name);
    xml->open = true;
}

void xml_attribute(struct xml *xml, const char *name, const char *value)
{
    CHECK(xml->open);
    buf_append_text(xml->out, " ");
    buf_append_text(xml->out, name);
    buf_append_text(xml->out, "=\"");
    append(xml, value);
    buf_append_text(xml->out, "\"");
}

void xml_text(struct xml *xml, const char *text)
{
    CHECK(xml->depth > 0);
    tag_end(xml);
    append(xml, text);
}

void xml_end(struct xml *xml)
{
    CHECK(xml->depth > 0);
    const char *name = xml->names[--xml->depth];
    if (xml->open) {
        buf_append_text(xml->out, "/>");
        xml->open = false;
    } else {
        buf_append_text(xml->out, "</");
        buf_append_text(xml->out, name);
        buf_append_text(xml->out, ">");
    }
    if (xml->depth <= 1) buf_append_text(xml->out, "\n");
}

void xml_leaf(struct xml *xml, const char *name, const char *text)
{
    xml_element(xml, name);
    xml_text(xml, text);
    xml_end(xml);
}
