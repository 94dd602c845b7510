/* A network as a file: text with its subject, its training and the result of each stage, then its
 * weights. The build makes those in the games' folders part of the program
 * (backend/games/networks.cmake); arenas and training read them here. One thread.
 */
#ifndef LAB_CORE_NETWORK_FILE_H
#define LAB_CORE_NETWORK_FILE_H

#include "bots/network.h"

#define NETWORK_FILE_TEXT_BYTES 65536 /* the stages, a line each */
#define NETWORK_FILE_LINE_BYTES 512
#define NETWORK_FILE_UNIT       4096 /* a weight is a whole number in units of 1 divided by this */
#define NETWORK_FILE_MOST       524287 /* of such units; a float holds each exactly */

struct network_file {
    const struct game *game;
    uint8_t seats;
    unsigned stages;                       /* stages completed */
    struct network network;                /* its weights are those below */
    char command[NETWORK_FILE_LINE_BYTES]; /* command that made it */
    char text[NETWORK_FILE_TEXT_BYTES];    /* a line for each stage */
    float weights[NETWORK_WEIGHTS_MAX];
};

/* Reads `path` into `file`, whose network borrows from it from then on. Returns NULL, or the error
 * in words: it is missing, no network of `game` for `seats`, trained on other inputs, or
 * damaged. */
const char *network_file_read(const char *path, const struct game *game, uint8_t seats,
                              struct network_file *file);

/* Rounds the weights and the temperature to what a file can hold. */
void network_file_round(struct network_file *file);

/* Writes it to a temporary file and renames that to `path`, so that a concurrent reader sees a
 * whole file. Its weights are rounded. Returns NULL or the error. */
const char *network_file_write(const char *path, const struct network_file *file);

#endif
