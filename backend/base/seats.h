/* How many sit at one table at most, whatever the game. Sets of seats are the bits of a uint8_t
 * everywhere. The schema says the same: live/common.json, openapi.yaml, sqlite/. */
#ifndef BASE_SEATS_H
#define BASE_SEATS_H

#define GAME_SEATS_MAX 8

#endif
