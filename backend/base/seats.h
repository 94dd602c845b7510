/* The maximum number of seats at one table, for every game. Sets of seats are the bits of a uint8_t
 * everywhere. The schema states the same: live/common.json, openapi.yaml, sqlite/. */
#ifndef BASE_SEATS_H
#define BASE_SEATS_H

#define GAME_SEATS_MAX 8

#endif
