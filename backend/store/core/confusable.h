/* Letters that look like others. Pure. Any thread.
 *
 * A table of this project's own: what can be written in place of a Latin letter or an ASCII digit
 * so that readers of a name at a table are deceived, in the spirit of Unicode's UTS #39 and far
 * smaller. It covers Greek, Cyrillic, Armenian, Cherokee, Lisu and phonetic letters that look like
 * Latin ones, zeros of other scripts, apostrophes and dashes; 0 and O, 1, I, l and |, rn and m.
 * Full-width, mathematical and circled letters are gone by NFKC before. It does not cover marks (é
 * is not e), Latin letters with strokes (ø is not o), and look-alikes among other scripts. */
#ifndef STORE_CORE_CONFUSABLE_H
#define STORE_CORE_CONFUSABLE_H

#include <stddef.h>

/* Writes `text` (NFKC, UTF-8) with each letter that looks like another replaced by that one into
 * `like` (`size` bytes; what does not fit is cut off). Upper and lower case look different: fold
 * afterwards. */
void confusable_map(const char *text, char *like, size_t size);

#endif
