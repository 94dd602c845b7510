-- A user's answers to puzzles. The day is that of a puzzle of the day (days since 1970, UTC); 0: any other puzzle.
CREATE TABLE puzzle_answer (
    user   INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    game   TEXT    NOT NULL,
    day    INTEGER NOT NULL CHECK (day >= 0),
    puzzle TEXT    NOT NULL CHECK (length(puzzle) = 16),
    solved INTEGER NOT NULL CHECK (solved IN (0, 1)),
    at_ms  INTEGER NOT NULL,
    PRIMARY KEY (user, game, day, puzzle)
) STRICT, WITHOUT ROWID;
