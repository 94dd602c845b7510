/* Parameters and columns of PostgreSQL statements. A session belongs to one thread at a time. */
#ifndef STORE_POSTGRES_PG_VALUES_H
#define STORE_POSTGRES_PG_VALUES_H

#include "store/postgres/pg.h"

/* Returns the number of parameters that have a value. */
int pg_parameters(const struct sql_session_stmt *statement);

/* Each binds a parameter, from 1 on; texts and bytes are borrowed. */
void pg_bind_int(struct sql_session_stmt *statement, int index, int64_t value);
void pg_bind_real(struct sql_session_stmt *statement, int index, double value);
void pg_bind_text(struct sql_session_stmt *statement, int index, const char *text);
void pg_bind_blob(struct sql_session_stmt *statement, int index, const unsigned char *bytes,
                  size_t size);
/* Binds the bytes of a value in the binary form of the PostgreSQL type with the number `type`. */
void pg_bind_binary(struct sql_session_stmt *statement, int index, unsigned type, const char *bytes,
                    size_t size);
/* Binds NULL, with the parameter's previous type, if it had one. */
void pg_bind_null(struct sql_session_stmt *statement, int index);

/* Each reads a column of the row; NULL for NULL. Texts are valid until the next row. */
const char *pg_column_text(const struct sql_session_stmt *row, int column);
int64_t pg_column_number(const struct sql_session_stmt *row, int column);
double pg_column_real(const struct sql_session_stmt *row, int column);
/* Copies a column of exactly `size` bytes. */
MUST_USE bool pg_column_blob(const struct sql_session_stmt *row, int column, unsigned char *bytes,
                             size_t size);

#endif
