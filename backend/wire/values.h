/* Values that many messages share, in JSON. Any thread. */
#ifndef WIRE_VALUES_H
#define WIRE_VALUES_H

#include "wire/json.h"

/* Writes the member's value, or null if it is `none`. */
void json_int_or_null(struct json *json, const char *name, int64_t value, int64_t none);
/* Writes the text, or null if it is empty. */
void json_text_or_null(struct json *json, const char *name, const char *text);
/* Writes the seats of a bit set as an array, in order. */
void json_seats(struct json *json, const char *name, uint8_t seats);

#endif
