#include "store/core/name.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/core/confusable.h"

TestSuite(store_name, .timeout = 480);

#define NAME_BYTES 80

static const char *key_of(const char *name)
{
    static char keys[4][NAME_KEY_BYTES_MAX];
    static unsigned next;
    char *key = keys[next++ % 4];
    name_key(name, key, NAME_KEY_BYTES_MAX);
    return key;
}

static const char *skeleton_of(const char *name)
{
    static char skeletons[4][NAME_KEY_BYTES_MAX];
    static unsigned next;
    char *skeleton = skeletons[next++ % 4];
    name_skeleton(name, skeleton, NAME_KEY_BYTES_MAX);
    return skeleton;
}

Test(store_name, letters_of_both_cases_have_one_key)
{
    static const char *const pairs[][2] = {
        {"Ada Lovelace", "ada lovelace"},
        {"ÄÖÜ", "äöü"},
        {"ŁÓDŹ", "łódź"},
        {"ŒUVRE Ÿ", "œuvre ÿ"},
        {"ΑΘΗΝΆ", "αθηνά"},
        {"Όμηρος", "όμηροσ"},
        {"МОСКВА Ёж", "москва ёж"},
        {"NGUYỄN", "nguyễn"},
        {"STRAẞE", "straße"},
        {"STRASSE", "straße"},
        {"ŽIŽEK", "žižek"},
        {"IJSSEL Ĳ", "ijssel ĳ"},
        {"ԱՐԱՐԱՏ", "արարատ"},
        {"Ａｄａ", "ada"},
        {"𝓐𝓭𝓪", "ada"},
        {"Zoe\xcc\x88", "zoë"},
        {"ad\xc2\xad"
         "a",
         "ada"},
        {"a\xef\xb8\x8f"
         "da",
         "ada"},
    };
    for (size_t i = 0; i < COUNT_OF(pairs); i++)
        cr_assert_str_eq(key_of(pairs[i][0]), key_of(pairs[i][1]), "%s", pairs[i][0]);
}

Test(store_name, different_letters_keep_different_keys)
{
    static const char *const names[] = {"a", "ä", "ae", "ss", "e",    "é",   "ё",  "е", "×",
                                        "÷", "i", "ı",  "石", "🪨", "a b", "ab", "ø", "o"};
    for (size_t i = 0; i < COUNT_OF(names); i++)
        for (size_t j = 0; j < i; j++) cr_assert_str_neq(key_of(names[i]), key_of(names[j]));
}

/* Every character of the first plane. */
static void letter_print(uint32_t letter, char name[4])
{
    memset(name, 0, 4);
    if (letter < 0x80) {
        name[0] = (char)letter;
    } else if (letter < 0x800) {
        name[0] = (char)(0xc0 | letter >> 6);
        name[1] = (char)(0x80 | (letter & 0x3f));
    } else {
        name[0] = (char)(0xe0 | letter >> 12);
        name[1] = (char)(0x80 | (letter >> 6 & 0x3f));
        name[2] = (char)(0x80 | (letter & 0x3f));
    }
}

Test(store_name, key_of_a_key_is_itself)
{
    for (uint32_t letter = 1; letter < 0x10000; letter++) {
        char name[4];
        letter_print(letter, name);
        cr_assert_str_eq(key_of(key_of(name)), key_of(name), "U+%04X", letter);
    }
}

Test(store_name, invalid_utf8_stays_and_long_text_is_cut)
{
    char key[8];
    name_key("A\xff\xc3", key, sizeof(key));
    cr_assert_str_eq(key, "A\xff\xc3");
    name_key("ABCDEFGHIJ", key, sizeof(key));
    cr_assert_str_eq(key, "abcdefg");
    name_key("ABCDEFÄÖ", key, sizeof(key));
    cr_assert_str_eq(key, "abcdef", "no half letters");
    char skeleton[8];
    name_skeleton("ABCDEF\xd0\xb6\xd0\xb6", skeleton, sizeof(skeleton));
    cr_assert_str_eq(skeleton, "abcdef");
}

Test(store_name, names_that_look_the_same_have_one_skeleton)
{
    static const char *const pairs[][2] = {
        {"Ada", "\xd0\x90"
                "da"},    /* a Cyrillic A */
        {"pace", "расе"}, /* all Cyrillic */
        {"ANNA", "ΑΝΝΑ"}, /* all Greek */
        {"Bob", "B0b"},
        {"Bob", "BOB"},
        {"lisa", "Iisa"},
        {"Bill", "BiI1"},
        {"Marna", "Mama"},
        {"Ada", "Ａｄａ"},
        {"Ada", "ᎪdᎪ"},
        {"Ada", "ᴀda"},
        {"O'Neil", "O’Neil"},
        {"Anne-Marie", "Anne–Marie"},
    };
    for (size_t i = 0; i < COUNT_OF(pairs); i++) {
        cr_assert_str_eq(skeleton_of(pairs[i][0]), skeleton_of(pairs[i][1]), "%s and %s",
                         pairs[i][0], pairs[i][1]);
    }
}

Test(store_name, names_that_do_not_look_the_same_keep_their_skeletons)
{
    static const char *const names[] = {"Ali",   "All",  "Ian",   "Jan",  "Jörg", "Jorg", "Ada 1",
                                        "Ada 2", "Mila", "Milla", "René", "Rene", "Оля",  "Коля",
                                        "Ada",   "Ida",  "石",    "岩",   "🪨", "🪵"};
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        for (size_t j = 0; j < i; j++) {
            cr_assert_str_neq(skeleton_of(names[i]), skeleton_of(names[j]), "%s and %s", names[i],
                              names[j]);
        }
    }
}

static bool is_clean(const char *text, char name[256])
{
    (void)snprintf(name, 256, "%s", text);
    return name_clean(name, NAME_BYTES);
}

Test(store_name, names_of_many_languages_are_fine)
{
    static const char *const names[] = {"Ada",
                                        "Zoë 木",
                                        "Jörg",
                                        "O’Neil",
                                        "Мария",
                                        "Ελένη",
                                        "יעל",
                                        "فاطمة",
                                        "Արամ",
                                        "नेहा",
                                        "สมชาย",
                                        "さくら Ken",
                                        "김민준",
                                        "Nguyễn",
                                        "Zoe\xcc\x88",
                                        "d'Arc-1",
                                        "👩 Ann ❤\xef\xb8\x8f",
                                        "<b>&\"",
                                        "A",
                                        "1234567890123456789012345678901234567890"};
    char name[256];
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        cr_assert(is_clean(names[i], name), "%s", names[i]);
        cr_assert_str_eq(name, names[i]);
    }
    cr_assert(is_clean("\xe2\x81\xa8יעל\xe2\x81\xa9 ", name), "as it is copied out of a sentence");
    cr_assert_str_eq(name, "יעל");
    cr_assert(is_clean("  Ann   Lee ", name));
    cr_assert_str_eq(name, "Ann Lee");
}

Test(store_name, invisible_or_deceptive_text_is_no_name)
{
    static const char *const names[] = {
        "",
        "   ",
        "a\tb",
        "a\x7f",
        "\xe2\x80\x8b", /* zero width space */
        "\xe2\x81\xa8\xe2\x81\xa9",
        "\xe2\x81\xa8x",
        "\xe2\x81\xa8x\xe2\x81\xa9y",
        "x\xe2\x80\xaey", /* right-to-left override */
        "x\xe2\x81\xa6y", /* right-to-left isolate */
        "A\xc2\xad"
        "da",           /* soft hyphen */
        "\xe3\x85\xa4", /* Hangul filler, a letter by category */
        "\xef\xbe\xa0", /* its half-width form */
        "\xe2\xa0\x80", /* a Braille cell without dots */
        "\xcd\x8f",     /* combining grapheme joiner */
        "Ada\xc2\xa0",  /* no-break space */
        "A\xe3\x80\x80"
        "B",            /* ideographic space */
        "\xee\x80\x80", /* private use */
        "\xcd\xb8",     /* not assigned */
        "\xef\xb8\x8f", /* a selector of nothing */
        "\xcc\x81"
        "a", /* a mark on nothing */
        "Z\xcc\x81\xcc\x81\xcc\x81\xcc\x81\xcc\x81",
        "\xd0\x90"
        "da",          /* Cyrillic A in a Latin name */
        "Βob",         /* Greek Beta */
        "Ａd\xd0\xb0", /* full-width, Latin and Cyrillic */
        "a\xff",
        "12345678901234567890123456789012345678901",
    };
    char name[256];
    for (size_t i = 0; i < COUNT_OF(names); i++)
        cr_assert_not(is_clean(names[i], name), "%zu: %s", i, names[i]);
}

/* Joiners, which cannot be seen, where a script needs them (RFC 5892, appendix A). */
#define ZWNJ        "\xe2\x80\x8c"
#define ZWJ         "\xe2\x80\x8d"
#define VS15        "\xef\xb8\x8e"
#define VS16        "\xef\xb8\x8f"
#define TAG(letter) "\xf3\xa0\x81" letter
#define TAG_END     "\xf3\xa0\x81\xbf"
/* The flags of England, Scotland and Wales: a black flag, and tags for gb and the three letters. */
#define FLAG(first, second, third)                                                                 \
    "\xf0\x9f\x8f\xb4" TAG("\xa7") TAG("\xa2") TAG(first) TAG(second) TAG(third) TAG_END

Test(store_name, joiners_stand_where_a_script_needs_them)
{
    static const char *const names[] = {
        "علی" ZWNJ "رضا",  /* Persian */
        "می" ZWNJ "خواهم", /* between letters that join on both sides */
        "نَ" ZWNJ "ه",      /* over a vowel sign, which is transparent */
        "ශ්" ZWJ "රීමතී",     /* Sinhala: sri */
        "ක්" ZWJ "ෂ",       /* a conjunct */
        "രാജന്" ZWJ,        /* Malayalam: a chillu at the end of a name */
        "അവന്" ZWJ " രാജന്" ZWJ,
        "क्" ZWJ "ष",        /* a half form of Devanagari */
        "राज्" ZWNJ "कुमार",  /* a visible virama */
        "র" ZWJ "্যাচেল",    /* Bengali: ya-phalaa behind ra, "Rachel" */
        "𞤀" ZWNJ "𞤣", /* Adlam */
    };
    char name[256];
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        cr_assert(is_clean(names[i], name), "%zu: %s", i, names[i]);
        cr_assert_str_eq(name, names[i]);
    }
}

Test(store_name, emoji_come_as_sequences)
{
    static const char *const names[] = {
        "👩" ZWJ "🚀",
        "👩🏽" ZWJ "🚀 Ann",
        "👩" ZWJ "❤" VS16 ZWJ "👨",
        "👨" ZWJ "👩" ZWJ "👧" ZWJ "👦",
        "🕵🏽" ZWJ "♂" VS16,
        "🏳" VS16 ZWJ "🌈",
        "🏴" ZWJ "☠" VS16,
        "❤" VS16 ZWJ "🔥",
        "1" VS16 "⃣",
        "♥" VS15,
        "🇺🇦 Oleh",
        FLAG("\xa5", "\xae", "\xa7"),
        FLAG("\xb3", "\xa3", "\xb4") " Isla",
        FLAG("\xb7", "\xac", "\xb3"),
    };
    char name[256];
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        cr_assert(is_clean(names[i], name), "%zu: %s", i, names[i]);
        cr_assert_str_eq(name, names[i]);
    }
}

Test(store_name, joiners_and_selectors_elsewhere_are_no_name)
{
    static const char *const names[] = {
        ZWJ,
        ZWNJ,
        "A" ZWNJ "da",
        "A" ZWJ "da",
        "Ada" ZWNJ,
        ZWJ "👩",
        "👩" ZWJ,
        "👩" ZWJ " Ann",
        "Ann" ZWJ "👩",
        "👩" ZWJ "Ann",
        "👩" ZWJ ZWJ "🚀",
        "👩" ZWNJ "🚀",
        "👩" ZWJ "🏽", /* a modifier is no picture of its own */
        "1" ZWJ "2",
        ZWNJ "علی",
        "علی" ZWNJ,
        "علی" ZWNJ " رضا",
        "علی" ZWNJ ZWNJ "رضا",
        "علی" ZWJ "رضا",
        "ا" ZWNJ "ب",   /* alef joins nothing behind it */
        "ء" ZWNJ "ب",   /* hamza joins nothing at all */
        "מי" ZWNJ "כל", /* Hebrew letters do not join */
        "ক" ZWJ "্যা",   /* ya-phalaa comes behind other letters as it is */
        "क" ZWJ "ष",
        "क्" ZWNJ, /* nothing to be kept apart */
        "क्" ZWJ ZWJ "ष",
        "क्" ZWJ "\xe0\xa5\x80",   /* a vowel sign on a half form */
        "A\xe0\xa5\x8d" ZWJ "da", /* a virama on a Latin letter */
        "A" VS16 "da",
        "Ada" VS15,
        "石" VS16,
        "👩" VS16 VS16,
        "1" VS16 "2",
        "Ada" TAG("\xa7") TAG_END,
        "🏴" TAG("\xa7"),
        FLAG("\xb8", "\xb8", "\xb8"), /* of no country */
        "A\xe2\x80\x8e"
        "da", /* left-to-right mark */
        "\xd8\x9c"
        "علی",                                                      /* Arabic letter mark */
        "क्" ZWJ "क\xcc\x81्" ZWJ "\xcc\x81\xcc\x81\xcc\x81\xcc\x81", /* marks heaped up */
    };
    char name[256];
    for (size_t i = 0; i < COUNT_OF(names); i++)
        cr_assert_not(is_clean(names[i], name), "%zu: %s", i, names[i]);
}

Test(store_name, names_that_differ_in_what_cannot_be_seen_are_one_name)
{
    static const char *const pairs[][2] = {
        {"علی" ZWNJ "رضا", "علیرضا"}, {"ශ්" ZWJ "රී", "ශ්රී"}, {"രാജന്" ZWJ, "രാജന്"},
        {"👩" ZWJ "🚀", "👩🚀"},          {"❤" VS16, "❤"},     {FLAG("\xb3", "\xa3", "\xb4"), "🏴"},
    };
    for (size_t i = 0; i < COUNT_OF(pairs); i++) {
        cr_assert_str_eq(key_of(pairs[i][0]), key_of(pairs[i][1]), "%s", pairs[i][0]);
        cr_assert_str_eq(skeleton_of(pairs[i][0]), skeleton_of(pairs[i][1]), "%s", pairs[i][0]);
    }
}

Test(store_name, a_word_is_found_however_it_is_written)
{
    cr_assert(name_alike("Admin", "admin"));
    cr_assert(name_alike("ADMlN", "admin"));
    cr_assert(name_alike("adrnin", "admin"));
    cr_assert(name_alike("Ａdmin", "admin"));
    cr_assert_not(name_alike("Admina", "admin"));
}

Test(store_name, long_names_are_bounded_in_bytes)
{
    char name[256] = "";
    for (size_t i = 0; i < 26; i++) memcpy(name + 3 * i, "石", 4);
    cr_assert(name_clean(name, NAME_BYTES));
    memcpy(name + 78, "石", 4);
    cr_assert_not(name_clean(name, NAME_BYTES));
}

/* The table has rows for these five of ASCII, and they are looked up in it. */
Test(store_name, five_ascii_characters_look_like_others)
{
    static const char from[] = "0Il|`";
    static const char to[] = "O111'";
    for (int letter = 1; letter < 0x80; letter++) {
        char text[2] = {(char)letter, '\0'};
        char like[8];
        const char *at = strchr(from, letter);
        confusable_map(text, like, sizeof(like));
        cr_assert_eq(like[0], at != NULL ? to[at - from] : (char)letter, "%d", letter);
        cr_assert_eq(like[1], '\0');
    }
}
