/* Names of people: which may be chosen, and when two are the same, or look the same. Unicode by
 * libutf8proc. Pure. Any thread.
 *
 * The file keeps keys and skeletons: changing how they are made needs a migration. What Unicode has
 * assigned does not change under later versions of the library, and what it has not is refused. */
#ifndef STORE_CORE_NAME_H
#define STORE_CORE_NAME_H

#define PASSWORD_FORM_BYTES_MAX 800 /* of name_password() */

#include "base/base.h"

#define NAME_CHARACTERS_MAX 40
/* Of a key or a skeleton, which may be longer than its name; what does not fit is cut off, so that
 * two that differ behind it count as the same. */
#define NAME_KEY_BYTES_MAX 240

/* Trims `name` in place (of the marks of text_copy_apart(), too), makes runs of blanks one blank,
 * and says whether a person may be called so: 1 to NAME_CHARACTERS_MAX characters, `bytes_max`
 * bytes at most, and name_fine(). */
MUST_USE bool name_clean(char *name, size_t bytes_max);

/* Returns whether all that `name` holds may stand in a name, however long it is: characters that
 * can be seen, or that join such ones where their writing needs it (store/core/joiner.h), letters
 * of one alphabet (Latin beside Chinese, Japanese or Korean ones is fine). Nothing else that is
 * invisible, turns the direction of writing, is private or not assigned; no heaps of marks on one
 * letter. */
MUST_USE bool name_fine(const char *name);

/* Writes the form of `name` by which names are the same (Ada, ada, full-width Ada) into `key`
 * (`size` bytes): NFKC, case folded, what cannot be seen left out. Bytes that are not UTF-8 stay as
 * they are. */
void name_key(const char *name, char *key, size_t size);

/* Writes the form by which names look the same (Ada with a Cyrillic A, B0b, Iisa and lisa) into
 * `skeleton` (`size` bytes). Not for showing. */
void name_skeleton(const char *name, char *skeleton, size_t size);

/* Whether `name` is the ASCII word `word` (small letters), or looks like it in either case. */
MUST_USE bool name_alike(const char *name, const char *word);

/* Puts the number behind the name, which has `size` bytes of room: "Wanderer 12". False: it has not
 * enough, and the name stays. */
MUST_USE bool name_number(char *name, size_t size, int64_t number);

/* Writes a password as all keyboards agree on it (RFC 8265, OpaqueString: NFC, every blank a
 * space). False: it is not UTF-8 or does not fit, and `form` is "". */
MUST_USE bool name_password(const char *password, char form[PASSWORD_FORM_BYTES_MAX]);

/* Writes a text in the form by which names are compared without regard to case and width (NFKC,
 * folded). False: it is not UTF-8 or does not fit. */
MUST_USE bool name_folded(const char *text, char *folded, size_t size);

#endif
