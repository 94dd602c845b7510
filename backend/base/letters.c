#include "base/letters.h"

void letters_print(char *text, size_t length, const void *bytes)
{
    static const char alphabet[] = "abcdefghijkmnpqrstuvwxyz23456789";
    _Static_assert(sizeof(alphabet) - 1 == 32, "five bits a letter");
    const unsigned char *at = bytes;
    for (size_t i = 0; i < length; i++) text[i] = alphabet[at[i] % 32];
    text[length] = '\0';
}
