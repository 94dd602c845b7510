#include "base/hash.h"
#include "lab/train_internal.h"

#include <string.h>

uint64_t train_seed(const struct train_plan *plan, unsigned stage, enum train_purpose purpose,
                    int64_t at)
{
    int64_t parts[4] = {plan->seed, stage, purpose, at};
    return hash_bytes(parts, sizeof(parts), 0);
}

bool train_line_add(struct network_file *file, const struct buf *text)
{
    size_t size = strlen(file->text);
    if (text->failed || size + text->size + 2 > sizeof(file->text)) return false;
    memcpy(file->text + size, text->bytes, text->size);
    memcpy(file->text + size + text->size, "\n", 2);
    file->stages++;
    return true;
}
