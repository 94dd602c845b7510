/* The functions of libpq, loaded when the first store named postgres://... is opened: a server on a
 * file never has the library in memory. `libpq` is constant once libpq_load() has returned true.
 * Any thread. */
#ifndef STORE_POSTGRES_LIBPQ_H
#define STORE_POSTGRES_LIBPQ_H

#include <libpq-fe.h>

#include "base/base.h"

/* The functions that the store calls, without the PQ before their names. */
#define LIBPQ_FUNCTIONS(F)                                                                         \
    F(backendPID)                                                                                  \
    F(cancel)                                                                                      \
    F(clear)                                                                                       \
    F(cmdStatus)                                                                                   \
    F(cmdTuples)                                                                                   \
    F(connectdbParams)                                                                             \
    F(consumeInput)                                                                                \
    F(enterPipelineMode)                                                                           \
    F(errorMessage)                                                                                \
    F(exec)                                                                                        \
    F(execParams)                                                                                  \
    F(exitPipelineMode)                                                                            \
    F(finish)                                                                                      \
    F(fname)                                                                                       \
    F(freeCancel)                                                                                  \
    F(freemem)                                                                                     \
    F(ftype)                                                                                       \
    F(getCancel)                                                                                   \
    F(getResult)                                                                                   \
    F(getisnull)                                                                                   \
    F(getlength)                                                                                   \
    F(getvalue)                                                                                    \
    F(isBusy)                                                                                      \
    F(nfields)                                                                                     \
    F(notifies)                                                                                    \
    F(ntuples)                                                                                     \
    F(pipelineStatus)                                                                              \
    F(pipelineSync)                                                                                \
    F(resultErrorField)                                                                            \
    F(resultErrorMessage)                                                                          \
    F(resultStatus)                                                                                \
    F(sendPrepare)                                                                                 \
    F(sendQuery)                                                                                   \
    F(sendQueryParams)                                                                             \
    F(sendQueryPrepared)                                                                           \
    F(serverVersion)                                                                               \
    F(setNoticeProcessor)                                                                          \
    F(setNoticeReceiver)                                                                           \
    F(setSingleRowMode)                                                                            \
    F(socket)                                                                                      \
    F(status)                                                                                      \
    F(transactionStatus)

#define LIBPQ_MEMBER(name) __typeof__(&PQ##name) name;
struct libpq {
    LIBPQ_FUNCTIONS(LIBPQ_MEMBER)
};

extern struct libpq libpq;

/* Loads the library, if it is not loaded yet. False, after a line in the log: it is missing, or
 * lacks a function. */
MUST_USE bool libpq_load(void);

#endif
