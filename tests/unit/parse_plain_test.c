/* The quick way through a message makes the tree that cJSON makes, and takes nothing that the
 * strict scan refuses. */
#include "wire/plain.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "base/encoding/prescan.h"
#include "wire/parse.h"

/* All that either reader writes into a node. */
static bool trees_same(const cJSON *one, const cJSON *other)
{
    if (one == NULL || other == NULL) return one == other;
    bool texts = one->type != cJSON_String || strcmp(one->valuestring, other->valuestring) == 0;
    bool names = (one->string == NULL) == (other->string == NULL) &&
                 (one->string == NULL || strcmp(one->string, other->string) == 0);
    if (one->type != other->type || one->valueint != other->valueint ||
        one->valuedouble != other->valuedouble || !texts || !names)
        return false;
    const cJSON *at = one->child;
    const cJSON *beside = other->child;
    for (; at != NULL && beside != NULL; at = at->next, beside = beside->next) {
        if (!trees_same(at, beside)) return false;
        if ((at->next == NULL) != (beside->next == NULL)) return false;
        if (at->next == NULL && (one->child->prev != at || other->child->prev != beside))
            return false;
    }
    return at == beside;
}

/* True: the text is plain, and its tree is the one. */
static bool is_read(const char *text, size_t size)
{
    /* with nothing behind it that could be read */
    char *exact = malloc(size + 1);
    memcpy(exact, text, size);
    cJSON *plain = plain_read(exact, size);
    free(exact);
    if (plain == NULL) return false;
    cJSON *tree = cJSON_ParseWithLength(text, size);
    cr_assert_eq(prescan_check(text, size, PARSE_DEPTH_MAX), PRESCAN_OK, "%.*s", (int)size, text);
    cr_assert_not_null(tree, "%.*s", (int)size, text);
    cr_assert(trees_same(plain, tree), "%.*s", (int)size, text);
    cJSON_Delete(tree);
    plain_free(plain);
    return true;
}

static const char *const plain_texts[] = {
    "{}",
    "  { } ",
    "{\"type\":\"move\",\"match\":\"k3jq9x0a8d7f6g5h\",\"id\":\"m1\",\"expects\":17,\"move\":3}",
    "{\"move\":{\"kind\":\"place\",\"place\":\"forest\",\"people\":3},\"expects\":0}",
    "{ \"a\" : [ 1 , -2 , [ ] , { } ] , \"b\" : true , \"c\" : false , \"d\" : null }",
    "{\"\":\"\"}",
    "{\"a\":2147483647,\"b\":2147483648,\"c\":-2147483648,\"d\":-2147483649}",
    "{\"a\":999999999999999,\"b\":-999999999999999,\"c\":0}",
    "{\"a\":\"{[,:]}\"}",
    "{\"a\":1,\"a\":2}",
    "{\"a\":{\"b\":{\"c\":{}}}}",
    "{\"a\":{\"b\":{\"c\":{\"d\":{}}}}}",
};

static const char *const other_texts[] = {
    "",
    " ",
    "{",
    "}",
    "[]",
    "1",
    "\"a\"",
    "null",
    "{\"a\"}",
    "{\"a\":}",
    "{\"a\":1,}",
    "{,\"a\":1}",
    "{\"a\":1 \"b\":2}",
    "{\"a\":1}}",
    "{\"a\":1} 2",
    "{\"a\":[1}",
    "{\"a\":[1,]}",
    "{\"a\":\"b}",
    "{\"a\":01}",
    "{\"a\":-0}",
    "{\"a\":-}",
    "{\"a\":--1}",
    "{\"a\":+1}",
    "{\"a\":1.0}",
    "{\"a\":1e3}",
    "{\"a\":1E3}",
    "{\"a\":1000000000000000}",
    "{\"a\":tru}",
    "{\"a\":trueish}",
    "{\"a\":nul",
    "{\"a\":\"\\n\"}",
    "{\"a\":\"\\u0041\"}",
    "{\"a\":\"\xc3\xa4\"}",
    "{\"a\":\"\x7f\"}",
    "{\"a\":\"\t\"}",
    "{\t\"a\":1}",
    "{\n\"a\":1}",
    "{'a':1}",
    "{a:1}",
    "{\"a\":{\"b\":{\"c\":{\"d\":{\"e\":{}}}}}}",
};

Test(parse_plain, plain_texts_are_read_as_by_cjson)
{
    for (size_t i = 0; i < COUNT_OF(plain_texts); i++)
        cr_expect(is_read(plain_texts[i], strlen(plain_texts[i])), "%s", plain_texts[i]);
}

Test(parse_plain, all_others_are_left_to_cjson)
{
    for (size_t i = 0; i < COUNT_OF(other_texts); i++)
        cr_expect(!is_read(other_texts[i], strlen(other_texts[i])), "%s", other_texts[i]);
}

Test(parse_plain, no_cut_of_a_plain_text_is_read)
{
    for (size_t i = 1; i < COUNT_OF(plain_texts); i++) {
        size_t size = strcspn(plain_texts[i], "}");
        for (size_t cut = 0; cut <= size && strchr(plain_texts[i] + cut, '}') != NULL; cut++)
            cr_expect(!is_read(plain_texts[i], cut), "%.*s", (int)cut, plain_texts[i]);
    }
}

Test(parse_plain, long_texts_and_those_of_many_values_are_left_to_cjson)
{
    static char text[PLAIN_BYTES_MAX + 16];
    (void)memset(text, 'a', sizeof(text));
    memcpy(text, "{\"", 2);
    memcpy(text + PLAIN_BYTES_MAX - 4, "\":1}", 4);
    cr_assert(is_read(text, PLAIN_BYTES_MAX));
    memcpy(text + PLAIN_BYTES_MAX - 4, "a\":1}", 5);
    cr_assert(!is_read(text, PLAIN_BYTES_MAX + 1));
    /* as many in one list as there may be, and one more: the root, the list, its elements */
    for (size_t values = PLAIN_VALUES_MAX; values <= PLAIN_VALUES_MAX + 1; values++) {
        size_t size = 0;
        memcpy(text, "{\"a\":[1", 7);
        size += 7;
        for (size_t i = 3; i < values; i++) {
            memcpy(text + size, ",1", 2);
            size += 2;
        }
        memcpy(text + size, "]}", 2);
        cr_assert_eq(is_read(text, size + 2), values == PLAIN_VALUES_MAX, "%zu", values);
    }
}

/* Texts of the words that there are, in any order, so that many are nearly JSON; of each the tree
 * is compared where there is one. */
Test(parse_plain, accepted_random_text_is_json, .timeout = 480)
{
    static const char *const words[] = {
        "{",    "}",    "[",     "]",   ",", ":",  "\"a\"",   "\"b\"", "0",   "-7",
        "true", "null", "false", "1.5", " ", "\"", "{\"a\":", "}",     "[1,", ",\"c\":2"};
    uint32_t random = 1;
    unsigned read = 0;
    for (unsigned round = 0; round < 400000; round++) {
        char text[160] = "{\"x\":";
        size_t size = strlen(text);
        unsigned count = 1 + round % 7;
        for (unsigned i = 0; i < count; i++) {
            random = random * 1664525u + 1013904223u;
            const char *word = words[(random >> 8) % COUNT_OF(words)];
            memcpy(text + size, word, strlen(word));
            size += strlen(word);
        }
        text[size++] = '}';
        read += is_read(text, size);
    }
    cr_assert_gt(read, 4000, "%u", read);
}
