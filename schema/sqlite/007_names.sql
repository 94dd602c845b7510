-- Names are the same, and look the same, by Unicode (backend/store/name.h). Of accounts that are older than this and have one
-- key now both stay; the writer lets no other in beside them, so that the index need not be unique.
ALTER TABLE user ADD COLUMN name_skeleton TEXT NOT NULL DEFAULT '';
DROP INDEX user_account;
UPDATE user SET name_key = name_key(name), name_skeleton = name_skeleton(name);
CREATE INDEX user_account ON user (name_key) WHERE guest = 0 AND deleted_ms IS NULL;
CREATE INDEX user_skeleton ON user (name_skeleton) WHERE guest = 0 AND deleted_ms IS NULL;
