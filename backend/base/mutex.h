/* A mutex between threads of this process. A failure to lock or unlock it means incorrect use and
 * ends the program. Any thread. */
#ifndef BASE_MUTEX_H
#define BASE_MUTEX_H

#include <pthread.h>

/* Locks the mutex, waiting until it is free; this thread must not hold it. */
void mutex_lock(pthread_mutex_t *mutex);
/* Unlocks a mutex that this thread holds. */
void mutex_unlock(pthread_mutex_t *mutex);

#endif
