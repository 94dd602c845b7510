#include "world/keeps.h"

const struct keep keeps[KEEPS] = {
    [KEEP_MOVE] = {"move", "SELECT count(*) FROM move WHERE match_number = ?1 AND user = ?2 "
                           "AND request = ?3"},
    [KEEP_CHAT] = {"line", "SELECT count(*) FROM chat WHERE match_number = ?1 AND user = ?2 "
                           "AND request = ?3"},
    [KEEP_CONDITIONAL] = {"conditional moves",
                          "SELECT count(*) FROM orders WHERE match_number = ?1 "
                          "AND user = ?2 AND edit >= CAST(?3 AS INTEGER)"},
    [KEEP_HOOK] = {"hook", "SELECT count(*) FROM address WHERE ?1 = 0 AND user = ?2 "
                           "AND channel = 'hook' AND target = ?3"},
    [KEEP_BLOCK] = {"block", "SELECT count(*) FROM relation WHERE ?1 = 0 AND user = ?2 "
                             "AND other = CAST(?3 AS INTEGER) AND kind = 'block'"},
    [KEEP_VACATION] = {"vacation", "SELECT count(*) FROM vacation WHERE ?1 = 0 AND user = ?2 "
                                   "AND first_day = ?3"},
    [KEEP_QUIET] = {"quiet hours",
                    "SELECT ((from_minute / 60) || '-' || (to_minute / 60)) = ?3 FROM quiet_hours "
                    "WHERE ?1 = 0 AND user = ?2 ORDER BY since_ms DESC LIMIT 1"},
};
