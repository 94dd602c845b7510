-- Compatible from: 034.
-- As 035_bookmark.sql of the file.
CREATE TABLE bookmark (
    "user"       bigint NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
    match_number bigint NOT NULL REFERENCES match (number) ON DELETE CASCADE,
    version      bigint NOT NULL CHECK (version >= 0),
    note         text   NOT NULL CHECK (length(note) <= 80),
    made_ms      bigint NOT NULL,
    PRIMARY KEY ("user", match_number, version)
);

CREATE INDEX bookmark_match ON bookmark (match_number);
