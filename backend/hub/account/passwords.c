#include "hub/account/passwords.h"

#include <sodium.h>
#include <string.h>

#include "store/core/name.h"

/* Keyboards type an accented letter as one character or two, so hashes use one normalised form.
 * Older hashes were made from the text as typed. */
bool passwords_match(const char *hash, const char *password)
{
    char form[PASSWORD_FORM_BYTES_MAX];
    bool formed = name_password(password, form);
    bool ok = formed && crypto_pwhash_str_verify(hash, form, strlen(form)) == 0;
    if (!ok && (!formed || strcmp(form, password) != 0))
        ok = crypto_pwhash_str_verify(hash, password, strlen(password)) == 0;
    sodium_memzero(form, sizeof(form));
    return ok;
}

bool passwords_hash(char hash[STORE_PASSWORD_BYTES_MAX], const char *password)
{
    char form[PASSWORD_FORM_BYTES_MAX];
    const char *text = name_password(password, form) ? form : password;
    bool ok = crypto_pwhash_str(hash, text, strlen(text), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
    sodium_memzero(form, sizeof(form));
    return ok;
}
