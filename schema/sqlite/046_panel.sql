-- Panels of the dashboard: named or saved queries with their parameters, and answers that everybody may read. `sql` is empty for a query of the program.
CREATE TABLE panel (
    id       TEXT    NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 48),
    place    INTEGER CHECK (place > 0),
    shared   INTEGER NOT NULL CHECK (shared IN (0, 1)),
    title    TEXT    NOT NULL,
    query    TEXT    NOT NULL,
    question TEXT    NOT NULL,
    sql      TEXT    NOT NULL,
    params   TEXT    NOT NULL,
    chart    TEXT    NOT NULL,
    at_ms    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
