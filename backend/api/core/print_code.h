/* An invitation code as JSON, for its maker and for administrators. Any thread. */
#ifndef API_CORE_PRINT_CODE_H
#define API_CORE_PRINT_CODE_H

#include "store/nouns/entry/codes.h"
#include "wire/json.h"

/* Writes a code; with `maker` also the account that made it. */
void print_code(struct json *json, const char *name, const struct store_code *code, bool maker);

/* Parses the number of a code in a path; 0: it is none. */
int64_t code_number(const char *text);

#endif
