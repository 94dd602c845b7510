-- What a person's browser has added to the dice of a match before it began: 32 random bytes, part of the key. NULL: nothing
-- (a bot, an older match, a browser that gave none).
ALTER TABLE seat ADD COLUMN nonce BLOB CHECK (nonce IS NULL OR length(nonce) = 32);
