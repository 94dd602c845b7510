/* libmicrohttpd 1.0, the one of Debian 13, queues a connection unless its daemon was started for
 * one thread: the functions here put that before whichever library is installed. */
#define _GNU_SOURCE /* RTLD_NEXT */
#include <criterion/criterion.h>
#include <dlfcn.h>
#include <microhttpd.h>
#include <stdarg.h>
#include <string.h>

#include "net/internal.h"
#include "support/net_fixture.h"

TestSuite(net_one_thread, .timeout = 240);

#define QUEUED_MAX 16

static struct queued {
    MHD_socket fd;
    socklen_t size;
    struct sockaddr_storage address;
} queued[QUEUED_MAX];
static size_t queued_count;
static bool one_thread;

/* Copies the pointer, because C has no cast from an object pointer to a function pointer. */
static void next(const char *name, void *function)
{
    void *symbol = dlsym(RTLD_NEXT, name);
    cr_assert_not_null(symbol);
    memcpy(function, &symbol, sizeof(symbol));
}

struct MHD_Daemon *MHD_start_daemon(unsigned int flags, uint16_t port, MHD_AcceptPolicyCallback apc,
                                    void *apc_context, MHD_AccessHandlerCallback handler,
                                    void *context, ...)
{
    va_list options;
    va_start(options, context);
    one_thread = (flags & NET_MHD_ONE_THREAD) != 0;
    struct MHD_Daemon *daemon =
        MHD_start_daemon_va(flags, port, apc, apc_context, handler, context, options);
    va_end(options);
    return daemon;
}

static enum MHD_Result add(struct MHD_Daemon *daemon, MHD_socket fd, const struct sockaddr *address,
                           socklen_t size)
{
    enum MHD_Result (*function)(struct MHD_Daemon *, MHD_socket, const struct sockaddr *,
                                socklen_t);
    next("MHD_add_connection", &function);
    return function(daemon, fd, address, size);
}

enum MHD_Result MHD_add_connection(struct MHD_Daemon *daemon, MHD_socket fd,
                                   const struct sockaddr *address, socklen_t size)
{
    if (one_thread) return add(daemon, fd, address, size);
    cr_assert_lt(queued_count, QUEUED_MAX);
    struct queued *last = &queued[queued_count++];
    *last = (struct queued){.fd = fd, .size = size};
    memcpy(&last->address, address, size);
    return MHD_YES;
}

enum MHD_Result MHD_run(struct MHD_Daemon *daemon)
{
    enum MHD_Result (*function)(struct MHD_Daemon *);
    for (size_t i = 0; i < queued_count; i++)
        (void)add(daemon, queued[i].fd, (const void *)&queued[i].address, queued[i].size);
    queued_count = 0;
    next("MHD_run", &function);
    return function(daemon);
}

Test(net_one_thread, a_connection_is_known_before_its_first_request)
{
    static char text[4096];
    fixture_start((struct net_config){0});
    cr_assert_eq(client_get("/api/echo", "", text, sizeof(text)), 200, "%s", text);
    cr_assert(one_thread);
    fixture_stop();
}
