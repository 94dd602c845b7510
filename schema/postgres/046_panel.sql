-- Compatible from: 038.
-- As 046_panel.sql of the file.
CREATE TABLE panel (
    id       text   NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 48),
    place    bigint CHECK (place > 0),
    shared   bigint NOT NULL CHECK (shared IN (0, 1)),
    title    text   NOT NULL,
    query    text   NOT NULL,
    question text   NOT NULL,
    sql      text   NOT NULL,
    params   text   NOT NULL,
    chart    text   NOT NULL,
    at_ms    bigint NOT NULL
);
