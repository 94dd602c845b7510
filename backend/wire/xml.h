/* XML out: elements, attributes and text onto a buffer, escaped so that nothing that somebody has
 * chosen becomes markup. Names are the program's own. Any thread. */
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

/* A writer that appends the declaration to `out`, and then what follows. */
struct xml xml_to(struct buf *out);

/* Opens an element in the one that is open; `name` outlives it. */
void xml_element(struct xml *xml, const char *name);
/* Gives the element that was just opened an attribute. */
void xml_attribute(struct xml *xml, const char *name, const char *value);
/* Text inside the open element, UTF-8. What no XML can hold becomes U+FFFD. Beside elements: for
 * tests. */
void xml_text(struct xml *xml, const char *text);
/* Closes the newest open element. */
void xml_end(struct xml *xml);
/* An element that holds nothing but text. */
void xml_leaf(struct xml *xml, const char *name, const char *text);

#endif
