/* The files of an installed program. Main thread. */
#ifndef CLI_INSTALLED_H
#define CLI_INSTALLED_H

/* Returns the directory of the client: share/ochre/web next to the bin/ of this program, or, if
 * that does not exist, "web" below the working directory, as in a build folder. Valid for ever. */
const char *installed_web(void);

#endif
