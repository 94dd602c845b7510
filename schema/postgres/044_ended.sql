-- Compatible from: 038.
-- As 044_ended.sql of the file.
CREATE INDEX match_ended ON match (ended_ms, id) WHERE listed = 1 AND ended_ms IS NOT NULL;
