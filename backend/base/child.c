#include "base/child.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/mutex.h"

#define PROGRAM     "/proc/self/exe" /* this very program, even if its file has been replaced */
#define PIECE_BYTES (64u * 1024)
#define WAIT_US_MAX 1000000 /* counted per wait at most: a test may move the clock */

struct running {
    pid_t pid;
    int in;      /* the child's input; -1: all is written */
    int out;     /* the child's output */
    char *piece; /* buffer for the output, PIECE_BYTES */
    size_t written;
};

static void close_one(int *fd)
{
    if (*fd >= 0) (void)close(*fd);
    *fd = -1;
}

static bool pipe_make(int ends[2])
{
    ends[0] = ends[1] = -1;
    return pipe(ends) == 0 && fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 &&
           fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0;
}

static int spawn(const char *command, int in, int out, pid_t *pid)
{
    extern char **environ;
    char *word = strdup(command);
    char *arguments[] = {"ochre", word, NULL};
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    sigset_t all;
    sigset_t none;
    (void)sigfillset(&all);
    (void)sigemptyset(&none);
    CHECK(posix_spawn_file_actions_init(&files) == 0 && posix_spawnattr_init(&how) == 0);
    int failed = word == NULL ? ENOMEM : posix_spawn_file_actions_adddup2(&files, in, 0);
    failed = failed != 0 ? failed : posix_spawn_file_actions_adddup2(&files, out, 1);
    /* The workers of a pool block all signals, and the child would inherit that. */
    (void)posix_spawnattr_setsigmask(&how, &none);
    (void)posix_spawnattr_setsigdefault(&how, &all);
    (void)posix_spawnattr_setflags(&how, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    failed = failed != 0 ? failed : posix_spawn(pid, PROGRAM, &files, &how, arguments, environ);
    (void)posix_spawnattr_destroy(&how);
    (void)posix_spawn_file_actions_destroy(&files);
    free(word);
    return failed;
}

static bool start(const struct child *child, struct running *running)
{
    /* One start at a time: no child inherits another's pipe ends before they are marked
     * close-on-exec. */
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    int in[2] = {-1, -1};
    int out[2] = {-1, -1};
    *running = (struct running){.in = -1, .out = -1, .piece = malloc(PIECE_BYTES)};
    mutex_lock(&lock);
    bool ok = running->piece != NULL && pipe_make(in) && pipe_make(out) &&
              fcntl(in[1], F_SETFL, O_NONBLOCK) == 0 && fcntl(out[0], F_SETFL, O_NONBLOCK) == 0 &&
              spawn(child->command, in[0], out[1], &running->pid) == 0;
    mutex_unlock(&lock);
    close_one(&in[0]);
    close_one(&out[1]);
    if (!ok) {
        close_one(&in[1]);
        close_one(&out[0]);
        return false;
    }
    running->in = in[1];
    running->out = out[0];
    return true;
}

/* Writes input and reads output as far as possible. Returns false at the end of the output. */
static bool move_bytes(const struct child *child, struct running *running, struct buf *output)
{
    if (running->in >= 0) {
        ssize_t wrote = write(running->in, (const char *)child->input + running->written,
                              child->input_size - running->written);
        running->written += wrote > 0 ? (size_t)wrote : 0;
        bool broken = wrote < 0 && errno != EAGAIN && errno != EINTR;
        if (broken || running->written == child->input_size) close_one(&running->in);
    }
    ssize_t size = read(running->out, running->piece, PIECE_BYTES);
    if (size > 0) buf_append(output, running->piece, (size_t)size);
    return size > 0 || (size < 0 && (errno == EAGAIN || errno == EINTR));
}

enum child_end child_run(const struct child *child, struct buf *output)
{
    struct running running;
    int64_t left_us = (int64_t)child->ms_max * 1000;
    if (child->stop != NULL && atomic_load(child->stop)) return CHILD_STOPPED;
    if (!start(child, &running)) {
        free(running.piece);
        return CHILD_NOT_STARTED;
    }
    enum child_end end = CHILD_DONE;
    while (move_bytes(child, &running, output)) {
        struct pollfd fds[] = {{.fd = running.out, .events = POLLIN},
                               {.fd = running.in, .events = POLLOUT}};
        if (child->stop != NULL && atomic_load(child->stop))
            end = CHILD_STOPPED;
        else if (left_us < 0)
            end = CHILD_LATE;
        else if (output->failed)
            end = CHILD_LARGE;
        if (end != CHILD_DONE) break;
        int64_t before_us = clock_mono_us();
        (void)poll(fds, running.in >= 0 ? 2 : 1, CHILD_STOP_MS);
        int64_t waited_us = clock_mono_us() - before_us;
        left_us -= waited_us < WAIT_US_MAX ? waited_us : WAIT_US_MAX;
    }
    (void)kill(running.pid, SIGKILL);
    close_one(&running.in);
    close_one(&running.out);
    while (waitpid(running.pid, NULL, 0) < 0 && errno == EINTR) {
    }
    free(running.piece);
    return end == CHILD_DONE && output->failed ? CHILD_LARGE : end;
}

/* ---- in the child ---- */

static void bound(int what, size_t most)
{
    struct rlimit limit = {.rlim_cur = most, .rlim_max = most};
    CHECK(setrlimit((__rlimit_resource_t)what, &limit) == 0);
}

static void close_others(void)
{
    DIR *open_files = opendir("/proc/self/fd");
    for (struct dirent *entry; open_files != NULL && (entry = readdir(open_files)) != NULL;) {
        int fd = (int)strtol(entry->d_name, NULL, 10);
        if (fd > STDERR_FILENO && fd != dirfd(open_files)) (void)close(fd);
    }
    if (open_files != NULL) (void)closedir(open_files);
}

static void offer_to_be_killed(void)
{
    FILE *file = fopen("/proc/self/oom_score_adj", "w");
    if (file != NULL) {
        (void)fputs("1000", file);
        (void)fclose(file);
    }
}

void child_bound(uint32_t ms_max, size_t memory_max)
{
    CHECK(prctl(PR_SET_PDEATHSIG, SIGKILL) == 0);
    (void)alarm(ms_max / 1000 + 1); /* the signal has no handler, so it ends the child */
    (void)signal(SIGXFSZ, SIG_IGN); /* a forbidden write becomes an error */
    close_others();
    offer_to_be_killed();
    bound(RLIMIT_FSIZE, 0);
    bound(RLIMIT_CORE, 0);
    if (!SANITIZED) bound(RLIMIT_DATA, memory_max);
}
