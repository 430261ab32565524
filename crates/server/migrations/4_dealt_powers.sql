-- Where whoever sits here sat before the Powers were dealt, so that the record of the game can tell.

ALTER TABLE seats ADD COLUMN dealt_from TEXT;
