-- Compatible from: 038.
-- As 054_hosted_hook.sql of the file.
ALTER TABLE address ADD COLUMN hosted bigint NOT NULL DEFAULT 0;
ALTER TABLE public_event ADD COLUMN filled bigint NOT NULL DEFAULT 0;
