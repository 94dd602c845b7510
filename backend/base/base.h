/* The few words every room uses. Knows nothing of this project. Any thread. */
#ifndef BASE_BASE_H
#define BASE_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MUST_USE        __attribute__((warn_unused_result))
#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

/* True if this build uses a sanitizer for memory or threads, which needs more memory and time. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

/* Prints the place of a failed CHECK and aborts, in production too. Never returns. Any thread. */
_Noreturn void base_check_failed(const char *condition, const char *file, int line);

/* Aborts unless a condition holds that only a bug in this program can break. Bad input is never
 * a CHECK. */
#define CHECK(condition) ((condition) ? (void)0 : base_check_failed(#condition, __FILE__, __LINE__))

/* Returns the smaller of two numbers. */
static inline int min(int one, int other)
{
    return one < other ? one : other;
}

/* Returns the larger of two numbers. */
static inline int max(int one, int other)
{
    return one > other ? one : other;
}

#endif
