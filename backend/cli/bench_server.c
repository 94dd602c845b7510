#include "cli/bench_server.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/text.h"

#define PROGRAM    "/proc/self/exe"
#define URL        "ochre: serving on http://127.0.0.1:"
#define LINE_BYTES 512
#define PAGE_BYTES 4096

/* Limits are for strangers; here the load is what is wanted. */
static void settings_set(void)
{
    CHECK(setenv("OCHRE_LIMIT_FACTOR", "1000000", 1) == 0);
    CHECK(setenv("OCHRE_MATCHES_PER_USER", "1000", 1) == 0);
    CHECK(setenv("OCHRE_MATCHES_PER_ADDRESS", "100000", 1) == 0);
    CHECK(setenv("OCHRE_GUESTS_PER_DAY", "100000", 1) == 0);
}

static bool spawn(struct bench_server *server)
{
    extern char **environ;
    char *arguments[] = {"ochre",        "serve", "--listen", "127.0.0.1:0", "--data",
                         server->folder, "--log", "warn",     NULL};
    posix_spawn_file_actions_t files;
    int ends[2];
    pid_t pid = 0;
    if (pipe(ends) != 0) return false;
    CHECK(posix_spawn_file_actions_init(&files) == 0);
    bool ok = posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO) == 0 &&
              posix_spawn_file_actions_addclose(&files, ends[0]) == 0 &&
              posix_spawn(&pid, PROGRAM, &files, NULL, arguments, environ) == 0;
    (void)posix_spawn_file_actions_destroy(&files);
    (void)close(ends[1]);
    server->said = ends[0];
    server->pid = pid;
    return ok;
}

/* Reads until it says where it serves, or ends. */
static bool port_read(struct bench_server *server)
{
    char said[LINE_BYTES] = "";
    size_t size = 0;
    while (size + 1 < sizeof(said)) {
        ssize_t count = read(server->said, said + size, sizeof(said) - 1 - size);
        if (count <= 0) return false;
        size += (size_t)count;
        said[size] = '\0';
        const char *at = strstr(said, URL);
        if (at == NULL || strchr(at, '\n') == NULL) continue;
        long port = strtol(at + strlen(URL), NULL, 10);
        server->port = (uint16_t)port;
        return port > 0 && port <= UINT16_MAX;
    }
    return false;
}

bool bench_server_start(struct bench_server *server, char *error, size_t room)
{
    *server = (struct bench_server){.folder = "/tmp/ochre-bench-XXXXXX", .said = -1};
    settings_set();
    if (mkdtemp(server->folder) == NULL) {
        (void)snprintf(error, room, "no folder can be made in /tmp");
        return false;
    }
    if (spawn(server) && port_read(server)) return true;
    (void)snprintf(error, room, "the server does not start");
    if (server->pid > 0) (void)kill(server->pid, SIGKILL);
    if (!bench_server_stop(server)) return false;
    return false;
}

int64_t bench_server_cpu_us(const struct bench_server *server)
{
    return clock_process_us(server->pid);
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

/* The database and what lies beside it; there are no folders in it. */
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
