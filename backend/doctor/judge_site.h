#ifndef DOCTOR_JUDGE_SITE_H
#define DOCTOR_JUDGE_SITE_H

#include "doctor/judge.h"

/* Returns whether the base URL leads to this server. */
void judge_site(const struct site_facts *facts, struct doctor_line *line);

/* The certificate of the base URL. */
void judge_certificate(const struct site_facts *facts, struct doctor_line *line);
/* Returns whether proxies report the client's address, and are trusted. */
void judge_proxies(const struct site_facts *facts, struct doctor_line *line);
/* Returns whether live connections work through the proxies. */
void judge_websocket(const struct site_facts *facts, struct doctor_line *line);
/* Returns whether the server that runs is of this program. */
void judge_version(const struct site_facts *facts, struct doctor_line *line);

#endif
