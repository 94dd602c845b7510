#include "world/auditor.h"
void audit_begin(const char *path){(void)path;} void audit_end(void){}
void audit_user(int64_t user, unsigned browser, bool admin){(void)user;(void)browser;(void)admin;}
void audit_gone(int64_t user){(void)user;}
void audit_key(int64_t user, const char *match){(void)user;(void)match;}
void audit_closing(const char *match){(void)match;}
void audit_address(int64_t user){(void)user;}
void audit_acked(int64_t user, const char *match, const char *request){(void)user;(void)match;(void)request;}
void audit_refused(int64_t user, const char *match, const char *move, const char *error){(void)user;(void)match;(void)move;(void)error;}
void audit_shown(unsigned browser, bool live, const char *about, const char *text, size_t size){(void)browser;(void)live;(void)about;(void)text;(void)size;}
void audit_sent(int64_t user, const char *event, const char *match, uint32_t version){(void)user;(void)event;(void)match;(void)version;}
void audit_down(bool killed){(void)killed;} void audit_up(void){}
void audit_step(int64_t unix_ms, uint64_t act){(void)unix_ms;(void)act;}
size_t audit_findings(const struct finding **findings){*findings=0;return 0;}
