-- Public matches by their end, for the history over HTTP.
CREATE INDEX match_ended ON match (ended_ms, id) WHERE listed = 1 AND ended_ms IS NOT NULL;
