-- The ids of deleted fights: a fight that is created again by the same key gets another id, because tokens follow from the id.
CREATE TABLE deleted_fight (id text PRIMARY KEY);
