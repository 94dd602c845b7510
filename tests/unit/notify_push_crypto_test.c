/* Sealing and proving, by the examples that the standards print. */
#include <criterion/criterion.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "notify/push/seal.h"
#include "notify/push/vapid.h"

static size_t from_text(const char *text, unsigned char *bytes, size_t room)
{
    size_t size = 0;
    cr_assert_eq(sodium_base642bin(bytes, room, text, strlen(text), " \n", &size, NULL,
                                   sodium_base64_VARIANT_URLSAFE_NO_PADDING),
                 0, "%s", text);
    return size;
}

/* RFC 8291, section 5 and appendix A. */
static const char example_private[] = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
static const char example_public[] =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
static const char example_subscriber[] =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
static const char example_subscriber_private[] = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
static const char example_secret[] = "kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs";
static const char example_auth[] = "BTBZMqHH6r4Tts7J_aSIgg";
static const char example_salt[] = "DGv6ra1nlYgDCS1FRnbzlw";
static const char example_plain[] = "When I grow up, I want to be a watermelon";
static const char example_sealed[] =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

static void example_keys(struct notify_keys *keys)
{
    unsigned char private_key[NOTIFY_KEY_PRIVATE_BYTES];
    cr_assert_eq(from_text(example_private, private_key, sizeof(private_key)), 32);
    cr_assert(notify_keys_of(private_key, keys));
}

static void example_to(struct notify_subscriber *to)
{
    cr_assert_eq(from_text(example_subscriber, to->public_key, sizeof(to->public_key)), 65);
    cr_assert_eq(from_text(example_auth, to->auth, sizeof(to->auth)), 16);
}

Test(notify_keys, a_pair_follows_from_its_private_half)
{
    struct notify_keys keys;
    unsigned char expected[NOTIFY_KEY_PUBLIC_BYTES];
    example_keys(&keys);
    cr_assert_eq(from_text(example_public, expected, sizeof(expected)), 65);
    cr_assert_arr_eq(keys.public_key, expected, sizeof(expected));
}

Test(notify_keys, both_sides_agree_on_the_secret_of_the_example)
{
    struct notify_keys keys, other;
    struct notify_subscriber to;
    unsigned char secret[32], again[32], expected[32], private_key[32];
    example_keys(&keys);
    example_to(&to);
    from_text(example_secret, expected, sizeof(expected));
    cr_assert(notify_keys_agree(&keys, to.public_key, secret));
    cr_assert_arr_eq(secret, expected, 32);
    from_text(example_subscriber_private, private_key, sizeof(private_key));
    cr_assert(notify_keys_of(private_key, &other));
    cr_assert(notify_keys_agree(&other, keys.public_key, again));
    cr_assert_arr_eq(again, expected, 32);
}

Test(notify_keys, invalid_private_keys_are_refused)
{
    struct notify_keys keys;
    unsigned char none[32] = {0}, large[32];
    memset(large, 0xff, sizeof(large));
    cr_assert_not(notify_keys_of(none, &keys));
    cr_assert_not(notify_keys_of(large, &keys));
}

Test(notify_keys, points_off_the_curve_are_refused)
{
    struct notify_keys keys;
    struct notify_subscriber to;
    unsigned char sealed[NOTIFY_SEALED_BYTES_MAX], salt[NOTIFY_SALT_BYTES] = {0};
    example_keys(&keys);
    example_to(&to);
    cr_assert(notify_key_valid(to.public_key));
    to.public_key[64] ^= 1;
    cr_assert_not(notify_key_valid(to.public_key));
    cr_assert_eq(
        notify_seal(&to, &keys, salt, &(struct notify_plain){.bytes = "x", .size = 1}, sealed), 0);
    to.public_key[64] ^= 1;
    to.public_key[0] = 2;
    cr_assert_not(notify_key_valid(to.public_key));
    memset(to.public_key, 0, sizeof(to.public_key));
    cr_assert_not(notify_key_valid(to.public_key));
}

Test(notify_keys, two_that_are_made_differ)
{
    struct notify_keys one, other;
    cr_assert(notify_keys_make(&one));
    cr_assert(notify_keys_make(&other));
    cr_assert_neq(memcmp(&one, &other, sizeof(one)), 0);
    cr_assert(notify_key_valid(one.public_key));
}

Test(notify_seal, gives_the_bytes_of_the_example)
{
    struct notify_keys keys;
    struct notify_subscriber to;
    unsigned char salt[NOTIFY_SALT_BYTES], sealed[NOTIFY_SEALED_BYTES_MAX], expected[400];
    example_keys(&keys);
    example_to(&to);
    from_text(example_salt, salt, sizeof(salt));
    size_t size = notify_seal(
        &to, &keys, salt,
        &(struct notify_plain){.bytes = example_plain, .size = strlen(example_plain)}, sealed);
    cr_assert_eq(size, from_text(example_sealed, expected, sizeof(expected)));
    cr_assert_arr_eq(sealed, expected, size);
}

Test(notify_seal, padding_hides_the_length_and_the_longest_fits)
{
    static const char longest[NOTIFY_PLAIN_BYTES_MAX] = {'x'};
    struct notify_keys keys;
    struct notify_subscriber to;
    unsigned char salt[NOTIFY_SALT_BYTES] = {0}, sealed[NOTIFY_SEALED_BYTES_MAX];
    example_keys(&keys);
    example_to(&to);
    size_t one = notify_seal(&to, &keys, salt,
                             &(struct notify_plain){.bytes = "a", .size = 1, .padded = 64}, sealed);
    size_t other =
        notify_seal(&to, &keys, salt,
                    &(struct notify_plain){.bytes = longest, .size = 60, .padded = 64}, sealed);
    cr_assert_eq(one, other);
    size_t all =
        notify_seal(&to, &keys, salt,
                    &(struct notify_plain){.bytes = longest, .size = sizeof(longest)}, sealed);
    cr_assert_eq(all, NOTIFY_SEALED_BYTES_MAX);
}

/* The parts of a token, taken from the header. */
static void token_parts(char *header, char *parts[3], char **key)
{
    static const char begin[] = "Authorization: vapid t=";
    cr_assert_eq(strncmp(header, begin, strlen(begin)), 0, "%s", header);
    parts[0] = header + strlen(begin);
    *key = strstr(parts[0], ", k=");
    cr_assert(*key);
    **key = '\0';
    *key += 4;
    for (size_t i = 1; i < 3; i++) {
        char *dot = strchr(parts[i - 1], '.');
        cr_assert(dot);
        *dot = '\0';
        parts[i] = dot + 1;
    }
}

static void claims_are(const char *url_text, const char *subject, const char *expected)
{
    struct notify_keys keys;
    struct notify_url url;
    char header[NOTIFY_VAPID_BYTES], *parts[3], *key;
    unsigned char bytes[600];
    const struct notify_reach reach = {.private_too = true};
    example_keys(&keys);
    cr_assert_eq(notify_url_check(&reach, url_text, &url), NOTIFY_REACHED);
    cr_assert(notify_vapid_print(&keys, &url, subject, 1453341205, header));
    token_parts(header, parts, &key);
    cr_expect_str_eq(key, example_public);
    size_t size = from_text(parts[0], bytes, sizeof(bytes) - 1);
    bytes[size] = '\0';
    cr_expect_str_eq((char *)bytes, "{\"typ\":\"JWT\",\"alg\":\"ES256\"}");
    size = from_text(parts[1], bytes, sizeof(bytes) - 1);
    bytes[size] = '\0';
    cr_expect_str_eq((char *)bytes, expected);
    cr_expect_eq(from_text(parts[2], bytes, sizeof(bytes)), NOTIFY_SIGNATURE_BYTES);
}

Test(notify_vapid, claims_who_asks_whom_and_until_when)
{
    claims_are("https://push.example.net/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
               "mailto:push@example.com",
               "{\"aud\":\"https://push.example.net\",\"exp\":1453384405,"
               "\"sub\":\"mailto:push@example.com\"}");
    claims_are("https://push.example.net:8443/p", "",
               "{\"aud\":\"https://push.example.net:8443\",\"exp\":1453384405}");
    claims_are("http://[::1]:8080/p", "", "{\"aud\":\"http://[::1]:8080\",\"exp\":1453384405}");
}

Test(notify_vapid, a_subject_that_would_break_out_is_refused)
{
    struct notify_keys keys;
    struct notify_url url;
    char header[NOTIFY_VAPID_BYTES];
    const struct notify_reach reach = {0};
    example_keys(&keys);
    cr_assert_eq(notify_url_check(&reach, "https://push.example.net/", &url), NOTIFY_REACHED);
    cr_assert_not(notify_vapid_print(&keys, &url, "mailto:a\",\"aud\":\"b", 1, header));
    cr_assert_not(notify_vapid_print(&keys, &url, "mailto:a b", 1, header));
}

Test(notify_vapid, the_longest_url_and_subject_fit)
{
    struct notify_keys keys;
    struct notify_url url;
    char header[NOTIFY_VAPID_BYTES], subject[NOTIFY_VAPID_SUBJECT_MAX + 1];
    char text[NOTIFY_HOST_BYTES_MAX + 20] = "https://";
    size_t size = strlen(text);
    for (size_t i = 0; i < NOTIFY_HOST_BYTES_MAX; i++) text[size++] = i % 60 == 59 ? '.' : 'a';
    snprintf(text + size, sizeof(text) - size, ":65535/");
    memset(subject, 'm', NOTIFY_VAPID_SUBJECT_MAX);
    subject[NOTIFY_VAPID_SUBJECT_MAX] = '\0';
    const struct notify_reach reach = {0};
    example_keys(&keys);
    cr_assert_eq(notify_url_check(&reach, text, &url), NOTIFY_REACHED);
    cr_assert(notify_vapid_print(&keys, &url, subject, INT32_MAX, header));
}
