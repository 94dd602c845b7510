/* Draws with librsvg, in a separate process: only that process loads the library. So the server
 * does not suffer from its memory use and its faults, and runs without it. */
#include "record/picture/draw.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/child.h"
#include "base/library.h"
#include "base/log.h"

#define LIBRARY     "librsvg-2.so.2" /* it loads cairo */
#define PIXELS      1                /* CAIRO_FORMAT_RGB24 */
#define WELL        0                /* CAIRO_STATUS_SUCCESS */
#define WRITE_ERROR 11               /* CAIRO_STATUS_WRITE_ERROR */
#define MARK        "\x89PNG\r\n\x1a\n"

/* ---- the server ---- */

bool picture_draw(const struct buf *svg, const atomic_bool *stop, struct buf *png)
{
    struct child child = {.command = PICTURE_COMMAND,
                          .input = svg->bytes,
                          .input_size = svg->size,
                          .ms_max = PICTURE_MS_MAX,
                          .stop = stop};
    png->size_max = PICTURE_BYTES_MAX;
    enum child_end end = child_run(&child, png);
    bool ok = end == CHILD_DONE && png->size > strlen(MARK) &&
              memcmp(png->bytes, MARK, strlen(MARK)) == 0;
    if (!ok && end != CHILD_STOPPED)
        log_warn("picture", "event=not_drawn end=%d bytes=%zu library=%s", (int)end, png->size,
                 LIBRARY);
    return ok;
}

/* ---- the child ---- */

struct rectangle {
    double x, y, width, height;
};

/* The functions used from the libraries. */
struct library {
    void *(*handle_new)(const unsigned char *bytes, unsigned long size, void **error);
    int (*render)(void *handle, void *cairo, const struct rectangle *where, void **error);
    void *(*surface_new)(int format, int width, int height);
    void *(*cairo_new)(void *surface);
    int (*png_write)(void *surface,
                     int (*write)(void *context, const unsigned char *bytes, unsigned int size),
                     void *context);
};

static bool load(struct library *library)
{
    static const struct library_function functions[] = {
        {"rsvg_handle_new_from_data", offsetof(struct library, handle_new)},
        {"rsvg_handle_render_document", offsetof(struct library, render)},
        {"cairo_image_surface_create", offsetof(struct library, surface_new)},
        {"cairo_create", offsetof(struct library, cairo_new)},
        {"cairo_surface_write_to_png_stream", offsetof(struct library, png_write)}};
    return library_load(LIBRARY, functions, COUNT_OF(functions), library) == NULL;
}

static int put(void *context, const unsigned char *bytes, unsigned int size)
{
    return fwrite(bytes, 1, size, context) == size ? WELL : WRITE_ERROR;
}

int picture_serve(void)
{
    static unsigned char svg[PICTURE_SVG_BYTES_MAX + 1];
    struct library library;
    struct rectangle whole = {.width = PICTURE_WIDTH, .height = PICTURE_HEIGHT};
    size_t size = fread(svg, 1, sizeof(svg), stdin);
    child_bound(PICTURE_MS_MAX, PICTURE_MEMORY_MAX);
    if (size == 0 || size > PICTURE_SVG_BYTES_MAX || !load(&library)) return 1;
    void *handle = library.handle_new(svg, size, NULL);
    void *surface = library.surface_new(PIXELS, PICTURE_WIDTH, PICTURE_HEIGHT);
    void *cairo = library.cairo_new(surface);
    bool ok = handle != NULL && library.render(handle, cairo, &whole, NULL) != 0 &&
              library.png_write(surface, put, stdout) == WELL && fflush(stdout) == 0;
    /* the end of the process frees everything, without clean-up code of the libraries */
    _Exit(ok ? 0 : 1);
}
