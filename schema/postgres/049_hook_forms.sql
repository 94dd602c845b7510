-- Compatible from: 038.
-- As 049_hook_forms.sql of the file.
ALTER TABLE address ADD COLUMN language text;
ALTER TABLE address ADD COLUMN template text;
