/* Writes XML: elements, attributes and text onto a buffer, escaped so that no text from a user
 * becomes markup. Names are constants of the program. Any thread. */
#ifndef WIRE_XML_H
#define WIRE_XML_H

#include "base/buf.h"

#define XML_DEPTH_MAX 8

struct xml {
    struct buf *out;
    uint8_t depth;
    bool open; /* the newest element may still get attributes */
    const char *names[XML_DEPTH_MAX];
};

/* Returns a writer for `out`, to which it first appends the declaration. */
struct xml xml_to(struct buf *out);

/* Opens an element in the newest open one; `name` outlives it. */
void xml_element(struct xml *xml, const char *name);
/* Adds an attribute to the element that was just opened. */
void xml_attribute(struct xml *xml, const char *name, const char *value);
/* Writes text inside the open element, UTF-8. Characters that XML does not allow become U+FFFD.
 * Next to child elements only for tests. */
void xml_text(struct xml *xml, const char *text);
/* Closes the newest open element. */
void xml_end(struct xml *xml);
/* Writes an element that contains only text. */
void xml_leaf(struct xml *xml, const char *name, const char *text);

#endif
