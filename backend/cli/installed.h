/* Where the files of an installed program are. Main thread. */
#ifndef CLI_INSTALLED_H
#define CLI_INSTALLED_H

/* The directory of the client: share/ochre/web beside the bin/ in which this program lies, or "web"
 * below the working directory where there is none, as in a build folder. Valid for ever. */
const char *installed_web(void);

#endif
