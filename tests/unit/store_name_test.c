#include "store/name.h"

#include <criterion/criterion.h>
#include <string.h>

#include "base/base.h"

TestSuite(store_name, .timeout = 80);

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
        {"ŽIŽEK", "žižek"},
        {"IJSSEL Ĳ", "ijssel ĳ"},
    };
    for (size_t i = 0; i < COUNT_OF(pairs); i++) {
        char one[81];
        char other[81];
        name_key(pairs[i][0], one, sizeof(one));
        name_key(pairs[i][1], other, sizeof(other));
        cr_assert_str_eq(one, other, "%s", pairs[i][0]);
        cr_assert_str_eq(one, pairs[i][1], "%s", pairs[i][0]);
    }
}

Test(store_name, different_letters_keep_different_keys)
{
    static const char *const names[] = {"a", "ä", "ae", "ss", "ß",  "e",    "é",   "ё", "е",
                                        "×", "÷", "i",  "ı",  "石", "🪨", "a b", "ab"};
    char keys[COUNT_OF(names)][81];
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        name_key(names[i], keys[i], sizeof(keys[i]));
        for (size_t j = 0; j < i; j++) cr_assert_str_neq(keys[i], keys[j]);
    }
}

Test(store_name, key_of_a_key_is_itself)
{
    for (uint32_t letter = 1; letter < 0x10000; letter++) {
        char name[4] = {0};
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
        char key[8];
        char again[8];
        name_key(name, key, sizeof(key));
        name_key(key, again, sizeof(again));
        cr_assert_str_eq(key, again, "U+%04X", letter);
        cr_assert_leq(strlen(key), strlen(name));
    }
}

Test(store_name, what_is_not_utf8_stays_and_what_is_too_long_is_cut)
{
    char key[8];
    name_key("A\xff\xc3", key, sizeof(key));
    cr_assert_str_eq(key, "a\xff\xc3");
    name_key("ABCDEFGHIJ", key, sizeof(key));
    cr_assert_str_eq(key, "abcdefg");
    name_key("ABCDEFÄÖ", key, sizeof(key));
    cr_assert_str_eq(key, "abcdef", "no half letters");
}
