-- A fight with rematches may be deleted: its rematches stay.
ALTER TABLE fight DROP CONSTRAINT fight_rematch_of;
ALTER TABLE fight ADD CONSTRAINT fight_rematch_of FOREIGN KEY (rematch_of) REFERENCES fight (id) ON DELETE SET NULL;
