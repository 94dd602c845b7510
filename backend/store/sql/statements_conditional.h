/* The texts of the statements about conditional moves (conditional.h), for the list of all:
 * statements.c. */
#ifndef STORE_SQL_STATEMENTS_CONDITIONAL_H
#define STORE_SQL_STATEMENTS_CONDITIONAL_H

/* Returns 1 if the user has a seat in the match, and it is running. */
#define STATEMENT_TEXT_CONDITIONAL_MAY                                                             \
    "SELECT 1 FROM match JOIN seat ON match_number = number "                                      \
    "AND seat.user = ?2 JOIN user ON user.id = ?2 AND deleted_ms IS NULL "                         \
    "WHERE match.id = ?1 AND status = 'running'"
/* These two save conditional moves whose edit is ?3. */
#define STATEMENT_TEXT_CONDITIONAL_INSERT                                                          \
    "INSERT INTO orders (match_number, user, edit, text, fired, dropped, why, version, at_ms) "    \
    "SELECT number, ?2, ?3 + 1, ?4, ?5, ?6, ?7, ?8, ?9 FROM match WHERE id = ?1 "                  \
    "ON CONFLICT (match_number, user) DO NOTHING"
#define STATEMENT_TEXT_CONDITIONAL_UPDATE                                                          \
    "UPDATE orders SET edit = edit + 1, text = ?4, fired = ?5, dropped = ?6, why = ?7, "           \
    "version = ?8, at_ms = ?9 WHERE match_number = (SELECT number FROM match WHERE id = ?1) "      \
    "AND user = ?2 AND edit = ?3"
#define STATEMENT_TEXT_CONDITIONAL_HELD "SELECT count(*) FROM orders WHERE user = ?1 AND text <> ''"
#define STATEMENT_TEXT_CONDITIONAL_END                                                             \
    "DELETE FROM orders WHERE match_number = ?1 AND NOT (?2 <> 0 AND EXISTS (SELECT 1 FROM seat "  \
    "WHERE seat.match_number = ?1 AND seat.user = orders.user))"
/* The conditional moves of user ?2, or of all seated players. */
#define STATEMENT_TEXT_CONDITIONAL_READ                                                            \
    "SELECT ?1, orders.user, edit, text, fired, dropped, why, version, at_ms FROM orders "         \
    "JOIN seat ON seat.match_number = orders.match_number AND seat.user = orders.user "            \
    "WHERE orders.match_number = (SELECT number FROM match WHERE id = ?1) "                        \
    "AND (?2 = 0 OR orders.user = ?2)"

#endif
