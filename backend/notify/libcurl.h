/* The functions of libcurl, under their own names, so that the compiler checks each option's value.
 * The library is loaded at the first mail, request or probe: a server that sends nothing has none
 * of it, nor of the twenty libraries that it brings along. */
#ifndef NOTIFY_LIBCURL_H
#define NOTIFY_LIBCURL_H

#include <curl/curl.h>

#include "base/base.h"

/* Loads the library, if it is not loaded yet: before any other of its functions. Returns false,
 * after a line of log, if it is missing or lacks a function. Any thread. */
MUST_USE bool libcurl_load(void);

#endif
