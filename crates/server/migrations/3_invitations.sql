-- Invitations follow from the seed of a table, and are kept no more: only which one is worth something.
-- `invite` is the hash of one that was given out before, and is still good until there is another.

ALTER TABLE seats ADD COLUMN invite_number BIGINT NOT NULL DEFAULT 0;
