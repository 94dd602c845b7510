#include "wire/plain.h"

#include <limits.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#define DIGITS_MAX 15 /* a double represents all such numbers exactly */

/* A tree whose first node is its root. Its texts remain in `text`, with a 0 in place of each
 * closing quote. */
struct plain {
    size_t size; /* of `text` */
    char *text;  /* after the nodes, in the same memory */
    cJSON node[];
};

struct reader {
    char *at;
    const char *end;
    cJSON *next; /* the first unused node; there are enough nodes */
    unsigned depth_left;
};

#define NOT_PLAIN (PLAIN_VALUES_MAX + 1) /* more than the maximum */

/* Returns an upper bound of the number of values: each except the first follows an opening bracket
 * or a comma. 0: the text is not plain. */
static size_t values_count(const char *text, size_t size)
{
    static const uint16_t counts[128] = {
        [','] = 1, ['{'] = 1, ['['] = 1, ['\\'] = NOT_PLAIN, [0x7f] = NOT_PLAIN};
    size_t count = 1;
    for (size_t i = 0; i < size; i++) {
        signed char byte = (signed char)text[i]; /* below 0 if not ASCII */
        if (byte < ' ') return 0;
        count += counts[byte];
    }
    return count <= PLAIN_VALUES_MAX ? count : 0;
}

static void skip_space(struct reader *reader)
{
    while (reader->at < reader->end && *reader->at == ' ') reader->at++;
}

static bool take(struct reader *reader, char byte)
{
    skip_space(reader);
    if (reader->at == reader->end || *reader->at != byte) return false;
    reader->at++;
    return true;
}

/* Reads a text and terminates it in place; NULL: there is none. */
static char *take_text(struct reader *reader)
{
    if (!take(reader, '"')) return NULL;
    char *from = reader->at;
    char *close = memchr(from, '"', (size_t)(reader->end - from));
    if (close == NULL) return NULL;
    *close = '\0';
    reader->at = close + 1;
    return from;
}

static bool take_number(struct reader *reader, cJSON *node)
{
    bool negative = *reader->at == '-';
    reader->at += negative;
    const char *from = reader->at;
    int64_t number = 0;
    while (reader->at < reader->end && *reader->at >= '0' && *reader->at <= '9') {
        if (reader->at - from == DIGITS_MAX) return false;
        number = number * 10 + (*reader->at++ - '0');
    }
    size_t digits = (size_t)(reader->at - from);
    bool goes_on = reader->at < reader->end &&
                   (*reader->at == '.' || *reader->at == 'e' || *reader->at == 'E');
    if (digits == 0 || goes_on || (*from == '0' && (digits > 1 || negative))) return false;
    number = negative ? -number : number;
    node->type = cJSON_Number;
    node->valuedouble = (double)number;
    node->valueint = number >= INT_MAX ? INT_MAX : number <= INT_MIN ? INT_MIN : (int)number;
    return true;
}

static bool take_word(struct reader *reader, cJSON *node)
{
    static const struct {
        const char *word;
        size_t size;
        int type;
    } words[] = {{"true", 4, cJSON_True}, {"false", 5, cJSON_False}, {"null", 4, cJSON_NULL}};
    for (size_t i = 0; i < COUNT_OF(words); i++) {
        if ((size_t)(reader->end - reader->at) < words[i].size ||
            memcmp(reader->at, words[i].word, words[i].size) != 0)
            continue;
        reader->at += words[i].size;
        node->type = words[i].type;
        node->valueint = words[i].type == cJSON_True;
        return true;
    }
    return false;
}

static bool take_value(struct reader *reader, cJSON *node);

/* Reads the content of an object or a list, up to its closing bracket. */
static bool take_children(struct reader *reader, cJSON *node, char close)
{
    reader->at++;
    node->type = close == '}' ? cJSON_Object : cJSON_Array;
    if (take(reader, close)) return true;
    if (reader->depth_left == 0) return false;
    reader->depth_left--;
    cJSON *last = NULL;
    do {
        cJSON *child = reader->next++;
        memset(child, 0, sizeof(*child));
        if (close == '}') {
            child->string = take_text(reader);
            if (child->string == NULL || !take(reader, ':')) return false;
        }
        if (!take_value(reader, child)) return false;
        child->prev = last;
        if (last == NULL)
            node->child = child;
        else
            last->next = child;
        last = child;
    } while (take(reader, ','));
    node->child->prev = last; /* as in cJSON */
    reader->depth_left++;
    return take(reader, close);
}

/* Reads a value into a node that is all 0 except for its name. depth_left limits the recursion. */
static bool take_value(struct reader *reader, cJSON *node)
{
    skip_space(reader);
    switch (reader->at < reader->end ? *reader->at : '\0') {
    case '\0': return false;
    case '{': return take_children(reader, node, '}');
    case '[': return take_children(reader, node, ']');
    case '"':
        node->type = cJSON_String;
        node->valuestring = take_text(reader);
        return node->valuestring != NULL;
    case 't':
    case 'f':
    case 'n': return take_word(reader, node);
    default: return take_number(reader, node);
    }
}

static void free_wiped(struct plain *plain)
{
    sodium_memzero(plain->text, plain->size);
    free(plain);
}

cJSON *plain_read(const char *text, size_t size)
{
    size_t count = size <= PLAIN_BYTES_MAX ? values_count(text, size) : 0;
    struct plain *plain =
        count > 0 ? malloc(sizeof(*plain) + count * sizeof(plain->node[0]) + size) : NULL;
    if (plain == NULL) return NULL;
    plain->size = size;
    plain->text = (char *)&plain->node[count];
    memcpy(plain->text, text, size);
    struct reader reader = {.at = plain->text,
                            .end = plain->text + size,
                            .next = &plain->node[1],
                            .depth_left = PLAIN_DEPTH_MAX};
    memset(&plain->node[0], 0, sizeof(plain->node[0]));
    bool ok = take_value(&reader, &plain->node[0]) && plain->node[0].type == cJSON_Object;
    skip_space(&reader);
    if (ok && reader.at == reader.end) return &plain->node[0];
    free_wiped(plain);
    return NULL;
}

void plain_free(cJSON *tree)
{
    char *root = (char *)tree;
    free_wiped((struct plain *)(void *)(root - offsetof(struct plain, node)));
}
