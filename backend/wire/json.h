/* Writes JSON: appends values to a buffer, and plain structs by their field tables. No tree, no
 * allocation except the buffer's. Any thread. */
#ifndef WIRE_JSON_H
#define WIRE_JSON_H

#include "base/buf.h"
#include "engine/game.h"

#define JSON_DEPTH_MAX 24

struct json {
    struct buf *out;
    uint8_t depth;
    bool started; /* this level has a value already: a comma precedes the next one */
};

/* Returns a writer that appends to `out`. */
struct json json_to(struct buf *out);

/* Each function writes a value with its member's name, or NULL inside an array and at the top. */
void json_object(struct json *json, const char *name);
void json_object_end(struct json *json);
void json_array(struct json *json, const char *name);
void json_array_end(struct json *json);
void json_int(struct json *json, const char *name, int64_t value);
void json_bool(struct json *json, const char *name, bool value);
void json_real(struct json *json, const char *name, double value);
void json_null(struct json *json, const char *name);
/* Each writes UTF-8 text, escaped; NULL text is null. The second takes `size` bytes. */
void json_text(struct json *json, const char *name, const char *text);
void json_text_size(struct json *json, const char *name, const char *text, size_t size);
/* Each writes a value that is JSON already. The second takes `size` bytes. */
void json_raw(struct json *json, const char *name, const char *text);
void json_raw_size(struct json *json, const char *name, const char *text, size_t size);

/* Writes a struct as an object, by its shape. */
void json_struct(struct json *json, const char *name, const struct shape *shape, const void *bytes);

/* Writes one field of the struct at `bytes`, as a member with the field's name. */
void json_field(struct json *json, const struct field *field, const void *bytes);

/* Writes {"kind":"place","place":"forest","people":3} */
void json_move(struct json *json, const char *name, const struct game *game,
               const struct game_move *move);
/* Writes {"kind":"rolled","seat":2,...}; "seat" is missing if it is nobody. */
void json_event(struct json *json, const char *name, const struct game *game,
                const struct game_event *event);

#endif
