-- Compatible from: 038.
-- As 045_own_puzzle.sql of the file.
CREATE TABLE own_puzzle (
    "user"       bigint NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    puzzle       text   NOT NULL CHECK (length(puzzle) = 16),
    match_number bigint NOT NULL REFERENCES match (number) ON DELETE CASCADE,
    version      bigint NOT NULL CHECK (version > 0),
    gain         bigint NOT NULL CHECK (gain > 0),
    text         text   NOT NULL,
    made_ms      bigint NOT NULL,
    misses       bigint NOT NULL CHECK (misses >= 0),
    due_ms       bigint NOT NULL,
    solved_ms    bigint,
    PRIMARY KEY ("user", puzzle)
);

CREATE INDEX own_puzzle_match ON own_puzzle (match_number);
