-- Compatible from: 038.
-- As 050_hook_forms.sql of the file.
ALTER TABLE address ADD COLUMN language text;
ALTER TABLE address ADD COLUMN template text;
