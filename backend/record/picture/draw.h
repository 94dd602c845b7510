/* Draws a preview picture with librsvg, in a separate process. Any thread but the loop. */
#ifndef RECORD_PICTURE_DRAW_H
#define RECORD_PICTURE_DRAW_H

#include "record/picture/picture.h"

/* Draws that SVG in a separate process, within the limits of picture.h, and appends the PNG to
 * `png`. Returns false if that fails; the log has the reason. `stop` as in child.h. For workers. */
MUST_USE bool picture_draw(const struct buf *svg, const atomic_bool *stop, struct buf *png);

/* Runs the child: SVG on standard input, PNG on standard output. Returns the exit status. */
int picture_serve(void);

#endif
