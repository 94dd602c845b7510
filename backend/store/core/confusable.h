/* Letters that look like other letters. Pure. Any thread.
 *
 * The table is this project's own: characters that can replace a Latin letter or an ASCII digit so
 * that readers of a name at a table are deceived. It follows the spirit of Unicode's UTS #39 and is
 * far smaller. It covers Greek, Cyrillic, Armenian, Cherokee, Lisu and phonetic letters that look
 * like Latin ones, zeros of other scripts, apostrophes and dashes; 0 and O, 1, I, l and |, rn and
 * m. NFKC has already replaced full-width, mathematical and circled letters. It does not cover
 * marks (é is not e), Latin letters with strokes (ø is not o), and look-alikes among other
 * scripts. */
#ifndef STORE_CORE_CONFUSABLE_H
#define STORE_CORE_CONFUSABLE_H

#include <stddef.h>

/* Writes `text` (NFKC, UTF-8) into `like` (`size` bytes; the rest is cut off) and replaces each
 * look-alike by the letter that it resembles. Upper and lower case look different: fold the case
 * afterwards. */
void confusable_map(const char *text, char *like, size_t size);

#endif
