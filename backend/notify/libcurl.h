/* The functions of libcurl, under their own names, so that the compiler checks each option's
 * value. The library is loaded at the first email, request or probe: a server that sends nothing
 * loads neither it nor the twenty libraries on which it depends. */
#ifndef NOTIFY_LIBCURL_H
#define NOTIFY_LIBCURL_H

#include <curl/curl.h>

#include "base/base.h"

/* Loads the library, if it is not loaded yet. Call it before any other function of it. Returns
 * false, after a line in the log, if it is missing or lacks a function. Any thread. */
MUST_USE bool libcurl_load(void);

#endif
