#ifndef DOCTOR_JUDGE_REACH_H
#define DOCTOR_JUDGE_REACH_H

#include "doctor/judge.h"

/* The mail server. */
void judge_mail(const struct mail_facts *facts, struct doctor_line *line);

/* The services by which browsers are told. */
void judge_push(const struct push_facts *facts, struct doctor_line *line);

#endif
