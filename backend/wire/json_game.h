/* Results of matches, and games with their kinds, fields and tables, in JSON. Any thread. */
#ifndef WIRE_JSON_GAME_H
#define WIRE_JSON_GAME_H

#include "wire/json.h"

/* Writes {"over":true,"reason":"buildings","seats":[{"rank":1,"total":120,"tie":18},...],
 *  "rows":[{"name":"farmers","cells":[{"points":12,"count":3,"factor":4},...]},...]} */
void json_result(struct json *json, const char *name, const struct game *game,
                 const struct game_result *result);
/* Writes {"cards":[...],"buildings":[...]} and id, title, seats, options, reasons, move and event
 * kinds with their fields. */
void json_game(struct json *json, const char *name, const struct game *game);

#endif
