#include "store/core/name.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

#include "store/core/confusable.h"
#include "store/core/joiner.h"

#define MARKS_MAX        4   /* maximum on one letter; living languages need three */
#define NAME_LETTERS_MAX 160 /* maximum length of a name that is checked */

/* Alphabets with letters that look like letters of others: a name uses only one of them. They
 * are blocks of Unicode; other characters (Chinese, Japanese, Korean, digits, signs) combine
 * with all. */
enum alphabet {
    ALPHABET_NONE,
    ALPHABET_LATIN,
    ALPHABET_GREEK,
    ALPHABET_CYRILLIC,
    ALPHABET_ARMENIAN,
    ALPHABET_HEBREW,
    ALPHABET_ARABIC,
    ALPHABET_INDIC,
    ALPHABET_GEORGIAN,
    ALPHABET_CANADIAN,
    ALPHABET_CHEROKEE,
    ALPHABET_LISU,
    ALPHABET_OTHER,
};

static const struct {
    utf8proc_int32_t first;
    utf8proc_int32_t last;
    enum alphabet alphabet;
} blocks[] = {
    {0x0041, 0x024f, ALPHABET_LATIN},    {0x0250, 0x02af, ALPHABET_LATIN},
    {0x0370, 0x03ff, ALPHABET_GREEK},    {0x0400, 0x052f, ALPHABET_CYRILLIC},
    {0x0530, 0x058f, ALPHABET_ARMENIAN}, {0x0590, 0x05ff, ALPHABET_HEBREW},
    {0x0600, 0x08ff, ALPHABET_ARABIC},   {0x0900, 0x0fff, ALPHABET_INDIC},
    {0x1000, 0x109f, ALPHABET_OTHER},    {0x10a0, 0x10ff, ALPHABET_GEORGIAN},
    {0x1200, 0x139f, ALPHABET_OTHER},    {0x13a0, 0x13ff, ALPHABET_CHEROKEE},
    {0x1400, 0x167f, ALPHABET_CANADIAN}, {0x1680, 0x1c7f, ALPHABET_OTHER},
    {0x1c80, 0x1c8f, ALPHABET_CYRILLIC}, {0x1c90, 0x1cbf, ALPHABET_GEORGIAN},
    {0x1d00, 0x1d25, ALPHABET_LATIN},    {0x1d26, 0x1d2a, ALPHABET_GREEK},
    {0x1d2b, 0x1d2b, ALPHABET_CYRILLIC}, {0x1d2c, 0x1dbf, ALPHABET_LATIN},
    {0x1e00, 0x1eff, ALPHABET_LATIN},    {0x1f00, 0x1fff, ALPHABET_GREEK},
    {0x2c00, 0x2c5f, ALPHABET_OTHER},    {0x2c60, 0x2c7f, ALPHABET_LATIN},
    {0x2c80, 0x2cff, ALPHABET_GREEK},    {0x2d00, 0x2d2f, ALPHABET_GEORGIAN},
    {0x2d30, 0x2ddf, ALPHABET_OTHER},    {0x2de0, 0x2dff, ALPHABET_CYRILLIC},
    {0xa4d0, 0xa4ff, ALPHABET_LISU},     {0xa500, 0xa63f, ALPHABET_OTHER},
    {0xa640, 0xa69f, ALPHABET_CYRILLIC}, {0xa6a0, 0xa6ff, ALPHABET_OTHER},
    {0xa720, 0xa7ff, ALPHABET_LATIN},    {0xab30, 0xab6f, ALPHABET_LATIN},
    {0xab70, 0xabbf, ALPHABET_CHEROKEE}, {0xfb00, 0xfb06, ALPHABET_LATIN},
    {0x10000, 0x1afff, ALPHABET_OTHER},
};

static enum alphabet alphabet_of(utf8proc_int32_t letter)
{
    for (size_t i = 0; i < COUNT_OF(blocks); i++)
        if (letter >= blocks[i].first && letter <= blocks[i].last) return blocks[i].alphabet;
    return ALPHABET_NONE;
}

static bool is_mark(utf8proc_category_t category)
{
    return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME;
}

static bool is_letter(utf8proc_category_t category)
{
    return category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO;
}

/* Returns whether the character is visible and not deceptive. */
static bool is_visible(utf8proc_int32_t letter)
{
    const utf8proc_property_t *property = utf8proc_get_property(letter);
    switch ((utf8proc_category_t)property->category) {
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return false;
    case UTF8PROC_CATEGORY_ZS: return letter == ' ';
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME:
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO:
    case UTF8PROC_CATEGORY_PC:
    case UTF8PROC_CATEGORY_PD:
    case UTF8PROC_CATEGORY_PS:
    case UTF8PROC_CATEGORY_PE:
    case UTF8PROC_CATEGORY_PI:
    case UTF8PROC_CATEGORY_PF:
    case UTF8PROC_CATEGORY_PO:
    case UTF8PROC_CATEGORY_SM:
    case UTF8PROC_CATEGORY_SC:
    case UTF8PROC_CATEGORY_SK:
    case UTF8PROC_CATEGORY_SO: break;
    }
    /* U+2800 is a Braille cell without a dot; ignorable characters are letters and marks in name
     * only */
    return letter != 0x2800 && !property->ignorable;
}

static void blanks_tidy(char *name)
{
    char *to = name;
    for (const char *from = name; *from != '\0'; from++) {
        bool again = *from == ' ' && (to == name || to[-1] == ' ');
        if (!again) *to++ = *from;
    }
    to -= to > name && to[-1] == ' ';
    *to = '\0';
}

#define KEY_FORM                                                                                   \
    (UTF8PROC_NULLTERM | UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_COMPOSE | UTF8PROC_IGNORE)

/* Returns the name in another form; the caller frees it. NULL: it is not UTF-8. */
static char *mapped(const char *name, unsigned options)
{
    utf8proc_uint8_t *text = NULL;
    utf8proc_ssize_t size = utf8proc_map((const utf8proc_uint8_t *)name, 0, &text,
                                         (utf8proc_option_t)(options | KEY_FORM));
    CHECK(size != UTF8PROC_ERROR_NOMEM);
    return size >= 0 ? (char *)text : NULL;
}

/* Returns whether each mark follows a letter, and each letter has few marks. */
static bool marks_fine(const char *name)
{
    size_t marks = MARKS_MAX; /* starts full, since no mark may come before the first character */
    utf8proc_int32_t letter = 0;
    for (const utf8proc_uint8_t *at = (const utf8proc_uint8_t *)name; *at != '\0';) {
        at += utf8proc_iterate(at, -1, &letter);
        if (joiner_is(letter)) continue;
        marks = is_mark(utf8proc_category(letter)) ? marks + 1 : 0;
        if (marks > MARKS_MAX) return false;
    }
    return true;
}

/* `name` is UTF-8. */
static bool one_alphabet(const char *name)
{
    enum alphabet alphabet = ALPHABET_NONE;
    utf8proc_int32_t letter = 0;
    for (const utf8proc_uint8_t *at = (const utf8proc_uint8_t *)name; *at != '\0';) {
        at += utf8proc_iterate(at, -1, &letter);
        enum alphabet of =
            is_letter(utf8proc_category(letter)) ? alphabet_of(letter) : ALPHABET_NONE;
        if (of != ALPHABET_NONE && alphabet != ALPHABET_NONE && of != alphabet) return false;
        alphabet = of != ALPHABET_NONE ? of : alphabet;
    }
    return true;
}

/* Returns whether each character is visible, or joins visible ones where their script needs it. */
static bool letters_fine(const utf8proc_int32_t *letters, size_t count)
{
    size_t length = 0;
    for (size_t at = 0; at < count; at += length) {
        length = is_visible(letters[at]) ? 1 : joiner_length(letters, count, at);
        if (length == 0) return false;
    }
    return true;
}

/* Reads the characters of `name`; 0: it is empty, not UTF-8, or has more than `most`. */
static size_t letters_of(const char *name, utf8proc_int32_t *letters, size_t most)
{
    size_t count = 0;
    for (const utf8proc_uint8_t *at = (const utf8proc_uint8_t *)name; *at != '\0'; count++) {
        utf8proc_ssize_t size = count < most ? utf8proc_iterate(at, -1, &letters[count]) : 0;
        if (size <= 0) return 0;
        at += size;
    }
    return count;
}

bool name_fine(const char *name)
{
    utf8proc_int32_t letters[NAME_LETTERS_MAX];
    size_t count = letters_of(name, letters, NAME_LETTERS_MAX);
    if (count == 0 || !letters_fine(letters, count) || !marks_fine(name)) return false;
    char *plain = mapped(name, 0);
    bool ok = plain != NULL && one_alphabet(plain);
    free(plain);
    return ok;
}

/* Removes the marks that isolate a name in a sentence, in case it was copied from one. */
static void marks_drop(char *name)
{
    static const char begin[] = "\xe2\x81\xa8"; /* U+2068 */
    static const char end[] = "\xe2\x81\xa9";   /* U+2069 */
    enum { SIZE = sizeof(begin) - 1 };
    size_t size = strlen(name);
    if (size < 2 * SIZE || memcmp(name, begin, SIZE) != 0 ||
        memcmp(name + size - SIZE, end, SIZE) != 0)
        return;
    memmove(name, name + SIZE, size - 2 * SIZE);
    name[size - 2 * SIZE] = '\0';
}

bool name_clean(char *name, size_t bytes_max)
{
    utf8proc_int32_t letters[NAME_CHARACTERS_MAX];
    blanks_tidy(name);
    marks_drop(name);
    blanks_tidy(name);
    return strlen(name) <= bytes_max && letters_of(name, letters, NAME_CHARACTERS_MAX) > 0 &&
           name_fine(name);
}

/* Copies the characters that fit, and no part of a character. */
static void text_fit(char *to, size_t size, const char *text)
{
    CHECK(size > 0);
    size_t length = strlen(text);
    if (length >= size) {
        length = size - 1;
        while (length > 0 && ((unsigned char)text[length] & 0xc0) == 0x80) length--;
    }
    memcpy(to, text, length);
    to[length] = '\0';
}

void name_key(const char *name, char *key, size_t size)
{
    /* Folding can undo the composition, and composing can produce characters that fold again: two
     * passes are sufficient (Unicode, NFKC_Casefold).
     */
    char *once = mapped(name, UTF8PROC_CASEFOLD);
    char *twice = once != NULL ? mapped(once, UTF8PROC_CASEFOLD) : NULL;
    text_fit(key, size, twice != NULL ? twice : name);
    free(once);
    free(twice);
}

void name_skeleton(const char *name, char *skeleton, size_t size)
{
    char *plain = mapped(name, 0);
    if (plain == NULL) {
        text_fit(skeleton, size, name);
        return;
    }
    char like[4 * NAME_KEY_BYTES_MAX];
    confusable_map(plain, like, sizeof(like));
    name_key(like, skeleton, size);
    free(plain);
}

bool name_alike(const char *name, const char *word)
{
    char form[NAME_KEY_BYTES_MAX];
    char other[NAME_KEY_BYTES_MAX];
    name_key(name, form, sizeof(form));
    if (strcmp(form, word) == 0) return true;
    name_skeleton(name, form, sizeof(form));
    name_skeleton(word, other, sizeof(other));
    if (strcmp(form, other) == 0) return true;
    char upper[NAME_KEY_BYTES_MAX];
    size_t length = 0;
    for (; word[length] != '\0' && length + 1 < sizeof(upper); length++) {
        bool small = word[length] >= 'a' && word[length] <= 'z';
        upper[length] = (char)(small ? word[length] - 'a' + 'A' : word[length]);
    }
    upper[length] = '\0';
    name_skeleton(upper, other, sizeof(other));
    return strcmp(form, other) == 0;
}

bool name_number(char *name, size_t size, int64_t number)
{
    char behind[24];
    size_t had = strlen(name);
    int length = snprintf(behind, sizeof(behind), " %lld", (long long)number);
    if (length < 0 || (size_t)length >= sizeof(behind) || had + (size_t)length >= size)
        return false;
    memcpy(name + had, behind, (size_t)length + 1);
    return true;
}

/* Replaces a blank of any script by a space. */
static utf8proc_int32_t space_of(utf8proc_int32_t letter, void *context)
{
    (void)context;
    return utf8proc_category(letter) == UTF8PROC_CATEGORY_ZS ? ' ' : letter;
}

bool name_password(const char *password, char form[PASSWORD_FORM_BYTES_MAX])
{
    utf8proc_uint8_t *composed = NULL;
    utf8proc_ssize_t size =
        utf8proc_map_custom((const utf8proc_uint8_t *)password, 0, &composed,
                            UTF8PROC_NULLTERM | UTF8PROC_STABLE | UTF8PROC_COMPOSE, space_of, NULL);
    bool ok = size >= 0 && size < PASSWORD_FORM_BYTES_MAX;
    form[0] = '\0';
    if (ok) memcpy(form, composed, (size_t)size + 1);
    if (size > 0) sodium_memzero(composed, (size_t)size);
    free(composed);
    return ok;
}

bool name_folded(const char *text, char *folded, size_t size)
{
    utf8proc_uint8_t *made = NULL;
    utf8proc_ssize_t length =
        utf8proc_map((const utf8proc_uint8_t *)text, 0, &made,
                     UTF8PROC_NULLTERM | UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT |
                         UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
    bool ok = length >= 0 && (size_t)length < size;
    if (ok) memcpy(folded, made, (size_t)length + 1);
    free(made);
    return ok;
}
