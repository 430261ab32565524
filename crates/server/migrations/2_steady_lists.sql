-- A step writes its table's row and no index: lists go by what does not change while a game is played,
-- and only a table at which something is due is kept by its time.

DROP INDEX tables_due;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

DROP INDEX tables_listed;
CREATE INDEX tables_listed ON tables (state, listed, created);
