/* The error messages of `ochre admin`, and its rows of the audit log. */
#include "cli/admin/errors.h"

#include <pwd.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/encoding/printable.h"
#include "base/encoding/text.h"
#include "store/maintenance/maintenance.h"
#include "store/file/owner.h"
#include "store/file/still.h"

int admin_error(int code, const char *format, ...)
{
    va_list arguments;
    (void)fputs("ochre admin: ", stderr);
    va_start(arguments, format);
    printable_vprint(stderr, format, arguments);
    va_end(arguments);
    return code;
}

int admin_error_busy(const struct admin *admin, const char *instead)
{
    return admin_error(ADMIN_BUSY, "a server has %s open; stop it first.%s", admin->path, instead);
}

/* Reports missing access. Commands on files that root does not own should be run by the files'
 * owner, who then owns new files. */
static int error_rights(const struct owner_problem *problem)
{
    return admin_error(ADMIN_FAILED,
                       "user %s may not %s %s, which belongs to %s. Try: sudo -u %s ochre admin "
                       "..., or as root.",
                       problem->user, problem->what, problem->path, problem->owner, problem->owner);
}

int admin_error_store(const struct admin *admin, enum store_err err)
{
    struct owner_problem problem;
    if (err == STORE_IO && !store_is_database(admin->path) &&
        owner_problem_find(admin->path, true, &problem))
        return error_rights(&problem);
    if (err == STORE_IO && still_is_logged(admin->path))
        return admin_error(ADMIN_FAILED,
                           "nothing can be written where %s is, and a log lies beside it (its "
                           "-wal): without one it can be read there; with one, copy both to "
                           "where you may write.",
                           admin->path);
    switch (err) {
    case STORE_NOT_FOUND: return admin_error(ADMIN_FAILED, "file not found: %s", admin->path);
    case STORE_CORRUPT:
        return admin_error(ADMIN_FAILED, "%s is damaged or not an Ochre database.", admin->path);
    case STORE_NEWER:
        return admin_error(
            ADMIN_FAILED,
            "%s was written by a newer version of Ochre; this program is " OCHRE_VERSION
            ". See \"Upgrading\" in docker/operations.md.",
            admin->path);
    case STORE_BUSY:
        return admin_error(ADMIN_BUSY,
                           "%s has an older schema and a server has it open; restart the server "
                           "with this version.",
                           admin->path);
    case STORE_NO_ENGINE:
        return admin_error(ADMIN_FAILED,
                           "this program cannot open a PostgreSQL database: it was built without "
                           "PostgreSQL, or its library (libpq5) is not installed.");
    case STORE_FULL: return admin_error(ADMIN_FAILED, "there is no space left on the disk.");
    case STORE_OK:
    case STORE_TAKEN:
    case STORE_IO:
    case STORE_DAMAGED:
    case STORE_TOO_MANY:
    case STORE_TOO_MANY_STANDING:
    case STORE_TOO_MANY_ASKED:
    case STORE_BLOCKED:
    case STORE_STALE:
    case STORE_STUCK:
    case STORE_NO_ENTRY:
    case STORE_NO_CODE:
    case STORE_MUTED:
    case STORE_WARNED:
    case STORE_CLOSED: break;
    }
    return admin_error(ADMIN_FAILED, "%s: %s.", admin->path, store_err_name(err));
}

struct store_audit admin_audit(const char *action, const char *target, const char *detail)
{
    struct store_audit audit = {.at_ms = clock_unix_ms(), .by_cli = true, .result = "done"};
    const struct passwd *account = getpwuid(geteuid());
    char number[32];
    (void)snprintf(number, sizeof(number), "uid %lu", (unsigned long)geteuid());
    (void)text_copy(audit.name, sizeof(audit.name), account != NULL ? account->pw_name : number);
    (void)text_copy(audit.action, sizeof(audit.action), action);
    (void)text_copy(audit.target, sizeof(audit.target), target);
    (void)text_copy(audit.detail, sizeof(audit.detail), detail);
    return audit;
}
