-- Compatible from: 038.
-- As 042_seek.sql of the file.
CREATE TABLE seek (
    "user"    bigint NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    game      text   NOT NULL,
    pace      text   NOT NULL,
    seats     bigint NOT NULL CHECK (seats > 0),
    since_ms  bigint NOT NULL,
    until_ms  bigint NOT NULL,
    match     text,
    paired_ms bigint CHECK ((paired_ms IS NULL) = (match IS NULL)),
    players   bigint CHECK ((players IS NULL) = (match IS NULL)),
    PRIMARY KEY ("user", game, pace, since_ms)
);

CREATE UNIQUE INDEX seek_waiting ON seek ("user", game, pace) WHERE match IS NULL;
CREATE INDEX seek_paired ON seek (paired_ms) WHERE match IS NOT NULL;
