#define _GNU_SOURCE /* sched_setaffinity, pipe2 */
#include "bench/load/server.h"

#include <dirent.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "bench/load/socket.h"

#define OWN        "/proc/self/exe"
#define PROGRAM    "ochre" /* in the folder of this program */
#define PATH_BYTES 4096
#define LINE_BYTES 512
#define PAGE_BYTES 4096

/* Sets the environment of the server: without rate limits, which are for strangers, since a
 * benchmark needs the full load. */
static void settings_set(void)
{
    CHECK(setenv("OCHRE_LIMIT_FACTOR", "1000000", 1) == 0);
    CHECK(setenv("OCHRE_MATCHES_PER_USER", "1000", 1) == 0);
    CHECK(setenv("OCHRE_MATCHES_PER_ADDRESS", "100000", 1) == 0);
    CHECK(setenv("OCHRE_GUESTS_PER_DAY", "100000", 1) == 0);
}

bool bench_core_take(uint32_t core)
{
    static cpu_set_t all;
    cpu_set_t one;
    if (CPU_COUNT(&all) == 0 && sched_getaffinity(0, sizeof(all), &all) != 0) return false;
    CPU_ZERO(&one);
    if (core != BENCH_CORE_ANY) CPU_SET(core, &one);
    return sched_setaffinity(0, sizeof(one), core == BENCH_CORE_ANY ? &all : &one) == 0;
}

/* Starts a process that ends with this one, even if this one is killed. */
static bool spawn(struct bench_server *server, const char *program, char **arguments)
{
    int ends[2];
    pid_t parent = getpid();
    if (pipe2(ends, O_CLOEXEC) != 0) return false;
    pid_t pid = fork();
    if (pid == 0) {
        bool ok = prctl(PR_SET_PDEATHSIG, SIGTERM) == 0 && getppid() == parent &&
                  dup2(ends[1], STDOUT_FILENO) >= 0;
        if (ok) (void)execv(program, arguments);
        _exit(EXIT_FAILURE);
    }
    (void)close(ends[1]);
    server->said = ends[0];
    server->pid = pid;
    return pid > 0;
}

static bool spawn_bare(struct bench_server *server, const struct bench_start *start)
{
    char path[2 * BENCH_PATH_BYTES];
    char bytes[16];
    char seats[16];
    (void)snprintf(path, sizeof(path), "%s/log", server->folder);
    (void)snprintf(bytes, sizeof(bytes), "%u", start->bytes);
    (void)snprintf(seats, sizeof(seats), "%u", start->seats);
    char *arguments[] = {"ochre-bench", "bare",    "--log", path, "--bytes",
                         bytes,         "--seats", seats,   NULL};
    return spawn(server, OWN, arguments);
}

/* Writes the path of the server's program. Returns false if it does not fit. */
static bool program_find(char path[PATH_BYTES])
{
    ssize_t length = readlink(OWN, path, PATH_BYTES);
    if (length <= 0) return false;
    while (length > 0 && path[length - 1] != '/') length--;
    if ((size_t)length + sizeof(PROGRAM) > PATH_BYTES) return false;
    memcpy(path + length, PROGRAM, sizeof(PROGRAM));
    return true;
}

static bool spawn_whole(struct bench_server *server)
{
    char program[PATH_BYTES];
    char *arguments[] = {"ochre", "serve", "--listen",  "127.0.0.1:0", "--data", server->folder,
                         "--log", "warn",  "--metrics", "127.0.0.1:0", NULL};
    settings_set();
    return program_find(program) && spawn(server, program, arguments);
}

/* Reads the server's output until it reports its port, or ends. */
static bool port_read(struct bench_server *server)
{
    char said[LINE_BYTES] = "";
    size_t size = 0;
    while (size + 1 < sizeof(said)) {
        ssize_t count = read(server->said, said + size, sizeof(said) - 1 - size);
        if (count <= 0) return false;
        size += (size_t)count;
        said[size] = '\0';
        const char *at = strstr(said, BENCH_SERVES);
        if (at == NULL || strchr(at, '\n') == NULL) continue;
        long port = strtol(at + strlen(BENCH_SERVES), NULL, 10);
        server->port = (uint16_t)port;
        at = strstr(said, BENCH_METRICS);
        server->metrics_port =
            at != NULL ? (uint16_t)strtol(at + strlen(BENCH_METRICS), NULL, 10) : server->port;
        return port > 0 && port <= UINT16_MAX;
    }
    return false;
}

/* Deletes the database with its sidecar files; there are no folders in it. */
static void folder_delete(const char *folder)
{
    char path[2 * BENCH_PATH_BYTES];
    DIR *listed = opendir(folder);
    for (const struct dirent *entry; listed != NULL && (entry = readdir(listed)) != NULL;) {
        (void)snprintf(path, sizeof(path), "%s/%s", folder, entry->d_name);
        (void)unlink(path);
    }
    if (listed != NULL) (void)closedir(listed);
    (void)rmdir(folder);
}

bool bench_server_start(struct bench_server *server, const struct bench_start *start, char *error,
                        size_t room)
{
    *server = (struct bench_server){.folder = "/tmp/ochre-bench-XXXXXX", .said = -1};
    (void)signal(SIGPIPE, SIG_IGN); /* so that an interrupted run cleans up */
    if (ferror(stdout)) {
        (void)snprintf(error, room, "nobody reads what is printed");
        return false;
    }
    if (mkdtemp(server->folder) == NULL) {
        (void)snprintf(error, room, "no folder can be made in /tmp");
        return false;
    }
    if (start->prepare != NULL && !start->prepare(start->context, server->folder)) {
        (void)snprintf(error, room, "the file cannot be filled");
        folder_delete(server->folder);
        return false;
    }
    int64_t begin_us = clock_mono_us();
    bool ok = start->core == BENCH_CORE_ANY || bench_core_take(start->core);
    ok = ok && (start->bare ? spawn_bare(server, start) : spawn_whole(server)) && port_read(server);
    server->start_us = clock_mono_us() - begin_us;
    if (ok) return true;
    (void)snprintf(error, room, "the server does not start");
    if (server->pid > 0) (void)kill(server->pid, SIGKILL);
    if (!bench_server_stop(server)) return false;
    return false;
}

int64_t bench_server_cpu_us(const struct bench_server *server)
{
    return clock_process_us(server->pid);
}

uint64_t bench_server_writes(const struct bench_server *server)
{
    static const char name[] = "syscw: ";
    char path[BENCH_PATH_BYTES];
    char line[LINE_BYTES];
    uint64_t writes = 0;
    (void)snprintf(path, sizeof(path), "/proc/%d/io", server->pid);
    FILE *file = fopen(path, "r");
    while (file != NULL && fgets(line, sizeof(line), file) != NULL)
        if (strncmp(line, name, strlen(name)) == 0)
            writes = strtoull(line + strlen(name), NULL, 10);
    if (file != NULL) (void)fclose(file);
    return writes;
}

/* Reads a number from a line of /metrics; 0: there is no such line. */
static uint64_t metric(const struct bench_server *server, const char *name)
{
    struct bench_socket socket;
    struct bench_text text;
    uint64_t value = 0;
    size_t size = strlen(name);
    if (!bench_socket_open(&socket, server->metrics_port, 0)) return 0;
    bool ok = bench_socket_request(&socket, "GET", "/metrics", "", NULL);
    while (ok && !bench_socket_next(&socket, &text)) ok = bench_socket_wait(&socket);
    for (const char *at = ok ? text.bytes : NULL; at != NULL; at = strchr(at, '\n')) {
        at += *at == '\n';
        if (strncmp(at, name, size) == 0 && at[size] == ' ') value = strtoull(at + size, NULL, 10);
    }
    bench_socket_close(&socket);
    return value;
}

uint64_t bench_server_sends(const struct bench_server *server)
{
    return metric(server, BENCH_SENDS);
}

uint64_t bench_server_thinking(const struct bench_server *server)
{
    return metric(server, "ochre_bots_thinking");
}

uint64_t bench_server_memory(const struct bench_server *server)
{
    char path[BENCH_PATH_BYTES];
    unsigned long long size = 0;
    unsigned long long resident = 0;
    unsigned long long shared = 0;
    (void)snprintf(path, sizeof(path), "/proc/%d/statm", server->pid);
    FILE *file = fopen(path, "r");
    if (file == NULL) return 0;
    bool ok = fscanf(file, "%llu %llu %llu", &size, &resident, &shared) == 3;
    (void)fclose(file);
    return ok && resident > shared ? (resident - shared) * PAGE_BYTES : 0;
}

bool bench_server_stop(struct bench_server *server)
{
    int status = 0;
    if (server->pid > 0) {
        (void)kill(server->pid, SIGTERM);
        (void)waitpid(server->pid, &status, 0);
    }
    if (server->said >= 0) (void)close(server->said);
    folder_delete(server->folder);
    server->pid = 0;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}
