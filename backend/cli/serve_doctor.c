#include "cli/serve_doctor.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/serve_notify.h"

void serve_doctor_listens(struct serve_doctor *self, const char *listen, uint16_t port)
{
    (void)snprintf(self->listen, sizeof(self->listen), "%.*s:%u", (int)serve_host_size(listen),
                   listen, port);
    self->settings.listen = self->listen;
}

void serve_doctor_run(void *context, struct buf *out)
{
    const struct serve_doctor *self = context;
    struct doctor_report *report =
        calloc(1, sizeof(*report)); /* the report is too large for a worker's stack */
    if (report == NULL) {
        out->failed = true;
        return;
    }
    doctor_run(&self->settings, report);
    doctor_json(report, out);
    free(report);
}
