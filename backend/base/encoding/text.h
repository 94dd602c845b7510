/* Copies text, and numbers for people, into arrays of fixed size. Any thread. */
#ifndef BASE_ENCODING_TEXT_H
#define BASE_ENCODING_TEXT_H

#include <stddef.h>

/* Copies `text` into `into`, which has room for `room` bytes, always with a closing 0; a longer
 * text is cut off. Returns the number of bytes before the 0. */
size_t text_copy(char *into, size_t room, const char *text);

/* Counts the characters of well-formed UTF-8. */
size_t text_characters(const char *text);

#define TEXT_APART_BYTES 6 /* size of the marks around a name */

/* Copies a name for use in a sentence. A name with right-to-left letters is enclosed in U+2068 and
 * U+2069, so that it does not reorder the text around it. A name that does not fit with these marks
 * is copied as by text_copy(). Returns the same. */
size_t text_copy_apart(char *into, size_t room, const char *name);

#define TEXT_NUMBER_BYTES 16 /* room for any number of text_number() */

/* Writes a number as people read it: below zero with the minus sign U+2212. Returns the same. */
size_t text_number(char *into, size_t room, int number);

#endif
