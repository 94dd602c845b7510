/* Moves the clocks of build/ochre_test, so that days pass in a test: linked into that program and
 * into no other.
 *
 * OCHRE_TEST_CLOCK=UNIX_MS,MONO_MS moves both before main() begins (a server that is started again
 * goes on from where the one before it was). A line "UNIX_MS MONO_MS" on its standard input moves
 * them on, and "clock moved" answers on standard output. A line "hold" stops both for good: nothing
 * but such lines moves them then; the same answers. */
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/base.h"
#include "base/clock.h"

/* Two numbers with that character between them. */
static bool move_by(const char *text, char between)
{
    char *end = NULL;
    errno = 0;
    long long unix_ms = strtoll(text, &end, 10);
    if (end == text || *end != between) return false;
    const char *second = end + 1;
    long long mono_ms = strtoll(second, &end, 10);
    if (end == second || (*end != '\0' && *end != '\n') || errno != 0 || mono_ms < 0) return false;
    clock_test_move(unix_ms, mono_ms);
    return true;
}

static bool line_read(const char *line)
{
    if (strcmp(line, "hold\n") != 0) return move_by(line, ' ');
    clock_test_hold();
    return true;
}

#define LINE_BYTES 64

/* Reads the next line without stdin: exit() waits for the lock of a stream that somebody reads. */
static bool line_next(char line[LINE_BYTES])
{
    size_t size = 0;
    while (size < LINE_BYTES - 1 && read(STDIN_FILENO, &line[size], 1) == 1)
        if (line[size++] == '\n') break;
    line[size] = '\0';
    return size > 0;
}

static void *lines_read(void *nothing)
{
    char line[LINE_BYTES];
    while (line_next(line)) {
        printf(line_read(line) ? "clock moved\n" : "clock not moved: %s\n", line);
        (void)fflush(stdout);
    }
    return nothing;
}

__attribute__((constructor)) static void begin(void)
{
    const char *from = getenv("OCHRE_TEST_CLOCK");
    if (from == NULL) return;
    CHECK(move_by(from, ','));
    CHECK(unsetenv("OCHRE_TEST_CLOCK") == 0); /* the standard input of its children is theirs */
    sigset_t all;
    sigset_t before;
    pthread_t thread;
    (void)sigfillset(&all); /* signals are the program's */
    (void)pthread_sigmask(SIG_SETMASK, &all, &before);
    CHECK(pthread_create(&thread, NULL, lines_read, NULL) == 0);
    (void)pthread_detach(thread);
    (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
}
