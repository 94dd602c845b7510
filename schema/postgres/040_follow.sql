-- Compatible from: 038.
-- As 040_follow.sql of the file.
CREATE TABLE follow (
    "user" bigint NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    other  bigint NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    at_ms  bigint NOT NULL,
    PRIMARY KEY ("user", other)
);

CREATE INDEX follow_other ON follow (other);
