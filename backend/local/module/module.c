/* The exports of the WebAssembly module: one local match (local/call.h), with its request and
 * its answer in the module's memory. One caller. */
#include "base/buf.h"
#include "local/call.h"
#include "local/save.h"

#define REQUEST_BYTES_MAX (LOCAL_SAVE_BYTES_MAX + 1024)

/* The system calls of wasi-libc, under its names: its streams use them to write, seek and close.
 * Here they fail, so that the module imports nothing. */
int32_t module_fd_write(int32_t fd, int32_t vectors, int32_t count,
                        int32_t written) __asm__("__imported_wasi_snapshot_preview1_fd_write");
int32_t module_fd_seek(int32_t fd, int64_t offset, int32_t whence,
                       int32_t at) __asm__("__imported_wasi_snapshot_preview1_fd_seek");
int32_t module_fd_close(int32_t fd) __asm__("__imported_wasi_snapshot_preview1_fd_close");

#define WASI_BAD_DESCRIPTOR 8

int32_t module_fd_write(int32_t fd, int32_t vectors, int32_t count, int32_t written)
{
    (void)fd;
    (void)vectors;
    (void)count;
    (void)written;
    return WASI_BAD_DESCRIPTOR;
}

int32_t module_fd_seek(int32_t fd, int64_t offset, int32_t whence, int32_t at)
{
    (void)fd;
    (void)offset;
    (void)whence;
    (void)at;
    return WASI_BAD_DESCRIPTOR;
}

int32_t module_fd_close(int32_t fd)
{
    (void)fd;
    return WASI_BAD_DESCRIPTOR;
}

/* Returns room for a request of `size` bytes, or NULL if that is too many. It is valid until the
 * next call. */
char *module_room(uint32_t size);
/* Answers the request of `size` bytes in the room. Returns the size of the answer; 0: no memory. */
uint32_t module_call(uint32_t size);
/* Returns the answer, which is valid until the next call of module_call(). */
const char *module_answer(void);

static struct local *local;
static struct buf request;
static struct buf answer;

char *module_room(uint32_t size)
{
    static const char zero[1024];
    if (size > REQUEST_BYTES_MAX) return NULL;
    buf_reset(&request);
    while (request.size < size && !request.failed) {
        size_t left = size - request.size;
        buf_append(&request, zero, left < sizeof(zero) ? left : sizeof(zero));
    }
    if (size == 0) buf_append(&request, zero, 0);
    return request.failed ? NULL : request.bytes;
}

uint32_t module_call(uint32_t size)
{
    if (local == NULL) local = local_new();
    if (local == NULL || request.bytes == NULL || size > request.size) return 0;
    buf_reset(&answer);
    local_call(local, request.bytes, size, &answer);
    return answer.failed ? 0 : (uint32_t)answer.size;
}

const char *module_answer(void)
{
    return answer.bytes;
}
