#include "oidc/signature.h"

#include <cjose/cjose.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

#include "base/library.h"
#include "base/log.h"

#define LIBRARY "libcjose.so.0"

static struct {
    cjose_jws_t *(*jws_import)(const char *compact, size_t size, cjose_err *err);
    bool (*jws_verify)(cjose_jws_t *jws, const cjose_jwk_t *key, cjose_err *err);
    void (*jws_release)(cjose_jws_t *jws);
    cjose_jwk_t *(*jwk_import)(const char *json, size_t size, cjose_err *err);
    bool (*jwk_release)(cjose_jwk_t *key);
} cjose;

static bool loaded;

static void load(void)
{
#define FUNCTION(name)                                                                             \
    {                                                                                              \
        "cjose_" #name, offsetof(__typeof__(cjose), name)                                          \
    }
    static const struct library_function functions[] = {FUNCTION(jws_import), FUNCTION(jws_verify),
                                                        FUNCTION(jws_release), FUNCTION(jwk_import),
                                                        FUNCTION(jwk_release)};
#undef FUNCTION
    const char *reason = library_load(LIBRARY, functions, COUNT_OF(functions), &cjose);
    loaded = reason == NULL;
    if (!loaded)
        log_error("oidc", "event=libcjose_missing library=" LIBRARY " reason=\"%s\"", reason);
}

bool oidc_algorithm_accepted(const char *algorithm)
{
    static const char *const accepted[] = {"RS256", "RS384", "RS512", "PS256", "PS384",
                                           "PS512", "ES256", "ES384", "ES512"};
    for (size_t i = 0; i < COUNT_OF(accepted); i++)
        if (strcmp(accepted[i], algorithm) == 0) return true;
    return false;
}

enum oidc_signature oidc_signature_verify(const char *token, const char *key, size_t key_size)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    (void)pthread_once(&once, load);
    if (!loaded) return OIDC_SIGNATURE_NO_LIBRARY;
    cjose_err err;
    cjose_jwk_t *jwk = cjose.jwk_import(key, key_size, &err);
    cjose_jws_t *jws = jwk != NULL ? cjose.jws_import(token, strlen(token), &err) : NULL;
    bool right = jws != NULL && cjose.jws_verify(jws, jwk, &err);
    if (jws != NULL) cjose.jws_release(jws);
    if (jwk != NULL) (void)cjose.jwk_release(jwk);
    return right ? OIDC_SIGNATURE_RIGHT : OIDC_SIGNATURE_WRONG;
}
