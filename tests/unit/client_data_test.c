/* The client data of WebAuthn: the examples of its specification, and texts that are none. */
#include <criterion/criterion.h>
#include <sodium.h>
#include <string.h>

#include "support/passkey_vectors.h"
#include "wire/client_data.h"

static bool read(const char *text, struct client_data *data)
{
    return client_data_read(text, strlen(text), data);
}

/* Reads an example, given as hexadecimal digits. */
static struct client_data example(const char *digits)
{
    unsigned char bytes[CLIENT_DATA_BYTES_MAX];
    size_t size = 0;
    struct client_data data;
    cr_assert_eq(sodium_hex2bin(bytes, sizeof(bytes), digits, strlen(digits), NULL, &size, NULL),
                 0);
    cr_assert(client_data_read((const char *)bytes, size, &data));
    return data;
}

Test(client_data, the_examples_of_the_specification_are_read)
{
    for (size_t i = 0; i < COUNT_OF(passkey_vectors); i++) {
        const struct passkey_vector *vector = &passkey_vectors[i];
        bool framed = i == VECTOR_FRAMED || i == VECTOR_TOP;
        struct client_data created = example(vector->created_client_data);
        struct client_data shown = example(vector->client_data);
        cr_assert(created.creates && !shown.creates, "%s", vector->name);
        cr_assert_eq(created.framed, framed, "%s", vector->name);
        cr_assert_eq(shown.framed, framed, "%s", vector->name);
        cr_assert_str_eq(shown.origin, "https://example.org");
        cr_assert_eq(shown.challenge_size, 32u);
    }
    static const unsigned char challenge[] = {0x39, 0xc0, 0xe7, 0x52, 0x14, 0x17, 0xba, 0x54};
    struct client_data data = example(passkey_vectors[VECTOR_NONE].client_data);
    cr_assert_eq(memcmp(data.challenge, challenge, sizeof(challenge)), 0);
}

Test(client_data, a_page_in_a_frame_is_told_apart)
{
#define PAGE "\"type\":\"webauthn.get\",\"challenge\":\"AAAA\",\"origin\":\"https://a.example\""
    struct client_data data;
    cr_assert(read("{" PAGE "}", &data) && !data.framed);
    cr_assert(read("{" PAGE ",\"crossOrigin\":false}", &data) && !data.framed);
    cr_assert(read("{" PAGE ",\"crossOrigin\":null}", &data) && !data.framed);
    cr_assert(read("{" PAGE ",\"crossOrigin\":true}", &data) && data.framed);
    cr_assert(read("{" PAGE ",\"crossOrigin\":\"no\"}", &data) && data.framed);
    cr_assert(read("{" PAGE ",\"topOrigin\":\"https://a.example\"}", &data) && data.framed);
}

Test(client_data, other_texts_are_refused)
{
    static const char *const wrong[] = {
        "",
        "{}",
        "[]",
        "null",
        "{\"type\":\"webauthn.get\",\"challenge\":\"AAAA\"}",
        "{\"type\":\"webauthn.get\",\"origin\":\"https://a.example\"}",
        "{\"challenge\":\"AAAA\",\"origin\":\"https://a.example\"}",
        "{\"type\":\"payment.get\",\"challenge\":\"AAAA\",\"origin\":\"https://a.example\"}",
        "{\"type\":\"webauthn.get\",\"challenge\":\"\",\"origin\":\"https://a.example\"}",
        "{\"type\":\"webauthn.get\",\"challenge\":\"AA=\",\"origin\":\"https://a.example\"}",
        "{\"type\":\"webauthn.get\",\"challenge\":\"A+/A\",\"origin\":\"https://a.example\"}",
        "{\"type\":\"webauthn.get\",\"challenge\":\"AB\",\"origin\":\"https://a.example\"}",
        "{\"type\":\"webauthn.get\",\"challenge\":4,\"origin\":\"https://a.example\"}",
        "{" PAGE ",\"origin\":\"https://b.example\"}",
        "{" PAGE "",
        "{" PAGE "}}",
    };
    struct client_data data;
    for (size_t i = 0; i < COUNT_OF(wrong); i++) cr_assert(!read(wrong[i], &data), "%s", wrong[i]);
    char text[CLIENT_DATA_BYTES_MAX + 64];
    int size = snprintf(text, sizeof(text), "{" PAGE ",\"x\":\"");
    memset(text + size, 'x', sizeof(text) - (size_t)size);
    memcpy(text + CLIENT_DATA_BYTES_MAX - 1, "\"}", 2);
    cr_assert(!client_data_read(text, CLIENT_DATA_BYTES_MAX + 1, &data), "too long");
    memcpy(text + CLIENT_DATA_BYTES_MAX - 2, "\"}", 2);
    cr_assert(client_data_read(text, CLIENT_DATA_BYTES_MAX, &data));
}
