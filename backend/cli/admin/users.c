/* ochre admin ban, unban, reset-password, make-admin, remove-admin: also while a server runs. */
#include "cli/admin/users.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/ids.h"
#include "base/encoding/printable.h"
#include "base/encoding/text.h"
#include "cli/admin/errors.h"
#include "store/nouns/admin.h"
#include "record/rehash.h"
#include "store/maintenance/maintenance_write.h"
#include "store/nouns/accounts.h"

#define PASSWORD_CHARACTERS 20 /* 100 bits */
#define DAY_MS              (24LL * 3600 * 1000)

/* Finds the user by the name of an account, or by #NUMBER. Returns an exit code. */
static int user_find(struct admin *admin, struct store_user *user)
{
    struct store_reader *reader = NULL;
    const char *word = admin->word;
    enum store_err err = maintenance_ready(admin->path, &rehash_rules);
    if (err == STORE_OK) err = maintenance_reader_open(admin->path, &reader);
    if (err != STORE_OK) return admin_error_store(admin, err);
    size_t digits = word[0] == '#' ? strspn(word + 1, "0123456789") : 0;
    if (digits > 0 && digits < 18 && word[1 + digits] == '\0')
        err = store_user_read(reader, strtoll(word + 1, NULL, 10), user);
    else
        err = store_account_read(reader, word, user);
    store_reader_close(reader);
    if (err == STORE_NOT_FOUND || (err == STORE_OK && user->deleted_ms != 0))
        return admin_error(ADMIN_FAILED, "no account \"%s\"; refer to a guest by #NUMBER.", word);
    return err == STORE_OK ? ADMIN_FINE : admin_error_store(admin, err);
}

static int user_write(struct admin *admin, enum store_op op, const struct store_user *user,
                      const struct store_ban *ban, const char *action)
{
    struct store_audit audit = admin_audit(action, "", ban != NULL ? ban->reason : "");
    audit.target_user = user->id;
    struct store_write write = {.op = op, .audit = &audit};
    if (ban != NULL)
        write.ban = ban;
    else
        write.user = user;
    enum store_err err = maintenance_write(admin->path, &write);
    return err == STORE_OK ? ADMIN_FINE : admin_error_store(admin, err);
}

int admin_run_ban(struct admin *admin)
{
    struct store_user user;
    int code = user_find(admin, &user);
    if (code != ADMIN_FINE) return code;
    int64_t now = clock_unix_ms();
    struct store_ban ban = {.user = user.id,
                            .at_ms = now,
                            .until_ms = admin->days != 0 ? now + admin->days * DAY_MS : 0};
    (void)text_copy(ban.reason, sizeof(ban.reason), admin->reason != NULL ? admin->reason : "");
    code = user_write(admin, STORE_BAN, &user, &ban, "ban");
    if (code == ADMIN_FINE && admin->days != 0)
        printable_print(stdout, "%s is banned for %u days.", user.name, admin->days);
    else if (code == ADMIN_FINE)
        printable_print(stdout, "%s is banned.", user.name);
    return code;
}

int admin_run_unban(struct admin *admin)
{
    struct store_user user;
    int code = user_find(admin, &user);
    if (code == ADMIN_FINE) {
        struct store_ban ban = {.user = user.id};
        code = user_write(admin, STORE_UNBAN, &user, &ban, "unban");
    }
    if (code == ADMIN_FINE) printable_print(stdout, "%s is no longer banned.", user.name);
    return code;
}

int admin_run_reset(struct admin *admin)
{
    struct store_user user;
    char password[PASSWORD_CHARACTERS + 1];
    int code = user_find(admin, &user);
    if (code != ADMIN_FINE) return code;
    if (user.guest)
        return admin_error(ADMIN_FAILED, "%s is a guest and has no password.", user.name);
    CHECK(sodium_init() >= 0);
    ids_text(password, PASSWORD_CHARACTERS);
    if (crypto_pwhash_str(user.password_hash, password, strlen(password),
                          crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
        return admin_error(ADMIN_FAILED, "not enough memory to hash the password.");
    code = user_write(admin, STORE_PASSWORD_SET, &user, NULL, "reset-password");
    if (code == ADMIN_FINE) (void)printf("%s\n", password);
    sodium_memzero(password, sizeof(password));
    return code;
}

static int role_set(struct admin *admin, bool admins)
{
    struct store_user user;
    int code = user_find(admin, &user);
    if (code != ADMIN_FINE) return code;
    if (user.guest)
        return admin_error(ADMIN_FAILED, "%s is a guest and has no account.", user.name);
    user.admin = admins;
    code = user_write(admin, STORE_ADMIN_SET, &user, NULL, admins ? "make-admin" : "remove-admin");
    if (code == ADMIN_FINE) {
        printable_print(stdout, "%s is %s.", user.name,
                        admins ? "an administrator" : "no longer an administrator");
    }
    return code;
}

int admin_run_make(struct admin *admin)
{
    return role_set(admin, true);
}

int admin_run_remove(struct admin *admin)
{
    return role_set(admin, false);
}
