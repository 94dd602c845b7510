#include "wire/client_data.h"

#include <sodium.h>
#include <string.h>

#include "base/encoding/text.h"
#include "wire/parse.h"

/* Decodes the challenge: base64url without padding, in its only form. */
static bool challenge_read(const char *text, struct client_data *data)
{
    const char *end = NULL;
    int failed =
        sodium_base642bin(data->challenge, sizeof(data->challenge), text, strlen(text), NULL,
                          &data->challenge_size, &end, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return failed == 0 && *end == '\0' && data->challenge_size > 0;
}

static bool type_read(const char *type, struct client_data *data)
{
    data->creates = strcmp(type, "webauthn.create") == 0;
    return data->creates || strcmp(type, "webauthn.get") == 0;
}

bool client_data_read(const char *text, size_t size, struct client_data *data)
{
    struct parse_error error;
    *data = (struct client_data){.creates = false};
    struct parse *parse = size <= CLIENT_DATA_BYTES_MAX ? parse_object(text, size, &error) : NULL;
    if (parse == NULL) return false;
    const char *type = parse_text(parse, "type");
    const char *challenge = parse_text(parse, "challenge");
    const char *origin = parse_text(parse, "origin");
    data->framed = parse_has(parse, "topOrigin") || parse_is_true(parse, "crossOrigin");
    bool ok = type != NULL && challenge != NULL && origin != NULL && type_read(type, data) &&
              challenge_read(challenge, data) && strlen(origin) <= CLIENT_DATA_ORIGIN_MAX;
    if (ok) (void)text_copy(data->origin, sizeof(data->origin), origin);
    parse_free(parse);
    return ok;
}
