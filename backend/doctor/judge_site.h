/* Findings about the base URL, its certificate, proxies, live connections and the version. Pure.
 * Any thread. */
#ifndef DOCTOR_JUDGE_SITE_H
#define DOCTOR_JUDGE_SITE_H

#include "doctor/judge.h"

/* Judges whether the base URL leads to this server. */
void judge_site(const struct site_facts *facts, struct doctor_line *line);

/* Judges the certificate of the base URL. */
void judge_certificate(const struct site_facts *facts, struct doctor_line *line);
/* Judges whether proxies report the client's address, and are trusted. */
void judge_proxies(const struct site_facts *facts, struct doctor_line *line);
/* Judges whether live connections work through the proxies. */
void judge_websocket(const struct site_facts *facts, struct doctor_line *line);
/* Judges whether the running server has the version of this program. */
void judge_version(const struct site_facts *facts, struct doctor_line *line);

#endif
