#include "tournament/assignment.h"

#include <string.h>

#define ROOM      (ASSIGNMENT_MAX + 1) /* row and column 0 are no thing and no place */
#define UNREACHED INT64_MAX

struct solution {
    unsigned count;
    int64_t thing_potential[ROOM];
    int64_t place_potential[ROOM];
    uint8_t thing_of[ROOM]; /* of each place; 0: none yet */
    uint8_t way[ROOM];      /* the place before it on the shortest path */
    int64_t distance[ROOM];
    bool reached[ROOM];
};

/* Extends the shortest paths by place `at`; returns the nearest place that is not reached. */
static unsigned step(struct solution *all, unsigned at,
                     int64_t cost[ASSIGNMENT_MAX][ASSIGNMENT_MAX])
{
    unsigned thing = all->thing_of[at];
    unsigned nearest = 0;
    int64_t least = UNREACHED;
    all->reached[at] = true;
    for (unsigned place = 1; place <= all->count; place++) {
        if (all->reached[place]) continue;
        int64_t reduced =
            cost[thing - 1][place - 1] - all->thing_potential[thing] - all->place_potential[place];
        if (reduced < all->distance[place]) {
            all->distance[place] = reduced;
            all->way[place] = (uint8_t)at;
        }
        if (all->distance[place] < least) {
            least = all->distance[place];
            nearest = place;
        }
    }
    for (unsigned place = 0; place <= all->count; place++) {
        if (all->reached[place]) {
            all->thing_potential[all->thing_of[place]] += least;
            all->place_potential[place] -= least;
        } else {
            all->distance[place] -= least;
        }
    }
    return nearest;
}

void assignment_solve(unsigned count, int64_t cost[ASSIGNMENT_MAX][ASSIGNMENT_MAX],
                      uint8_t place[ASSIGNMENT_MAX])
{
    struct solution all = {.count = count};
    CHECK(count >= 1 && count <= ASSIGNMENT_MAX);
    for (unsigned thing = 1; thing <= count; thing++) {
        unsigned at = 0;
        all.thing_of[0] = (uint8_t)thing;
        memset(all.reached, 0, sizeof(all.reached));
        for (unsigned i = 0; i < ROOM; i++) all.distance[i] = UNREACHED;
        do at = step(&all, at, cost);
        while (all.thing_of[at] != 0);
        while (at != 0) {
            unsigned before = all.way[at];
            all.thing_of[at] = all.thing_of[before];
            at = before;
        }
    }
    for (unsigned i = 1; i <= count; i++) place[all.thing_of[i] - 1] = (uint8_t)(i - 1);
}
