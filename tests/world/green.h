/* The program's threads as coroutines of one thread, so that a run is the same each time. The
 * linker puts these functions in the place of pthread_create() and its like (world.cmake). A
 * coroutine runs until it waits for a condition; a wait with an end is over when the simulated
 * clock says so. */
#ifndef WORLD_GREEN_H
#define WORLD_GREEN_H

/* Lets every coroutine go on that can, until all of them wait. */
void green_run(void);

#endif
