-- Compatible from: 038.
-- As 041_puzzle.sql of the file.
CREATE TABLE puzzle_answer (
    "user" bigint NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    game   text   NOT NULL,
    day    bigint NOT NULL CHECK (day >= 0),
    puzzle text   NOT NULL CHECK (length(puzzle) = 16),
    solved bigint NOT NULL CHECK (solved IN (0, 1)),
    at_ms  bigint NOT NULL,
    PRIMARY KEY ("user", game, day, puzzle)
);
