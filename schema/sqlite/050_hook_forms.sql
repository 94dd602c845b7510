-- Webhooks in the form of a chat service, or of a template. NULL: the language of the account; the form has no template.
ALTER TABLE address ADD COLUMN language TEXT;
ALTER TABLE address ADD COLUMN template TEXT;
