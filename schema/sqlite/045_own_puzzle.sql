-- Costly decisions of a user that come back as puzzles until they are solved. `text` is a set with one puzzle (puzzles.md); it has the key of the match's dice.
CREATE TABLE own_puzzle (
    user         INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    puzzle       TEXT    NOT NULL CHECK (length(puzzle) = 16),
    match_number INTEGER NOT NULL REFERENCES match (number) ON DELETE CASCADE,
    version      INTEGER NOT NULL CHECK (version > 0),
    gain         INTEGER NOT NULL CHECK (gain > 0),
    text         TEXT    NOT NULL,
    made_ms      INTEGER NOT NULL,
    misses       INTEGER NOT NULL CHECK (misses >= 0),
    due_ms       INTEGER NOT NULL,
    solved_ms    INTEGER,
    PRIMARY KEY (user, puzzle)
) STRICT, WITHOUT ROWID;

CREATE INDEX own_puzzle_match ON own_puzzle (match_number);
