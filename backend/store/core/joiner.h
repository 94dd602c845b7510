/* Invisible characters that are legitimate in text: joiners, which separate or join the letters of
 * Arabic and Indic scripts and the pictures of an emoji, and the selectors and tags of emoji. RFC
 * 5892, appendix A (RFC 8264 refers to it), and UTS 51 define their allowed places. Pure. Any
 * thread. */
#ifndef STORE_CORE_JOINER_H
#define STORE_CORE_JOINER_H

#include <utf8proc.h>

#include "base/base.h"

/* Returns the number of joiners from letters[at] on (of `count` in all) in a place where the
 * script needs them. 0: the character at `at` is not a joiner, or only deceives readers there.
 * The caller checks that the letters around it belong to one alphabet. */
MUST_USE size_t joiner_length(const utf8proc_int32_t *letters, size_t count, size_t at);

/* Returns whether `letter` is such a character: it is invisible, and marks on the letter before
 * it may follow it. */
MUST_USE bool joiner_is(utf8proc_int32_t letter);

#endif
