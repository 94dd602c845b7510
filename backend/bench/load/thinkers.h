/* Tables at which bots think, in addition to the measured ones. At each of them a bot plays
 * against a guest's substitute bot, so that no client is needed. Blocking, on the calling
 * thread. */
#ifndef BENCH_LOAD_THINKERS_H
#define BENCH_LOAD_THINKERS_H

#include "base/base.h"

#define BENCH_THINKERS_MAX 1000

/* Starts `tables` matches of two, on the server at 127.0.0.1, in each of which `bot` thinks from
 * then on. False: the reason is in `error` (of `room` bytes, 0-terminated). */
MUST_USE bool bench_thinkers_begin(uint16_t port, const char *game, const char *bot,
                                   uint32_t tables, char *error, size_t room);

#endif
