#include "lab/train_internal.h"

#include "base/clock.h"

#include <stdio.h>
#include <unistd.h>

#define BAR_US    200000
#define LINE_US   300000000 /* lines of a log are rarer */
#define BAR_CELLS 30

/* The step that is shown; a process has one. */
static struct {
    const char *what;
    int64_t begun; /* part that was done before */
    int64_t all;
    int64_t from_us;
    int64_t shown_us;
    bool bar;
} step;

void train_shown_begin(const char *what, int64_t done, int64_t all)
{
    step.what = what;
    step.begun = done;
    step.all = all;
    step.from_us = step.shown_us = clock_mono_us();
    step.bar = isatty(STDERR_FILENO) != 0;
}

void train_shown(int64_t done)
{
    char cells[BAR_CELLS + 1];
    int64_t now = clock_mono_us();
    if (now - step.shown_us < (step.bar ? BAR_US : LINE_US) || done <= step.begun) return;
    step.shown_us = now;
    double minutes = (double)(now - step.from_us) / 6e7;
    double left = minutes * (double)(step.all - done) / (double)(done - step.begun);
    if (!step.bar) {
        printf("%s: %lld of %lld after %.0f min, about %.0f min left\n", step.what, (long long)done,
               (long long)step.all, minutes, left);
        (void)fflush(stdout);
        return;
    }
    for (int i = 0; i < BAR_CELLS; i++) cells[i] = i < BAR_CELLS * done / step.all ? '#' : '.';
    cells[BAR_CELLS] = '\0';
    (void)fprintf(stderr, "\r%s %s: %lld of %lld, about %.0f min left\033[K", cells, step.what,
                  (long long)done, (long long)step.all, left);
    (void)fflush(stderr);
}

double train_shown_end(void)
{
    if (step.bar) (void)fputs("\r\033[K", stderr);
    return (double)(clock_mono_us() - step.from_us) / 1e6;
}
