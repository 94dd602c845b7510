/* Names of people: the valid ones, and those that are the same, or look the same. Unicode by
 * libutf8proc. Pure. Any thread. The file stores keys and skeletons: a change of their
 * computation needs a migration. Later versions of the library do not change characters that
 * Unicode has assigned, and unassigned ones are rejected. */
#ifndef STORE_CORE_NAME_H
#define STORE_CORE_NAME_H

#define PASSWORD_FORM_BYTES_MAX 800 /* result of name_password() */

#include "base/base.h"

#define NAME_CHARACTERS_MAX 40
/* Size of a key or a skeleton, which may be longer than its name. The rest is cut off, so that
 * two names that differ only after the limit count as the same. */
#define NAME_KEY_BYTES_MAX 240

/* Trims `name` in place (also the marks of text_copy_apart()), replaces runs of blanks by one
 * blank, and returns whether it is a valid name of a person: 1 to NAME_CHARACTERS_MAX characters,
 * `bytes_max` bytes at most, and name_fine(). */
MUST_USE bool name_clean(char *name, size_t bytes_max);

/* Returns whether all characters of `name`, of any length, may occur in a name: visible
 * characters, or joiners where the script needs them (store/core/joiner.h), letters of one
 * alphabet (Latin together with Chinese, Japanese or Korean is fine). Rejects other invisible
 * characters, changes of writing direction, private and unassigned characters, and stacks of
 * marks on one letter. */
MUST_USE bool name_fine(const char *name);

/* Writes the comparison form of `name` (Ada, ada, full-width Ada are equal) into `key` (`size`
 * bytes): NFKC, case folded, invisible characters removed. Bytes that are not UTF-8 stay as they
 * are. */
void name_key(const char *name, char *key, size_t size);

/* Writes the form in which similar-looking names are equal (Ada with a Cyrillic A, B0b, Iisa and
 * lisa) into `skeleton` (`size` bytes). Not for display.
 */
void name_skeleton(const char *name, char *skeleton, size_t size);

/* Returns whether `name` is the ASCII word `word` (in lower case), or looks like it in either
 * case. */
MUST_USE bool name_alike(const char *name, const char *word);

/* Appends the number to the name, which has `size` bytes of room: "Wanderer 12". False: it does not
 * fit, and the name is unchanged. */
MUST_USE bool name_number(char *name, size_t size, int64_t number);

/* Writes a password in a form that is independent of the keyboard (RFC 8265, OpaqueString: NFC,
 * every blank a space). False: it is not UTF-8 or does not fit, and `form` is "".
 */
MUST_USE bool name_password(const char *password, char form[PASSWORD_FORM_BYTES_MAX]);

/* Writes a text in the form by which names are compared without regard to case and width (NFKC,
 * folded). False: it is not UTF-8 or does not fit. */
MUST_USE bool name_folded(const char *text, char *folded, size_t size);

#endif
