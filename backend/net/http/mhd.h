/* Inside of the HTTP server, shared by mhd.c (connections, and libmicrohttpd itself) and exchange.c
 * (requests and their answers). Loop thread only. */
#ifndef NET_HTTP_MHD_H
#define NET_HTTP_MHD_H

#include <sys/queue.h>

#include "net/http/held.h"
#include "net/http/request.h"

TAILQ_HEAD(connection_list, http_connection);
TAILQ_HEAD(request_list, http_request);

struct http_room {
    struct source source; /* the library's epoll descriptor */
    struct MHD_Daemon *daemon;
    struct http_connection *adopting; /* handed to the library right now */
    struct connection_list all;
    struct request_list owed; /* suspended */
    struct held_list held;
    uint32_t busy;
    bool dirty;
    int left_fd; /* a socket whose other end is closed */
};

/* ---- exchange.c: callbacks of the library ---- */
/* The request line is there. Returns the new request; NULL without memory. */
void *exchange_begin(void *context, const char *uri, struct MHD_Connection *mhd);
/* The head, a part of the body, or all of it is there, or the request was resumed. */
enum MHD_Result exchange_handle(void *context, struct MHD_Connection *mhd, const char *url,
                                const char *method, const char *version, const char *upload,
                                size_t *upload_size, void **own);
/* The exchange is over: frees the request. */
void exchange_end(void *context, struct MHD_Connection *mhd, void **own,
                  enum MHD_RequestTerminationCode code);

/* Answers a suspended request, which goes on. */
void exchange_resume(struct http_request *request, unsigned int status,
                     struct MHD_Response *response);

#endif
