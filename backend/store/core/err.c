/* The wire names of the store's errors. */
#include "store/core/err.h"

#include "base/base.h"

const char *store_err_name(enum store_err err)
{
    static const char *const names[] = {
        [STORE_OK] = "store_ok",
        [STORE_NOT_FOUND] = "store_not_found",
        [STORE_TAKEN] = "store_taken",
        [STORE_BUSY] = "store_busy",
        [STORE_FULL] = "store_full",
        [STORE_IO] = "store_io",
        [STORE_CORRUPT] = "store_corrupt",
        [STORE_NEWER] = "store_newer",
        [STORE_DAMAGED] = "store_damaged",
        [STORE_TOO_MANY] = "store_too_many",
        [STORE_TOO_MANY_STANDING] = "store_too_many_standing",
        [STORE_TOO_MANY_ASKED] = "store_too_many_asked",
        [STORE_BLOCKED] = "store_blocked",
        [STORE_STALE] = "store_stale",
        [STORE_NO_ENGINE] = "store_no_engine",
        [STORE_STUCK] = "store_stuck",
        [STORE_NO_ENTRY] = "store_no_entry",
        [STORE_NO_CODE] = "store_no_code",
        [STORE_MUTED] = "store_muted",
        [STORE_WARNED] = "store_warned",
        [STORE_CLOSED] = "store_closed",
    };
    CHECK((size_t)err < COUNT_OF(names));
    return names[err];
}
