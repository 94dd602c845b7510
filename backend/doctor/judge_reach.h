/* Findings about mail and push services. Pure. Any thread. */
#ifndef DOCTOR_JUDGE_REACH_H
#define DOCTOR_JUDGE_REACH_H

#include "doctor/judge.h"

/* Judges the settings and the answer of the mail server. */
void judge_mail(const struct mail_facts *facts, struct doctor_line *line);

/* Judges whether the push services of browsers can be reached. */
void judge_push(const struct push_facts *facts, struct doctor_line *line);

#endif
