-- A few figures of each match that has ended, which questions about many matches read instead of its moves (v_figure in views.sql).

-- The matches that have theirs, as the views with this revision compute them.
CREATE TABLE figured (
    match_number INTEGER PRIMARY KEY REFERENCES match (number) ON DELETE CASCADE,
    revision     INTEGER NOT NULL
) STRICT;

CREATE TABLE figure (
    name         TEXT    NOT NULL,
    match_number INTEGER NOT NULL REFERENCES figured (match_number) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    part         INTEGER NOT NULL,
    word         TEXT    NOT NULL,
    n            INTEGER NOT NULL,
    a            REAL,
    b            REAL,
    c            REAL,
    d            REAL,
    PRIMARY KEY (name, match_number, seat, part, word)
) STRICT, WITHOUT ROWID;
CREATE INDEX figure_match ON figure (match_number);

-- A match that goes on, or is put back to an earlier move, has none until it ends again.
CREATE TRIGGER figures_void AFTER UPDATE OF status ON match WHEN old.status <> new.status
BEGIN
    DELETE FROM figured WHERE match_number = new.number;
END;
