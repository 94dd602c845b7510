#include "record/time_control.h"

#include <string.h>

static const struct {
    const char *name;
    uint32_t bank_min;
    uint32_t bank_max;
    uint32_t increment_max;
    uint32_t cap_max;
} paces[PACES] = {
    [PACE_LIVE] = {"live", TIME_LIVE_BANK_S_MIN, TIME_LIVE_BANK_S_MAX, TIME_LIVE_INCREMENT_S_MAX,
                   TIME_LIVE_CAP_S_MAX},
    [PACE_DAYS] = {"days", TIME_DAYS_BANK_S_MIN, TIME_DAYS_BANK_S_MAX, TIME_DAYS_INCREMENT_S_MAX,
                   TIME_DAYS_CAP_S_MAX},
};
_Static_assert(TIME_DAYS_CAP_S_MAX <= TIME_WAIT_MAX_S, "a bank runs out before the longest wait");

#define SECONDS(field)                                                                             \
    {                                                                                              \
        .name = #field, .type = MEMBER_INT, .offset = offsetof(struct time_written, field),        \
        .present_offset = UINT16_MAX, .least = 0, .most = TIME_WAIT_MAX_S                          \
    }

const struct member time_members[TIME_MEMBERS] = {
    {.name = "pace",
     .type = MEMBER_TEXT,
     .offset = offsetof(struct time_written, pace),
     .present_offset = UINT16_MAX,
     .most = sizeof(((struct time_written *)NULL)->pace) - 1},
    SECONDS(bank_s),
    SECONDS(increment_s),
    SECONDS(cap_s),
};

bool time_control_read(const struct time_written *written, struct time_control *control,
                       struct time_bound *bound)
{
    enum pace pace = PACE_NONE;
    for (unsigned i = PACE_NONE + 1; i < PACES; i++)
        if (strcmp(written->pace, paces[i].name) == 0) pace = (enum pace)i;
    const struct time_bound bounds[] = {
        {"pace", pace, PACE_NONE + 1, PACES - 1},
        {"bank_s", written->bank_s, paces[pace].bank_min, paces[pace].bank_max},
        {"increment_s", written->increment_s, 0, paces[pace].increment_max},
        {"cap_s", written->cap_s, written->bank_s, paces[pace].cap_max},
    };
    for (size_t i = 0; i < COUNT_OF(bounds); i++) {
        if (bounds[i].given >= bounds[i].least && bounds[i].given <= bounds[i].most) continue;
        if (bound != NULL) *bound = bounds[i];
        return false;
    }
    *control = (struct time_control){.pace = pace,
                                     .bank_s = (uint32_t)written->bank_s,
                                     .increment_s = (uint32_t)written->increment_s,
                                     .cap_s = (uint32_t)written->cap_s};
    return true;
}

void time_control_print(struct json *json, const char *name, const struct time_control *control)
{
    if (control->pace == PACE_NONE) {
        json_null(json, name);
        return;
    }
    json_object(json, name);
    json_text(json, "pace", paces[control->pace].name);
    json_int(json, "bank_s", control->bank_s);
    json_int(json, "increment_s", control->increment_s);
    json_int(json, "cap_s", control->cap_s);
    json_object_end(json);
}
