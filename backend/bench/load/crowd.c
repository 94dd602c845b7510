#define _GNU_SOURCE /* MAP_ANONYMOUS, SCHED_IDLE */
#include "bench/load/crowd.h"

#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "bench/load/socket.h"

#define EVENTS      256
#define AT_ONCE     64  /* handshakes at a time */
#define PER_ADDRESS 200 /* connections per address */
#define ADDRESS     100 /* the first address; players have lower ones */
#define COME_MS     120000
#define LOOK_MS     10

/* Memory that both processes share. */
struct bench_crowd_shared {
    atomic_uint there; /* number of clients that have sent their text */
    atomic_bool failed;
    atomic_ullong messages;
    atomic_ullong bytes;
};

struct looker {
    struct bench_socket socket;
};

struct look {
    struct bench_crowd_shared *shared;
    struct looker *lookers;
    const char *text;
    uint16_t port;
    uint32_t count;
    uint32_t opened;
    int epoll;
};

static bool looker_open(struct look *look)
{
    struct looker *looker = &look->lookers[look->opened];
    struct epoll_event event = {.events = EPOLLIN | EPOLLOUT | EPOLLET, .data.ptr = looker};
    uint16_t from = (uint16_t)(ADDRESS + look->opened / PER_ADDRESS);
    look->opened++;
    return bench_socket_open(&looker->socket, look->port, from) &&
           epoll_ctl(look->epoll, EPOLL_CTL_ADD, looker->socket.fd, &event) == 0 &&
           bench_socket_upgrade(&looker->socket, "/ws", "");
}

static bool looker_read(const struct look *look, struct looker *looker)
{
    struct bench_text text;
    struct bench_socket *socket = &looker->socket;
    uint64_t bytes = socket->bytes_in;
    bool ok = bench_socket_move(socket);
    atomic_fetch_add(&look->shared->bytes, socket->bytes_in - bytes);
    while (ok && bench_socket_next(socket, &text)) {
        if (socket->live) {
            atomic_fetch_add(&look->shared->messages, 1);
            continue;
        }
        socket->live = true;
        ok = text.status == 101 && bench_socket_tell(socket, look->text, strlen(look->text));
        atomic_fetch_add(&look->shared->there, 1);
    }
    return ok;
}

/* The work of the other process, until it is killed. */
static void look_on(struct look *look)
{
    struct epoll_event events[EVENTS];
    bool ok = true;
    while (ok) {
        while (ok && look->opened < look->count &&
               look->opened - atomic_load(&look->shared->there) < AT_ONCE)
            ok = looker_open(look);
        int count = epoll_wait(look->epoll, events, EVENTS, -1);
        for (int i = 0; ok && i < count; i++) ok = looker_read(look, events[i].data.ptr);
    }
    atomic_store(&look->shared->failed, true);
}

static _Noreturn void look_begin(struct look *look)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        (void)setrlimit(RLIMIT_NOFILE, &limit);
    }
    const struct sched_param none = {0};
    (void)sched_setscheduler(0, SCHED_IDLE, &none);
    look->epoll = epoll_create1(0);
    look->lookers = calloc(look->count, sizeof(look->lookers[0]));
    if (look->epoll >= 0 && look->lookers != NULL) look_on(look);
    atomic_store(&look->shared->failed, true);
    _exit(1);
}

bool bench_crowd_start(struct bench_crowd *crowd, uint16_t port, uint32_t count, const char *text)
{
    const struct timespec pause = {.tv_nsec = LOOK_MS * 1000000L};
    struct bench_crowd_shared *shared =
        mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    *crowd = (struct bench_crowd){0};
    if (shared == MAP_FAILED) return false;
    struct look look = {.shared = shared, .text = text, .port = port, .count = count};
    crowd->shared = shared;
    crowd->pid = fork();
    if (crowd->pid == 0) look_begin(&look);
    int64_t until_ms = clock_mono_ms() + COME_MS;
    bool ok = crowd->pid > 0;
    while (ok && atomic_load(&shared->there) < count) {
        (void)nanosleep(&pause, NULL);
        ok = !atomic_load(&shared->failed) && clock_mono_ms() < until_ms;
    }
    if (!ok) bench_crowd_end(crowd);
    return ok;
}

struct bench_crowd_told bench_crowd_told(const struct bench_crowd *crowd)
{
    return (struct bench_crowd_told){.messages = atomic_load(&crowd->shared->messages),
                                     .bytes = atomic_load(&crowd->shared->bytes)};
}

void bench_crowd_end(struct bench_crowd *crowd)
{
    if (crowd->pid > 0) {
        (void)kill(crowd->pid, SIGKILL);
        (void)waitpid(crowd->pid, NULL, 0);
    }
    if (crowd->shared != NULL) (void)munmap(crowd->shared, sizeof(*crowd->shared));
    *crowd = (struct bench_crowd){0};
}
