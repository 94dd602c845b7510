/* Characters that cannot be seen and yet belong into writing: joiners, which part or join the
 * letters of Arabic and Indic scripts and the pictures of an emoji, the selectors and the tags of
 * emoji. Where each may stand follows RFC 5892, appendix A (RFC 8264 refers to it), and UTS 51.
 * Pure. Any thread. */
#ifndef STORE_CORE_JOINER_H
#define STORE_CORE_JOINER_H

#include <utf8proc.h>

#include "base/base.h"

/* How many characters from letters[at] on, out of `count` in all, are such characters in a place
 * where writing needs them; 0: the one at `at` is none, or stands where it only deceives. That what
 * stands around it is of one alphabet is for the caller to check. */
MUST_USE size_t joiner_length(const utf8proc_int32_t *letters, size_t count, size_t at);

/* Returns whether `letter` is one of them: it is nothing to be seen, and what stands on a letter
 * goes on behind it. */
MUST_USE bool joiner_is(utf8proc_int32_t letter);

#endif
