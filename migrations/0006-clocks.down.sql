DROP TABLE outage;
DROP TABLE pulse;
ALTER TABLE fight DROP COLUMN outage_seen, DROP COLUMN due, DROP COLUMN clocks, DROP COLUMN clock;
