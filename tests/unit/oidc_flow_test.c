/* Sign-ins through providers between their beginning and the browser's return, and issuers. */
#include <criterion/criterion.h>
#include <sodium.h>
#include <string.h>

#include "oidc/flow.h"
#include "oidc/oidc.h"
#include "oidc/signature.h"

#define NOW_MS 1000000

static unsigned char key[OIDC_KEY_BYTES];

static void begin(struct oidc_flow *flow)
{
    unsigned char secret[OIDC_KEY_BYTES] = {1};
    cr_assert_geq(sodium_init(), 0);
    oidc_key_make(secret, key);
    *flow = (struct oidc_flow){.user = INT64_MAX, .code = "abcdefghijkm"};
    memset(flow->provider, 3, sizeof(flow->provider));
    memset(flow->session, 4, sizeof(flow->session));
    oidc_flow_begin(flow, NOW_MS);
}

Test(oidc_flow, opens_as_it_was_sealed_until_it_expires)
{
    struct oidc_flow flow;
    struct oidc_flow opened;
    char text[OIDC_FLOW_TEXT_BYTES];
    char again[OIDC_FLOW_TEXT_BYTES];
    begin(&flow);
    oidc_flow_seal(&flow, key, text);
    oidc_flow_seal(&flow, key, again);
    cr_assert_str_neq(text, again, "each seal has a nonce of its own");
    cr_assert(oidc_flow_open(text, key, NOW_MS + OIDC_FLOW_MS - 1, &opened));
    cr_assert_eq(opened.user, flow.user);
    cr_assert_eq(opened.expires_ms, NOW_MS + OIDC_FLOW_MS);
    cr_assert_str_eq(opened.code, flow.code);
    cr_assert_arr_eq(opened.provider, flow.provider, sizeof(flow.provider));
    cr_assert_arr_eq(opened.session, flow.session, sizeof(flow.session));
    cr_assert_arr_eq(opened.state, flow.state, sizeof(flow.state));
    cr_assert_arr_eq(opened.nonce, flow.nonce, sizeof(flow.nonce));
    cr_assert_arr_eq(opened.verifier, flow.verifier, sizeof(flow.verifier));
    cr_assert_not(oidc_flow_open(text, key, NOW_MS + OIDC_FLOW_MS, &opened));
}

Test(oidc_flow, opens_by_no_other_key_and_not_with_any_sign_changed)
{
    struct oidc_flow flow;
    struct oidc_flow opened;
    char text[OIDC_FLOW_TEXT_BYTES];
    unsigned char other[OIDC_KEY_BYTES] = {2};
    begin(&flow);
    oidc_flow_seal(&flow, key, text);
    cr_assert_not(oidc_flow_open(text, other, NOW_MS, &opened));
    for (size_t i = 0; text[i] != '\0'; i++) {
        char before = text[i];
        text[i] = before == 'A' ? 'B' : 'A';
        cr_assert_not(oidc_flow_open(text, key, NOW_MS, &opened), "sign %zu", i);
        text[i] = before;
    }
    text[strlen(text) - 1] = '\0';
    cr_assert_not(oidc_flow_open(text, key, NOW_MS, &opened));
    cr_assert_not(oidc_flow_open("", key, NOW_MS, &opened));
}

Test(oidc_flow, begins_with_other_random_bytes_each_time)
{
    struct oidc_flow one;
    struct oidc_flow two;
    begin(&one);
    begin(&two);
    cr_assert_arr_neq(one.state, two.state, sizeof(one.state));
    cr_assert_arr_neq(one.nonce, two.nonce, sizeof(one.nonce));
    cr_assert_arr_neq(one.verifier, two.verifier, sizeof(one.verifier));
    cr_assert_arr_neq(one.state, one.nonce, sizeof(one.state));
}

Test(oidc_issuer, is_an_address_with_tls_or_of_this_machine)
{
    static const char *const right[] = {"https://login.example.org", "https://a.example/realms/b/",
                                        "http://127.0.0.1:8080", "http://localhost/x",
                                        "http://[::1]:1"};
    static const char *const wrong[] = {"",
                                        "https://",
                                        "http://login.example.org",
                                        "http://127.0.0.1.example.org",
                                        "http://localhost.example",
                                        "ftp://a.example",
                                        "https://a.example?b",
                                        "https://a b",
                                        "https://a.example#b",
                                        "https://u@a.example"};
    for (size_t i = 0; i < COUNT_OF(right); i++)
        cr_assert_null(oidc_issuer_wrong(right[i]), "%s", right[i]);
    for (size_t i = 0; i < COUNT_OF(wrong); i++)
        cr_assert_not_null(oidc_issuer_wrong(wrong[i]), "%s", wrong[i]);
}

Test(oidc_signature, needs_a_public_key)
{
    static const char *const wrong[] = {"none", "None", "HS256", "HS512", "", "RS1", "EdDSA"};
    for (size_t i = 0; i < COUNT_OF(wrong); i++)
        cr_assert_not(oidc_algorithm_accepted(wrong[i]), "%s", wrong[i]);
    cr_assert(oidc_algorithm_accepted("RS256"));
    cr_assert(oidc_algorithm_accepted("ES256"));
}
