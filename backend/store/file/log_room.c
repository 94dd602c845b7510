#include "store/file/log_room.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/base.h"
#include "base/clock.h"
#include "base/log.h"

#define PIECE_BYTES (64 * 1024)

struct log_room {
    pthread_t thread; /* these two are used by the writer */
    bool works;
    const char *path;          /* written before the thread begins, as the next member is */
    int64_t wanted;            /* bytes */
    struct log_room_made made; /* read after it has ended */
    atomic_bool stops;
    atomic_bool ended;
};

struct log_room *log_room_new(void)
{
    return calloc(1, sizeof(struct log_room));
}

void log_room_free(struct log_room *room)
{
    if (room == NULL) return;
    CHECK(!room->works);
    free(room);
}

/* ---- the thread ---- */

static int64_t file_size(int file)
{
    struct stat about;
    return fstat(file, &about) == 0 ? (int64_t)about.st_size : -1;
}

/* Returns whether the disk has space for the step: the last space is for the frames themselves. */
static bool is_space_for(int file, int64_t bytes)
{
    struct statvfs disk;
    return fstatvfs(file, &disk) == 0 &&
           (uint64_t)bytes <= (uint64_t)disk.f_bavail * disk.f_frsize / LOG_ROOM_FREE_PARTS;
}

/* Appends zeros. The file is open for appending: they are written at its present end. */
static bool zeros_append(struct log_room *room, int file, int64_t bytes)
{
    static char zeros[PIECE_BYTES];
    while (bytes > 0 && !atomic_load(&room->stops)) {
        ssize_t count = write(file, zeros, bytes < PIECE_BYTES ? (size_t)bytes : PIECE_BYTES);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        bytes -= count;
    }
    return true;
}

static struct log_room_made step_make(struct log_room *room, int file)
{
    struct log_room_made made = {.denied = true, .before = file_size(file)};
    made.size = made.before;
    int64_t bytes = room->wanted - made.before;
    if (made.before < 0 || bytes <= 0 || !is_space_for(file, bytes)) {
        made.denied = made.before < 0 || bytes > 0;
        return made;
    }
    made.denied = !zeros_append(room, file, bytes) || fdatasync(file) != 0;
    made.size = file_size(file);
    return made;
}

static void *room_main(void *context)
{
    struct log_room *room = context;
    int64_t begin_us = clock_mono_us();
    int file = open(room->path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW);
    room->made = (struct log_room_made){.denied = true};
    if (file >= 0) {
        room->made = step_make(room, file);
        (void)close(file); /* the file was synced, or the step failed */
    }
    log_debug("store", "event=log_room before=%lld size=%lld denied=%d us=%lld",
              (long long)room->made.before, (long long)room->made.size, room->made.denied,
              (long long)(clock_mono_us() - begin_us));
    atomic_store(&room->ended, true);
    return NULL;
}

/* ---- the writer ---- */

bool log_room_is_due(int64_t used, int64_t ready)
{
    int64_t left = ready - used;
    return left < ready / 2 && left < LOG_ROOM_LEFT_BYTES;
}

bool log_room_request(struct log_room *room, const char *path, int64_t ready)
{
    CHECK(!room->works);
    room->path = path;
    room->wanted = ready < LOG_ROOM_FIRST_BYTES    ? LOG_ROOM_FIRST_BYTES
                   : ready < LOG_ROOM_SECOND_BYTES ? LOG_ROOM_SECOND_BYTES
                   : ready < LOG_ROOM_THIRD_BYTES  ? LOG_ROOM_THIRD_BYTES
                                                   : ready + LOG_ROOM_MORE_BYTES;
    atomic_store(&room->stops, false);
    atomic_store(&room->ended, false);
    room->works = pthread_create(&room->thread, NULL, room_main, room) == 0;
    return room->works;
}

bool log_room_works(const struct log_room *room)
{
    return room->works;
}

bool log_room_result(struct log_room *room, struct log_room_made *made)
{
    if (!room->works || !atomic_load(&room->ended)) return false;
    CHECK(pthread_join(room->thread, NULL) == 0); /* at its last instruction */
    room->works = false;
    *made = room->made;
    return true;
}

void log_room_stop(struct log_room *room)
{
    if (!room->works) return;
    atomic_store(&room->stops, true);
    CHECK(pthread_join(room->thread, NULL) == 0);
    room->works = false;
}
