/* The name of a browser, in a few words by which its owner distinguishes it from others. Pure.
 * Any thread. */
#ifndef API_ACCOUNT_DEVICE_H
#define API_ACCOUNT_DEVICE_H

#include <stddef.h>

/* Writes "Firefox, Linux", "Safari, iPhone", "curl" for a User-Agent header into `name` (`size`
 * bytes); empty if it is NULL or unknown. The output contains only words of this file's own tables,
 * whatever the input is. */
void device_name(const char *user_agent, char *name, size_t size);

#endif
