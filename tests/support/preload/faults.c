#define _GNU_SOURCE /* pread64 */
#include "support/preload/faults.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

struct fault {
    atomic_ullong seen;
    atomic_ullong from; /* 0: none */
    atomic_ullong to;
    atomic_ullong failed;
};

static struct fault memory;
static struct fault reads;

static void fault_set(struct fault *fault, uint64_t n, uint64_t count)
{
    atomic_store(&fault->from, 0);
    atomic_store(&fault->seen, 0);
    atomic_store(&fault->failed, 0);
    atomic_store(&fault->to, n + count - 1);
    atomic_store(&fault->from, n);
}

/* Counts one, and says whether it fails. */
static bool fault_now(struct fault *fault)
{
    unsigned long long from = atomic_load(&fault->from);
    if (from == 0) return false;
    unsigned long long n = atomic_fetch_add(&fault->seen, 1) + 1;
    if (n < from || n > atomic_load(&fault->to)) return false;
    atomic_fetch_add(&fault->failed, 1);
    return true;
}

void faults_memory(uint64_t n, uint64_t count)
{
    fault_set(&memory, n, count);
}

void faults_reads(uint64_t n, uint64_t count)
{
    fault_set(&reads, n, count);
}

uint64_t faults_stop(void)
{
    atomic_store(&memory.from, 0);
    atomic_store(&reads.from, 0);
    return atomic_load(&memory.failed) + atomic_load(&reads.failed);
}

static void fault_read_environment(struct fault *fault, const char *name)
{
    const char *text = getenv(name);
    char *end = NULL;
    unsigned long long n = text != NULL ? strtoull(text, &end, 10) : 0;
    if (n > 0) fault_set(fault, n, *end == ':' ? strtoull(end + 1, NULL, 10) : 1);
}

__attribute__((constructor)) static void begin(void)
{
    fault_read_environment(&memory, "OCHRE_FAULT_MEMORY");
    fault_read_environment(&reads, "OCHRE_FAULT_READ");
}

#ifdef FAULTS_NONE

bool faults_possible(void)
{
    return false;
}

#else

bool faults_possible(void)
{
    return true;
}

/* glibc's own, under the names by which it can be called from one's own malloc. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *bytes, size_t size);
ssize_t pread(int file, void *bytes, size_t size, off_t at);
ssize_t pread64(int file, void *bytes, size_t size, off64_t at);

static bool memory_fails(void)
{
    if (!fault_now(&memory)) return false;
    errno = ENOMEM;
    return true;
}

void *malloc(size_t size)
{
    return memory_fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return memory_fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *bytes, size_t size)
{
    return memory_fails() ? NULL : __libc_realloc(bytes, size);
}

static bool is_database(int file)
{
    char link[32];
    char path[4096];
    (void)snprintf(link, sizeof(link), "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof(path) - 1);
    path[length > 0 ? length : 0] = '\0';
    return strstr(path, ".sqlite") != NULL;
}

ssize_t pread64(int file, void *bytes, size_t size, off64_t at)
{
    if (atomic_load(&reads.from) != 0 && is_database(file) && fault_now(&reads)) {
        errno = EIO;
        return -1;
    }
    return syscall(SYS_pread64, file, bytes, size, at);
}

ssize_t pread(int file, void *bytes, size_t size, off_t at)
{
    return pread64(file, bytes, size, at);
}

#endif
