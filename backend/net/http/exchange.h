/* Callbacks of libmicrohttpd for a request and its answer. Loop thread only. */
#ifndef NET_HTTP_EXCHANGE_H
#define NET_HTTP_EXCHANGE_H

#include "net/http/mhd.h"

/* Begins a request: its request line was read. Returns the new request; NULL without memory. */
void *exchange_begin(void *context, const char *uri, struct MHD_Connection *mhd);
/* Continues a request: its header, a part of its body or all of it was read, or it was resumed. */
enum MHD_Result exchange_handle(void *context, struct MHD_Connection *mhd, const char *url,
                                const char *method, const char *version, const char *upload,
                                size_t *upload_size, void **own);
/* Ends an exchange: frees the request. */
void exchange_end(void *context, struct MHD_Connection *mhd, void **own,
                  enum MHD_RequestTerminationCode code);

/* Answers a suspended request and resumes it. */
void exchange_resume(struct http_request *request, unsigned int status,
                     struct MHD_Response *response);

#endif
