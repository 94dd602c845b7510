/* The texts of the log in each language, which the build of the client has written
 * (engine/words/phrases.h): read when a language is first requested, and kept. Any thread. */
#ifndef RECORD_WORDS_PHRASE_FILES_H
#define RECORD_WORDS_PHRASE_FILES_H

#include "engine/words/phrases.h"

#define PHRASE_FILE_BYTES_MAX (256u * 1024)

/* Sets the client's folder, in which they lie; NULL: none, and nothing is read. The text is
 * borrowed until the next call. Frees what was read. Called while no other thread is in
 * phrase_file_load(). */
void phrase_files_in(const char *web_dir);

/* Returns the texts of a language, valid until phrase_files_in(). NULL: it is no language of the
 * server, or its file cannot be read. It may wait for the disk. */
const struct phrases *phrase_file_load(const char *language);

#endif
