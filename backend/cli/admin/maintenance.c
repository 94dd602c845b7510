/* ochre admin backup, publish, restore, vacuum, rate, check. */
#include "cli/admin/maintenance.h"

#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/admin/check.h"
#include "base/encoding/printable.h"
#include "cli/admin/errors.h"
#include "record/rehash.h"
#include "store/maintenance/maintenance_write.h"

#define STAND_BACK_NICE 10

/* Lowers the priority of a command that reads the whole file below that of the server. */
static void stand_back(void)
{
    (void)setpriority(PRIO_PROCESS, 0, STAND_BACK_NICE);
}

static enum store_err note(const struct admin *admin, const char *action, const char *target)
{
    struct store_audit audit = admin_audit(action, target, "");
    struct store_write write = {.op = STORE_AUDIT, .audit = &audit};
    enum store_err err = maintenance_ready(admin->path, &rehash_rules);
    return err == STORE_OK ? maintenance_write(admin->path, &write) : err;
}

int admin_run_backup(struct admin *admin)
{
    stand_back();
    struct maintenance_room room;
    enum store_err err = maintenance_room_check(admin->path, admin->word, &room);
    if (err == STORE_FULL) {
        return admin_error(ADMIN_FAILED,
                           "the backup needs %lld MB there, and %lld MB are free; nothing was "
                           "written.",
                           (long long)(room.needed_bytes / 1000000 + 1),
                           (long long)(room.free_bytes / 1000000));
    }
    if (err == STORE_OK) err = maintenance_backup(admin->path, admin->word);
    if (err == STORE_TAKEN) {
        return admin_error(ADMIN_FAILED,
                           "%s (or its .part or -wal file) already exists; nothing was changed.",
                           admin->word);
    }
    if (err != STORE_OK) return admin_error_store(admin, err);
    printable_print(stdout, "Backup written and checked: %s", admin->word);
    err = note(admin, "backup", admin->word);
    if (err == STORE_IO &&
        store_is_database(
            admin->path)) { /* the database may be a standby, which accepts no writes */
        return admin_error(ADMIN_FINE,
                           "the backup is complete, but %s did not accept its row "
                           "in the audit.",
                           admin->path);
    }
    return err == STORE_OK ? ADMIN_FINE : admin_error_store(admin, err);
}

int admin_run_publish(struct admin *admin)
{
    stand_back();
    const char *to = admin->word;
    enum store_err err = maintenance_ready(admin->path, &rehash_rules);
    if (err == STORE_OK) err = publish_make(admin->path, to, admin->publish);
    if (err == STORE_TAKEN)
        return admin_error(ADMIN_FAILED,
                           "%s (or its .part or -wal file) already exists; nothing was changed.",
                           to);
    if (err != STORE_OK) return admin_error_store(admin, err);
    printable_print(stdout, "Published copy written: %s. It contains no secrets.", to);
    err = note(admin, "publish", to);
    return err == STORE_OK ? ADMIN_FINE : admin_error_store(admin, err);
}

static int restore(struct admin *admin)
{
    char kept[sizeof(admin->path) + 40];
    const char *from = admin->word;
    enum store_err err = maintenance_restore(from, admin->path, kept, sizeof(kept));
    if (err == STORE_NOT_FOUND || err == STORE_CORRUPT) {
        return admin_error(ADMIN_FAILED, "%s: %s; nothing was changed.", from,
                           err == STORE_NOT_FOUND ? "not there" : "damaged or not a file of Ochre");
    }
    if (err != STORE_OK) return admin_error_store(admin, err);
    printable_print(stdout, "Restored %s.", from);
    if (kept[0] != '\0') printable_print(stdout, "The previous database was moved to %s.", kept);
    return ADMIN_FINE;
}

/* Restores into a database, which must be empty: a restore replaces nothing in it. */
static int load(struct admin *admin)
{
    enum store_err err = maintenance_load(admin->word, admin->path, &rehash_rules);
    if (err == STORE_TAKEN)
        return admin_error(ADMIN_FAILED, "The database is not empty; nothing was changed.");
    if (err == STORE_NOT_FOUND || err == STORE_CORRUPT)
        return admin_error(ADMIN_FAILED, "%s is missing or damaged; nothing was changed.",
                           admin->word);
    if (err != STORE_OK) return admin_error_store(admin, err);
    printable_print(stdout, "Restored %s into the database.", admin->word);
    return ADMIN_FINE;
}

int admin_run_restore(struct admin *admin)
{
    int lock = -1;
    enum store_err err = maintenance_lock_acquire(admin->path, &lock);
    if (err == STORE_BUSY) return admin_error_busy(admin, "");
    if (err != STORE_OK) return admin_error_store(admin, err);
    int code = store_is_database(admin->path) ? load(admin) : restore(admin);
    maintenance_lock_release(lock);
    if (code == ADMIN_FINE) {
        err = note(admin, "restore", admin->word);
        code = err == STORE_OK ? ADMIN_FINE : admin_error_store(admin, err);
    }
    return code;
}

static long long file_bytes(const char *path)
{
    struct stat file;
    return stat(path, &file) == 0 ? (long long)file.st_size : 0;
}

int admin_run_vacuum(struct admin *admin)
{
    int lock = -1;
    enum store_err err = maintenance_ready(admin->path, &rehash_rules);
    if (err == STORE_OK) err = maintenance_lock_acquire(admin->path, &lock);
    if (err == STORE_BUSY) return admin_error_busy(admin, "");
    long long before = file_bytes(admin->path);
    if (err == STORE_OK) err = note(admin, "vacuum", "");
    if (err == STORE_OK) err = maintenance_vacuum(admin->path);
    maintenance_lock_release(lock);
    if (err != STORE_OK) return admin_error_store(admin, err);
    printable_print(stdout, "%lld bytes before, %lld now.", before, file_bytes(admin->path));
    return ADMIN_FINE;
}

int admin_run_rate(struct admin *admin)
{
    int lock = -1;
    struct ratings_remade remade = {0};
    struct store_audit audit = admin_audit("rate", "", "");
    enum store_err err = maintenance_ready(admin->path, &rehash_rules);
    if (err == STORE_OK) err = maintenance_lock_acquire(admin->path, &lock);
    if (err == STORE_BUSY) return admin_error_busy(admin, "");
    if (err == STORE_OK) err = maintenance_rate(admin->path, &audit, &remade);
    maintenance_lock_release(lock);
    if (err != STORE_OK) return admin_error_store(admin, err);
    printable_print(stdout, "%lld matches, %lld ratings, %lld of them changed.",
                    (long long)remade.matches, (long long)remade.rows, (long long)remade.changed);
    return ADMIN_FINE;
}

int admin_run_check(struct admin *admin)
{
    struct store_reader *reader = NULL;
    struct admin_check check = {.out = stdout, .progress = isatty(2) ? stderr : NULL};
    stand_back();
    enum store_err err = maintenance_integrity_check(admin->path);
    if (err == STORE_OK) err = maintenance_ready(admin->path, &rehash_rules);
    if (err == STORE_OK) err = maintenance_reader_open(admin->path, &reader);
    if (err == STORE_OK) {
        err = admin_check_run(&check, reader);
        store_reader_close(reader);
    }
    if (err != STORE_OK) return admin_error_store(admin, err);
    printable_print(stdout, "%lld matches, %lld moves checked: %lld matches differ.",
                    (long long)check.matches, (long long)check.moves, (long long)check.bad);
    long long missing = (long long)maintenance_moves_missing(admin->path);
    if (missing > 0) {
        printable_print(stdout,
                        "%lld committed moves are missing: the -wal file was lost or damaged, or "
                        "an older copy was put in its place.",
                        missing);
    }
    return check.bad > 0 || missing > 0 ? ADMIN_FAULTY : ADMIN_FINE;
}
