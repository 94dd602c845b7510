/* A machine that has no memory or cannot read, on demand: a shared library whose malloc, calloc,
 * realloc, pread and pread64 come before the C library's. A test program is linked to it and calls
 * the functions below; a real server is started with it as LD_PRELOAD, and
 *     OCHRE_FAULT_MEMORY=N[:COUNT]   the N-th allocation of the process fails, and COUNT-1 after it
 *     OCHRE_FAULT_READ=N[:COUNT]     the same for reads of files that are called *.sqlite*
 * Any thread. Under sanitizers, which have an allocator of their own, nothing ever fails. */
#ifndef SUPPORT_PRELOAD_FAULTS_H
#define SUPPORT_PRELOAD_FAULTS_H

#include <stdbool.h>
#include <stdint.h>

/* Returns whether faults are possible in this build. */
bool faults_possible(void);

/* From now on the n-th allocation (n from 1) fails, and `count` - 1 after it. n = 0: none. */
void faults_memory(uint64_t n, uint64_t count);
/* The same for reads. */
void faults_reads(uint64_t n, uint64_t count);
/* How many have failed since then. Both stop with it. */
uint64_t faults_stop(void);

#endif
