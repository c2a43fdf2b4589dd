-- The ids of deleted fights, which are not used again because tokens are derived from the id.
CREATE TABLE deleted_fight (id text PRIMARY KEY);
