/* The duration and the random seed of every attack in C. Any thread. */
#ifndef SUPPORT_ATTACK_H
#define SUPPORT_ATTACK_H

#include <stdint.h>

#include "engine/table_kinds.h"

/* Seconds that an attack may take: `seconds_short`, or OCHRE_ATTACK_SECONDS, which tests/attack/run
 * sets. */
double attack_seconds(double seconds_short);

/* The seed of an attack's randomness: OCHRE_ATTACK_SEED, or one of the clock. It is printed. */
uint64_t attack_seed(const char *name);

/* Any move of the table that a person may send: most are about taking back, one of three about who
 * sits where, and few are resignations. `draw` gives a number below another. */
struct table_move attack_table_move(uint32_t (*draw)(uint32_t below));

#endif
