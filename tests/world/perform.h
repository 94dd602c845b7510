/* The acts as requests to the server. */
#ifndef WORLD_PERFORM_H
#define WORLD_PERFORM_H

#include "world/server.h"
#include "world/world.h"

/* Asks about a table by `method` /api/matches/ID/WHAT; the answer's status. */
int ask_table(int user, const char *method, int table, const char *what, const char *body);
/* Sends a move; `move` is JSON. The status. */
int ask_move(int user, int table, const char *move, bool lost);
/* Takes what an answer says of a table. */
void table_take(int table, const cJSON *answer);
/* A request id that was not used before. */
void request_id(int user, char *id, size_t size);

/* Acts about accounts, people and the server itself. False: it is none of them. */
bool perform_people(const struct act *act);

#endif
