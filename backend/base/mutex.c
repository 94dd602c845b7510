#include "base/mutex.h"

#include "base/base.h"

void mutex_lock(pthread_mutex_t *mutex)
{
    int code = pthread_mutex_lock(mutex);
    CHECK(code == 0);
}

void mutex_unlock(pthread_mutex_t *mutex)
{
    int code = pthread_mutex_unlock(mutex);
    CHECK(code == 0);
}
