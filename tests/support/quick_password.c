/* In the test programs and in ochre_test this takes the place of the library's function: the same
 * hash by the same algorithm, made as cheaply as it can be. It says itself how it was made, so that
 * whoever checks a password needs no other function. */
#include <sodium.h>

int crypto_pwhash_str(char out[crypto_pwhash_STRBYTES], const char *password,
                      unsigned long long size, unsigned long long operations, size_t memory)
{
    (void)operations;
    (void)memory;
    return crypto_pwhash_str_alg(out, password, size, crypto_pwhash_OPSLIMIT_MIN,
                                 crypto_pwhash_MEMLIMIT_MIN, crypto_pwhash_ALG_ARGON2ID13);
}
