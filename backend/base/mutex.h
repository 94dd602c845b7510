/* A mutex between threads of this process. That it cannot be locked or unlocked means that it is
 * used wrongly, which ends the program. Any thread. */
#ifndef BASE_MUTEX_H
#define BASE_MUTEX_H

#include <pthread.h>

/* Waits until no other thread has the mutex; this one must not have it. */
void mutex_lock(pthread_mutex_t *mutex);
/* Gives back a mutex that this thread has. */
void mutex_unlock(pthread_mutex_t *mutex);

#endif
