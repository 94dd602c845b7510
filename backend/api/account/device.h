/* What a browser calls itself, in the few words by which its owner tells it from others. Pure. Any
 * thread. */
#ifndef API_ACCOUNT_DEVICE_H
#define API_ACCOUNT_DEVICE_H

#include <stddef.h>

/* Writes "Firefox, Linux", "Safari, iPhone", "curl" out of a User-Agent header into `name` (`size`
 * bytes); empty if it is NULL or says nothing that is known here. Only words of this file's own
 * tables come out, whatever goes in. */
void device_name(const char *user_agent, char *name, size_t size);

#endif
