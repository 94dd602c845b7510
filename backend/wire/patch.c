#include "wire/patch.h"

#include <string.h>

#include "engine/field_value.h"
#include "wire/json_game.h"

#define INDEX_BYTES 12

/* Writes the digits of an index; snprintf() takes ten times as long. */
static void index_print(char text[INDEX_BYTES], unsigned index)
{
    unsigned digits = 1;
    for (unsigned rest = index; rest > 9; rest /= 10) digits++;
    text[digits] = '\0';
    for (; digits > 0; index /= 10) text[--digits] = (char)('0' + index % 10);
}

static bool struct_same(const struct shape *shape, const uint8_t *before, const uint8_t *after);

/* Returns true if the items are equal. Equal bytes mean equal items. Items with other bytes can
 * still be equal, if they differ only beyond the length of a list. */
static bool item_same(const struct shape *shape, const uint8_t *one, const uint8_t *other)
{
    return memcmp(one, other, shape->size) == 0 || struct_same(shape, one, other);
}

/* Compares two lists of `length` structs. */
static bool structs_same(const struct shape *shape, unsigned length, const uint8_t *one,
                         const uint8_t *other)
{
    if (memcmp(one, other, (size_t)length * shape->size) == 0) return true;
    for (unsigned i = 0; i < length; i++, one += shape->size, other += shape->size)
        if (!item_same(shape, one, other)) return false;
    return true;
}

/* Compares fields of any type. */
static bool field_same_any(const struct field *field, const uint8_t *before, const uint8_t *after)
{
    const uint8_t *one = before + field->offset;
    const uint8_t *other = after + field->offset;
    size_t size = 0;
    unsigned length;
    switch (field->type) {
    case FIELD_UINT8:
    case FIELD_BOOL:
    case FIELD_SEAT:
    case FIELD_ENUM: return *one == *other;
    case FIELD_UINT16:
    case FIELD_INT16: return memcmp(one, other, sizeof(uint16_t)) == 0;
    case FIELD_SET:
        size = field->count > sizeof(uint16_t) ? field->count : sizeof(uint16_t);
        return memcmp(one, other, size) == 0;
    case FIELD_AMOUNTS: return memcmp(one, other, field->names->count) == 0;
    case FIELD_AMOUNTS16: return memcmp(one, other, field->names->count * sizeof(uint16_t)) == 0;
    case FIELD_STRUCT: return item_same(field->shape, one, other);
    case FIELD_NUMBERS:
    case FIELD_ENUMS:
        length = field_length(field, before);
        return length == field_length(field, after) && memcmp(one, other, length) == 0;
    case FIELD_STRUCTS:
        length = field_length(field, before);
        return length == field_length(field, after) &&
               structs_same(field->shape, length, one, other);
    }
    return false;
}

static inline bool is_byte(enum field_type type)
{
    return type == FIELD_UINT8 || type == FIELD_BOOL || type == FIELD_SEAT || type == FIELD_ENUM;
}

/* Compares a field of one byte inline, since most fields are: that takes less time than a call. */
static inline bool field_same(const struct field *field, const uint8_t *before,
                              const uint8_t *after)
{
    if (is_byte(field->type)) return before[field->offset] == after[field->offset];
    return field_same_any(field, before, after);
}

static bool struct_same(const struct shape *shape, const uint8_t *before, const uint8_t *after)
{
    for (unsigned i = 0; i < shape->field_count; i++)
        if (!field_same(&shape->fields[i], before, after)) return false;
    return true;
}

/* Two lists of structs, the old and the new one. */
struct lists {
    const struct field *field;
    const uint8_t *before; /* the first items */
    const uint8_t *after;
    unsigned before_length;
    unsigned after_length;
};

static const uint8_t *item_at(const struct lists *lists, const uint8_t *first, unsigned index)
{
    return first + (size_t)index * lists->field->shape->size;
}

/* Returns the key of an item: its first field, where that is one byte. */
static unsigned key_at(const struct lists *lists, const uint8_t *first, unsigned index)
{
    return item_at(lists, first, index)[lists->field->shape->fields[0].offset];
}

static bool ascends(const struct lists *lists, const uint8_t *first, unsigned length)
{
    for (unsigned i = 1; i < length; i++)
        if (key_at(lists, first, i - 1) >= key_at(lists, first, i)) return false;
    return true;
}

/* Returns true if items are matched by their keys, which ascend in both lists. */
static bool keyed(const struct lists *lists)
{
    enum field_type key = lists->field->shape->fields[0].type;
    return (key == FIELD_UINT8 || key == FIELD_ENUM || key == FIELD_SEAT) &&
           ascends(lists, lists->before, lists->before_length) &&
           ascends(lists, lists->after, lists->after_length);
}

static void item_patch(struct json *json, const struct lists *lists, unsigned from, unsigned to)
{
    char index[INDEX_BYTES];
    const struct shape *shape = lists->field->shape;
    const uint8_t *before = item_at(lists, lists->before, from);
    const uint8_t *after = item_at(lists, lists->after, to);
    if (item_same(shape, before, after)) return;
    index_print(index, to);
    json_struct_patch(json, index, shape, before, after);
}

/* Writes the removed items by their old indices, or the new ones by their new indices. */
static void only_in(struct json *json, const struct lists *lists, bool gone)
{
    const uint8_t *here = gone ? lists->before : lists->after;
    const uint8_t *there = gone ? lists->after : lists->before;
    unsigned here_length = gone ? lists->before_length : lists->after_length;
    unsigned there_length = gone ? lists->after_length : lists->before_length;
    char index[INDEX_BYTES];
    unsigned other = 0;
    bool any = false;
    for (unsigned i = 0; i < here_length; i++) {
        unsigned key = key_at(lists, here, i);
        while (other < there_length && key_at(lists, there, other) < key) other++;
        if (other < there_length && key_at(lists, there, other) == key) continue;
        if (!any && gone) json_array(json, "-");
        if (!any && !gone) json_object(json, "+");
        any = true;
        index_print(index, i);
        if (gone)
            json_int(json, NULL, i);
        else
            json_struct(json, index, lists->field->shape, item_at(lists, here, i));
    }
    if (any && gone) json_array_end(json);
    if (any && !gone) json_object_end(json);
}

static void keyed_patch(struct json *json, const struct lists *lists)
{
    only_in(json, lists, true);
    only_in(json, lists, false);
    unsigned from = 0;
    for (unsigned to = 0; to < lists->after_length; to++) {
        unsigned key = key_at(lists, lists->after, to);
        while (from < lists->before_length && key_at(lists, lists->before, from) < key) from++;
        if (from < lists->before_length && key_at(lists, lists->before, from) == key)
            item_patch(json, lists, from, to);
    }
}

/* Returns true if both have the same keys in the same order: then either way of matching gives the
 * same. */
static bool in_place(const struct lists *lists)
{
    size_t stride = lists->field->shape->size;
    size_t at = lists->field->shape->fields[0].offset;
    if (lists->before_length != lists->after_length) return false;
    for (unsigned i = 0; i < lists->after_length; i++, at += stride)
        if (lists->before[at] != lists->after[at]) return false;
    return true;
}

/* Writes the patch of a list. Returns false if the whole list must be written. */
static bool list_patch(struct json *json, const struct field *field, const uint8_t *before,
                       const uint8_t *after)
{
    const struct lists lists = {.field = field,
                                .before = before + field->offset,
                                .after = after + field->offset,
                                .before_length = field_length(field, before),
                                .after_length = field_length(field, after)};
    bool by_key = !in_place(&lists) && keyed(&lists);
    if (!by_key && lists.before_length != lists.after_length) return false;
    json_object(json, field->name);
    if (by_key) keyed_patch(json, &lists);
    for (unsigned i = 0; !by_key && i < lists.after_length; i++) item_patch(json, &lists, i, i);
    json_object_end(json);
    return true;
}

static void field_patch(struct json *json, const struct field *field, const uint8_t *before,
                        const uint8_t *after)
{
    bool amounts = field->type == FIELD_AMOUNTS || field->type == FIELD_AMOUNTS16;
    if (field->type == FIELD_STRUCT) {
        json_struct_patch(json, field->name, field->shape, before + field->offset,
                          after + field->offset);
    } else if (field->type == FIELD_STRUCTS && list_patch(json, field, before, after)) {
        return;
    } else if (amounts) {
        struct field whole = *field;
        whole.name = "=";
        whole.name_size = 1;
        json_object(json, field->name);
        json_field(json, &whole, after);
        json_object_end(json);
    } else {
        json_field(json, field, after);
    }
}

void json_struct_patch(struct json *json, const char *name, const struct shape *shape,
                       const void *before, const void *after)
{
    json_object(json, name);
    for (unsigned i = 0; i < shape->field_count; i++)
        if (!field_same(&shape->fields[i], before, after))
            field_patch(json, &shape->fields[i], before, after);
    json_object_end(json);
}

bool json_patches_same(const struct shape *shape, struct patch_of one, struct patch_of other)
{
    for (unsigned i = 0; i < shape->field_count; i++) {
        const struct field *field = &shape->fields[i];
        if (field_same(field, one.before, other.before) &&
            field_same(field, one.after, other.after))
            continue;
        /* A field that both leave unchanged is in neither patch. */
        if (!field_same(field, one.before, one.after) ||
            !field_same(field, other.before, other.after))
            return false;
    }
    return true;
}

/* ---- results ---- */

static void int_patch(struct json *json, const char *name, int before, int after)
{
    if (before != after) json_int(json, name, after);
}

/* Writes the cells of seats that differ in a row; its name is the same. */
static void row_patch(struct json *json, const struct game_sheet_row *before,
                      const struct game_sheet_row *after, unsigned seats)
{
    char index[INDEX_BYTES];
    json_object(json, "cells");
    for (unsigned seat = 0; seat < seats; seat++) {
        if (before->points[seat] == after->points[seat] &&
            before->count[seat] == after->count[seat] &&
            before->factor[seat] == after->factor[seat])
            continue;
        index_print(index, seat);
        json_object(json, index);
        int_patch(json, "points", before->points[seat], after->points[seat]);
        int_patch(json, "count", before->count[seat], after->count[seat]);
        int_patch(json, "factor", before->factor[seat], after->factor[seat]);
        json_object_end(json);
    }
    json_object_end(json);
}

static void rows_patch(struct json *json, const struct game_result *before,
                       const struct game_result *after)
{
    char index[INDEX_BYTES];
    if (memcmp(before->rows, after->rows, sizeof(before->rows)) == 0) return;
    json_object(json, "rows");
    for (unsigned i = 0; i < after->row_count; i++) {
        if (memcmp(&before->rows[i], &after->rows[i], sizeof(before->rows[i])) == 0) continue;
        index_print(index, i);
        json_object(json, index);
        row_patch(json, &before->rows[i], &after->rows[i], after->seats);
        json_object_end(json);
    }
    json_object_end(json);
}

static void seats_patch(struct json *json, const struct game_result *before,
                        const struct game_result *after)
{
    char index[INDEX_BYTES];
    if (memcmp(before->rank, after->rank, sizeof(before->rank)) == 0 &&
        memcmp(before->total, after->total, sizeof(before->total)) == 0 &&
        memcmp(before->tie, after->tie, sizeof(before->tie)) == 0)
        return;
    json_object(json, "seats");
    for (unsigned seat = 0; seat < after->seats; seat++) {
        if (before->rank[seat] == after->rank[seat] && before->total[seat] == after->total[seat] &&
            before->tie[seat] == after->tie[seat])
            continue;
        index_print(index, seat);
        json_object(json, index);
        int_patch(json, "rank", before->rank[seat], after->rank[seat]);
        int_patch(json, "total", before->total[seat], after->total[seat]);
        int_patch(json, "tie", before->tie[seat], after->tie[seat]);
        json_object_end(json);
    }
    json_object_end(json);
}

/* Returns true if the rows are the same ones, so that only their cells differ. */
static bool rows_alike(const struct game_result *before, const struct game_result *after)
{
    bool alike = before->row_count == after->row_count && before->seats == after->seats;
    for (unsigned i = 0; alike && i < after->row_count; i++)
        alike = before->rows[i].name == after->rows[i].name;
    return alike;
}

void json_result_patch(struct json *json, const char *name, const struct game *game,
                       const struct game_result *before, const struct game_result *after)
{
    if (!rows_alike(before, after) || before->over != after->over) {
        json_object(json, name);
        json_result(json, "=", game, after);
        json_object_end(json);
        return;
    }
    json_object(json, name);
    seats_patch(json, before, after);
    rows_patch(json, before, after);
    json_object_end(json);
}
