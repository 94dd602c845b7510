/* Callbacks of the library. */
#ifndef NET_HTTP_EXCHANGE_H
#define NET_HTTP_EXCHANGE_H

#include "net/http/mhd.h"

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
