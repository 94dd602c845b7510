#include "store/core/joiner.h"

/* ZWNJ separates letters that would join, ZWJ joins letters that would not. */
#define ZWNJ 0x200c
#define ZWJ  0x200d

#define SELECT_TEXT    0xfe0e /* the preceding character is drawn as a letter */
#define SELECT_PICTURE 0xfe0f
#define KEYCAP         0x20e3
#define FLAG           0x1f3f4 /* a black flag, before tags */
#define TAG_OF(ascii)  (0xe0000 + (ascii))
#define TAG_END        0xe007f

#define BENGALI_RA     0x09b0
#define BENGALI_YA     0x09af
#define BENGALI_VIRAMA 0x09cd

#define VIRAMA_CLASS 9 /* a value of Canonical_Combining_Class */

struct range {
    utf8proc_int32_t first;
    utf8proc_int32_t last;
};

/* Letters by Joining_Type, of scripts that are written today: Arabic, Syriac, N'Ko, Mandaic,
 * Mongolian, Phags-pa, Hanifi Rohingya, Adlam (DerivedJoiningType.txt of Unicode 14). */
/* Dual_Joining, Left_Joining */
static const struct range joins_next[] = {
    {0x0620, 0x0620}, {0x0626, 0x0626}, {0x0628, 0x0628},   {0x062a, 0x062e},   {0x0633, 0x063f},
    {0x0641, 0x0647}, {0x0649, 0x064a}, {0x066e, 0x066f},   {0x0678, 0x0687},   {0x069a, 0x06bf},
    {0x06c1, 0x06c2}, {0x06cc, 0x06cc}, {0x06ce, 0x06ce},   {0x06d0, 0x06d1},   {0x06fa, 0x06fc},
    {0x06ff, 0x06ff}, {0x0712, 0x0714}, {0x071a, 0x071d},   {0x071f, 0x0727},   {0x0729, 0x0729},
    {0x072b, 0x072b}, {0x072d, 0x072e}, {0x074e, 0x0758},   {0x075c, 0x076a},   {0x076d, 0x0770},
    {0x0772, 0x0772}, {0x0775, 0x0777}, {0x077a, 0x077f},   {0x07ca, 0x07ea},   {0x0841, 0x0845},
    {0x0848, 0x0848}, {0x084a, 0x0853}, {0x0855, 0x0855},   {0x0860, 0x0860},   {0x0862, 0x0865},
    {0x0868, 0x0868}, {0x0886, 0x0886}, {0x0889, 0x088d},   {0x08a0, 0x08a9},   {0x08af, 0x08b0},
    {0x08b3, 0x08b8}, {0x08ba, 0x08c8}, {0x1807, 0x1807},   {0x1820, 0x1878},   {0x1887, 0x18a8},
    {0x18aa, 0x18aa}, {0xa840, 0xa872}, {0x10d00, 0x10d21}, {0x10d23, 0x10d23}, {0x1e900, 0x1e943}};
/* Dual_Joining, Right_Joining */
static const struct range joins_previous[] = {
    {0x0620, 0x0620}, {0x0622, 0x063f}, {0x0641, 0x064a}, {0x066e, 0x066f},   {0x0671, 0x0673},
    {0x0675, 0x06d3}, {0x06d5, 0x06d5}, {0x06ee, 0x06ef}, {0x06fa, 0x06fc},   {0x06ff, 0x06ff},
    {0x0710, 0x0710}, {0x0712, 0x072f}, {0x074d, 0x077f}, {0x07ca, 0x07ea},   {0x0840, 0x0858},
    {0x0860, 0x0860}, {0x0862, 0x0865}, {0x0867, 0x086a}, {0x0870, 0x0882},   {0x0886, 0x0886},
    {0x0889, 0x088e}, {0x08a0, 0x08ac}, {0x08ae, 0x08c8}, {0x1807, 0x1807},   {0x1820, 0x1878},
    {0x1887, 0x18a8}, {0x18aa, 0x18aa}, {0xa840, 0xa871}, {0x10d01, 0x10d23}, {0x1e900, 0x1e943}};

static bool in_ranges(const struct range *ranges, size_t count, utf8proc_int32_t letter)
{
    size_t i = 0;
    while (i < count && letter > ranges[i].last) i++;
    return i < count && letter >= ranges[i].first;
}

static bool is_mark(utf8proc_int32_t letter)
{
    utf8proc_category_t category = utf8proc_category(letter);
    return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_MC ||
           category == UTF8PROC_CATEGORY_ME;
}

static bool is_letter(utf8proc_int32_t letter)
{
    utf8proc_category_t category = utf8proc_category(letter);
    return category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO;
}

/* Returns whether Joining_Type is Transparent, for the characters that occur in names. */
static bool is_transparent(utf8proc_int32_t letter)
{
    utf8proc_category_t category = utf8proc_category(letter);
    return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME;
}

static bool is_virama(utf8proc_int32_t letter)
{
    return utf8proc_get_property(letter)->combining_class == VIRAMA_CLASS;
}

static bool is_pictograph(utf8proc_int32_t letter)
{
    return utf8proc_get_property(letter)->boundclass == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC;
}

/* A colour of skin. */
static bool is_modifier(utf8proc_int32_t letter)
{
    return letter >= 0x1f3fb && letter <= 0x1f3ff;
}

/* ---- letters ---- */

/* Returns whether the letters around a ZWNJ would join without it. */
static bool parts_letters(const utf8proc_int32_t *letters, size_t count, size_t at)
{
    size_t before = at;
    size_t after = at + 1;
    while (before > 0 && is_transparent(letters[before - 1])) before--;
    while (after < count && is_transparent(letters[after])) after++;
    return before > 0 && after < count &&
           in_ranges(joins_next, COUNT_OF(joins_next), letters[before - 1]) &&
           in_ranges(joins_previous, COUNT_OF(joins_previous), letters[after]);
}

/* Returns whether a virama precedes letters[at], on a letter of its own script: Unicode blocks are
 * aligned to 128. */
static bool behind_virama(const utf8proc_int32_t *letters, size_t at)
{
    if (at == 0 || !is_virama(letters[at - 1])) return false;
    size_t base = at - 1;
    while (base > 0 && is_mark(letters[base - 1])) base--;
    return base > 0 && is_letter(letters[base - 1]) &&
           letters[base - 1] >> 7 == letters[at - 1] >> 7;
}

/* Returns whether a joiner makes a ya-phalaa after ra, as in "Rachel": without it the letters
 * would become a reph. */
static bool makes_phalaa(const utf8proc_int32_t *letters, size_t count, size_t at)
{
    return at > 0 && letters[at - 1] == BENGALI_RA && at + 2 < count &&
           letters[at + 1] == BENGALI_VIRAMA && letters[at + 2] == BENGALI_YA;
}

/* ---- emoji ---- */

/* Returns whether letters[at] is between two pictures, each with its selector or colour. */
static bool between_pictures(const utf8proc_int32_t *letters, size_t count, size_t at)
{
    size_t base = at;
    if (base > 0 && (letters[base - 1] == SELECT_PICTURE || is_modifier(letters[base - 1]))) base--;
    return base > 0 && is_pictograph(letters[base - 1]) && at + 1 < count &&
           is_pictograph(letters[at + 1]);
}

/* Returns whether the character before letters[at] has two forms: an emoji, or a plain symbol. */
static bool selects(const utf8proc_int32_t *letters, size_t count, size_t at)
{
    if (at == 0) return false;
    utf8proc_int32_t before = letters[at - 1];
    bool on_key = (before >= '0' && before <= '9') || before == '#' || before == '*';
    if (on_key) return letters[at] == SELECT_PICTURE && at + 1 < count && letters[at + 1] == KEYCAP;
    return is_pictograph(before);
}

/* Returns the length of a flag's tags at letters[at], for the countries that have one. */
static size_t flag_length(const utf8proc_int32_t *letters, size_t count, size_t at)
{
    static const char *const countries[] = {"gbeng", "gbsct", "gbwls"};
    enum { LETTERS = 5 };
    if (at == 0 || letters[at - 1] != FLAG || count - at < LETTERS + 1 ||
        letters[at + LETTERS] != TAG_END)
        return 0;
    for (size_t i = 0; i < COUNT_OF(countries); i++) {
        size_t same = 0;
        while (same < LETTERS && letters[at + same] == TAG_OF(countries[i][same])) same++;
        if (same == LETTERS) return LETTERS + 1;
    }
    return 0;
}

/* ---- all of them ---- */

size_t joiner_length(const utf8proc_int32_t *letters, size_t count, size_t at)
{
    bool next_is_mark = at + 1 < count && is_mark(letters[at + 1]);
    switch (letters[at]) {
    case ZWNJ: /* at the end of a word it separates nothing */
        return parts_letters(letters, count, at) ||
               (behind_virama(letters, at) && at + 1 < count && is_letter(letters[at + 1]));
    case ZWJ: /* at the end of a word it makes a chillu */
        return (behind_virama(letters, at) && !next_is_mark) || makes_phalaa(letters, count, at) ||
               between_pictures(letters, count, at);
    case SELECT_TEXT:
    case SELECT_PICTURE: return selects(letters, count, at);
    default: return flag_length(letters, count, at);
    }
}

bool joiner_is(utf8proc_int32_t letter)
{
    return letter == ZWNJ || letter == ZWJ || letter == SELECT_TEXT || letter == SELECT_PICTURE ||
           (letter >= TAG_OF(0x20) && letter <= TAG_END);
}
