/* The scene of the attacks with faults: a hub with three matches in a file. A sweep makes the n-th
 * allocation or read fail, for one n after the other. For tests; one thread. */
#ifndef SUPPORT_FAULTS_SCENE_H
#define SUPPORT_FAULTS_SCENE_H

#include "support/hub_case.h"

/* A running match at version 12 with two lines of chat, one that waits for players, and one that an
 * older program has closed as broken although nothing is wrong with it. */
struct scene {
    struct hub_case hub;
    struct hub_user users[2];
    char ids[3][STORE_MATCH_ID_BYTES + 1];
    uint32_t versions[3];
};

extern struct scene scene;

enum fault_kind { MEMORY, READS };

/* Makes the n-th use of that kind fail from now on, and `count` - 1 after it; faults_stop() ends.
 */
void scene_arm(enum fault_kind kind, uint64_t n, uint64_t count);
/* Returns the distance to the next point of a sweep. */
uint64_t scene_step(uint64_t n);

/* Makes the scene, and removes it. */
void scene_make(void);
void scene_end(void);
/* Returns the contents of the file, owned by the caller. */
char *scene_dump(struct store_case *files);

/* Makes a request, which must succeed. */
void scene_ask(struct hub_match *match, const struct hub_request *request);
/* Makes some moves in a match of the scene. */
void scene_play(struct hub_match *match, uint32_t moves);

/* Returns whether all matches can be read; asserts that each is as before. */
bool scene_all_here(void);
/* Returns whether the hub knows the number of running matches, and the time for clocks. */
bool scene_all_known(void);

/* Lets time pass for everybody without waiting for it. */
void scene_seconds_pass(int64_t seconds);
/* Lets a second pass, with a tick. */
void scene_second_pass(void);
/* Lets time pass until the data that could not be read at the start has been read. */
void scene_settle(void);

#endif
